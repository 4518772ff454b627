import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertExact } from '../../../testing/exact-return.ts'
import { assertSettles } from '../../../testing/settle-case.ts'
import type { Json } from '../../tickets/bet-type.ts'
import { fallsOf } from '../../digits/digits.ts'
import { ppm, type Fraction } from '../../money/fraction.ts'
import { priceOf, returnOf } from '../../money/payout.ts'
import { d5 } from './index.ts'
import { byTier } from '../../catalogue/prices/odds.ts'

const typeOf = (code: string) => {
  const type = d5.betTypes.get(code)
  assert.ok(type, code)
  return type
}

const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game.startsWith('SSC'))
test('there are 14 worked cases', () => assert.equal(cases.length, 14))
for (const worked of cases) test(`${worked.id}: ${String(worked['note'])}`, () => assertSettles(d5, worked))

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const SOME = [1, 2, 4, 7, 8, 9]
const BIG_SMALL = ['BIG', 'SMALL', 'ODD', 'EVEN']
const SHAPES = ['LEOPARD', 'STRAIGHT', 'PAIR', 'HALF', 'MIXED']

/**
 * For every play, selections whose returns are counted over all 100,000 draws: the whole field,
 * where a ticket takes it, and parts.
 */
const SELECTIONS: readonly (readonly [codes: readonly string[], ...selections: Json[]])[] = [
  [['A5_DIRECT'], [[7], [0], [5], [5], [8]], [SOME, SOME, [0, 3], SOME, [5]]],
  [
    ['F4_DIRECT', 'B4_DIRECT'],
    [TEN, TEN, TEN, TEN],
    [[1], [0, 9], SOME, [3]],
  ],
  [
    ['F3_DIRECT', 'M3_DIRECT', 'B3_DIRECT'],
    [TEN, TEN, TEN],
    [[5, 6], [5], [8, 9]],
  ],
  [
    ['F2_DIRECT', 'B2_DIRECT'],
    [TEN, TEN],
    [[0], [3, 4]],
  ],
  [['A5_ZU120'], TEN, SOME, [0, 1, 2, 3, 4]],
  [
    ['A5_ZU60', 'A5_ZU30', 'A5_ZU20', 'A5_ZU10', 'A5_ZU5', 'B4_ZU12', 'B4_ZU4'],
    { multi: TEN, single: TEN },
    { multi: SOME, single: [0, 1, 2, 5] },
  ],
  [['A5_ZU60'], { multi: [5], single: [0, 7, 8, 9] }],
  [['B4_ZU24'], TEN, SOME],
  [['B4_ZU6X', 'F2_GRP2', 'B2_GRP2'], TEN, SOME, [0, 9]],
  [['F3_SUM', 'M3_SUM', 'B3_SUM'], Array.from({ length: 28 }, (_, sum) => sum), [18], [0, 13, 27]],
  [['F3_SPAN', 'M3_SPAN', 'B3_SPAN'], TEN, [0], [1, 9]],
  [['F3_ZU3', 'M3_ZU3', 'B3_ZU3', 'F3_ZU6', 'M3_ZU6', 'B3_ZU6'], TEN, [5, 8, 1]],
  [['F3_ZUSUM', 'M3_ZUSUM', 'B3_ZUSUM'], Array.from({ length: 26 }, (_, i) => i + 1), [1], [3, 9, 26]],
  [['F3_SHAPE', 'M3_SHAPE', 'B3_SHAPE'], SHAPES, ['HALF']],
  [['B3_BDW1', 'B4_BDW1', 'A5_MIN1', 'A5_MIN2', 'A5_MIN3', 'A5_MIN4'], TEN, [3], [0, 9, 4]],
  [['B3_BDW2', 'B4_BDW2', 'A5_BDW2'], TEN, [3, 7], SOME],
  [['A5_BDW3'], TEN, [3, 7, 9], SOME],
  [['B2_DXDS'], [BIG_SMALL, BIG_SMALL], [['BIG', 'ODD'], ['SMALL']]],
  [['DWD'], [TEN, TEN, TEN, TEN, TEN], [[7], [1, 2], [], [5], [8, 0]]],
  [
    ['RX_2', 'RX_3'],
    [TEN, TEN, TEN, TEN, TEN],
    [SOME, [0], [], [5], [8, 0]],
  ],
  [['RX_4'], [SOME, SOME, SOME, SOME, SOME], [SOME, [0], [], [5], [8, 0]]],
  [['SUM5'], BIG_SMALL, ['SMALL', 'ODD']],
  [
    ['LH'],
    ...[
      [1, 2],
      [1, 5],
      [4, 5],
    ].map((pair) => ({ pair, pick: ['DRAGON', 'TIGER', 'TIE'] })),
    { pair: [2, 4], pick: ['TIE'] },
  ],
]

const tried = SELECTIONS.flatMap(([codes]) => codes).map((code) => `SSC_${code}`)
test('the return of every play is counted', () => assert.deepEqual(new Set(tried), new Set(d5.betTypes.keys())))

for (const [codes, ...selections] of SELECTIONS)
  for (const code of codes)
    test(`SSC_${code} wins exactly as often as it says, over all 100,000 draws`, () => {
      for (const selection of selections) assertExact(typeOf(`SSC_${code}`), selection, fallsOf([0, 1, 2, 3, 4]))
    })

/** Lines of the whole field. */
for (const [code, selection, lines] of [
  ['A5_ZU120', TEN, 252],
  ['A5_ZU60', { multi: TEN, single: TEN }, 840],
  ['A5_ZU30', { multi: TEN, single: TEN }, 360],
  ['A5_ZU20', { multi: TEN, single: TEN }, 360],
  ['A5_ZU10', { multi: TEN, single: TEN }, 90],
  ['A5_ZU5', { multi: TEN, single: TEN }, 90],
  ['B4_ZU24', TEN, 210],
  ['B4_ZU12', { multi: TEN, single: TEN }, 360],
  ['B4_ZU6X', TEN, 45],
  ['B4_ZU4', { multi: TEN, single: TEN }, 90],
  ['B3_ZU3', TEN, 90],
  ['B3_ZU6', TEN, 120],
  ['B3_ZUSUM', Array.from({ length: 26 }, (_, i) => i + 1), 210],
  ['B2_GRP2', TEN, 45],
  ['DWD', [TEN, TEN, TEN, TEN, TEN], 50],
  ['RX_2', [TEN, TEN, TEN, TEN, TEN], 1000],
  ['RX_3', [TEN, TEN, TEN, TEN, TEN], 10_000],
] as const) {
  test(`SSC_${code} has ${lines} lines in all`, () => assert.equal(typeOf(`SSC_${code}`).pick(selection).lines, lines))
}

const mirrored = (half: readonly number[]) => [...half, ...half.toReversed()]

test('each sum, span and group sum has its published number of lines', () => {
  const lines = (code: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => typeOf(code).pick([from + i]).lines)
  assert.deepEqual(lines('SSC_B3_SUM', 0, 27), mirrored([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]))
  assert.deepEqual(lines('SSC_M3_SPAN', 0, 9), [10, 54, 96, 126, 144, 150, 144, 126, 96, 54])
  assert.deepEqual(lines('SSC_F3_ZUSUM', 1, 26), mirrored([1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15]))
})

/** An exact figure, cut to so many decimals the way the published tables are: rounded half up. */
const shown = ({ n, d }: Fraction, decimals: number) => {
  const scaled = (n * 10n ** BigInt(decimals) * 2n + d) / (d * 2n)
  const digits = String(scaled).padStart(decimals + 1, '0')
  return decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits
}

/** What two units win at series 1960, by the published table. */
for (const [prize, ...codes] of [
  ['196000', 'A5_DIRECT'],
  ['1633.33', 'A5_ZU120'],
  ['3266.67', 'A5_ZU60'],
  ['6533.33', 'A5_ZU30'],
  ['9800', 'A5_ZU20'],
  ['19600', 'A5_ZU10', 'F4_DIRECT', 'B4_DIRECT', 'RX_4'],
  ['39200', 'A5_ZU5'],
  ['816.67', 'B4_ZU24'],
  ['1633.33', 'B4_ZU12'],
  ['3266.67', 'B4_ZU6X'],
  ['4900', 'B4_ZU4'],
  ['1960', 'F3_DIRECT', 'M3_DIRECT', 'B3_DIRECT', 'F3_SUM', 'B3_SPAN', 'RX_3'],
  ['653.33', 'F3_ZU3', 'M3_ZU3', 'B3_ZU3'],
  ['326.67', 'F3_ZU6', 'M3_ZU6', 'B3_ZU6'],
  ['196', 'F2_DIRECT', 'B2_DIRECT', 'RX_2'],
  ['98', 'F2_GRP2', 'B2_GRP2'],
  ['19.6', 'DWD'],
  ['7.232', 'B3_BDW1'],
  ['36.296', 'B3_BDW2'],
  ['5.699', 'B4_BDW1'],
  ['20.123', 'B4_BDW2'],
  ['13.361', 'A5_BDW2'],
  ['45.057', 'A5_BDW3'],
  ['7.84', 'B2_DXDS'],
] as const) {
  test(`two units at series 1960 win ${prize}: ${codes.join(', ')}`, () => {
    for (const code of codes) {
      const price = priceOf(typeOf(`SSC_${code}`), { by: 'SERIES', series: 1960, maxSeries: 1960 }, '')
      assert.equal(shown({ n: price.n * 2n, d: price.d }, prize.split('.')[1]?.length ?? 0), prize)
    }
  })
}

test('a group sum pays 653.33 with a pair and 326.67 without at series 1960', () => {
  const price = { by: 'SERIES', series: 1960, maxSeries: 1960 } as const
  const prizes = ['ZU3', 'ZU6'].map((tier) => priceOf(typeOf('SSC_B3_ZUSUM'), price, tier))
  assert.deepEqual(
    prizes.map(({ n, d }) => shown({ n: n * 2n, d }, 2)),
    ['653.33', '326.67'],
  )
})

test('every series play returns its series out of 2,000, at 1800 and at 1960', () => {
  for (const type of d5.betTypes.values())
    for (const series of [1800, 1960])
      for (const kind of type.pricing === 'SERIES' ? Object.keys(type.kinds) : [])
        assert.equal(ppm(returnOf(type, { by: 'SERIES', series, maxSeries: 1960 }, kind)), series * 500, type.code)
})

for (const [k, share] of [
  [1, 409_510],
  [2, 81_460],
  [3, 8560],
  [4, 460],
] as const) {
  test(`a digit falls at least ${k} times in ${share} of a million draws`, () => {
    const chance = typeOf(`SSC_A5_MIN${k}`).kinds['']?.['']
    assert.ok(chance)
    assert.equal(ppm(chance), share)
  })
}

for (const [code, odds, returned] of [
  ['SSC_LH', { DRAGON: 2200, TIGER: 2200, TIE: 9400 }, { DRAGON: 990_000, TIGER: 990_000, TIE: 940_000 }],
  [
    'SSC_B3_SHAPE',
    { LEOPARD: 70_000, STRAIGHT: 14_000, PAIR: 3200, HALF: 2300, MIXED: 2800 },
    { LEOPARD: 700_000, STRAIGHT: 840_000, PAIR: 864_000, HALF: 828_000, MIXED: 840_000 },
  ],
  [
    'SSC_SUM5',
    { BIG: 1980, SMALL: 1980, ODD: 1980, EVEN: 1980 },
    { BIG: 990_000, SMALL: 990_000, ODD: 990_000, EVEN: 990_000 },
  ],
] as const) {
  test(`${code} returns at its published odds what is published`, () => {
    for (const [pick, expected] of Object.entries(returned))
      assert.equal(ppm(returnOf(typeOf(code), byTier(odds), pick)), expected, pick)
  })
}

const refusals: readonly (readonly [code: string, selection: unknown, refusal: RegExp])[] = [
  ['A5_DIRECT', [TEN, TEN, TEN, TEN, TEN], /LOT_E_LINES/],
  ['A5_DIRECT', [[1], [2], [3], [4]], /LOT_E_COUNT/],
  ['A5_DIRECT', [[1], [2], [3], [4], []], /LOT_E_COUNT at 4/],
  ['A5_DIRECT', '70558', /LOT_E_SELECTION/],
  ['B3_DIRECT', [[1], ['2'], [3]], /LOT_E_NUMBER_FORMAT at 1.0/],
  ['B3_DIRECT', [[1], [10], [3]], /LOT_E_NUMBER_FORMAT/],
  ['B3_DIRECT', [[1], [0.5], [3]], /LOT_E_NUMBER_FORMAT/],
  ['B3_DIRECT', [[1], [2, 2], [3]], /LOT_E_DUPLICATE at 1.1/],
  ['B3_ZU3', [5], /LOT_E_COUNT/],
  ['B3_ZU6', [5, 8], /LOT_E_COUNT/],
  ['B3_ZU6', [5, 8, 8], /LOT_E_DUPLICATE/],
  ['A5_ZU60', { multi: [5], single: [5, 0, 1] }, /LOT_E_COUNT/],
  ['A5_ZU60', { multi: [5] }, /LOT_E_SELECTION/],
  ['A5_ZU60', [5, 0, 1, 2], /LOT_E_SELECTION/],
  ['A5_ZU60', { multi: [5], single: [0, 1, 2], more: [] }, /LOT_E_SELECTION/],
  ['B3_SUM', [28], /LOT_E_NUMBER_FORMAT/],
  ['B3_SUM', [], /LOT_E_COUNT/],
  ['B3_ZUSUM', [0], /LOT_E_NUMBER_FORMAT/],
  ['DWD', [[], [], [], [], []], /LOT_E_COUNT/],
  ['DWD', [[7], null, [], [], []], /LOT_E_SELECTION at 1/],
  ['RX_3', [[7], [0], [], [], []], /LOT_E_COUNT/],
  ['RX_4', [TEN, TEN, TEN, TEN, TEN], /LOT_E_LINES/],
  ['B2_DXDS', [['BIG'], ['HUGE']], /LOT_E_SELECTION at 1.0/],
  ['B2_DXDS', [['BIG', 'BIG'], ['ODD']], /LOT_E_DUPLICATE/],
  ['SUM5', ['TAI'], /LOT_E_SELECTION/],
  ['SUM5', null, /LOT_E_SELECTION/],
  ['LH', { pair: [5, 1], pick: ['TIE'] }, /LOT_E_SELECTION at pair/],
  ['LH', { pair: [1, 1], pick: ['TIE'] }, /LOT_E_DUPLICATE/],
  ['LH', { pair: [0, 1], pick: ['TIE'] }, /LOT_E_NUMBER_FORMAT/],
  ['LH', { pair: [1, 6], pick: ['TIE'] }, /LOT_E_NUMBER_FORMAT/],
  ['LH', { pair: [1, 2], pick: [] }, /LOT_E_COUNT/],
]
for (const [code, selection, refusal] of refusals)
  test(`SSC_${code} refuses ${JSON.stringify(selection).slice(0, 60)}: ${refusal.source}`, () => {
    assert.throws(() => typeOf(`SSC_${code}`).pick(selection), refusal)
  })

test('a result of any other shape is refused', () => {
  for (const result of [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 10], [1, 2, 3, 4, '5'], '12345', null])
    assert.throws(() => d5.readResult(result), { code: 'LOT_E_RESULT_FORMAT' })
})

test('a dragon compares two places, a single position one: what they cover is counted over those', () => {
  const dragon = typeOf('SSC_LH').pick({ pair: [1, 5], pick: ['DRAGON'] }).compared
  assert.deepEqual([dragon?.group, dragon?.space, dragon?.wins().length], ['d15', 100, 45])
  const place = typeOf('SSC_DWD').pick([[], [], [], [], [7]]).compared
  assert.deepEqual([place?.group, place?.space, place?.wins()], ['d5', 10, [7]])
  const sum = typeOf('SSC_SUM5').pick(['BIG', 'SMALL']).compared
  assert.deepEqual([sum?.group, sum?.wins().length], ['d12345', 100_000])
  const back = typeOf('SSC_B3_SUM').pick([1]).compared
  assert.deepEqual([back?.group, back?.wins()], ['d345', [1, 10, 100]])
})

test('exposure is kept by number where a line has one', () => {
  const keys = (code: string, selection: unknown) => typeOf(`SSC_${code}`).pick(selection).keys
  assert.deepEqual(keys('DWD', [[7], [2, 1], [], [], []]), ['1:7', '2:1', '2:2'])
  assert.deepEqual(keys('B2_DIRECT', [[1, 0], [9]]), ['09', '19'])
  assert.deepEqual(keys('B3_DIRECT', [[0], [0], [7]]), ['007'])
  assert.equal(keys('B3_DIRECT', [[0, 1], [0], [7]]), undefined)
  assert.deepEqual(keys('B3_ZU6', [9, 0, 5]), ['0-5-9'])
  assert.equal(keys('B3_ZU6', [9, 0, 5, 1]), undefined)
  assert.deepEqual(keys('A5_ZU60', { multi: [5, 6], single: [1, 0, 5] }), ['6/0-1-5'])
  assert.deepEqual(keys('RX_2', [[], [3], [], [4], []]), ['2:3-4:4'])
  assert.deepEqual(keys('LH', { pair: [2, 4], pick: ['TIE', 'DRAGON'] }), ['2-4:DRAGON', '2-4:TIE'])
  assert.deepEqual(keys('B2_DXDS', [['ODD', 'BIG'], ['EVEN']]), ['BIG-EVEN', 'ODD-EVEN'])
})
