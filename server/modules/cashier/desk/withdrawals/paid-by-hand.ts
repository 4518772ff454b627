import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { StaffCaller } from '@senluna/kit/staff.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { claimFiles } from '../../../files/index.ts'
import { channelsOf } from '../../payouts/channel-store.ts'
import { payPart } from '../../payouts/money.ts'
import { advance } from '../../payouts/parts.ts'
import { partOf, stepPart, type PartRow } from '../../payouts/store.ts'
import { MANUAL, type Withdrawals } from '../../withdrawals/deps.ts'
import { orderByNo, stepsOf, type OrderRow } from '../../withdrawals/store.ts'
import { actOn, among, orderToAct } from './acts.ts'
import { proofOf } from './proofs.ts'
import { needsTwo } from './shown.ts'

const PAID = 'withdrawals.paid'

interface Paid {
  part: number
  bankRef: string
  proofFile: Id<'file'>
}

/** A part of a held order that waits to be paid by hand. Refuses WD_STATE for any other. */
async function partByHand(tx: Tx, order: OrderRow, part: string): Promise<PartRow> {
  among(order, ['APPROVED', 'PAYING', 'DISPUTED'])
  const found = await partOf(tx, order.no, part)
  const channel = (await channelsOf(tx, order.merchant_id)).find(({ id }) => id === found.channel_id)
  if (found.state !== 'QUEUED' || channel?.provider !== MANUAL) throw new Refusal('WD_STATE')
  return found
}

/**
 * Says that a part was paid by hand; of an order that takes two people it asks for the second.
 * Refuses SYS_NOT_FOUND, WD_STATE, WD_CLAIMED, APPROVAL_RELATED for who approved the order or added
 * the part, VAL_FIELD for a picture that isn't of this order.
 */
export async function paidByHand(withdrawals: Withdrawals, call: Call<typeof contract.payPart>) {
  const { body, caller, now, params } = call
  return withdrawals.db.transaction().execute(async (tx) => {
    const order = await orderToAct(tx, call)
    const part = await partByHand(tx, order, params.part ?? '')
    const paid: Paid = { part: part.part, bankRef: body.bankRef, proofFile: body.proofFile }
    if (await needsTwo(withdrawals, order, now)) {
      await claimProof(tx, order, paid, now)
      return askPaid(tx, call, order, { ...paid, amount: part.amount })
    }
    return actOn(withdrawals, tx, call, { order, what: 'paid' }, async () => {
      await refuseInvolved(tx, order, part, caller)
      await claimProof(tx, order, paid, now)
      await pay(tx, order, part, { ...paid, name: caller.name }, now)
    })
  })
}

function askPaid(
  tx: Tx,
  call: Call<typeof contract.payPart>,
  order: OrderRow,
  { amount, ...paid }: Paid & { amount: Amount },
) {
  const { part, bankRef, proofFile } = paid
  return askApproval(tx, call, {
    action: PAID,
    object: { kind: 'withdrawal', id: order.no },
    memberId: order.member_id,
    payload: paid,
    before: { part, state: 'APPROVED', amount: amount.toString() },
    after: { part, state: 'PAID', amount: amount.toString(), bankRef, files: [proofFile] },
    needs: 'withdrawals.approve',
  })
}

/** Pays a part of an order that takes two people, once the second has agreed. */
export const paidApproval: ApprovalAction = {
  action: PAID,
  async run(tx, approved, { caller, now }) {
    const paid = approved.payload as Paid
    const order = await orderByNo(tx, { merchantCode: approved.merchantCode, no: approved.objectId }, true)
    const part = order && (await partByHand(tx, order, String(paid.part)).catch(() => undefined))
    if (!order || !part) throw new Refusal('APPROVAL_STALE')
    await pay(tx, order, part, { ...paid, name: `${approved.makerName}, ${caller.name}` }, now)
  },
}

/** Whoever let the order or the part through doesn't also say that it was paid. */
async function refuseInvolved(tx: Tx, order: OrderRow, part: PartRow, { staffId, name }: StaffCaller): Promise<void> {
  const approval = (await stepsOf(tx, order.no)).find(({ state }) => state === 'APPROVED')
  const approvers = approval?.by.split(', ') ?? []
  if (part.made_by === staffId || approvers.includes(name)) throw new Refusal('APPROVAL_RELATED')
}

const claimProof = (tx: Tx, order: OrderRow, { part, proofFile }: Paid, now: Instant): Promise<void> => {
  const owner = { memberId: order.member_id, merchantCode: order.merchant_id }
  return claimFiles(tx, owner, { purpose: 'PROOF', fileIds: [proofFile], usedBy: proofOf(order.no, part) }, now)
}

/** The money of a part leaves its hold in the transaction that says it was paid. */
async function pay(
  tx: Tx,
  order: OrderRow,
  part: PartRow,
  { bankRef, proofFile, name }: Paid & { name: string },
  now: Instant,
): Promise<void> {
  await payPart(tx, order, part, now)
  await stepPart(tx, part, 'PAID', { bankRef, proofFile }, now)
  await advance(tx, order, { name }, now)
}
