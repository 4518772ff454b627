import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { claimMission, missions } from '@senluna/contract/member/missions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { promotions } from '@senluna/contract/site/content.ts'
import { promotionRules, type RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, DAY, HOUR, instant, later, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../../platform/words/own-links.ts'
import {
  askAs,
  holds,
  newSession,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
  type Somebody,
} from '../../rounds/testing/house.ts'
import { setContact } from '../../members/index.ts'
import { savePromotion } from '../index.ts'
import { notifyMissions } from './mission/notify-missions.ts'
import { noteToLook, SETTLES_MS } from './mission/notified-store.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
  // Early in a day of the brand, so that no test runs over its midnight.
  const now = house.parts.clock.now()
  const next = startOfDay(businessDate(later(now, DAY), ZONE), ZONE)
  house.advance(next - now + HOUR)
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const ZONE = 'Asia/Ho_Chi_Minh'
const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
let made = 0

const SPINS: RulesOf<'MISSION'> = {
  kind: 'MISSION',
  every: 'DAY',
  metric: 'BETS',
  products: ['RNG'],
  target: '2',
  amount: '5000',
  turnoverX100: 100,
}

async function offered(rules: Partial<typeof SPINS> | RulesOf<'CHECK_IN'> = {}, startAt = instant(0)): Promise<string> {
  const id = `mission-${++made}`
  const draft = {
    id,
    category: 'DAILY' as const,
    titles: { EN: 'Mission' },
    summaries: { EN: 'A mission' },
    facts: {},
    terms: { EN: '<p>Terms</p>' },
    imageUrl: '/art/b-daily.svg',
    sort: 1,
    startAt,
    enabled: true,
    rules: rules.kind === 'CHECK_IN' ? rules : { ...SPINS, ...rules },
  }
  await db()
    .transaction()
    .execute((tx) => savePromotion(tx, pagesAlone(merchantCode('senluna')), draft, now()))
  return id
}
const seen = async (who: Somebody, id: string) => {
  const { value } = await askAs<ReplyOf<typeof missions>>(house, who, 'GET', '/wps/v2/missions')
  return value!.list.filter((mission) => mission.id === id)
}
/** A contact of a member’s that is confirmed now. */
const setContactOf = (who: Somebody, kind: 'email' | 'mobile', value: string) =>
  db()
    .transaction()
    .execute((tx) => setContact(tx, who.member, kind, value, now()))
const claim = (who: Somebody, id: string, cycle: string) =>
  askAs<ReplyOf<typeof claimMission>>(
    house,
    who,
    'POST',
    `/wps/v2/missions/${id}/claim`,
    { cycle },
    {
      'idempotency-key': randomUUID(),
    },
  )

test('who completed a mission is notified once a cycle, nobody before or on a break, also by two looks at once', async () => {
  const id = await offered()
  const [done, early] = [await sit(house, await newSomebody(house)), await sit(house, await newSomebody(house))]
  for (let nth = 0; nth < 2; nth++) await spun(house, done)
  await spun(house, early)
  const look = async () => {
    await db()
      .transaction()
      .execute((tx) => noteToLook(tx, [done.member.id, early.member.id], now()))
    house.advance(SETTLES_MS)
    await Promise.all(
      [1, 2].map(() => notifyMissions({ db: db(), brands: [house.parts.settings.brands.byHost('localhost')!] }, now())),
    )
  }
  const messagesOf = async (who: Somebody) => {
    const { rows } = await sql<{ template: string }>`select template from messages.message
      where member_id = ${who.member.id} and args->'mission' is not null`.execute(db())
    return rows.length
  }
  const missionsOfNow = (await seen(done, id)).length
  assert.equal(missionsOfNow, 1)
  await look()
  await look()
  assert.equal(await messagesOf(early), 0)
  assert.ok((await messagesOf(done)) >= 1)
  const { rows } = await sql`select from promotions.mission_notified
    where member_id = ${done.member.id} and promotion_id = ${id}`.execute(db())
  assert.equal(rows.length, 1)
  const all = await sql`select from promotions.mission_notified where member_id = ${done.member.id}`.execute(db())
  assert.equal(await messagesOf(done), all.rows.length, 'each that is noted was sent once')
  const left = await sql`select from promotions.mission_look where member_id = ${done.member.id}`.execute(db())
  assert.equal(left.rows.length, 0)
})

test('who plays on is noted once, is looked at soon after, and is noted anew after that', async () => {
  const { member } = await newSomebody(house)
  const first = now()
  const settled = later(first, SETTLES_MS)
  const note = (at: Instant) =>
    db()
      .transaction()
      .execute((tx) => noteToLook(tx, [member.id], at))
  const look = (at: Instant) =>
    notifyMissions({ db: db(), brands: [house.parts.settings.brands.byHost('localhost')!] }, at)
  const noted = async () => {
    const { rows } = await sql<{ at: Date }>`select at from promotions.mission_look
      where member_id = ${member.id}`.execute(db())
    return rows.map(({ at }) => at.getTime())
  }
  await note(first)
  await note(later(settled, -1))
  await look(later(settled, -1))
  assert.deepEqual(await noted(), [first], 'nothing is written, and nobody looks yet')
  // What is done from now on may come after a look: it is noted, and such a look leaves it.
  await note(settled)
  await look(settled)
  assert.deepEqual(await noted(), [settled])
  await look(later(settled, SETTLES_MS))
  assert.deepEqual(await noted(), [])
})

test('bets count toward their mission, and its reward is claimed once, also by ten taps at once', async () => {
  const who = await sit(house, await newSomebody(house))
  const [id, other] = [await offered(), await offered({ products: ['LIVE'] })]
  const [before] = await seen(who, id)
  assert.deepEqual([before!.state, before!.done, before!.target], ['ACTIVE', '0', '2'])
  await spun(house, who)
  const early = await claim(who, id, before!.cycle)
  assert.deepEqual([early.errorCode, early.value], ['PROMO_MISSION', { done: '1', target: '2' }])
  await spun(house, who)
  await spun(house, who)
  const [reached] = await seen(who, id)
  assert.deepEqual([reached!.state, reached!.done], ['CLAIMABLE', '2'], 'never more than the target is shown')
  assert.equal((await seen(who, other))[0]!.done, '0', 'other products don’t count')
  const held = await holds(house, who)
  const replies = await Promise.all(Array.from({ length: 10 }, () => claim(who, id, reached!.cycle)))
  assert.equal(replies.filter(({ value }) => value).length, 1)
  assert.equal(await holds(house, who), held + 5_000n)
  assert.equal((await seen(who, id))[0]!.state, 'CLAIMED')
  assert.equal((await claim(who, id, reached!.cycle)).errorCode, 'PROMO_TAKEN')
  assert.equal((await claim(who, 'nothing', reached!.cycle)).errorCode, 'SYS_NOT_FOUND')
})

test('a day that is over can be claimed for another day, then no more; the new one begins at nothing', async () => {
  const who = await sit(house, await newSomebody(house))
  const id = await offered({ target: '1' })
  await spun(house, who)
  const [today] = await seen(who, id)
  house.advance(DAY)
  Object.assign(who, await newSession(house, who.member))
  const states = (await seen(who, id)).map(({ cycle, state }) => [cycle === today!.cycle, state])
  assert.deepEqual(states, [
    [true, 'CLAIMABLE'],
    [false, 'ACTIVE'],
  ])
  assert.ok((await claim(who, id, today!.cycle)).value)
  house.advance(DAY)
  Object.assign(who, await newSession(house, who.member))
  assert.equal((await claim(who, id, today!.cycle)).errorCode, 'PROMO_CLOSED')
  assert.equal((await seen(who, id)).length, 1)
})

test('what was done before a mission was offered counts for nothing, valid bets count as they are', async () => {
  const who = await sit(house, await newSomebody(house))
  await spun(house, who)
  house.advance(1_000)
  const id = await offered({ metric: 'VALID_BET', target: '2000', every: 'WEEK' }, now())
  assert.equal((await seen(who, id))[0]!.done, '0')
  await spun(house, who)
  assert.equal((await seen(who, id))[0]!.done, '1000')
})

test('bets that pay more than their stake are wins; days of log-ins count once a day, by the brand’s clock', async () => {
  const who = await sit(house, await newSomebody(house))
  const wins = await offered({ metric: 'WINS', target: '50' })
  const days = await offered({ metric: 'LOGINS', products: [], target: '5', every: 'ONCE' })
  let won = 0
  for (let nth = 0; nth < 12; nth++) {
    const { round } = await spun(house, who)
    if (BigInt(round.payout) > BigInt(round.stake)) won++
  }
  assert.equal((await seen(who, wins))[0]!.done, String(won))
  const midnight = startOfDay(businessDate(later(now(), DAY), ZONE), ZONE)
  // Twice today, once a second before midnight, once after; a wrong password is no log-in.
  for (const [at, result] of [
    [now(), 0],
    [later(now(), 1), 0],
    [later(midnight, -1_000), 0],
    [midnight, 0],
    [midnight, 1],
  ] as const)
    await sql`insert into sessions.login_record (member_id, at, id, merchant_id, ip, place, device, result)
      values (${who.member.id}, ${new Date(at)}, ${randomUUID()}, 'senluna', '203.0.113.7', '', '', ${result})`.execute(
      db(),
    )
  assert.equal((await seen(who, days))[0]!.done, '2')
})

test('a mission can give free rounds beside its money, once', async () => {
  const who = await sit(house, await newSomebody(house))
  const free = { games: ['sen-vang'], stake: '1000', rounds: 4, days: 3, mostTimes: 10, turnoverX100: 100 }
  const id = await offered({ target: '1', free: { kind: 'FREE_SPIN', ...free } })
  await spun(house, who)
  const [reached] = await seen(who, id)
  assert.equal(reached!.free?.rounds, 4)
  const replies = await Promise.all(Array.from({ length: 5 }, () => claim(who, id, reached!.cycle)))
  assert.deepEqual(
    replies.flatMap(({ value }) => (value ? [[value.amount, value.free?.rounds]] : [])),
    [['5000', 4]],
  )
  const { value } = await askAs<{ list: { left: number }[] }>(house, who, 'GET', '/wps/v2/free-rounds')
  assert.deepEqual(
    value!.list.map(({ left }) => left),
    [4],
  )
})

test('free rounds are no bets of a mission, whether they win or not', async () => {
  const who = await sit(house, await newSomebody(house))
  const free = { games: ['sen-vang'], stake: '1000', rounds: 12, days: 3, mostTimes: 100, turnoverX100: 0 }
  const id = await offered({ target: '1', free: { kind: 'FREE_SPIN', ...free } })
  const bets = await offered({ target: '50' })
  const wins = await offered({ metric: 'WINS', target: '50' })
  const [own] = [BigInt((await spun(house, who)).round.payout)]
  await claim(who, id, (await seen(who, id))[0]!.cycle)
  const { value } = await askAs<{ list: { id: string }[] }>(house, who, 'GET', '/wps/v2/free-rounds')
  for (let nth = 0; nth < 12; nth++) {
    house.advance(3_000)
    const reply = await spin(house, who, { stake: '1000', free: value!.list[0]!.id, seen: who.last!.id })
    who.last = reply.value!.round
  }
  assert.equal((await seen(who, bets))[0]!.done, '1')
  assert.equal((await seen(who, wins))[0]!.done, own > 1_000n ? '1' : '0')
  const daily = await offered({
    kind: 'CHECK_IN',
    ladder: ['1000'],
    needsDeposit: false,
    needsStake: '2000',
    turnoverX100: 100,
  })
  const tapped = await askAs(
    house,
    who,
    'POST',
    `/wps/v2/promotions/${daily}/take`,
    {},
    { 'idempotency-key': randomUUID() },
  )
  assert.deepEqual([tapped.errorCode, tapped.value], ['PROMO_NEEDS_STAKE', { left: '1000', least: '2000' }])
})

test('days checked in count, each once', async () => {
  const who = await newSomebody(house)
  const id = await offered({ metric: 'CHECK_INS', products: [], target: '5', every: 'ONCE' })
  const checkIn = await offered({
    kind: 'CHECK_IN',
    ladder: ['1000'],
    needsDeposit: false,
    needsStake: '0',
    turnoverX100: 100,
  })
  const tap = () =>
    askAs(house, who, 'POST', `/wps/v2/promotions/${checkIn}/take`, {}, { 'idempotency-key': randomUUID() })
  assert.ok((await tap()).value)
  await tap()
  house.advance(DAY)
  Object.assign(who, await newSession(house, who.member))
  assert.ok((await tap()).value)
  assert.equal((await seen(who, id))[0]!.done, '2')
})

test('nobody on a break has missions, and they are not among the promotions', async () => {
  const who = await newSomebody(house)
  const id = await offered({ target: '1' })
  const { value } = await askAs<ReplyOf<typeof promotions>>(house, who, 'GET', '/wps/v2/promotions?pageSize=100')
  assert.equal(value!.list.filter((card) => card.id === id).length, 0)
  assert.equal((await askAs(house, who, 'GET', `/wps/v2/promotions/${id}`)).errorCode, 'SYS_NOT_FOUND')
  const [mission] = await seen(who, id)
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until)
    values (${who.member.id}, 'senluna', ${new Date(later(now(), DAY))})`.execute(db())
  assert.deepEqual(await seen(who, id), [])
  assert.equal((await claim(who, id, mission!.cycle)).errorCode, 'RG_COOLING_OFF')
})

test('steps of a profile count as they stand, done before or after, and are claimed when all are', async () => {
  const who = await newSomebody(house)
  await setContactOf(who, 'email', 'who@example.test')
  const id = await offered({
    metric: 'PROFILE',
    every: 'ONCE',
    products: [],
    steps: ['EMAIL', 'MOBILE'],
    target: '2',
    amount: '5000',
  })
  const [half] = await seen(who, id)
  assert.deepEqual(
    [half!.state, half!.done, half!.steps],
    [
      'ACTIVE',
      '1',
      [
        { step: 'EMAIL', done: true },
        { step: 'MOBILE', done: false },
      ],
    ],
  )
  assert.equal((await claim(who, id, half!.cycle)).errorCode, 'PROMO_MISSION')
  await setContactOf(who, 'mobile', '+84900002222')
  assert.equal((await seen(who, id))[0]!.state, 'CLAIMABLE')
  assert.equal((await claim(who, id, half!.cycle)).value!.amount, '5000')
})

test('a profile is asked for once, by different steps, as many as its target says', () => {
  const rules = { ...SPINS, metric: 'PROFILE', every: 'ONCE', products: [], steps: ['EMAIL', 'IDENTITY'], target: '2' }
  const fits = (more: object) => promotionRules.safeParse({ ...rules, ...more }).success
  assert.deepEqual(
    [
      fits({}),
      fits({ target: '1' }),
      fits({ steps: [] }),
      fits({ steps: ['EMAIL', 'EMAIL'] }),
      fits({ every: 'DAY' }),
      fits({ metric: 'LOGINS' }),
    ],
    [true, false, false, false, false, false],
  )
})
