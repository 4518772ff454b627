import type { ResultRegion } from '@senluna/contract/lottery/results.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'

const GROUPS: Readonly<Record<ResultRegion, string>> = { xsmb: 'N', xsmn: 'S', xsmt: 'C' }

/** Whether a word names a region. */
export const isRegion = (word: string): word is ResultRegion => Object.hasOwn(GROUPS, word)

/** The traditional lotteries of a region, in the order of their schedule. */
export const gamesIn = (region: ResultRegion): readonly LotteryGame[] =>
  [...GAMES.values()].filter(({ group, family }) => family === 'VN' && group === GROUPS[region])

/** The zone by whose clocks all of them draw. */
export const RESULT_ZONE = 'Asia/Ho_Chi_Minh'
