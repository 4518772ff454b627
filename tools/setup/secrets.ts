import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** 32 bytes in hex each; what they are for says server/platform/config/config.ts. */
const NAMES = ['SEED_KEY', 'PEPPER', 'KEY_SECRET']

/**
 * The secrets the server is started with: the environment's, and outside production, for those it
 * lacks, this machine's own.
 *
 * They are drawn once and kept in `folder`, since what they seal has to open again tomorrow. In
 * production nothing is drawn: the server says which one is missing and does not start.
 */
export function secretsIn(folder: string, env: NodeJS.ProcessEnv): Record<string, string> {
  if (env.NODE_ENV === 'production') return {}
  const file = join(folder, 'secrets.json')
  const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const missing = NAMES.filter((name) => !kept[name])
  if (missing.length > 0) {
    for (const name of missing) kept[name] = randomBytes(32).toString('hex')
    mkdirSync(folder, { recursive: true })
    // Written whole or not at all, and never readable for others.
    writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.${process.pid}`, file)
  }
  return Object.fromEntries(NAMES.map((name) => [name, env[name] || (kept[name] ?? '')]))
}
