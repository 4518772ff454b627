import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { StaffCaller } from '@senluna/kit/staff.ts'
import { later, SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { newToken, tokenHash } from '../../platform/ids.ts'

const LIFE = 30 * SECOND

/** Gives a desk the ticket that it sends as the first message of its live connection. */
export async function giveStaffTicket(
  db: Db,
  caller: StaffCaller,
  now: Instant,
): Promise<{ ticket: string; expiresInSec: number }> {
  const ticket = newToken()
  await sql`insert into staff.live_ticket (ticket_hash, merchant_id, staff_id, session_id, expires_at)
    values (${tokenHash(ticket)}, ${caller.merchantCode}, ${caller.staffId}, ${caller.sessionId}, ${new Date(later(now, LIFE))})`.execute(
    db,
  )
  return { ticket, expiresInSec: LIFE / SECOND }
}

/** Takes a desk's ticket, once, while its session is open. Nothing for any other text. */
export async function redeemStaffTicket(db: Db, ticket: string, now: Instant) {
  const { rows } = await sql<{ merchant_id: MerchantCode; staff_id: Id<'staff'>; session_id: string }>`
    with taken as (delete from staff.live_ticket where ticket_hash = ${tokenHash(ticket)} returning *)
    select t.merchant_id, t.staff_id, t.session_id from taken t
    join staff.session s on s.id = t.session_id and s.ended_at is null
    where t.expires_at > ${new Date(now)}`.execute(db)
  const row = rows[0]
  return (
    row && { merchantCode: row.merchant_id, memberId: row.staff_id, sessionId: row.session_id, staff: true as const }
  )
}
