import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { DB } from '../../migrations/tables.gen.ts'
import { statementSpan, textOf } from '../tracing/statement-span.ts'
import { timed } from '../tracing/tracing.ts'
import { longer, waitAfter } from './longer.ts'
import { refuseSecondConnection } from './one-connection.ts'

// A 64-bit integer is money or a version: it never becomes a float.
pg.types.setTypeParser(20, (text: string) => BigInt(text))

/**
 * The tables that queries are built over; all others stand in SQL. Of hundreds of tables the
 * compiler would have to hold every column's name in one type.
 */
export type BuiltTables = Pick<
  DB,
  'catalog.game' | 'catalog.vendor' | 'lottery.game' | 'lottery.saved_set' | 'lottery.terms'
>

export type Db = Kysely<BuiltTables>
export type Tx = Transaction<BuiltTables>

/**
 * Gives each later statement of a transaction so many minutes, up to its end: for jobs that go over
 * a brand's whole day. The connection waits as long for its answer.
 */
export const allowMinutes = (tx: Tx, minutes: number) => sql.raw(longer(minutes)).execute(tx)

/** One pool of connections and the typed queries over it. */
export interface Database {
  pool: pg.Pool
  db: Db
  close(): Promise<void>
}

/**
 * The role that server processes act as: it may call the money functions, never touch money tables.
 */
export const APP_ROLE = 'senluna_app'

/**
 * The role that makes the lottery's draws: it knows draws and seeds, and nothing of tickets,
 * members or money.
 */
export const DRAW_ROLE = 'senluna_draw'

const ROLES = { app: APP_ROLE, draw: DRAW_ROLE } as const

const STATEMENT_MS = 15_000
/** Of each sort and each table of a sum, of pools that only read. */
const READING_MEMORY = '64MB'
/**
 * So much longer than the database's own limit: only one that doesn't answer at all is given up on.
 */
const NO_WORD_MS = 2_000

/**
 * Opens a pool. `as: 'app'` and `'draw'` give up the owner's rights on every connection.
 *
 * A broken connection is logged and replaced, idle or at work; without those listeners the process
 * would die with the database. A statement ends after `statementMs`; when the database itself says
 * nothing, the connection is given up two seconds later, since a later word would come at the wrong
 * time.
 */
export function openDatabase(
  url: string,
  options: {
    max: number
    log: Log
    as: 'app' | 'draw' | 'owner'
    name: string
    statementMs?: number
    /** Refuses every change, and gives a statement the memory that sums over many rows need. */
    readOnly?: boolean
    /** In production a second connection inside a transaction is waited for, not refused. */
    production?: boolean
  },
): Database {
  const statementMs = options.statementMs ?? STATEMENT_MS
  const settings = [`-c statement_timeout=${statementMs}`, '-c lock_timeout=5000', '-c jit=off']
  if (options.readOnly) settings.push('-c default_transaction_read_only=on', `-c work_mem=${READING_MEMORY}`)
  if (options.as !== 'owner') settings.push(`-c role=${ROLES[options.as]}`)
  const waitMs = statementMs + NO_WORD_MS
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 5_000,
    query_timeout: waitMs,
    application_name: options.name,
    options: settings.join(' '),
    keepAlive: true,
  })
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'database connection lost'))
  // The pool listens to idle connections only; the query of one at work is rejected besides.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.debug({ error: error.message }, 'database connection broke'))
    giveUpWithoutWord(client, waitMs)
  })
  const db = new Kysely<BuiltTables>({ dialect: new PostgresDialect({ pool }) })
  if (!options.production) refuseSecondConnection(pool, db)
  return { pool, db, close: () => db.destroy() }
}

/**
 * The driver reports a statement without an answer and would send the next one after it, to wait as
 * long. Each statement is timed, where spans are sent to a collector.
 */
function giveUpWithoutWord(client: pg.PoolClient, usualMs: number): void {
  const { query } = client
  // The driver reads it for each statement.
  const parameters = Reflect.get(client, 'connectionParameters') as { query_timeout: number }
  Reflect.set(client, 'query', (...given: unknown[]): unknown => {
    parameters.query_timeout = waitAfter(textOf(given[0]), usualMs) ?? parameters.query_timeout
    const answer = timed(
      () => statementSpan(given[0]),
      (): unknown => Reflect.apply(query, client, given),
    )
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'Query read timeout') return
        const connection: unknown = Reflect.get(client, 'connection')
        if (connection instanceof pg.Connection)
          connection.stream.destroy(new Error('Connection terminated: no word from the database'))
      })
    return answer
  })
}
