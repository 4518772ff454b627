import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { later, SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { newToken, tokenHash } from '../../platform/ids.ts'

const LIFE = 30 * SECOND

/** Whose page a live connection is. */
export interface LiveVisitor {
  merchantCode: MerchantCode
  memberId: Id<'member'>
  sessionId: Id<'session'>
}

/** Gives a page the ticket that it sends as the first message of its live connection. */
export async function giveTicket(
  db: Db,
  caller: Caller,
  now: Instant,
): Promise<{ ticket: string; expiresInSec: number }> {
  const ticket = newToken()
  await sql`insert into sessions.live_ticket (ticket_hash, merchant_id, member_id, session_id, expires_at)
    values (${tokenHash(ticket)}, ${caller.merchantCode}, ${caller.memberId}, ${caller.sessionId}, ${new Date(later(now, LIFE))})`.execute(
    db,
  )
  return { ticket, expiresInSec: LIFE / SECOND }
}

/** Takes a ticket, once, while its session is open. Nothing for any other text. */
export async function redeemTicket(db: Db, ticket: string, now: Instant): Promise<LiveVisitor | undefined> {
  const { rows } = await sql<{ merchant_id: MerchantCode; member_id: Id<'member'>; session_id: Id<'session'> }>`
    with taken as (delete from sessions.live_ticket where ticket_hash = ${tokenHash(ticket)} returning *)
    select t.merchant_id, t.member_id, t.session_id from taken t
    join sessions.session s on s.id = t.session_id and s.ended_at is null
    where t.expires_at > ${new Date(now)}`.execute(db)
  const row = rows[0]
  return (
    row && {
      merchantCode: row.merchant_id,
      memberId: row.member_id,
      sessionId: row.session_id,
    }
  )
}
