import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { missions } from '@senluna/contract/member/missions.ts'
import type { Reward, takePromotion } from '@senluna/contract/member/promotions.ts'
import type { claimRaffle } from '@senluna/contract/member/rewards/raffles.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { pointBalance } from '@senluna/contract/money/points.ts'
import { promotionRules, type PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant } from '@senluna/kit/time.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../../platform/words/own-links.ts'
import { askAs, holds, newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { savePromotion } from '../index.ts'
import { areGoodsPrizes } from '../kinds/goods-prizes.ts'
import { setBudget } from './budget-store.ts'

// Points and goods as prizes, beside money or alone.

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const SENLUNA = merchantCode('senluna')
const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
let made = 0

async function offered(rules: PromotionRules): Promise<string> {
  const id = `extra-${++made}`
  const draft = {
    id,
    category: 'DAILY' as const,
    titles: { EN: 'Extra' },
    summaries: { EN: 'An extra' },
    facts: {},
    terms: { EN: '<p>Terms</p>' },
    imageUrl: '/art/b-daily.svg',
    sort: 1,
    startAt: instant(0),
    enabled: true,
    rules,
  }
  await db()
    .transaction()
    .execute((tx) => savePromotion(tx, pagesAlone(SENLUNA), draft, now()))
  return id
}
const codeOf = (more: Partial<Extract<PromotionRules, { kind: 'PROMO_CODE' }>>): PromotionRules => ({
  kind: 'PROMO_CODE',
  code: 'EXTRA1',
  amount: '0',
  count: 100,
  turnoverX100: 100,
  ...more,
})
const take = (who: Somebody, id: string, body = { code: 'EXTRA1' }) =>
  askAs<ReplyOf<typeof takePromotion>>(house, who, 'POST', `/wps/v2/promotions/${id}/take`, body, {
    'idempotency-key': randomUUID(),
  })
const pointsOf = async (who: Somebody) =>
  (await askAs<ReplyOf<typeof pointBalance>>(house, who, 'GET', '/wps/relay/MCS2_getPointBalance')).value!.balance

async function goods(stock: number, kind = 'VOUCHER'): Promise<string> {
  const id = `goods-${randomUUID().slice(0, 8)}`
  await sql`insert into points.goods (merchant_id, id, kind, names, images, points, value, requirement, vip, stock, per_member, start_at,
      end_at, enabled, sort, version, created_at)
    values ('senluna', ${id}, ${kind}, '{"EN":"A voucher"}', '{}', 100, 20000, 0, 0, ${stock}, null, ${new Date(0)}, null, true, 1, 1,
      ${new Date(now())})`.execute(db())
  return id
}
const stockOf = async (id: string) =>
  (await sql<{ stock: number }>`select stock from points.goods where id = ${id}`.execute(db())).rows[0]!.stock

test('points alone, and with money: once under ten taps, in their wallet, out of the budget by their worth', async () => {
  const who = await newSomebody(house)
  const id = await offered(codeOf({ extra: { points: '50' } }))
  const before = await holds(house, who)
  const replies = await Promise.all(Array.from({ length: 10 }, () => take(who, id)))
  const given = replies.flatMap(({ value }) => (value ? [value] : []))
  assert.deepEqual(
    given.map((reward) => [reward.amount, reward.extra]),
    [['0', { points: '50' }]],
  )
  assert.deepEqual([await holds(house, who), await pointsOf(who)], [before, '50'])
  const both = await offered(codeOf({ amount: '7000', extra: { points: '5' } }))
  await db()
    .transaction()
    .execute((tx) => setBudget(tx, { merchantCode: SENLUNA, promotionId: both }, amount(7_099n)))
  assert.equal((await take(who, both)).value!.amount, '7000')
  assert.deepEqual([await holds(house, who), await pointsOf(who)], [before + 7_000n, '55'])
  assert.equal((await take(await newSomebody(house), both)).errorCode, 'PROMO_OUT', '5 points of 10 are 50')
  const { value } = await askAs<{ list: Reward[] }>(house, who, 'GET', '/wps/v2/rewards')
  assert.deepEqual(
    value!.list.map(({ extra }) => extra),
    [{ points: '5' }, { points: '50' }],
  )
})

test('the last piece of goods is one member’s, as an order that waits to be delivered; rejected, its stock returns', async () => {
  const piece = await goods(1)
  const id = await offered(codeOf({ amount: '1000', extra: { goods: piece } }))
  const people = await Promise.all(Array.from({ length: 5 }, () => newSomebody(house)))
  const before = await Promise.all(people.map((who) => holds(house, who)))
  const replies = await Promise.all(people.map((who) => take(who, id)))
  assert.equal(replies.filter(({ value }) => value?.extra?.goods === 'A voucher').length, 1)
  assert.equal(replies.filter(({ errorCode }) => errorCode === 'PROMO_OUT').length, 4)
  const after = await Promise.all(people.map((who) => holds(house, who)))
  assert.deepEqual(
    after.map((units, nth) => units - before[nth]!).toSorted((a, b) => Number(a - b)),
    [0n, 0n, 0n, 0n, 1_000n],
    'who gets no goods gets nothing of the reward',
  )
  const { rows } = await sql<{ state: string; points: bigint }>`select state, points from points.redemption
    where goods_id = ${piece}`.execute(db())
  assert.deepEqual(rows, [{ state: 'In Process', points: 0n }])
  assert.equal(await stockOf(piece), 0)
})

test('a step of the check-in, a mission and a field of the wheel give points', async () => {
  const who = await newSomebody(house)
  const checkIn = await offered({
    kind: 'CHECK_IN',
    ladder: ['1000', '2000'],
    extras: [{ points: '3' }],
    needsDeposit: false,
    needsStake: '0',
    turnoverX100: 0,
  })
  assert.deepEqual((await take(who, checkIn)).value!.extra, { points: '3' })
  const mission = await offered({
    kind: 'MISSION',
    every: 'DAY',
    metric: 'CHECK_INS',
    products: [],
    target: '1',
    amount: '0',
    extra: { points: '4' },
    turnoverX100: 0,
  })
  const { value } = await askAs<ReplyOf<typeof missions>>(house, who, 'GET', '/wps/v2/missions')
  const shown = value!.list.find(({ id }) => id === mission)!
  assert.deepEqual([shown.amount, shown.extra, shown.state], ['0', { points: '4' }, 'CLAIMABLE'])
  const claimed = await askAs<ReplyOf<typeof takePromotion>>(
    house,
    who,
    'POST',
    `/wps/v2/missions/${mission}/claim`,
    { cycle: shown.cycle },
    { 'idempotency-key': randomUUID() },
  )
  assert.deepEqual(claimed.value!.extra, { points: '4' })
  const raffle = await offered({
    kind: 'RAFFLE',
    free: 1,
    perDeposit: '0',
    perBet: '0',
    most: 1,
    prizes: [
      { id: 'p1', amount: '0', extra: { points: '5' }, weight: 1, stock: null },
      { id: 'p2', amount: '0', extra: { points: '5' }, weight: 1, stock: null },
    ],
    turnoverX100: 0,
  })
  const drawn = await askAs<ReplyOf<typeof claimRaffle>>(
    house,
    who,
    'POST',
    '/wps/relay/MCS2_claimRafflePromotion',
    { promotionId: raffle },
    { 'idempotency-key': randomUUID() },
  )
  assert.deepEqual([drawn.value!.prize.kind, drawn.value!.prize.extra], ['POINTS', { points: '5' }])
  assert.equal(await pointsOf(who), '12')
})

test('goods that are drawn and gone give the last prize of the wheel', async () => {
  const piece = await goods(0)
  const raffle = await offered({
    kind: 'RAFFLE',
    free: 1,
    perDeposit: '0',
    perBet: '0',
    most: 1,
    prizes: [
      { id: 'p1', amount: '0', extra: { goods: piece }, weight: 10_000_000, stock: null },
      { id: 'p2', amount: '0', weight: 1, stock: null },
    ],
    turnoverX100: 0,
  })
  const drawn = await askAs<ReplyOf<typeof claimRaffle>>(
    house,
    await newSomebody(house),
    'POST',
    '/wps/relay/MCS2_claimRafflePromotion',
    { promotionId: raffle },
    { 'idempotency-key': randomUUID() },
  )
  assert.deepEqual([drawn.value!.prize.id, drawn.value!.prize.kind], ['p2', 'NONE'])
})

test('a prize is something; goods that must be sent, or that are none, are no prize', async () => {
  assert.equal(promotionRules.safeParse(codeOf({})).success, false)
  assert.equal(promotionRules.safeParse(codeOf({ extra: {} })).success, false)
  assert.equal(promotionRules.safeParse(codeOf({ extra: { points: '1' } })).success, true)
  const can = (piece: string) => areGoodsPrizes(db(), SENLUNA, codeOf({ extra: { goods: piece } }))
  assert.deepEqual(
    [await can(await goods(1)), await can(await goods(1, 'PHYSICAL')), await can('nothing')],
    [true, false, false],
  )
})

test('a claim waits for the wallet of money before it takes that of points: nobody waits for each other', async () => {
  const who = await newSomebody(house)
  assert.ok((await take(who, await offered(codeOf({ extra: { points: '1' } })))).value)
  const id = await offered(codeOf({ amount: '3000', extra: { points: '5' } }))
  const other = new pg.Client({ connectionString: house.url })
  await other.connect()
  try {
    const hold = (wallet: number) =>
      other.query('select from ledger.account where owner_id = $1 and account_no = $2 for no key update', [
        who.member.id,
        wallet,
      ])
    await other.query('begin')
    await hold(WALLET.MAIN)
    const taking = take(who, id)
    const isWaiting = async () =>
      (
        await other.query<{ waits: boolean }>(
          'select pg_backend_pid() = any (select unnest(pg_blocking_pids(pid)) from pg_stat_activity) as waits',
        )
      ).rows[0]!.waits
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10))
    await hold(WALLET.POINTS)
    await other.query('commit')
    assert.equal((await taking).value?.amount, '3000')
  } finally {
    await other.end()
  }
  assert.equal(await pointsOf(who), '6')
})
