import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { readEvidence, verifyDraw, QUICKNET as VERIFIED } from '@senluna/games/lottery/verifier/verify-draw.ts'
import { instant, iso, later, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { afterAll, beforeEach, test, vi } from 'vitest'
import { createLog } from '../../../../platform/log.ts'
import { evidenceOf } from '../../reading/evidence.ts'
import { HandClock, openDrawWorld, type DrawWorld } from '../../testing/draw-world.ts'
import { noBeacon } from './beacon.ts'
import { Drand, isSigned, QUICKNET, type Chain } from './drand.ts'

// Signatures are slow work, and so is a database that many share.
vi.setConfig({ testTimeout: 60_000 })

const secret = bls12_381.utils.randomSecretKey(new Uint8Array(48).fill(7))
const { shortSignatures } = bls12_381
/** A chain with a key of ours. */
const OURS: Chain = { ...QUICKNET, publicKey: shortSignatures.getPublicKey(secret).toHex() }

function signed(round: number): string {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const message = createHash('sha256').update(number).digest()
  return shortSignatures
    .sign(shortSignatures.hash(message, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'), secret)
    .toHex()
}

type Behaviour = (round: number) => { status?: number; body?: unknown; afterMs?: number }
const servers: Server[] = []
let asked = 0

/** A relay on this machine that answers as a test sets it. */
async function relay(behaviour: Behaviour): Promise<string> {
  const server = createServer((request, response) => {
    asked++
    const round = Number(request.url?.split('/').at(-1))
    const { status = 200, body = { round, signature: signed(round) }, afterMs = 0 } = behaviour(round)
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }, afterMs).unref()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(() => {
  asked = 0
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await shared?.close()
})

const GONE = 'http://127.0.0.1:9'
const log = createLog('silent', 'test')
const beaconOf = (relays: string[], clock: { now(): Instant }, patienceMs = 4_000) =>
  new Drand(relays, clock, log, { chain: OURS, patienceMs })

test('a published round of the true chain is signed, and the round of a moment is the first that comes then or later', () => {
  const ROUND_1000 = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
  assert.equal(isSigned(QUICKNET, 1000, ROUND_1000), true)
  assert.equal(QUICKNET.publicKey, VERIFIED.publicKey)
  assert.equal(isSigned(QUICKNET, 1001, ROUND_1000), false)
  assert.equal(isSigned(OURS, 1000, ROUND_1000), false)
  const beacon = beaconOf([], { now: () => instant(0) })
  const at = instant(Date.parse('2026-04-20T00:00:00Z'))
  assert.equal(beacon.roundAt(at), 27_946_612)
  assert.equal(beacon.roundAt(later(at, 1)), 27_946_613)
  assert.equal(beacon.roundAt(instant(0)), 1)
})

test('the first signed word counts, whatever the other relays do, and it is asked for once', async () => {
  const clock = new HandClock(instant(Date.now()))
  const good = await relay(() => ({ afterMs: 60 }))
  const others = [
    await relay((round) => ({ body: { round, signature: signed(round + 1) } })),
    await relay((round) => ({ body: { round: round + 1, signature: signed(round + 1) } })),
    await relay(() => ({ body: 'no' })),
    await relay(() => ({ status: 500 })),
    await relay(() => ({ afterMs: 30_000 })),
    GONE,
  ]
  const beacon = beaconOf([...others, good], clock)
  const [first, second] = await Promise.all([beacon.word(1234), beacon.word(1234)])
  assert.deepEqual(first, second)
  assert.equal(first?.signature, signed(1234))
  assert.equal(first?.randomness, createHash('sha256').update(signed(1234), 'hex').digest('hex'))
  const times = asked
  assert.deepEqual(await beacon.word(1234), first)
  assert.equal(asked, times, 'what is known is not asked for again')
})

test('no relay, only wrong ones, or only slow ones: no word, and the next try comes a second later', async () => {
  const clock = new HandClock(instant(Date.now()))
  let wrong = true
  const turning = await relay((round) => (wrong ? { body: { round, signature: signed(round + 1) } } : {}))
  for (const relays of [[GONE], [turning], [await relay(() => ({ afterMs: 5_000 }))]])
    assert.equal(await beaconOf(relays, clock, 100).word(77), undefined)
  const beacon = beaconOf([turning], clock)
  assert.equal(await beacon.word(78), undefined)
  wrong = false
  assert.equal(await beacon.word(78), undefined, 'not asked again at once')
  clock.pass(1_001)
  assert.equal((await beacon.word(78))?.signature, signed(78))
})

let rounds: (round: number) => boolean = () => true
let shared: DrawWorld | undefined

/** The world whose beacon says what `allowed` lets it. */
async function withBeacon(allowed: (round: number) => boolean): Promise<DrawWorld> {
  rounds = allowed
  if (shared) return shared
  const base = await relay((round) => (rounds(round) ? {} : { status: 404, body: {} }))
  const holder: { clock?: HandClock } = {}
  shared = await openDrawWorld(beaconOf([base], { now: () => holder.clock?.now() ?? instant(0) }))
  holder.clock = shared.clock
  return shared
}

async function checksOf(world: DrawWorld, no: number) {
  const { rows } = await world.world.owner.query(
    `select d.game, d.numero, d.profile, d.commitment, s.revealed as "serverSeed", r.result, r.version,
       jsonb_build_object('source', s.beacon_source, 'round', s.beacon_round, 'signature', s.beacon_signature,
         'randomness', s.beacon_randomness) as beacon, extract(epoch from d.draw_at)::float as at
     from lottery.draw d join lottery.seed s on s.draw_no = d.no join lottery.result r on r.draw_no = d.no where d.no = $1`,
    [no],
  )
  const evidence = readEvidence(rows[0])
  const chain = { ...VERIFIED, publicKey: OURS.publicKey }
  const { checks } = verifyDraw(evidence, structureOf(GAMES.get(evidence.game)!), { drawAt: rows[0].at, chain })
  return {
    round: evidence.beacon.round,
    holds: checks.every(({ holds }) => holds),
    what: checks.map(({ what }) => what),
  }
}

test('a draw takes up the round chosen before it opened, and all of its evidence holds', async () => {
  const world = await withBeacon(() => true)
  const { no, draw_at } = await world.draw({ game: 'PK10_1M' })
  world.clock.pass(MINUTE + SECOND)
  await world.turn()
  const { round, holds, what } = await checksOf(world, no)
  assert.equal(round, world.lottery.beacon.roundAt(draw_at.getTime() as Instant))
  assert.ok(holds)
  assert.deepEqual(what, ['commitment', 'randomness', 'signature', 'round', 'result', 'version'])
})

test('a beacon that is silent for a minute: the round of that minute is taken, which the rule names too', async () => {
  let chosen = 0
  const world = await withBeacon((round) => round !== chosen)
  const { no, draw_at } = await world.draw({ game: 'PK10_1M' })
  const drawAt = draw_at.getTime() as Instant
  chosen = world.lottery.beacon.roundAt(drawAt)!
  for (const late of [0, 30 * SECOND, 59 * SECOND]) {
    world.clock.at = later(drawAt, late)
    await world.turn()
    assert.equal((await world.look(no)).state, 1, `${late} ms late`)
  }
  world.clock.at = later(drawAt, 61 * SECOND + 500)
  await world.turn()
  const { round, holds } = await checksOf(world, no)
  assert.equal(round, world.lottery.beacon.roundAt(later(drawAt, MINUTE)))
  assert.ok(holds)
  // Who runs the draws could have kept the first round back: everybody can read which one it
  // was, and how often that happened.
  const { game, numero } = await world.look(no)
  const proof = await evidenceOf(world.lottery, game, numero, world.clock.now())
  assert.deepEqual([proof.beacon?.firstRound, proof.beacon?.round, proof.lates], [chosen, round, 1])
  assert.equal(proof.drawnAt, iso(later(drawAt, 61 * SECOND + 500)))
  const { no: inTime } = await world.draw({ game: 'K3_1M' })
  world.clock.pass(MINUTE + SECOND)
  await world.turn()
  const punctual = await world.look(inTime)
  const plain = await evidenceOf(world.lottery, punctual.game, punctual.numero, world.clock.now())
  assert.deepEqual([plain.beacon?.firstRound, plain.lates], [undefined, 0])
})

test('ten minutes without a beacon: the draw is void, every stake returns, and no seed was used', async () => {
  const world = await withBeacon(() => false)
  const owner = await world.member(1_000n)
  const { no, draw_at } = await world.draw({ game: 'K3_1M' })
  const { ids } = await world.bet(owner, [{ draw: no, betType: 'K3_BS', selection: ['BIG'], unit: 100n, stake: 100n }])
  for (const minutes of [1, 5, 9]) {
    world.clock.at = later(draw_at.getTime() as Instant, minutes * MINUTE)
    await world.turn()
    assert.equal((await world.look(no)).state, 1)
  }
  world.clock.at = later(draw_at.getTime() as Instant, 10 * MINUTE)
  await world.turn()
  const { state, void_reason } = await world.look(no)
  assert.deepEqual([state, void_reason], [3, 'BEACON'])
  assert.equal((await world.standing(ids[0]!)).status, 6)
  assert.equal(await world.balance(owner), 1_000n)
})

test('the beacon turned off: draws committed to it before still take it up, new ones do not', async () => {
  const world = await withBeacon(() => true)
  const { no } = await world.draw({ game: 'K3_1M' })
  const { beacon } = world.lottery
  world.lottery.beacon = noBeacon
  world.lottery.formerBeacons = [beacon]
  world.clock.pass(MINUTE + SECOND)
  await world.turn()
  const { holds, what } = await checksOf(world, no)
  assert.ok(holds && what.includes('signature'))
})
