import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import { DAY, instant, iso, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/page.ts'
import type { Member } from '../../members/index.ts'
import type { Sessions } from '../sessions.ts'
import type { LoginCall } from './login-way.ts'
import { placeOf, plainText } from '../visitor.ts'

/** The account that tries under unknown names are written for. */
export const NOBODY = id<'member'>('00000000-0000-0000-0000-000000000000')

/** CODE: what was shown first was right, the second step was not. */
const RESULTS = ['OK', 'FAILED', 'LOCKED', 'CODE'] as const
export type LoginResult = (typeof RESULTS)[number]

/** A try to log in. */
export interface Try {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  ip: string
  place: string
  device: string
  result: LoginResult
}

export async function recordLogin(db: Db | Tx, attempt: Try, now: Instant): Promise<void> {
  await sql`insert into sessions.login_record (member_id, at, id, merchant_id, ip, place, device, result)
    values (${attempt.memberId}, ${new Date(now)}, ${newId<'login'>(now)}, ${attempt.merchantCode}, ${attempt.ip}, ${attempt.place}, ${attempt.device},
      ${RESULTS.indexOf(attempt.result)})`.execute(db)
}

/** Writes down how a call to log in ended; with `tx` in the transaction that opens the session. */
export async function noteLogin(
  sessions: Sessions,
  call: LoginCall,
  member: Member | undefined,
  result: LoginResult,
  tx?: Tx,
): Promise<void> {
  const memberId = member?.id ?? NOBODY
  sessions.log.info({ traceId: call.traceId, memberId, result, way: call.body.type }, 'login')
  const attempt = {
    memberId,
    merchantCode: call.brand.merchantCode,
    ip: call.ip,
    place: placeOf(sessions, call),
    device: plainText(call.body.deviceName ?? ''),
    result,
  }
  await recordLogin(tx ?? sessions.db, attempt, call.now)
}

/** The newest successful log-in, if there was one in the last 90 days. */
export async function lastSuccess(db: Db | Tx, memberId: Id<'member'>, now: Instant) {
  const { rows } = await sql<{ at: Date; ip: string; place: string }>`select at, ip, place from sessions.login_record
    where member_id = ${memberId} and result = 0 and at > ${new Date(now - 90 * DAY)} order by at desc, id desc limit 1`.execute(
    db,
  )
  const last = rows[0]
  return last && { at: last.at.toISOString(), ip: last.ip, place: last.place }
}

/** Forgets every try of some accounts: nobody is to know any more when and from where they came. */
export async function forgetLogins(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void> {
  await sql`delete from sessions.login_record where member_id = any(${[...memberIds]}::uuid[])`.execute(tx)
}

interface RecordRow {
  at: Date
  id: Id<'login'>
  ip: string
  place: string
  device: string
  result: 0 | 1 | 2 | 3
}

/** One page of an account's tries, newest first. `after` is the `next` of the page before. */
export async function loginsOf(db: Db, memberId: Id<'member'>, page: { after: string | undefined; pageSize: number }) {
  const from = cursorOf(page.after)
  const { rows } = await sql<RecordRow>`select at, id, ip, place, device, result from sessions.login_record
    where member_id = ${memberId}
      and (${from === undefined} or (at, id) < (${from?.at ?? null}::timestamptz, ${from?.id ?? null}::uuid))
    order by at desc, id desc limit ${page.pageSize + 1}`.execute(db)
  return pageOf(
    rows,
    page.pageSize,
    (last) => `${last.at.getTime()}.${last.id}`,
    (row) => ({
      at: iso(instant(row.at.getTime())),
      ip: row.ip,
      place: row.place,
      device: row.device,
      result: RESULTS[row.result],
    }),
  )
}

/** A cursor that isn't one of ours starts from the beginning. */
function cursorOf(after: string | undefined): { at: Date; id: Id<'login'> } | undefined {
  const [, at, last = ''] = /^(\d{13})\.([0-9a-f-]{36})$/.exec(after ?? '') ?? []
  return isUuid<'login'>(last) ? { at: new Date(Number(at)), id: last } : undefined
}
