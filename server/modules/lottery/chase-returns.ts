import type { Instant } from '@senluna/kit/time.ts'
import type { Lottery } from './lottery.ts'
import { WAGER_STATUS } from '../wagers/index.ts'
import { type DrawState, DRAW_STATE } from './draws/draw-state.ts'

/** What decides whether a ticket of a chase can be given back. */
export interface ChaseEntry {
  game: string
  open_at: Date
  lock_at: Date
  draw_at: Date
  draw_state: DrawState
  wager_status: number
}

/** Whether a ticket still stands on a draw that takes bets. */
export const isOpen = (
  { wager_status: status, draw_state: draw, lock_at: lock }: Omit<ChaseEntry, 'game' | 'open_at' | 'draw_at'>,
  now: Instant,
) => status === WAGER_STATUS.OPEN && draw === DRAW_STATE.OPEN && now < lock.getTime()

/**
 * What ending a chase gives back, of all of its tickets. Where a game's tickets can't be taken back
 * neither can the chase's first draw, which is a ticket like any other, nor one whose betting has
 * begun: only what would have been bet later.
 */
export function returnable<Entry extends ChaseEntry>(
  { games }: Pick<Lottery, 'games'>,
  entries: readonly Entry[],
  now: Instant,
): Entry[] {
  const first = Math.min(...entries.map((entry) => entry.draw_at.getTime()))
  return entries.filter(
    (entry) =>
      isOpen(entry, now) &&
      (games.find(entry.game)?.cancel || (entry.open_at.getTime() > now && entry.draw_at.getTime() > first)),
  )
}
