import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { type Instant, DAY, MINUTE } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { fromWire, wireCopy } from '@senluna/contract/names.ts'
import type { ExportReport, ExportFilter } from '@senluna/contract/member/exports.ts'
import type { Security } from '../security.ts'
import { type ExportState, EXPORT_STATE } from './export-state.ts'

export interface ExportRow {
  id: Id<'export'>
  state: ExportState
  asked_at: Date
  expires_at: Date | null
  bytes: bigint | null
  cut_at: number | null
  report: ExportReport
}

const COLUMNS = sql.raw('id, state, asked_at, expires_at, bytes, cut_at, report')

/** The last export of all data of a member. */
export async function lastOwnExport(db: Db, memberId: Id<'member'>): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`select ${COLUMNS} from security.export
    where member_id = ${memberId} and report = 'OWN_DATA' order by asked_at desc limit 1`.execute(db)
  return rows[0]
}

/** Asks for an export of all data. */
export async function insertOwnExport(
  tx: Tx,
  { merchantCode, memberId, language }: { merchantCode: MerchantCode; memberId: Id<'member'>; language: string },
  now: Instant,
): Promise<void> {
  await sql`insert into security.export (id, merchant_id, member_id, language, asked_at)
      values (${newId<'export'>(now)}, ${merchantCode}, ${memberId}, ${language}, ${new Date(now)})`.execute(tx)
}

/** When a member asked for tables within a day, the newest first. */
export async function tablesAsked(
  tx: Tx,
  memberId: Id<'member'>,
  tablesADay: number,
  now: Instant,
): Promise<{ asked: Date }[]> {
  const { rows } = await sql<{ asked: Date }>`select asked_at as asked from security.export
      where member_id = ${memberId} and report <> 'OWN_DATA' and asked_at > ${new Date(now - DAY)}
      order by asked_at desc limit ${tablesADay}`.execute(tx)
  return rows
}

/**
 * A filter is kept by its names on the wire: a process of the version before can take the export
 * up.
 */
const FILTER_NAMES = ['vendorCode'] as const

/** Asks for an export of a table. */
export async function insertTableExport(
  tx: Tx,
  row: {
    jobId: Id<'export'>
    merchantCode: MerchantCode
    memberId: Id<'member'>
    language: string
    report: ExportReport
    filter: ExportFilter
    days: { from: string; to: string }
  },
  now: Instant,
): Promise<void> {
  await sql`insert into security.export (id, merchant_id, member_id, language, asked_at, report, filter)
      values (${row.jobId}, ${row.merchantCode}, ${row.memberId}, ${row.language}, ${new Date(now)}, ${row.report},
        ${JSON.stringify({ ...(wireCopy(FILTER_NAMES, row.filter) as object), ...row.days })}::jsonb)`.execute(tx)
}

/** A piece of an export, sealed. */
export async function pieceOf(db: Db, jobId: Id<'export'>, no: number): Promise<{ piece_sealed: Buffer } | undefined> {
  const { rows } = await sql<{ piece_sealed: Buffer }>`select piece_sealed from security.export_piece
      where export_id = ${jobId} and no = ${no}`.execute(db)
  return rows[0]
}

export interface Job {
  id: Id<'export'>
  merchant_id: MerchantCode
  member_id: Id<'member'>
  language: string
  tries: number
  report: ExportReport
  filter: ExportFilter
}

export async function claim({ db }: Security, now: Instant): Promise<Job | undefined> {
  const { rows } = await sql<Job>`update security.export set claimed_until = ${new Date(now + CLAIM)}, tries = tries + 1
    where id = (select id from security.export where state = ${sql.lit(EXPORT_STATE.WAITING)} and (claimed_until is null or claimed_until < ${new Date(now)})
      order by asked_at limit 1 for update skip locked)
    returning id, merchant_id, member_id, language, tries, report, filter`.execute(db)
  const [job] = rows
  return job && { ...job, filter: fromWire(FILTER_NAMES, job.filter) as ExportFilter }
}

/** Ends an export that could not be made. */
export async function markFailed(db: Db, jobId: Id<'export'>): Promise<void> {
  await sql`update security.export set state = ${sql.lit(EXPORT_STATE.FAILED)} where id = ${jobId} and state = ${sql.lit(EXPORT_STATE.WAITING)}`.execute(
    db,
  )
}

/** Deletes what an earlier try left. */
export async function deletePieces(db: Db, jobId: Id<'export'>): Promise<void> {
  await sql`delete from security.export_piece where export_id = ${jobId}`.execute(db)
}

/** Keeps a piece of an export, sealed. */
export async function insertPiece(db: Db, jobId: Id<'export'>, no: number, sealed: Buffer): Promise<void> {
  await sql`insert into security.export_piece (export_id, no, piece_sealed) values (${jobId}, ${no}, ${sealed})`.execute(
    db,
  )
}

/** Keeps others from an export a while longer. */
export async function holdClaim(db: Db, until: Date, jobId: Id<'export'>): Promise<void> {
  await sql`update security.export set claimed_until = ${until} where id = ${jobId}`.execute(db)
}

/** Notes that an export is ready; false when it ended meanwhile. */
export async function markReady(
  tx: Tx,
  {
    at,
    kept,
    bytes,
    cutAt,
    jobId,
  }: { at: Instant; kept: number; bytes: number; cutAt: number | null; jobId: Id<'export'> },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update security.export set state = ${sql.lit(EXPORT_STATE.READY)}, ready_at = ${new Date(at)}, expires_at = ${new Date(at + kept)}, bytes = ${bytes}, cut_at = ${cutAt}
      where id = ${jobId} and state = ${sql.lit(EXPORT_STATE.WAITING)}`.execute(tx)
  return numAffectedRows === 1n
}

/** A process that is at it says so again with each piece. */
export const CLAIM = 5 * MINUTE

/** An export of a member's own. */
export async function exportById(db: Db, memberId: Id<'member'>, id: Id<'export'>): Promise<ExportRow | undefined> {
  const { rows } =
    await sql<ExportRow>`select ${COLUMNS} from security.export where id = ${id} and member_id = ${memberId}`.execute(
      db,
    )
  return rows[0]
}
