import assert from 'node:assert/strict'
import type { missions } from '@senluna/contract/member/missions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { businessDate, DAY, HOUR, MINUTE } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, test } from 'vitest'
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
import { VipHouse } from '../../vip/testing/players.ts'
import { issueCashbacks } from '../kinds/issue-cashback.ts'
import { issueBirthdays } from '../kinds/issued/birthday.ts'
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
  BIRTHDAY: () => ({ kind: 'BIRTHDAY', amount: '88000', accountDays: 30, claimHours: 72, turnoverX100: 100 }),
  FREE_SPIN: () => ({
    kind: 'FREE_SPIN',
    every: 'DAY',
    needsDeposit: false,
    count: 9,
    games: [GAME],
    stake: '1000',
    rounds: 1,
    days: 2,
    mostTimes: 10,
    turnoverX100: 100,
  }),
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

/** It is their birthday, known for so many days; the job of birthdays looks. */
async function birthday({ who, db: own }: Subject, days: number): Promise<string> {
  const today = businessDate(now(), senluna()[0]!.timeZone)
  const since = new Date(now() - days * DAY)
  await sql`update members.member set profile = profile || jsonb_build_object('birthday', ${`1990-${today.slice(5)}`}::text),
    created_at = ${since}, birthday_at = ${since} where id = ${who.member.id}`.execute(own)
  return more(who, () => issueBirthdays({ db: own, brands: senluna() }, now()))
}

const freeOf = async ({ who }: Subject) =>
  (await askAs<ReplyOf<typeof freeRounds>>(house, who, 'GET', '/wps/v2/free-rounds')).value!.list

/** Plays the free round that ends first, if there is one. */
async function playFree(subject: Subject): Promise<string> {
  const [free] = await freeOf(subject)
  if (!free) return 'nothing'
  return done(sit(house, subject.who).then((seat) => spun(house, seat, { free: free.id })))
}

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
/** Whether somebody has more rewards than before. */
async function more({ member }: Somebody, act: () => Promise<unknown>): Promise<string> {
  const rewards = async () =>
    (await sql`select from promotions.participation where member_id = ${member.id}`.execute(db())).rows.length
  const before = await rewards()
  await act()
  return (await rewards()) > before ? 'done' : 'nothing'
}

const EVENTS: Readonly<Record<string, (subject: Subject) => Promise<string>>> = {
  take: (subject) => subject.call(`/wps/v2/promotions/${subject.id}/take`, { code: 'TABLE1' }),
  wrong: (subject) => subject.call(`/wps/v2/promotions/${subject.id}/take`, { code: 'TABLE2' }),
  draw: (subject) => subject.call('/wps/relay/MCS2_claimRafflePromotion', { promotionId: subject.id }),
  opened: ({ who }) =>
    more(who, () =>
      db()
        .transaction()
        .execute((tx) => issueSignUps(tx, senluna(), [who.member.id], now())),
    ),
  reach: (subject) => done(sit(house, subject.who).then((seat) => spun(house, seat))),
  play: (subject) => (subject.rules.kind === 'FREE_SPIN' ? playFree(subject) : done(played(subject, 'LIVE', 0))),
  day: (subject) => birthday(subject, 31),
  young: (subject) => birthday(subject, 29),
  year: (subject) => subject.passes(365 * DAY),
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
  if (subject.rules.kind === 'FREE_SPIN')
    return [await subject.status(), ...(await freeOf(subject)).map(({ left }) => left)].join('+')
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
  'BIRTHDAY',
  'FREE_SPIN',
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
