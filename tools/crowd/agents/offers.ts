import {
  actOnDailySalary,
  actOnDividend,
  actOnHourlySalary,
  actOnRealtimeSalary,
  agentContracts,
  offerContract,
} from '@senluna/contract/agent/contracts.ts'
import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../guest.ts'
import { isRefused } from '../visitor.ts'

/** Of what their own contract pays agents offer so much to those below. */
const PASSED_ON = 0.7

const ACTS = {
  DIVIDEND: actOnDividend,
  DAILY_SALARY: actOnDailySalary,
  HOURLY_SALARY: actOnHourlySalary,
  REALTIME_SALARY: actOnRealtimeSalary,
} as const

/** Accepts what is offered to them. */
export async function signOffers(guest: Guest): Promise<void> {
  const { visitor } = guest
  const { list } = await visitor.call(agentContracts, { query: { side: 'HOLDER', state: 'NEW_REQUEST' } })
  for (const { kind, pending } of list) {
    if (!pending) continue
    await guest.pause(10 * SECOND, 60 * SECOND)
    try {
      await visitor.call(ACTS[kind], { body: { requestId: pending.requestId, action: 'ACCEPT' } })
    } catch (error) {
      if (!isRefused(error, ...NO_MORE)) throw error
    }
  }
}

/** What became of an offer meanwhile. */
const NO_MORE = ['CTR_STATE', 'CTR_TERMS', 'CTR_NO_OWN_CONTRACT', 'CTR_SCOPE_OVERLAP', 'AGT_NOT_DIRECT']

/** Offers an agent right below a part of what the own contracts pay: each kind once. */
export async function offerTo(guest: Guest, holderId: ContractShown['holderId']): Promise<void> {
  const { visitor } = guest
  const done = offeredBy(guest)
  if (done.has(holderId)) return
  const [{ list: own }, { list: theirs }] = await Promise.all([
    visitor.call(agentContracts, { query: { side: 'HOLDER', state: 'SIGNED' } }),
    visitor.call(agentContracts, { query: { side: 'OFFEROR', holderId } }),
  ])
  for (const contract of own) {
    if (theirs.some(({ kind }) => kind === contract.kind)) continue
    await guest.pause(20 * SECOND, 60 * SECOND)
    await offer(guest, holderId, contract)
  }
  if (own.length > 0) done.add(holderId)
}

/** Whom they have made offers to. */
function offeredBy({ memory }: Guest): Set<string> {
  const done = (memory.get('agency') as Set<string> | undefined) ?? new Set<string>()
  memory.set('agency', done)
  return done
}

async function offer({ visitor }: Guest, holderId: ContractShown['holderId'], own: ContractShown): Promise<void> {
  const { kind, period, products, basis, activeMinValidBet, carryMode } = own
  const tiers = own.tiers.map((tier) => ({ ...tier, ratePpm: Math.floor(tier.ratePpm * PASSED_ON) }))
  try {
    await visitor.call(offerContract, {
      body: { holderId, kind, period, products, basis, activeMinValidBet, carryMode, tiers },
    })
  } catch (error) {
    if (!isRefused(error, ...NOT_NOW)) throw error
  }
}

/** What keeps an agent from offering: it owes, or the two have agreed on something else. */
const NOT_NOW = ['WAL_ARREARS', 'CTR_PENDING_EXISTS', 'CTR_SCOPE_OVERLAP', 'CTR_NO_OWN_CONTRACT']
