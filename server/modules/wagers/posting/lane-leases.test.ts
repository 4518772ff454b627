import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { openDatabase, type Database } from '../../../platform/database/db.ts'
import { createLog } from '../../../platform/log.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { LaneLeases } from './lane-leases.ts'

const log = createLog('silent', 'test')
let url: string
let database: Database
beforeAll(async () => {
  url = await createTestDatabase()
  database = openDatabase(url, { max: 2, log, as: 'app', name: 'test' })
})
afterAll(() => database.close())

const leases = () => new LaneLeases(database.pool, log)

// First of all: the driver warns once a process.
test('the connection is asked one thing at a time', async () => {
  const warnings: string[] = []
  const hear = ({ message }: Error) => warnings.push(message)
  process.on('warning', hear)
  const own = leases()
  await Promise.all(['orders', 'settler', 'rewards'].map((purpose) => own.of(purpose, 2)))
  await own.close()
  await sleep(0)
  process.off('warning', hear)
  assert.deepEqual(warnings, [])
})

test('no lane is leased twice: not by two purposes, not by two processes', async () => {
  const [first, second] = [leases(), leases()]
  const taken = await Promise.all([first.of('orders', 3), first.of('settler', 2), second.of('orders', 3)])
  assert.equal(new Set(taken.flat()).size, 8)
  assert.deepEqual(await first.of('orders', 3), taken[0], 'a purpose keeps its lanes')
  await first.close()
  const third = leases()
  const again = await third.of('orders', 5)
  assert.ok(
    again.every((lane) => !taken[2].includes(lane)),
    'those that were let go are free again',
  )
  await Promise.all([second.close(), third.close()])
})

test('lanes are leased anew after the connection was lost', async () => {
  const own = leases()
  await own.of('orders', 2)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'senluna lanes' and datname = current_database()`,
  )
  await owner.end()
  await sleep(100)
  assert.equal((await own.of('orders', 2)).length, 2)
  await own.close()
})
