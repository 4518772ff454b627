import { idParam } from '../../../platform/http/id-param.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/money/transfers.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import type { Transfers } from '../transfers.ts'
import { endTransfer, heldTransfer } from '../send-transfer.ts'
import { transferById, type VendorTransfer } from '../store.ts'

const OUTCOMES = ['DONE', 'REVERSED'] as const

/** Whether nobody knows what became of it. */
const isUnclear = ({ state }: Pick<VendorTransfer, 'state'>): boolean => state === 'UNKNOWN' || state === 'MANUAL'

/** A transfer of the desk's brand. Refuses SYS_NOT_FOUND. */
export async function transferAt(
  db: Transfers['db'],
  merchantCode: MerchantCode,
  asked: Id<'vendor-transfer'>,
): Promise<VendorTransfer> {
  const transfer = await transferById(db, asked)
  if (transfer?.merchantCode !== merchantCode) throw new Refusal('SYS_NOT_FOUND')
  return transfer
}

/**
 * Asks a colleague to end a transfer as done or as returned.
 *
 * Refuses SYS_NOT_FOUND, APPROVAL_STALE when its outcome is known, and what `askApproval` refuses.
 */
export async function askToResolve({ db }: Transfers, call: Call<typeof contract.resolveTransfer>) {
  const transfer = await transferAt(db, call.brand.merchantCode, idParam(call.params.id))
  const { outcome } = call.body
  return db.transaction().execute(async (tx) => {
    const held = await heldTransfer(tx, transfer.id)
    if (!isUnclear(held)) throw new Refusal('APPROVAL_STALE')
    const shown = { vendorCode: held.vendorCode, direction: held.direction, amount: held.amount.toString() }
    return askApproval(tx, call, {
      action: 'transfers.resolve',
      object: { kind: 'transfer', id: transfer.id },
      memberId: transfer.ownerId,
      payload: { outcome },
      before: { ...shown, state: held.state },
      after: { ...shown, state: outcome },
      needs: 'transfers.approve',
    })
  })
}

/**
 * What happens when a second person agrees. Refuses APPROVAL_STALE when the vendor has answered
 * meanwhile.
 */
export const resolveApproval: ApprovalAction = {
  action: 'transfers.resolve',
  async run(tx: Tx, approved, { now }) {
    const transfer = await heldTransfer(tx, id(approved.objectId))
    if (!isUnclear(transfer)) throw new Refusal('APPROVAL_STALE')
    const { outcome } = approved.payload as { outcome?: unknown }
    const wanted = OUTCOMES.find((known) => known === outcome)
    assert(wanted, 'a request to resolve says how')
    await endTransfer(tx, transfer, wanted, { reason: `STAFF ${approved.makerName}`, now })
  },
}
