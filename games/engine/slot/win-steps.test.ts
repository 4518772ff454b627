import { assert, test } from 'vitest'
import { climbOf, countMsOf, quietRow, winStepOf } from './win-steps.ts'

const STAKE = 10_000n

test('ten, fifteen, thirty and sixty times the stake are four different things', () => {
  const steps = [0n, 10n, 14n, 15n, 29n, 30n, 59n, 60n, 100n, 2_500n].map((times) => winStepOf(STAKE * times, STAKE))
  assert.deepEqual(steps, [0, 0, 0, 1, 1, 2, 2, 3, 3, 3])
})

test('what is just below a step is not of it', () => assert.equal(winStepOf(STAKE * 15n - 1n, STAKE), 0))

test('a larger win counts longer', () => {
  const spans = [1n, 5n, 15n, 30n, 60n].map((times) => countMsOf(STAKE * times, STAKE))
  assert.deepEqual(
    spans,
    spans.toSorted((a, b) => a - b),
  )
  assert.equal(new Set(spans).size, 5)
})

test('a super win is reached by way of the steps below, each when the counter is there', () => {
  const climb = climbOf(STAKE * 100n, STAKE, 6_400)
  assert.deepEqual(
    climb.map(({ step }) => step),
    [1, 2, 3],
  )
  assert.equal(climb[0]!.atMs, 0)
  for (const { step, atMs } of climb.slice(1)) {
    const counted = 100 * (1 - (1 - atMs / 6_400) ** 2)
    assert.approximately(counted, step === 2 ? 30 : 60, 0.1)
  }
})

test('a win that is just a win climbs nowhere; without a counter all is reached at once', () => {
  assert.deepEqual(climbOf(STAKE * 10n, STAKE, 1_000), [])
  assert.deepEqual(
    climbOf(STAKE * 60n, STAKE, 0).map(({ atMs }) => atMs),
    [0, 0, 0],
  )
})

for (const [rows, quiet, why] of [
  [[2, 2, 2, 2, 2], 0, 'a line along the foot leaves the middle free'],
  [[1, 1, 1, 1, 1], -1, 'a line through the middle leaves the upper row free'],
  [[1, 1, 0, 1, 1], 1, 'the lower row has the fewest'],
] as const) {
  test(`a big win stands where it covers least: ${why}`, () => {
    assert.equal(quietRow([{ positions: rows.map((row, reel) => ({ reel, row })) }], 3), quiet)
  })
}
