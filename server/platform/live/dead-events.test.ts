import assert from 'node:assert/strict'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import type { Event } from '@senluna/contract/events/read.ts'
import { openHouse, type House } from '../../modules/rounds/testing/house.ts'
import { deadEvents, reviveDead } from './dead-event-store.ts'
import { Relay } from './relay.ts'

const SOMEBODY = '018f0000-0000-7000-8000-00000000000a'
let house: House
let relay: Relay
const delivered: Event[] = []
beforeAll(async () => {
  house = await openHouse({}, false)
  await sql`delete from platform.outbox`.execute(db())
  const delivery = {
    handle: async (_: unknown, events: readonly Event[]) => {
      delivered.push(...events)
      return []
    },
  }
  relay = new Relay({ ...house.parts, db: db(), delivery })
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const write = (topic: string, payload: unknown, audience = SOMEBODY) =>
  sql`insert into platform.outbox (topic, audience, payload, trace_id, at)
    values (${topic}, ${audience}, ${JSON.stringify(payload)}::jsonb, 'trace', ${new Date(house.parts.clock.now())})`.execute(
    db(),
  )
async function passed() {
  delivered.length = 0
  assert.equal(await relay.pass(), 3)
  return delivered.map(({ topic, payload }) => [topic, payload])
}
const laidAside = async () =>
  (
    await sql<{ topic: string; problem: string; trace_id: string; payload: unknown }>`
      select topic, problem, trace_id, payload from platform.dead_event order by no`.execute(db())
  ).rows

test('a bad payload and an unknown topic are put aside, and stop nothing before or behind them', async () => {
  await write('depositReview', { orderNo: 'D1' })
  await write('depositReview', { orderNo: 2 })
  await write('depositReview', { orderNo: 'D3' })
  assert.deepEqual(await passed(), [
    ['depositReview', { orderNo: 'D1' }],
    ['depositReview', { orderNo: 'D3' }],
  ])
  await write('notYetKnown', { any: 'thing' }, 'anybody')
  await write('wagersSettled', { same: {}, each: { wagerId: ['x'] } }, '*')
  await write('playNoticed', {})
  assert.deepEqual(await passed(), [['playNoticed', {}]])
  assert.equal(await relay.pass(), 0, 'they are not tried again')
  assert.deepEqual(
    (await laidAside()).map(({ topic, trace_id, payload }) => [topic, trace_id, payload]),
    [
      ['depositReview', 'trace', { orderNo: 2 }],
      ['notYetKnown', 'trace', { any: 'thing' }],
      ['wagersSettled', 'trace', { same: {}, each: { wagerId: ['x'] } }],
    ],
  )
})

test('each is an error in the log, without what it says, and counted; the desk sees how many lie there', async () => {
  const lines = house.log.filter((line) => line.includes('could not be read'))
  assert.equal(lines.length, 3)
  assert.match(lines[0]!, /"level":(?:50|"error").*"problem":"payload: orderNo/)
  assert.doesNotMatch(lines.join(), /thing/)
  assert.match(await house.parts.metrics.figures(), /senluna_outbox_dead_events_total\S* 3/)
  assert.deepEqual(await deadEvents(db()), [
    { topic: 'depositReview', count: 1 },
    { topic: 'notYetKnown', count: 1 },
    { topic: 'wagersSettled', count: 1 },
  ])
})

test('what can be read after all goes back into the outbox, once', async () => {
  assert.equal(await reviveDead(db()), 0)
  const owner = new pg.Client({ connectionString: house.url })
  await owner.connect()
  await owner.query(
    `update platform.dead_event set topic = 'payoutQueued', payload = '{"no":"W1"}', audience = $1 where topic = 'notYetKnown'`,
    [SOMEBODY],
  )
  await owner.end()
  assert.deepEqual([await reviveDead(db()), await reviveDead(db())], [1, 0])
  delivered.length = 0
  await relay.pass()
  assert.deepEqual(
    delivered.map(({ topic, payload, traceId }) => [topic, payload, traceId]),
    [['payoutQueued', { no: 'W1' }, 'trace']],
  )
  assert.equal((await laidAside()).length, 2)
})
