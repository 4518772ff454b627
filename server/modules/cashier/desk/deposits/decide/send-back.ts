import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Tx } from '../../../../../platform/database/db.ts'
import type { Call } from '../../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction, type Approved, type StaffCall } from '../../../../approvals/index.ts'
import { brandOf, type Deposits } from '../../../deposits/deps.ts'
import { addEvent } from '../../../deposits/store/order-changes.ts'
import { lockDepositByNo } from '../../../deposits/store/orders.ts'
import { outOfSuspense } from '../../../receipts/credit.ts'
import { addUse, lockReceipt, stepReceipt, type ReceiptRow } from '../../../receipts/store.ts'
import { orStale, staffActor } from './acting.ts'

const RETURN = 'suspense.return'

/** Asks to send money in suspense back. Refuses SYS_NOT_FOUND, BANK_LINE_STATE. */
export function sendBack(deposits: Deposits, call: Call<typeof contract.returnReceipt>) {
  const { body, brand } = call
  const id = call.params.id ?? ''
  return deposits.db.transaction().execute(async (tx) => {
    const receipt = isUuid<'receipt'>(id) ? await lockReceipt(tx, brand.merchantCode, id) : undefined
    if (!receipt) throw new Refusal('SYS_NOT_FOUND')
    refuseUnreturnable(receipt, amount(BigInt(body.amount)))
    return askApproval(tx, call, {
      action: RETURN,
      object: { kind: 'receipt', id: receipt.id },
      payload: { receiptId: receipt.id, ...body },
      before: { left: receipt.left_over.toString(), payer: receipt.payer_name, account: receipt.payer_account },
      after: { amount: body.amount, left: (receipt.left_over - BigInt(body.amount)).toString(), note: body.note },
      needs: 'suspense.approve',
    })
  })
}

function refuseUnreturnable(receipt: ReceiptRow, units: Amount): void {
  const open = receipt.state === 'SUSPENSE' || receipt.state === 'REVIEW'
  if (!open || units > receipt.left_over) throw new Refusal('BANK_LINE_STATE')
}

/** Sends back once a second person has agreed, unless the world has moved on. */
export const returnApproval = (deposits: Deposits): ApprovalAction => ({
  action: RETURN,
  run: (tx, approved, call) => giveBack(tx, deposits, approved, call),
})

/** The millionths that so much of a receipt stands for. */
const microOf = ({ usdt_micro: micro, amount: whole }: ReceiptRow, units: Amount): bigint =>
  ((micro ?? 0n) * units) / whole

async function giveBack(tx: Tx, deposits: Deposits, approved: Approved, call: StaffCall): Promise<void> {
  const {
    receiptId,
    amount: asked,
    note,
  } = approved.payload as { receiptId: Id<'receipt'>; amount: string; note: string }
  const receipt = await lockReceipt(tx, approved.merchantCode, receiptId)
  const units = amount(BigInt(asked))
  if (!receipt) throw new Refusal('APPROVAL_STALE')
  await orStale(async () => refuseUnreturnable(receipt, units))
  const { now } = call
  const use = {
    receiptId,
    kind: 'RETURN' as const,
    amount: units,
    depositId: receipt.deposit_id,
    staffName: call.caller.name,
    note,
  }
  const part = await addUse(tx, use, now)
  const brand = brandOf(deposits, receipt.merchant_id)
  const left = amount(receipt.left_over - units)
  // What came over a chain goes back over it: the millionths of this part, so that all parts come
  // to the whole.
  const usdt = receipt.usdt_micro === null ? {} : { usdt: microOf(receipt, receipt.left_over) - microOf(receipt, left) }
  const back = { receiptId, part, channelCode: receipt.channel_code, amount: units, ...usdt }
  await outOfSuspense(tx, back, brand, now)
  await stepReceipt(tx, receipt, left === 0n ? 'RETURNED' : 'SUSPENSE', { leftOver: left }, now)
  if (receipt.deposit_id) {
    const order = await lockDepositByNo(tx, receipt.merchant_id, receipt.order_no ?? '')
    if (order)
      await addEvent(tx, order.id, { from: order.state, to: order.state, by: staffActor(call), what: 'returned' }, now)
  }
}
