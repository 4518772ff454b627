import { assert } from '@senluna/kit/assert.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import {
  contractAfter,
  OFFER_WAITS,
  TERMINATION_WAITS,
  type ContractParty,
} from '@senluna/kit/agents/contracts/contract-states.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import type { Act, Contract } from './contracts.ts'
import { publishStep } from './publish.ts'
import { insertContract, nextVersion, writeStep, type StepChange } from './store/contract-store.ts'
import { insertHistory } from './store/history-store.ts'
import { closeRequest, insertRequest, type ContractRequest } from './store/request-store.ts'

/**
 * The only way in which a contract changes: by its life cycle, with what waited at it answered, its
 * history written and both parties notified. Refuses CTR_STATE for what its state does not allow.
 */
export async function stepContract(
  tx: Tx,
  contract: Contract,
  act: Act,
  change: StepChange,
  now: Instant,
): Promise<Contract> {
  const to = contractAfter(contract, act.event, act.actor)
  if (to === undefined) throw new Refusal('CTR_STATE')
  assert(await writeStep(tx, contract, to, change, now), `contract ${contract.id} was stepped by somebody else`)
  await closeRequest(tx, contract.id, now)
  const after: Contract = {
    ...contract,
    state: to,
    terminationBy: change.terminationBy,
    endReason: change.endReason,
    signedAt: contract.signedAt ?? change.signedAt,
    from: contract.from ?? change.from,
    until: change.until,
  }
  await insertHistory(tx, {
    contractId: contract.id,
    event: act.event,
    state: to,
    actor: act.actor,
    byId: act.byId,
    note: act.note ?? '',
    at: now,
  })
  await publishStep(tx, contract, after, act, now)
  return after
}

/** Writes an offer, which waits for its holder. */
export async function beginContract(
  tx: Tx,
  offer: Pick<
    Contract,
    'merchantCode' | 'kind' | 'holderId' | 'holderName' | 'offerorId' | 'offerorName' | 'terms' | 'note'
  >,
  act: Omit<Act, 'event'>,
  now: Instant,
): Promise<{ contract: Contract; request: ContractRequest }> {
  const contract: Contract = {
    ...offer,
    id: newId<'contract'>(now),
    version: await nextVersion(tx, offer.holderId, offer.kind),
    state: 'NEW_REQUEST',
    offeredAt: now,
    terminationBy: undefined,
    endReason: undefined,
    signedAt: undefined,
    from: undefined,
    until: undefined,
  }
  await insertContract(tx, contract)
  const request = await ask(tx, contract, 'OFFER', 'OFFEROR', now)
  const { id: contractId, state } = contract
  await insertHistory(tx, {
    contractId,
    event: 'OFFER',
    state,
    actor: act.actor,
    byId: act.byId,
    note: offer.note,
    at: now,
  })
  await publishStep(tx, { ...contract, state: null }, contract, { ...act, event: 'OFFER' }, now)
  return { contract, request }
}

/** Asks the other side for the end of a contract, which stays in force until it answers. */
export async function askForEnd(
  tx: Tx,
  contract: Contract,
  act: Omit<Act, 'event'> & { actor: ContractParty },
  now: Instant,
) {
  const after = await stepContract(tx, contract, { ...act, event: 'TERMINATE' }, { terminationBy: act.actor }, now)
  return { contract: after, request: await ask(tx, after, 'TERMINATION', act.actor, now) }
}

async function ask(
  tx: Tx,
  contract: Contract,
  type: ContractRequest['type'],
  askedBy: ContractParty,
  now: Instant,
): Promise<ContractRequest> {
  const request: ContractRequest = {
    id: newId<'contract-request'>(now),
    contractId: contract.id,
    type,
    askedBy,
    createdAt: now,
    expiresAt: later(now, type === 'OFFER' ? OFFER_WAITS : TERMINATION_WAITS),
  }
  await insertRequest(tx, request)
  return request
}
