import { sql } from 'kysely'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { DRAW_STATE } from '../draw-state.ts'

interface Overdue {
  step: 'lock' | 'draw' | 'settle'
  draws: number
  /** How late the latest is. */
  seconds: number
}

/**
 * Draws that should have been locked, drawn or settled before `before`. Official draws wait for
 * their source, and have alarms of their own.
 */
export async function overdueDraws(db: Db, now: Instant, before: Instant): Promise<Overdue[]> {
  const late = (step: Overdue['step'], moment: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
    sql`select ${step}::text as step, count(*)::integer as draws,
      coalesce(extract(epoch from ${iso(now)}::timestamptz - min(${moment})), 0)::float8 as seconds
      from lottery.draw where ${where} and ${moment} < ${iso(before)}`
  const { rows } = await sql<Overdue>`
    ${late('lock', sql`lock_at`, sql`state = ${sql.lit(DRAW_STATE.OPEN)}`)}
    union all
    ${late('draw', sql`draw_at`, sql`state = ${sql.lit(DRAW_STATE.SEALED)} and source <> 'OFFICIAL'`)}
    union all
    ${late(
      'settle',
      sql`drawn_at`,
      sql`state in (${sql.lit(DRAW_STATE.DRAWN)}, ${sql.lit(DRAW_STATE.VOID)}) and settled_at is null`,
    )}`.execute(db)
  return rows
}
