import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Origin } from './draws/ahead.ts'
import type { Lottery } from './lottery.ts'

/** Where a game's numbers come from: on a demonstration no official result is waited for, the draw is made by us and says so. */
export function originOf({ brands }: Pick<Lottery, 'brands'>, game: LotteryGame): Origin {
  if (game.source === 'SELF') return 'SELF'
  return brands.every(({ currency }) => currency.demonstration) ? 'DEMONSTRATION' : 'OFFICIAL'
}
