import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { PlayReply, Round } from '@senluna/contract/play/house.ts'
import { baccarat } from '@senluna/games/table-baccarat/rules/index.ts'
import { roulette } from '@senluna/games/table-roulette/rules/index.ts'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import { amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { openDatabase } from '../../platform/database/db.ts'
import { askAs, atGame, holds, newSomebody, openHouse, sit, type House, type Seated } from './testing/house.ts'

// Roulette and baccarat take several bets in one round: one wager, whose stake is their sum.

const TABLES = { roulette, baccarat }
type Table = keyof typeof TABLES

let house: House
beforeAll(async () => {
  house = await openHouse()
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, code, '1', vassalage, 'TABLE', code, code, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed
    from catalog.game, unnest(${Object.keys(TABLES)}::text[]) code where game_id = 'sen-vang'`.execute(owner.db)
  await owner.close()
})
afterEach(async () => assert.deepEqual(await house.breaks(), []))
afterAll(() => house.close())

const seated = async (table: Table): Promise<Seated> => sit(house, await newSomebody(house), { gameId: table })

function bet(table: Table, who: Seated, ask: { choice: string; stake?: string; key?: string }) {
  const { choice, key = randomUUID() } = ask
  const stake = ask.stake ?? TABLES[table].stakeOf(choice).toString()
  house.advance(6_000)
  return atGame<PlayReply>(
    house,
    who,
    'POST',
    `/wps/house/${table}/play`,
    { stake, choice, ...(who.last ? { seen: who.last.id } : {}) },
    { 'idempotency-key': key },
  )
}

async function played(table: Table, who: Seated, choice: string): Promise<Round> {
  const { value, errorCode } = await bet(table, who, { choice })
  assert.ok(value, errorCode)
  who.last = value.round
  return value.round
}

const CHOICES: readonly [Table, string][] = [
  ['roulette', 'black.2-d2.3-n17.5-red.2-v17.1'],
  ['roulette', 'c25.2-t2.2-v12.1-v18.1-v19.1-v32.1-v4.1'],
  ['baccarat', 'banker.7-bpair.1-player.3-ppair.1-tie.1'],
]

for (const [table, choice] of CHOICES) {
  test(`${table}: ${choice} is one wager, stored, told again and proved`, async () => {
    const who = await seated(table)
    const before = await holds(house, who)
    const rounds: Round[] = []
    for (let nth = 0; nth < 4; nth++) rounds.push(await played(table, who, choice))
    for (const { draws, stake, payout } of rounds) {
      assert.equal(BigInt(stake), TABLES[table].stakeOf(choice))
      const alone = choice
        .split('-')
        .map((placed) => TABLES[table].beats(draws, TABLES[table].stakeOf(placed), placed)[0]!.won)
        .reduce((sum, won) => sum + won, 0n)
      assert.equal(BigInt(payout), alone)
    }
    const moved = rounds.reduce((sum, { stake, payout }) => sum - BigInt(stake) + BigInt(payout), 0n)
    assert.equal(await holds(house, who), before + moved)
    await atGame(house, who, 'POST', `/wps/house/${table}/rounds/${who.last!.id}/seen`, { step: 1 })
    await atGame(house, who, 'POST', `/wps/house/${table}/seeds`, {})
    for (const round of rounds) {
      const path = `/wps/house/rounds/${round.id}`
      const { value } = await atGame<Round & { revealedServerSeed: string }>(house, who, 'GET', path)
      const { revealedServerSeed: serverSeed, clientSeed, nonce } = value!
      const stake = amount(BigInt(value!.stake))
      const streamCode = TABLES[table].streamCode
      const checked = verifyRound({ serverSeed, streamCode, clientSeed, nonce, stake, choice: value!.choice })
      assert.deepEqual([checked.choice, checked.draws, String(checked.payout)], [choice, round.draws, round.payout])
    }
  })
}

test('a stake that is not the sum of the bets is refused with what they come to', async () => {
  const who = await seated('roulette')
  const before = await holds(house, who)
  for (const stake of ['1000', '14999', '16000']) {
    const reply = await bet('roulette', who, { choice: 'n17.5-red.10', stake })
    assert.deepEqual([reply.errorCode, reply.value], ['STAKE_LADDER', { stakes: ['15000'] }])
  }
  assert.equal(await holds(house, who), before)
})

test('bets over a limit, of another table or written otherwise are refused, and nothing moves', async () => {
  const who = await seated('roulette')
  const before = await holds(house, who)
  for (const choice of ['n17.201', 'red.5001', 'banker.1', 'h3.1', 'red.1-red.1', 'red', 'red.0', 'RED.1']) {
    const reply = await bet('roulette', who, { choice, stake: '1000' })
    assert.equal(reply.errorCode, 'VAL_FIELD', choice)
  }
  assert.equal(await holds(house, who), before)
})

test('the same bets in another order are the same round under one key, other bets are refused', async () => {
  const who = await seated('roulette')
  const key = randomUUID()
  const replies = await Promise.all(
    ['red.10-n17.5', 'n17.5-red.10', 'n17.5-red.10'].map((choice) =>
      bet('roulette', who, { choice, key, stake: '15000' }),
    ),
  )
  assert.equal(new Set(replies.map(({ value }) => value!.round.draws.join())).size, 1)
  const before = await holds(house, who)
  const other = await bet('roulette', who, { choice: 'black.10-n17.5', key })
  assert.equal(other.errorCode, 'SYS_KEY_REUSED')
  assert.equal(await holds(house, who), before)
})

test('the betting record says what was bet on, in the reader’s words', async () => {
  const who = await seated('roulette')
  const { id } = await played('roulette', who, 'n17.5-red.2')
  const { value } = await askAs<{ list: { betNo: string; detail: string }[] }>(
    house,
    who,
    'GET',
    '/wps/v2/bets?pageSize=10',
    undefined,
    { language: 'EN' },
  )
  assert.equal(value!.list.find(({ betNo }) => betNo === id)?.detail, 'Straight 17 5,000 · Red 2,000')
})
