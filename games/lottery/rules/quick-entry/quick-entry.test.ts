import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { PROVINCES } from '../catalogue/provinces.ts'
import { NORTH_PRICES, PAIR_PRICES, SOUTH_PRICES } from '../catalogue/prices/vn-prices.ts'
import { vnNorth, vnSouth } from '../families/vn/index.ts'
import { vnPair } from '../families/vn/two-stations.ts'
import type { QuickContext, QuickErrorCode } from './entry.ts'
import { pairGames, provinceCode } from '../catalogue/pairs.ts'
import { parseQuickEntry, printQuickEntry } from './index.ts'
import type { CompleteBet } from './print.ts'
import { WRITINGS } from './types.ts'

/** A bet as the tables below write it: region, type, numbers, unit. */
const betsIn = (text: string, context?: QuickContext) => {
  const { bets, errors } = parseQuickEntry(text, context)
  assert.deepEqual(errors, [], text)
  return bets.map(({ region, type, numbers, unitThousands }) =>
    [
      region && ([region.province, region.second].filter(Boolean).join('+') || region.area),
      type,
      numbers.join(' '),
      unitThousands,
    ]
      .filter((part) => part !== undefined)
      .join(' | '),
  )
}

const DE: QuickContext = { region: { area: 'N' }, type: 'DE_DB', unitThousands: 5 }

const good: readonly (readonly [text: string, bets: readonly string[], context?: QuickContext])[] = [
  ['39 68x10', ['39 68 | 10']],
  ['39 68x10 86', ['N | DE_DB | 39 68 | 10', 'N | DE_DB | 86 | 5'], DE],
  ['39 68x10 86x5', ['39 68 | 10', '86 | 5']],
  ['39 68 x 10 ; 86 x 5', ['39 68 | 10', '86 | 5']],
  ['39,68x10,86x5', ['39 68 | 10', '86 | 5']],
  ['39.68.86x10', ['39 68 86 | 10']],
  ['39-68-86 * 10', ['39 68 86 | 10']],
  ['39 68 × 10n', ['39 68 | 10']],
  ['39 68 X10K', ['39 68 | 10']],
  ['39 68 10n', ['39 68 | 10']],
  ['39 68 10 nghìn', ['39 68 | 10']],
  ['39 x 1tr', ['39 | 1000']],
  ['39 x 1tr5', ['39 | 1500']],
  ['39 x 1tr250', ['39 | 1250']],
  ['39 x 2.5tr', ['39 | 2500']],
  ['39 x 2,5 triệu', ['39 | 2500']],
  ['39 x 12.5n', ['39 | 12.5']],
  ['39 x 1tr 68 x 5', ['39 | 1000', '68 | 5']],
  ['39 68 mỗi con 10n', ['39 68 | 10']],
  ['39 68 moi so 10', ['39 68 | 10']],
  ['07 00x10', ['07 00 | 10']],
  ['39x10\n68x20\r\n86x30', ['39 | 10', '68 | 20', '86 | 30']],
  ['đề 39 68x10', ['DE_DB | 39 68 | 10']],
  ['de 39 68x10', ['DE_DB | 39 68 | 10']],
  ['ĐỀ: 39 68x10', ['DE_DB | 39 68 | 10']],
  ['lô 39x10', ['LO2 | 39 | 10']],
  ['lo 139x10', ['LO3 | 139 | 10']],
  ['bao lô 5139x10', ['LO4 | 5139 | 10']],
  ['lô 2 số 39x10', ['LO2 | 39 | 10']],
  ['lô 3 số 139x1', ['LO3 | 139 | 1']],
  ['lo2 39 68x10 lo3 139x5', ['LO2 | 39 68 | 10', 'LO3 | 139 | 5']],
  ['lô đầu 39x10', ['LO2_DAU | 39 | 10']],
  ['lô đầu 3x10', ['LO2 | 30 31 32 33 34 35 36 37 38 39 | 10']],
  ['đề đầu 12x10', ['DE_DAU | 12 | 10']],
  ['đề đầu 1x10', ['DE_DB | 10 11 12 13 14 15 16 17 18 19 | 10']],
  ['đề đầu đb 31x10', ['DE_DAU_DB | 31 | 10']],
  ['đầu đb 3x10 đuôi đb 5 7x20', ['DAU | 3 | 10', 'DUOI | 5 7 | 20']],
  ['3x10', ['DAU | 3 | 10'], { type: 'DAU' }],
  ['ba càng 258x1', ['C3_DB | 258 | 1']],
  ['3 cang 258 158x1', ['C3_DB | 258 158 | 1']],
  ['3 càng đầu 158x1', ['C3_DAU | 158 | 1']],
  ['xc 258x1', ['C3_DAU_DUOI | 258 | 1']],
  ['4 càng 1258x1', ['C4_DB | 1258 | 1']],
  ['bao lô 7 26x2', ['BAO7 | 26 | 2']],
  ['giải nhất 58x10', ['DE_G1 | 58 | 10']],
  ['xiên 2 12-34 x10', ['XIEN2 | 12 34 | 10']],
  ['xien2 12 34 56x10', ['XIEN2 | 12 34 56 | 10']],
  ['xiên 2: 12-34, 56-78 x10', ['XIEN2 | 12 34 | 10', 'XIEN2 | 56 78 | 10']],
  ['xiên 12-34 56-78-90x10', ['XIEN2 | 12 34 | 10', 'XIEN3 | 56 78 90 | 10']],
  ['xiên quay 12 34 56x10', ['XIEN2 | 12 34 56 | 10', 'XIEN3 | 12 34 56 | 10']],
  ['đá 12 34x10', ['DA1 | 12 34 | 10']],
  ['hcm 12 34 da 1n', ['HCM | DA1 | 12 34 | 1']],
  ['12 34 56 dv 1n', ['DA1 | 12 34 56 | 1']],
  ['12-34 56-78 dat 1n', ['DA1 | 12 34 | 1', 'DA1 | 56 78 | 1']],
  ['12 34 56 78 dat 1n', ['DA1 | 12 34 56 78 | 1']],
  ['hcm cm đá thẳng 12 34x1', ['HCM | DA1 | 12 34 | 1', 'CM | DA1 | 12 34 | 1']],
  ['hcm cm 12 34 56 dx 1n', ['HCM+CM | DA2 | 12 34 56 | 1']],
  ['cm hcm đá 12 34x1', ['HCM+CM | DA2 | 12 34 | 1']],
  ['hcm dt cm dav 12 34x1', ['HCM+DT | DA2 | 12 34 | 1', 'HCM+CM | DA2 | 12 34 | 1', 'DT+CM | DA2 | 12 34 | 1']],
  ['huế kon tum đá chéo 12 34x1', ['KT+HUE | DA2 | 12 34 | 1']],
  ['hcm cm cheo 12-34 56-78 1n', ['HCM+CM | DA2 | 12 34 | 1', 'HCM+CM | DA2 | 56 78 | 1']],
  ...['dx', 'dax', 'daxien', 'dxv', 'đá xiên vòng', 'ĐÁ CHÉO', 'da xien'].map(
    (said) => [`hcm cm 12 34 ${said} 1n`, ['HCM+CM | DA2 | 12 34 | 1']] as const,
  ),
  [
    '3dmn 12 34 da 1n',
    ['HCM+DT | DA2 | 12 34 | 1', 'HCM+CM | DA2 | 12 34 | 1', 'DT+CM | DA2 | 12 34 | 1'],
    { weekday: 1 },
  ],
  ['2 đài mn 12 34 da 1n', ['HCM+LA | DA2 | 12 34 | 1'], { weekday: 6 }],
  ['mn 2d 12 34 da 1n', ['TG+KG | DA2 | 12 34 | 1'], { weekday: 7 }],
  ['2dmt 12 34 da 1n', ['KH+KT | DA2 | 12 34 | 1'], { weekday: 7 }],
  ['2d 12 34 đá 1n', ['PY+HUE | DA2 | 12 34 | 1'], { weekday: 1, region: { area: 'C', province: 'HUE' } }],
  ['2d 12 34 dat 1n', ['BT | DA1 | 12 34 | 1', 'VT | DA1 | 12 34 | 1'], { weekday: 2, region: { area: 'S' } }],
  ['2dmn lô 39x10', ['BT | LO2 | 39 | 10', 'VT | LO2 | 39 | 10'], { weekday: 2 }],
  ['đá ky rưỡi 12 34x1', ['DA1_KR | 12 34 | 1']],
  ['đá kr 12 34x1', ['DA1_KR | 12 34 | 1']],
  ['dt lô 39x10', ['DT | LO2 | 39 | 10']],
  ['bao 7 lô 26x1', ['BAO7 | 26 | 1']],
  ['b7l 326x1', ['B7L3 | 326 | 1']],
  ['bảy lô 326 x1', ['B7L3 | 326 | 1']],
  ['mb bao 8 lô 58x1', ['N | BAO8 | 58 | 1']],
  ['tamlo 230x1', ['B8L3 | 230 | 1']],
  ['lô đảo 12x1', ['LO2_DAO | 12 | 1']],
  ['bao đảo 236x1', ['LO3_DAO | 236 | 1']],
  ['blodao 1234x1', ['LO4_DAO | 1234 | 1']],
  ['bảy lô đảo 12x1', ['BAO7_DAO | 12 | 1']],
  ['b7ld 123x1', ['B7L3_DAO | 123 | 1']],
  ['tám lô đảo 123x1', ['B8L3_DAO | 123 | 1']],
  ['xỉu chủ đảo 123x1', ['C3_DAU_DUOI_DAO | 123 | 1']],
  ['dxc 123x1', ['C3_DAU_DUOI_DAO | 123 | 1']],
  ['xcddau 123x1', ['C3_DAU_DAO | 123 | 1']],
  ['dxcduoi 123x1', ['C3_DB_DAO | 123 | 1']],
  ['trượt 12 34 56 78x10', ['TRUOT4 | 12 34 56 78 | 10']],
  ['trượt 5 12 34 56 78 90x10', ['TRUOT5 | 12 34 56 78 90 | 10']],
  ['tài xỉu: tài x100', ['TX_DB | TAI | 100']],
  ['tx xiu 50n', ['TX_DB | XIU | 50']],
  ['cl chẵn x100', ['CL_DB | CHAN | 100']],
  ['tổng đb 7 12x10', ['TONG_DB | 7 12 | 10']],
  ['10 kéo 13x5', ['10 11 12 13 | 5']],
  ['đề 08 den 11 x5', ['DE_DB | 08 09 10 11 | 5']],
  ['ba càng 098 kéo 101 x5', ['C3_DB | 098 099 100 101 | 5']],
  ['đảo 12x5', ['12 21 | 5']],
  ['đảo 11x5', ['11 | 5']],
  ['39 dao 12 34x5', ['39 12 21 34 43 | 5']],
  ['ba càng đảo 122x1', ['C3_DB | 122 212 221 | 1']],
  ['kép x5', ['00 11 22 33 44 55 66 77 88 99 | 5']],
  ['kép lệch x5', ['05 16 27 38 49 50 61 72 83 94 | 5']],
  ['tổng 5x5', ['05 14 23 32 41 50 69 78 87 96 | 5']],
  ['tổng 0, 1 x5', ['00 19 28 37 46 55 64 73 82 91 01 10 29 38 47 56 65 74 83 92 | 5']],
  ['đầu 0x5', ['00 01 02 03 04 05 06 07 08 09 | 5']],
  ['đuôi 9 5n', ['09 19 29 39 49 59 69 79 89 99 | 5']],
  ['giáp tý x5', ['00 12 24 36 48 60 72 84 96 | 5']],
  ['giáp tỵ x5', ['05 17 29 41 53 65 77 89 | 5']],
  ['giap chuot x5', ['00 12 24 36 48 60 72 84 96 | 5']],
  ['giáp dê x5', ['07 19 31 43 55 67 79 91 | 5']],
  ['giap con heo x5', ['11 23 35 47 59 71 83 95 | 5']],
  ['chẵn lẻ x1', ['01 03 05 07 09 21 23 25 27 29 41 43 45 47 49 61 63 65 67 69 81 83 85 87 89 | 1']],
  ['mb lô 39x10', ['N | LO2 | 39 | 10']],
  ['miền nam đề 39x10', ['S | DE_DB | 39 | 10']],
  ['mb đề 12x10; mn lô 34x5', ['N | DE_DB | 12 | 10', 'S | LO2 | 34 | 5']],
  ['MT\nlô 12x1\nđề 34x2', ['C | LO2 | 12 | 1', 'C | DE_DB | 34 | 2']],
  ['Đà Nẵng lô 39x10', ['DNG | LO2 | 39 | 10']],
  ['da nang 39x10', ['DNG | 39 | 10']],
  ['danang 39x10', ['DNG | 39 | 10']],
  ['hcm đồng tháp lô 39x10', ['HCM | LO2 | 39 | 10', 'DT | LO2 | 39 | 10']],
  ['nam định đề 39x10', ['ND | DE_DB | 39 | 10']],
  ['tp.hcm lô 39x10', ['HCM | LO2 | 39 | 10']],
  ['12 34 b10n dd5n', ['LO2 | 12 34 | 10', 'DE_DAU_DUOI | 12 34 | 5']],
  ['đề 12x1 34 b2n 56x3', ['DE_DB | 12 | 1', 'LO2 | 34 | 2', 'DE_DB | 56 | 3']],
  ['', []],
  [' ; , \n', []],
]

for (const [text, bets, context] of good) {
  test(`reads ${JSON.stringify(text)}`, () => assert.deepEqual(betsIn(text, context), bets))
}

test('a letter with its mark apart is the same letter', () => {
  assert.deepEqual(betsIn('đề giáp tý x5'.normalize('NFD')), betsIn('đề giáp tý x5'))
})

const bad: readonly (readonly [
  text: string,
  code: QuickErrorCode,
  place: string,
  bets?: number,
  context?: QuickContext,
])[] = [
  ['39 68', 'UNIT', '39 68'],
  ['39 68x10 86', 'UNIT', '86', 1],
  ['39 682x10', 'WIDTH', '682'],
  ['đề 139x10', 'WIDTH', '139'],
  ['5x10', 'WIDTH', '5'],
  ['12345x10', 'WIDTH', '12345'],
  ['lô 12345x10', 'WIDTH', '12345'],
  ['39 39x10 68x5', 'REPEATED', '39', 1],
  ['39 abc 68x10 86x5', 'WORD', 'abc', 1],
  ['39 68x10d', 'WORD', 'd', 1],
  ['39 @ 68x10', 'CHARACTER', '@'],
  ['３９x10', 'CHARACTER', '３'],
  ['x10', 'NUMBERS', 'x10'],
  ['đề x10', 'NUMBERS', 'x10'],
  ['39x', 'UNIT_FORM', 'x'],
  ['39x; 68x5', 'UNIT_FORM', 'x', 1],
  ['39x0', 'UNIT_FORM', '0'],
  ['39x010 68x5', 'UNIT_FORM', '010', 1],
  ['39x1234567890', 'UNIT_FORM', '1234567890'],
  ['39x1.2345n', 'UNIT_FORM', '1.2345n'],
  ['39 x lô', 'UNIT_FORM', 'lô'],
  ['39x10.86', 'UNIT_UNCLEAR', '86', 1, DE],
  ['20 kéo 10x5', 'RANGE', '20 kéo 10'],
  ['10 kéo 100x5', 'RANGE', '10 kéo 100'],
  ['kéo 20x5', 'RANGE', 'kéo'],
  ['10 kéo x5', 'RANGE', 'kéo'],
  ['tổng x5', 'ARGUMENT', 'tổng'],
  ['tổng 12x5', 'ARGUMENT', 'tổng'],
  ['đầu 1 1x5', 'REPEATED', '1'],
  ['12 đảo x5', 'ARGUMENT', 'đảo'],
  ['giáp x5', 'ARGUMENT', 'giáp'],
  ['giáp voi x5', 'ARGUMENT', 'voi'],
  ['giap ty x5', 'WORD_UNCLEAR', 'ty'],
  ['bl 12x5', 'WORD_UNCLEAR', 'bl'],
  ['qn lô 12x5', 'WORD_UNCLEAR', 'qn', 1],
  ['xiên 2 12x10', 'SET_SIZE', '12'],
  ['xiên 12 34 56 78 90x10', 'SET_SIZE', '12 34 56 78 90'],
  ['xiên 2 12-34 56x10', 'SET_SIZE', '56'],
  ['trượt 4 12 34 56x10', 'SET_SIZE', '12 34 56'],
  ['xiên 2 123-456x10', 'WIDTH', '123'],
  ['ba càng tổng 5x10', 'WIDTH', 'tổng 5'],
  ['tx 12x10', 'PICK', '12'],
  ['tx chẵn x10', 'PICK', 'chẵn'],
  ['tổng đb 19x10', 'PICK', '19'],
  ['tổng đb 07x10', 'PICK', '07'],
  ['mb đề đầu đuôi 12x10; đề 34x5', 'TYPE_REGION', '12x10', 1],
  ['mn đề g7 12x10', 'TYPE_REGION', '12x10'],
  ['mb đá 12 34x10', 'TYPE_REGION', '12 34x10'],
  ['mb b7l 123x10', 'TYPE_REGION', '123x10'],
  ['hcm đá xiên 12 34x10', 'STATIONS', '12 34x10'],
  ['hcm bt đá xiên 12 34x10', 'STATIONS', '12 34x10'],
  ['hcm huế đá xiên 12 34x10', 'STATIONS', '12 34x10'],
  ['hcm mn đá xiên 12 34x10', 'STATIONS', '12 34x10'],
  ['2 đài đá 12 34x1', 'STATIONS', '2 đài', 1, { weekday: 1 }],
  ['2dmb đá 12 34x1', 'STATIONS', '2dmb', 1, { weekday: 1 }],
  ['3dmt đá 12 34x1', 'STATIONS', '3dmt', 1, { weekday: 1 }],
  ['2dmn đá 12 34x1', 'STATIONS', '2dmn', 1],
  ['mb hcm đá 12 34x10', 'STATIONS', '12 34x10'],
  ['hcm cm dx 123 456 1n', 'WIDTH', '123'],
  ['đá xiên 12 34x10', 'TYPE_REGION', '12 34x10'],
  ['dx 123 456x10', 'WIDTH', '123'],
  ['đá 12x10', 'SET_SIZE', '12'],
  ['lô đảo 12 21x10', 'REPEATED', '21'],
  ['tamlodao 12x10', 'WIDTH', '12'],
]

for (const [text, code, place, bets = 0, context] of bad) {
  test(`refuses ${JSON.stringify(text)}: ${code}`, () => {
    const entry = parseQuickEntry(text, context)
    const [error, ...more] = entry.errors
    assert.deepEqual(more, [])
    assert.equal(error?.code, code)
    assert.equal(text.slice(error?.from, error?.to), place)
    assert.equal(entry.bets.length, bets)
  })
}

test('each fault of a text is marked at its own place', () => {
  const text = 'đề 12 12x10; 34 foo x5; 56x7; 78'
  const { bets, errors } = parseQuickEntry(text)
  assert.deepEqual(
    errors.map(({ code, from, to }) => [code, text.slice(from, to)]),
    [
      ['REPEATED', '12'],
      ['WORD', 'foo'],
      ['UNIT', '78'],
    ],
  )
  assert.deepEqual(
    bets.map(({ numbers }) => numbers),
    [['56']],
  )
})

test('numbers that two lists share are bet once, and a note says which', () => {
  const text = 'kép, tổng 0 x5'
  const { bets, notes } = parseQuickEntry(text)
  assert.equal(bets[0]?.numbers.length, 18)
  assert.deepEqual(notes, [{ code: 'MERGED', numbers: ['00', '55'], from: 5, to: 11 }])
})

test('a heading that follows a fault still holds for what comes after it', () => {
  const { bets } = parseQuickEntry('lô 12 foo đề 34x5')
  assert.deepEqual(
    bets.map(({ type }) => type),
    ['DE_DB'],
  )
})

test('a text of any length is read in time or refused', () => {
  assert.deepEqual(
    parseQuickEntry('9'.repeat(20_001)).errors.map(({ code }) => code),
    ['LENGTH'],
  )
  assert.equal(parseQuickEntry('12x1 '.repeat(4_000)).bets.length, 4_000)
})

test('every bet type that is offered can be written', () => {
  for (const [prices, { betTypes }] of [
    [NORTH_PRICES, vnNorth],
    [SOUTH_PRICES, vnSouth],
    [PAIR_PRICES, vnPair],
  ] as const) {
    const priced = [...betTypes.values()].filter(({ base }) => base === undefined)
    assert.deepEqual(Object.keys(prices).toSorted(), priced.map(({ code }) => code).toSorted())
    for (const code of betTypes.keys()) assert.ok(WRITINGS[code], code)
  }
})

for (const [text, stake, context] of [
  ['hcm 12 34 da 1n', 36_000],
  ['hcm cm 12 34 56 dx 1n', 216_000],
  ['3dmn 12 34 da 1n', 216_000, { weekday: 1 }],
  ['12-34 56-78 dat 1n', 2 * 36_000],
  ['12 34 56 78 dat 1n', 6 * 36_000],
] as const)
  test(`${text} costs ${stake}`, () => {
    const { bets, errors } = parseQuickEntry(text, { region: { area: 'S', province: 'HCM' }, ...context })
    assert.deepEqual(errors, [])
    const costs = bets.map(({ region, type = '', numbers, unitThousands }) => {
      const own = (region?.second === undefined ? vnSouth : vnPair).betTypes.get(type)
      return (own?.units ?? NaN) * (own?.pick(numbers).lines ?? NaN) * unitThousands * 1_000
    })
    assert.equal(
      costs.reduce((sum, cost) => sum + cost, 0),
      stake,
    )
  })

test('a panel whose type is not a Vietnamese one is a bug', () => {
  assert.throws(() => parseQuickEntry('39x10', { type: 'SSC_SUM5' }), RangeError)
})

test('a bet without a known type or province is not printed', () => {
  const bet = { region: { area: 'N' }, type: 'DE_DB', numbers: ['12'], unitThousands: 1 } as const
  assert.throws(() => printQuickEntry([{ ...bet, type: 'XX' }]), RangeError)
  assert.throws(() => printQuickEntry([{ ...bet, region: { area: 'N', province: 'XX' } }]), RangeError)
})

const places = [
  ...pairGames.flatMap(({ group, stations }) =>
    (stations ? [stations] : []).map(([first, second]) => ({
      area: group === 'C' ? ('C' as const) : ('S' as const),
      province: provinceCode(first),
      second: provinceCode(second),
    })),
  ),
  ...(['N', 'C', 'S'] as const).map((area) => ({ area })),
  ...PROVINCES.map(({ region, code }) => ({ area: region, province: code })),
]

const twoDigits = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'))

const numbersFor = (type: string): fc.Arbitrary<string[]> => {
  const writing = WRITINGS[type]
  assert.ok(writing)
  if (writing.by === 'PICKS') return fc.subarray(Object.values(writing.picks), { minLength: 1 })
  if (writing.by === 'SUMS') return fc.uniqueArray(fc.integer({ min: 0, max: 18 }).map(String), { minLength: 1 })
  if (writing.by === 'SET') return fc.uniqueArray(twoDigits, { minLength: writing.least, maxLength: writing.most })
  assert.ok(writing.by === 'NUMBERS')
  const { anyOrder } = writing
  const number = fc
    .integer({ min: 0, max: 10 ** writing.width - 1 })
    .map((value) => String(value).padStart(writing.width, '0'))
  const selector = (digits: string) => (anyOrder ? [...digits].toSorted().join('') : digits)
  return fc.uniqueArray(number, { minLength: 1, maxLength: 12, selector })
}

const completeBet: fc.Arbitrary<CompleteBet> = fc.constantFrom(...places).chain((region) =>
  fc
    .constantFrom(...('second' in region ? vnPair : region.area === 'N' ? vnNorth : vnSouth).betTypes.keys())
    .chain((type) =>
      fc.record(
        {
          region: fc.constant(region),
          type: fc.constant(type),
          numbers: numbersFor(type),
          unitThousands: fc.integer({ min: 1, max: 9_999_999 }).map((tenths) => tenths / 10),
        },
        { noNullPrototype: true },
      ),
    ),
)

test('whatever is printed reads back as the same bets', () => {
  fc.assert(
    fc.property(fc.array(completeBet, { maxLength: 6 }), (bets) => {
      const { errors, bets: read } = parseQuickEntry(printQuickEntry(bets))
      assert.deepEqual(errors, [])
      assert.deepEqual(
        read.map(({ region, type, numbers, unitThousands }) => ({ region, type, numbers, unitThousands })),
        bets,
      )
    }),
    { numRuns: 400 },
  )
})

const word = fc.constantFrom(
  '39',
  '68',
  '7',
  '123',
  'x',
  '10',
  '10n',
  'kéo',
  'đảo',
  'tổng',
  'giáp',
  'tý',
  'lô',
  'đề',
  'xiên 2',
  'mb',
  'hcm',
  '-',
  ',',
  ';',
  '.',
  '\n',
  'foo',
  '@',
  'tài',
  '1tr5',
)

test('any text is read to its end, and every place lies in it', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), fc.constantFrom('', ' '), (words, gap) => {
      const text = words.join(gap)
      const { bets, errors, notes } = parseQuickEntry(text)
      for (const { from, to } of [...bets, ...errors, ...notes]) assert.ok(0 <= from && from < to && to <= text.length)
      for (const { numbers } of bets) assert.equal(new Set(numbers).size, numbers.length)
    }),
    { numRuns: 2_000 },
  )
})
