import type { Instant } from '../../time.ts'
import { periodAt, type PeriodKind } from '../periods.ts'
import type { ContractKind } from './contract-terms.ts'

/** What the contracts of a kind begin and end with. */
export const BOUNDARY: Readonly<Record<ContractKind, PeriodKind>> = {
  DIVIDEND: 'DAILY',
  DAILY_SALARY: 'DAILY',
  HOURLY_SALARY: 'HOUR',
  REALTIME_SALARY: 'WINDOW',
}

/**
 * The moment from which a contract signed now counts, or before which one ended now stops: the next
 * business day, full hour or window of five minutes by the brand's clock. Always later than `at`.
 */
export const boundaryAfter = (kind: ContractKind, at: Instant, zone: string): Instant =>
  periodAt(BOUNDARY[kind], at, zone).end
