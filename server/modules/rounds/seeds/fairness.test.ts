import { id } from '@senluna/kit/ids.ts'
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { fairness, rotateSeeds, Round } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import { createParts } from '../../../parts.ts'
import { readConfiguration } from '../../../configuration.ts'
import { play } from '../play.ts'
import {
  ask,
  askAs,
  atGame,
  enter,
  GAME,
  gameSessionOf,
  launch,
  launchTokenOf,
  newSomebody,
  openHouse,
  sit,
  spun,
  testEnv,
  type House,
  type Seated,
} from '../testing/house.ts'

type Seeds = ReplyOf<typeof rotateSeeds>
type Fairness = ReplyOf<typeof fairness>

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const seeds = (who: Seated) => atGame<Seeds>(house, who, 'GET', `/wps/house/${GAME}/seeds`)
const rotate = (who: Seated, clientSeed?: unknown) =>
  atGame<Seeds>(house, who, 'POST', `/wps/house/${GAME}/seeds`, clientSeed === undefined ? {} : { clientSeed })
const pairOf = (id: string) => ask<Fairness>(house, 'GET', `/wps/house/fairness/${id}`)
const close = async (who: Seated) => {
  house.advance(2_000)
  if (who.last)
    await atGame(house, who, 'POST', `/wps/house/${GAME}/rounds/${who.last.id}/seen`, { step: who.last.steps })
}

test('every round of a revealed pair comes out the same in the verifier, which shares no code with it', async () => {
  const who = await sit(house, await newSomebody(house))
  const promised = who.opening.seeds
  const rounds: Round[] = []
  for (let i = 0; i < 40; i++)
    rounds.push((await spun(house, who, { stake: ['1000', '50000', '500000'][i % 3]! })).round)
  await close(who)
  const before = (await seeds(who)).value!
  assert.deepEqual(
    [before.commitment, before.nextCommitment, before.nonce, before.revealed.length],
    [promised.commitment, promised.nextCommitment, 40, 0],
  )
  const after = (await rotate(who, 'my-own_Seed9')).value!
  assert.equal(after.commitment, promised.nextCommitment, 'the next pair is the one that was promised')
  assert.deepEqual([after.clientSeed, after.nonce], ['my-own_Seed9', 0])
  const [revealed] = after.revealed
  assert.equal(createHash('sha256').update(Buffer.from(revealed!.serverSeed, 'hex')).digest('hex'), promised.commitment)
  assert.deepEqual([revealed!.seedId, revealed!.rounds], [promised.seedId, 40])
  for (const round of rounds) {
    const checked = verifyRound({
      serverSeed: revealed!.serverSeed,
      clientSeed: round.clientSeed,
      streamCode: 'slot5x3',
      nonce: round.nonce,
      stake: BigInt(round.stake),
    })
    assert.deepEqual(checked.draws, round.draws)
    assert.equal(checked.payout.toString(), round.payout)
    assert.deepEqual([checked.beats.length, checked.commitment], [round.steps, round.commitment])
  }
  assert.deepEqual(
    rounds.map((round) => round.nonce),
    rounds.map((_, index) => index),
    'no nonce is left out',
  )
  const record = await atGame<Round & { revealedServerSeed?: string }>(
    house,
    who,
    'GET',
    `/wps/house/rounds/${rounds[0]!.id}`,
  )
  assert.equal(record.value!.revealedServerSeed, revealed!.serverSeed)
  await spun(house, who)
  assert.deepEqual(
    [who.last!.clientSeed, who.last!.nonce, who.last!.commitment],
    ['my-own_Seed9', 0, promised.nextCommitment],
  )
})

test('anybody may ask for a pair; its server seed comes only once it is revealed', async () => {
  const who = await sit(house, await newSomebody(house))
  await spun(house, who)
  await close(who)
  const { seedId } = who.opening.seeds
  const open = (await pairOf(seedId)).value!
  assert.deepEqual(
    [open.serverSeed, open.rounds, open.mode, open.streamCode, open.game],
    [null, 1, 'REAL', 'slot5x3', GAME],
  )
  const next = (await rotate(who)).value!
  assert.equal(next.clientSeed, who.opening.seeds.clientSeed, 'without a new one the client seed stays')
  const revealed = (await pairOf(seedId)).value!
  assert.equal(revealed.serverSeed, next.revealed[0]!.serverSeed)
  assert.equal(revealed.rounds, 1)
  assert.equal((await pairOf(next.seedId)).value!.serverSeed, null)
  for (const id of ['x', randomUUID(), "'--", '0'.repeat(300)])
    assert.deepEqual((await pairOf(encodeURIComponent(id))).status, 404)
})

test('a pair names the paytables its rounds were played by, not the one in force', async () => {
  const who = await sit(house, await newSomebody(house))
  const { db } = house.parts.database
  const running = house.parts.rounds.games.get(GAME)!
  const { seedId } = who.opening.seeds
  const hashes = async () => (await pairOf(seedId)).value!.configurationHashes
  assert.deepEqual(await hashes(), [], 'none before a round')
  await spun(house, who)
  assert.deepEqual(await hashes(), [running.configurationHash])

  const earlier = await spun(house, who)
  const { rulesNo, configurationHash } = running
  const later = { ...running, configurationHash: 'ab'.repeat(32), rulesNo: rulesNo + 1 }
  await sql`insert into rounds.rules (game_id, configuration_hash) values (${GAME}, ${later.configurationHash})`.execute(
    db,
  )
  const { rows } = await sql<{
    no: number
  }>`select rules_no as no from rounds.rules where configuration_hash = ${later.configurationHash}`.execute(db)
  // A server with another paytable on the same database.
  const parts = await createParts(readConfiguration(testEnv(house.url)))
  try {
    const games = new Map(parts.rounds.games).set(GAME, { ...later, rulesNo: rows[0]!.no })
    const spin = {
      key: id<'wager'>(randomUUID()),
      stake: '1000',
      seen: earlier.round.id,
      autoplay: undefined,
      choice: undefined,
      traceId: '',
    }
    const brand = parts.settings.brands.byHost('localhost')!
    house.advance(3_000)
    const now = house.parts.clock.now()
    const session = await gameSessionOf(house, who)
    await assert.rejects(
      play({ ...parts.rounds, games }, session, brand, { ...spin, seen: undefined }, now),
      /ROUND_OPEN/,
    )
    assert.deepEqual(await hashes(), [configurationHash], 'a round that was refused was played by none')
    await play({ ...parts.rounds, games }, session, brand, spin, now)
    assert.deepEqual(await hashes(), [configurationHash, later.configurationHash])
  } finally {
    await parts.close()
  }
})

test('a client seed is 1 to 64 plain characters', async () => {
  const who = await sit(house, await newSomebody(house))
  for (const bad of ['', 'a b', 'x'.repeat(65), 'ä', 'a:b', "'", 7, null, ['a']]) {
    house.advance(1_000)
    assert.equal((await rotate(who, bad)).errorCode, 'VAL_FIELD', JSON.stringify(bad))
  }
  assert.equal((await rotate(who, 'x'.repeat(64))).value!.clientSeed, 'x'.repeat(64))
  const other = await newSomebody(house)
  assert.equal(
    (await enter(house, launchTokenOf(await launch(house, other)), { clientSeed: 'a b' })).errorCode,
    'VAL_FIELD',
  )
  assert.equal(
    (await enter(house, launchTokenOf(await launch(house, other)), { clientSeed: 'from_my-browser' })).value!.seeds
      .clientSeed,
    'from_my-browser',
  )
})

test('two rotations at once reveal two pairs in order; a spin at the same time is played under one of them', async () => {
  const who = await sit(house, await newSomebody(house))
  await spun(house, who)
  await close(who)
  const replies = await Promise.all([rotate(who, 'one'), rotate(who, 'two')])
  assert.ok(replies.every((reply) => reply.success))
  const now = (await seeds(who)).value!
  assert.equal(now.revealed.length, 2)
  assert.equal(new Set(now.revealed.map((pair) => pair.commitment)).size, 2)
  const [spin] = await Promise.all([spun(house, { ...who, last: undefined }), rotate(who, 'three')])
  const pair = (await pairOf(spin.round.seedId)).value!
  assert.deepEqual([pair.commitment, pair.clientSeed], [spin.round.commitment, spin.round.clientSeed])
  assert.deepEqual(await house.breaks(), [])
})

test('a server seed not yet revealed is in no answer and in no log', async () => {
  const who = await sit(house, await newSomebody(house))
  const logFrom = house.log.length
  const answers: string[] = [JSON.stringify(who.opening)]
  for (let i = 0; i < 5; i++) answers.push(JSON.stringify(await spun(house, who)))
  await close(who)
  for (const url of [`/wps/house/${GAME}/seeds`, '/wps/house/rounds', `/wps/house/rounds/${who.last!.id}`])
    answers.push((await atGame(house, who, 'GET', url)).text)
  for (const url of ['/wps/v2/bets', '/wps/relay/ODSFE2_MemTransDet', '/wps/v2/wallets/balance'])
    answers.push((await askAs(house, who, 'GET', url)).text)
  answers.push((await pairOf(who.opening.seeds.seedId)).text, (await ask(house, 'GET', '/metrics')).text)
  const before = [...answers, ...house.log.slice(logFrom)]
  const [revealed] = (await rotate(who)).value!.revealed
  const seed = Buffer.from(revealed!.serverSeed, 'hex')
  for (const form of [seed.toString('hex'), seed.toString('base64'), seed.toString('base64url')])
    assert.ok(!before.some((text) => text.includes(form)))
  assert.ok(!house.log.some((line) => line.includes(revealed!.serverSeed)), 'nor does the reveal log it')
  assert.ok(before.join().includes(revealed!.commitment), 'the commitment was told')
})
