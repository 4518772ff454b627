import { expect, test } from 'vitest'
import { axisOf, labelledDays, placeOn } from './axis.ts'

for (const [values, unit, ticks, why] of [
  [[], 100n, [0n, 100n], 'nothing has one step of the least unit'],
  [[0n, 950n], 100n, [0n, 500n, 1_000n], 'gains stand on 0'],
  [[-120_000n], 100n, [-150_000n, -100_000n, -50_000n, 0n], 'losses hang from 0'],
  [[30n, -10n], 1n, [-20n, 0n, 20n, 40n], 'gains and losses by one step'],
  [
    [9_000_000_000_000_000_000n],
    1n,
    [0n, 5_000_000_000_000_000_000n, 10_000_000_000_000_000_000n],
    'amounts longer than a float is exact',
  ],
] as const)
  test(`an axis: ${why}`, () => {
    const axis = axisOf(values, unit)
    expect(axis.ticks).toEqual(ticks)
    expect([axis.least, axis.most]).toEqual([ticks[0], ticks.at(-1)])
    for (const value of values) expect(placeOn(axis, 100, value)).toBeGreaterThanOrEqual(0)
    for (const value of values) expect(placeOn(axis, 100, value)).toBeLessThanOrEqual(100)
  })

test('an amount lies as far from the top as its share of the axis', () => {
  const axis = axisOf([30n, -10n], 1n)
  expect([40n, 0n, -20n].map((value) => placeOn(axis, 60, value))).toEqual([0, expect.closeTo(40, 3), 60])
})

test('days under a chart: all of a few, of many at even distances to the last', () => {
  expect(labelledDays(3)).toEqual([0, 1, 2])
  expect(labelledDays(7)).toEqual([0, 2, 4, 6])
  expect(labelledDays(30)).toEqual([5, 11, 17, 23, 29])
})
