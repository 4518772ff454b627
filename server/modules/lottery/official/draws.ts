import { sql } from 'kysely'
import { DAY, iso, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDraw, shutGate } from './draw-row.ts'
import { lockedConflict, type Conflict } from './conflicts.ts'
import { CORRECTABLE } from './results.ts'

/** An official body may postpone a draw by no more than this. */
const LONGEST_WAIT = 7 * DAY

/** What is done to a draw by somebody at the desk. */
export interface DrawChange {
  draw: number
  now: Instant
}

/** Who makes a draw void, and why. Everybody can read the reason. */
interface Voiding extends DrawChange {
  people: readonly string[]
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
): Promise<{ status: 'void' | 'void_before' | 'not_held' | 'too_late' | 'unknown_draw' | Conflict }> {
  await shutGate(tx, no)
  const draw = await lockDraw(tx, no)
  if (!draw) return { status: 'unknown_draw' }
  if (draw.state === 3) return { status: 'void_before' }
  if (draw.state === 4) return { status: 'not_held' }
  if (!finance && draw.settled_at && now - draw.settled_at.getTime() > CORRECTABLE) return { status: 'too_late' }
  const why = await lockedConflict(tx, draw, people, now)
  if (why) return { status: why }
  await markVoid(tx, no, 'DESK', now, reason)
  return { status: 'void' }
}

/** A draw that is void from now on: its settlement starts over. */
export const markVoid = (tx: Tx, no: number, reason: string, now: Instant, note: string | null = null) =>
  sql`update lottery.draw set state = 3, void_reason = ${reason}, void_note = ${note}, sealed_at = coalesce(sealed_at, ${iso(now)}), settled_at = null,
      settled_to = null, settled_version = greatest(settled_version, result_version)
    where no = ${no}`.execute(tx)

/** Waits longer for the result of an official draw: the body that draws it has postponed it. */
export async function extendDraw(
  tx: Tx,
  { draw: no, until, now }: DrawChange & { until: Instant },
): Promise<{ status: 'extended' | 'too_long' | 'too_short' | 'not_official' | 'not_open' | 'unknown_draw' }> {
  const draw = await lockDraw(tx, no)
  if (!draw) return { status: 'unknown_draw' }
  if (draw.source !== 'OFFICIAL') return { status: 'not_official' }
  if (draw.state > 1) return { status: 'not_open' }
  if (until <= now) return { status: 'too_short' }
  if (until > later(draw.draw_at.getTime() as Instant, LONGEST_WAIT)) return { status: 'too_long' }
  await sql`update lottery.draw set facts = facts || ${JSON.stringify({ extendedTo: iso(until) })}::jsonb where no = ${no}`.execute(
    tx,
  )
  return { status: 'extended' }
}

/**
 * Closes betting at once: only ever earlier than it would close by itself. Whoever is inside is
 * waited for.
 */
export async function lockEarly(
  tx: Tx,
  { draw: no, now }: DrawChange,
): Promise<{ status: 'locked' | 'locked_before' | 'not_open' | 'unknown_draw' }> {
  await shutGate(tx, no)
  const draw = await lockDraw(tx, no)
  if (!draw) return { status: 'unknown_draw' }
  if (draw.state > 1) return { status: 'not_open' }
  if (draw.state === 1 || now >= draw.lock_at.getTime()) return { status: 'locked_before' }
  // Those who were waited for came in a moment later than this call: they were in time.
  await sql`update lottery.draw d set open_at = least(d.open_at, l.at), lock_at = least(d.lock_at, l.at)
    from (select greatest(${iso(now)}::timestamptz,
      (select max(t.accepted_at) + interval '1 millisecond' from lottery.ticket t where t.draw_no = ${no})) as at) l
    where d.no = ${no}`.execute(tx)
  return { status: 'locked' }
}
