import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { DB } from '../../migrations/tables.gen.ts'

// A 64-bit integer is money or a version: it never becomes a float.
pg.types.setTypeParser(20, (text: string) => BigInt(text))

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/** One pool of connections and the typed queries over it. */
export interface Database {
  pool: pg.Pool
  db: Db
  close(): Promise<void>
}

/** The role that server processes act as: it may call the money functions, never touch money tables. */
export const APP_ROLE = 'senluna_app'

/**
 * Opens a pool. `as: 'app'` gives up the owner's rights on every connection.
 *
 * A broken connection is logged and replaced, idle or at work; without those listeners the process
 * would die with the database.
 */
export function openDatabase(
  url: string,
  options: { max: number; log: Log; as: 'app' | 'owner'; name: string; statementMs?: number },
): Database {
  const settings = [`-c statement_timeout=${options.statementMs ?? 15_000}`, '-c lock_timeout=5000', '-c jit=off']
  if (options.as === 'app') settings.push(`-c role=${APP_ROLE}`)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 5_000,
    application_name: options.name,
    options: settings.join(' '),
    keepAlive: true,
  })
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'database connection lost'))
  // The pool listens to idle connections only; the query of one at work is rejected besides.
  pool.on('connect', (client) =>
    client.on('error', (error) => options.log.debug({ error: error.message }, 'database connection broke')),
  )
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => db.destroy() }
}
