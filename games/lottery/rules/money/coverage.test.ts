import assert from 'node:assert/strict'
import { test } from 'vitest'
import { comparedOver, shareOf, weightedShare } from './coverage.ts'
import { d5 } from '../families/ssc/index.ts'
import { fraction } from './fraction.ts'

/** Tickets on all five digits that share a group. */
const fives = (count: number) => {
  const type = d5.betTypes.get('SSC_A5_DIRECT')
  assert.ok(type)
  return Array.from({ length: count }, (_, n) => {
    const { compared } = type.pick([[n % 10], [Math.trunc(n / 10) % 10], [0], [0], [0]])
    assert.ok(compared)
    return compared
  })
}

const HUNDRED = Array.from({ length: 100 }, (_, index) => [index])
const WIN = { tier: '', hits: 1, count: 1 }

/** Wins on what is below `end`, one of a group of so many hundred outcomes. */
const below = (end: number, hundreds = 1) =>
  comparedOver<readonly number[]>('group', () => Array.from({ length: hundreds }, () => HUNDRED).flat())(
    ({ result }) => ({ wins: (result[0] ?? 0) < end ? [WIN] : [], pushes: 0 }),
  )!

test('tickets together win on the outcomes on which any of them does', () => {
  assert.deepEqual(shareOf([below(10), below(25), below(25)]), fraction(1, 4))
  assert.deepEqual(shareOf([below(0)]), fraction(0))
})

test('outcomes of unequal chances are weighed', () => {
  const weights = HUNDRED.map((_, index) => (index === 0 ? fraction(1, 2) : fraction(1, 198)))
  assert.deepEqual(weightedShare({ group: weights })('group', [below(1)]), fraction(1, 2))
  assert.deepEqual(weightedShare({})('group', [below(1)]), fraction(1, 100))
})

test('more than can be tried in a moment counts as winning on everything, and what needs no trying never is too much', () => {
  const much = Array.from({ length: 22 }, () => below(1, 1_000))
  const began = performance.now()
  assert.deepEqual(shareOf(much), fraction(1))
  assert.deepEqual(weightedShare({ group: [] })('group', much), fraction(1))
  assert.ok(performance.now() - began < 5_000)
  assert.deepEqual(shareOf(much.slice(0, 3)), fraction(1, 100))
  assert.deepEqual(shareOf(fives(3)), fraction(3, 100_000))
  assert.deepEqual(shareOf(fives(100)), fraction(1))
  const listed = Array.from({ length: 3_000 }, (_, index) => ({ group: 'group', space: 10_000, wins: () => [index] }))
  assert.deepEqual(shareOf(listed), fraction(3, 10))
})
