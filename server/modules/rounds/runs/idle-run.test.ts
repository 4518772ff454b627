import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Round, RunReply } from '@senluna/contract/play/house.ts'
import { CONFIGURATION, moveOf, pokerHandOf } from '@senluna/games/run-video-poker/rules/index.ts'
import { HOUR } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { openDatabase } from '../../../platform/database/db.ts'
import { atGame, holds, newSession, newSomebody, openHouse, sit, type House, type Seated } from '../testing/house.ts'
import { endWaiting } from './end-waiting.ts'

// A game whose runs end by their moves alone: dealt, drawn, and played on by the house.

let house: House
beforeAll(async () => {
  house = await openHouse()
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, 'video-poker', '1', vassalage, 'MINI', 'Poker', 'poker', words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed
    from catalog.game where game_id = 'sen-vang'`.execute(owner.db)
  await owner.close()
})
afterEach(async () => assert.deepEqual(await house.breaks(), []))
afterAll(() => house.close())

const seated = async (): Promise<Seated> => sit(house, await newSomebody(house), { gameId: 'video-poker' })

function post(who: Seated, path: string, body: unknown, key: string = randomUUID()) {
  house.advance(6_000)
  return atGame<RunReply>(house, who, 'POST', `/wps/house/video-poker/${path}`, body, { 'idempotency-key': key })
}

async function dealt(who: Seated) {
  const { value, errorCode } = await post(who, 'runs', { stake: '1000', opening: 'deal' })
  assert.ok(value?.run, errorCode)
  return value.run
}

const worth = (cards: readonly number[]): bigint => {
  const hand = pokerHandOf(cards)
  return hand ? 1_000n * BigInt(CONFIGURATION.pays[hand]) : 0n
}

test('the draw ends the run and pays the hand; nothing of it was known before', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const run = await dealt(who)
  assert.deepEqual([run.shown.length, run.cashable, run.unit, run.stake], [5, false, '1000', '1000'])
  const early = await post(who, `runs/${run.id}/cash-out`, { after: 0 })
  assert.equal(early.errorCode, 'ROUND_STATE')
  const body = { move: moveOf(0b00110), after: 0 }
  const key = randomUUID()
  const [drawn, again] = await Promise.all([
    post(who, `runs/${run.id}/moves`, body, key),
    post(who, `runs/${run.id}/moves`, body, key),
  ])
  const round = drawn.value!.round!
  assert.deepEqual([again.value!.round, round.draws.slice(0, 5)], [round, run.shown])
  const cards = [5, 1, 2, 6, 7].map((place) => round.draws[place]!)
  assert.equal(BigInt(round.payout), worth(cards))
  assert.equal(await holds(house, who), before - 1_000n + worth(cards))
  assert.equal((await post(who, `runs/${run.id}/moves`, body)).errorCode, 'ROUND_STATE')
})

test('a day later the house keeps all five cards: a stake is not looked at for free', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, seated))
  const held = await Promise.all(players.map((who) => holds(house, who)))
  const runs = await Promise.all(players.map(dealt))
  const end = () => endWaiting(house.parts.rounds, house.parts.log, house.parts.clock)
  house.advance(23 * HOUR)
  assert.deepEqual(await end(), { rows: 0 })
  house.advance(HOUR)
  assert.equal((await end()).rows, players.length)
  assert.deepEqual(await end(), { rows: 0 })
  for (const [nth, who] of players.entries()) {
    const paid = worth(runs[nth]!.shown)
    assert.equal(await holds(house, who), held[nth]! - 1_000n + paid)
    const again = await sit(house, { ...who, ...(await newSession(house, who.member)) }, { gameId: 'video-poker' })
    assert.equal(again.opening.run, null)
    const history = await atGame<{ list: Round[] }>(house, again, 'GET', '/wps/house/rounds?game=video-poker')
    assert.deepEqual([history.value!.list[0]?.choice, history.value!.list[0]?.payout], ['deal-5', paid.toString()])
  }
})
