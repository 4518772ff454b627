import { CONTRACT_NAMES, type PendingRequest } from '@senluna/contract/agent/contract-shapes.ts'
import { contractFlag, type ContractFlag } from '@senluna/kit/agents/contracts/contract-flags.ts'
import { isLive } from '@senluna/kit/agents/contracts/contract-states.ts'
import { CONTRACT_KINDS, type ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Contract } from './contracts.ts'
import { SWITCH_OF } from './guards.ts'
import { HOUSE_NAME, typeOf } from './shown.ts'
import { contractsWith } from './store/contract-store.ts'
import { waitingAt, type ContractRequest } from './store/request-store.ts'
import { writtenTerms, writtenTier } from './terms.ts'

type Flag = (typeof CONTRACT_NAMES)[ContractKind]['flag']
type InfoName = (typeof CONTRACT_NAMES)[ContractKind]['info']

/** What the consolidated answer says of contracts. */
export type ContractNews = Record<Flag, ContractFlag> & { info: Partial<Record<InfoName, PendingRequest>> }

/** The flag of each kind for an account, and what waits for its answer: of each kind the oldest. */
export async function contractNewsOf(db: Db, brand: Brand, memberId: Id<'member'>): Promise<ContractNews> {
  const contracts = await contractsWith(db, memberId)
  const news: ContractNews = {
    divtypereq: 0,
    dailysalreqtype: 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
    info: {},
  }
  const open = contracts.filter(({ state }) => isLive(state) || state === 'NEW_REQUEST')
  const waiting =
    open.length === 0
      ? new Map<never, never>()
      : await waitingAt(
          db,
          open.map(({ id }) => id),
        )
  for (const kind of CONTRACT_KINDS) {
    const { flag, info } = CONTRACT_NAMES[kind]
    const ofKind = contracts.filter((contract) => contract.kind === kind)
    news[flag] = flagOf(memberId, ofKind, switchOn(brand.whitelabel, SWITCH_OF[kind]))
    const found = ofKind.find((contract) => asks(contract, memberId, news[flag]))
    const request = found && waiting.get(found.id)
    if (found && request) news.info[info] = pendingOf(found, request, memberId, ofKind)
  }
  return news
}

const flagOf = (memberId: Id<'member'>, contracts: readonly Contract[], isKindOn: boolean): ContractFlag =>
  contractFlag<Id<'member'> | null>(
    memberId,
    contracts.map(({ offerorId, holderId, state, terminationBy }) => ({
      offeror: offerorId,
      holder: holderId,
      state,
      terminationBy,
    })),
    isKindOn,
  )

/** Whether a contract is what its kind's flag is about. */
function asks({ holderId, state, terminationBy }: Contract, memberId: Id<'member'>, flag: ContractFlag): boolean {
  if (flag === 2) return state === 'NEW_REQUEST' && holderId === memberId
  return (
    flag === 3 && state === 'TERMINATION_REQUEST' && terminationBy === (holderId === memberId ? 'OFFEROR' : 'HOLDER')
  )
}

const PERIODS = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  SEMIMONTHLY: 'semimonthly',
  MONTHLY: 'monthly',
} as const satisfies Record<Contract['terms']['period'], PendingRequest['period']>

/** What a kind is paid by, where that is shorter than a day. */
const PAID_BY: Partial<Record<ContractKind, PendingRequest['period']>> = {
  HOURLY_SALARY: 'hourly',
  REALTIME_SALARY: 'realtime',
}

function pendingOf(
  contract: Contract,
  request: ContractRequest,
  memberId: Id<'member'>,
  ofKind: readonly Contract[],
): PendingRequest {
  const { kind, terms, holderId, holderName, offerorName } = contract
  const { period: _, vendorFeePpm, ...written } = writtenTerms(terms)
  const current = ofKind.find((other) => other.holderId === memberId && isLive(other.state) && other !== contract)
  return {
    requestId: request.id,
    contractId: contract.id,
    requestType: typeOf(request),
    from: holderId === memberId ? (offerorName ?? HOUSE_NAME) : holderName,
    period: PAID_BY[kind] ?? PERIODS[terms.period],
    ...written,
    ...(written.affiliate && { vendorFeePpm }),
    ...(request.type === 'OFFER' && current ? { current: { tiers: current.terms.tiers.map(writtenTier) } } : {}),
    createdAt: iso(request.createdAt),
    expiresAt: iso(request.expiresAt),
  }
}
