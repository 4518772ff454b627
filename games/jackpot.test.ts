import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import {
  drawsJackpot,
  HIT_POINT_STREAM,
  hitPointOf,
  jackpotShare,
  jackpotStream,
  microOf,
  shownOf,
  wrongTerms,
  type JackpotTerms,
} from '@senluna/kit/games/jackpot.ts'
import { usualJackpots } from '@senluna/brands/jackpots.ts'
import { afterAll, test } from 'vitest'
import { OWN_GAMES } from './own-games.ts'
import { Stream } from './verifier/index.ts'
import { vectors } from './vectors/vectors.ts'

const run = new Set<string>()
const byId = (id: string) => {
  const found = vectors.jackpot.find((vector) => vector.id === id)
  assert.ok(found, id)
  run.add(id)
  return found
}
afterAll(() =>
  assert.deepEqual(
    vectors.jackpot.map(({ id }) => id).filter((id) => !run.has(id)),
    [],
    'worked cases that nothing ran',
  ),
)

test('vector jp-contrib-1: a pot grows by exact shares of every stake', () => {
  const { input, expected } = byId('jp-contrib-1')
  let pool = BigInt(input.seedMinor!) * 1_000_000n
  const after = input.stakes!.map((stake) => (pool += microOf(BigInt(stake), input.ratePpm!)))
  assert.deepEqual(after.map(String), expected.poolMicroAfterEach)
  assert.deepEqual(
    after.map((micro) => Number(shownOf(micro))),
    expected.displayedMinor,
  )
})

test('vector jp-contrib-split: pot and reserve', () => {
  const { input, expected } = byId('jp-contrib-split')
  let [main, reserve] = [0n, 0n]
  const after = input.stakes!.map((stake) => {
    main += microOf(BigInt(stake), input.mainRatePpm!)
    reserve += microOf(BigInt(stake), input.reserveRatePpm!)
    return [main.toString(), reserve.toString()]
  })
  assert.deepEqual(after, expected.microMainAndReserve)
})

test('vector jp-mustHit-trigger: the hidden point, worked out by the verifier', () => {
  const { input, expected } = byId('jp-mustHit-trigger')
  const { serverSeed, jackpotId, cycleNo } = input
  const stream = new Stream({
    serverSeed: serverSeed!,
    streamCode: HIT_POINT_STREAM,
    clientSeed: jackpotId!,
    nonce: cycleNo!,
  })
  const point = hitPointOf(stream, BigInt(input.resetMinor!), BigInt(input.capMinor!))
  assert.equal(Number(point), expected.triggerMinor)
})

const MUST_HIT: JackpotTerms = { level: 'MINI', kind: 'MUST_HIT', seed: 0n, mainPpm: 1, reservePpm: 0 }
const fraction = (text: string) => text.split('/').map(BigInt) as [bigint, bigint]

for (const id of ['jp-mustHit-rtp-1', 'jp-mustHit-rtp-2', 'jp-mustHit-rtp-3'])
  test(`vector ${id}: what comes back through a must-hit level`, () => {
    const { input, expected } = byId(id)
    const [numerator, denominator] = fraction(input.contribution!)
    const mainPpm = Number((numerator * 1_000_000n) / denominator)
    const share = jackpotShare({ ...MUST_HIT, mainPpm, seed: BigInt(input.reset!), cap: BigInt(input.cap!) })
    assert.equal(`${share.numerator}/${share.denominator}`, expected.rtpShare)
  })

for (const id of ['jp-random-rtp-1', 'jp-random-rtp-2'])
  test(`vector ${id}: what comes back through a random level`, () => {
    const { input, expected } = byId(id)
    const [numerator, denominator] = fraction(input.contribution!)
    const mainPpm = Number((numerator * 1_000_000n) / denominator)
    // The vectors count chances for one stake; ours are of a unit staked.
    const share = jackpotShare({
      ...MUST_HIT,
      kind: 'RANDOM',
      mainPpm,
      seed: BigInt(input.seedMinor!),
      oneIn: BigInt(input.oneInAtStake!) * BigInt(input.stakeMinor!),
    })
    assert.equal(`${share.numerator}/${share.denominator}`, expected.rtpShare)
  })

test('a random level is drawn with the chance of stake to one in so much', () => {
  const serverSeed = createHmac('sha256', 'jackpot').update('draws').digest('hex')
  const [oneIn, stake, rounds] = [1_000_000n, 250_000n, 4_000]
  let won = 0
  for (let nonce = 0; nonce < rounds; nonce++) {
    const stream = new Stream({ serverSeed, streamCode: jackpotStream('MAJOR'), clientSeed: 'a', nonce })
    if (drawsJackpot(stream, stake, oneIn)) won++
  }
  // Four standard deviations of 4,000 draws of one in four.
  assert.ok(Math.abs(won - rounds / 4) < 4 * Math.sqrt((rounds * 3) / 16), `won ${won}`)
})

test('terms that can never be won, or cost more than they bring, are none', () => {
  const random: JackpotTerms = { ...MUST_HIT, kind: 'RANDOM', oneIn: 10_000_000n }
  assert.equal(wrongTerms(random), undefined)
  assert.equal(wrongTerms({ ...random, oneIn: 10n }), 'oneIn')
  assert.equal(wrongTerms({ ...MUST_HIT, seed: 5n, cap: 5n }), 'cap')
  assert.equal(wrongTerms({ ...random, mainPpm: 0 }), 'mainPpm')
  assert.equal(wrongTerms({ ...random, seed: -1n }), 'seed')
})

test('with its share of pots no game that joins returns as much as is staked', () => {
  const shares = usualJackpots.levels.map(jackpotShare)
  const share = shares.reduce((sum, { numerator, denominator }) => sum + Number(numerator) / Number(denominator), 0)
  assert.equal(share.toFixed(5), '0.00525')
  for (const code of usualJackpots.games) {
    const own = OWN_GAMES.find(({ game }) => game.code === code)
    assert.ok(own, code)
    const returns = [own.certificate, ...(own.certificate.modes ?? [])].map(({ rtp }) => Number(rtp.decimal))
    assert.ok(Math.max(...returns) + share < 1, code)
  }
})
