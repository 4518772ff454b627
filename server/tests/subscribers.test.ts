import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { EVENTS } from '@senluna/contract/events.ts'
import type { WagerMoved } from '@senluna/contract/events/wagers.ts'
import { deliveryOf, SUBSCRIBERS } from '../events.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../modules/rounds/testing/house.ts'
import type { Consumers } from '../platform/live/consumers.ts'
import { Relay } from '../platform/live/relay.ts'
import { emit } from '../platform/outbox.ts'
import { relayed } from '../testing/relayed.ts'

let house: House
let who: Somebody
beforeAll(async () => {
  house = await openHouse()
  who = await newSomebody(house)
  const owner = new pg.Client({ connectionString: house.url })
  await owner.connect()
  await owner.query('create table public.followed (wager_id uuid not null)')
  await owner.query('grant select, insert, delete on public.followed to senluna_app')
  await owner.end()
})
afterAll(() => house.close())

const db = () => house.parts.database.db

/** A module that isn't there yet: it notes each settled wager of real money. */
const rewards = (seen: WagerMoved[], failures = { left: 0 }): Consumers => ({
  wagerSettled: async ({ tx }, events) => {
    for (const { payload } of events) {
      seen.push(payload)
      await sql`insert into public.followed (wager_id) values (${payload.wagerId})`.execute(tx)
    }
    if (failures.left-- > 0) throw new Error('the module is broken')
  },
})

const relayWith = (module: Consumers) =>
  new Relay({ ...house.parts, db: db(), delivery: deliveryOf(house.parts, () => undefined, [...SUBSCRIBERS, module]) })

const row = (topic: string, audience: string, payload: unknown) =>
  sql`insert into platform.outbox (topic, audience, payload, at)
    values (${topic}, ${audience}, ${JSON.stringify(payload)}::jsonb, ${new Date(house.parts.clock.now())})`.execute(
    db(),
  )

const followed = async () =>
  (await sql<{ wager_id: string }>`delete from public.followed returning wager_id`.execute(db())).rows
    .map(({ wager_id }) => wager_id)
    .sort()

/** Settlements of three wagers: alone, in a list, and by columns. */
async function settle(): Promise<string[]> {
  const ids = [randomUUID(), randomUUID(), randomUUID()].sort()
  const facts = { wallet: 1, balance: '10', version: 1, gameId: 'other-game', merchantId: 'senluna' }
  const batch = { ...facts, owner: who.member.id, at: new Date(house.parts.clock.now()).toISOString() }
  await row('wagerSettled', who.member.id, { ...facts, roundId: ids[0] })
  await row('wagersSettled', '*', [{ ...batch, roundId: ids[1] }])
  await row('wagersSettled', '*', { same: batch, each: { wagerId: [ids[2]], roundId: [ids[2]] } })
  return ids
}

test('a module that is added to the list gets settled wagers in one shape, alone or in batches', async () => {
  await relayed(house.parts)
  const seen: WagerMoved[] = []
  const ids = await settle()
  const relay = relayWith(rewards(seen))
  while ((await relay.pass()) > 0);
  assert.deepEqual(await followed(), ids)
  const shapes = seen.map((wager) => ({ ...wager, wagerId: '', roundId: '', at: 0 }))
  assert.deepEqual(shapes, [shapes[0], shapes[0], shapes[0]])
})

test('it gets each of them once, also when its first delivery fails', async () => {
  const seen: WagerMoved[] = []
  const ids = await settle()
  const relay = relayWith(rewards(seen, { left: 1 }))
  await assert.rejects(relay.pass(), /the module is broken/)
  assert.deepEqual(await followed(), [])
  while ((await relay.pass()) > 0);
  assert.deepEqual([seen.length, await followed()], [6, ids])
})

test('live messages go out in the order of their events, whatever module makes them', async () => {
  await relayed(house.parts)
  const { id } = who.member
  const balance = (version: number) => row('balance', id, { wallet: 'MAIN', balance: '5', version })
  await balance(1)
  await row('cashier', id, { kind: 'deposit', orderNo: 'D1', state: 'CREDITED' })
  await balance(2)
  const types = (await relayed(house.parts)).map(({ data }) => (data as { type: string }).type)
  assert.deepEqual(types, ['balance', 'cashier', 'balance'])
})

test('every topic that a module follows is one', () => {
  const topics = new Set<string>([...Object.keys(EVENTS), 'wagerMoved', 'wagerSettled'])
  for (const module of SUBSCRIBERS) for (const topic of Object.keys(module)) assert.ok(topics.has(topic), topic)
})

test('an event is written as its topic has it', () => {
  const never = async () => {
    const [tx, at] = [undefined as never, house.parts.clock.now()]
    await emit(tx, at, { topic: 'exportReady', audience: '', payload: { jobId: '', report: 'BETS', until: '' } })
    // @ts-expect-error a topic that is none
    await emit(tx, at, { topic: 'noSuchTopic', audience: '', payload: {} })
    // @ts-expect-error the payload of another topic
    await emit(tx, at, { topic: 'depositReview', audience: '', payload: { no: '' } })
    // @ts-expect-error a value that the schema doesn't have
    await emit(tx, at, { topic: 'exportReady', audience: '', payload: { jobId: '', report: 'ALL', until: '' } })
    // @ts-expect-error a field too many
    await emit(tx, at, { topic: 'payoutQueued', audience: '', payload: { no: '', part: 1 } })
    // @ts-expect-error an event for everybody that names somebody
    await emit(tx, at, { topic: 'notice', audience: 'x', payload: { type: 'changed', merchantCode: '' } })
  }
  assert.equal(typeof never, 'function')
})
