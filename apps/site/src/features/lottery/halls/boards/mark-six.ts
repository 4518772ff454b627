import { ANIMALS } from '@senluna/games/lottery/rules/families/lhc/zodiac.ts'
import type { Board } from './board.ts'
import { oneList, range, wordList } from './rows.ts'

const BALLS = range(1, 49)
const balls = (random = 1) => oneList('MARK', BALLS, { random })

/** The boards of Mark Six. */
export const MARK_SIX_BOARDS: Readonly<Record<string, Board>> = {
  LHC_TM: balls(),
  LHC_TM_BS: wordList(['BIG', 'SMALL']),
  LHC_TM_OE: wordList(['ODD', 'EVEN']),
  LHC_COLOR: wordList(['RED', 'BLUE', 'GREEN']),
  LHC_ZM: balls(),
  LHC_2QZ: balls(2),
  LHC_3QZ: balls(3),
  LHC_3Z2: balls(3),
  LHC_TC: balls(2),
  ...Object.fromEntries([5, 6, 7, 8, 9, 10].map((k) => [`LHC_BZ${k}`, balls(k)])),
  LHC_PTYX: wordList(ANIMALS, 'ANIMAL'),
  LHC_PTW: oneList('DIGIT', range(0, 9)),
  LHC_SUM_BS: wordList(['BIG', 'SMALL']),
}
