import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { RewardRow } from '@senluna/contract/desk/reward-report.ts'
import type { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { DAY } from '@senluna/kit/time.ts'
import { relayed } from '../../../testing/relayed.ts'
import { verifyDays } from '../../facts/index.ts'
import { Subject } from '../../promotions/testing/subject.ts'
import {
  askAs,
  GAME,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Somebody,
} from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { waiveRequirement } from '../../turnover/index.ts'
import { give, play, readReport } from '../testing/reporting.ts'

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

/** What the accounts that pay for rewards alone have given, by the ledger itself. */
async function ledgerGave(): Promise<bigint> {
  const { rows } = await sql<{
    given: bigint
  }>`select coalesce(sum(t.amount), 0)::bigint as given from ledger.for_record t
    join ledger.for_house h on h.account_no = t.counter_no
    where h.merchant_id = 'senluna' and h.code in ('EXP:BONUS', 'EXP:VIP', 'EXP:POINTS')
      and t.kind <> ${sql.lit(KIND.DEMONSTRATION_MONEY)}`.execute(db())
  return rows[0]!.given
}

async function takenBy(who: Somebody, rules: PromotionRules): Promise<string> {
  const subject = new Subject(house, who, rules)
  await subject.offer()
  assert.equal(await subject.call(`/wps/v2/promotions/${subject.id}/take`, { code: 'COSTS1' }), 'done')
  return subject.id
}
/** An order of a phone card, paid with points; answers its number. */
async function ordered({ member }: Somebody): Promise<string> {
  const order = randomUUID()
  await sql`insert into points.redemption (id, order_no, merchant_id, member_id, goods_id, kind, names, quantity, points, value, currency,
      state, created_at)
    values (${order}, ${order.slice(0, 13)}, 'senluna', ${member.id}, 'card', 'PHONE_CARD', '{"EN":"Card"}', 1, 3000, 30000, 'XVD',
      'In Process', ${new Date(now())})`.execute(db())
  return order.slice(0, 13)
}
const report = (query: string) => readReport<RewardRow>(house, `rewards?${query}`)
const rowOf = (list: readonly RewardRow[], key: string) => list.find((row) => !row.total && row.key === key)
const totalOf = (list: readonly RewardRow[]) => list.find(({ total }) => total)!

test('what rewards cost is what the ledger gave, by kind, by promotion and by day', async () => {
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  const code = await takenBy(who, {
    kind: 'PROMO_CODE',
    code: 'COSTS1',
    amount: '7000',
    extra: { points: '50' },
    count: 9,
    turnoverX100: 200,
  })
  const tap: PromotionRules = {
    kind: 'CHECK_IN',
    ladder: ['1000'],
    needsDeposit: false,
    needsStake: '0',
    turnoverX100: 0,
  }
  const checkIn = await takenBy(who, tap)
  const spins = await takenBy(other, {
    kind: 'FREE_SPIN',
    every: 'ONCE',
    needsDeposit: false,
    count: 9,
    games: [GAME],
    stake: '1000',
    rounds: 3,
    days: 2,
    mostTimes: 1,
    turnoverX100: 0,
  })
  const { value } = await askAs<ReplyOf<typeof freeRounds>>(house, other, 'GET', '/wps/v2/free-rounds')
  const seat = await sit(house, other)
  for (let nth = 0; nth < 3; nth++) await spun(house, seat, { free: value!.list[0]!.id })
  await sql`insert into vip.gift (member_id, kind, period, merchant_id, level, currency, amount, offered_at)
    values (${other.member.id}, 'UPGRADE', '1', 'senluna', 1, 'XVD', 18000, ${new Date(now())})`.execute(db())
  const gift = await askAs(house, other, 'POST', '/wps/v2/vip/claim', { kind: 'UPGRADE', period: '1' })
  assert.equal(gift.errorCode, undefined)
  await give(house, who, 400n)
  await play(house, who, { staked: 100_000n, paid: 0n })

  const byKind = await report('by=kind')
  const total = totalOf(byKind)
  assert.equal(BigInt(total.cost), await ledgerGave())
  for (const by of ['promotion', 'day'])
    assert.deepEqual({ ...totalOf(await report(`by=${by}`)), key: '' }, { ...total, key: '' }, by)
  const rows = byKind.filter((row) => !row.total)
  for (const figure of ['cash', 'free', 'taken', 'cost', 'points', 'worth', 'asked', 'wagered', 'became'] as const)
    assert.equal(rows.reduce((sum, row) => sum + BigInt(row[figure]), 0n).toString(), total[figure], figure)

  const given = rowOf(byKind, 'PROMO_CODE')!
  assert.deepEqual(
    [
      given.claims,
      given.members,
      given.cost,
      given.each,
      given.points,
      given.worth,
      given.asked,
      given.wagered,
      given.became,
    ],
    [1, 1, '7000', '7000', '50', '500', '14000', '14000', '7000'],
    'half of 100,000 at a live table has wagered it',
  )
  assert.deepEqual([rowOf(byKind, 'CHECK_IN')!.cash, rowOf(byKind, 'CHECK_IN')!.became], ['1000', '1000'])
  const free = rowOf(byKind, 'FREE_SPIN')!
  assert.deepEqual([free.claims, free.free, free.cash], [1, '3000', '0'])
  assert.equal(rowOf(byKind, 'VIP_UPGRADE')!.cost, '18000')
  assert.equal(rowOf(byKind, 'OTHER')!.cost, '400')
  assert.equal(total.members, 2)

  const byPromotion = await report('by=promotion')
  assert.deepEqual([rowOf(byPromotion, code)!.cost, rowOf(byPromotion, checkIn)!.cost], ['7000', '1000'])
  assert.equal(rowOf(byPromotion, spins)!.cost, free.cost)
  assert.equal(rowOf(byPromotion, '-')!.cost, '18400')

  assert.equal(rowOf(byPromotion, code)!.more, undefined, 'nobody was left out of it')
  const since = new Date(now() - DAY)
  await sql`update promotions.promotion set control_percent = 50 where id = ${code}`.execute(db())
  await sql`insert into promotions.joined (merchant_id, promotion_id, member_id, control, joined_at)
    values ('senluna', ${code}, ${who.member.id}, false, ${since}), ('senluna', ${code}, ${other.member.id}, true, ${since})`.execute(
    db(),
  )
  const lost = async ({ member }: Somebody) => {
    const { rows: play } = await sql<{ ggr: bigint }>`select sum(stake - payout)::bigint as ggr from facts.play
      where member_id = ${member.id}`.execute(db())
    return play[0]!.ggr
  }
  const more = (await lost(who)) - (await lost(other))
  assert.equal(rowOf(await report('by=promotion'), code)!.more, more.toString())
})

test('what was wagered for a reward shows once its requirement came to an end, on the day it was claimed', async () => {
  const who = await newSomebody(house)
  const id = await takenBy(who, { kind: 'PROMO_CODE', code: 'COSTS1', amount: '5000', count: 9, turnoverX100: 100 })
  assert.equal(rowOf(await report('by=promotion'), id)!.became, '0')
  house.advance(2 * DAY)
  const { rows } = await sql<{
    id: never
    merchant_id: never
  }>`select id, merchant_id from turnover.requirement where member_id = ${who.member.id}`.execute(db())
  await db()
    .transaction()
    .execute((tx) => waiveRequirement(tx, rows[0]!.merchant_id, rows[0]!.id, now()))
  await relayed(house.parts)
  const row = rowOf(await report('by=promotion'), id)!
  assert.deepEqual([row.asked, row.wagered, row.became], ['5000', '0', '5000'], 'waived: kept, though not wagered')
})

test('what moves no money stands in it at once: free rounds, points and goods that were delivered', async () => {
  const who = await newSomebody(house)
  const spins = await takenBy(who, {
    kind: 'FREE_SPIN',
    every: 'ONCE',
    needsDeposit: false,
    count: 9,
    games: [GAME],
    stake: '1000',
    rounds: 3,
    days: 2,
    mostTimes: 1,
    turnoverX100: 0,
  })
  const points = await takenBy(who, {
    kind: 'PROMO_CODE',
    code: 'COSTS1',
    amount: '0',
    extra: { points: '70' },
    count: 9,
    turnoverX100: 0,
  })
  const byPromotion = await report('by=promotion')
  assert.deepEqual([rowOf(byPromotion, spins)!.claims, rowOf(byPromotion, spins)!.cost], [1, '0'])
  assert.deepEqual([rowOf(byPromotion, points)!.claims, rowOf(byPromotion, points)!.points], [1, '70'])

  const goods = async () => {
    const row = rowOf(await report('by=kind'), 'GOODS')
    return [row?.claims ?? 0, row?.worth ?? '0', row?.cost ?? '0']
  }
  const [count, worth] = (await goods()) as [number, string, string]
  const order = await ordered(who)
  assert.deepEqual(await goods(), [count, worth, '0'], 'ordered, not delivered yet')
  house.advance(DAY)
  const staff = await newPerson(house, ['ADMINISTRATOR'])
  const body = { approve: true, delivery: 'CARD-1' }
  const decided = await askDesk(house, staff, 'POST', `/bo/v1/redemptions/${order}/decide`, body, { 'x-reason': 'sent' })
  assert.equal(decided.errorCode, undefined)
  assert.deepEqual(await goods(), [count + 1, (BigInt(worth) + 30_000n).toString(), '0'])
  const total = totalOf(await report('by=kind'))
  assert.equal(BigInt(total.cost), await ledgerGave(), 'which is no money')
})

test('the night finds claims that no event told of', async () => {
  const who = await newSomebody(house)
  await report('by=promotion')
  const id = await takenBy(who, {
    kind: 'PROMO_CODE',
    code: 'COSTS1',
    amount: '0',
    extra: { points: '30' },
    count: 9,
    turnoverX100: 0,
  })
  await sql`delete from platform.outbox`.execute(db())
  assert.equal(rowOf(await report('by=promotion'), id), undefined)
  house.advance(DAY)
  await verifyDays({ db: db(), brands: house.parts.brands, log: house.parts.log }, now())
  assert.equal(rowOf(await report('by=promotion'), id)!.points, '30')
})

test('the night finds what somebody changed in it', async () => {
  const who = await newSomebody(house)
  const id = await takenBy(who, { kind: 'PROMO_CODE', code: 'COSTS1', amount: '3000', count: 9, turnoverX100: 0 })
  assert.equal(rowOf(await report('by=promotion'), id)!.cost, '3000')
  await sql`delete from facts.rewards where member_id = ${who.member.id}`.execute(db())
  assert.ok((await house.breaks()).some(({ check }) => check === 'the rewards of each day equal its postings'))
  house.advance(DAY)
  await verifyDays({ db: db(), brands: house.parts.brands, log: house.parts.log }, now())
  assert.equal(rowOf(await report('by=promotion'), id)!.cost, '3000')
})
