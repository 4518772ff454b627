import assert from 'node:assert/strict'
import type { Query } from '@senluna/kit/query.ts'
import { findGame } from '@senluna/games/lottery/rules/index.ts'
import { DAY, HOUR, later, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { breaksIn } from '@senluna/ledger/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WAGER_STATUS } from '../../wagers/index.ts'
import {
  correctResult,
  decideResult,
  enterResult,
  extendDraw,
  lockEarly,
  officialAlarms,
  voidDraw,
} from '../official/index.ts'
import { OfficialWatch } from '../official/watch.ts'
import { ANNA, BINH, CHI, DUNG } from '../testing/official-world.ts'
import { bet, inTx, now, openPair, openPairs, seal, south, verify, versions, world } from '../testing/pair-world.ts'
import { makePairsAhead } from './pairs-ahead.ts'

// The draws of two stations: they follow what their stations have, however that comes about.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openPairs()
})
afterAll(() => close())

const VOID = WAGER_STATUS.VOID

const settled = async () => world.draws.settleDue()

/** Until somebody waits for a lock. */
async function blocked(): Promise<void> {
  for (;;) {
    const { rows } = await world.world.owner.query<{ waits: boolean }>(
      `select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as waits`,
    )
    if (rows[0]!.waits) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('a pair closes with the first of its stations, and is made once beside open draws of both', async () => {
  const { first, second, pair } = await openPair()
  assert.deepEqual([pair.lock_at, pair.draw_at, pair.state, pair.commitment], [first.lock_at, second.draw_at, 0, null])
  const { lottery } = world
  const game = findGame('VN_S2_HCM_LA')!
  const make = () => makePairsAhead(lottery.drawPool!, [game], (own) => lottery.games.drawsOf(own), now())
  assert.equal(await make(), 0, 'no station has a draw')
  const slot = lottery.games.drawsOf(game).at(now())!
  const stations = await Promise.all(
    game.stations!.map(({ code }) => world.draw({ game: code, lockAt: slot.lockAt, drawAt: slot.drawAt })),
  )
  const name = (no: number) =>
    world.world.owner.query('update lottery.draw set numero = $2 where no = $1', [no, slot.drawNumber])
  await name(stations[0]!.no)
  assert.equal(await make(), 0, 'one station has none')
  await name(stations[1]!.no)
  assert.deepEqual(await Promise.all([make(), make()]).then((made) => made.toSorted()), [0, 1])
  assert.equal(await make(), 0)
})

test('it has no result before both stations have theirs; then it is settled by the 36 together', async () => {
  const open = await openPair()
  const owner = await world.member(1_000_000n)
  const won = await bet(owner, open, ['12', '34', '56'])
  const lost = await bet(owner, open, ['12', '78'])
  await seal()
  await verify(open.first, south('12', '12', '56'))
  assert.equal((await world.look(open.pair.no)).state, 1)
  assert.deepEqual(await versions(open), [])
  await settled()
  assert.equal((await world.standing(won)).status, 0)
  await verify(open.second, south('34', '34', '34', '12'))
  assert.equal((await world.look(open.pair.no)).state, 2)
  const rows = await versions(open)
  assert.deepEqual(
    rows.map(({ version, result }) => [version, result]),
    [[1, { HCM: south('12', '12', '56'), DT: south('34', '34', '34', '12') }]],
  )
  await settled()
  // 12 fell three times, 34 three times, 56 once: 3 + 1 + 1 hits at 730.
  assert.deepEqual(await world.standing(won), { status: 1, payout: 5n * 730_000n, valid: 216_000n })
  assert.equal((await world.standing(lost)).status, 2)
  assert.equal(await world.balance(owner), 1_000_000n - 216_000n - 72_000n + 3_650_000n)
  expect(await breaksIn(world.world)).toEqual([])
})

test('both stations verified at one moment by two processes make one version, of both', async () => {
  for (let round = 0; round < 8; round++) {
    const open = await openPair()
    await seal()
    for (const draw of [open.first, open.second])
      await inTx((tx) => enterResult(tx, { draw: draw.no, result: south('12'), staffId: ANNA, now: now() }))
    const second = (no: number, gate?: Promise<void>, begun?: () => void) =>
      inTx(async (tx) => {
        await enterResult(tx, { draw: no, result: south('12'), staffId: BINH, now: now() })
        begun?.()
        await gate
      })
    if (round % 2) await Promise.all([second(open.first.no), second(open.second.no)])
    else {
      // The first holds what it has written; the second comes meanwhile and has to wait for it.
      let begin = (): void => undefined
      let release = (): void => undefined
      const begun = new Promise<void>((resolve) => (begin = resolve))
      const gate = new Promise<void>((resolve) => (release = resolve))
      const early = second(open.first.no, gate, begin)
      await begun
      const late = second(open.second.no)
      await blocked()
      release()
      await Promise.all([early, late])
    }
    const rows = await versions(open)
    assert.deepEqual(
      rows.map(({ version, result }) => [version, Object.keys(result).toSorted()]),
      [[1, ['DT', 'HCM']]],
    )
    assert.equal((await world.look(open.pair.no)).state, 2)
  }
})

test('a correction of either is a new version of the pair, and its tickets are settled anew', async () => {
  const open = await openPair()
  const owner = await world.member(100_000n)
  const ticket = await bet(owner, open)
  await seal()
  await verify(open.first, south('12'))
  await verify(open.second, south('34'))
  await settled()
  assert.equal(await world.balance(owner), 100_000n - 72_000n + 730_000n)
  const correct = (draw: number, result: object) =>
    inTx((tx) =>
      correctResult(tx, { draw, result, staffId: CHI, approvedBy: DUNG, reason: 'the broadcast', now: now() }),
    )
  assert.equal((await correct(open.second.no, south('35'))).status, 'corrected')
  await settled()
  assert.deepEqual(await world.standing(ticket), { status: 2, payout: 0n, valid: 72_000n })
  assert.equal(await world.balance(owner), 100_000n - 72_000n)
  assert.equal((await correct(open.first.no, south('12', '12', '34', '34'))).status, 'corrected')
  await settled()
  assert.equal((await world.standing(ticket)).payout, 2n * 730_000n)
  const rows = await versions(open)
  assert.deepEqual(
    rows.map(({ version, reason }) => [version, reason]),
    [
      [1, ''],
      [2, 'the broadcast'],
      [3, 'the broadcast'],
    ],
  )
  assert.deepEqual(rows[2]!.result, { HCM: south('12', '12', '34', '34'), DT: south('35') })
  expect(await breaksIn(world.world)).toEqual([])
})

for (const which of ['first', 'second'] as const)
  for (const when of ['open', 'sealed', 'drawn'] as const)
    test(`the ${which} station is made void while the pair is ${when}: the pair is void and every stake returns`, async () => {
      const open = await openPair()
      const owner = await world.member(100_000n)
      const ticket = await bet(owner, open)
      if (when !== 'open') await seal()
      if (when === 'drawn') {
        await verify(open.first, south('12'))
        await verify(open.second, south('34'))
        await settled()
        assert.equal((await world.standing(ticket)).payout, 730_000n)
      }
      const people = [CHI, DUNG]
      const { status } = await inTx((tx) =>
        voidDraw(tx, { draw: open[which].no, now: now(), people, reason: 'never drawn' }),
      )
      assert.equal(status, 'void')
      const pair = await world.look(open.pair.no)
      assert.deepEqual([pair.state, pair.void_reason], [3, 'DESK'])
      await settled()
      assert.deepEqual(await world.standing(ticket), { status: VOID, payout: 0n, valid: 0n })
      assert.equal(await world.balance(owner), 100_000n)
      // The other station's result comes all the same, and changes nothing of the pair.
      if (when === 'sealed') await verify(open[which === 'first' ? 'second' : 'first'], south('12', '34'))
      assert.equal((await world.look(open.pair.no)).state, 3)
      expect(await breaksIn(world.world)).toEqual([])
    })

test('whoever is placing while a station is made void is waited for, and gets the stake back', async () => {
  const open = await openPair()
  const owner = await world.member(100_000n)
  const client = await world.lottery.pool.connect()
  await client.query('begin')
  await client.query('select lottery.enter($1)', [[open.pair.no]])
  const query: Query = async (text, values) => (await client.query(text, [...(values ?? [])])).rows
  const voiding = inTx((tx) =>
    voidDraw(tx, { draw: open.first.no, now: now(), people: [CHI, DUNG], reason: 'never drawn' }),
  )
  await blocked()
  const ticket = await bet(owner, open, ['12', '34'], { query })
  await client.query('commit')
  client.release()
  await voiding
  await settled()
  assert.equal((await world.standing(ticket)).status, VOID)
  assert.equal(await world.balance(owner), 100_000n)
})

test('a station that closes early closes its pair; a result out before the lock voids what was bet since', async () => {
  const open = await openPair()
  const owner = await world.member(1_000_000n)
  world.clock.pass(10 * SECOND)
  const early = await bet(owner, open)
  world.clock.pass(10 * SECOND)
  const published = now()
  const late = await bet(owner, open)
  world.clock.pass(10 * SECOND)
  assert.equal((await inTx((tx) => lockEarly(tx, { draw: open.second.no, now: now() }))).status, 'locked')
  assert.equal((await world.look(open.pair.no)).lock_at.getTime(), now())
  const ticket = { draw: open.pair.no, betType: 'DA2', selection: ['12', '34'], unit: 1_000n, stake: 72_000n }
  assert.notEqual((await world.bet(owner, [ticket])).status, 'placed')
  await seal()
  await verify(open.first, south('12'), { publishedAt: published })
  await verify(open.second, south('34'))
  await settled()
  assert.deepEqual([(await world.standing(early)).status, (await world.standing(late)).status], [1, VOID])
  expect(await breaksIn(world.world)).toEqual([])
})

test('a pair that is sealed after both results takes them then', async () => {
  const open = await openPair()
  const owner = await world.member(100_000n)
  const ticket = await bet(owner, open)
  const client = await world.lottery.pool.connect()
  await client.query('begin')
  await client.query('select lottery.enter($1)', [[open.pair.no]])
  await seal()
  await verify(open.first, south('12'))
  await verify(open.second, south('34'))
  assert.equal((await world.look(open.pair.no)).state, 0, 'somebody is inside')
  await client.query('commit')
  client.release()
  await world.draws.drawDue()
  assert.equal((await world.look(open.pair.no)).state, 2)
  await settled()
  assert.equal((await world.standing(ticket)).payout, 730_000n)
})

test('nothing is done to a pair itself, no source is asked for it and it alarms nobody', async () => {
  const open = await openPair()
  const owner = await world.member(100_000n)
  const ticket = await bet(owner, open)
  await seal()
  const { no } = open.pair
  const words = { draw: no, result: {}, reason: 'x', staffId: CHI, approvedBy: DUNG, now: now() }
  for (const { status } of [
    await inTx((tx) => enterResult(tx, words)),
    await inTx((tx) => decideResult(tx, words)),
    await inTx((tx) => correctResult(tx, words)),
    await inTx((tx) => voidDraw(tx, { draw: no, now: now(), people: [CHI], reason: 'x' })),
    await inTx((tx) => extendDraw(tx, { draw: no, now: now(), until: later(now(), HOUR) })),
    await inTx((tx) => lockEarly(tx, { draw: no, now: now() })),
  ])
    assert.equal(status, 'follows')
  const asked: string[] = []
  const source = { name: 'test', ask: ({ game }: { game: string }) => (asked.push(game), Promise.resolve(undefined)) }
  await new OfficialWatch({ ...world.lottery, sources: [source] }).turn(now())
  assert.ok(asked.includes('VN_S_HCM') && !asked.includes('VN_S2_HCM_DT'))
  const alarms = await officialAlarms(world.lottery.db, later(now(), 3 * HOUR))
  assert.ok(alarms.some(({ draw }) => draw === open.first.no) && alarms.every(({ draw }) => draw !== no))
  // A station is waited for longer; when the other has none after a day, the pair is void.
  const until = later(open.first.draw_at.getTime() as Instant, 3 * DAY)
  await inTx((tx) => extendDraw(tx, { draw: open.first.no, now: now(), until }))
  world.clock.at = later(open.second.draw_at.getTime() as Instant, DAY + MINUTE)
  await new OfficialWatch(world.lottery).turn(now())
  assert.deepEqual(
    await Promise.all([open.first.no, open.second.no, no].map(async (own) => (await world.look(own)).void_reason)),
    [null, 'NO_RESULT', 'NO_RESULT'],
  )
  await settled()
  assert.equal((await world.standing(ticket)).status, VOID)
})

test('stations that were missed with a ticket on the pair alone are drawn by rule, or void with it', async () => {
  const open = await openPair('DEMONSTRATION')
  const owner = await world.member(1_000_000n)
  const ticket = await bet(owner, open)
  world.clock.at = later(open.first.draw_at.getTime() as Instant, 5 * MINUTE)
  await world.draws.drawDue()
  await world.draws.drawDue()
  assert.deepEqual(
    await Promise.all([open.first.no, open.second.no, open.pair.no].map(async (no) => (await world.look(no)).state)),
    [2, 2, 2],
  )
  await settled()
  assert.ok([1, 2].includes((await world.standing(ticket)).status))
  const [empty, missed] = [await openPair('DEMONSTRATION'), await openPair('DEMONSTRATION')]
  const back = await bet(owner, missed)
  world.clock.at = later(missed.first.draw_at.getTime() as Instant, 11 * MINUTE)
  await world.draws.drawDue()
  assert.equal((await world.look(empty.pair.no)).state, 4)
  const { state, void_reason: why } = await world.look(missed.pair.no)
  assert.deepEqual([state, why], [3, 'LATE'])
  await settled()
  assert.equal((await world.standing(back)).status, VOID)
  expect(await breaksIn(world.world)).toEqual([])
})
