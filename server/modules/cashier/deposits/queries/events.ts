import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { DepositRow } from '../store/orders.ts'
import type * as contract from '@senluna/contract/desk/money/deposits.ts'

interface EventRow {
  at: Date
  from_state: DepositRow['state'] | null
  to_state: DepositRow['state']
  actor_kind: 'member' | 'staff' | 'provider' | 'system'
  actor_name: string
  what: contract.DepositEvent
  detail: Record<string, unknown>
}

/** What happened to an order, in order. */
export async function eventsOf(db: Db, orderId: Id<'deposit'>): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select at, from_state, to_state, actor_kind, actor_name, what, detail
    from cashier.deposit_event where deposit_id = ${orderId} order by seq`.execute(db)
  return rows
}
