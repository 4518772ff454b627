import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { channelsOf } from '../../payouts/channel-store.ts'
import { bringBack } from '../../payouts/money.ts'
import { addPart, advance } from '../../payouts/parts.ts'
import { partOf, stepPart, type PartRow } from '../../payouts/store.ts'
import { MANUAL, type Withdrawals } from '../../withdrawals/deps.ts'
import { orderByNo, type OrderRow } from '../../withdrawals/store.ts'
import { orderToAct } from './acts.ts'

const SETTLE = 'withdrawals.settle'

interface Settled {
  part: number
  /** RECEIVED: the payment came to its member. FAILED: it came back. */
  state: 'RECEIVED' | 'FAILED'
}

/** A part of a held order that its member disputes. Refuses WD_STATE for any other. */
async function disputedPart(tx: Tx, order: OrderRow, part: string): Promise<PartRow> {
  const found = await partOf(tx, order.no, part)
  if (found.state !== 'DISPUTED') throw new Refusal('WD_STATE')
  return found
}

/** Asks to end a dispute, either way. Refuses SYS_NOT_FOUND, WD_STATE, WD_CLAIMED. */
export async function settleDispute({ db }: Withdrawals, call: Call<typeof contract.settleDispute>) {
  const { body, params } = call
  return db.transaction().execute(async (tx) => {
    const order = await orderToAct(tx, call)
    const { part, amount } = await disputedPart(tx, order, params.part ?? '')
    const wanted: Settled = { part, state: body.arrived ? 'RECEIVED' : 'FAILED' }
    return askApproval(tx, call, {
      action: SETTLE,
      object: { kind: 'withdrawal', id: order.no },
      memberId: order.member_id,
      payload: wanted,
      before: { part, state: 'DISPUTED', amount: amount.toString() },
      after: { ...wanted, amount: amount.toString() },
      needs: 'withdrawals.approve',
    })
  })
}

/**
 * Ends a dispute once a second person has agreed. What came back is set aside anew and waits to be
 * paid by hand.
 */
export const settleApproval: ApprovalAction = {
  action: SETTLE,
  async run(tx, approved, { caller, now }) {
    const { part: number, state } = approved.payload as Settled
    const order = await orderByNo(tx, { merchantCode: approved.merchantCode, no: approved.objectId }, true)
    const part = order && (await disputedPart(tx, order, String(number)).catch(() => undefined))
    if (!order || !part) throw new Refusal('APPROVAL_STALE')
    if (state === 'RECEIVED') await stepPart(tx, part, 'CONFIRMED', { confirmedBy: 'STAFF' }, now)
    else {
      const hold = await bringBack(tx, order, part, now)
      await stepPart(tx, part, 'FAILED', {}, now)
      const channels = await channelsOf(tx, order.merchant_id)
      const channel = channels.find(({ provider }) => provider === MANUAL)?.id ?? part.channel_id
      await addPart(tx, order, { amount: part.amount, channel, hold, by: approved.makerId }, now)
    }
    await advance(tx, order, { name: `${approved.makerName}, ${caller.name}` }, now)
  },
}
