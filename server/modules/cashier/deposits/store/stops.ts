import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx, Db } from '../../../../platform/database/db.ts'

/** Stops a member's deposits; false when they are stopped. */
export async function stopDeposits(
  tx: Tx,
  memberId: Id<'member'>,
  merchantCode: MerchantCode,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into cashier.deposit_stop (member_id, merchant_id, at, reason)
    values (${memberId}, ${merchantCode}, ${new Date(now)}, 'FAILED_PAYMENTS') on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether somebody's deposits stand still until staff have looked. */
export async function isStopped(db: Db | Tx, memberId: Id<'member'>): Promise<boolean> {
  const { rows } = await sql`select 1 from cashier.deposit_stop where member_id = ${memberId}`.execute(db)
  return rows.length > 0
}

/** Lets a member deposit again; false when nothing was stopped. */
export async function resumeDeposits(tx: Tx, memberId: Id<'member'>): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from cashier.deposit_stop where member_id = ${memberId}`.execute(tx)
  return numAffectedRows === 1n
}
