import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Refusal } from '@senluna/contract/refusals.ts'
import { instant } from '@senluna/kit/time.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase, type Database } from '../database/db.ts'
import { runOnce } from './once-store.ts'

const NOW = instant(Date.UTC(2026, 10, 23))
let database: Database

beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), {
    max: 4,
    log: pino({ level: 'silent' }),
    as: 'app',
    name: 'test',
  })
})
afterAll(() => database.close())

const newCall = () => ({ owner: randomUUID(), key: randomUUID(), call: 'POST /order', body: { amount: '5' }, now: NOW })
const spent = async () => {
  throw new Refusal('PIN_WRONG')
}

test('what is prepared reaches the action, and a repeat prepares nothing', async () => {
  const call = newCall()
  const prepare = async () => 'proof'
  assert.deepEqual(await runOnce(database.db, call, async (_, proof) => ({ proof }), prepare), { proof: 'proof' })
  assert.deepEqual(await runOnce(database.db, call, () => assert.fail('again'), spent), { proof: 'proof' })
})

test('who is refused because the same call has gone through meanwhile gets its reply', async () => {
  const call = newCall()
  const late = async () => {
    await runOnce(database.db, call, async () => ({ no: '1' }))
    return spent()
  }
  assert.deepEqual(await runOnce(database.db, call, () => assert.fail('twice'), late), { no: '1' })
})

test('who is refused before anything was done is refused, also under a key of another body', async () => {
  const call = newCall()
  await assert.rejects(
    runOnce(database.db, call, () => assert.fail('done'), spent),
    { code: 'PIN_WRONG' },
  )
  await runOnce(database.db, call, async () => ({ no: '2' }))
  await assert.rejects(
    runOnce(database.db, { ...call, body: { amount: '6' } }, () => assert.fail('done'), spent),
    { code: 'SYS_KEY_REUSED' },
  )
})
