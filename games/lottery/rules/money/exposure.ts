import { amount, type Amount } from '@senluna/kit/money.ts'
import type { OddsByTier } from '../tickets/bet-type.ts'
import { milliAt } from './rebate.ts'

/** Odds in force from so many units on, taken by all players on one number of one draw. */
export interface OddsTier {
  readonly fromUnit: Amount
  /** Thousandths by tier of the bet type, as in its price. */
  readonly milli: OddsByTier
}

/**
 * What may be taken on one number of one draw. Units are money before the bet type's own `units`.
 */
export interface LineLimits {
  readonly minUnit: Amount
  readonly unitStep: Amount
  readonly perTicketMaxUnit: Amount
  /** The most on one number over all players. */
  readonly perDrawMaxUnit: Amount
  /** Falling odds; none where the price of the game stands whatever was taken. */
  readonly tiers: readonly OddsTier[]
}

/** What a player offers on one line. */
export interface Bid {
  readonly unit: Amount
  /** The odds the player saw; absent where they weren't shown, then no odds are too low. */
  readonly seen?: OddsByTier
  readonly acceptPartial: boolean
  readonly acceptOddsChange: boolean
}

/** How one number stands: closed, or so many units taken before this bid. */
export interface Exposure {
  readonly blocked: boolean
  readonly taken: Amount
}

export type LineAnswer =
  | { readonly status: 'ACCEPTED' | 'ACCEPTED_PARTIAL'; readonly unit: Amount; readonly tier?: OddsTier }
  | { readonly status: 'REJECTED'; readonly code: 'LOT_E_BLOCKED' }
  | { readonly status: 'REJECTED'; readonly code: 'LOT_E_LIMIT_TICKET'; readonly mostUnit: Amount }
  | { readonly status: 'REJECTED'; readonly code: 'LOT_E_LIMIT_EXPOSURE'; readonly availableUnit: Amount }
  | { readonly status: 'REJECTED'; readonly code: 'LOT_E_ODDS_CHANGED'; readonly tier: OddsTier }

/**
 * Whether one line is taken, how much of it, and at which odds. The odds are those in force before
 * this line: a line is never split over tiers. What it answers holds only as long as nothing else
 * is taken on the number: the caller counts it under a lock.
 */
export function acceptLine(bid: Bid, limits: LineLimits, standing: Exposure): LineAnswer {
  if (standing.blocked) return { status: 'REJECTED', code: 'LOT_E_BLOCKED' }
  if (bid.unit > limits.perTicketMaxUnit) return overTicket(limits)
  const availableUnit = availableOf(limits, standing.taken)
  const takesAll = standing.taken + bid.unit <= limits.perDrawMaxUnit
  if (!takesAll && !(bid.acceptPartial && availableUnit > 0n))
    return { status: 'REJECTED', code: 'LOT_E_LIMIT_EXPOSURE', availableUnit }
  const tier = tierAt(limits.tiers, standing.taken)
  if (tier && !bid.acceptOddsChange && isLower(tier.milli, bid.seen))
    return { status: 'REJECTED', code: 'LOT_E_ODDS_CHANGED', tier }
  return {
    status: takesAll ? 'ACCEPTED' : 'ACCEPTED_PARTIAL',
    unit: takesAll ? bid.unit : availableUnit,
    ...(tier ? { tier } : {}),
  }
}

/** The answer to a unit over the limit of a ticket. */
export const overTicket = ({ perTicketMaxUnit: mostUnit }: LineLimits) =>
  ({ status: 'REJECTED', code: 'LOT_E_LIMIT_TICKET', mostUnit }) as const

/** What a number still takes, in whole steps; 0 when less than the least bet is left. */
export function availableOf(limits: LineLimits, taken: Amount): Amount {
  const left = limits.perDrawMaxUnit - taken
  const steps = left > 0n ? left - (left % limits.unitStep) : 0n
  return amount(steps < limits.minUnit ? 0n : steps)
}

/** The odds in force when so much has been taken: the tier with the largest start not above it. */
export function tierAt(tiers: readonly OddsTier[], taken: Amount): OddsTier | undefined {
  return tiers.reduce<OddsTier | undefined>(
    (best, tier) => (tier.fromUnit <= taken && (!best || tier.fromUnit >= best.fromUnit) ? tier : best),
    undefined,
  )
}

/** Falling odds as they are at a rebate level. */
export const tiersAt = (tiers: readonly OddsTier[], level: number): OddsTier[] =>
  tiers.map(({ fromUnit, milli }) => ({ fromUnit, milli: milliAt(milli, level) }))

/** Whether any odds are lower than those seen. */
export const isLower = (milli: OddsTier['milli'], seen: Bid['seen']) =>
  seen !== undefined && Object.entries(milli).some(([tier, odds]) => odds < (seen[tier] ?? 0))
