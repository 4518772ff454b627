import {
  actOnDailySalary,
  actOnDividend,
  actOnHourlySalary,
  actOnRealtimeSalary,
  agentContracts,
} from '@senluna/contract/agent/contracts.ts'
import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import { LIVE_STATES } from '@senluna/kit/agents/contracts/contract-states.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { pages, refresh } from '@senluna/web/client/query.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The call by which contracts of a kind are answered. */
export const ACT_ON = {
  DIVIDEND: actOnDividend,
  DAILY_SALARY: actOnDailySalary,
  HOURLY_SALARY: actOnHourlySalary,
  REALTIME_SALARY: actOnRealtimeSalary,
} as const satisfies Record<ContractKind, typeof actOnDividend>

/** What every act changes. */
export const CONTRACT_READS = [agentContracts, consolidated] as const

/** Contracts by page, read again when one of them moves. */
export function useContracts(query: {
  side: 'HOLDER' | 'OFFEROR'
  kind?: ContractKind
  holderId?: ContractShown['holderId']
}) {
  const read = useInfiniteQuery(pages(agentContracts, { query }))
  useEffect(() => hear('contract', () => void refresh(...CONTRACT_READS)), [])
  return { read, list: read.data?.pages.flatMap(({ list }) => list) ?? [] }
}

/** Whether a contract pays: one that is to end still does. */
export const isInForce = ({ status }: ContractShown): boolean => LIVE_STATES.some((live) => live === status)

/** Whether anything can still happen to it. */
export const isOpen = (contract: ContractShown): boolean => isInForce(contract) || contract.status === 'NEW_REQUEST'
