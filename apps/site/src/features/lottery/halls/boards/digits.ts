import { chosen, numbers, type Board, type Title } from './board.ts'
import { byPlace, oneList, range, twoLists, wordList } from './rows.ts'

const DIGITS = range(0, 9)
const SHAPES = ['LEOPARD', 'STRAIGHT', 'PAIR', 'HALF', 'MIXED']
const ATTRIBUTES = ['BIG', 'SMALL', 'ODD', 'EVEN']

/**
 * The names of places by how far they stand from the end: 5 is the last of five digits, and of
 * three.
 */
const titles = (places: readonly number[]): readonly Title[] => places.map((n) => ({ key: 'digit', n }))

const FIVE = [1, 2, 3, 4, 5]
const THREE = [3, 4, 5]

const direct = (places: readonly number[]) => byPlace('DIGIT', titles(places), DIGITS)
const any = (k: number) => oneList('DIGIT', DIGITS, { random: k })
const repeated = (multi: number, single: number) => twoLists('DIGIT', ['multi', 'single'], DIGITS, [multi, single])
const sum = (from: number, to: number) => oneList('BALL', range(from, to), { title: 'sums' })
const span = oneList('DIGIT', DIGITS, { title: 'spans' })
const shape = wordList(SHAPES)

const attributes = (places: readonly number[]): Board => ({
  kind: 'ROWS',
  rows: places.map((n, index) => ({
    id: String(index),
    title: { key: 'digit', n },
    face: 'WORD',
    values: ATTRIBUTES,
    random: 1,
  })),
  selectionOf: (marks) =>
    places.map((_, index) => ATTRIBUTES.filter((word) => chosen(marks, String(index)).includes(word))),
})

/** Two of five places, and which of them is higher. */
const duel: Board = {
  kind: 'ROWS',
  rows: [
    { id: 'pair', title: { key: 'places' }, face: 'DIGIT', values: range(1, 5), random: 2, most: 2 },
    { id: 'pick', title: { key: 'pick' }, face: 'WORD', values: ['DRAGON', 'TIGER', 'TIE'], random: 1 },
  ],
  selectionOf: (marks) => ({
    pair: numbers(marks, 'pair'),
    pick: ['DRAGON', 'TIGER', 'TIE'].filter((word) => chosen(marks, 'pick').includes(word)),
  }),
}

const three = (name: string, places: readonly number[]): Readonly<Record<string, Board>> => ({
  [`${name}_DIRECT`]: direct(places),
  [`${name}_SUM`]: sum(0, 27),
  [`${name}_SPAN`]: span,
  [`${name}_ZU3`]: any(2),
  [`${name}_ZU6`]: any(3),
  [`${name}_ZUSUM`]: sum(1, 26),
  [`${name}_SHAPE`]: shape,
  [`${name}_BDW1`]: any(1),
  [`${name}_BDW2`]: any(2),
})

const two = (name: string, places: readonly number[]): Readonly<Record<string, Board>> => ({
  [`${name}_DIRECT`]: direct(places),
  [`${name}_GRP2`]: any(2),
  [`${name}_DXDS`]: attributes(places),
})

/** The boards of five digits, of three, and of the sum of three. */
export const DIGIT_BOARDS: Readonly<Record<string, Board>> = {
  SSC_A5_DIRECT: direct(FIVE),
  SSC_A5_ZU120: any(5),
  SSC_A5_ZU60: repeated(1, 3),
  SSC_A5_ZU30: repeated(2, 1),
  SSC_A5_ZU20: repeated(1, 2),
  SSC_A5_ZU10: repeated(1, 1),
  SSC_A5_ZU5: repeated(1, 1),
  SSC_A5_BDW2: any(2),
  SSC_A5_BDW3: any(3),
  SSC_A5_MIN1: any(1),
  SSC_A5_MIN2: any(1),
  SSC_A5_MIN3: any(1),
  SSC_A5_MIN4: any(1),
  SSC_F4_DIRECT: direct([1, 2, 3, 4]),
  SSC_B4_DIRECT: direct([2, 3, 4, 5]),
  SSC_B4_ZU24: any(4),
  SSC_B4_ZU12: repeated(1, 2),
  SSC_B4_ZU6X: any(2),
  SSC_B4_ZU4: repeated(1, 1),
  SSC_B4_BDW1: any(1),
  SSC_B4_BDW2: any(2),
  ...three('SSC_F3', [1, 2, 3]),
  ...three('SSC_M3', [2, 3, 4]),
  ...three('SSC_B3', [3, 4, 5]),
  ...two('SSC_F2', [1, 2]),
  ...two('SSC_B2', [4, 5]),
  SSC_DWD: byPlace('DIGIT', titles(FIVE), DIGITS, { some: 1 }),
  SSC_RX_2: byPlace('DIGIT', titles(FIVE), DIGITS, { some: 2 }),
  SSC_RX_3: byPlace('DIGIT', titles(FIVE), DIGITS, { some: 3 }),
  SSC_RX_4: byPlace('DIGIT', titles(FIVE), DIGITS, { some: 4 }),
  SSC_SUM5: wordList(ATTRIBUTES),
  SSC_LH: duel,
  ...three('D3', THREE),
  ...two('D3_F2', [3, 4]),
  ...two('D3_B2', [4, 5]),
  D3_DWD: byPlace('DIGIT', titles(THREE), DIGITS, { some: 1 }),
  PC_SUM: sum(0, 27),
  PC_BS: wordList(['BIG', 'SMALL']),
  PC_OE: wordList(['ODD', 'EVEN']),
  PC_COMBO: wordList(['BIG_ODD', 'BIG_EVEN', 'SMALL_ODD', 'SMALL_EVEN']),
  PC_EXTREME: wordList(['MIN', 'MAX']),
  PC_SHAPE: shape,
}
