import assert from 'node:assert/strict'
import type { missions } from '@senluna/contract/member/missions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { DAY, HOUR, MINUTE } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { askAs, newSomebody, openHouse, sit, spun, type House } from '../../rounds/testing/house.ts'
import { VipHouse } from '../../vip/testing/players.ts'
import { issueCashbacks } from '../kinds/issue-cashback.ts'
import { issueSignUps } from '../kinds/issued/sign-up.ts'
import { settleBoards } from '../kinds/leaderboard/settle-boards.ts'
import { pairsOf, WAYS, type Pair, type TableKind } from '../testing/transition-table.ts'
import { Subject } from '../testing/subject.ts'

// Each pair of a state and an event, one kind of each cycle: the step it takes, or what refuses it.

let house: House
const now = () => house.parts.clock.now()
const db = () => house.parts.database.db
const senluna = () => house.parts.brands.filter(({ merchantCode }) => merchantCode === 'senluna')

/** A time of day by the brand’s clock, so many minutes from now. */
const clock = (minutes: number) => new Date(now() + 7 * HOUR + minutes * MINUTE).toISOString().slice(11, 16)

const ENVELOPE = {
  kind: 'RED_ENVELOPE',
  minutes: 60,
  least: '5000',
  most: '9000',
  pool: '90000',
  count: 9,
  turnoverX100: 0,
} as const
const RULES: Readonly<Record<string, (state: string) => PromotionRules>> = {
  PROMO_CODE: () => ({ kind: 'PROMO_CODE', code: 'TABLE1', amount: '5000', count: 9, turnoverX100: 100 }),
  CHECK_IN: () => ({
    kind: 'CHECK_IN',
    ladder: ['1000', '2000'],
    needsDeposit: false,
    needsStake: '0',
    turnoverX100: 0,
  }),
  RED_ENVELOPE: (state) => ({ ...ENVELOPE, times: [clock(state === 'BETWEEN' ? 90 : -1)] }),
  CASHBACK: () => ({
    kind: 'CASHBACK',
    period: 'DAY',
    products: ['RNG'],
    tiers: [{ minLoss: '100000', ratePpm: 50_000 }],
    cap: '20000000',
    minPayout: '1000',
    claimHours: 24,
    turnoverX100: 0,
  }),
  SIGN_UP: () => ({ kind: 'SIGN_UP', needs: 'ACCOUNT', amount: '20000', count: 9, claimHours: 72, turnoverX100: 0 }),
  MISSION: () => ({
    kind: 'MISSION',
    every: 'DAY',
    metric: 'BETS',
    products: ['RNG'],
    target: '1',
    amount: '5000',
    turnoverX100: 0,
  }),
  RAFFLE: () => ({
    kind: 'RAFFLE',
    free: 1,
    perDeposit: '0',
    perBet: '0',
    most: 1,
    prizes: ['one', 'two'].map((id) => ({ id, amount: '7000', weight: 1, stock: null })),
    turnoverX100: 0,
  }),
  LEADERBOARD: () => ({
    kind: 'LEADERBOARD',
    period: 'DAY',
    products: ['LIVE'],
    perPoint: '1000',
    minScore: '1',
    prizes: [{ from: 1, to: 1, amount: '50000' }],
    claimHours: 48,
    turnoverX100: 0,
  }),
}

let bets = 0
/** Facts of a day as the facts’ own job writes them: staked and lost, more than anybody before. */
const played = ({ who: { member } }: Subject, product: string, daysAgo: number, stake = 400_000 + 1_000 * ++bets) =>
  sql`insert into facts.play (merchant_id, day, member_id, product, vendor, game_id, currency, bets, wins, stake, valid_bet, payout)
    values ('senluna', (${new Date(now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date - ${daysAgo}::integer, ${member.id}, ${product}, 'OTHER',
      'other-game', 'XVD', 1, 0, ${stake}, ${stake}, 0) on conflict do nothing`.execute(db())

const missionsOf = async ({ id, who }: Subject) =>
  (await askAs<ReplyOf<typeof missions>>(house, who, 'GET', '/wps/v2/missions')).value!.list.filter(
    (own) => own.id === id,
  )
/** The cycle of a mission that a member saw first. */
const seen = new WeakMap<Subject, string>()

const done = async (act: Promise<unknown>) => {
  await act
  return 'done'
}
const whether = (count: number) => (count > 0 ? 'done' : 'nothing')

const EVENTS: Readonly<Record<string, (subject: Subject) => Promise<string>>> = {
  take: (subject) => subject.call(`/wps/v2/promotions/${subject.id}/take`, { code: 'TABLE1' }),
  wrong: (subject) => subject.call(`/wps/v2/promotions/${subject.id}/take`, { code: 'TABLE2' }),
  draw: (subject) => subject.call('/wps/relay/MCS2_claimRafflePromotion', { promotionId: subject.id }),
  opened: async ({ who }) => {
    const rewards = () => sql`select from promotions.participation where member_id = ${who.member.id}`.execute(db())
    const before = (await rewards()).rows.length
    await db()
      .transaction()
      .execute((tx) => issueSignUps(tx, senluna(), [who.member.id], now()))
    return whether((await rewards()).rows.length - before)
  },
  reach: (subject) => done(sit(house, subject.who).then((seat) => spun(house, seat))),
  play: (subject) => done(played(subject, 'LIVE', 0)),
  tomorrow: (subject) => subject.passes(DAY),
  claim: (subject) =>
    subject.rules.kind === 'MISSION'
      ? subject.call(`/wps/v2/missions/${subject.id}/claim`, { cycle: seen.get(subject)! })
      : subject.claim(),
  deadline: (subject) => subject.deadline(),
  hold: (subject) => subject.hold(),
  end: (subject) => subject.end(),
  start: (subject) => subject.start(),
  stop: (subject) => subject.stop(),
}

/** What the night works out of the day before. */
async function night(subject: Subject): Promise<string> {
  if (subject.rules.kind === 'CASHBACK') await played(subject, 'RNG', 1)
  else await subject.passes(DAY)
  const before = await subject.reward()
  const parts = { db: db(), brands: senluna(), log: house.parts.log }
  await (subject.rules.kind === 'CASHBACK' ? issueCashbacks(parts, now()) : settleBoards(parts, now()))
  return !before && (await subject.reward()) ? 'done' : 'nothing'
}

const statusOf = async (subject: Subject) => {
  if (subject.rules.kind !== 'MISSION') return subject.status()
  const states = (await missionsOf(subject)).map(({ state }) => state)
  return states.join('+') || 'gone'
}

async function standing({ kind, state, shown }: Pair): Promise<Subject> {
  const subject = new Subject(house, await newSomebody(house), RULES[kind]!(state))
  await subject.offer(state === 'COMING_SOON' ? { startAt: now() + 3 * DAY } : {})
  seen.set(subject, new Date(now() + 7 * HOUR).toISOString().slice(0, 10))
  for (const event of WAYS[kind][state] ?? [])
    assert.equal(await meet(subject, event), 'done', `${event} on the way to ${state}`)
  assert.equal(await statusOf(subject), shown)
  return subject
}
const meet = (subject: Subject, event: string) => (event === 'night' ? night(subject) : EVENTS[event]!(subject))

const KINDS: readonly TableKind[] = [
  'PROMO_CODE',
  'CHECK_IN',
  'RED_ENVELOPE',
  'CASHBACK',
  'SIGN_UP',
  'MISSION',
  'RAFFLE',
  'LEADERBOARD',
]
describe.each(KINDS)('%s', (kind) => {
  beforeAll(async () => {
    house = await openHouse()
    // In the morning by the brand's clock, so that no test runs over its midnight.
    new VipHouse(house).toDay(() => true, 10)
  }, 120_000)
  afterAll(async () => {
    assert.deepEqual(
      (await house.breaks()).filter(({ check }) => !check.includes('facts')),
      [],
    )
    await house.close()
  })

  test.each(pairsOf(kind))('$state, $event: $answer, then $after', async (pair) => {
    const subject = await standing(pair)
    assert.equal(await meet(subject, pair.event), pair.answer)
    assert.equal(await statusOf(subject), pair.after)
    await subject.stop()
  })
})
