import type { Amount, Rate } from '../../money.ts'

/** What a plan pays for each new member who comes, deposits and plays. */
export interface CpaTerms {
  /** For each who qualifies. */
  amount: Amount
  /** The least first deposit. */
  minFirstDeposit: Amount
  /** The least valid bets in the plan's products. */
  minValidBet: Amount
  /** Both within so many business days; the day of registration is the first. */
  withinDays: number
  /** The most who are paid for in a period; `null`: no limit. */
  mostPerPeriod: number | null
  /**
   * ADDED: beside the share. AGAINST_SHARE: the share of a period is paid less what new members
   * brought.
   */
  counts: CpaCounts
}

export const CPA_COUNTS = ['ADDED', 'AGAINST_SHARE'] as const
export type CpaCounts = (typeof CPA_COUNTS)[number]

/** What the house's contract with an affiliate has beside the terms of a dividend. */
export interface AffiliateTerms {
  /** The platform's share of the team's GGR, a cost like the vendors'. */
  platformFee: Rate
  /** `null`: new members are not paid for. */
  cpa: CpaTerms | null
}

export const AFFILIATE_PLANS = ['REVENUE_SHARE', 'CPA', 'HYBRID'] as const
export type AffiliatePlan = (typeof AFFILIATE_PLANS)[number]

/** How an affiliate is paid: by tiers of what its members lost, for new members, or by both. */
export const planOf = ({ tiers, cpa }: { tiers: readonly unknown[]; cpa: unknown }): AffiliatePlan =>
  !cpa ? 'REVENUE_SHARE' : tiers.length === 0 ? 'CPA' : 'HYBRID'

/** Nobody waits longer for a new member; corrections reach no further. */
export const MOST_CPA_DAYS = 90

/** Terms for new members in writing: amounts are digits. */
export interface WrittenCpa extends Omit<CpaTerms, 'amount' | 'minFirstDeposit' | 'minValidBet'> {
  amount: string
  minFirstDeposit: string
  minValidBet: string
}

/** Terms of an affiliate in writing. */
export interface WrittenAffiliate {
  platformFeePpm: number
  cpa: WrittenCpa | null
}
