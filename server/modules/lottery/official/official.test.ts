import assert from 'node:assert/strict'
import type { Id } from '@senluna/kit/ids.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { DAY, HOUR, later, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { breaksIn } from '@senluna/ledger/testing/world.ts'
import {
  openOfficial,
  world,
  ANNA,
  BINH,
  CHI,
  DUNG,
  EMIL,
  result,
  inTx,
  now,
  sealed,
  enter,
  kinds,
} from '../testing/official-world.ts'
import { correctResult, decideResult, extendDraw, lockEarly, voidDraw } from './index.ts'

// Results that people enter, and what becomes of a draw without one.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openOfficial()
})
afterAll(() => close())

test('an official draw is never drawn by us, and two blind entries that agree make its result stand', async () => {
  const { no, ids, owner } = await sealed()
  assert.equal((await world.look(no)).commitment, null)
  assert.equal((await enter(no, ANNA, '31231')).status, 'kept')
  await world.turn()
  assert.equal((await world.look(no)).state, 1, 'one word is not enough')
  assert.equal((await enter(no, ANNA, '31231')).status, 'same_person')
  assert.equal((await enter(no, BINH, '31231')).status, 'agreed')
  assert.equal((await enter(no, CHI, '31231')).status, 'not_open')
  await world.turn()
  assert.deepEqual(await Promise.all(ids.map(async (ticket) => (await world.standing(ticket)).status)), [1, 2])
  assert.equal(await world.balance(owner), 100_000n - 2_000n + 99_000n)
  const { rows } = await world.world.owner.query(
    'select origin, entered_by, approved_by, evidence from lottery.result where draw_no = $1',
    [no],
  )
  assert.deepEqual([rows[0].origin, rows[0].entered_by, rows[0].approved_by], ['DESK', ANNA, BINH])
  assert.equal(rows[0].evidence.reports.length, 2)
})

test('what is refused: another kind of draw, before the lock, a result that is not whole, who sets the terms', async () => {
  const ours = await world.draw()
  const open = await world.draw({ game: 'VN_N', source: 'OFFICIAL' })
  assert.equal((await enter(ours.no, ANNA, '31231')).status, 'not_official')
  assert.equal((await enter(open.no, ANNA, '31231')).status, 'not_locked')
  assert.equal((await enter(2_000_000_000, ANNA, '31231')).status, 'unknown_draw')
  const { no } = await sealed()
  assert.deepEqual(await enter(no, ANNA, '1'), { status: 'format', at: 'db.0' })
  // Terms that held while the draw took tickets or since: who asked for them and who agreed have no
  // hand in its result.
  const change = (revision: number, at: number, askedBy: string, approvedBy: string, game = 'VN_N') =>
    world.world.owner.query(
      `insert into lottery.terms_change (merchant_id, game, bet_type, revision, terms, asked_by, approved_by, at)
       values ('test', $1, '', $2, '{}', $3, $4, $5)`,
      [game, revision, askedBy, approvedBy, new Date(at)],
    )
  const { open_at: openAt } = await world.look(no)
  await change(1, openAt.getTime() - 2_000, ANNA, BINH)
  await change(2, openAt.getTime() - 1_000, CHI, DUNG)
  await change(1, openAt.getTime() - 1_000, ANNA, BINH, 'VN_S_HCM')
  for (const person of [CHI, DUNG]) assert.equal((await enter(no, person, '31231')).status, 'conflicted')
  // What was over before it opened binds nobody, nor what another game pays.
  assert.equal((await enter(no, ANNA, '31231')).status, 'kept')
  await change(3, openAt.getTime() + 1_000, BINH, CHI)
  assert.equal((await enter(no, BINH, '31231')).status, 'conflicted')
  const decided = { draw: no, result: result('31231'), reason: 'x', now: now() }
  const correct = (staffId: Id<'staff'>, approvedBy: Id<'staff'>) =>
    inTx((tx) => correctResult(tx, { ...decided, staffId, approvedBy }))
  await enter(no, EMIL, '31231')
  for (const [staffId, approvedBy] of [
    [EMIL, DUNG],
    [CHI, EMIL],
  ] as const)
    assert.equal((await correct(staffId, approvedBy)).status, 'conflicted')
  const voids = (people: readonly Id<'staff'>[]) =>
    inTx((tx) => voidDraw(tx, { draw: no, people, reason: 'x', now: now() }))
  assert.equal((await voids([ANNA, BINH])).status, 'conflicted')
  await world.turn()
  await world.world.owner.query('alter table lottery.terms_change disable trigger user')
  await world.world.owner.query('delete from lottery.terms_change')
  await world.world.owner.query('alter table lottery.terms_change enable trigger user')
})

test('entries that differ are both set aside, somebody is called, and two others decide with their reason', async () => {
  const { no, ids } = await sealed()
  await enter(no, ANNA, '31231')
  assert.equal((await enter(no, BINH, '31258')).status, 'disagrees')
  assert.deepEqual(await kinds(no), ['DISAGREES'])
  assert.equal((await enter(no, CHI, '31258')).status, 'undecided')
  const decide = (staffId: Id<'staff'>, approvedBy: Id<'staff'>, db = '31258') =>
    inTx((tx) =>
      decideResult(tx, {
        draw: no,
        result: result(db),
        staffId,
        approvedBy,
        reason: 'the broadcast says so',
        now: now(),
      }),
    )
  assert.equal((await decide(ANNA, CHI)).status, 'same_person')
  assert.equal((await decide(CHI, BINH)).status, 'same_person')
  assert.equal((await decide(CHI, CHI)).status, 'same_person')
  assert.equal((await decide(CHI, DUNG, '1')).status, 'format')
  assert.equal((await decide(CHI, DUNG)).status, 'decided')
  assert.equal((await decide(CHI, DUNG)).status, 'not_open')
  assert.deepEqual(await kinds(no), [])
  await world.turn()
  assert.deepEqual(await Promise.all(ids.map(async (ticket) => (await world.standing(ticket)).status)), [2, 1])
  const calm = await sealed()
  const early = await inTx((tx) =>
    decideResult(tx, {
      draw: calm.no,
      result: result('31258'),
      staffId: CHI,
      approvedBy: DUNG,
      reason: 'x',
      now: now(),
    }),
  )
  assert.equal(early.status, 'not_disputed')
})

test('no result: two hours are told, a day makes it void, unless it was extended, and for a week at most', async () => {
  const [given, extended] = [await sealed(), await sealed()]
  assert.deepEqual(await kinds(given.no), [])
  world.clock.pass(2 * HOUR)
  assert.deepEqual(await kinds(given.no), ['LATE'])
  const extend = (until: Instant, draw = extended.no) => inTx((tx) => extendDraw(tx, { draw, until, now: now() }))
  assert.equal((await extend(later(now(), 8 * DAY))).status, 'too_long')
  assert.equal((await extend(later(now(), -1))).status, 'too_short')
  assert.equal((await extend(later(now(), DAY), (await world.draw()).no)).status, 'not_official')
  assert.equal((await extend(later(now(), 3 * DAY))).status, 'extended')
  world.clock.pass(DAY)
  await world.draws.watchOfficial()
  await world.turn()
  const { state, void_reason } = await world.look(given.no)
  assert.deepEqual([state, void_reason], [3, 'NO_RESULT'])
  assert.equal(await world.balance(given.owner), 100_000n)
  assert.equal((await world.look(extended.no)).state, 1)
  assert.equal((await enter(given.no, ANNA, '31231')).status, 'not_open')
  await enter(extended.no, ANNA, '31231')
  assert.equal((await enter(extended.no, BINH, '31231')).status, 'agreed')
})

test('a result that was out before our lock voids what was bet from then on; what came before stands', async () => {
  const [early, later_] = [await world.member(10_000n), await world.member(10_000n)]
  const draw = await world.draw({
    game: 'VN_N',
    source: 'OFFICIAL',
    lockAt: later(now(), 10 * MINUTE),
    drawAt: later(now(), 15 * MINUTE),
  })
  const bet = (owner: typeof early) =>
    world.bet(owner, [{ draw: draw.no, betType: 'DE_DB', selection: ['31'], unit: 1_000n, stake: 1_000n }])
  const first = await bet(early)
  const publishedAt = world.clock.pass(MINUTE)
  const second = await bet(later_)
  world.clock.at = later(draw.draw_at.getTime() as Instant, 0)
  await world.turn()
  await enter(draw.no, ANNA, '31231', { publishedAt })
  assert.equal((await enter(draw.no, BINH, '31231', { publishedAt })).status, 'agreed')
  await world.turn()
  assert.equal((await world.standing(first.ids[0]!)).status, 1)
  assert.equal((await world.standing(second.ids[0]!)).status, 6)
  assert.equal(await world.balance(later_), 10_000n)
  assert.deepEqual(await kinds(draw.no), ['EARLY_RESULT'])
  assert.deepEqual(await breaksIn(world.world), [])
})

test('nobody says alone that a result was out before our lock: it would void what they choose', async () => {
  for (const other of [undefined, -30 * SECOND]) {
    const { no, ids, lock_at } = await sealed()
    const early = later(lock_at.getTime() as Instant, -MINUTE)
    const moment = other === undefined ? {} : { publishedAt: later(lock_at.getTime() as Instant, other) }
    assert.equal((await enter(no, ANNA, '31231', moment)).status, 'kept')
    assert.equal((await enter(no, BINH, '31231', { publishedAt: early })).status, 'disagrees')
    await world.turn()
    assert.equal((await world.look(no)).state, 1)
    const decision = { draw: no, result: result('31231'), staffId: CHI, approvedBy: DUNG, reason: 'x', now: now() }
    assert.equal((await inTx((tx) => decideResult(tx, decision))).status, 'decided')
    await world.turn()
    assert.deepEqual(await Promise.all(ids.map(async (ticket) => (await world.standing(ticket)).status)), [1, 2])
  }
  // After the lock it changes nothing, so it is no contradiction.
  const { no } = await sealed()
  await enter(no, ANNA, '31231')
  assert.equal((await enter(no, BINH, '31231', { publishedAt: now() })).status, 'agreed')
})

test('betting is closed early, never late; who was inside stays in', async () => {
  const owner = await world.member(10_000n)
  const draw = await world.draw({
    game: 'VN_N',
    source: 'OFFICIAL',
    lockAt: later(now(), HOUR),
    drawAt: later(now(), 2 * HOUR),
  })
  const bet = () =>
    world.bet(owner, [{ draw: draw.no, betType: 'DE_DB', selection: ['31'], unit: 1_000n, stake: 1_000n }])
  world.clock.pass(500)
  assert.equal((await bet()).status, 'placed')
  const lock = (at: Instant, no = draw.no) => inTx((tx) => lockEarly(tx, { draw: no, now: at }))
  assert.equal((await lock(later(now(), -100))).status, 'locked')
  assert.equal((await world.look(draw.no)).lock_at.getTime(), now() + 1, 'one that came in meanwhile was in time')
  world.clock.pass(1)
  assert.equal((await bet()).status, 'draw_closed')
  assert.equal((await lock(now())).status, 'locked_before')
  world.clock.pass(3 * SECOND)
  await world.turn()
  assert.equal((await world.look(draw.no)).state, 1)
  assert.equal((await lock(now())).status, 'locked_before')
  assert.deepEqual(await breaksIn(world.world), [])
})

test('a draw is made void at any time, once; corrections and voids end three days after the settlement, but for finance', async () => {
  const open = await world.draw({ game: 'K3_1M' })
  const owner = await world.member(10_000n)
  const { ids } = await world.bet(owner, [
    { draw: open.no, betType: 'K3_BS', selection: ['BIG'], unit: 100n, stake: 100n },
  ])
  const makeVoid = (draw: number, finance = false) =>
    inTx((tx) => voidDraw(tx, { draw, people: [ANNA, BINH], reason: 'a test', now: now(), finance }))
  assert.equal((await makeVoid(open.no)).status, 'void')
  assert.equal((await makeVoid(open.no)).status, 'void_before')
  assert.equal((await makeVoid(2_000_000_000)).status, 'unknown_draw')
  const again = await world.bet(owner, [
    { draw: open.no, betType: 'K3_BS', selection: ['BIG'], unit: 100n, stake: 100n },
  ])
  assert.equal(again.status, 'draw_closed')
  await world.turn()
  assert.equal((await world.standing(ids[0]!)).status, 6)
  assert.equal(await world.balance(owner), 10_000n)

  const { no } = await sealed()
  const correct = (draw: number, db: string, finance = false) =>
    inTx((tx) =>
      correctResult(tx, {
        draw,
        result: result(db),
        staffId: ANNA,
        approvedBy: BINH,
        reason: 'x',
        now: now(),
        finance,
      }),
    )
  assert.equal((await correct(no, '31258')).status, 'not_drawn')
  await enter(no, ANNA, '31231')
  await enter(no, BINH, '31231')
  await world.turn()
  world.clock.pass(3 * DAY + 1)
  assert.equal((await correct(no, '31258')).status, 'too_late')
  assert.equal((await makeVoid(no)).status, 'too_late')
  assert.equal((await correct(no, '1', true)).status, 'format')
  assert.equal((await correct(no, '31258', true)).status, 'corrected')
  assert.equal((await makeVoid(no, true)).status, 'void')
  await world.turn()
  const ours = await world.draw()
  world.clock.pass(HOUR)
  assert.equal((await correct(ours.no, '31258')).status, 'not_official')
  assert.deepEqual(await breaksIn(world.world), [])
})
