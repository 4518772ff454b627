import * as contract from '@senluna/contract/agent/contracts.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { actOnContract } from './act.ts'
import type { Contracts } from './contracts.ts'
import { ownContracts } from './list.ts'
import { offerBelow } from './offer.ts'

/** Contracts as agents offer, answer and see them. */
export const contractRoutes = (contracts: Contracts): Route[] => [
  route(contract.actOnDividend, (call) => actOnContract(contracts, 'DIVIDEND', call)),
  route(contract.actOnDailySalary, (call) => actOnContract(contracts, 'DAILY_SALARY', call)),
  route(contract.actOnHourlySalary, (call) => actOnContract(contracts, 'HOURLY_SALARY', call)),
  route(contract.actOnRealtimeSalary, (call) => actOnContract(contracts, 'REALTIME_SALARY', call)),
  route(contract.agentContracts, (call) => ownContracts(contracts, call)),
  route(contract.offerContract, (call) => offerBelow(contracts, call)),
]
