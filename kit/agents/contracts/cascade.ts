import type { EndReason } from './contract-states.ts'
import { isLive, type ContractState } from './contract-states.ts'
import type { Tier } from './contract-terms.ts'
import { areDominated } from './wrong-in-terms.ts'

/** A contract as a cascade sees it; all of one kind. */
export interface ContractInTree<Account = string, Id extends string | number = number> {
  id: Id
  offeror: Account
  /** Its holder. */
  holder: Account
  state: ContractState
  tiers: readonly Tier[]
}

/** A contract that ends because of one above it. */
export interface Ending<Id extends string | number = number> {
  id: Id
  /** 1 is a direct downline of the account that changes. */
  depth: number
  reason: Extract<EndReason, 'DOWNLINE_RATE_HIGHER' | 'UPLINE_TERMINATED'>
}

/** What ends below an account: live contracts, and offers that nobody has answered. */
export interface Cascade<Id extends string | number = number> {
  terminated: Ending<Id>[]
  cancelled: Ending<Id>[]
}

/**
 * Which contracts of a kind end when an account gets new tiers, or none any more (`null`).
 *
 * What the account offered ends where the new tiers don't dominate it, and with it everything
 * below: breadth first, by id. Offers under way that could not be accepted any more are cancelled.
 * Vectors CONTRACT-CASCADE-*.
 */
export function cascadeOf<Account, Id extends string | number>(
  account: Account,
  newTiers: readonly Tier[] | null,
  contracts: readonly ContractInTree<Account, Id>[],
): Cascade<Id> {
  const byOfferor = Map.groupBy(contracts.toSorted(byId), ({ offeror }) => offeror)
  const ending = (byOfferor.get(account) ?? [])
    .filter(({ tiers }) => newTiers === null || !areDominated(tiers, newTiers))
    .map((contract) => ({ contract, depth: 1 }))
  const seen = new Set(ending.map(({ contract }) => contract.id))
  const result: Cascade<Id> = { terminated: [], cancelled: [] }
  // The list grows while it is walked: what lies below a contract comes after it.
  for (const { contract, depth } of ending) {
    const reason = depth === 1 && newTiers !== null ? 'DOWNLINE_RATE_HIGHER' : 'UPLINE_TERMINATED'
    const { id, state, holder } = contract
    if (state === 'NEW_REQUEST') result.cancelled.push({ id, depth, reason })
    if (!isLive(state)) continue
    result.terminated.push({ id, depth, reason })
    const below = (byOfferor.get(holder) ?? []).filter((next) => !seen.has(next.id))
    for (const next of below) seen.add(next.id)
    ending.push(...below.map((next) => ({ contract: next, depth: depth + 1 })))
  }
  return result
}

const byId = (a: { id: string | number }, b: { id: string | number }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0
