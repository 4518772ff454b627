import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase, type Database } from './db.ts'

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

test('in production it is waited for', async () => {
  const { db, close } = openDatabase(url, { max: 2, log, as: 'app', name: 'live', production: true })
  await db.transaction().execute(() => ONE.execute(db))
  await close()
})
