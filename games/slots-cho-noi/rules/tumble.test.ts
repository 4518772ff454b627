import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { weighted } from '@senluna/kit/games/draws.ts'
import type { Draws } from '@senluna/kit/games/game.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { Stream } from '../../verifier/stream.ts'
import { config, vectors } from '../../vectors/vectors.ts'
import { CELLS, CHO_NOI, COLUMNS, ENOUGH, MULTIPLIER, PAY_SYMBOLS, ROWS, SYMBOLS } from './configuration.ts'
import type { Grid } from './grid.ts'
import { freeSpinsFor, payOf, scatterPayOf } from './pays.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { choNoi, tumbleOf } from './tumble.ts'

const STAKE = amount(10_000n)
const seeds = fc.nat(2 ** 31)
const stakes = fc.constantFrom(...choNoi.stakes)

/** What the recorded numbers were drawn from: they play the same round when they are read again. */
function recorded(numbers: readonly number[]): Draws & { left(): number } {
  let next = 0
  let free = false
  let value = false
  return {
    uint(n) {
      const index = at(numbers, next++)
      const weights = value ? CHO_NOI.multipliers.weights : free ? CHO_NOI.weights.free : CHO_NOI.weights.paid
      assert.equal(
        n,
        weights.reduce((sum, weight) => sum + weight, 0),
      )
      // A number in front of this index's weights draws it.
      const roll = weights.slice(0, index).reduce((sum, weight) => sum + weight, 0)
      value = !value && index === MULTIPLIER
      // The first spin alone is paid for: a multiplier is seen in a free one first.
      free ||= next >= baseLength(numbers)
      return roll
    },
    left: () => numbers.length - next,
  }
}

/** How many numbers the paid spin of a round read. */
const baseLength = (numbers: readonly number[]): number => {
  const [base] = choNoi.beats(numbers, STAKE)
  return CELLS + base!.drops.reduce((sum, { wins }) => sum + wins.reduce((all, { count }) => all + count, 0), 0)
}

const asText = (grid: Grid): string[] => grid.map((column) => column.map(({ symbol }) => symbol).join(' '))

test('the paytable is the one of the worked cases', () => {
  const { tumble6x5: given } = config
  assert.deepEqual(SYMBOLS, given.symbols)
  assert.deepEqual(CHO_NOI.weights, { paid: given.weightsBase, free: given.weightsFree })
  assert.deepEqual(CHO_NOI.pays, given.pay_hundredthsOfBet_8_10_12)
  assert.deepEqual(CHO_NOI.multipliers, { values: given.multiplierValues, weights: given.multiplierWeights })
  assert.deepEqual([...CHO_NOI.scatterPays], Object.values(given.scatterPay_hundredths))
  assert.equal(CHO_NOI.freeSpins, given.freeSpins)
  assert.deepEqual(CHO_NOI.more, {
    scatters: given.retriggerScatters,
    spins: given.retriggerSpins,
    most: given.maxFreeSpins,
  })
  assert.equal(CHO_NOI.capMultiple, given.winCap_xBet)
})

for (const { id, input, expected } of vectors.slot_tumble) {
  test(`a whole round: ${id}`, () => {
    // With a stake of 100 amounts are hundredths of the stake.
    const round = choNoi.play(new Stream({ ...input, streamCode: 'tumble6x5' }), amount(100n))
    const [base, ...free] = choNoi.beats(round.draws, amount(100n))
    assert.ok(base)
    assert.deepEqual(asText(base.grid), expected.base.firstGrid)
    assert.deepEqual(asText(base.end), expected.base.finalGrid)
    assert.deepEqual(
      base.drops.map(({ wins, units }) => ({
        wins: Object.fromEntries(wins.map(({ symbol, count }) => [symbol, count])),
        hundredths: units,
      })),
      expected.base.drops,
    )
    assert.equal(base.scatters, expected.base.scatters)
    assert.equal(base.scatterWin?.units ?? 0, expected.scatterHundredths)
    assert.equal(base.units, expected.base.hundredths + expected.scatterHundredths)
    assert.equal(free.length, expected.freeSpinsPlayed)
    assert.equal(round.payout, BigInt(expected.totalHundredths))
  })
}

test('the counted round and the one read cell by cell come to the same', () => {
  fc.assert(
    fc.property(seeds, stakes, (seed, stake) => {
      const { draws, steps, payout } = choNoi.play(sampleDraws(seed), stake)
      const beats = choNoi.beats(draws, stake)
      assert.equal(beats.length, steps)
      assert.equal(
        beats.reduce((sum, { won }) => sum + won, 0n),
        payout,
      )
      assert.equal(at(beats, beats.length - 1).total, payout)
      assert.equal(at(beats, beats.length - 1).freeSpinsLeft, 0)
      for (const { grid, end } of beats)
        for (const shown of [grid, end])
          assert.deepEqual(
            shown.map(({ length }) => length),
            Array(COLUMNS).fill(ROWS),
          )
    }),
    { numRuns: 3_000 },
  )
})

test('what is recorded plays the same round again, and each fits in a byte', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const round = choNoi.play(sampleDraws(seed), STAKE)
      const again = recorded(round.draws)
      assert.deepEqual(choNoi.play(again, STAKE), round)
      assert.equal(again.left(), 0)
      assert.ok(round.draws.every((draw) => Number.isInteger(draw) && draw >= 0 && draw < SYMBOLS.length))
    }),
    { numRuns: 500 },
  )
})

test('a cell is drawn as the kit draws by weight', () => {
  const { paid } = CHO_NOI.weights
  for (let seed = 0; seed < 200; seed++) {
    const draws = sampleDraws(seed)
    const expected = Array.from({ length: CELLS }, () => weighted(draws, paid))
    assert.deepEqual(choNoi.play(sampleDraws(seed), STAKE).draws.slice(0, CELLS), expected)
  }
})

test('the stake scales the payout and changes nothing else', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const small = choNoi.play(sampleDraws(seed), amount(100n))
      const large = choNoi.play(sampleDraws(seed), amount(100_000_000n))
      assert.deepEqual(large.draws, small.draws)
      assert.equal(large.payout, small.payout * 1_000_000n)
    }),
  )
})

/** Rounds with free spins, found by walking on from seed to seed. */
const features = Array.from({ length: 8_000 }, (_, seed) => choNoi.play(sampleDraws(seed), STAKE)).filter(
  ({ steps }) => steps > 1,
)

test('a feature counts its free spins down and multiplies what they win, at the stake of its spin', () => {
  assert.ok(features.length > 20)
  let multiplied = 0
  for (const { draws, steps } of features) {
    const [base, ...free] = choNoi.beats(draws, STAKE)
    assert.ok(base && base.scatters >= 4 && base.times === 1 && base.freeSpinsWon === 10)
    assert.equal(free.length, steps - 1)
    let awarded = 10
    for (const beat of free) {
      assert.ok(beat.type === 'freeSpin' && beat.of === awarded)
      awarded += beat.freeSpinsWon
      assert.equal(beat.freeSpinsLeft, awarded - beat.number)
      assert.equal(beat.scatterWin, undefined)
      const times = beat.end.flat().reduce((sum, cell) => sum + (cell.times ?? 0), 0)
      const plain = beat.drops.reduce((sum, drop) => sum + drop.units, 0)
      assert.equal(beat.units, plain * Math.max(1, times))
      if (plain > 0 && times > 1) multiplied += 1
    }
  }
  assert.ok(multiplied > 5)
})

test('what wins is gone, what stood over it fell, and scatters and multipliers stay', () => {
  for (const { draws } of features.slice(0, 20)) {
    for (const beat of choNoi.beats(draws, STAKE)) {
      let before = beat.grid
      for (const { wins, grid } of beat.drops) {
        const gone = new Set<string>(wins.map(({ symbol }) => symbol))
        for (const [column, cells] of before.entries()) {
          const stays = cells.filter(({ symbol }) => !gone.has(symbol))
          assert.deepEqual(at(grid, column).slice(0, stays.length), stays)
        }
        before = grid
      }
      assert.deepEqual(before, beat.end)
    }
  }
})

test('pays by count, scatters by count, free spins up to the most', () => {
  assert.deepEqual(
    [7, 8, 9, 10, 11, 12, 30].map((count) => payOf(CHO_NOI, 'H1', count)),
    [0, 1500, 1500, 4000, 4000, 10_000, 10_000],
  )
  assert.deepEqual(
    [3, 4, 5, 6, 30].map((count) => scatterPayOf(CHO_NOI, count)),
    [0, 300, 500, 10_000, 10_000],
  )
  const free = { free: true, awarded: 10 }
  assert.equal(freeSpinsFor(CHO_NOI, 2, free), 0)
  assert.equal(freeSpinsFor(CHO_NOI, 3, free), 5)
  assert.equal(freeSpinsFor(CHO_NOI, 9, { free: true, awarded: 198 }), 2)
  assert.equal(freeSpinsFor(CHO_NOI, 9, { free: true, awarded: 200 }), 0)
  assert.equal(freeSpinsFor(CHO_NOI, 3, { free: false, awarded: 0 }), 0)
  for (const symbol of PAY_SYMBOLS) assert.ok(payOf(CHO_NOI, symbol, ENOUGH[0]) > 0)
})

test('a round that reaches the cap ends there, pays the cap and says what was cut off', () => {
  const low = tumbleOf('low', choNoi.stakes, { ...CHO_NOI, capMultiple: 3 })
  let cut = 0
  for (let seed = 0; seed < 3_000; seed++) {
    const round = low.play(sampleDraws(seed), STAKE)
    assert.ok(round.payout <= STAKE * 3n)
    const beats = low.beats(round.draws, STAKE)
    assert.equal(beats.length, round.steps)
    assert.equal(at(beats, beats.length - 1).total, round.payout)
    if (round.cappedFrom === undefined) continue
    cut += 1
    assert.ok(round.cappedFrom > round.payout && round.payout === STAKE * 3n)
    assert.ok(at(beats, beats.length - 1).capped)
  }
  assert.ok(cut > 10)
})

const whole = choNoi.play(sampleDraws(1), STAKE).draws
for (const [draws, why] of [
  [whole.slice(0, -1), 'too few'],
  [[...whole, 0], 'too many'],
  [[11, ...whole.slice(1)], 'no symbol'],
  [[MULTIPLIER, ...whole.slice(1)], 'a multiplier in a paid spin'],
  [[], 'none'],
] as const) {
  test(`draws that are no whole round are refused: ${why}`, () =>
    assert.throws(() => choNoi.beats(draws, STAKE), RangeError))
}

for (const stake of [0n, -100n, 50n, 1_001n]) {
  test(`a stake of ${stake} is refused`, () => {
    assert.throws(() => choNoi.play(sampleDraws(1), amount(stake)), RangeError)
    assert.throws(() => choNoi.beats(whole, amount(stake)), RangeError)
  })
}

for (const [altered, why] of [
  [{ weights: { ...CHO_NOI.weights, paid: [1, 2] } }, 'too few weights'],
  [{ weights: { ...CHO_NOI.weights, free: CHO_NOI.weights.free.map((weight) => weight / 2) } }, 'weights no wholes'],
  [{ multipliers: { values: [2], weights: [1, 1] } }, 'a multiplier without a value'],
] as const) {
  test(`a paytable that doesn't hold together is refused: ${why}`, () =>
    assert.throws(() => tumbleOf('wrong', choNoi.stakes, { ...CHO_NOI, ...altered }), RangeError))
}
