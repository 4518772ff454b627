import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import type { PlayReply, rotateSeeds, Round } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { certificate } from '@senluna/games/slots-cho-noi/certificate.ts'
import { choNoi } from '@senluna/games/slots-cho-noi/rules/index.ts'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import { amount } from '@senluna/kit/money.ts'
import { openDatabase } from '../../platform/database/db.ts'
import { atGame, holds, newSomebody, openHouse, sit, type House, type Seated } from './testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
  const owner = openDatabase(house.url, {
    max: 1,
    log: pino({ level: 'silent' }),
    as: 'owner',
    name: 'seed',
    statementMs: 60_000,
  })
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, 'cho-noi', node_id, vassalage, game_type, 'Chợ Nổi', 'cho noi', to_tsvector('simple', 'cho noi'), theme, features, volatility,
      jackpot, own, demo, maintenance, released_on, 'market', palette, backdrop, seed
    from catalog.game where game_id = 'sen-vang'`.execute(owner.db)
  await owner.close()
})
afterEach(async () => assert.deepEqual(await house.breaks(), []))
afterAll(() => house.close())

const seated = async (): Promise<Seated> => sit(house, await newSomebody(house), { gameId: 'cho-noi' })

async function spun(who: Seated, stake = '1000', key: string = randomUUID()): Promise<PlayReply> {
  house.advance(3_000)
  const body = { stake, ...(who.last ? { seen: who.last.id } : {}) }
  const reply = await atGame<PlayReply>(house, who, 'POST', '/wps/house/cho-noi/play', body, { 'idempotency-key': key })
  assert.ok(reply.value, `${reply.status} ${reply.errorCode}`)
  who.last = reply.value.round
  return reply.value
}

test('the game opens with its certificate: what was measured, how widely, and what is exact', async () => {
  const { opening } = await seated()
  assert.equal(opening.game.code, 'cho-noi')
  assert.deepEqual(opening.stakes, choNoi.stakes.map(String))
  const { rtp, hitRate, deviation, sampled } = opening.certificate
  assert.deepEqual(
    { rtp, hitRate, deviation, sampled },
    {
      rtp: certificate.rtp.decimal,
      hitRate: certificate.hitRate.decimal,
      deviation: certificate.deviation,
      sampled: certificate.sampled,
    },
  )
})

test('rounds take their stake, pay what their draws say, and come out the same once the seed is open', async () => {
  const who = await seated()
  const rounds: Round[] = []
  let held = await holds(house, who)
  for (let nth = 0; nth < 30; nth++) {
    const { round } = await spun(who, nth % 2 === 0 ? '1000' : '50000')
    held += BigInt(round.payout) - BigInt(round.stake)
    const beats = choNoi.beats(round.draws, amount(BigInt(round.stake)))
    assert.equal(beats.length, round.steps)
    assert.equal(beats.at(-1)?.total, BigInt(round.payout))
    rounds.push(round)
  }
  assert.equal(await holds(house, who), held)
  assert.ok(rounds.some(({ payout }) => payout !== '0'))
  const last = rounds.at(-1)!
  await atGame(house, who, 'POST', `/wps/house/cho-noi/rounds/${last.id}/seen`, { step: last.steps })
  const rotated = await atGame<ReplyOf<typeof rotateSeeds>>(house, who, 'POST', '/wps/house/cho-noi/seeds', {})
  const [revealed] = rotated.value!.revealed
  assert.ok(revealed)
  for (const { clientSeed, nonce, stake, draws, payout } of rounds) {
    const claim = { serverSeed: revealed.serverSeed, clientSeed, streamCode: 'tumble6x5', nonce, stake: BigInt(stake) }
    const checked = verifyRound(claim)
    assert.deepEqual(checked.draws, draws)
    assert.equal(checked.payout, BigInt(payout))
  }
})

test('a repeat of a key is the same round; another stake under it is refused', async () => {
  const who = await seated()
  const key = randomUUID()
  const { round } = await spun(who, '1000', key)
  const ask = (stake: string) =>
    atGame<PlayReply>(house, who, 'POST', '/wps/house/cho-noi/play', { stake }, { 'idempotency-key': key })
  const again = await ask('1000')
  assert.deepEqual(
    [again.value!.replayed, again.value!.round.id, again.value!.round.payout],
    [true, round.id, round.payout],
  )
  assert.equal((await ask('2000')).errorCode, 'SYS_KEY_REUSED')
})

test('a stake that is no step of the ladder is refused', async () => {
  const who = await seated()
  const body = { stake: '1050' }
  const reply = await atGame(house, who, 'POST', '/wps/house/cho-noi/play', body, { 'idempotency-key': randomUUID() })
  assert.equal(reply.errorCode, 'STAKE_LADDER')
})
