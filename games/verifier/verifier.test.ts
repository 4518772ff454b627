import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { at } from '@senluna/kit/assert.ts'
import { shuffle, weighted } from '@senluna/kit/games/draws.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { OWN_GAMES } from '../own-games.ts'
import { choNoi } from '../slots-cho-noi/rules/index.ts'
import { senVang } from '../slots-sen-vang/rules/index.ts'
import { slotRounds, vectors } from '../vectors/vectors.ts'
import { commitmentFor, Stream, verifyRound } from './index.ts'

const hex = (bytes: readonly number[]) => Buffer.from(bytes).toString('hex')

for (const { id, input, expected } of vectors.rng_pf1) {
  test(`the verifier's stream: ${id}`, () => {
    const stream = new Stream({ ...input, streamCode: input.game })
    const found: typeof expected = {}
    if (expected.commitment !== undefined) found.commitment = commitmentFor(input.serverSeed)
    if (input.take !== undefined) found.bytes = hex(stream.take(input.take))
    if (input.bounds) found.values = input.bounds.map((n) => stream.uint(n))
    if (expected.bytesConsumed !== undefined) found.bytesConsumed = stream.length
    if (input.n !== undefined) found.order = shuffle(stream, input.n)
    const { weights, draws = 0 } = input
    if (weights) found.indices = Array.from({ length: draws }, () => weighted(stream, weights))
    assert.deepEqual(found, expected)
    assert.ok(Object.keys(found).length > 0)
  })
}

for (const { id, input, expected } of slotRounds) {
  test(`the verifier's round: ${id}`, () => {
    // With a stake of 20 the line bet is 1, so amounts are line bets.
    const round = verifyRound({ ...input, streamCode: 'slot5x3', stake: 20n })
    const beats = senVang.beats(round.draws, amount(20n))
    const [base, free] = [at(beats, 0), beats.slice(1)]
    assert.deepEqual(base.stops, expected.stops)
    assert.equal(base.units, expected.baseUnits)
    assert.equal(base.freeSpinsWon, expected.triggered)
    assert.equal(free.length, expected.freeSpinsPlayed)
    assert.equal(
      free.reduce((sum, { units }) => sum + units, 0),
      expected.freeSpinUnits,
    )
    assert.equal(round.payout, BigInt(expected.totalUnits))
    if (expected.freeSpins)
      assert.deepEqual(
        free.map(({ stops, units }) => ({ stops, units })),
        expected.freeSpins,
      )
    assert.equal(round.stream.bytes, round.draws.length * 4)
    assert.equal(round.stream.hex.length, round.stream.bytes * 2)
  })
}

for (const { id, input, expected } of vectors.slot_tumble) {
  test(`the verifier's round: ${id}`, () => {
    // With a stake of 100 amounts are hundredths of the stake.
    const round = verifyRound({ ...input, streamCode: 'tumble6x5', stake: 100n })
    const beats = choNoi.beats(round.draws, amount(100n))
    assert.equal(round.payout, BigInt(expected.totalHundredths))
    assert.equal(beats.length, 1 + expected.freeSpinsPlayed)
    assert.equal(at(beats, 0).scatters, expected.base.scatters)
    // Each number took four bytes: none of these rounds drew one anew.
    assert.equal(round.stream.bytes, round.draws.length * 4)
  })
}

test('a number lies in [0, n), whatever n', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.bigInt(1n, 2n ** 53n).map(Number)), (nonce, bounds) => {
      const stream = new Stream({ serverSeed: '07'.repeat(32), streamCode: 'test', clientSeed: 'alice', nonce })
      for (const n of bounds) {
        const x = stream.uint(n)
        assert.ok(Number.isSafeInteger(x) && x >= 0 && x < n)
      }
    }),
  )
})

const claim = { serverSeed: '07'.repeat(32), streamCode: 'slot5x3', clientSeed: 'alice', nonce: 0, stake: 1_000n }
for (const [wrong, why] of [
  [{ serverSeed: '07'.repeat(31) }, 'a short seed'],
  [{ serverSeed: 'zz'.repeat(32) }, 'a seed that is no hex'],
  [{ clientSeed: 'a:b' }, 'a client seed with a colon'],
  [{ clientSeed: '' }, 'no client seed'],
  [{ clientSeed: 'a'.repeat(65) }, 'a client seed too long'],
  [{ nonce: -1 }, 'a nonce below zero'],
  [{ nonce: 2 ** 53 }, 'a nonce too large'],
  [{ streamCode: 'roulette' }, 'a game it does not know'],
  [{ stake: 1_001n }, 'a stake that is no whole number of line bets'],
  [{ stake: 2n ** 64n }, 'a stake too large'],
  [{ choice: 'under-5000' }, 'a choice where there is none'],
  [{ streamCode: 'dice' }, 'no choice where there must be one'],
  [{ streamCode: 'dice', choice: 'under-9801' }, 'a choice the game does not offer'],
] as const) {
  test(`refused: ${why}`, () => assert.throws(() => verifyRound({ ...claim, ...wrong }), RangeError))
}

test('the verifier runs in a browser and shares no code with the server', () => {
  const folders = [
    '.',
    '../lottery/verifier',
    ...readdirSync(new URL('..', import.meta.url))
      .filter((folder) => existsSync(new URL(`../${folder}/game.ts`, import.meta.url)))
      .flatMap((folder) => [`../${folder}`, `../${folder}/rules`]),
  ].map((folder) => new URL(`${folder}/`, import.meta.url))
  assert.ok(folders.length > OWN_GAMES.length)
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  )
  assert.ok(sources.length > 5)
  for (const source of sources) assert.doesNotMatch(source, /from '(node:|@senluna\/server)|\b(process|Buffer)\b\./)
})
