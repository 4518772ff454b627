import type * as contract from '@senluna/contract/desk/contracts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { rate } from '@senluna/kit/money.ts'
import type { Call } from '../../../platform/http/route.ts'
import { memberByName } from '../../members/index.ts'
import { staffDid } from '../../staff/index.ts'
import { actOn } from '../act.ts'
import type { Contracts } from '../contracts.ts'
import { refuseDisabled } from '../guards.ts'
import { waitingAt } from '../store/request-store.ts'
import { termsOf, writtenTerms } from '../terms.ts'
import { heldOfBrand, offerOfHouse } from './for-the-house.ts'

/** Offers a contract of the house. Refuses SYS_NOT_FOUND and what `offerOfHouse` refuses. */
export async function offerForHouse({ db }: Contracts, call: Call<typeof contract.offerHouseContract>) {
  const { brand, body, caller, now } = call
  refuseDisabled(brand, body.kind)
  const holder = await memberByName(db, brand.merchantCode, body.name.toLowerCase())
  if (!holder) throw new Refusal('SYS_NOT_FOUND')
  const terms = termsOf(body.kind, body, rate(body.vendorFeePpm ?? 0))
  return db.transaction().execute(async (tx) => {
    const staff = { merchantCode: brand.merchantCode, staffId: caller.staffId }
    const offer = { holderId: holder.id, terms, note: body.note ?? '' }
    const { contractId, status } = await offerOfHouse(tx, staff, offer, now)
    await staffDid(tx, call, {
      action: 'contracts.offer',
      object: { kind: 'contract', id: contractId },
      after: { member: holder.userName, kind: body.kind, ...writtenTerms(terms) },
    })
    return { contractId, status }
  })
}

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
