import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertExact } from '../../../testing/exact-return.ts'
import { assertSettles } from '../../../testing/settle-case.ts'
import type { Json } from '../../tickets/bet-type.ts'
import { fallsOf } from '../../digits/digits.ts'
import { priceOf } from '../../money/payout.ts'
import { d3 } from './index.ts'

const typeOf = (code: string) => {
  const type = d3.betTypes.get(code)
  assert.ok(type, code)
  return type
}

const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game === 'FC3D')
test('there is a worked case', () => assert.equal(cases.length, 1))
for (const worked of cases) test(`${worked.id}: ${String(worked['note'])}`, () => assertSettles(d3, worked))

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const BIG_SMALL = ['BIG', 'SMALL', 'ODD', 'EVEN']

const SELECTIONS: Readonly<Record<string, readonly Json[]>> = {
  D3_DIRECT: [
    [TEN, TEN, TEN],
    [[0], [4, 5], [7]],
  ],
  D3_SUM: [Array.from({ length: 28 }, (_, sum) => sum), [3, 20]],
  D3_SPAN: [TEN, [0, 4]],
  D3_ZU3: [TEN, [5, 8, 1]],
  D3_ZU6: [TEN, [5, 8, 1]],
  D3_ZUSUM: [Array.from({ length: 26 }, (_, i) => i + 1), [3, 10]],
  D3_BDW1: [TEN, [5]],
  D3_BDW2: [TEN, [5, 7]],
  D3_F2_DIRECT: [
    [TEN, TEN],
    [[1], [2, 3]],
  ],
  D3_B2_DIRECT: [
    [TEN, TEN],
    [[1], [2, 3]],
  ],
  D3_F2_GRP2: [TEN, [0, 9, 5]],
  D3_B2_GRP2: [TEN, [0, 9, 5]],
  D3_B2_DXDS: [
    [BIG_SMALL, BIG_SMALL],
    [['BIG'], ['ODD', 'EVEN']],
  ],
  D3_DWD: [
    [TEN, TEN, TEN],
    [[], [3], [4, 5]],
  ],
  D3_SHAPE: [['LEOPARD', 'STRAIGHT', 'PAIR', 'HALF', 'MIXED'], ['STRAIGHT']],
}

test('the return of every play is counted', () =>
  assert.deepEqual(new Set(Object.keys(SELECTIONS)), new Set(d3.betTypes.keys())))

for (const [code, selections] of Object.entries(SELECTIONS))
  test(`${code} wins exactly as often as it says, over all 1,000 draws`, () => {
    for (const selection of selections) assertExact(typeOf(code), selection, fallsOf([0, 1, 2]))
  })

test('the back two are the last two of three, the front two the first', () => {
  const hits = (code: string, selection: Json) =>
    typeOf(code)
      .pick(selection)
      .outcome({ result: [0, 4, 7], facts: {} }).wins.length
  assert.deepEqual([hits('D3_F2_DIRECT', [[0], [4]]), hits('D3_F2_DIRECT', [[4], [7]])], [1, 0])
  assert.deepEqual([hits('D3_B2_DIRECT', [[0], [4]]), hits('D3_B2_DIRECT', [[4], [7]])], [0, 1])
})

test('a line of three digits is paid its series', () => {
  const price = { by: 'SERIES', series: 1800, maxSeries: 1960 } as const
  assert.deepEqual(priceOf(typeOf('D3_DIRECT'), price, ''), { n: 900n, d: 1n })
  assert.deepEqual(priceOf(typeOf('D3_ZU3'), price, ''), { n: 300n, d: 1n })
})

test('a draw is three digits, each asked for once', () => {
  const bounds: number[] = []
  const drawn = d3.draw?.({ uint: (n) => (bounds.push(n), bounds.length) })
  assert.deepEqual(
    [drawn, bounds],
    [
      [1, 2, 3],
      [10, 10, 10],
    ],
  )
})
