import { amount, shareOf, type Amount, type Rate } from '../money.ts'

/** What a friend must do, and what one who does it earns. */
export interface FriendTerms {
  /** The first deposit, at least. */
  minDeposit: Amount
  /** Valid bets, at least. */
  minValidBet: Amount
  /** Of the first deposit. */
  rate: Rate
  cap: Amount
}

/**
 * Whether a friend has done enough, and what that earns: a share of the first deposit, at most the
 * cap. Source: docs/promotions/referral.md; vector REFERRAL-FIRSTDEPOSIT-01.
 */
export function friendReward(
  { firstDeposit, validBet }: { firstDeposit: Amount; validBet: Amount },
  { minDeposit, minValidBet, rate, cap }: FriendTerms,
): { qualified: boolean; amount: Amount } {
  if (firstDeposit < minDeposit || validBet < minValidBet) return { qualified: false, amount: amount(0n) }
  const share = shareOf(firstDeposit, rate)
  return { qualified: true, amount: share < cap ? share : cap }
}

/** So many friends earn so much more, once. */
export interface LadderStep {
  count: number
  amount: Amount
}

/**
 * The steps that so many friends reach and that weren't paid yet. Source:
 * docs/promotions/referral.md; vector REFERRAL-LADDER-01.
 */
export const stepsReached = (
  steps: readonly LadderStep[],
  qualified: number,
  paidCounts: readonly number[],
): LadderStep[] => steps.filter(({ count }) => count <= qualified && !paidCounts.includes(count))
