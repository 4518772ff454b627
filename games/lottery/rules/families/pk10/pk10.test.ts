import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertExact } from '../../../testing/exact-return.ts'
import { assertRefused, typeOf } from '../../../testing/refused.ts'
import { assertSettlesOther } from '../../../testing/settle-other.ts'
import { fraction } from '../../money/fraction.ts'
import { pk10 } from './index.ts'

const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game === 'PK10_1M')
test('there are 4 worked cases', () => assert.equal(cases.length, 4))
for (const worked of cases) test(`${worked.id}: ${String(worked['note'])}`, () => assertSettlesOther(pk10, worked))

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const SUMS = Array.from({ length: 17 }, (_, index) => index + 3)

/**
 * Every order of the cars at some ranks, the rest behind them as they come: plays look at no more
 * than three.
 */
function racesOver(ranks: readonly number[]): readonly (readonly number[])[] {
  let races: (readonly number[])[] = [[]]
  for (const _ of ranks)
    races = races.flatMap((cars) => TEN.filter((car) => !cars.includes(car)).map((car) => [...cars, car]))
  return races.map((cars) => {
    const rest = TEN.filter((car) => !cars.includes(car))
    return TEN.map((rank) => {
      const place = ranks.indexOf(rank)
      return (place >= 0 ? cars[place] : rest.shift()) ?? 0
    })
  })
}

const TRIED: readonly (readonly [code: string, ranks: readonly number[], ...selections: unknown[]])[] = [
  ['PK_POS', [3], { '3': TEN }, { '3': [1, 10] }],
  ['PK_POS', [1, 10], { '1': [2], '10': [2, 7] }],
  ['PK_SUM', [1, 2], SUMS, ...SUMS.map((sum) => [sum])],
  ['PK_SUM_BS', [1, 2], ['BIG', 'SMALL'], ['BIG']],
  ['PK_SUM_OE', [1, 2], ['ODD', 'EVEN'], ['EVEN']],
  ...TEN.flatMap((rank) => [
    ['PK_POS_BS', [rank], { rank, pick: ['BIG'] }, { rank, pick: ['SMALL'] }] as const,
    ['PK_POS_OE', [rank], { rank, pick: ['ODD', 'EVEN'] }] as const,
  ]),
  ...[1, 2, 3, 4, 5].map(
    (rank) => ['PK_LH', [rank, 11 - rank], { rank, pick: ['DRAGON'] }, { rank, pick: ['TIGER'] }] as const,
  ),
  ['PK_F2_DIRECT', [1, 2], [TEN, TEN], [[1], [2, 1]]],
  ['PK_F3_DIRECT', [1, 2, 3], [TEN, TEN, TEN], [[1, 2], [2, 3], [10]]],
]

test('every play was counted', () =>
  assert.deepEqual(new Set(TRIED.map(([code]) => code)), new Set(pk10.betTypes.keys())))
test('every play wins exactly as often as it says, over all orders of the ranks it looks at', () => {
  for (const [code, ranks, ...selections] of TRIED) {
    const races = racesOver(ranks)
    for (const race of races.slice(0, 3)) assert.deepEqual(pk10.readResult(race), race)
    for (const selection of selections) assertExact(typeOf(pk10, code), selection, races)
  }
})

test('lines, and what stands for a selection in the exposure', () => {
  const picked = typeOf(pk10, 'PK_POS').pick({ '10': [3], '1': [10, 2] })
  assert.deepEqual([picked.lines, picked.keys], [3, ['1:2', '1:10', '10:3']])
  assert.deepEqual(picked.selection, { '1': [2, 10], '10': [3] })
  assert.equal(typeOf(pk10, 'PK_F3_DIRECT').pick([TEN, TEN, TEN]).lines, 720)
  assert.deepEqual(typeOf(pk10, 'PK_LH').pick({ rank: 2, pick: ['TIGER'] }).keys, ['2:TIGER'])
})

test('both sides of a rank are all of it, also of two plays', () => {
  const pick = (code: string, selection: unknown) => {
    const { compared } = typeOf(pk10, code).pick(selection)
    assert.ok(compared)
    return compared
  }
  const big = pick('PK_POS_BS', { rank: 4, pick: ['BIG'] })
  const low = pick('PK_POS', { '4': [1, 2, 3] })
  assert.equal(big.group, low.group)
  assert.deepEqual(pk10.coverage?.('p4', [big, low]), fraction(8, 10))
  const whole = pick('PK_POS', Object.fromEntries(TEN.map((rank) => [rank, TEN])))
  assert.deepEqual(pk10.coverage?.(whole.group, [whole]), fraction(1))
  const tiger = pick('PK_LH', { rank: 1, pick: ['TIGER', 'DRAGON'] })
  assert.deepEqual(pk10.coverage?.(tiger.group, [tiger]), fraction(1))
})

for (const [code, selection, refusal] of [
  ['PK_POS', {}, 'LOT_E_COUNT'],
  ['PK_POS', { '11': [1] }, 'LOT_E_SELECTION'],
  ['PK_POS', { '01': [1] }, 'LOT_E_SELECTION'],
  ['PK_POS', { '1': [] }, 'LOT_E_COUNT'],
  ['PK_POS', { '1': [0] }, 'LOT_E_NUMBER_FORMAT'],
  ['PK_POS', { '1': [3, 3] }, 'LOT_E_DUPLICATE'],
  ['PK_POS', [[1]], 'LOT_E_SELECTION'],
  ['PK_SUM', [20], 'LOT_E_NUMBER_FORMAT'],
  ['PK_SUM_BS', ['ODD'], 'LOT_E_SELECTION'],
  ['PK_LH', { rank: 6, pick: ['DRAGON'] }, 'LOT_E_NUMBER_FORMAT'],
  ['PK_LH', { rank: 1, pick: [] }, 'LOT_E_COUNT'],
  ['PK_LH', ['DRAGON'], 'LOT_E_SELECTION'],
  ['PK_F2_DIRECT', [[1], [1]], 'LOT_E_COUNT'],
] as const) {
  test(`${code} of ${JSON.stringify(selection)} is refused: ${refusal}`, () =>
    assertRefused(typeOf(pk10, code), selection, refusal))
}
