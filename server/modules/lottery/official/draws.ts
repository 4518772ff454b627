import type { Id } from '@senluna/kit/ids.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockedConflict, type Conflict } from './conflicts.ts'
import { CORRECTABLE } from './results.ts'
import { isPair, lockDraw, shutGate, extendWait, lockBefore, markVoid } from './draw-store.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

/** An official body may postpone a draw by no more than this. */
const LONGEST_WAIT = 7 * DAY

/** What is done to a draw by somebody at the desk. */
export interface DrawChange {
  draw: number
  now: Instant
}

/** Who makes a draw void, and why. Everybody can read the reason. */
interface Voiding extends DrawChange {
  people: readonly Id<'staff'>[]
  reason: string
  finance?: boolean
}

/**
 * Makes a draw void, whether it is open, drawn or settled: every stake returns, what was paid is
 * taken back. Whoever is placing a ticket at this moment is waited for and gets the stake back too.
 * More than three days after the settlement only with `finance`. Its seed, where it has one, is
 * shown by the next turn of the clock of draws.
 */
export async function voidDraw(
  tx: Tx,
  { draw: no, now, people, reason, finance = false }: Voiding,
): Promise<{ status: 'void' | 'void_before' | 'not_held' | 'too_late' | 'follows' | 'unknown_draw' | Conflict }> {
  await shutGate(tx, no)
  const draw = await lockDraw(tx, no)
  if (!draw) return { status: 'unknown_draw' }
  if (isPair(draw)) return { status: 'follows' }
  if (draw.state === DRAW_STATE.VOID) return { status: 'void_before' }
  if (draw.state === DRAW_STATE.NOT_HELD) return { status: 'not_held' }
  if (!finance && draw.settled_at && now - draw.settled_at.getTime() > CORRECTABLE) return { status: 'too_late' }
  const why = await lockedConflict(tx, draw, people, now)
  if (why) return { status: why }
  await markVoid(tx, no, 'DESK', now, reason)
  return { status: 'void' }
}

/** Waits longer for the result of an official draw: the body that draws it has postponed it. */
export async function extendDraw(
  tx: Tx,
  { draw: no, until, now }: DrawChange & { until: Instant },
): Promise<{
  status: 'extended' | 'too_long' | 'too_short' | 'not_official' | 'not_open' | 'follows' | 'unknown_draw'
}> {
  const draw = await lockDraw(tx, no)
  if (!draw) return { status: 'unknown_draw' }
  if (isPair(draw)) return { status: 'follows' }
  if (draw.source !== 'OFFICIAL') return { status: 'not_official' }
  if (draw.state > DRAW_STATE.SEALED) return { status: 'not_open' }
  if (until <= now) return { status: 'too_short' }
  if (until > later(draw.draw_at.getTime() as Instant, LONGEST_WAIT)) return { status: 'too_long' }
  await extendWait(tx, until, no)
  return { status: 'extended' }
}

/**
 * Closes betting at once: only ever earlier than it would close by itself. Whoever is inside is
 * waited for.
 */
export async function lockEarly(
  tx: Tx,
  { draw: no, now }: DrawChange,
): Promise<{ status: 'locked' | 'locked_before' | 'not_open' | 'follows' | 'unknown_draw' }> {
  await shutGate(tx, no)
  const draw = await lockDraw(tx, no)
  if (!draw) return { status: 'unknown_draw' }
  if (isPair(draw)) return { status: 'follows' }
  if (draw.state > DRAW_STATE.SEALED) return { status: 'not_open' }
  if (draw.state === DRAW_STATE.SEALED || now >= draw.lock_at.getTime()) return { status: 'locked_before' }
  // Those who were waited for came in a moment later than this call: they were in time.
  await lockBefore(tx, no, now)
  return { status: 'locked' }
}
