import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Id } from '@senluna/kit/ids.ts'

/** A member's open order of a method. */
export async function openOrderOf(
  tx: Tx,
  memberId: Id<'member'>,
  method: string,
): Promise<{ order_no: string } | undefined> {
  const { rows } = await sql<{ order_no: string }>`select order_no from cashier.deposit where member_id = ${memberId}
    and method = ${method} and state in ('CREATED', 'PENDING_PAYMENT', 'CONFIRMING') and not by_money`.execute(tx)
  return rows[0]
}

/** The order that a transfer on a chain belongs to already. */
export async function orderOfTransfer(
  tx: Tx,
  memberId: Id<'member'>,
  key: Id<string>,
  ref: string,
): Promise<{ id: Id<'deposit'> } | undefined> {
  const { rows } = await sql<{ id: Id<'deposit'> }>`select d.id from cashier.deposit d
    where d.member_id = ${memberId} and (d.request_key = ${key} or d.details->>'tx' = ${ref})`.execute(tx)
  return rows[0]
}
