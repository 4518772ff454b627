import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * What running leaves behind and a next run wants again: database, secrets, built stamps. Ignored
 * by git.
 */
export const DATA = process.env.SENLUNA_DATA ?? join(ROOT, '.data')

/** What can be made again at any time. Ignored by git. */
export const CACHE = join(ROOT, '.cache')
