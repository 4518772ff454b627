import { amount, type Amount } from '@senluna/kit/money.ts'
import type { BetType, Picked, Price } from './bet-type.ts'
import { compare, NOTHING } from './fraction.ts'
import { priceOf } from './payout.ts'
import { milliAt } from './rebate.ts'

/** Odds in force from so many units on, taken by all players on one number of one draw. */
export interface OddsTier {
  readonly fromUnit: Amount
  /** Thousandths by tier of the bet type, as in its price. */
  readonly milli: Readonly<Record<string, number>>
}

/** What may be taken on one number of one draw. Units are money before the bet type's own `units`. */
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
  readonly seen?: Readonly<Record<string, number>>
  readonly acceptPartial: boolean
  readonly acceptOddsChange: boolean
}

/** How one number stands: closed, or so many units taken before this bid. */
export interface Standing {
  readonly blocked: boolean
  readonly taken: Amount
}

export type LineAnswer =
  | { readonly status: 'ACCEPTED' | 'ACCEPTED_PARTIAL'; readonly unit: Amount; readonly tier?: OddsTier }
  | { readonly status: 'REJECTED'; readonly code: 'LOT_E_BLOCKED' | 'LOT_E_LIMIT_TICKET' }
  | { readonly status: 'REJECTED'; readonly code: 'LOT_E_LIMIT_EXPOSURE'; readonly availableUnit: Amount }
  | { readonly status: 'REJECTED'; readonly code: 'LOT_E_ODDS_CHANGED'; readonly tier: OddsTier }

/**
 * Whether one line is taken, how much of it, and at which odds. The odds are those in force before this line: a line is
 * never split over tiers. What it answers holds only as long as nothing else is taken on the number: the caller counts
 * it under a lock.
 */
export function acceptLine(bid: Bid, limits: LineLimits, standing: Standing): LineAnswer {
  if (standing.blocked) return { status: 'REJECTED', code: 'LOT_E_BLOCKED' }
  if (bid.unit > limits.perTicketMaxUnit) return { status: 'REJECTED', code: 'LOT_E_LIMIT_TICKET' }
  const availableUnit = availableOf(limits, standing.taken)
  const isWhole = standing.taken + bid.unit <= limits.perDrawMaxUnit
  if (!isWhole && !(bid.acceptPartial && availableUnit > 0n))
    return { status: 'REJECTED', code: 'LOT_E_LIMIT_EXPOSURE', availableUnit }
  const tier = tierAt(limits.tiers, standing.taken)
  if (tier && !bid.acceptOddsChange && isLower(tier.milli, bid.seen))
    return { status: 'REJECTED', code: 'LOT_E_ODDS_CHANGED', tier }
  return {
    status: isWhole ? 'ACCEPTED' : 'ACCEPTED_PARTIAL',
    unit: isWhole ? bid.unit : availableUnit,
    ...(tier ? { tier } : {}),
  }
}

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
const isLower = (milli: OddsTier['milli'], seen: Bid['seen']) =>
  seen !== undefined && Object.entries(milli).some(([tier, odds]) => odds < (seen[tier] ?? 0))

/** What a whole ticket may bring at worst, and how much of the draw's caps other tickets have taken. */
export interface PayoutCaps {
  /** All players, this draw and bet type: what they can win at most in all. */
  readonly perDraw: Amount
  readonly drawTaken: Amount
  /** This player, this draw and game. */
  readonly perPlayer: Amount
  readonly playerTaken: Amount
}

export type TicketAnswer =
  | {
      readonly status: 'ACCEPTED' | 'ACCEPTED_PARTIAL'
      /** The unit of every line: what the fullest of its numbers takes. */
      readonly unit: Amount
      readonly price: Price
      readonly worst: Amount
    }
  | (Extract<LineAnswer, { status: 'REJECTED' }> & { readonly key?: string })
  | { readonly status: 'REJECTED'; readonly code: 'LOT_E_LIMIT_PAYOUT'; readonly left: Amount }

/**
 * Whether a ticket is taken: each of its numbers first, then what it can bring. All or nothing; with partial acceptance
 * every line gets what the fullest number takes, and where numbers stand at different odds the ticket has the lowest.
 */
export function acceptTicket(
  ticket: { readonly type: BetType; readonly picked: Picked; readonly price: Price },
  bid: Bid,
  limits: LineLimits,
  standingOf: (key: string) => Standing,
  caps: PayoutCaps,
): TicketAnswer {
  let [unit, price] = [bid.unit, ticket.price]
  // A set that was expanded has no number of its own: it counts in the draw's total, and the ticket's limit is its own.
  if (!ticket.picked.keys && unit > limits.perTicketMaxUnit) return { status: 'REJECTED', code: 'LOT_E_LIMIT_TICKET' }
  for (const key of ticket.picked.keys ?? []) {
    const answer = acceptLine(
      bid,
      { ...limits, tiers: limits.tiers.map((tier) => tierFor(tier, key)) },
      standingOf(key),
    )
    if (answer.status === 'REJECTED') return { ...answer, key }
    if (answer.unit < unit) unit = answer.unit
    if (answer.tier) price = lowest(price, answer.tier)
  }
  // The game's own price may have fallen since it was shown, whatever was taken on the numbers.
  if (price.by === 'ODDS' && !bid.acceptOddsChange && isLower(price.milli, bid.seen))
    return { status: 'REJECTED', code: 'LOT_E_ODDS_CHANGED', tier: { fromUnit: amount(0n), milli: price.milli } }
  const worst = worstOf(ticket.type, price, unit, ticket.picked)
  const drawLeft = caps.perDraw - caps.drawTaken
  if (worst > drawLeft) return { status: 'REJECTED', code: 'LOT_E_LIMIT_EXPOSURE', availableUnit: amount(0n) }
  const playerLeft = caps.perPlayer - caps.playerTaken
  if (worst > playerLeft)
    return { status: 'REJECTED', code: 'LOT_E_LIMIT_PAYOUT', left: amount(playerLeft > 0n ? playerLeft : 0n) }
  return { status: unit < bid.unit ? 'ACCEPTED_PARTIAL' : 'ACCEPTED', unit, price, worst }
}

/**
 * The worst a selection can reasonably bring: its best price times the hits its lines can have, no more than they can
 * have together. `realistic` of the bet type stands in for hits nobody has seen.
 */
export function worstOf(type: BetType, price: Price, unit: Amount, picked: Pick<Picked, 'lines' | 'kinds'>): Amount {
  const hits = Math.min(picked.lines * (type.realistic ?? type.most), type.together ?? Number.MAX_SAFE_INTEGER)
  const kinds = picked.kinds
    ? Object.keys(picked.kinds).filter((kind) => picked.kinds?.[kind])
    : Object.keys(type.kinds)
  const best = kinds
    .flatMap((kind) => Object.keys(type.kinds[kind] ?? {}))
    .map((tier) => priceOf(type, price, tier))
    .reduce((most, each) => (compare(each, most) > 0 ? each : most), NOTHING)
  return amount((unit * BigInt(hits) * best.n) / best.d)
}

/** A tier as far as one number goes: where picks have odds of their own, a full one doesn't pull down the others. */
function tierFor(tier: OddsTier, key: string): OddsTier {
  const pick = key.slice(key.lastIndexOf(':') + 1)
  const odds = tier.milli[pick]
  return odds === undefined ? tier : { fromUnit: tier.fromUnit, milli: { [pick]: odds } }
}

/** A price cut down to a tier's odds where these are lower. Only odds fall: a series or a prize table is what it is. */
function lowest(price: Price, tier: OddsTier): Price {
  if (price.by !== 'ODDS') return price
  const milli = Object.fromEntries(
    Object.entries(price.milli).map(([name, odds]) => [name, Math.min(odds, tier.milli[name] ?? odds)]),
  )
  return { ...price, milli }
}
