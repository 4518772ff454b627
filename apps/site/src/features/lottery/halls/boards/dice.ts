import type { Board } from './board.ts'
import { oneList, range, twoLists, wordList } from './rows.ts'

const FACES = range(1, 6)
const faces = (random = 1) => oneList('DIE', FACES, { random })

/** The boards of three dice. */
export const DICE_BOARDS: Readonly<Record<string, Board>> = {
  K3_SUM: oneList('BALL', range(3, 18), { title: 'sums' }),
  K3_BS: wordList(['BIG', 'SMALL']),
  K3_OE: wordList(['ODD', 'EVEN']),
  K3_TRIPLE: faces(),
  K3_TRIPLE_ANY: { kind: 'ALONE' },
  K3_PAIR: faces(),
  K3_PAIR_SINGLE: twoLists('DIE', ['pair', 'single'], FACES, [1, 1]),
  K3_2DIFF: faces(2),
  K3_3DIFF: faces(3),
  K3_STRAIGHT_ANY: { kind: 'ALONE' },
  K3_ONE: faces(),
}
