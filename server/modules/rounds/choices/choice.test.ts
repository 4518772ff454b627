import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { PlayReply, Round } from '@senluna/contract/play/house.ts'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { openDatabase } from '../../../platform/database/db.ts'
import { atGame, holds, newSomebody, openHouse, sit, type House, type Seated } from '../testing/house.ts'

// The dice asks for a choice: what becomes of it from the call to the proof.

let house: House
beforeAll(async () => {
  house = await openHouse()
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, 'dice', '1', vassalage, 'MINI', 'Dice', 'dice', words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed
    from catalog.game where game_id = 'sen-vang'`.execute(owner.db)
  await owner.close()
})
afterEach(async () => assert.deepEqual(await house.breaks(), []))
afterAll(() => house.close())

const seated = async (): Promise<Seated> => sit(house, await newSomebody(house), { gameId: 'dice' })
const SEED = '/wps/house/dice/seeds'

function roll(who: Seated, choice: unknown, key: string = randomUUID(), stake = '1000') {
  house.advance(6_000)
  return atGame<PlayReply>(
    house,
    who,
    'POST',
    '/wps/house/dice/play',
    { stake, choice, ...(who.last ? { seen: who.last.id } : {}) },
    { 'idempotency-key': key },
  )
}

async function rolled(who: Seated, choice: string): Promise<PlayReply> {
  const { value, errorCode } = await roll(who, choice)
  assert.ok(value, errorCode)
  who.last = value.round
  return value
}

test('a choice is played, stored, told again and proved', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const played: Round[] = []
  for (const choice of ['under-5000', 'over-4999', 'under-1', 'over-199', 'under-9800']) {
    const { round } = await rolled(who, choice)
    assert.equal(round.choice, choice)
    played.push(round)
  }
  const moved = played.reduce((sum, { stake, payout }) => sum - BigInt(stake) + BigInt(payout), 0n)
  assert.equal(await holds(house, who), before + moved)
  await atGame(house, who, 'POST', `/wps/house/dice/rounds/${who.last!.id}/seen`, { step: 1 })
  await atGame(house, who, 'POST', SEED, {})
  for (const round of played) {
    const { value } = await atGame<Round & { revealedServerSeed: string }>(
      house,
      who,
      'GET',
      `/wps/house/rounds/${round.id}`,
    )
    assert.deepEqual([value!.choice, value!.draws], [round.choice, round.draws])
    const checked = verifyRound({
      serverSeed: value!.revealedServerSeed,
      streamCode: 'dice',
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      stake: BigInt(round.stake),
      choice: value!.choice,
    })
    assert.deepEqual(
      [checked.commitment, checked.draws, checked.payout.toString(), checked.choice],
      [round.commitment, round.draws, round.payout, round.choice],
    )
  }
})

test('a repeat with the same choice is the same round; with another it is refused', async () => {
  const who = await seated()
  const key = randomUUID()
  const first = await roll(who, 'under-5000', key)
  const before = await holds(house, who)
  const again = await roll(who, 'under-5000', key)
  assert.deepEqual([again.value!.replayed, again.value!.round.draws], [true, first.value!.round.draws])
  for (const other of ['over-5000', 'under-5001']) {
    assert.equal((await roll(who, other, key)).errorCode, 'SYS_KEY_REUSED')
  }
  assert.equal(await holds(house, who), before)
})

test('two at once under one key with different choices: one is played, the other refused', async () => {
  const who = await seated()
  const key = randomUUID()
  const replies = await Promise.all([roll(who, 'under-5000', key), roll(who, 'over-5000', key)])
  assert.deepEqual(replies.map(({ errorCode }) => errorCode ?? 'ok').sort(), ['SYS_KEY_REUSED', 'ok'])
})

test('what is no choice of the game is refused, and nothing moves', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const wrong = [
    undefined,
    '',
    'under',
    'under-0',
    'under-9801',
    'over-198',
    'UNDER-5000',
    ' under-5000',
    5_000,
    'a'.repeat(65),
  ]
  for (const choice of wrong) {
    const reply = await roll(who, choice)
    assert.deepEqual([reply.errorCode, reply.value ?? undefined], ['VAL_FIELD', undefined], String(choice))
  }
  assert.equal(await holds(house, who), before)
})

test('a game without a choice refuses one', async () => {
  const who = await sit(house, await newSomebody(house))
  const reply = await atGame(
    house,
    who,
    'POST',
    '/wps/house/sen-vang/play',
    { stake: '1000', choice: 'under-5000' },
    { 'idempotency-key': randomUUID() },
  )
  assert.equal(reply.errorCode, 'VAL_FIELD')
})
