import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Lottery } from './lottery.ts'

/**
 * The page of a game. Vendors that have no page of their own (LOTT, ELOTT, GPI) start in the
 * hall's.
 */
const routeOf = ({ vassalage, code }: LotteryGame): string => {
  if (vassalage === 'TCG_LOTTO_VN') return `/vnlottery?gameCode=${code}`
  return vassalage === 'TCG_SEA' ? `/lottery/sea?gameCode=${code}` : `/lottery?gameCode=${code}`
}

/** Why a game can't be opened: the rules close it for good, staff for a while. */
export const closedWhy = ({ games }: Lottery, game: LotteryGame): 'GAME_DISABLED' | 'GAME_MAINTENANCE' | undefined => {
  if (game.disabled !== undefined) return 'GAME_DISABLED'
  return games.whyNot(game) === undefined ? undefined : 'GAME_MAINTENANCE'
}

/**
 * What opening a game of the catalogue needs to know of it; undefined when it is none of the
 * lottery's.
 */
export async function doorOf(lottery: Lottery, code: string) {
  const game = lottery.games.find(code)
  if (!game) return undefined
  await lottery.games.refresh()
  const closed = closedWhy(lottery, game)
  return { route: routeOf(game), trials: game.source === 'SELF', ...(closed ? { closed } : {}) }
}
