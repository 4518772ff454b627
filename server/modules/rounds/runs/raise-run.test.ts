import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Run, RunReply } from '@senluna/contract/play/house.ts'
import { movesAt, openingIn, tableOf } from '@senluna/games/run-blackjack/rules/index.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { HOUR, later } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { openDatabase } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { capStakes } from '../../protection/index.ts'
import { cancelRound, WAGER_STATUS } from '../../wagers/index.ts'
import {
  atGame,
  holds,
  leave,
  newSomebody,
  openHouse,
  sit,
  type House,
  type Reply,
  type Seated,
} from '../testing/house.ts'
import { endWaiting } from './end-waiting.ts'

// Blackjack as players reach it: moves that stake more, refused, raced, undone and counted.

let house: House
beforeAll(async () => {
  house = await openHouse()
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, 'blackjack', '1', vassalage, 'MINI', 'Blackjack', 'blackjack', words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed
    from catalog.game where game_id = 'sen-vang'`.execute(owner.db)
  await owner.close()
})
afterEach(async () => assert.deepEqual(await house.breaks(), []))
afterAll(() => house.close())

const seated = async (): Promise<Seated> => sit(house, await newSomebody(house), { gameId: 'blackjack' })

function post(who: Seated, path: string, body: unknown, key: string = randomUUID()) {
  house.advance(500)
  return atGame<RunReply>(house, who, 'POST', `/wps/house/blackjack/${path}`, body, { 'idempotency-key': key })
}
const move = (who: Seated, run: Run, made: string, after: number, key?: string) =>
  post(who, `runs/${run.id}/moves`, { move: made, after }, key)

/** A run of two hands that both wait for a move, no ace with the dealer. */
async function twoHands(who: Seated): Promise<Run> {
  for (;;) {
    house.advance(6_000)
    const { value, errorCode } = await post(who, 'runs', { stake: '1000', opening: '2' })
    assert.ok(value, errorCode)
    let { run } = value
    const table = run ? tableOf(run.shown, openingIn('2')!, '')! : undefined
    if (run && table?.phase === 'player' && table.hands.every((_, nth) => movesAt(table.hands, nth).includes('d')))
      return run
    for (let after = 0; run; after++) {
      const phase = tableOf(run.shown, openingIn('2')!, run.moves)!.phase
      run = (await move(who, run, phase === 'insurance' ? 'n' : 's', after)).value!.run
    }
  }
}

async function wagerOf(run: Run) {
  const { rows } = await sql<{ status: number; stake: bigint; payout: bigint; valid_bet: bigint }>`
    select status, stake, payout, valid_bet from wagers.wager where id = ${run.id}::uuid`.execute(
    house.parts.database.db,
  )
  return rows[0]!
}

const codes = (replies: readonly Reply<RunReply>[]) => replies.map(({ errorCode }) => errorCode ?? 'ok').sort()

test('a double stakes once more on the same wager; a repeat moves nothing; the end counts the whole', async () => {
  const who = await seated()
  const run = await twoHands(who)
  assert.deepEqual([run.stake, run.unit], ['2000', '1000'])
  const before = await holds(house, who)
  const key = randomUUID()
  const doubled = await move(who, run, 'd', 0, key)
  assert.deepEqual(
    [doubled.value!.run?.stake, doubled.value!.run?.unit, doubled.value!.run?.moves],
    ['3000', '1000', 'd'],
  )
  assert.equal(await holds(house, who), before - 1_000n)
  const again = await move(who, run, 'd', 0, key)
  assert.deepEqual([again.value!.replayed, again.value!.run], [true, doubled.value!.run])
  assert.equal(await holds(house, who), before - 1_000n)
  assert.deepEqual(await wagerOf(run), { status: WAGER_STATUS.OPEN, stake: 3_000n, payout: 0n, valid_bet: 0n })
  const { value } = await move(who, run, 's', 1)
  const round = value!.round!
  assert.deepEqual([round.stake, round.choice], ['3000', '2-ds'])
  const wager = await wagerOf(run)
  assert.deepEqual([wager.stake, wager.valid_bet, wager.payout], [3_000n, 3_000n, BigInt(round.payout)])
  assert.equal(await holds(house, who), before - 1_000n + BigInt(round.payout))
})

test('with too little left a double is refused and the run stands; the key is free', async () => {
  const who = await seated()
  const run = await twoHands(who)
  await leave(house, who, 999n)
  const key = randomUUID()
  assert.equal((await move(who, run, 'd', 0, key)).errorCode, 'WAL_INSUFFICIENT')
  assert.equal(await holds(house, who), 999n)
  assert.equal((await wagerOf(run)).stake, 2_000n)
  const stood = await move(who, run, 's', 0, key)
  assert.equal(stood.value!.run?.moves, 's')
})

test('the cap of a bonus holds for the whole stake', async () => {
  const who = await seated()
  const run = await twoHands(who)
  await house.parts.database.db
    .transaction()
    .execute((tx) =>
      capStakes(
        tx,
        { memberId: who.member.id, merchantCode: merchantCode('senluna') },
        { most: amount(2_500n), products: null, until: later(house.parts.clock.now(), HOUR) },
      ),
    )
  const before = await holds(house, who)
  assert.equal((await move(who, run, 'd', 0)).errorCode, 'BET_BONUS_MAX')
  assert.equal(await holds(house, who), before)
  assert.ok((await move(who, run, 's', 0)).value)
})

test('raced: two doubles, a double against a stand, a double against the end of its time', async () => {
  const who = await seated()
  const run = await twoHands(who)
  const before = await holds(house, who)
  assert.deepEqual(codes(await Promise.all([move(who, run, 'd', 0), move(who, run, 'd', 0)])), ['ROUND_STATE', 'ok'])
  assert.equal(await holds(house, who), before - 1_000n)
  assert.deepEqual(codes(await Promise.all([move(who, run, 'd', 1), move(who, run, 's', 1)])), ['ROUND_STATE', 'ok'])
  const { stake, payout } = await wagerOf(run)
  assert.equal(await holds(house, who), before + 2_000n - stake + payout)
  const late = await twoHands(who)
  const held = await holds(house, who)
  house.advance(24 * HOUR)
  const [, ended] = await Promise.all([
    move(who, late, 'd', 0),
    endWaiting(house.parts.rounds, house.parts.log, house.parts.clock),
  ])
  assert.ok(ended.rows! >= 1)
  const over = await wagerOf(late)
  assert.notEqual(over.status, WAGER_STATUS.OPEN)
  assert.equal(await holds(house, who), held + 2_000n - over.stake + over.payout)
})

test('staff cancel a raised bet: everything staked comes back, and the run ends without a payout', async () => {
  const who = await seated()
  const run = await twoHands(who)
  const before = await holds(house, who)
  await move(who, run, 'd', 0)
  const order = {
    owner: who.member.id,
    source: SOURCE.PLAY,
    key: randomUUID(),
    round: run.id,
    wallet: WALLET.MAIN,
    currency: who.opening.member.currency.code,
    vendor: 'SENLUNA',
    reason: 'DESK_VOID',
    at: house.parts.clock.now(),
  }
  const cancelled = await cancelRound(queryOf(house.parts.database.db), order, house.parts.clock.now())
  assert.deepEqual([cancelled.status, cancelled.moved], ['posted', 3_000n])
  assert.equal(await holds(house, who), before + 2_000n)
  const { value } = await move(who, run, 's', 1)
  assert.deepEqual([value!.run, value!.round?.choice], [null, '2-d'])
  assert.equal(await holds(house, who), before + 2_000n)
})
