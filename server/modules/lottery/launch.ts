import type { LaunchReply } from '@senluna/contract/play/launch.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { assert } from '@senluna/kit/assert.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import { iso, later, MINUTE } from '@senluna/kit/time.ts'
import { newId } from '../../platform/ids.ts'
import type { Opening } from '../families/index.ts'
import type { Lottery } from './lottery.ts'

const LAUNCH_MS = 5 * MINUTE

/**
 * The page of a game. Vendors that have no page of their own (LOTT, ELOTT, GPI) start in the
 * hall's.
 */
const routeOf = ({ vendorCode, code }: LotteryGame): string => {
  if (vendorCode === 'TCG_LOTTO_VN') return `/vnlottery?gameCode=${code}`
  return vendorCode === 'TCG_SEA' ? `/lottery/sea?gameCode=${code}` : `/lottery?gameCode=${code}`
}

/** Why a game can't be opened: the rules close it for good, staff for a while. */
export const closedWhy = ({ games }: Lottery, game: LotteryGame): 'GAME_DISABLED' | 'GAME_MAINTENANCE' | undefined => {
  if (game.disabled !== undefined) return 'GAME_DISABLED'
  return games.whyNot(game) === undefined ? undefined : 'GAME_MAINTENANCE'
}

/**
 * Opens a lottery game: a page of the site, without a frame. It has no free play but a trial
 * account's own, which bets on what the house draws.
 *
 * Refuses GAME_DISABLED and GAME_MAINTENANCE for a game that is closed, AUTH_REAL_ACCOUNT for a
 * trial account where the result is somebody else's, GAME_MAINTENANCE for free play.
 */
export async function launchPage(lottery: Lottery, opening: Opening): Promise<LaunchReply> {
  const { caller, request, now, mode } = opening
  const game = lottery.games.find(opening.game.gameId)
  assert(game, 'a lottery opens its own games')
  await lottery.games.refresh()
  const closed = closedWhy(lottery, game)
  if (closed) throw new Refusal(closed)
  if (isTrial(caller.type) && game.source !== 'SELF') throw new Refusal('AUTH_REAL_ACCOUNT')
  if (mode === 'TRIAL' && !isTrial(caller.type)) throw new Refusal('GAME_MAINTENANCE')
  const route = routeOf(game)
  return {
    game_url: `${request.protocol}://${request.host}${route}`,
    openIn: 'ROUTE',
    route,
    sessionId: newId<'page'>(now),
    expiresAt: iso(later(now, LAUNCH_MS)),
  }
}
