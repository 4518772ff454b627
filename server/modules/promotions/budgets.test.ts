import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { promotionTrial } from '@senluna/contract/desk/brand/promotion-trial.ts'
import type { DeskPromotion } from '@senluna/contract/desk/brand/promotions.ts'
import type { dashboard } from '@senluna/contract/desk/dashboard.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { HOUR } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { askAs, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'
import { leastBudget, monthMost } from './desk/costs.ts'
import { issueCashbacks } from './kinds/issue-cashback.ts'
import { closeUnclaimed } from './participation/participation-store.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  house = await openHouse()
  maker = await newPerson(house, ['ADMINISTRATOR'])
  checker = await newPerson(house, ['ADMINISTRATOR'])
})
afterAll(() => house.close())

/** Of prizes of money alone. */
const NO_WORTH = () => 0n
const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const senluna = () => house.parts.brands.filter((brand) => brand.merchantCode === 'senluna')

const save = (id: string, rules: PromotionRules, budget: string | undefined, seen = 0) =>
  askDesk<DeskPromotion>(house, maker, 'POST', `/bo/v1/promotions/${id}`, {
    category: 'EVENT',
    titles: { EN: 'Offer' },
    summaries: { EN: 'An offer' },
    facts: {},
    terms: { EN: '<p>Terms</p>' },
    imageUrl: '/art/b-gift.svg',
    sort: 1,
    startAt: '2026-01-01T00:00:00Z',
    ...(budget === undefined ? {} : { budget }),
    rules,
    seen,
  })

/** Written by one and published by another. */
async function published(id: string, rules: PromotionRules, budget?: string, seen = 0): Promise<void> {
  assert.equal((await save(id, rules, budget, seen)).errorCode, undefined)
  const asked = await askDesk<{ approvalId: string }>(house, maker, 'POST', `/bo/v1/promotions/${id}/publish`, {})
  const said = await askDesk(house, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`, {})
  assert.equal(said.success, true, said.errorCode)
}

const shown = async (id: string): Promise<DeskPromotion> => {
  const { value } = await askDesk<{ list: DeskPromotion[] }>(house, checker, 'GET', '/bo/v1/promotions?pageSize=100')
  return value!.list.find((row) => row.id === id)!
}

const take = (who: Somebody, id: string, body: object = {}) =>
  askAs<{ amount: string }>(house, who, 'POST', `/wps/v2/promotions/${id}/take`, body, {
    'idempotency-key': randomUUID(),
  })

const CHECK_IN: PromotionRules = {
  kind: 'CHECK_IN',
  ladder: ['1000'],
  needsDeposit: false,
  needsStake: '0',
  turnoverX100: 0,
}
const CASHBACK = {
  kind: 'CASHBACK',
  period: 'DAY',
  products: ['RNG'],
  tiers: [{ minLoss: '100000', ratePpm: 100_000 }],
  cap: '50000',
  minPayout: '1000',
  claimHours: 24,
  turnoverX100: 100,
} as const satisfies PromotionRules

/** Facts of yesterday, as the facts' own job writes them. */
async function lostYesterday(who: Somebody, stake: number): Promise<void> {
  await sql`insert into facts.play (merchant_id, day, member_id, product, vendor, game_id, currency, bets, wins, stake, valid_bet, payout)
    values ('senluna', ((${new Date(now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date - 1), ${who.member.id}, 'RNG', 'HOUSE', 'sen-vang',
      'XVD', 1, 0, ${stake}, ${stake}, 0)`.execute(db())
}

/** The facts that tests write are nobody's wagers: their own checks find them. */
const breaks = async () => (await house.breaks()).filter(({ check }) => !check.includes('facts'))

test('of twenty at once as many get a reward as the budget covers, and not one more', async () => {
  await published('raced', CHECK_IN, '7500')
  const people = await Promise.all(Array.from({ length: 20 }, () => newSomebody(house)))
  const replies = await Promise.all(people.map((who) => take(who, 'raced')))
  assert.equal(replies.filter(({ value }) => value?.amount === '1000').length, 7)
  assert.deepEqual([...new Set(replies.flatMap(({ value, errorCode }) => (value ? [] : [errorCode])))], ['PROMO_OUT'])
  const { claimed, budgetInForce } = await shown('raced')
  assert.deepEqual([claimed, budgetInForce], ['7000', '7500'])
  assert.deepEqual(await breaks(), [])
})

test('what was given before a budget was set counts, and rewards under way are in it', async () => {
  await published('later', CHECK_IN)
  const people = await Promise.all(Array.from({ length: 12 }, () => newSomebody(house)))
  assert.equal((await take(people[0]!, 'later')).success, true)
  // While others take theirs, the budget comes to be three.
  const [replies] = await Promise.all([
    Promise.all(people.slice(1).map((who) => take(who, 'later'))),
    published('later', CHECK_IN, '3000', 1),
  ])
  const given = 1 + replies.filter(({ value }) => value).length
  const { rows } = await sql<{ spent: bigint; sum: bigint }>`select spent, (select sum(amount)::bigint
      from promotions.participation where promotion_id = 'later') as sum
    from promotions.budget where promotion_id = 'later'`.execute(db())
  assert.deepEqual([rows[0]!.spent, rows[0]!.sum], [BigInt(given) * 1_000n, BigInt(given) * 1_000n])
  assert.equal((await take(await newSomebody(house), 'later')).errorCode, given >= 3 ? 'PROMO_OUT' : undefined)
  assert.deepEqual(await breaks(), [])
})

test('a cashback stops at its budget, and what nobody claims comes back to it', async () => {
  const people = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  for (const who of people) await lostYesterday(who, 400_000)
  await published('loss', CASHBACK, '90000')
  assert.equal(await issueCashbacks({ db: db(), brands: senluna() }, now()), 2)
  assert.equal((await shown('loss')).waiting, '80000')
  const first = await askDesk<ReplyOf<typeof dashboard>>(house, checker, 'GET', '/bo/v1/dashboard')
  assert.ok(first.value!.alarms.some(({ name, detail }) => name === 'budget' && detail === 'loss (88%)'))
  // One of them has goods beside its money: what they are worth comes back too.
  await sql`update promotions.participation set data = data || '{"worth": "300"}'::jsonb
    where id = (select id from promotions.participation where promotion_id = 'loss' order by id limit 1)`.execute(db())
  await sql`update promotions.budget set spent = spent + 300 where promotion_id = 'loss'`.execute(db())
  assert.equal((await shown('loss')).waiting, '80300')
  house.advance(25 * HOUR)
  assert.equal(await closeUnclaimed(db(), now()), 2)
  const { rows } = await sql<{ spent: bigint }>`select spent from promotions.budget
    where promotion_id = 'loss'`.execute(db())
  assert.equal(rows[0]!.spent, 0n)
  assert.deepEqual(await breaks(), [])
})

test('a budget that couldn’t pay what is promised is refused; the trial says how long one lasts', async () => {
  maker = await newPerson(house, ['ADMINISTRATOR'])
  const small = await save('small', CASHBACK, '49999')
  assert.equal(small.errorCode, 'VAL_FIELD')
  const who = await newSomebody(house)
  await lostYesterday(who, 300_000)
  await save('small', CASHBACK, '60000')
  const trial = await askDesk<ReplyOf<typeof promotionTrial>>(house, maker, 'GET', '/bo/v1/promotions/small/trial')
  const total = BigInt(trial.value!.total)
  assert.equal(trial.value!.lastsDays, Number((60_000n * 30n) / total))
})

test('what rules promise at once, and can cost in a month', () => {
  const code: PromotionRules = { kind: 'PROMO_CODE', code: 'TET2027', amount: '50000', count: 3, turnoverX100: 0 }
  assert.deepEqual([leastBudget(code, NO_WORTH), monthMost(code, NO_WORTH)], [50_000n, 150_000n])
  const board: PromotionRules = {
    kind: 'LEADERBOARD',
    period: 'WEEK',
    products: ['RNG'],
    perPoint: '1000',
    minScore: '0',
    prizes: [
      { from: 1, to: 1, amount: '100' },
      { from: 2, to: 4, amount: '10' },
    ],
    claimHours: 24,
    turnoverX100: 0,
  }
  assert.deepEqual([leastBudget(board, NO_WORTH), monthMost(board, NO_WORTH)], [130n, 650n])
  assert.deepEqual([leastBudget(CHECK_IN, NO_WORTH), monthMost(CHECK_IN, NO_WORTH)], [1_000n, undefined])
})

test('points and goods count by their worth: in the least budget, and in what a month may cost', async () => {
  const worth = (extra: { points?: string | undefined; goods?: string | undefined } | null | undefined) =>
    (extra?.points === undefined ? 0n : BigInt(extra.points) * 10n) + (extra?.goods === undefined ? 0n : 20_000n)
  const code: PromotionRules = {
    kind: 'PROMO_CODE',
    code: 'WORTH1',
    amount: '1000',
    extra: { points: '50', goods: 'a-voucher' },
    count: 3,
    turnoverX100: 0,
  }
  assert.deepEqual([leastBudget(code, worth), monthMost(code, worth)], [21_500n, 64_500n])
  const { CHECK_IN: daily, board } = {
    CHECK_IN: { ...CHECK_IN, ladder: ['1000', '500'], extras: [null, { points: '300' }] },
    board: {
      kind: 'LEADERBOARD',
      period: 'WEEK',
      products: ['RNG'],
      perPoint: '1000',
      minScore: '0',
      prizes: [
        { from: 1, to: 1, amount: '0', extra: { goods: 'a-voucher' } },
        { from: 2, to: 3, amount: '100', extra: { points: '1' } },
      ],
      claimHours: 24,
      turnoverX100: 0,
    } satisfies PromotionRules,
  }
  assert.equal(leastBudget(daily, worth), 3_500n)
  assert.deepEqual([leastBudget(board, worth), monthMost(board, worth)], [20_220n, 101_100n])
  const { amount: _, ...rest } = code
  const points: PromotionRules = { ...rest, amount: '0', extra: { points: '50' } }
  const refused = await save('worth', points, '499')
  assert.deepEqual([refused.errorCode, refused.fields?.[0]?.args], ['VAL_FIELD', ['500']])
  const { value } = await save('worth', points, '500')
  assert.equal(value!.mostInMonth, '1500')
})
