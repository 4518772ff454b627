import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import type { Draws } from '@senluna/kit/games/game.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { SEN_VANG, type SlotSymbol } from './configuration.ts'
import { senVang, slotOf } from './slot.ts'

const STAKE = amount(10_000n)

/** Draws from a fixed generator: plain numbers, good enough to walk through many rounds. */
function walk(seed: number): Draws {
  let state = seed >>> 0
  return {
    uint(n) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * n)
    },
  }
}

/** Draws that repeat what was recorded and then fail. */
function recorded(numbers: readonly number[]): Draws & { left(): number } {
  let at = 0
  return {
    uint(n) {
      const x = numbers[at++]
      if (x === undefined || x >= n) throw new RangeError('nothing recorded here')
      return x
    },
    left: () => numbers.length - at,
  }
}

const seeds = fc.nat(2 ** 31)
const stakes = fc.constantFrom(...senVang.stakes)

test('the payout is the sum of what each step shows', () => {
  fc.assert(
    fc.property(seeds, stakes, (seed, stake) => {
      const { draws, steps, payout } = senVang.play(walk(seed), stake)
      const beats = senVang.beats(draws, stake)
      assert.equal(beats.length, steps)
      assert.equal(
        beats.reduce((sum, { won }) => sum + won, 0n),
        payout,
      )
      assert.equal(at(beats, beats.length - 1).total, payout)
      assert.equal(at(beats, beats.length - 1).freeSpinsLeft, 0)
    }),
    { numRuns: 3_000 },
  )
})

test('the recorded draws play the same round, and every one of them fits in a byte', () => {
  fc.assert(
    fc.property(seeds, stakes, (seed, stake) => {
      const round = senVang.play(walk(seed), stake)
      const again = recorded(round.draws)
      assert.deepEqual(senVang.play(again, stake), round)
      assert.equal(again.left(), 0)
      assert.ok(round.draws.every((draw) => Number.isInteger(draw) && draw >= 0 && draw < 256))
    }),
    { numRuns: 1_000 },
  )
})

test('the stake scales the payout and changes nothing else', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const [small, large] = [senVang.play(walk(seed), amount(20n)), senVang.play(walk(seed), amount(20_000_000n))]
      assert.deepEqual(large.draws, small.draws)
      assert.equal(large.payout, small.payout * 1_000_000n)
    }),
  )
})

/** A round with free spins, found by walking on from seed to seed. */
const feature = at(
  Array.from({ length: 5_000 }, (_, seed) => senVang.play(walk(seed), STAKE)).filter(({ steps }) => steps > 10),
  0,
)

test('a feature counts its free spins down, three times the pays, at the stake of its spin', () => {
  const beats = senVang.beats(feature.draws, STAKE)
  const [base, free] = [at(beats, 0), beats.slice(1)]
  assert.equal(base.type, 'baseSpin')
  assert.equal(base.multiplier, 1)
  assert.ok(base.freeSpinsWon >= 10)
  assert.equal(base.freeSpinsLeft, base.freeSpinsWon)
  let left = base.freeSpinsLeft
  free.forEach((beat, index) => {
    assert.equal(beat.type, 'freeSpin')
    assert.equal(beat.type === 'freeSpin' && beat.number, index + 1)
    assert.equal(beat.multiplier, 3)
    left += beat.freeSpinsWon - 1
    assert.equal(beat.freeSpinsLeft, left)
    const pays = beat.lineWins.reduce((sum, win) => sum + win.units, 0) + (beat.scatterWin?.units ?? 0)
    assert.equal(beat.won, BigInt(pays * 3) * (STAKE / 20n))
  })
  assert.equal(left, 0)
})

for (const [draws, why] of [
  [[], 'none at all'],
  [feature.draws.slice(0, 5), 'a feature without its free spins'],
  [feature.draws.slice(0, -1), 'the last one missing'],
  [[...feature.draws, 0], 'one too many'],
  [[...feature.draws, 0, 0, 0, 0, 0], 'a spin too many'],
  [[0, 0, 0, 0, 32], 'a stop the reel does not have'],
  [[0, 0, 0, 0, -1], 'a stop below zero'],
  [[0, 0, 0, 0, 0.5], 'half a stop'],
  [[0, 0, 0, 0, Number.NaN], 'no number'],
] as const) {
  test(`draws that are no whole round are refused: ${why}`, () => {
    assert.throws(() => senVang.beats(draws, STAKE), RangeError)
  })
}

for (const stake of [0n, -20n, 1n, 10_001n]) {
  test(`a stake of ${stake} is refused`, () => {
    assert.throws(() => senVang.play(walk(1), amount(stake)), RangeError)
    assert.throws(() => senVang.beats([0, 0, 0, 0, 0], amount(stake)), RangeError)
  })
}

test('the stakes are 1 to 500 thousand, and each is a whole number of line bets', () => {
  assert.deepEqual(senVang.stakes, [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n, 500_000n])
  assert.ok(senVang.stakes.every((stake) => stake % 20n === 0n))
})

/** A slot that shows five scatters on every spin: 100 stakes, then 300 a free spin, without end. */
const scatterOnly = (capMultiple: number) => {
  // The symbols of neighbouring reels differ, so no line wins.
  const odd: SlotSymbol[] = ['S', 'L1', 'L2']
  const even: SlotSymbol[] = ['S', 'L3', 'L4']
  return slotOf('all-scatters', senVang.stakes, { ...SEN_VANG, strips: [odd, even, odd, even, odd], capMultiple })
}
const zeros: Draws = { uint: () => 0 }

for (const [cap, steps, cappedFrom, why] of [
  [10_000, 34, undefined, '100 + 33 × 300 is 10,000 exactly: nothing is cut'],
  [9_999, 34, 100_000_000n, 'one stake less, and the last win is cut by it'],
  [99, 1, 1_000_000n, 'the base spin can be cut too'],
] as const) {
  test(`the cap ends the round: ${why}`, () => {
    const slot = scatterOnly(cap)
    const round = slot.play(zeros, STAKE)
    assert.equal(round.payout, STAKE * BigInt(cap))
    assert.equal(round.steps, steps)
    assert.equal(round.cappedFrom, cappedFrom)
    const beats = slot.beats(round.draws, STAKE)
    assert.equal(
      beats.reduce((sum, { won }) => sum + won, 0n),
      round.payout,
    )
    assert.deepEqual(
      beats.map(({ capped }) => capped),
      [...Array<boolean>(steps - 1).fill(false), true],
    )
    assert.equal(at(beats, beats.length - 1).freeSpinsLeft, 0)
    // The cap is the same in stakes at any stake, and no free spin is owed after it.
    assert.throws(() => slot.beats([...round.draws, 0, 0, 0, 0, 0], STAKE), RangeError)
  })
}

test('no round of random reels returns more than its cap, and all rounds end', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 200 }), (seed, capMultiple) => {
      const slot = slotOf('capped', senVang.stakes, { ...SEN_VANG, capMultiple })
      const { draws, payout, cappedFrom } = slot.play(walk(seed), STAKE)
      assert.ok(payout <= STAKE * BigInt(capMultiple))
      assert.ok(cappedFrom === undefined || cappedFrom > payout)
      assert.equal(
        slot.beats(draws, STAKE).reduce((sum, { won }) => sum + won, 0n),
        payout,
      )
    }),
    { numRuns: 300 },
  )
})
