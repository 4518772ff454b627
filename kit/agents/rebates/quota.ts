import type { Rate } from '../../money.ts'

/**
 * How many direct downlines of one account may hold a high rate of a product: at most `most` within
 * `gap` below the account's own.
 */
export interface RateQuota {
  gap: Rate
  most: number
}

/** A quota that is used up. */
export interface QuotaExceeded extends RateQuota {
  /** Direct downlines that stand in it already. */
  used: number
}

/**
 * The first quota that a rate for one more direct downline would exceed; undefined when none.
 *
 * `others` are the rates of the direct downlines that are there, without the one whose rate is set.
 * Without quotas nothing is limited. Source: docs/agents.md, "Setting rates".
 */
export function quotaExceeded(
  own: Rate,
  wanted: Rate,
  others: readonly Rate[],
  quotas: readonly RateQuota[],
): QuotaExceeded | undefined {
  for (const { gap, most } of quotas) {
    const isHigh = (rate: Rate) => rate >= own - gap
    const used = others.filter(isHigh).length
    if (isHigh(wanted) && used >= most) return { gap, most, used }
  }
  return undefined
}
