import type { ContractAct, ContractActResult } from '@senluna/contract/agent/contracts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { ContractParty } from '@senluna/kit/agents/contracts/contract-states.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { demandPin } from '../security/index.ts'
import { deepName } from '../teams/index.ts'
import { acceptOffer } from './accept.ts'
import type { Contract, Contracts } from './contracts.ts'
import { endContract, endingBelow, type EndedBelow } from './end.ts'
import { holdContracts } from './guards.ts'
import { refuseBelow } from './warn.ts'
import { askForEnd, stepContract } from './step.ts'
import { contractById } from './store/contract-store.ts'
import { requestById, type ContractRequest } from './store/request-store.ts'

/** Who acts on contracts of a kind, and how. */
export interface ActCall {
  brand: Brand
  caller: Pick<Caller, 'memberId'>
  body: ContractAct
  now: Instant
}

/** What an act did. */
interface Done {
  contract: Contract
  request: Id<'contract-request'> | undefined
  ended: readonly EndedBelow[]
}

/**
 * Answers to a contract of one kind: ACCEPT and REJECT what waits for the caller, WITHDRAW an own
 * offer, TERMINATE what is in force.
 *
 * Refuses CTR_NOT_FOUND for what the caller has no part in, CTR_NOT_YOURS for what the other side
 * decides, CTR_STATE for what was answered or is over, CTR_DOWNLINE_HIGHER with the contracts below
 * that would end, and of an offer what `acceptOffer` refuses. Where the brand asks for the payment
 * password: what `demandPin` refuses.
 */
export async function actOnContract(
  contracts: Contracts,
  kind: ContractKind,
  call: ActCall,
): Promise<ContractActResult> {
  const { brand, caller, body } = call
  const asked = await askedFor(contracts.db, kind, call)
  if (body.action === 'ACCEPT' && switchOn(brand.whitelabel, 'AGENT_CONTRACT_PIN')) {
    if (body.paymentPassword === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'paymentPassword' }] })
    await demandPin(contracts, caller.memberId, body.paymentPassword, call.now)
  }
  const done = await contracts.db.transaction().execute(async (tx) => {
    await holdContracts(tx, brand.merchantCode, [asked.contract.offerorId, asked.contract.holderId])
    // As they stand now that nobody else steps them.
    const target = await askedFor(tx, kind, call)
    const isConfirmed = body.confirmDownlineTermination ?? false
    const { action, reason: note } = body
    return actOn(contracts, tx, target, { brand, byId: caller.memberId, action, note, isConfirmed, now: call.now })
  })
  return resultOf(done, brand, caller.memberId)
}

interface ActTarget {
  contract: Contract
  request: ContractRequest | undefined
  role: ContractParty
}

/** What a call is about. */
async function askedFor(db: Db | Tx, kind: ContractKind, { brand, caller, body }: ActCall): Promise<ActTarget> {
  const field = body.action === 'TERMINATE' ? 'contractId' : 'requestId'
  if (body[field] === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field }] })
  const found = body.action === 'TERMINATE' ? undefined : await requestById(db, body.requestId!)
  const contractId = body.action === 'TERMINATE' ? body.contractId! : found?.request.contractId
  const contract = contractId && (await contractById(db, contractId))
  const role = contract && roleOf(contract, caller.memberId)
  if (!contract || !role || contract.kind !== kind || contract.merchantCode !== brand.merchantCode)
    throw new Refusal('CTR_NOT_FOUND')
  if (found && !found.waits) throw new Refusal('CTR_STATE')
  return { contract, request: found?.request, role }
}

const roleOf = ({ holderId, offerorId }: Contract, memberId: Id<'member'>): ContractParty | undefined =>
  holderId === memberId ? 'HOLDER' : offerorId === memberId ? 'OFFEROR' : undefined

/** Who acts, and how: an account for itself, or staff for the house. */
interface ActingParty {
  brand: Brand
  byId: string
  action: ContractAct['action']
  note: string | undefined
  /** Whether the contracts below may end. */
  isConfirmed: boolean
  now: Instant
}

/** Does what a party may do. A request must be there for all but TERMINATE. */
export async function actOn(
  contracts: Pick<Contracts, 'brands'>,
  tx: Tx,
  { contract, request, role }: ActTarget,
  acting: ActingParty,
): Promise<Done> {
  const { action, now } = acting
  const by = { actor: role, byId: acting.byId, note: acting.note }
  switch (action) {
    case 'TERMINATE': {
      if (role === 'HOLDER') refuseBelow(await endingBelow(tx, contract.holderId, contract.kind, null), null, acting)
      const asked = await askForEnd(tx, contract, by, now)
      return { contract: asked.contract, request: asked.request.id, ended: [] }
    }
    case 'WITHDRAW': {
      if (request?.type !== 'OFFER') throw new Refusal('CTR_STATE')
      if (role !== 'OFFEROR') throw new Refusal('CTR_NOT_YOURS')
      return { ...(await stepped(tx, contract, { ...by, event: 'WITHDRAW' }, now)), request: request.id }
    }
    case 'REJECT': {
      if (role === request!.askedBy) throw new Refusal('CTR_NOT_YOURS')
      return { ...(await stepped(tx, contract, { ...by, event: 'REJECT' }, now)), request: request!.id }
    }
    case 'ACCEPT': {
      if (role === request!.askedBy) throw new Refusal('CTR_NOT_YOURS')
      const accept = { ...by, event: 'ACCEPT' as const }
      if (request!.type === 'OFFER')
        return { ...(await acceptOffer(tx, contract, accept, acting)), request: request!.id }
      if (role === 'HOLDER') refuseBelow(await endingBelow(tx, contract.holderId, contract.kind, null), null, acting)
      return { ...(await endContract(contracts, tx, contract, accept, 'AGREED', now)), request: request!.id }
    }
  }
}

const stepped = async (tx: Tx, contract: Contract, by: Parameters<typeof stepContract>[2], now: Instant) => ({
  contract: await stepContract(tx, contract, by, {}, now),
  ended: [],
})

const resultOf = ({ contract, request, ended }: Done, brand: Brand, caller: Id<'member'>): ContractActResult => ({
  ...(request === undefined ? {} : { requestId: request }),
  contractId: contract.id,
  status: contract.state,
  ...(contract.from === undefined ? {} : { effectiveFrom: iso(contract.from) }),
  ...(contract.until === undefined ? {} : { effectiveTo: iso(contract.until) }),
  terminated: ended.map(({ contract: below, reason }) => ({
    contractId: below.id,
    account: below.offerorId === caller ? below.holderName : deepName(brand, below.holderName),
    reason,
  })),
})
