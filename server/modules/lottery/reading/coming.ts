import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { isNear, type Slot } from '@senluna/games/lottery/rules/draws/draw-number.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Lottery } from '../lottery.ts'
import { comingDraws } from './queries/coming.ts'

/** What lists say of the draw that can be bet next. */
export type NextDraw = Pick<Slot, 'drawNumber' | 'openAt' | 'lockAt' | 'drawAt'>

/** The draws of a game that take bets, and up to when all of its draws have been made. */
interface Coming {
  open: NextDraw[]
  madeTo: Instant | undefined
}

/** The draws to come of some games, by the draws themselves. Cost: two looks at an index a game. */
export async function comingOf(
  { db }: Lottery,
  games: readonly LotteryGame[],
  now: Instant,
): Promise<Map<string, Coming>> {
  const rows = await comingDraws(db, games, now)
  const coming = new Map<string, Coming>()
  for (const { game, until, drawNumber, ...row } of rows) {
    const known = coming.get(game) ?? { open: [], madeTo: until ? instant(until.getTime()) : undefined }
    coming.set(game, known)
    const at = (moment: Date) => instant(moment.getTime())
    if (drawNumber !== null)
      known.open.push({ drawNumber, openAt: at(row.open_at), lockAt: at(row.lock_at), drawAt: at(row.draw_at) })
  }
  return coming
}

/**
 * The first draw of a game that takes bets: one that was closed early, made void or drawn before
 * its time is passed over. Where no draw that was made does, it is the calendar's first of those
 * that aren't made yet; undefined when that has none.
 */
export function nextDraw(
  { games }: Lottery,
  game: LotteryGame,
  coming: Coming | undefined,
  now: Instant,
): NextDraw | undefined {
  const open = coming?.open.find(({ lockAt }) => lockAt > now)
  if (open) return isNear(open, now) ? open : undefined
  const drawNumbers = games.drawsOf(game)
  const madeTo = coming?.madeTo ?? 0
  let slot = drawNumbers.at(now)
  while (slot && (slot.lockAt <= now || slot.drawAt <= madeTo)) slot = drawNumbers.next(slot)
  return slot && isNear(slot, now) ? slot : undefined
}
