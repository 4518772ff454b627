import { numbers, type Board, type Title } from './board.ts'
import { byPlace, numberRow, ofOneRank, oneList, range, wordList } from './rows.ts'

const CARS = range(1, 10)
const RANKS = range(1, 10)
const ranks = (count: number): readonly Title[] =>
  Array.from({ length: count }, (_, index) => ({ key: 'rank', n: index + 1 }))

/** Cars at ranks, by the rank's own name: only ranks that are played are named. */
const atRanks: Board = {
  kind: 'ROWS',
  rows: RANKS.map((rank) => numberRow(rank, { key: 'rank', n: Number(rank) }, 'CAR', CARS)),
  some: 1,
  selectionOf: (marks) =>
    Object.fromEntries(
      RANKS.map((rank) => [rank, numbers(marks, rank)] as const).filter(([, cars]) => cars.length > 0),
    ),
}

/** The boards of a race of ten cars. */
export const RACE_BOARDS: Readonly<Record<string, Board>> = {
  PK_POS: atRanks,
  PK_SUM: oneList('BALL', range(3, 19), { title: 'sums' }),
  PK_SUM_BS: wordList(['BIG', 'SMALL']),
  PK_SUM_OE: wordList(['ODD', 'EVEN']),
  PK_POS_BS: ofOneRank('oneRank', 10, ['BIG', 'SMALL']),
  PK_POS_OE: ofOneRank('oneRank', 10, ['ODD', 'EVEN']),
  PK_LH: ofOneRank('oneRank', 5, ['DRAGON', 'TIGER']),
  PK_F2_DIRECT: byPlace('CAR', ranks(2), CARS, { apart: true }),
  PK_F3_DIRECT: byPlace('CAR', ranks(3), CARS, { apart: true }),
}
