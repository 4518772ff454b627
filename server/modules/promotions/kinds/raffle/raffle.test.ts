import assert from 'node:assert/strict'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { claimRaffle, raffle } from '@senluna/contract/member/rewards/raffles.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { promotion } from '@senluna/contract/site/content.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { commitmentFor, Stream } from '@senluna/games/verifier/index.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY, MINUTE, HOUR, instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../../../platform/words/own-links.ts'
import {
  askAs,
  holds,
  newSession,
  newSomebody,
  openHouse,
  type House,
  type Somebody,
} from '../../../rounds/testing/house.ts'
import { VipHouse } from '../../../vip/testing/players.ts'
import { savePromotion } from '../../index.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const now = () => house.parts.clock.now()
let made = 0

const RULES: RulesOf<'RAFFLE'> = {
  kind: 'RAFFLE',
  free: 2,
  perDeposit: '0',
  perBet: '10000',
  most: 4,
  prizes: [
    { id: 'one', amount: '70000', weight: 1, stock: null },
    { id: 'none', amount: '0', weight: 1, stock: null },
  ],
  turnoverX100: 100,
}
const saved = (id: string, rules: Partial<typeof RULES> = {}) =>
  house.parts.database.db.transaction().execute((tx) =>
    savePromotion(
      tx,
      pagesAlone(merchantCode('senluna')),
      {
        id,
        category: 'EVENT',
        titles: { EN: 'Wheel' },
        summaries: { EN: 'A wheel' },
        facts: {},
        terms: { EN: '<p>Terms</p>' },
        imageUrl: '/art/b-gift.svg',
        sort: 1,
        startAt: instant(0),
        enabled: true,
        rules: { ...RULES, ...rules },
      },
      now(),
    ),
  )
async function opened(rules: Partial<typeof RULES> = {}): Promise<string> {
  const id = `wheel-${++made}`
  await saved(id, rules)
  return id
}
const draw = (who: Somebody, promotionId: string, more: object = {}, key: string = randomUUID()) =>
  askAs<ReplyOf<typeof claimRaffle>>(
    house,
    who,
    'POST',
    '/wps/relay/MCS2_claimRafflePromotion',
    { promotionId, ...more },
    { 'idempotency-key': key },
  )
const look = async (who: Somebody, id: string) =>
  (await askAs<ReplyOf<typeof raffle>>(house, who, 'GET', `/wps/v2/raffles/${id}`)).value!

test('a draw is decided by the seed whose hash was shown, and anybody can work it out again', async () => {
  const who = await newSomebody(house)
  const id = await opened()
  const before = await look(who, id)
  assert.deepEqual([before.ticketsLeft, before.nonce], [2, 0])
  const { value } = await draw(who, id, { clientSeed: 'my-own_seed', commitment: before.commitment, version: 1 })
  const { proof, prize } = value!
  assert.equal(proof.commitment, before.commitment)
  assert.equal(createHash('sha256').update(Buffer.from(proof.serverSeed, 'hex')).digest('hex'), before.commitment)
  assert.equal(commitmentFor(proof.serverSeed), before.commitment)
  const stream = new Stream({ serverSeed: proof.serverSeed, streamCode: 'raffle', clientSeed: 'my-own_seed', nonce: 0 })
  assert.equal(stream.uint(proof.of), proof.drawn)
  const block = createHmac('sha256', Buffer.from(proof.serverSeed, 'hex')).update('PF1:raffle:my-own_seed:0:0').digest()
  assert.equal(block.readUInt32BE(0) % 2, proof.drawn)
  assert.equal(prize.id, proof.drawn === 0 ? 'one' : 'none')
  const after = await look(who, id)
  assert.deepEqual([after.ticketsLeft, after.nonce, after.list[0]!.drawId], [1, 1, value!.drawId])
  assert.notEqual(after.commitment, before.commitment)
})

test('other terms or another hash than were shown draw nothing', async () => {
  const who = await newSomebody(house)
  const id = await opened()
  const { commitment } = await look(who, id)
  assert.equal((await draw(who, id, { commitment: '0'.repeat(64) })).errorCode, 'PROMO_CHANGED')
  await saved(id, { free: 3 })
  assert.equal((await draw(who, id, { commitment, version: 1 })).errorCode, 'PROMO_CHANGED')
  assert.equal((await draw(who, id, { ticketId: '2026-01-01' })).errorCode, 'PROMO_NO_TICKET')
  assert.equal((await look(who, id)).nonce, 0)
})

test('tickets are those of the day: free ones, bets, and the most; twenty taps use no more', async () => {
  const who = await newSomebody(house)
  const id = await opened({ prizes: [RULES.prizes[0]!, { ...RULES.prizes[0]!, id: 'two' }] })
  await new VipHouse(house).plays(who, 15_000n)
  assert.equal((await look(who, id)).ticketsLeft, 3)
  await new VipHouse(house).plays(who, 500_000n)
  assert.equal((await look(who, id)).ticketsLeft, 4)
  const before = await holds(house, who)
  const replies = await Promise.all(Array.from({ length: 20 }, () => draw(who, id)))
  assert.equal(replies.filter(({ value }) => value).length, 4)
  assert.equal(await holds(house, who), before + 280_000n)
  house.advance(MINUTE)
  assert.equal((await draw(who, id)).errorCode, 'PROMO_NO_TICKET')
  house.advance(DAY)
  Object.assign(who, await newSession(house, who.member))
  assert.equal((await look(who, id)).ticketsLeft, 2)
})

test('one intention draws once', async () => {
  const who = await newSomebody(house)
  const id = await opened()
  const key = randomUUID()
  const replies = [await draw(who, id, {}, key), await draw(who, id, {}, key)]
  assert.equal(replies[0]!.value!.drawId, replies[1]!.value!.drawId)
  assert.equal((await look(who, id)).drawn, 1)
})

test('a prize with a stock is given so often, also to many at once; then the last is', async () => {
  const id = await opened({
    free: 1,
    prizes: [
      { id: 'car', amount: '900000', weight: 80_000_000, stock: 3 },
      { id: 'none', amount: '0', weight: 1, stock: null },
    ],
  })
  const people = await Promise.all(Array.from({ length: 8 }, () => newSomebody(house)))
  const replies = await Promise.all(people.map((who) => draw(who, id)))
  const prizes = replies.map(({ value }) => `${value!.proof.picked} ${value!.prize.id}`).toSorted()
  assert.deepEqual(prizes, [
    ...Array.from({ length: 3 }, () => 'car car'),
    ...Array.from({ length: 5 }, () => 'car none'),
  ])
  const read = (await askAs<ReplyOf<typeof promotion>>(house, people[0]!, 'GET', `/wps/v2/promotions/${id}`)).value!
  assert.deepEqual(read.offer?.type === 'RAFFLE' && read.offer.prizes.map(({ left }) => left), [0, null])
})

test('on a break, after the end, and of another kind nothing is drawn', async () => {
  const who = await newSomebody(house)
  const id = await opened()
  assert.equal((await draw(who, 'none-such')).errorCode, 'SYS_NOT_FOUND')
  await sql`update promotions.promotion set end_at = ${new Date(now() - HOUR)}, start_at = 'epoch' where id = ${id}`.execute(
    house.parts.database.db,
  )
  assert.equal((await draw(who, id)).errorCode, 'PROMO_CLOSED')
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until)
    values (${who.member.id}, 'senluna', ${new Date(now() + DAY)})`.execute(house.parts.database.db)
  assert.equal((await draw(who, await opened())).errorCode, 'RG_COOLING_OFF')
})
