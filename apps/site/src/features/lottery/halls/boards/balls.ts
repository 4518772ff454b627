import type { Board, Title } from './board.ts'
import { byPlace, ofOneRank, oneList, range, wordList } from './rows.ts'

const ELEVEN = range(1, 11)
const places = (count: number): readonly Title[] =>
  Array.from({ length: count }, (_, index) => ({ key: 'ball', n: index + 1 }))
const anyOf = (k: number) => oneList('BALL', ELEVEN, { random: k })

/** The boards of five balls of eleven. */
const X115_BOARDS: Readonly<Record<string, Board>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((k) => [`X115_R${k}`, anyOf(k)])),
  X115_F3_DIRECT: byPlace('BALL', places(3), ELEVEN, { apart: true }),
  X115_F3_GROUP: anyOf(3),
  X115_F2_DIRECT: byPlace('BALL', places(2), ELEVEN, { apart: true }),
  X115_F2_GROUP: anyOf(2),
  X115_DWD: byPlace('BALL', places(5), ELEVEN, { some: 1 }),
  X115_POS_BS: ofOneRank('oneBall', 5, ['BIG', 'SMALL']),
  X115_SUM_BS: wordList(['BIG', 'SMALL']),
}

/** The boards of games whose balls are drawn in no order that matters. */
export const BALL_BOARDS: Readonly<Record<string, Board>> = {
  ...X115_BOARDS,
  KENO_SUM_BS: wordList(['BIG', 'SMALL']),
  KENO_SUM_OE: wordList(['ODD', 'EVEN']),
  KENO_UD: wordList(['UP', 'DOWN', 'TIE']),
  VL_MEGA645_BASIC: oneList('BALL', range(1, 45), { random: 6, most: 6 }),
  VL_POWER655_BASIC: oneList('BALL', range(1, 55), { random: 6, most: 6 }),
  SG_TOTO_ORDINARY: oneList('BALL', range(1, 49), { random: 6, most: 6 }),
  VL_KENO_PICK: oneList('BALL', range(1, 80), { random: 5, most: 10 }),
  VL_KENO_BS: wordList(['BIG', 'SMALL', 'DRAW']),
  VL_KENO_OE: wordList(['EVEN', 'ODD', 'EVEN_11_12', 'ODD_11_12', 'DRAW']),
}
