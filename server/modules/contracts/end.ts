import { boundaryAfter } from '@senluna/kit/agents/contracts/boundaries.ts'
import { cascadeOf, type Cascade } from '@senluna/kit/agents/contracts/cascade.ts'
import { isLive, type EndReason } from '@senluna/kit/agents/contracts/contract-states.ts'
import type { ContractKind, Tier } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { memberById } from '../members/index.ts'
import { zoneOf, type Act, type Contract, type Contracts } from './contracts.ts'
import { holdContracts } from './guards.ts'
import { stepContract } from './step.ts'
import { openBelow, openOf } from './store/contract-store.ts'

/** What ends below an account, with the contracts that it is about. */
export interface Below {
  cascade: Cascade<Id<'contract'>>
  contracts: ReadonlyMap<Id<'contract'>, Contract>
}

/** What ends below an account that gets new tiers of a kind, or none any more (`null`). */
export async function endingBelow(
  tx: Tx,
  account: Id<'member'>,
  kind: ContractKind,
  newTiers: readonly Tier[] | null,
): Promise<Below> {
  const open = await openBelow(tx, account, kind)
  const inTree = open.map(({ id, offerorId, holderId, state, terms }) => ({
    id,
    offeror: offerorId,
    holder: holderId,
    state,
    tiers: terms.tiers,
  }))
  return {
    cascade: cascadeOf<Id<'member'> | null, Id<'contract'>>(account, newTiers, inTree),
    contracts: new Map(open.map((contract) => [contract.id, contract])),
  }
}

/** A contract below that ended with the one above it. */
export interface EndedBelow {
  contract: Contract
  reason: EndReason
  depth: number
}

/** Ends them all at the boundary; answers the contracts that were in force. */
export async function endBelow(
  tx: Tx,
  { cascade, contracts }: Below,
  until: Instant,
  now: Instant,
): Promise<EndedBelow[]> {
  const act: Act = { event: 'CASCADE', actor: 'SYSTEM', byId: null }
  for (const { id } of cascade.cancelled) await stepContract(tx, contracts.get(id)!, act, {}, now)
  const ended: EndedBelow[] = []
  for (const { id, reason, depth } of cascade.terminated) {
    const contract = await stepContract(tx, contracts.get(id)!, act, { endReason: reason, until }, now)
    ended.push({ contract, reason, depth })
  }
  return ended
}

/** When a contract ends that is ended now: at the next boundary of its kind. */
export const endOf = (contracts: Pick<Contracts, 'brands'>, { kind, merchantCode }: Contract, now: Instant): Instant =>
  boundaryAfter(kind, now, zoneOf(contracts, merchantCode))

/** Ends a contract in force and, with it, whatever stands below its holder. */
export async function endContract(
  contracts: Pick<Contracts, 'brands'>,
  tx: Tx,
  contract: Contract,
  act: Act,
  reason: EndReason,
  now: Instant,
): Promise<{ contract: Contract; ended: EndedBelow[] }> {
  const until = endOf(contracts, contract, now)
  const below = await endingBelow(tx, contract.holderId, contract.kind, null)
  const after = await stepContract(tx, contract, act, { endReason: reason, until }, now)
  return { contract: after, ended: await endBelow(tx, below, until, now) }
}

const REASON_OF = { MOVE: 'ACCOUNT_MOVED', CLOSE: 'ACCOUNT_CLOSED' } as const satisfies Record<string, EndReason>

/**
 * Ends what an account is bound by, in the transaction that moves or closes it; call it once the
 * account is held. `MOVE`: what it holds of its old upline, and with it what stands below, since
 * nobody offers what they do not hold. `CLOSE`: what it pays as well. Offers are cancelled. Answers
 * how many contracts were in force.
 */
export async function endContractsOf(
  contracts: Pick<Contracts, 'brands'>,
  tx: Tx,
  memberId: Id<'member'>,
  event: keyof typeof REASON_OF,
  now: Instant,
): Promise<number> {
  const member = await memberById(tx, memberId)
  if (!member) return 0
  await holdContracts(tx, member.merchantCode)
  let ended = 0
  for (;;) {
    // What ended with another one is read no more.
    const open = await openOf(tx, memberId)
    const next = open.find(({ holderId }) => holderId === memberId) ?? (event === 'CLOSE' ? open[0] : undefined)
    if (!next) return ended
    const act: Act = { event, actor: 'SYSTEM', byId: null }
    if (isLive(next.state))
      ended += 1 + (await endContract(contracts, tx, next, act, REASON_OF[event], now)).ended.length
    else await stepContract(tx, next, act, {}, now)
  }
}

/**
 * Whether an account has contracts, or offers of some, that nobody has ended; none comes about
 * until `tx` ends. Call it once the account is held.
 */
export async function hasContracts(tx: Tx, merchantCode: MerchantCode, memberId: Id<'member'>): Promise<boolean> {
  await holdContracts(tx, merchantCode)
  return (await openOf(tx, memberId)).length > 0
}
