import { sql } from 'kysely'
import type { Tx, Db } from '../../../platform/database/db.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Result } from '@senluna/games/lottery/rules/draws/result.ts'
import type { GivenFacts } from './draw-row.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

export interface ReportRow {
  id: string
  source: string
  staff_id: Id<'staff'> | null
  result: unknown
  facts: GivenFacts
  published_at: Date | null
}

/** Whether sources have contradicted each other about a draw and nobody has decided yet. */
export async function isDisputed(tx: Tx, no: number): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select exists (select from lottery.report
    where draw_no = ${no} and state = 'DISAGREES') as yes`.execute(tx)
  return rows[0]?.yes ?? false
}

/** Whether somebody has entered a result of this draw, whatever became of it. */
export async function hasEntered(tx: Db | Tx, no: number, staffId: Id<'staff'>): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select exists (select from lottery.report
    where draw_no = ${no} and staff_id = ${staffId}) as yes`.execute(tx)
  return rows[0]?.yes ?? false
}

/** Reports of a draw that wait for another, the oldest first. */
export async function openReports(tx: Tx, no: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`select id, source, staff_id, result, facts, published_at from lottery.report
    where draw_no = ${no} and state = 'OPEN' order by received_at, id`.execute(tx)
  return rows
}

/** Drops a report that its sender has replaced. */
export async function dropReport(tx: Tx, ownId: string): Promise<void> {
  await sql`update lottery.report set state = 'DROPPED' where id = ${ownId}`.execute(tx)
}

/** Keeps a report of a result. */
export async function insertReport(
  tx: Tx,
  row: {
    id: Id<'report'>
    no: number
    source: string
    result: Result
    facts: GivenFacts
    staffId: Id<'staff'> | undefined
    publishedAt: Instant | undefined
    evidence: object
  },
  now: Instant,
): Promise<void> {
  await sql`insert into lottery.report (id, draw_no, source, result, facts, staff_id, received_at, published_at, evidence)
    values (${row.id}, ${row.no}, ${row.source}, ${JSON.stringify(row.result)}, ${JSON.stringify(row.facts)}, ${row.staffId ?? null},
      ${iso(now)}, ${row.publishedAt === undefined ? null : iso(row.publishedAt)}, ${JSON.stringify(row.evidence)})`.execute(
    tx,
  )
}

/** Notes that the reports of a draw disagree. */
export async function markDisagreeing(tx: Tx, no: number): Promise<void> {
  await sql`update lottery.report set state = 'DISAGREES' where draw_no = ${no} and state = 'OPEN'`.execute(tx)
}

/** Notes that the reports of a draw agree. */
export async function markUsed(tx: Tx, no: number): Promise<void> {
  await sql`update lottery.report set state = 'USED' where draw_no = ${no} and state = 'OPEN'`.execute(tx)
}

/** Writes a version of a draw's result. */
export async function insertResult(
  tx: Tx,
  row: {
    no: number
    version: number
    result: Result
    kept: { voidFrom?: string | undefined; bonus?: number | undefined }
    origin: string
    enteredBy: string | undefined
    approvedBy: string | undefined
    reason: string
    evidence: object
  },
  now: Instant,
): Promise<void> {
  await sql`insert into lottery.result (draw_no, version, result, facts, origin, entered_by, approved_by, reason, evidence, at)
    values (${row.no}, ${row.version}, ${JSON.stringify(row.result)}, ${JSON.stringify(row.kept)}, ${row.origin},
      ${row.enteredBy ?? null}, ${row.approvedBy ?? null}, ${row.reason}, ${JSON.stringify(row.evidence)},
      ${iso(now)})`.execute(tx)
}

/** Has a draw stand by a version of its result. */
export async function markResult(
  tx: Tx,
  {
    version,
    kept,
    resultVersion,
    no,
  }: {
    version: number
    kept: { voidFrom?: string | undefined; bonus?: number | undefined }
    resultVersion: number
    no: number
  },
  now: Instant,
): Promise<void> {
  await sql`update lottery.draw set state = ${sql.lit(DRAW_STATE.DRAWN)}, result_version = ${version}, facts = ${JSON.stringify(kept)}::jsonb,
      drawn_at = coalesce(drawn_at, ${iso(now)}), settled_at = null, settled_to = null,
      settled_version = greatest(settled_version, ${resultVersion}::smallint)
    where no = ${no}`.execute(tx)
}

/** Drops what was reported of a draw. */
export async function dropReports(tx: Tx, no: number): Promise<void> {
  await sql`update lottery.report set state = 'DROPPED' where draw_no = ${no} and state in ('OPEN', 'DISAGREES')`.execute(
    tx,
  )
}

/** A version of a draw's result. */
export async function resultOf(
  tx: Tx,
  no: number,
  resultVersion: number,
): Promise<{ result: unknown; facts: GivenFacts }[]> {
  const { rows } = await sql<{ result: unknown; facts: GivenFacts }>`select result, facts from lottery.result
    where draw_no = ${no} and version = ${resultVersion}`.execute(tx)
  return rows
}
