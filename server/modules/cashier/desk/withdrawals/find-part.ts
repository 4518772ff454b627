import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import type { Withdrawals } from '../../withdrawals/deps.ts'
import { orderToAct } from './acts.ts'
import { payPart } from '../../payouts/money.ts'
import { advance } from '../../payouts/parts.ts'
import { partOf, stepPart, type PartRow } from '../../payouts/store.ts'
import { orderByNo, type OrderRow } from '../../withdrawals/store.ts'

const FOUND = 'withdrawals.found'

interface FoundPart {
  part: number
  /** The bank's reference of it; null when it never paid. */
  bankRef: string | null
}

/** A part of a held order that is for people to find out about. Refuses WD_STATE for any other. */
async function forgottenPart(tx: Tx, order: OrderRow, part: string): Promise<PartRow> {
  const found = await partOf(tx, order.no, part)
  if (found.state !== 'UNKNOWN' || !found.forgotten) throw new Refusal('WD_STATE')
  return found
}

/**
 * Asks to say what became of a part that its provider knows no more. Refuses SYS_NOT_FOUND,
 * WD_STATE, WD_CLAIMED.
 */
export async function findPart({ db }: Withdrawals, call: Call<typeof contract.findPart>) {
  const { body, params } = call
  return db.transaction().execute(async (tx) => {
    const order = await orderToAct(tx, call)
    const { part, amount } = await forgottenPart(tx, order, params.part ?? '')
    const wanted: FoundPart = { part, bankRef: body.bankRef }
    return askApproval(tx, call, {
      action: FOUND,
      object: { kind: 'withdrawal', id: order.no },
      memberId: order.member_id,
      payload: wanted,
      before: { part, state: 'UNKNOWN', amount: amount.toString() },
      after: { part, state: body.bankRef === null ? 'FAILED' : 'PAID', bankRef: body.bankRef },
      needs: 'withdrawals.approve',
    })
  })
}

/** Pays a part, or lets it go to be paid another way, once a second person has agreed. */
export const foundPartApproval: ApprovalAction = {
  action: FOUND,
  async run(tx, approved, call) {
    const { part: number, bankRef } = approved.payload as FoundPart
    const order = await orderByNo(tx, { merchantCode: approved.merchantCode, no: approved.objectId }, true)
    const part = order && (await forgottenPart(tx, order, String(number)).catch(() => undefined))
    if (!order || !part) throw new Refusal('APPROVAL_STALE')
    if (bankRef === null) await stepPart(tx, part, 'FAILED', { reason: 'NEVER_ARRIVED' }, call.now)
    else {
      await payPart(tx, order, part, call.now)
      await stepPart(tx, part, 'PAID', { bankRef }, call.now)
    }
    const name = `${approved.makerName}, ${call.caller.name}`
    await advance(tx, order, { name, tryAgain: bankRef === null }, call.now)
  },
}
