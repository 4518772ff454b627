import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, test } from 'vitest'
import { openDatabase, type Database, type Db, type Tx } from '../platform/database/db.ts'
import { mayStep, type StepTable } from '../platform/steps.ts'
import { createTestDatabase } from './database.ts'

/** An entity with states, as its tests step it. */
export interface Stepped<State extends string, Row> {
  table: StepTable<State>
  /** The column that names it. */
  key: string
  /** Writes one that stands in a state, under a fresh name: a UUID. */
  put(db: Db, state: State, name: string): Promise<unknown>
  /** Reads it as its module does, without holding it. */
  read(db: Db, name: string): Promise<Row>
  step(tx: Tx, row: Row, to: State): Promise<unknown>
  /** What it is stored under, where that is no UUID. */
  nameOf?(uuid: string): string
}

/** A database for tests of steps, opened as the server opens it. */
export function openForSteps(): () => Db {
  let database: Database
  beforeAll(async () => {
    const log = pino({ level: 'silent' })
    database = openDatabase(await createTestDatabase(), { max: 4, log, as: 'app', name: 'steps' })
  })
  afterAll(() => database.close())
  return () => database.db
}

/**
 * Tests that hold for every entity with states: it takes the steps of its table and no others, a
 * refused step changes nothing, and of two at once one is taken.
 */
export function testSteps<State extends string, Row>(db: () => Db, entity: Stepped<State, Row>): void {
  const { table } = entity
  const stored = async (name: string): Promise<{ state: State }> => {
    const { rows } = await sql<{ state: State }>`select * from ${sql.raw(table.storedIn)}
      where ${sql.raw(entity.key)} = ${name}`.execute(db())
    return rows[0]!
  }
  const put = async (state: State): Promise<string> => {
    const uuid = randomUUID()
    await entity.put(db(), state, entity.nameOf?.(uuid) ?? uuid)
    return entity.nameOf?.(uuid) ?? uuid
  }
  const take = (row: Row, to: State) =>
    db()
      .transaction()
      .execute((tx) => entity.step(tx, row, to))

  for (const from of table.states)
    test(`${table.entity}: from ${from} exactly the steps of its table`, async () => {
      for (const to of table.states) {
        const name = await put(from)
        const before = await stored(name)
        const row = await entity.read(db(), name)
        if (mayStep(table, from, to)) {
          await take(row, to)
          assert.equal((await stored(name)).state, to, `${from} to ${to}`)
        } else {
          await assert.rejects(take(row, to), /does not go from/, `${from} to ${to}`)
          assert.deepEqual(await stored(name), before, `${from} to ${to} is refused and changes nothing`)
        }
      }
    })

  test(`${table.entity}: of two steps at once one is taken`, async () => {
    for (const { from, to } of table.steps)
      for (const state of from.filter((begin) => begin !== to)) {
        const name = await put(state)
        const row = await entity.read(db(), name)
        const both = await Promise.allSettled([take(row, to), take(row, to)])
        const lost = both.filter((result) => result.status === 'rejected')
        assert.equal(lost.length, 1, `${state} to ${to}`)
        assert.match(String(lost[0]!.reason), /stepped by somebody else/)
        assert.equal((await stored(name)).state, to)
      }
  })
}
