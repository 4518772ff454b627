import { Refusal } from '@senluna/contract/refusals.ts'
import type { Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { heldHolder, holdContracts, planFor } from '../guards.ts'
import { offerTerms, type Offered } from '../offer.ts'
import type { Contract } from '../contracts.ts'
import { contractById } from '../store/contract-store.ts'

/** Somebody of the staff who acts for the house. */
export interface ForTheHouse {
  merchantCode: MerchantCode
  staffId: string
}

/**
 * Offers a contract of the house. Refuses AGT_NOT_DIRECT for whoever the house has none with,
 * CTR_TERMS, CTR_SCOPE_OVERLAP, CTR_PENDING_EXISTS.
 */
export async function offerOfHouse(
  tx: Tx,
  { merchantCode, staffId }: ForTheHouse,
  offer: { holderId: Id<'member'>; terms: Terms; note: string },
  now: Instant,
): Promise<Offered> {
  const { holderId, note } = offer
  const parties = { merchantCode, kind: offer.terms.kind, holderId, offerorId: null }
  await holdContracts(tx, merchantCode, [holderId])
  const terms = planFor(await heldHolder(tx, parties), offer.terms)
  return offerTerms(tx, parties, { terms, own: null, note }, { actor: 'OFFEROR', byId: staffId }, now)
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
