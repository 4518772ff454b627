import { idParam } from '../../../platform/http/id-param.ts'
import { Readable } from 'node:stream'
import type * as contract from '@senluna/contract/member/exports.ts'
import type { ExportReport, OwnExport } from '@senluna/contract/member/exports.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { PAGE_OF_FILE, type TeamFile } from '@senluna/kit/agents/pages.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, instant, iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { unseal } from '../../../platform/config/secrets.ts'
import { lockMember } from '../../members/index.ts'
import { noteChange } from '../changes.ts'
import { confirmIdentity } from '../confirm.ts'
import type { Security } from '../security.ts'
import {
  lastOwnExport,
  insertOwnExport,
  tablesAsked,
  insertTableExport,
  pieceOf,
  exportById,
  type ExportRow,
} from './export-store.ts'
import { daysOfExport } from './export-days.ts'
import { EXPORT_STATE, EXPORT_STATES } from './export-state.ts'

type Job = NonNullable<OwnExport['job']>

/** So many tables of records somebody may have made in a day. */
const TABLES_A_DAY = 20

/**
 * The caller's newest export of everything, and when the next may be asked for: a day after the
 * last one that didn't fail.
 */
export async function ownExport(db: Db, memberId: Id<'member'>, now: Instant): Promise<OwnExport> {
  const row = await lastOwnExport(db, memberId)
  if (!row) return { job: null, mayAskAt: null }
  const next = instant(row.asked_at.getTime() + DAY)
  return { job: jobOf(row, now), mayAskAt: row.state !== EXPORT_STATE.FAILED && next > now ? iso(next) : null }
}

function jobOf(row: ExportRow, now: Instant): Job {
  const over = row.state === EXPORT_STATE.READY && row.expires_at !== null && row.expires_at.getTime() <= now
  return {
    jobId: row.id,
    state: over ? 'GONE' : EXPORT_STATES[row.state],
    askedAt: row.asked_at.toISOString(),
    ...(row.expires_at ? { until: row.expires_at.toISOString() } : {}),
    ...(row.bytes === null ? {} : { bytes: Number(row.bytes) }),
    ...(row.cut_at === null ? {} : { cutAt: row.cut_at }),
  }
}

/** One export of the caller. Refuses SYS_NOT_FOUND for any other. */
export async function oneExport(db: Db, memberId: Id<'member'>, jobId: Id<'export'>, now: Instant): Promise<Job> {
  return jobOf(await ownRow(db, memberId, jobId), now)
}

async function ownRow(db: Db, memberId: Id<'member'>, jobId: Id<'export'>): Promise<ExportRow> {
  const row = await exportById(db, memberId, jobId)
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  return row
}

/**
 * Asks for an export: of everything, for which the caller shows again who they are; or of one
 * record as a table.
 *
 * Refuses EXPORT_TOO_SOON, VAL_FIELD for days that make no period, what `confirmIdentity` refuses,
 * and of a team AUTH_NOT_AGENT and AUTH_FORBIDDEN.
 */
export async function askExport(security: Security, call: Call<typeof contract.askExport>): Promise<OwnExport> {
  const { caller, brand, body, now } = call
  const { memberId } = caller
  if (body.report !== 'OWN_DATA') return askTable(security, call, body.report)
  await confirmIdentity(security, caller, brand, body.password, now)
  return security.db.transaction().execute(async (tx) => {
    // Two at once take turns: the second finds the first one's.
    await lockMember(tx, memberId)
    const { mayAskAt } = await ownExport(tx, memberId, now)
    if (mayAskAt !== null) throw new Refusal('EXPORT_TOO_SOON', { value: { mayAskAt } })
    await insertOwnExport(tx, { merchantCode: brand.merchantCode, memberId, language: call.language }, now)
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'exportAsked', now)
    return ownExport(tx, memberId, now)
  })
}

const isOfTeam = (report: ExportReport): report is TeamFile => report in PAGE_OF_FILE

/** A record as a table. Two at once take turns, so that the day's number holds. */
async function askTable(
  { db, teamFiles }: Security,
  call: Call<typeof contract.askExport>,
  report: ExportReport,
): Promise<OwnExport> {
  const { caller, brand, body, language, now } = call
  if (isOfTeam(report)) await teamFiles.ask(db, call, caller, report)
  const filter = body.filter ?? {}
  const { days } = daysOfExport(report, filter, brand.timeZone, now)
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, caller.memberId)
    const rows = await tablesAsked(tx, caller.memberId, TABLES_A_DAY, now)
    if (rows.length === TABLES_A_DAY)
      throw new Refusal('EXPORT_TOO_SOON', {
        value: { mayAskAt: iso(instant(rows[TABLES_A_DAY - 1]!.asked.getTime() + DAY)) },
      })
    const jobId = newId<'export'>(now)
    await insertTableExport(
      tx,
      { jobId, merchantCode: brand.merchantCode, memberId: caller.memberId, language, report, filter, days },
      now,
    )
    return { job: { jobId, state: 'WAITING', askedAt: iso(now) }, mayAskAt: null }
  })
}

/**
 * Sends the file. Refuses SYS_NOT_FOUND for one that isn't the caller's, isn't ready or is over,
 * and one of a team to who may not have it any more.
 */
export async function sendExport(security: Security, call: Call<typeof contract.exportFile>): Promise<null> {
  const { caller, now, reply } = call
  const row = await ownRow(security.db, caller.memberId, idParam(call.params.jobId))
  if (jobOf(row, now).state !== 'READY') throw new Refusal('SYS_NOT_FOUND')
  // Who may not have it any more is answered as for one that isn't there: a file has no envelope.
  if (isOfTeam(row.report))
    await security.teamFiles.check(security.db, caller, row.report).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('SYS_NOT_FOUND') : error
    })
  const ending = row.report === 'OWN_DATA' ? 'zip' : 'csv'
  await reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${caller.userName}-${iso(now).slice(0, 10)}.${ending}"`)
    .type(ending === 'zip' ? 'application/zip' : 'text/csv; charset=utf-8')
    .send(Readable.from(piecesOf(security, row.id)))
  return null
}

/** The file piece by piece, each read when the one before is on its way. */
async function* piecesOf({ db, keys }: Security, jobId: Id<'export'>): AsyncGenerator<Buffer> {
  for (let no = 0; ; no++) {
    const row = await pieceOf(db, jobId, no)
    if (!row) return
    yield unseal(keys.export, row.piece_sealed, `${jobId} ${no}`)
  }
}
