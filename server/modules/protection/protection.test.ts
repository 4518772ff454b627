import assert from 'node:assert/strict'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Check, OwnLimits } from '@senluna/contract/member/protection.ts'
import { amount } from '@senluna/kit/money.ts'
import type { LimitKind } from '@senluna/kit/protection/protection.ts'
import { DAY, HOUR, iso, later, MINUTE } from '@senluna/kit/time.ts'
import { lockMember, setPassword } from '../members/index.ts'
import {
  ask,
  askAs,
  launch,
  newSession,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
  type Seated,
  type Somebody,
} from '../rounds/testing/house.ts'
import { removeExpiredTrials } from '../sessions/index.ts'
import { openSession } from '../sessions/open-session.ts'
import { sealed } from '../sessions/testing/sealing.ts'
import { newVisitor } from '../sessions/testing/visitor.ts'
import { newId } from '../../platform/ids.ts'
import { takeBreak } from './breaks/take-break.ts'
import { askReturn } from './breaks/come-back.ts'
import { depositAllowance } from './limits/deposits.ts'
import { endSessionsOver } from './jobs.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const PASSWORD = 'Hoa-sen.2026'

/** Somebody with a password of their own. */
async function somebody(): Promise<Somebody> {
  const who = await newSomebody(house)
  const hash = await house.parts.members.passwords.hash(PASSWORD)
  await setPassword(house.parts.database.db, who.member.id, hash, house.parts.clock.now())
  return who
}

const standing = async (who: Somebody): Promise<OwnLimits> =>
  (await askAs<OwnLimits>(house, who, 'GET', '/wps/v2/rg')).value!
const put = (who: Somebody, body: { kind: LimitKind | 'realityCheck'; value: string | null; confirm?: boolean }) =>
  askAs<OwnLimits>(house, who, 'PUT', '/wps/v2/rg', body)
const limitOf = (ownLimits: OwnLimits, kind: LimitKind) => ownLimits.limits.find((limit) => limit.kind === kind)!

async function shut(who: Somebody, what: 'cool-off' | 'exclude', term: string, password = PASSWORD) {
  const path = `/wps/v2/rg/${what}`
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const jwe = await sealed(site, newVisitor(), 'POST', path, { term, password })
  return askAs<{ until: string | null }>(house, who, 'POST', path, { jwe })
}

/** What log-ins of every kind come to for an account: the opening of a session, or the refusal. */
const enters = async (who: Somebody): Promise<string> =>
  house.parts.database.db
    .transaction()
    .execute(async (tx) => {
      // As log-ins do: whoever changes the account waits.
      const member = (await lockMember(tx, who.member.id))!
      const way = { ip: '203.0.113.7', deviceId: 'device', deviceName: '', weakPassword: false, byPassword: true }
      const brand = house.parts.settings.brands.byHost(who.host)!
      await openSession(tx, house.parts.sessions, brand, member, way, house.parts.clock.now())
    })
    .then(
      () => 'in',
      (error: { code?: string }) => error.code ?? 'a bug',
    )

const outcome = async (who: Seated, stake: string): Promise<[string | undefined, unknown]> => {
  house.advance(3_000)
  const reply = await spin(house, who, { stake, ...(who.last ? { seen: who.last.id } : {}) })
  if (reply.success) who.last = reply.value!.round
  return [reply.errorCode ?? undefined, reply.success ? 'played' : reply.value]
}

test('limits are tightened at once, loosened after a day and a second confirmation', async () => {
  const who = await somebody()
  assert.equal(limitOf(await standing(who), 'stake').value, null)
  assert.equal(limitOf((await put(who, { kind: 'stake', value: '5000' })).value!, 'stake').value, '5000')
  const asked = limitOf((await put(who, { kind: 'stake', value: '9000' })).value!, 'stake')
  assert.deepEqual([asked.value, asked.pending?.value], ['5000', '9000'])
  const early = await put(who, { kind: 'stake', value: '9000', confirm: true })
  assert.deepEqual([early.errorCode, early.value], ['RG_CONFIRM_LATER', { effectiveAt: asked.pending!.at }])
  assert.equal((await put(who, { kind: 'stake', value: '8000', confirm: true })).errorCode, 'RG_NOT_ASKED')
  house.advance(DAY)
  const again = { ...who, ...(await newSession(house, who.member)) }
  assert.equal(limitOf(await standing(again), 'stake').value, '5000', 'time alone loosens nothing')
  const confirmed = limitOf((await put(again, { kind: 'stake', value: '9000', confirm: true })).value!, 'stake')
  assert.deepEqual([confirmed.value, confirmed.pending], ['9000', null])
  const { rows } = await sql<{
    kind: string
  }>`select kind from protection.step where owner_id = ${who.member.id} order by at, id`.execute(
    house.parts.database.db,
  )
  assert.deepEqual(
    rows.map((row) => row.kind),
    ['limit', 'raiseAsked', 'raiseConfirmed'],
  )
})

test('what is no limit is refused', async () => {
  const who = await somebody()
  for (const body of [
    { kind: 'stake', value: '-1' },
    { kind: 'stake', value: '1.5' },
    { kind: 'stake', value: '100000000000000000000' },
    { kind: 'bets', value: '1' },
    { kind: 'session', value: '9' },
    { kind: 'session', value: '1441' },
    { kind: 'realityCheck', value: '61' },
    { kind: 'realityCheck', value: null },
  ] as never[])
    assert.equal((await put(who, body)).errorCode, 'VAL_FIELD', JSON.stringify(body))
  const trial = await newSomebody(house, 4)
  assert.equal((await put(trial, { kind: 'stake', value: '1' })).errorCode, 'AUTH_REAL_ACCOUNT')
})

/**
 * Puts the hour that runs where a member lost so much, whatever the rounds of a test won; gives
 * that hour.
 */
async function lose(who: Somebody, lost: bigint): Promise<number> {
  const hour = Math.floor(house.parts.clock.now() / HOUR) * HOUR
  const owner = new pg.Client({ connectionString: house.url })
  await owner.connect()
  await owner.query('delete from protection.bucket where owner_id = $1', [who.member.id])
  await owner.query(`insert into protection.bucket (owner_id, hour, staked, won) values ($1, $2, $3, 0)`, [
    who.member.id,
    new Date(hour),
    lost.toString(),
  ])
  await owner.end()
  return hour
}

test('a stake over a limit is refused with which limit it was and when it fits again', async () => {
  const who = await somebody()
  const player = await sit(house, who)
  await put(who, { kind: 'stake', value: '5000' })
  assert.deepEqual(await outcome(player, '10000'), ['RG_LIMIT', { limit: 'stake', value: '5000' }])
  assert.deepEqual(await outcome(player, '5000'), [undefined, 'played'])
  const { payout } = player.last!
  await put(who, { kind: 'lossDay', value: '3000' })
  const used = BigInt(limitOf(await standing(who), 'lossDay').used!)
  assert.equal(used, 5_000n > BigInt(payout) ? 5_000n - BigInt(payout) : 0n, 'what was lost before counts')
  await put(who, { kind: 'lossDay', value: '2500' })
  const hour = await lose(who, 10_000n)
  const [code, value] = await outcome(player, '1000')
  const until = new Date(hour + 25 * HOUR).toISOString()
  assert.deepEqual([code, value], ['RG_LIMIT', { limit: 'lossDay', value: '2500', remaining: '0', until }])
  await put(who, { kind: 'lossWeek', value: '0' })
  assert.deepEqual(await outcome(player, '1000'), ['RG_LIMIT', { limit: 'lossWeek', value: '0', remaining: '0' }])
  await put(who, { kind: 'lossDay', value: null })
  assert.equal((await outcome(player, '1000'))[0], 'RG_LIMIT', 'no limit waits like any looser one')
  assert.deepEqual(await house.breaks(), [])
})

test('a game that was open, one that opens, and one that opens at the same time are all guarded', async () => {
  const who = await somebody()
  const open = await sit(house, who)
  await put(who, { kind: 'stake', value: '1000' })
  assert.equal((await outcome(open, '2000'))[0], 'RG_LIMIT')
  const anew = await sit(house, who)
  assert.equal((await outcome(anew, '2000'))[0], 'RG_LIMIT')
  for (let tries = 0; tries < 5; tries++) {
    const other = await somebody()
    const [seat] = await Promise.all([sit(house, other), put(other, { kind: 'stake', value: '1000' })])
    assert.equal((await outcome(seat, '2000'))[0], 'RG_LIMIT')
  }
})

test('the reality check: due after its minutes, told truly, and play goes on once it is acknowledged', async () => {
  const who = await somebody()
  assert.equal((await askAs(house, who, 'GET', '/wps/v2/rg/reality-check')).value, null)
  assert.equal((await askAs(house, who, 'POST', '/wps/v2/rg/reality-check', { ack: true })).errorCode, 'ROUND_STATE')
  const player = await sit(house, who)
  await put(who, { kind: 'realityCheck', value: '15' })
  const rounds = [await spun(house, player), await spun(house, player)]
  const won = rounds.reduce((sum, { round }) => sum + BigInt(round.payout), 0n)
  house.advance(15 * MINUTE)
  assert.equal((await outcome(player, '1000'))[0], 'RG_REALITY_CHECK')
  const check = (await askAs<Check>(house, who, 'GET', '/wps/v2/rg/reality-check')).value!
  assert.deepEqual(
    [check.due, check.staked, check.won, check.net, check.sinceMin],
    [true, '2000', won.toString(), (won - 2_000n).toString(), 15],
  )
  const reopened = await sit(house, who)
  assert.equal((await outcome(reopened, '1000'))[0], 'RG_REALITY_CHECK', 'opening the game again is no way around it')
  assert.equal((await askAs(house, who, 'POST', '/wps/v2/rg/reality-check', { ack: false })).errorCode, 'VAL_FIELD')
  const next = (await askAs<Check>(house, who, 'POST', '/wps/v2/rg/reality-check', { ack: true })).value!
  assert.deepEqual([next.due, next.staked, Date.parse(next.nextAt) > house.parts.clock.now()], [false, '2000', true])
  assert.equal((await outcome(reopened, '1000'))[1], 'played')
})

test('a trial account is checked too, by its play money', async () => {
  const trial = await newSomebody(house, 4)
  const player = await sit(house, trial)
  await spun(house, player)
  house.advance(25 * MINUTE)
  await spun(house, player)
  house.advance(29 * MINUTE)
  await spun(house, player)
  house.advance(10 * MINUTE)
  assert.equal((await outcome(player, '1000'))[0], 'RG_REALITY_CHECK')
  const check = (await askAs<Check>(house, trial, 'POST', '/wps/v2/rg/reality-check', { ack: true })).value!
  assert.deepEqual([check.staked, check.currency], ['3000', 'TRL'])
  assert.equal((await outcome(player, '1000'))[1], 'played')
})

test('a break: at once, by the password only, and it ends by itself', async () => {
  const who = await somebody()
  const player = await sit(house, who)
  await spun(house, player)
  assert.equal((await shut(who, 'cool-off', '1d', 'wrong')).errorCode, 'AUTH_OLD_PASSWORD')
  assert.equal((await outcome(player, '1000'))[1], 'played')
  assert.equal((await shut(who, 'cool-off', '6m')).errorCode, 'VAL_FIELD')
  const { value } = await shut(who, 'cool-off', '1d')
  assert.equal(Math.abs(Date.parse(value!.until!) - house.parts.clock.now() - DAY) < 5_000, true)
  assert.equal((await askAs(house, who, 'GET', '/wps/v2/rg')).errorCode, 'AUTH_EXPIRED', 'the session is over')
  assert.equal((await outcome(player, '1000'))[0], 'GAME_SESSION', 'and the game with it')
  assert.equal(await enters(who), 'AUTH_EXCLUDED')
  house.advance(DAY - MINUTE)
  assert.equal(await enters(who), 'AUTH_EXCLUDED')
  house.advance(MINUTE + 1_000)
  assert.equal(await enters(who), 'in')
})

test('no stake passes a break, even on a play state that has a session', async () => {
  const who = await somebody()
  const player = await sit(house, who)
  await sql`insert into protection.guard (owner_id, merchant_id, excluded) values (${who.member.id}, 'senluna', true)`.execute(
    house.parts.database.db,
  )
  await sql`select wagers.set_guard(${who.member.id}, true, ${new Date(house.parts.clock.now())})`.execute(
    house.parts.database.db,
  )
  assert.deepEqual(await outcome(player, '1000'), ['AUTH_EXCLUDED', { until: null }])
  await sql`update protection.guard set excluded = false, cooling_until = ${new Date(later(house.parts.clock.now(), HOUR))}
    where owner_id = ${who.member.id}`.execute(house.parts.database.db)
  assert.equal((await outcome(player, '1000'))[0], 'RG_COOLING_OFF')
})

test('an exclusion does not end by itself: term, request, and a day', async () => {
  const who = await somebody()
  const member = { id: who.member.id, merchantCode: merchantCode('senluna') }
  await shut(who, 'exclude', '6m')
  assert.equal(await enters(who), 'AUTH_EXCLUDED')
  assert.equal(await askReturn(house.parts.database.db, member, house.parts.clock.now()), false, 'not before the term')
  house.advance(185 * DAY)
  assert.equal(await enters(who), 'AUTH_EXCLUDED', 'the term alone opens nothing')
  assert.equal(await askReturn(house.parts.database.db, member, house.parts.clock.now()), true)
  assert.equal(await askReturn(house.parts.database.db, member, house.parts.clock.now()), false)
  house.advance(DAY - MINUTE)
  assert.equal(await enters(who), 'AUTH_EXCLUDED')
  house.advance(2 * MINUTE)
  assert.equal(await enters(who), 'in')
  const forGood = await somebody()
  assert.equal((await shut(forGood, 'exclude', 'permanent')).value!.until, null)
  house.advance(4_000 * DAY)
  assert.equal(
    await askReturn(house.parts.database.db, { ...member, id: forGood.member.id }, house.parts.clock.now()),
    false,
  )
  assert.equal(await enters(forGood), 'AUTH_EXCLUDED')
})

test('wrong passwords of a break are counted and lock it, not the account', async () => {
  const who = await somebody()
  for (let i = 0; i < 5; i++) assert.equal((await shut(who, 'exclude', '1y', 'wrong')).errorCode, 'AUTH_OLD_PASSWORD')
  assert.equal((await shut(who, 'exclude', '1y')).errorCode, 'AUTH_LOCKED')
  assert.equal(await enters(who), 'in')
})

test('a log-in and an exclusion at the same moment leave nobody inside', async () => {
  for (let tries = 0; tries < 5; tries++) {
    const who = await somebody()
    // Not over HTTP: a log-in that comes first ends the session that asks.
    const caller = { ...who.member, memberId: who.member.id, sessionId: newId<'session'>(house.parts.clock.now()) }
    const ask = { kind: 'exclusion', term: '1y', password: PASSWORD } as const
    const now = house.parts.clock.now()
    const inBetween = new Promise<string>((resolve) => setTimeout(() => resolve(enters(who)), tries * 25))
    await Promise.all([
      takeBreak(house.parts.protection, { ...caller, passwordChangeRequired: false }, ask, 5, now),
      inBetween,
    ])
    const { rows } =
      await sql`select from sessions.session where member_id = ${who.member.id} and ended_at is null`.execute(
        house.parts.database.db,
      )
    assert.equal(rows.length, 0)
  }
})

test('minutes of a day: stakes are refused at their end, the job logs out, and the next day begins anew', async () => {
  const who = await somebody()
  await toMorning()
  const mine = { ...who, ...(await newSession(house, who.member)) }
  const player = await sit(house, mine)
  const set = (await put(mine, { kind: 'session', value: '30' })).value!
  assert.ok(set.sessionEndsAt)
  house.advance(25 * MINUTE)
  await spun(house, player)
  house.advance(5 * MINUTE)
  const [code, value] = await outcome(player, '1000')
  assert.deepEqual([code, (value as { limit: string }).limit], ['RG_LIMIT', 'session'])
  assert.equal(await endSessionsOver(house.parts.protection, house.parts.clock.now()), 1)
  assert.equal(await endSessionsOver(house.parts.protection, house.parts.clock.now()), 0)
  assert.equal((await askAs(house, mine, 'GET', '/wps/v2/rg')).errorCode, 'AUTH_EXPIRED')
  assert.equal(await enters(who), 'RG_LIMIT')
  house.advance(DAY - HOUR)
  assert.equal(await enters(who), 'RG_LIMIT', 'the same day still')
  house.advance(HOUR)
  assert.equal(await enters(who), 'in')
})

/** Shortly after midnight of the brand's day, so that a test's minutes don't cross it. */
async function toMorning(): Promise<void> {
  const zone = 7 * HOUR
  const into = (house.parts.clock.now() + zone) % DAY
  house.advance(DAY - into + MINUTE)
  await Promise.resolve()
}

test('deposits: nothing during a break, and what the limits leave', async () => {
  const who = await somebody()
  const now = house.parts.clock.now()
  const room = (asked: bigint) =>
    house.parts.database.db
      .transaction()
      .execute((tx) =>
        depositAllowance(
          tx,
          who.member.id,
          amount(asked),
          async () => [{ at: later(now, -HOUR), amount: amount(400n) }],
          now,
        ),
      )
  assert.deepEqual(await room(10n ** 12n), { allowed: true, remaining: undefined })
  await put(who, { kind: 'depositDay', value: '1000' })
  await put(who, { kind: 'depositWeek', value: '900' })
  assert.deepEqual(await room(500n), { allowed: true, remaining: amount(500n) })
  assert.deepEqual(await room(501n), { allowed: false, remaining: amount(500n) })
  await shut(who, 'cool-off', '1w')
  assert.deepEqual(await room(1n), { allowed: false, remaining: amount(0n) })
})

test('member info says what holds', async () => {
  const who = await somebody()
  const info = async () => (await askAs<{ rg: object }>(house, who, 'GET', '/wps/member/info')).value!.rg
  assert.deepEqual(await info(), { realityCheckMin: 60 })
  await put(who, { kind: 'session', value: '90' })
  await put(who, { kind: 'realityCheck', value: '30' })
  assert.deepEqual(await info(), { realityCheckMin: 30, sessionLimitMin: 90 })
})

test('a trial account that goes takes what was kept of its play with it', async () => {
  const trial = await newSomebody(house, 4)
  await sit(house, trial)
  const kept = async () =>
    (
      await sql`select from protection.reality_check where owner_id = ${trial.member.id}`.execute(
        house.parts.database.db,
      )
    ).rows.length
  assert.equal(await kept(), 1)
  house.advance(DAY + MINUTE)
  await removeExpiredTrials(house.parts.sessions, house.parts.clock.now())
  assert.equal(await kept(), 0)
})

test('only oneself: without a session nothing, and the limits of one are not those of another', async () => {
  for (const [method, path] of [
    ['GET', '/wps/v2/rg'],
    ['PUT', '/wps/v2/rg'],
    ['GET', '/wps/v2/rg/reality-check'],
    ['POST', '/wps/v2/rg/reality-check'],
    ['POST', '/wps/v2/rg/cool-off'],
    ['POST', '/wps/v2/rg/exclude'],
    ['POST', '/wps/v2/rg/deposit-prompt'],
  ] as const)
    assert.equal(
      (await ask(house, method, path, method === 'GET' ? {} : { body: {} })).errorCode,
      'AUTH_REQUIRED',
      path,
    )
  const [first, second] = [await somebody(), await somebody()]
  await put(first, { kind: 'stake', value: '1000' })
  assert.equal(limitOf(await standing(second), 'stake').value, null)
  const player = await sit(house, second)
  assert.equal((await outcome(player, '2000'))[1], 'played')
  assert.equal((await launch(house, first)).success, true, 'a limit closes no game')
})

test('an account that is being changed keeps other changes waiting, not failing', async () => {
  const who = await somebody()
  await sit(house, who)
  const kinds: LimitKind[] = [
    'stake',
    'lossDay',
    'lossWeek',
    'lossMonth',
    'depositDay',
    'depositWeek',
    'depositMonth',
    'session',
  ]
  const replies = await Promise.all([
    ...kinds.map((kind) => put(who, { kind, value: '1000' })),
    ...[1, 2].map(() => sit(house, who)),
    house.parts.database.db.transaction().execute((tx) => lockMember(tx, who.member.id)),
  ])
  assert.ok(replies.slice(0, kinds.length).every((reply) => (reply as { success: boolean }).success))
  const all = await standing(who)
  assert.deepEqual(
    all.limits.map(({ value }) => value),
    all.limits.map(() => '1000'),
  )
  assert.ok(iso(house.parts.clock.now()) < all.sessionEndsAt!)
})
