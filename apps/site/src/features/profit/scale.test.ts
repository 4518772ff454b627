import { expect, test } from 'vitest'
import { scaleOf } from './scale.ts'

for (const [values, zero, bars, why] of [
  [[], 50, [], 'no days'],
  [
    [0n, 0n],
    50,
    [
      [50, 0],
      [50, 0],
    ],
    'days without anything are a line in the middle',
  ],
  [
    [10n, 5n],
    100,
    [
      [0, 100],
      [50, 50],
    ],
    'only gains stand on the foot',
  ],
  [[-10n], 0, [[0, 100]], 'only losses hang from the top'],
  [
    [30n, -10n, 0n],
    75,
    [
      [0, 75],
      [75, 25],
      [75, 0],
    ],
    'gains and losses by one measure',
  ],
  [
    [1_000_000_000_000_000_000n, 1n],
    100,
    [
      [0, 100],
      [98, 2],
    ],
    'the smallest is still seen, the largest is exact',
  ],
] as const)
  test(`bars: ${why}`, () => {
    const scale = scaleOf(values, 100)
    expect([scale.zero, scale.bars.map(({ y, height }) => [y, height])]).toEqual([zero, bars])
  })
