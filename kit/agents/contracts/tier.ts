import type { Amount } from '../../money.ts'
import type { Tier } from './contract-terms.ts'

/** What a team reached in a period. Without `loss` no threshold of loss is looked at. */
export interface Reached {
  validBet: Amount
  loss?: Amount | undefined
  active: number
}

/** A threshold that a team missed, and by how much. */
export interface Shortfall {
  threshold: 'VALID_BET' | 'LOSS' | 'ACTIVE'
  needed: bigint
  reached: bigint
  short: bigint
}

/** The tier that holds, and why the next one does not. */
export interface TierChoice {
  /** Undefined: not even the first is reached. */
  index: number | undefined
  tier: Tier | undefined
  /** The next higher tier; undefined at the top. */
  next: { index: number; tier: Tier; missed: Shortfall[] } | undefined
}

/** The last tier whose three thresholds are all reached, with what the next one lacks. */
export function tierOf(tiers: readonly Tier[], reached: Reached): TierChoice {
  const index = tiers.findLastIndex((tier) => missedOf(tier, reached).length === 0)
  const next = tiers[index + 1]
  return {
    index: index < 0 ? undefined : index,
    tier: tiers[index],
    next: next && { index: index + 1, tier: next, missed: missedOf(next, reached) },
  }
}

/** The thresholds of a tier that were missed. A threshold of no loss is always reached. */
export function missedOf(tier: Tier, { validBet, loss, active }: Reached): Shortfall[] {
  const thresholds = [
    ['VALID_BET', tier.minValidBet, validBet],
    ['LOSS', tier.minLoss, loss === undefined || tier.minLoss === 0n ? tier.minLoss : loss],
    ['ACTIVE', BigInt(tier.minActive), BigInt(active)],
  ] as const
  return thresholds
    .filter(([, needed, had]) => had < needed)
    .map(([threshold, needed, had]) => ({ threshold, needed, reached: had, short: needed - had }))
}
