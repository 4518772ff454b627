import * as contract from '@senluna/contract/agent/contracts.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { actOnContract } from './act.ts'
import type { Contracts } from './contracts.ts'
import { ownContracts } from './list.ts'
import { offerBelow } from './offer.ts'

/** Contracts as agents offer, answer and see them. */
export function contractRoutes(contracts: Contracts): Route[] {
  const acts = (endpoint: typeof contract.actOnDividend, kind: ContractKind) =>
    route(endpoint, (call) => actOnContract(contracts, kind, call))
  return [
    acts(contract.actOnDividend, 'DIVIDEND'),
    acts(contract.actOnDailySalary, 'DAILY_SALARY'),
    acts(contract.actOnHourlySalary, 'HOURLY_SALARY'),
    acts(contract.actOnRealtimeSalary, 'REALTIME_SALARY'),
    route(contract.agentContracts, (call) => ownContracts(contracts, call)),
    route(contract.offerContract, (call) => offerBelow(contracts, call)),
  ]
}
