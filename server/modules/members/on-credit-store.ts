import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/**
 * Whether an account stands in a line on credit: it plays with what its upline gave it, and no
 * money is paid in or out of it.
 */
export async function isOnCredit(db: Db | Tx, memberId: Id<'member'>): Promise<boolean> {
  const { rows } = await sql`select from credit.for_accounts where member_id = ${memberId}`.execute(db)
  return rows.length > 0
}

/** Refuses CRD_NO_CASH for an account on credit. */
export async function refuseOnCredit(db: Db | Tx, memberId: Id<'member'>): Promise<void> {
  if (await isOnCredit(db, memberId)) throw new Refusal('CRD_NO_CASH')
}
