import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../../../platform/http/route.ts'
import { emit } from '../../../../../platform/outbox.ts'
import { dropRequests } from '../../../../approvals/index.ts'
import { staffDid } from '../../../../staff/index.ts'
import type { Deposits } from '../../../deposits/deps.ts'
import { stepDeposit } from '../../../deposits/store/order-changes.ts'
import { lockDepositByNo } from '../../../deposits/store/orders.ts'
import { resumeDeposits } from '../../../deposits/store/stops.ts'
import { publishDeposit } from '../../../receipts/credit.ts'
import { stepReviewToSuspense } from '../../../receipts/store.ts'
import { orderAt } from '../lists.ts'
import { object, staffActor } from './acting.ts'

/**
 * Rejects an order that staff look at, or that waits; its money stays in suspense. Refuses
 * DEP_STATE.
 */
export function reject(deposits: Deposits, call: Call<typeof contract.rejectDeposit>) {
  const { brand, body, now } = call
  return deposits.db.transaction().execute(async (tx) => {
    const order = await lockDepositByNo(tx, brand.merchantCode, call.params.orderNo ?? '')
    if (!order) throw new Refusal('SYS_NOT_FOUND')
    if (order.state !== 'REVIEW' && order.state !== 'CONFIRMING') throw new Refusal('DEP_STATE')
    const done = await stepDeposit(tx, order, 'REJECTED', 'rejected', staffActor(call), now, { reason: body.reason })
    await stepReviewToSuspense(tx, order.id, now)
    await publishDeposit(tx, done, now)
    const payload = { orderNo: order.order_no, reason: body.reason }
    await emit(tx, now, { topic: 'depositRejected', audience: order.member_id, payload })
    await staffDid(tx, call, {
      action: 'deposits.reject',
      object: object(order.order_no),
      before: { state: order.state },
      after: { state: 'REJECTED', reason: body.reason },
    })
    await dropRequests(tx, { merchantCode: order.merchant_id, ...object(order.order_no) }, now, call.reason)
    return { orderNo: done.order_no, state: done.state }
  })
}

/** Lets the member of an order deposit again. Refuses SYS_NOT_FOUND. */
export async function resume(deposits: Deposits, call: Call<typeof contract.resumeDeposits>) {
  const order = await orderAt(deposits, call)
  return deposits.db.transaction().execute(async (tx) => {
    const resumed = await resumeDeposits(tx, order.member_id)
    await staffDid(tx, call, {
      action: 'deposits.resume',
      object: { kind: 'member', id: order.member_id },
      after: { resumed },
    })
    return { resumed }
  })
}
