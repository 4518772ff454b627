import type * as contract from '@senluna/contract/desk/contracts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../platform/http/route.ts'
import { staffDid } from '../../staff/index.ts'
import { actOn } from '../act.ts'
import type { Contracts } from '../contracts.ts'
import { waitingAt } from '../store/request-store.ts'
import { heldOfBrand } from './for-the-house.ts'

/**
 * Acts for the house on a contract that it pays. Refuses CTR_NOT_FOUND for any other,
 * CTR_NOT_YOURS, CTR_STATE.
 */
export async function actForHouse(contracts: Contracts, call: Call<typeof contract.actOnHouseContract>) {
  const { brand, body, caller, now, reason } = call
  return contracts.db.transaction().execute(async (tx) => {
    const before = await heldOfBrand(tx, brand.merchantCode, call.params.id)
    if (before.offerorId !== null) throw new Refusal('CTR_NOT_FOUND')
    const request = (await waitingAt(tx, [before.id])).get(before.id)
    if (body.action !== 'TERMINATE' && !request) throw new Refusal('CTR_STATE')
    const { contract: after } = await actOn(
      contracts,
      tx,
      { contract: before, request, role: 'OFFEROR' },
      { brand, byId: caller.staffId, action: body.action, note: reason, isConfirmed: true, now },
    )
    await staffDid(tx, call, {
      action: `contracts.${body.action.toLowerCase()}`,
      object: { kind: 'contract', id: before.id },
      before: { member: before.holderName, kind: before.kind, state: before.state },
      after: { member: before.holderName, kind: before.kind, state: after.state },
    })
    return { contractId: after.id, status: after.state }
  })
}
