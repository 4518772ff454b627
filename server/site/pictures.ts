import { makeIconsAhead } from '../modules/catalog/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Parts } from '../parts.ts'

/** What of the process makes them. */
interface PictureParts extends Pick<Parts, 'icons'> {
  brands: Iterable<Pick<Brand, 'merchantCode'>>
  database: Pick<Parts['database'], 'db'>
  log: Pick<Parts['log'], 'warn'>
}

/** All of a short catalog; of a long one what its first pages show. */
const MOST = 200
const PAUSE_MS = 150

/**
 * Makes the first pictures of every brand, gently, beside everything else; answers how to stop it.
 * `pauseMs` is the rest after each.
 */
export function startPictures(parts: PictureParts, pauseMs = PAUSE_MS): () => Promise<void> {
  const leaving = new AbortController()
  const ahead = { most: MOST, pauseMs, signal: leaving.signal }
  const run = async (): Promise<void> => {
    for (const { merchantCode } of parts.brands)
      await makeIconsAhead(parts.database.db, merchantCode, parts.icons, ahead)
  }
  const running = run().catch((error: unknown) =>
    parts.log.warn({ error: String(error) }, 'pictures could not be made ahead; they are made when they are asked for'),
  )
  return async () => {
    leaving.abort()
    await running
  }
}
