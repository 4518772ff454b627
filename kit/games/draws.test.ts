import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { at } from '../assert.ts'
import { bernoulli, pick, shuffle, weighted } from './draws.ts'
import type { Draws } from './game.ts'

/** Draws that answer from a list and note the bounds they were asked for. */
function scripted(answers: readonly number[]): Draws & { bounds: number[] } {
  const bounds: number[] = []
  return {
    bounds,
    uint(n) {
      bounds.push(n)
      return at(answers, bounds.length - 1)
    },
  }
}

for (const [weights, roll, index, why] of [
  [[5, 0, 20, 1, 74], 4, 0, 'the last of the first weight'],
  [[5, 0, 20, 1, 74], 5, 2, 'a weight of nothing is never chosen'],
  [[5, 0, 20, 1, 74], 25, 3, 'a weight of one has its one place'],
  [[5, 0, 20, 1, 74], 99, 4, 'the very last'],
] as const) {
  test(`weighted: ${why}`, () => {
    const draws = scripted([roll])
    assert.equal(weighted(draws, weights), index)
    assert.deepEqual(draws.bounds, [100])
  })
}

test('bernoulli happens below a, and not at a', () => {
  assert.equal(bernoulli(scripted([2]), 3, 10), true)
  assert.equal(bernoulli(scripted([3]), 3, 10), false)
})

test('shuffle swaps from the last place down, and asks for each bound once', () => {
  const draws = scripted([0, 1, 0])
  assert.deepEqual(shuffle(draws, 4), [2, 3, 1, 0])
  assert.deepEqual(draws.bounds, [4, 3, 2])
})

test('pick swaps from the front', () => {
  const draws = scripted([2, 2])
  assert.deepEqual(pick(draws, 5, 2), [2, 3])
  assert.deepEqual(draws.bounds, [5, 4])
})

test('a shuffle holds every number once; picking all of them does too', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.infiniteStream(fc.nat()), (m, numbers) => {
      const draws: Draws = { uint: (n) => numbers.next().value % n }
      const all = Array.from({ length: m }, (_, i) => i)
      assert.deepEqual(
        shuffle(draws, m).sort((a, b) => a - b),
        all,
      )
      assert.deepEqual(
        pick(draws, m, m).sort((a, b) => a - b),
        all,
      )
    }),
  )
})

test('what cannot be drawn is refused', () => {
  const draws = scripted([0, 0, 0])
  assert.throws(() => bernoulli(draws, 11, 10), RangeError)
  assert.throws(() => bernoulli(draws, -1, 10), RangeError)
  assert.throws(() => weighted(draws, [1, -1]), RangeError)
  assert.throws(() => weighted(draws, [0.5]), RangeError)
  assert.throws(() => pick(draws, 3, 4), RangeError)
  assert.throws(() => shuffle(draws, 1.5), RangeError)
  assert.throws(() => shuffle(draws, 1e9), RangeError)
})
