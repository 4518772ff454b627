import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase, type Database } from './db.ts'
import { withClient } from './one-connection.ts'

const log = pino({ level: 'silent' })
let url: string
let database: Database

beforeAll(async () => {
  url = await createTestDatabase()
  database = openDatabase(url, { max: 2, log, as: 'app', name: 'test' })
})
afterAll(() => database.close())

const ONE = sql<{ one: number }>`select 1 as one`

test('a transaction that asks its own pool for a second connection is refused and undone', async () => {
  const { db, pool } = database
  await assert.rejects(
    db.transaction().execute(() => ONE.execute(db)),
    /a second connection/,
  )
  await assert.rejects(
    db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(() => pool.query('select 1')),
    /a second connection/,
  )
  assert.equal(pool.idleCount, pool.totalCount)
})

test('its own connection, another pool, and the pool after it has ended are there for it', async () => {
  const { db } = database
  const other = openDatabase(url, { max: 1, log, as: 'app', name: 'other' })
  let later: Promise<unknown> | undefined
  await db.transaction().execute(async (tx) => {
    await ONE.execute(tx)
    await ONE.execute(other.db)
    later = new Promise((resolve) => setTimeout(() => resolve(ONE.execute(db)), 50))
  })
  await later
  await other.close()
})

test('a transaction on the driver’s own client is watched too, and undone when its work fails', async () => {
  const { db, pool } = database
  await assert.rejects(
    withClient(pool, () => ONE.execute(db)),
    /a second connection/,
  )
  await assert.rejects(
    withClient(pool, async (client) => {
      await client.query('create temp table undone (n int)')
      throw new Error('no')
    }),
    /^Error: no$/,
  )
  const found = await withClient(pool, (client) => client.query(`select to_regclass('pg_temp.undone') as name`))
  assert.deepEqual(found.rows, [{ name: null }])
  assert.equal(pool.idleCount, pool.totalCount)
  await ONE.execute(db)
})

test('no transaction is opened where nobody watches it', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const files = ['server', 'ledger'].flatMap((folder) =>
    globSync(`${folder}/**/*.ts`, {
      cwd: root,
      exclude: (name) => /(?:^|\/)(?:node_modules|dist|testing)$|\.test\.ts$/.test(String(name)),
    }),
  )
  assert.ok(files.length > 800, `${files.length} files`)
  const begins = files.sort().filter((file) => /query\(\s*['"`]begin\b/i.test(readFileSync(`${root}${file}`, 'utf8')))
  // The first two hold the one connection of a command that brings the database up to date.
  assert.deepEqual(
    begins.map((file) => file.replace('server/platform/database/', '')),
    ['functions.ts', 'migrate.ts', 'one-connection.ts'],
  )
})

test('in production it is waited for', async () => {
  const { db, close } = openDatabase(url, { max: 2, log, as: 'app', name: 'live', production: true })
  await db.transaction().execute(() => ONE.execute(db))
  await close()
})
