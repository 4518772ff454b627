import { Refusal } from '@senluna/contract/refusals.ts'
import type { Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { heldHolder, holdContracts, planFor, refuseOverlap, refuseWrong, wrongUnder } from '../guards.ts'
import { offerTerms, type Offered } from '../offer.ts'
import type { Contract } from '../contracts.ts'
import { contractById } from '../store/contract-store.ts'

/** What the house offers whom. */
export interface HouseOffer {
  holderId: Id<'member'>
  terms: Terms
  note: string
}

const partiesOf = (merchantCode: MerchantCode, { holderId, terms }: HouseOffer) => ({
  merchantCode,
  kind: terms.kind,
  holderId,
  offerorId: null,
})

/**
 * The terms as the house would offer them, and the contract that they would take the place of.
 * Refuses AGT_NOT_DIRECT for whoever the house has none with, CTR_TERMS, CTR_SCOPE_OVERLAP,
 * CTR_PENDING_EXISTS.
 */
export async function looked(tx: Tx, merchantCode: MerchantCode, offer: HouseOffer) {
  await holdContracts(tx, merchantCode, [offer.holderId])
  const terms = planFor(await heldHolder(tx, partiesOf(merchantCode, offer)), offer.terms)
  refuseWrong(wrongUnder(terms, null))
  const { waiting, replaced } = await refuseOverlap(tx, offer.holderId, terms)
  if (waiting) throw new Refusal('CTR_PENDING_EXISTS')
  return { terms, replaced }
}

/** Offers a contract of the house, for somebody of the staff. Refuses what `looked` refuses. */
export async function offerOfHouse(
  tx: Tx,
  { merchantCode, staffId }: { merchantCode: MerchantCode; staffId: string },
  offer: HouseOffer,
  now: Instant,
): Promise<Offered> {
  const { terms } = await looked(tx, merchantCode, offer)
  const by = { actor: 'OFFEROR', byId: staffId } as const
  return offerTerms(tx, partiesOf(merchantCode, offer), { terms, own: null, note: offer.note }, by, now)
}

/**
 * A contract of the brand that a call names, which nobody else steps until `tx` ends. Refuses
 * CTR_NOT_FOUND.
 */
export async function heldOfBrand(tx: Tx, merchantCode: MerchantCode, asked = ''): Promise<Contract> {
  await holdContracts(tx, merchantCode)
  const found = isUuid<'contract'>(asked) ? await contractById(tx, asked) : undefined
  if (!found || found.merchantCode !== merchantCode) throw new Refusal('CTR_NOT_FOUND')
  return found
}
