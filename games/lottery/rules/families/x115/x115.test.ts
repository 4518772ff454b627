import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertExact } from '../../../testing/exact-return.ts'
import { assertRefused, typeOf } from '../../../testing/refused.ts'
import { assertSettlesOther } from '../../../testing/settle-other.ts'
import { fraction } from '../../money/fraction.ts'
import { priceOf } from '../../money/payout.ts'
import { x115 } from './index.ts'

const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game === 'X115_1M')
test('there are 3 worked cases', () => assert.equal(cases.length, 3))
for (const worked of cases) test(`${worked.id}: ${String(worked['note'])}`, () => assertSettlesOther(x115, worked))

const ELEVEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** All 55,440 draws in order. */
function* draws(drawn: readonly number[] = []): Generator<readonly number[]> {
  if (drawn.length === 5) yield drawn
  else for (const number of ELEVEN) if (!drawn.includes(number)) yield* draws([...drawn, number])
}

const DRAWS = [...draws()]

/** All 462 sets, for plays that the order doesn't matter to. */
const SETS = DRAWS.filter((draw) => draw.every((number, index) => index === 0 || number > (draw[index - 1] ?? 0)))

const SETS_OF: readonly (readonly [code: string, selection: unknown])[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((k) => [
    [`X115_R${k}`, ELEVEN] as const,
    [`X115_R${k}`, ELEVEN.slice(0, k)] as const,
    [`X115_R${k}`, ELEVEN.slice(2, 2 + Math.min(9, k + 1))] as const,
  ]),
  ...[2, 3, 4, 5, 6, 7, 8].map((k) => [`X115_R${k}`, { banker: [3], others: [1, 2, 4, 5, 6, 7, 8, 11] }] as const),
  ['X115_R8', { banker: [1, 2, 3, 4, 5, 6], others: [7, 8, 9, 10] }],
  ['X115_SUM_BS', ['BIG', 'SMALL']],
]

test('sets win exactly as often as they say, over all 462 sets', () => {
  assert.equal(SETS.length, 462)
  for (const [code, selection] of SETS_OF) assertExact(typeOf(x115, code), selection, SETS)
})

const ORDERED: readonly (readonly [code: string, selection: unknown])[] = [
  ['X115_F3_DIRECT', [ELEVEN, ELEVEN, ELEVEN]],
  ['X115_F3_DIRECT', [[8, 4], [4], [11]]],
  ['X115_F2_DIRECT', [[1, 2, 3], ELEVEN]],
  ['X115_F3_GROUP', ELEVEN],
  ['X115_F3_GROUP', [2, 5, 7, 11]],
  ['X115_F2_GROUP', [1, 9]],
  ['X115_DWD', [ELEVEN, ELEVEN, ELEVEN, ELEVEN, ELEVEN]],
  ['X115_DWD', [[], [3, 11], [], [1], []]],
  ['X115_POS_BS', { rank: 3, pick: ['BIG', 'SMALL'] }],
]

test('plays on places win exactly as often as they say, over all 55,440 draws', () => {
  for (const [code, selection] of ORDERED) assertExact(typeOf(x115, code), selection, DRAWS)
})

test('every play was counted', () => {
  assert.deepEqual(new Set([...SETS_OF, ...ORDERED].map(([code]) => code)), new Set(x115.betTypes.keys()))
})

/** The table of prizes for two units at series 1800, in hundredths. */
for (const [code, prize] of [
  ['R1', 396],
  ['R2', 990],
  ['R3', 2970],
  ['R4', 11_880],
  ['R5', 83_160],
  ['R6', 13_860],
  ['R7', 3960],
  ['R8', 1485],
  ['F3_DIRECT', 178_200],
  ['F3_GROUP', 29_700],
  ['F2_DIRECT', 19_800],
  ['F2_GROUP', 9900],
  ['DWD', 1980],
] as const) {
  test(`X115_${code} pays ${prize / 100} for 2 at series 1800`, () => {
    const price = { by: 'SERIES', series: 1800, maxSeries: 1930 } as const
    assert.deepEqual(priceOf(typeOf(x115, `X115_${code}`), price, ''), fraction(prize, 200))
  })
}

test('lines are counted without being formed', () => {
  for (const [code, selection, lines] of [
    ['R5', ELEVEN, 462],
    ['R8', ELEVEN, 165],
    ['F3_DIRECT', [ELEVEN, ELEVEN, ELEVEN], 990],
    [
      'F3_DIRECT',
      [
        [1, 2],
        [2, 3],
        [1, 3],
      ],
      2,
    ],
    ['F2_DIRECT', [ELEVEN, [4]], 10],
    ['R3', { banker: [1, 2], others: [3, 4, 5] }, 3],
  ] as const)
    assert.equal(typeOf(x115, `X115_${code}`).pick(selection).lines, lines, code)
})

test('what stands for a selection in the exposure', () => {
  const keys = (code: string, selection: unknown) => typeOf(x115, `X115_${code}`).pick(selection).keys
  assert.deepEqual(keys('R1', [9, 2]), ['2', '9'])
  assert.deepEqual(keys('R3', [11, 4, 8]), ['4-8-11'])
  assert.equal(keys('R3', [11, 4, 8, 1]), undefined)
  assert.deepEqual(keys('F3_DIRECT', [[8, 4], [4], [11]]), ['8-4-11'])
  assert.deepEqual(keys('DWD', [[7], [], [1, 2], [], []]), ['1:7', '3:1', '3:2'])
  assert.deepEqual(keys('POS_BS', { rank: 5, pick: ['SMALL'] }), ['5:SMALL'])
})

test('what is compared: all of a set play is all of its space', () => {
  const picked = typeOf(x115, 'X115_SUM_BS').pick(['BIG', 'SMALL'])
  assert.ok(picked.compared)
  // The stake comes back on a sum of 30: no win there.
  assert.deepEqual(x115.coverage?.('set', [picked.compared]), fraction(430, 462))
  const places = typeOf(x115, 'X115_DWD').pick([ELEVEN, [1], [1], [1], []])
  assert.equal(places.compared?.group, 'p1')
  assert.deepEqual(x115.coverage?.('p1', places.compared ? [places.compared] : []), fraction(1))
})

for (const [code, selection, refusal] of [
  ['R2', [4], 'LOT_E_COUNT'],
  ['R2', [], 'LOT_E_COUNT'],
  ['R2', [4, 4], 'LOT_E_DUPLICATE'],
  ['R2', [4, 12], 'LOT_E_NUMBER_FORMAT'],
  ['R2', [4, '05'], 'LOT_E_NUMBER_FORMAT'],
  ['R2', '4,5', 'LOT_E_SELECTION'],
  ['R2', { banker: [4], others: [4, 5] }, 'LOT_E_DUPLICATE'],
  ['R2', { banker: [4, 5], others: [6] }, 'LOT_E_COUNT'],
  ['R1', { banker: [4], others: [6] }, 'LOT_E_SELECTION'],
  ['F3_DIRECT', [[1], [2]], 'LOT_E_COUNT'],
  ['F3_DIRECT', [[1], [1], [2]], 'LOT_E_COUNT'],
  ['F3_DIRECT', [[1], [], [2]], 'LOT_E_COUNT'],
  ['DWD', [[], [], [], [], []], 'LOT_E_COUNT'],
  ['DWD', [[1], [2]], 'LOT_E_COUNT'],
  ['POS_BS', { rank: 6, pick: ['BIG'] }, 'LOT_E_NUMBER_FORMAT'],
  ['POS_BS', { rank: 1, pick: ['big'] }, 'LOT_E_SELECTION'],
  ['POS_BS', { rank: 1, pick: ['BIG'], more: 1 }, 'LOT_E_SELECTION'],
  ['SUM_BS', ['BIG', 'BIG'], 'LOT_E_DUPLICATE'],
] as const) {
  test(`X115_${code} of ${JSON.stringify(selection)} is refused: ${refusal}`, () =>
    assertRefused(typeOf(x115, `X115_${code}`), selection, refusal))
}

for (const result of [[1, 2, 3, 4], [1, 2, 3, 4, 4], [1, 2, 3, 4, 12], [1, 2, 3, 4, '5'], 'none'])
  test(`${JSON.stringify(result)} is no result`, () => assert.throws(() => x115.readResult(result), /not whole/))
