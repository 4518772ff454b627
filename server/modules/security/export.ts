import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type * as contract from '@senluna/contract/security.ts'
import type { OwnExport } from '@senluna/contract/security.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { DAY, instant, iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { unseal } from '../../platform/secrets.ts'
import { lockMember } from '../members/index.ts'
import { noteChange } from './changes.ts'
import { confirmIdentity } from './confirm.ts'
import type { Security } from './index.ts'

const STATES = ['WAITING', 'READY', 'FAILED', 'GONE'] as const

interface Row {
  id: string
  state: 0 | 1 | 2 | 3
  asked_at: Date
  expires_at: Date | null
  bytes: bigint | null
}

/** The caller's newest export, and when the next may be asked for: a day after the last one that didn't fail. */
export async function ownExport(db: Db, memberId: Id<'member'>, now: Instant): Promise<OwnExport> {
  const { rows } = await sql<Row>`select id, state, asked_at, expires_at, bytes from security.export
    where member_id = ${memberId} order by asked_at desc limit 1`.execute(db)
  const row = rows[0]
  if (!row) return { job: null, mayAskAt: null }
  const over = row.state === 1 && row.expires_at !== null && row.expires_at.getTime() <= now
  const next = instant(row.asked_at.getTime() + DAY)
  return {
    job: {
      jobId: row.id,
      state: over ? 'GONE' : STATES[row.state],
      askedAt: row.asked_at.toISOString(),
      ...(row.expires_at ? { until: row.expires_at.toISOString() } : {}),
      ...(row.bytes === null ? {} : { bytes: Number(row.bytes) }),
    },
    mayAskAt: row.state !== 2 && next > now ? iso(next) : null,
  }
}

/** Asks for an export of the caller's own data. Refuses EXPORT_TOO_SOON, and what `confirmIdentity` refuses. */
export async function askExport(security: Security, call: Call<typeof contract.askExport>): Promise<OwnExport> {
  const { caller, brand, body, now } = call
  const { memberId } = caller
  await confirmIdentity(security, caller, brand, body.password, now)
  return security.db.transaction().execute(async (tx) => {
    // Two at once take turns: the second finds the first one's.
    await lockMember(tx, memberId)
    const { mayAskAt } = await ownExport(tx, memberId, now)
    if (mayAskAt !== null) throw new Refusal('EXPORT_TOO_SOON', { value: { mayAskAt } })
    await sql`insert into security.export (id, merchant_id, member_id, language, asked_at)
      values (${newId<'export'>(now)}, ${brand.merchantCode}, ${memberId}, ${call.language}, ${new Date(now)})`.execute(
      tx,
    )
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'exportAsked', now)
    return ownExport(tx, memberId, now)
  })
}

/** Sends the file. Refuses SYS_NOT_FOUND for one that isn't the caller's, isn't ready or is over. */
export async function sendExport(security: Security, call: Call<typeof contract.exportFile>): Promise<null> {
  const { caller, now, reply } = call
  const { jobId } = call.params
  if (jobId === undefined || !isUuid(jobId)) throw new Refusal('SYS_NOT_FOUND')
  const { rows } = await sql`select from security.export where id = ${jobId} and member_id = ${caller.memberId}
    and state = 1 and expires_at > ${new Date(now)}`.execute(security.db)
  if (rows.length === 0) throw new Refusal('SYS_NOT_FOUND')
  await reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${caller.userName}-${iso(now).slice(0, 10)}.zip"`)
    .type('application/zip')
    .send(Readable.from(piecesOf(security, jobId)))
  return null
}

/** The file piece by piece, each read when the one before is on its way. */
async function* piecesOf({ db, keys }: Security, jobId: string): AsyncGenerator<Buffer> {
  for (let no = 0; ; no++) {
    const { rows } = await sql<{ piece_sealed: Buffer }>`select piece_sealed from security.export_piece
      where export_id = ${jobId} and no = ${no}`.execute(db)
    if (!rows[0]) return
    yield unseal(keys.export, rows[0].piece_sealed, `${jobId} ${no}`)
  }
}
