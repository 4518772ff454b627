import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverOf } from '../postgres/cluster.ts'
import { startPostgres } from '../postgres/index.ts'
import { Problem } from './problem.ts'
import { DATA } from './root.ts'

/**
 * The database at DATABASE_URL, or the one `npm start` keeps in this checkout, brought up when it
 * isn't running.
 */
export async function runningDatabase(): Promise<{ url: string; done: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, done: async () => {} }
  const data = join(DATA, 'postgres-18')
  if (serverOf(data)?.ready) {
    const url = await runningUrl(data)
    if (url) return { url, done: async () => {} }
  }
  if (!existsSync(join(data, 'PG_VERSION')))
    throw new Problem('There is no database yet: run npm start first, or set DATABASE_URL.')
  const postgres = await startPostgres({ data, durable: true })
  return { url: postgres.url('senluna'), done: () => postgres.stop() }
}

/** The address of the server that runs on this data, from its own pid file. */
async function runningUrl(data: string): Promise<string | undefined> {
  const [, , , port, folder] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  if (!port) return undefined
  return folder
    ? `postgres://app@localhost/senluna?host=${folder.trim()}&port=${port.trim()}`
    : `postgres://app@127.0.0.1:${port.trim()}/senluna`
}
