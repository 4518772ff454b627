import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { money } from '../../testing/bids.ts'
import type { BetType, Price } from '../tickets/bet-type.ts'
import { d5 } from '../families/ssc/index.ts'
import { payoutOf } from './payout.ts'
import { worstOf } from './worst.ts'
import { byTier, flat } from '../catalogue/prices/odds.ts'

const typeOf = (code: string): BetType => {
  const type = d5.betTypes.get(code)
  assert.ok(type)
  return type
}
const series: Price = { by: 'SERIES', series: 1960, maxSeries: 1960 }
const shapePrice = byTier({ LEOPARD: 70_000, STRAIGHT: 14_000, PAIR: 3200, HALF: 2300, MIXED: 2800 })

for (const [code, selection, price, worst, why] of [
  [
    'SSC_B3_DIRECT',
    [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    series,
    1_960_000,
    'of all direct lines only one can win',
  ],
  ['SSC_DWD', [[1, 2], [], [3], [], []], series, 58_800, 'no more hits than lines'],
  ['SSC_RX_2', [[1], [2], [3], [], []], series, 588_000, 'as many lines as there are'],
  [
    'SSC_SUM5',
    ['BIG', 'SMALL', 'ODD', 'EVEN'],
    byTier({ BIG: 1980, SMALL: 1980, ODD: 1980, EVEN: 1980 }),
    7920,
    'big or small, odd or even',
  ],
  ['SSC_F3_SHAPE', ['PAIR', 'HALF'], shapePrice, 6400, 'the better of the two picked, not of all'],
  ['SSC_B3_ZUSUM', [3], series, 653_333, 'a line with a pair pays twice what three different digits pay'],
] as const) {
  test(`the worst of ${code} ${JSON.stringify(selection)}: ${why}`, () => {
    const type = typeOf(code)
    assert.equal(worstOf(type, price, money(2000), type.pick(selection)), BigInt(worst))
  })
}

test('hits nobody has seen are left out where the bet type says so', () => {
  const lot: BetType = { ...typeOf('SSC_DWD'), most: 27, realistic: 4, together: 27 }
  const price = flat(99_000)
  assert.equal(worstOf(lot, price, money(1000), lot.pick([[1], [], [], [], []])), 396_000n)
  assert.equal(worstOf(lot, price, money(1000), lot.pick([[1, 2, 3, 4], [1, 2, 3, 4], [], [], []])), 2_673_000n)
})

test('no draw ever pays a ticket more than its worst', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  const list = (least: number) => fc.uniqueArray(digit, { minLength: least, maxLength: 6 })
  const places = (least: number) => fc.array(list(least), { minLength: 5, maxLength: 5 })
  const tickets = fc.oneof(
    fc.tuple(fc.constant('SSC_DWD'), places(1)),
    fc.tuple(fc.constant('SSC_RX_2'), places(1)),
    fc.tuple(fc.constantFrom('SSC_B3_BDW1', 'SSC_A5_MIN1', 'SSC_A5_MIN2', 'SSC_A5_MIN4'), list(1)),
    fc.tuple(fc.constantFrom('SSC_B3_BDW2', 'SSC_A5_BDW2'), list(2)),
    fc.tuple(
      fc.constant('SSC_B2_DXDS'),
      fc.constant([
        ['BIG', 'SMALL', 'ODD', 'EVEN'],
        ['BIG', 'ODD'],
      ]),
    ),
  )
  const draws = fc.array(digit, { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(tickets, draws, ([code, selection], result) => {
      const type = typeOf(code)
      const picked = type.pick(selection)
      const paid = payoutOf(type, series, money(2000), picked.outcome({ result, facts: {} }))
      assert.ok(paid <= worstOf(type, series, money(2000), picked))
    }),
    { numRuns: 500 },
  )
})
