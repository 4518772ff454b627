import { amount, shareOf, type Amount, type Rate } from '../money.ts'

/** From which net loss on the whole of it earns so much. */
export interface CashbackTier {
  minLoss: Amount
  rate: Rate
}

/** The terms of a cashback. */
export interface CashbackTerms {
  tiers: readonly CashbackTier[]
  /** The most that one period gives. */
  cap: Amount
  /** Less than this is not paid and not carried on. */
  minPayout: Amount
}

/** What one member staked and got back in a period. */
export interface LossFigures {
  stake: Amount
  payout: Amount
  bonuses: Amount
  rebates: Amount
}

/**
 * The cashback of a period: the net loss, the rate of the highest tier it reaches, and the amount.
 * Source: docs/promotions.md; vector CASHBACK-LOSS-01.
 */
export function cashbackOf(
  { stake, payout, bonuses, rebates }: LossFigures,
  { tiers, cap, minPayout }: CashbackTerms,
): { base: Amount; rate: Rate | 0; amount: Amount } {
  const lost = stake - payout - bonuses - rebates
  const base = amount(lost > 0n ? lost : 0n)
  const reached = tiers
    .filter(({ minLoss }) => base >= minLoss)
    .toSorted((a, b) => Number(a.minLoss > b.minLoss) - Number(a.minLoss < b.minLoss))
    .at(-1)
  const share = reached ? shareOf(base, reached.rate) : amount(0n)
  const capped = share < cap ? share : cap
  return { base, rate: reached?.rate ?? 0, amount: capped < minPayout ? amount(0n) : capped }
}
