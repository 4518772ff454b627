import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Reward, takePromotion } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { freeTickets } from '@senluna/contract/play/free-tickets.ts'
import type { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import type { promotion } from '@senluna/contract/site/content.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant } from '@senluna/kit/time.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { FREE_TICKETS } from '../../../families.ts'
import { pagesAlone } from '../../../platform/words/own-links.ts'
import {
  askAs,
  GAME,
  holds,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Somebody,
} from '../../rounds/testing/house.ts'
import { leastBudget, monthMost } from '../desk/costs.ts'
import { savePromotion } from '../index.ts'
import { setBudget } from '../participation/budget-store.ts'
import { areFreeRoundsPlayable } from './free-rounds.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const SPINS: RulesOf<'FREE_SPIN'> = {
  kind: 'FREE_SPIN',
  every: 'DAY',
  needsDeposit: false,
  count: 3,
  games: [GAME],
  stake: '1000',
  rounds: 5,
  days: 2,
  mostTimes: 10,
  turnoverX100: 100,
}
type Rules = RulesOf<'FREE_SPIN' | 'FREE_TICKET'>
let made = 0

async function offered(more: Partial<Omit<Rules, 'kind'>> & { kind?: Rules['kind'] } = {}): Promise<string> {
  const id = `free-${++made}`
  const draft = {
    id,
    category: 'GAMES' as const,
    titles: { EN: 'Spins for you' },
    summaries: { EN: 'Free spins' },
    facts: {},
    terms: { EN: '<p>Terms</p>' },
    imageUrl: '/art/b-daily.svg',
    sort: 1,
    startAt: instant(0),
    enabled: true,
    rules: { ...SPINS, ...more },
  }
  await db()
    .transaction()
    .execute((tx) => savePromotion(tx, pagesAlone(merchantCode('senluna')), draft, now()))
  return id
}
const take = (who: Somebody, id: string) =>
  askAs<ReplyOf<typeof takePromotion>>(
    house,
    who,
    'POST',
    `/wps/v2/promotions/${id}/take`,
    {},
    { 'idempotency-key': randomUUID() },
  )
const freeOf = async (who: Somebody) =>
  (await askAs<ReplyOf<typeof freeRounds>>(house, who, 'GET', '/wps/v2/free-rounds')).value!.list

test('ten taps take free spins once; they are shown, and played from the game', async () => {
  const who = await newSomebody(house)
  const id = await offered()
  const { value: shown } = await askAs<ReplyOf<typeof promotion>>(house, who, 'GET', `/wps/v2/promotions/${id}`)
  const { offer } = shown!
  assert.ok(offer?.type === 'FREE_SPIN')
  assert.deepEqual([offer.games, offer.most], [[{ code: GAME, name: 'Sen Vàng' }], '50000'])
  const before = await holds(house, who)
  const replies = await Promise.all(Array.from({ length: 10 }, () => take(who, id)))
  const given = replies.flatMap(({ value }) => (value ? [value] : []))
  assert.equal(given.length, 1)
  assert.deepEqual(given[0]!.free, { kind: 'FREE_SPIN', rounds: 5, stake: '1000', games: [GAME] })
  assert.equal(await holds(house, who), before, 'no money comes with them')
  const [free, ...others] = await freeOf(who)
  assert.deepEqual([free!.left, free!.title, others.length], [5, 'Spins for you', 0])
  await spun(house, await sit(house, who), { free: free!.id })
  assert.equal((await freeOf(who))[0]!.left, 4)
  const { value } = await askAs<{ list: Reward[] }>(house, who, 'GET', '/wps/v2/rewards')
  assert.deepEqual([value!.list[0]!.amount, value!.list[0]!.free?.rounds], ['0', 5])
})

test('free tickets of the lottery are given once, with their games by name, and cost their budget', async () => {
  const who = await newSomebody(house)
  const id = await offered({ kind: 'FREE_TICKET', games: ['VN_FAST_N_300'], stake: '20000', rounds: 2 })
  const { value: shown } = await askAs<ReplyOf<typeof promotion>>(house, who, 'GET', `/wps/v2/promotions/${id}`)
  assert.ok(shown!.offer?.type === 'FREE_TICKET')
  assert.equal(shown!.offer.games[0]!.code, 'VN_FAST_N_300')
  assert.notEqual(shown!.offer.games[0]!.name, 'VN_FAST_N_300')
  await db()
    .transaction()
    .execute((tx) => setBudget(tx, { merchantCode: merchantCode('senluna'), promotionId: id }, amount(79_999n)))
  const replies = await Promise.all(Array.from({ length: 5 }, () => take(who, id)))
  assert.equal(replies.filter(({ value }) => value).length, 1)
  const { value } = await askAs<ReplyOf<typeof freeTickets>>(house, who, 'GET', '/wps/v2/free-tickets')
  assert.deepEqual(
    value!.list.map(({ left, stake, most, title }) => [left, stake, most, title]),
    [[2, '20000', '400000', 'Spins for you']],
  )
  assert.equal((await take(await newSomebody(house), id)).errorCode, 'PROMO_OUT', 'the budget covers one of them')
})

test('no more members than may get them, and a deposit comes first where it is asked for', async () => {
  const id = await offered({ count: 2 })
  const people = await Promise.all(Array.from({ length: 5 }, () => newSomebody(house)))
  const replies = await Promise.all(people.map((who) => take(who, id)))
  assert.equal(replies.filter(({ value }) => value).length, 2)
  assert.equal(replies.filter(({ errorCode }) => errorCode === 'PROMO_OUT').length, 3)
  const asks = await offered({ needsDeposit: true })
  assert.equal((await take(people[0]!, asks)).errorCode, 'PROMO_NEEDS_DEPOSIT')
})

test('free rounds take what they may cost out of a budget, and not one more is given', async () => {
  const id = await offered({ count: 100 })
  await db()
    .transaction()
    .execute((tx) => setBudget(tx, { merchantCode: merchantCode('senluna'), promotionId: id }, amount(14_999n)))
  const people = await Promise.all(Array.from({ length: 8 }, () => newSomebody(house)))
  const replies = await Promise.all(people.map((who) => take(who, id)))
  assert.equal(replies.filter(({ value }) => value).length, 2)
  assert.equal(replies.filter(({ errorCode }) => errorCode === 'PROMO_OUT').length, 6)
  assert.equal((await Promise.all(people.map(freeOf))).flat().length, 2)
  assert.deepEqual([leastBudget(SPINS, () => 0n), monthMost(SPINS, () => 0n)], [5_000n, 450_000n])
})

test('free spins are of slots, free bets of games of one step, each of a stake that the game has', () => {
  const brand = house.parts.settings.brands.byHost('localhost')!
  const bet = { ...SPINS, kind: 'FREE_BET' as const, games: ['dice'] }
  assert.equal(areFreeRoundsPlayable(brand, SPINS, FREE_TICKETS), true)
  assert.equal(areFreeRoundsPlayable(brand, { ...SPINS, stake: '1001' }, FREE_TICKETS), false)
  assert.equal(areFreeRoundsPlayable(brand, { ...SPINS, games: ['dice'] }, FREE_TICKETS), false)
  assert.equal(areFreeRoundsPlayable(brand, { ...SPINS, games: ['nothing'] }, FREE_TICKETS), false)
  assert.equal(areFreeRoundsPlayable(brand, bet, FREE_TICKETS), true)
  assert.equal(areFreeRoundsPlayable(brand, { ...bet, games: [GAME] }, FREE_TICKETS), false)
  assert.equal(areFreeRoundsPlayable(brand, { ...bet, games: ['mines'] }, FREE_TICKETS), false)
  const ticket = { ...SPINS, kind: 'FREE_TICKET' as const, games: ['VN_N'], stake: '12345' }
  assert.equal(areFreeRoundsPlayable(brand, ticket, FREE_TICKETS), true)
  assert.equal(areFreeRoundsPlayable(brand, { ...ticket, games: ['dice'] }, FREE_TICKETS), false)
})
