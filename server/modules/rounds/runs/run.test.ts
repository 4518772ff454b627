import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Round, Run, RunReply } from '@senluna/contract/play/house.ts'
import { cellsIn, mines, moveOf } from '@senluna/games/run-mines/rules/index.ts'
import { Stream, verifyRound } from '@senluna/games/verifier/index.ts'
import { at } from '@senluna/kit/assert.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { HOUR, later } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { openDatabase } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { capStakes } from '../../protection/index.ts'
import { cancelRound, openRounds, WAGER_STATUS } from '../../wagers/index.ts'
import {
  atGame,
  holds,
  leave,
  newSession,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Reply,
  type Seated,
} from '../testing/house.ts'
import { endWaiting } from './end-waiting.ts'

// Mines as players reach it: opened, moved, cashed out, left, raced and proved.

let house: House
beforeAll(async () => {
  house = await openHouse()
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, 'mines', '1', vassalage, 'MINI', 'Mines', 'mines', words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed
    from catalog.game where game_id = 'sen-vang'`.execute(owner.db)
  await owner.close()
})
afterEach(async () => assert.deepEqual(await house.breaks(), []))
afterAll(() => house.close())

const seated = async (): Promise<Seated> => sit(house, await newSomebody(house), { gameId: 'mines' })

function post<Value = RunReply>(who: Seated, path: string, body: unknown, key: string = randomUUID()) {
  // People take their time; what a throttle says is tested elsewhere.
  house.advance(500)
  return atGame<Value>(house, who, 'POST', `/wps/house/mines/${path}`, body, { 'idempotency-key': key })
}

function open(who: Seated, body: Record<string, unknown> = {}, key: string = randomUUID()): Promise<Reply<RunReply>> {
  house.advance(6_000)
  return post(who, 'runs', { stake: '1000', opening: '3', ...body }, key)
}

async function opened(who: Seated, body: Record<string, unknown> = {}): Promise<Run> {
  const { value, errorCode } = await open(who, body)
  assert.ok(value?.run, errorCode)
  return value.run
}

const move = (who: Seated, run: Run, cell: number, after: number, key?: string) =>
  post(who, `runs/${run.id}/moves`, { move: moveOf(cell), after }, key)
const cashOut = (who: Seated, run: Run, after: number, key?: string) =>
  post(who, `runs/${run.id}/cash-out`, { after }, key)

/** What nobody but this test knows: where the mines lie. */
async function boardOf(run: Run): Promise<number[]> {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from rounds.seed where id = ${run.seedId}`.execute(
    house.parts.database.db,
  )
  const serverSeed = house.parts.rounds.source.vault.open(rows[0]!.sealed, id(run.seedId)).toString('hex')
  const stream = new Stream({ serverSeed, clientSeed: run.clientSeed, nonce: run.nonce, streamCode: 'mines' })
  return [...mines.drawn(stream, run.opening, 0)]
}

const safeOf = async (run: Run): Promise<number[]> => {
  const board = await boardOf(run)
  return Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !board.includes(cell))
}

async function wagerOf(run: Run) {
  const { rows } = await sql<{ status: number; stake: bigint; payout: bigint; valid_bet: bigint }>`
    select status, stake, payout, valid_bet from wagers.wager where id = ${run.id}::uuid`.execute(
    house.parts.database.db,
  )
  return rows[0]!
}

test('opened, three cells, cashed out: the stake at once, the win at the end, and everything proved', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const run = await opened(who)
  assert.deepEqual([run.moves, run.cashable, run.payout, run.timesX10000, run.shown], ['', false, '0', 9_900, []])
  assert.equal(await holds(house, who), before - 1_000n)
  assert.equal((await wagerOf(run)).status, WAGER_STATUS.OPEN)
  assert.equal(await openRounds(queryOf(house.parts.database.db), who.member.id), 1)
  const safe = await safeOf(run)
  for (const [nth, times] of [11_250, 12_857, 14_785].entries()) {
    const { value } = await move(who, run, at(safe, nth), nth)
    assert.deepEqual([value!.run?.timesX10000, value!.run?.moves.length, value!.round], [times, nth + 1, null])
  }
  const { value } = await cashOut(who, run, 3)
  const round = value!.round!
  assert.deepEqual(
    [value!.run, round.payout, round.choice],
    [null, '1478', `3-${safe.slice(0, 3).map(moveOf).join('')}`],
  )
  assert.equal(await holds(house, who), before + 478n)
  assert.equal(value!.balance, (before + 478n).toString())
  assert.equal(await openRounds(queryOf(house.parts.database.db), who.member.id), 0)
  assert.deepEqual(await wagerOf(run), { status: WAGER_STATUS.WON, stake: 1_000n, payout: 1_478n, valid_bet: 1_000n })
  // In the history at once; proved once the pair is revealed.
  const history = await atGame<{ list: Round[] }>(house, who, 'GET', '/wps/house/rounds?game=mines')
  assert.deepEqual(history.value!.list[0], round)
  assert.equal((await atGame(house, who, 'POST', '/wps/house/mines/seeds', {})).status, 200)
  const record = await atGame<Round & { revealedServerSeed: string }>(
    house,
    who,
    'GET',
    `/wps/house/rounds/${round.id}`,
  )
  const checked = verifyRound({
    serverSeed: record.value!.revealedServerSeed,
    streamCode: 'mines',
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    stake: 1_000n,
    choice: round.choice,
  })
  assert.deepEqual(
    [checked.commitment, checked.draws, checked.payout.toString()],
    [round.commitment, round.draws, round.payout],
  )
})

test('a mine ends the run without a payout; the last safe cell ends it with the whole win', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const lost = await opened(who)
  const blown = (await move(who, lost, (await boardOf(lost))[0]!, 0)).value!
  assert.deepEqual([blown.run, blown.round?.payout, blown.round?.draws.length], [null, '0', 3])
  const won = await opened(who, { opening: '24' })
  const last = (await move(who, won, (await safeOf(won))[0]!, 0)).value!
  assert.deepEqual([last.run, last.round?.payout], [null, '24750'])
  assert.equal(await holds(house, who), before - 2_000n + 24_750n)
})

test('nothing of what lies hidden reaches the page before the end', async () => {
  const who = await seated()
  const run = await opened(who)
  const safe = await safeOf(run)
  const replies = [await move(who, run, at(safe, 0), 0), await sitAgain(who)]
  for (const { text } of replies) assert.doesNotMatch(text, /"draws":\[/)
  assert.doesNotMatch(replies[0]!.text, /serverSeed/i)
  const list = await atGame<{ list: Round[] }>(house, who, 'GET', '/wps/house/rounds?game=mines')
  assert.deepEqual(list.value!.list, [])
  const record = await atGame(house, who, 'GET', `/wps/house/rounds/${run.id}`)
  assert.equal(record.errorCode, 'SYS_NOT_FOUND')
})

/** The game opened again, as after a reload; its new session takes the run over. */
async function sitAgain(who: Seated) {
  const again = await sit(house, who, { gameId: 'mines' })
  who.bearer = again.bearer
  who.opening = again.opening
  return { text: JSON.stringify(again.opening.run) }
}

test('a reload finds the run where it was left, and the other tab plays no further', async () => {
  const who = await seated()
  const run = await opened(who)
  const safe = await safeOf(run)
  const first = await move(who, run, at(safe, 0), 0)
  const other = { ...who }
  await sitAgain(who)
  assert.deepEqual(who.opening.run, first.value!.run)
  assert.equal(who.opening.openRound, null)
  assert.equal((await move(other, run, at(safe, 1), 1)).errorCode, 'GAME_SESSION')
  assert.equal((await move(who, run, at(safe, 1), 1)).value!.run?.moves.length, 2)
})

test('a repeat answers the same: an opening, a move, a last move, a cash-out', async () => {
  const who = await seated()
  const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const
  const run = (await open(who, {}, keys[0])).value!.run!
  const safe = await safeOf(run)
  const moved = await move(who, run, at(safe, 0), 0, keys[1])
  await move(who, run, at(safe, 1), 1, keys[2])
  const done = await cashOut(who, run, 2, keys[3])
  const balance = await holds(house, who)
  const replayed = ({ value }: Reply<RunReply>, first: Reply<RunReply>) =>
    assert.deepEqual([value!.replayed, value!.run, value!.round], [true, first.value!.run, first.value!.round])
  replayed(await open(who, {}, keys[0]), { ...moved, value: { ...moved.value!, run } })
  replayed(await move(who, run, at(safe, 0), 0, keys[1]), moved)
  replayed(await cashOut(who, run, 2, keys[3]), done)
  for (const reply of [
    await open(who, { stake: '2000' }, keys[0]),
    await open(who, { opening: '4' }, keys[0]),
    await move(who, run, at(safe, 1), 0, keys[1]),
    await move(who, run, at(safe, 0), 1, keys[1]),
    await cashOut(who, run, 2, keys[1]),
    await cashOut(who, run, 1, keys[3]),
  ])
    assert.equal(reply.errorCode, 'SYS_KEY_REUSED')
  const lost = await opened(who)
  const key = randomUUID()
  const blown = await move(who, lost, (await boardOf(lost))[0]!, 0, key)
  replayed(await move(who, lost, (await boardOf(lost))[0]!, 0, key), blown)
  assert.equal(await holds(house, who), balance - 1_000n)
})

test('what is refused moves nothing', async () => {
  const who = await seated()
  const before = await holds(house, who)
  for (const opening of ['0', '25', '03', 'x', '', '3-a'])
    assert.equal((await open(who, { opening })).errorCode, 'VAL_FIELD')
  assert.equal((await open(who, { stake: '1001' })).errorCode, 'STAKE_LADDER')
  assert.equal(await holds(house, who), before)
  const run = await opened(who)
  const safe = await safeOf(run)
  assert.equal((await cashOut(who, run, 0)).errorCode, 'ROUND_STATE')
  assert.equal((await open(who)).errorCode, 'ROUND_OPEN')
  assert.equal((await atGame(house, who, 'POST', '/wps/house/mines/seeds', {})).errorCode, 'ROUND_OPEN')
  const single = { stake: '1000', choice: '3-abc', seen: run.id }
  assert.equal((await post(who, 'play', single)).errorCode, 'GAME_DISABLED')
  await move(who, run, at(safe, 0), 0)
  for (const wrong of ['z', '0', 'A', 'ab', '', 5]) {
    const reply = await post(who, `runs/${run.id}/moves`, { move: wrong, after: 1 })
    assert.equal(reply.errorCode, 'VAL_FIELD', String(wrong))
  }
  // A cell that is open, an older view, another's run, a run that is none.
  assert.equal((await move(who, run, at(safe, 0), 1)).errorCode, 'VAL_FIELD')
  assert.equal((await move(who, run, at(safe, 1), 0)).errorCode, 'ROUND_STATE')
  assert.equal((await move(await seated(), run, at(safe, 1), 1)).errorCode, 'ROUND_STATE')
  assert.equal((await move(who, { ...run, id: randomUUID() }, 1, 1)).errorCode, 'ROUND_STATE')
  const paid = await cashOut(who, run, 1)
  assert.equal(paid.value?.round?.payout, '1125', paid.errorCode)
  assert.equal((await move(who, run, at(safe, 1), 1)).errorCode, 'ROUND_STATE')
  assert.equal((await cashOut(who, run, 1)).errorCode, 'ROUND_STATE')
  const next = await opened(who)
  await move(who, next, (await boardOf(next))[0]!, 0)
  house.advance(-500)
  assert.equal((await post(who, 'runs', { stake: '1000', opening: '3' })).errorCode, 'ROUND_TOO_SOON')
  await leave(house, who, 999n)
  assert.equal((await open(who)).errorCode, 'WAL_INSUFFICIENT')
})

const codes = (replies: readonly Reply<RunReply>[]) => replies.map(({ errorCode }) => errorCode ?? 'ok').sort()

test('raced: two openings, two moves, two cash-outs, a cash-out against a move, a rotation', async () => {
  const who = await seated()
  const before = await holds(house, who)
  assert.deepEqual(codes(await Promise.all([open(who), open(who)])), ['ROUND_OPEN', 'ok'])
  await sitAgain(who)
  const run = who.opening.run!
  const safe = await safeOf(run)
  const twice = await Promise.all([move(who, run, at(safe, 0), 0), move(who, run, at(safe, 1), 0)])
  assert.deepEqual(codes(twice), ['ROUND_STATE', 'ok'])
  const done = await Promise.all([
    cashOut(who, run, 1),
    cashOut(who, run, 1),
    move(who, run, at(safe, 2), 1),
    atGame<RunReply>(house, who, 'POST', '/wps/house/mines/seeds', {}),
  ])
  assert.equal(done.slice(0, 3).filter(({ value }) => value).length, 1)
  assert.ok(['ROUND_OPEN', undefined].includes(done[3].errorCode ?? undefined))
  if (!done[0].value && !done[1].value) await cashOut(who, run, 2)
  const { payout } = await wagerOf(run)
  assert.equal(await holds(house, who), before - 1_000n + payout)
  assert.equal(payout, done[2].value ? 1_285n : 1_125n)
  // One key at once is one opening, one move and one cash-out.
  house.advance(6_000)
  const keys = [randomUUID(), randomUUID(), randomUUID()] as const
  const same = await Promise.all([open(who, {}, keys[0]), open(who, {}, keys[0])])
  const next = same[0].value!.run!
  assert.deepEqual(same[1].value!.run, next)
  const cell = at(await safeOf(next), 0)
  const moved = await Promise.all([move(who, next, cell, 0, keys[1]), move(who, next, cell, 0, keys[1])])
  assert.deepEqual(moved[0].value!.run, moved[1].value!.run)
  const ended = await Promise.all([cashOut(who, next, 1, keys[2]), cashOut(who, next, 1, keys[2])])
  assert.deepEqual(ended[0].value!.round, ended[1].value!.round)
})

test('a day after it was opened a run ends where it stands; without a move the stake comes back', async () => {
  const who = await seated()
  const other = await seated()
  const before = [await holds(house, who), await holds(house, other)] as const
  const run = await opened(who)
  const untouched = await opened(other)
  const safe = await safeOf(run)
  for (const nth of [0, 1]) await move(who, run, at(safe, nth), nth)
  const end = () => endWaiting(house.parts.rounds, house.parts.log, house.parts.clock)
  house.advance(23 * HOUR)
  assert.deepEqual(await end(), { rows: 0 })
  house.advance(HOUR)
  // Two at once, as when a process takes over; runs of other tests wait too.
  for (const { rows } of await Promise.all([end(), end()])) assert.ok(rows! >= 2)
  assert.deepEqual(await end(), { rows: 0 })
  assert.equal(await holds(house, who), before[0] + 285n)
  assert.equal(await holds(house, other), before[1])
  const { status, payout, valid_bet } = await wagerOf(untouched)
  assert.deepEqual([status, payout, valid_bet], [WAGER_STATUS.CANCELLED, 0n, 0n])
  const again = await sit(house, { ...other, ...(await newSession(house, other.member)) }, { gameId: 'mines' })
  assert.equal(again.opening.run, null)
  const history = await atGame<{ list: Round[] }>(house, again, 'GET', '/wps/house/rounds?game=mines')
  assert.deepEqual([history.value!.list[0]?.choice, history.value!.list[0]?.payout], ['3-', '1000'])
})

test('a run whose bet staff cancelled is over at the next move, and pays nothing more', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const run = await opened(who)
  const safe = await safeOf(run)
  await move(who, run, at(safe, 0), 0)
  const { db } = house.parts.database
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
  const cancelled = await cancelRound(queryOf(db), order, house.parts.clock.now())
  assert.equal(cancelled.status, 'posted')
  assert.equal(await holds(house, who), before)
  const { value } = await cashOut(who, run, 1)
  assert.deepEqual([value!.run, value!.round?.choice], [null, `3-${moveOf(at(safe, 0))}`])
  assert.equal(await holds(house, who), before)
  assert.ok((await open(who)).value?.run)
})

test('free play has runs of its own', async () => {
  const who = await sit(house, await newSomebody(house, 4), { gameId: 'mines' })
  const run = await opened(who)
  assert.equal(run.mode, 'TRIAL')
  assert.deepEqual(cellsIn(run.moves), [])
  assert.equal((await move(who, run, at(await safeOf(run), 0), 0)).value!.run?.moves.length, 1)
})

test('another game of the house has no runs', async () => {
  const who = await sit(house, await newSomebody(house))
  const body = { stake: '1000', opening: '3' }
  const reply = await atGame(house, who, 'POST', '/wps/house/sen-vang/runs', body, { 'idempotency-key': randomUUID() })
  assert.equal(reply.errorCode, 'GAME_DISABLED')
  await spun(house, who)
})

test('the cap of a bonus holds for a run, before its stake is taken', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const capped = (products: readonly Product[] | null) =>
    house.parts.database.db.transaction().execute((tx) =>
      capStakes(
        tx,
        { memberId: who.member.id, merchantCode: merchantCode('senluna') },
        {
          most: amount(900n),
          products,
          until: later(house.parts.clock.now(), HOUR),
        },
      ),
    )
  await capped(null)
  assert.equal((await open(who)).errorCode, 'BET_BONUS_MAX')
  await capped(['LOTT'])
  assert.equal((await open(who)).errorCode, 'BET_BONUS_GAME')
  assert.equal(await holds(house, who), before)
})
