import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { depositOf } from '@senluna/kit/cashier/deposit-amounts.ts'
import type { Tx } from '../../../../../platform/database/db.ts'
import type { Call } from '../../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction, type Approved, type StaffCall } from '../../../../approvals/index.ts'
import { brandOf, type Deposits } from '../../../deposits/deps.ts'
import { stepDeposit } from '../../../deposits/store/order-changes.ts'
import { lockDepositByNo, type DepositRow } from '../../../deposits/store/orders.ts'
import { creditDeposit } from '../../../receipts/credit.ts'
import { hasLeftOver } from '../../../receipts/store.ts'
import { object, staffActor } from './acting.ts'

const CREDIT = 'deposits.credit'

/**
 * Asks to credit an order without money known here. Refuses DEP_STATE unless it can still be
 * credited.
 */
export function credit(deposits: Deposits, call: Call<typeof contract.creditDeposit>) {
  return deposits.db.transaction().execute(async (tx) => {
    const order = await lockDepositByNo(tx, call.brand.merchantCode, call.params.orderNo ?? '')
    if (!order) throw new Refusal('SYS_NOT_FOUND')
    if (!isCreditable(order)) throw new Refusal('DEP_STATE')
    const { amount: units } = call.body
    return askApproval(tx, call, {
      action: CREDIT,
      object: object(order.order_no),
      memberId: order.member_id,
      payload: { orderNo: order.order_no, amount: units },
      before: { state: order.state, asked: order.asked.toString(), member: order.user_name },
      after: { state: 'CREDITED', amount: units, backed: false },
      needs: 'deposits.approve',
    })
  })
}

const isCreditable = ({ state, method }: DepositRow): boolean =>
  method !== 'SCRATCH' && ['PENDING_PAYMENT', 'CONFIRMING', 'REVIEW', 'EXPIRED', 'CANCELLED'].includes(state)

/** Credits once a second person has agreed, unless the world has moved on. */
export const creditApproval = (deposits: Deposits): ApprovalAction => ({
  action: CREDIT,
  run: (tx, approved, call) => creditUnbacked(tx, deposits, approved, call),
})

async function creditUnbacked(tx: Tx, deposits: Deposits, approved: Approved, call: StaffCall): Promise<void> {
  const { orderNo, amount: units } = approved.payload as { orderNo: string; amount: string }
  const order = await lockDepositByNo(tx, approved.merchantCode, orderNo)
  if (!order || !isCreditable(order)) throw new Refusal('APPROVAL_STALE')
  // Money has come for it by now: it is credited with that, not on a word.
  const found = await hasLeftOver(tx, order.id)
  if (found) throw new Refusal('APPROVAL_STALE')
  const by = staffActor(call)
  const { now } = call
  const inReview =
    order.state === 'REVIEW'
      ? order
      : await stepDeposit(tx, order, 'REVIEW', 'creditAgreed', by, now, { reason: 'PROOF' })
  const rule = { fixed: order.fee_fixed, ppm: order.fee_ppm }
  const funds = { came: depositOf(BigInt(units), rule), unbacked: true } as const
  const done = await creditDeposit(tx, deposits, inReview, funds, brandOf(deposits, order.merchant_id), by, now)
  if (!done) throw new Refusal('APPROVAL_STALE')
}
