import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Origin } from './draws/store/draws.ts'
import type { Lottery } from './lottery.ts'

/**
 * Where a game's numbers come from: on a demonstration no official result is waited for, the draw
 * is made by us and says so. Of the games it obtains by hand it waits as a licensed house does.
 */
export function originOf({ brands, byHand }: Pick<Lottery, 'brands' | 'byHand'>, game: LotteryGame): Origin {
  if (game.source === 'SELF') return 'SELF'
  if (byHand?.has(game.code)) return 'OFFICIAL'
  return brands.every(({ currency }) => currency.demonstration) ? 'DEMONSTRATION' : 'OFFICIAL'
}

/**
 * The games a setting names. Throws a sentence for one that is none or whose draws are the house's
 * own.
 */
export function officialGames(codes: readonly string[]): ReadonlySet<string> {
  for (const code of codes)
    if (GAMES.get(code)?.source !== 'OFFICIAL')
      throw new Error(`LOTTERY_BY_HAND names ${code}, which is no official game.`)
  return new Set(codes)
}
