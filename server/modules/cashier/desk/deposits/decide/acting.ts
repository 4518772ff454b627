import { Refusal } from '@senluna/contract/refusals.ts'
import type { StaffCall } from '../../../../approvals/index.ts'
import type { Actor } from '../../../deposits/store/order-changes.ts'

/** Whoever of the staff calls, as an order notes them. */
export const staffActor = (call: Pick<StaffCall, 'caller'>): Actor => ({ kind: 'staff', name: call.caller.name })

/** An order as the audit log and approvals name it. */
export const object = (orderNo: string) => ({ kind: 'deposit', id: orderNo })

/** What would be refused now was fine when it was asked for: the world has moved on. */
export async function orStale(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('APPROVAL_STALE') : error
  }
}
