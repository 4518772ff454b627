import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { refusalOf } from '../http/errors.ts'
import { allowMinutes, openDatabase, type Database, type Tx } from './db.ts'

// One connection and a short limit: whoever waits on it is everybody.
let database: Database
beforeAll(async () => {
  const url = await createTestDatabase()
  database = openDatabase(url, { max: 1, log: pino({ level: 'silent' }), as: 'app', name: 'test', statementMs: 300 })
})
afterAll(() => database.close())

const answers = async (): Promise<boolean> => (await sql`select 1`.execute(database.db)).rows.length === 1

/** What an action comes to, and after how long. */
async function outcome(run: () => Promise<unknown>): Promise<{ code: string; ms: number }> {
  const began = performance.now()
  const code = await run().then(
    () => 'ok',
    (error: unknown) => refusalOf(error).refusal.code,
  )
  return { code, ms: performance.now() - began }
}

test('the database ends a statement that takes too long, and the connection stays', async () => {
  const { code, ms } = await outcome(() => sql`select pg_sleep(5)`.execute(database.db))
  assert.equal(code, 'SYS_BUSY')
  assert.ok(ms < 4_000, `${ms} ms`)
  assert.equal(await answers(), true)
})

test('a transaction that is allowed longer is waited for, and the next one is as short as ever', async () => {
  const slow = (tx: Tx) => sql`select pg_sleep(2.6)`.execute(tx)
  const { code, ms } = await outcome(() =>
    database.db.transaction().execute(async (tx) => {
      await allowMinutes(tx, 1)
      await slow(tx)
    }),
  )
  assert.equal(code, 'ok')
  assert.ok(ms > 2_500, `${ms} ms`)
  assert.equal((await outcome(() => database.db.transaction().execute(slow))).code, 'SYS_BUSY')
})

for (const [how, run] of [
  ['a statement', () => sql`select 2`.execute(database.db)],
  ['a transaction', () => database.db.transaction().execute((tx) => sql`select 2`.execute(tx))],
  ['a bare query', () => database.pool.query('select 2')],
] as const) {
  test(`${how} on a connection whose database stands still is given up, and others are answered`, async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
    const { pid } = rows[0]!
    process.kill(pid, 'SIGSTOP')
    try {
      const { code, ms } = await outcome(run)
      assert.equal(code, 'SYS_BUSY')
      assert.ok(ms > 2_000 && ms < 10_000, `${ms} ms`)
      assert.equal((await outcome(answers)).code, 'ok')
    } finally {
      process.kill(pid, 'SIGCONT')
    }
  })
}
