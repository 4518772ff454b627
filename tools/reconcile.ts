import { join } from 'node:path'
import pg from 'pg'
import { reconcile } from '@senluna/ledger/index.ts'
import { CHECK_NAMES } from '@senluna/ledger/reconcile.ts'
import { queryOn } from '@senluna/server/platform/database/query.ts'
// It reads 64-bit integers as whole numbers.
import '@senluna/server/platform/database/db.ts'
import { serverOf } from './postgres/cluster.ts'
import { startPostgres } from './postgres/index.ts'
import { giveUp, Problem } from './problem.ts'
import { DATA } from './root.ts'

// `npm run reconcile`: checks every invariant of the ledger at DATABASE_URL, or of what `npm start` keeps in this
// checkout. Prints the first break of each check; ends with 1 when there is one.

try {
  const { url, done } = await database()
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new Problem(`PostgreSQL does not answer: ${reason}\nCheck DATABASE_URL and that the server runs.`)
  })
  const began = performance.now()
  await client.query('begin isolation level repeatable read read only')
  const breaks = await reconcile(queryOn(client))
  await client.end()
  await done()
  for (const { check, detail } of breaks) console.log(`BROKEN  ${check}\n        ${detail}`)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`${CHECK_NAMES.length - breaks.length} of ${CHECK_NAMES.length} checks hold (${seconds} s).`)
  process.exit(breaks.length === 0 ? 0 : 1)
} catch (error) {
  giveUp(error)
}

async function database(): Promise<{ url: string; done: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, done: async () => {} }
  const data = join(DATA, 'postgres-18')
  if (serverOf(data)?.ready) {
    const url = await runningUrl(data)
    if (url) return { url, done: async () => {} }
  }
  const { existsSync } = await import('node:fs')
  if (!existsSync(join(data, 'PG_VERSION')))
    throw new Problem('There is no ledger yet: run npm start first, or set DATABASE_URL.')
  const postgres = await startPostgres({ data, durable: true })
  return { url: postgres.url('senluna'), done: () => postgres.stop() }
}

/** The address of the server that runs on this data, from its own pid file. */
async function runningUrl(data: string): Promise<string | undefined> {
  const { readFileSync } = await import('node:fs')
  const [, , , port, folder] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  if (!port) return undefined
  return folder
    ? `postgres://app@localhost/senluna?host=${folder.trim()}&port=${port.trim()}`
    : `postgres://app@127.0.0.1:${port.trim()}/senluna`
}
