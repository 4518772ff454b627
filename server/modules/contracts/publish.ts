import type { ContractState } from '@senluna/kit/agents/contracts/contract-states.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import type { Act, Contract } from './contracts.ts'

/** Notifies both parties of a step, each with the name of the other. */
export async function publishStep(
  tx: Tx,
  before: Omit<Contract, 'state'> & { state: ContractState | null },
  after: Contract,
  { event, actor }: Pick<Act, 'event' | 'actor'>,
  now: Instant,
): Promise<void> {
  const { id: contractId, kind, state, endReason, from, until } = after
  const shared = {
    contractId,
    kind,
    event,
    state,
    actor,
    // An offer that is over was never signed; it has no moments.
    ...(from === undefined ? {} : { from: iso(from) }),
    ...(until === undefined ? {} : { until: iso(until) }),
    ...(endReason === undefined ? {} : { endReason }),
    ...(before.terminationBy === undefined ? {} : { endAskedBy: before.terminationBy }),
  }
  const holder = {
    ...shared,
    role: 'HOLDER' as const,
    ...(after.offerorName === null ? {} : { other: after.offerorName }),
  }
  await emit(tx, now, { topic: 'contractMoved', audience: after.holderId, payload: holder })
  if (after.offerorId === null) return
  const offeror = { ...shared, role: 'OFFEROR' as const, other: after.holderName }
  await emit(tx, now, { topic: 'contractMoved', audience: after.offerorId, payload: offeror })
}
