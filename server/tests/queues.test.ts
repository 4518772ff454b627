import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House } from '../modules/rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../modules/staff/testing/desk.ts'
import type { OutboxRow } from '../platform/live/outbox-store.ts'
import { handled } from '../testing/relayed.ts'

let house: House
let maker: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  maker = await newPerson(house, ['ADMINISTRATOR'])
})
afterAll(() => house.close())

const db = () => house.parts.database.db

/**
 * What the outbox holds of queues since it was asked last, and what becomes of it on the way to the
 * desks.
 */
async function published() {
  const { rows } = await sql<OutboxRow>`delete from platform.outbox where topic = 'queueChanged' returning *`.execute(
    db(),
  )
  const said = await db()
    .transaction()
    .execute((tx) => handled(house.parts, tx, rows))
  return { events: rows.length, said }
}

test('a queue that changed is told to the desks of its brand, once for whatever happened meanwhile', async () => {
  await published()
  const asked = await askDesk<{ approvalId: string }>(house, maker, 'POST', '/bo/v1/brand/switches', {
    value: { FREEPLAY: false },
  })
  const first = await published()
  assert.deepEqual(
    first.said.map(({ topic, audience, right, among, merchantCode, data }) => ({
      topic,
      audience,
      right,
      among,
      merchantCode,
      data,
    })),
    [
      {
        topic: 'queue',
        audience: 'staff',
        right: 'approvals.view',
        among: { people: [maker.id], rights: ['brand.view', 'brand.approve'] },
        merchantCode: 'senluna',
        data: { queue: 'approvals' },
      },
    ],
  )
  const age = house.parts.clock.now() - Date.parse(first.said[0]!.at)
  assert.ok(age >= 0 && age < 60_000, 'at the moment of the request')

  await askDesk(house, maker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/withdraw`, {})
  const at = new Date(house.parts.clock.now())
  const ticket = (no: string, merchant: string) =>
    sql`insert into feedback.ticket (id, merchant_id, ticket_no, category, language, state,
      created_at, changed_at)
    values (gen_random_uuid(), ${merchant}, ${no}, 'GAME', 'VI', 'OPEN', ${at}, ${at})`.execute(db())
  await ticket('QVEVE00001', 'senluna')
  await ticket('QVEVE00002', 'senluna')
  await ticket('QVEVE00003', 'refbrand1')
  await sql`update feedback.ticket set language = 'EN' where ticket_no = 'QVEVE00001'`.execute(db())
  const next = await published()
  assert.equal(next.events, 4, 'what changes nothing of the queue is no news')
  assert.deepEqual(
    next.said.map(({ merchantCode, data }) => [merchantCode, (data as { queue: string }).queue]),
    [
      ['senluna', 'approvals'],
      ['senluna', 'tickets'],
      ['refbrand1', 'tickets'],
    ],
  )
})

test('every queue tells of itself: the tables have what says so', async () => {
  const { rows } = await sql<{ on: string; queue: string }>`select c.relname as on, encode(t.tgargs, 'escape') as queue
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'platform.notify_queue()'::regprocedure order by 1, 2`.execute(db())
  const queues = new Set(rows.map(({ queue }) => queue.split('\\000')[0]))
  assert.deepEqual(queues, new Set(['approvals', 'deposits', 'kyc', 'tickets', 'withdrawals']))
})
