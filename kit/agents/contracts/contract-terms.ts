import type { Amount, Rate } from '../../money.ts'
import type { Product } from '../../product.ts'
import type { DayPeriodKind } from '../periods.ts'
import type { AffiliateTerms } from './affiliate-terms.ts'

/** What a contract pays for. */
export const CONTRACT_KINDS = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** What a rate is of: the team's valid bets, or what it lost. */
export type PayBasis = 'VALID_BET' | 'NET_LOSS'

/** What becomes of a period that the team won. */
export type CarryMode = 'NONE' | 'WITHIN_MONTH' | 'UNLIMITED'

/** A step of a contract: the rate that holds once all three thresholds are reached. */
export interface Tier {
  minValidBet: Amount
  /** The least that the team lost; 0 is no condition. */
  minLoss: Amount
  /** The least number of active members. */
  minActive: number
  rate: Rate
}

/** The terms of a contract. Frozen when it is signed; other terms are another contract. */
export interface Terms {
  kind: ContractKind
  /** Of hourly and real-time salary it is the day that their sum is for. */
  period: DayPeriodKind
  products: readonly Product[]
  basis: PayBasis
  /** The lowest first. */
  tiers: readonly Tier[]
  /** The least valid bet of a period that makes a member active. */
  activeMinValidBet: Amount
  /** The most that is paid for a period; of hourly salary for a day. `null`: no limit. */
  cap: Amount | null
  carryMode: CarryMode
  /** The vendors' share of the team's GGR that is a cost of a dividend. */
  vendorFee: Rate
  /** Of the house's contract with an affiliate alone. */
  affiliate?: AffiliateTerms
}

/** The periods a contract of a kind may have; the first is usual. */
export const PERIODS_OF: Readonly<Record<ContractKind, readonly DayPeriodKind[]>> = {
  DIVIDEND: ['SEMIMONTHLY', 'WEEKLY', 'MONTHLY', 'DAILY'],
  DAILY_SALARY: ['DAILY'],
  HOURLY_SALARY: ['DAILY'],
  REALTIME_SALARY: ['DAILY'],
}

/** What the rate of a kind may be of; the first is usual. */
export const BASES_OF: Readonly<Record<ContractKind, readonly PayBasis[]>> = {
  DIVIDEND: ['NET_LOSS'],
  DAILY_SALARY: ['VALID_BET', 'NET_LOSS'],
  HOURLY_SALARY: ['VALID_BET'],
  REALTIME_SALARY: ['VALID_BET'],
}
