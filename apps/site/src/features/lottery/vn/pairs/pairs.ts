import { pairGames, provinceCode } from '@senluna/games/lottery/rules/catalogue/pairs.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { weekdayOf } from '@senluna/games/lottery/rules/draws/dates.ts'
import type { QuickRegion } from '@senluna/games/lottery/rules/quick-entry/index.ts'
import { linesOf } from '../board/boards.ts'
import { PAIR_TYPE } from '../games.ts'
import type { SlipLine } from '../../slip/slip.ts'

// Games of two stations: a part of its own, fetched where one is bet on or shown.

export { provinceCode }

/** The two stations of a pair game, in the order of their day; none of another game. */
export const stationsOf = (code: string): readonly LotteryGame[] =>
  pairGames.find((game) => game.code === code)?.stations ?? []

/** The weekday of a draw that is numbered by its date; undefined for another. */
export const weekdayIn = (drawNumber: string): number | undefined =>
  /^\d{8}$/.test(drawNumber) ? weekdayOf(drawNumber.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')) : undefined

/** The pairs that draw on a weekday, as the calendar has it. */
export const pairsOn = (weekday: number | undefined): readonly LotteryGame[] =>
  pairGames.filter(
    ({ clock }) =>
      weekday !== undefined &&
      clock.kind === 'CALENDAR' &&
      'weekdays' in clock.days &&
      clock.days.weekdays.includes(weekday),
  )

/** The pair game of a bet that names two stations. */
export const pairNamed = ({ area, province, second }: QuickRegion): LotteryGame | undefined =>
  pairGames.find(({ code }) => code === `VN_${area}2_${province}_${second}`)

/** Bets on numbers, one on each of some pairs. */
export const pairLines = (
  pairs: readonly LotteryGame[],
  numbers: readonly string[],
  unit: bigint,
  times: number,
): SlipLine[] =>
  pairs.flatMap((pair) =>
    linesOf(PAIR_TYPE, numbers, unit, times).map((line) => ({ ...line, key: `${line.key} ${pair.code}`, pair })),
  )
