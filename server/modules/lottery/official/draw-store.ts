import type { Tx } from '../../../platform/database/db.ts'
import { sql } from 'kysely'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { type DrawState, DRAW_STATE } from '../draws/draw-state.ts'
import { PAIR } from '../draws/pair.ts'

/** A draw as its officials see it, locked until the transaction ends. */
export interface OfficialDraw {
  no: number
  game: string
  profile: string
  drawNumber: string
  source: 'SELF' | 'OFFICIAL' | 'DEMONSTRATION'
  state: DrawState
  facts: Record<string, unknown>
  open_at: Date
  lock_at: Date
  draw_at: Date
  result_version: number
  settled_version: number
  settled_at: Date | null
}

/** One draw, which nobody else changes until this transaction ends. */
export async function lockDraw(tx: Tx, no: number): Promise<OfficialDraw | undefined> {
  const { rows } =
    await sql<OfficialDraw>`select no, game, profile, numero as "drawNumber", source, state, facts, open_at, lock_at, draw_at, result_version,
      settled_version, settled_at
    from lottery.draw where no = ${no} for no key update`.execute(tx)
  return rows[0]
}

/**
 * Shuts everybody out who places or takes back tickets of a draw, or of a pair that follows it, and
 * waits for those inside. Until the transaction ends. Gates are taken in the order of `enter`.
 */
export const shutGate = (tx: Tx, no: number) =>
  sql`select pg_advisory_xact_lock(7300401, g.no) from (select ${no}::integer as no
    union select draw_no from lottery.pair_draw where ${no}::integer in (first_no, second_no) order by 1 offset 0) g`.execute(
    tx,
  )

/** Whether a draw follows two others: what is done is done to those. */
export const isPair = ({ profile }: Pick<OfficialDraw, 'profile'>): boolean => profile === PAIR

/** A draw that is void from now on: its settlement starts over. */
export const markVoid = (tx: Tx, no: number, reason: string, now: Instant, note: string | null = null) =>
  sql`update lottery.draw set state = ${sql.lit(DRAW_STATE.VOID)}, void_reason = ${reason}, void_note = ${note}, sealed_at = coalesce(sealed_at, ${iso(now)}), settled_at = null,
      settled_to = null, settled_version = greatest(settled_version, result_version)
    where no = ${no}`.execute(tx)

/** Has a draw wait for its result until then. */
export async function extendWait(tx: Tx, until: Instant, no: number): Promise<void> {
  await sql`update lottery.draw set facts = facts || ${JSON.stringify({ extendedTo: iso(until) })}::jsonb where no = ${no}`.execute(
    tx,
  )
}

/** Locks a draw now; what was accepted by now stays in time. */
export async function lockBefore(tx: Tx, no: number, now: Instant): Promise<void> {
  await sql`update lottery.draw d set open_at = least(d.open_at, l.at), lock_at = least(d.lock_at, l.at)
    from (select greatest(${iso(now)}::timestamptz,
      (select max(t.accepted_at) + interval '1 millisecond' from lottery.ticket t where t.draw_no = ${no})) as at) l
    where d.no = ${no}`.execute(tx)
}
