import { amount, rate, type Amount, type Rate } from '../../money.ts'
import type { ContractKind } from './contract-terms.ts'

/** What a brand allows the tiers of a kind to be. */
export interface TierLimits {
  maxTiers: number
  minRate: Rate
  maxRate: Rate
}

const MOST_TIERS = 10

/** What holds where a brand sets nothing else. Real-time salary has one rate and no thresholds. */
export const TIER_LIMITS: Readonly<Record<ContractKind, TierLimits>> = {
  DIVIDEND: { maxTiers: MOST_TIERS, minRate: rate(10_000), maxRate: rate(400_000) },
  DAILY_SALARY: { maxTiers: MOST_TIERS, minRate: rate(500), maxRate: rate(20_000) },
  HOURLY_SALARY: { maxTiers: MOST_TIERS, minRate: rate(500), maxRate: rate(10_000) },
  REALTIME_SALARY: { maxTiers: 1, minRate: rate(100), maxRate: rate(5_000) },
}

/**
 * The valid bet of a period that makes a member active, where a contract is offered without one.
 */
export const ACTIVE_MIN_VALID_BET: Readonly<Record<ContractKind, Amount>> = {
  DIVIDEND: amount(3_000_000n),
  DAILY_SALARY: amount(100_000n),
  HOURLY_SALARY: amount(50_000n),
  REALTIME_SALARY: amount(0n),
}
