import { boundaryAfter } from '@senluna/kit/agents/contracts/boundaries.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Act, Contract } from './contracts.ts'
import { endBelow, endingBelow, type EndedBelow } from './end.ts'
import { heldHolder, ownContract, refuseDisabled, refuseOverlap, refuseWrong, wrongUnder } from './guards.ts'
import { stepContract } from './step.ts'
import { refuseBelow } from './warn.ts'

/**
 * Signs an offer: what the holder had of the kind ends at the moment from which the new one counts,
 * and so does what the new terms no longer cover.
 *
 * Refuses CTR_STATE, CTR_DISABLED, AGT_NOT_DIRECT, CTR_NO_OWN_CONTRACT, CTR_TERMS,
 * CTR_SCOPE_OVERLAP as for the offer, and CTR_DOWNLINE_HIGHER with the contracts below that would
 * end.
 */
export async function acceptOffer(
  tx: Tx,
  offer: Contract,
  act: Act,
  { brand, now, isConfirmed }: { brand: Brand; now: Instant; isConfirmed: boolean },
): Promise<{ contract: Contract; ended: EndedBelow[] }> {
  const { kind, terms, holderId } = offer
  refuseDisabled(brand, kind)
  await heldHolder(tx, offer)
  refuseWrong(wrongUnder(terms, await ownContract(tx, offer)))
  const { replaced } = await refuseOverlap(tx, holderId, terms)
  const below = await endingBelow(tx, holderId, kind, terms.tiers)
  refuseBelow(below, terms.tiers, { brand, isConfirmed })
  const from = boundaryAfter(kind, now, brand.timeZone)
  const system: Act = { event: 'REPLACE', actor: 'SYSTEM', byId: null }
  if (replaced) await stepContract(tx, replaced, system, { endReason: 'REPLACED', until: from }, now)
  const contract = await stepContract(tx, offer, act, { signedAt: now, from }, now)
  return { contract, ended: await endBelow(tx, below, from, now) }
}
