import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { strict, vnDemo } from '@senluna/brands/profiles.ts'
import type { PlayReply, Round } from '@senluna/contract/play/house.ts'
import { roiNuoc } from '@senluna/games/slots-roi-nuoc/rules/index.ts'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { openDatabase } from '../../platform/database/db.ts'
import { isBought } from './ladder.ts'
import { atGame, holds, newSomebody, openHouse, sit, type House, type Seated } from './testing/house.ts'

// A slot whose bets have prices: what is taken, what is paid, and what a repeat brings.

let house: House
beforeAll(async () => {
  house = await openHouse()
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, 'roi-nuoc', node_id, vassalage, game_type, 'Rối Nước', 'roi nuoc', to_tsvector('simple', 'roi nuoc'), theme, features, volatility,
      jackpot, own, demo, maintenance, released_on, 'puppet', palette, backdrop, seed
    from catalog.game where game_id = 'sen-vang'`.execute(owner.db)
  await owner.close()
})
afterEach(async () => assert.deepEqual(await house.breaks(), []))
afterAll(() => house.close())

const seated = async (): Promise<Seated> => sit(house, await newSomebody(house), { gameId: 'roi-nuoc' })

function ask(who: Seated, body: Record<string, unknown>, key: string = randomUUID()) {
  house.advance(3_000)
  const seen = who.last ? { seen: who.last.id } : {}
  return atGame<PlayReply>(
    house,
    who,
    'POST',
    '/wps/house/roi-nuoc/play',
    { ...body, ...seen },
    { 'idempotency-key': key },
  )
}

async function spun(who: Seated, stake: string, choice: string): Promise<Round> {
  const { value, errorCode } = await ask(who, { stake, choice })
  assert.ok(value, errorCode)
  who.last = value.round
  return value.round
}

test('each mode takes its price, pays what its draws say, and is proved once the seed is open', async () => {
  const who = await seated()
  let held = await holds(house, who)
  const rounds: Round[] = []
  for (const [stake, choice] of [
    ['1000', 'base'],
    ['1200', 'ante'],
    ['40500', 'buy'],
    ['60000', 'ante'],
  ] as const) {
    const round = await spun(who, stake, choice)
    held += BigInt(round.payout) - BigInt(stake)
    assert.equal(await holds(house, who), held)
    assert.equal(round.choice, choice)
    if (choice === 'buy') assert.ok(round.steps > 10)
    rounds.push(round)
  }
  const last = rounds.at(-1)!
  await atGame(house, who, 'POST', `/wps/house/roi-nuoc/rounds/${last.id}/seen`, { step: last.steps })
  const rotated = await atGame<{ revealed: { serverSeed: string }[] }>(
    house,
    who,
    'POST',
    '/wps/house/roi-nuoc/seeds',
    {},
  )
  const serverSeed = rotated.value!.revealed[0]!.serverSeed
  for (const { clientSeed, nonce, stake, choice, draws, payout } of rounds) {
    const checked = verifyRound({ serverSeed, clientSeed, streamCode: 'ways5x4', nonce, stake: BigInt(stake), choice })
    assert.deepEqual(checked.draws, draws)
    assert.equal(checked.payout, BigInt(payout))
  }
})

test('a price of another mode, and a mode that isn’t offered, are refused and cost nothing', async () => {
  const who = await seated()
  const held = await holds(house, who)
  for (const [stake, choice, code] of [
    ['1200', 'base', 'STAKE_LADDER'],
    ['1000', 'ante', 'STAKE_LADDER'],
    ['1000', 'buy', 'STAKE_LADDER'],
    ['1000', 'gamble', 'VAL_FIELD'],
    ['1000', undefined, 'VAL_FIELD'],
  ] as const)
    assert.equal((await ask(who, { stake, choice })).errorCode, code)
  assert.equal(await holds(house, who), held)
})

test('a purchase sent many times at once is taken once', async () => {
  const who = await seated()
  const held = await holds(house, who)
  const key = randomUUID()
  house.advance(3_000)
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask(who, { stake: '40500', choice: 'buy' }, key)))
  const played = replies.flatMap(({ value }) => (value ? [value.round] : []))
  assert.ok(played.length > 0)
  assert.equal(new Set(played.map(({ id, payout }) => `${id} ${payout}`)).size, 1)
  assert.equal(await holds(house, who), held - 40_500n + BigInt(played[0]!.payout))
  assert.equal((await ask(who, { stake: '1000', choice: 'base' }, key)).errorCode, 'SYS_KEY_REUSED')
})

test('free spins are bought only where the profile lets them be', () => {
  assert.equal(isBought({ game: roiNuoc }, vnDemo, 'buy'), true)
  assert.equal(isBought({ game: roiNuoc }, strict, 'ante'), false)
  assert.throws(() => isBought({ game: roiNuoc }, strict, 'buy'), { code: 'VAL_FIELD' })
})
