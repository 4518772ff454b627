import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'

/** What somebody owes its downlines under contracts: until it is paid, its money stays. */
export async function owedInArrears(db: Db | Tx, memberId: Id<'member'>): Promise<Amount> {
  const { rows } = await sql<{
    owed: Amount
  }>`select owed from bills.for_arrears where member_id = ${memberId}`.execute(db)
  return rows[0]?.owed ?? amount(0n)
}
