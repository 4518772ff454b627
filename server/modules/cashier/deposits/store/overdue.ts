import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'

/** Orders of a member, or of everybody, whose time has run out, locked. */
export async function lockOverdue(
  tx: Tx,
  {
    at,
    saidPaidHours,
    memberId,
    most,
  }: { at: Date; saidPaidHours: number; memberId: Id<'member'> | null; most: number },
): Promise<{ id: Id<'deposit'> }[]> {
  const { rows } = await sql<{ id: Id<'deposit'> }>`select id from cashier.deposit
    where state in ('CREATED', 'PENDING_PAYMENT', 'CONFIRMING') and expires_at <= ${at}
      and (state <> 'CONFIRMING' or (confirmations = 0
        and coalesce(said_paid_at, expires_at) <= ${at}::timestamptz - make_interval(hours => ${saidPaidHours})))
      and (${memberId}::uuid is null or member_id = ${memberId})
    order by expires_at limit ${most} for no key update skip locked`.execute(tx)
  return rows
}
