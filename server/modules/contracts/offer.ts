import type * as contract from '@senluna/contract/agent/contracts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { owedInArrears } from '../cashier/index.ts'
import { memberById } from '../members/index.ts'
import type { Act, Contract, Contracts } from './contracts.ts'
import {
  heldHolder,
  holdContracts,
  ownContract,
  refuseDisabled,
  refuseOverlap,
  refuseWrong,
  wrongUnder,
  type Parties,
} from './guards.ts'
import { beginContract } from './step.ts'
import { termsOf } from './terms.ts'

/**
 * Offers a contract to an agent right below the caller, or says what would come of the terms.
 *
 * Refuses CTR_DISABLED, AGT_NOT_DIRECT, CTR_NO_OWN_CONTRACT, CTR_SCOPE_OVERLAP and, unless it is
 * only tried, WAL_ARREARS while the caller owes others, CTR_TERMS and CTR_PENDING_EXISTS.
 */
export async function offerBelow(contracts: Contracts, call: Call<typeof contract.offerContract>) {
  const { brand, caller, body, now } = call
  refuseDisabled(brand, body.kind)
  const { merchantCode } = brand
  const parties = { merchantCode, kind: body.kind, holderId: body.holderId, offerorId: caller.memberId }
  const looked = await contracts.db.transaction().execute(async (tx) => {
    await holdContracts(tx, merchantCode, [caller.memberId, body.holderId])
    await heldHolder(tx, parties)
    if (!body.preview && (await owedInArrears(tx, caller.memberId)) > 0n) throw new Refusal('WAL_ARREARS')
    const own = await ownContract(tx, parties)
    // The vendors' share is the brand's to say: it comes down from the contract of the house.
    const terms = termsOf(body.kind, body, own?.terms.vendorFee ?? rate(0))
    if (body.preview) return { errors: wrongUnder(terms, own), terms }
    return offerTerms(
      tx,
      parties,
      { terms, own, note: body.note ?? '' },
      { actor: 'OFFEROR', byId: caller.memberId },
      now,
    )
  })
  if ('requestId' in looked) return looked
  const { errors, terms } = looked
  const lastPeriods = errors.length === 0 ? await contracts.lastPeriods?.(body.holderId, terms, now) : undefined
  return { errors, ...(lastPeriods === undefined ? {} : { lastPeriods }) }
}

/** What a request answers with that waits. */
export interface Offered {
  requestId: Id<'contract-request'>
  contractId: Id<'contract'>
  status: 'NEW_REQUEST'
}

/**
 * Writes an offer whose parties may have one. Refuses CTR_TERMS, CTR_SCOPE_OVERLAP and
 * CTR_PENDING_EXISTS.
 */
export async function offerTerms(
  tx: Tx,
  parties: Parties,
  { terms, own, note }: { terms: Terms; own: Contract | null; note: string },
  by: Omit<Act, 'event'>,
  now: Instant,
): Promise<Offered> {
  refuseWrong(wrongUnder(terms, own))
  const { waiting } = await refuseOverlap(tx, parties.holderId, terms)
  if (waiting) throw new Refusal('CTR_PENDING_EXISTS')
  const names = await namesOf(tx, parties)
  const { contract, request } = await beginContract(tx, { ...parties, ...names, terms, note }, by, now)
  return { requestId: request.id, contractId: contract.id, status: 'NEW_REQUEST' }
}

async function namesOf(tx: Tx, { holderId, offerorId }: Parties) {
  const holder = await memberById(tx, holderId)
  const offeror = offerorId === null ? undefined : await memberById(tx, offerorId)
  return { holderName: holder?.userName ?? '', offerorName: offeror?.userName ?? null }
}
