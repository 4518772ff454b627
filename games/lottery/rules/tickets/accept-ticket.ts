import { at } from '@senluna/kit/assert.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { BetType, Picked, Price } from './bet-type.ts'
import {
  acceptLine,
  type Bid,
  isLower,
  type LineAnswer,
  type LineLimits,
  type OddsTier,
  overTicket,
  type Exposure,
} from '../money/exposure.ts'
import { worstOf } from '../money/worst.ts'

/** What tickets may bring at worst, and how much of the draw's caps others have taken. */
export interface PayoutCaps {
  /** All players, this draw and bet type: what they can win at most in all. */
  readonly perDraw: Amount
  readonly drawTaken: Amount
  /** This player, this draw and game. */
  readonly perPlayer: Amount
  readonly playerTaken: Amount
}

/** Lines that are taken alike: a ticket of their own. */
export interface AcceptedPart {
  readonly picked: Picked
  /** The unit of each of its lines. */
  readonly unit: Amount
  readonly price: Price
  readonly worst: Amount
}

export type TicketAnswer =
  | {
      readonly status: 'ACCEPTED' | 'ACCEPTED_PARTIAL'
      /** One, unless its numbers stand differently. */
      readonly parts: readonly AcceptedPart[]
      /** Of all parts. */
      readonly worst: Amount
    }
  | (Extract<LineAnswer, { status: 'REJECTED' }> & {
      readonly key?: string
      /** Of odds that changed: all numbers whose odds did, this one too; the first hundred. */
      readonly fallen?: readonly Fallen[]
    })
  | { readonly status: 'REJECTED'; readonly code: 'LOT_E_LIMIT_PAYOUT'; readonly left: Amount }

/** A number at lower odds than the player saw. */
export interface Fallen {
  readonly key: string
  readonly milli: OddsTier['milli']
}

/** How many are reported at once. */
const MOST_TOLD = 100

/** A ticket as it is asked for. */
interface PricedPick {
  readonly type: BetType
  readonly picked: Picked
  readonly price: Price
}

/**
 * Whether a ticket is taken: each of its numbers first, then what it can bring. All or nothing: one
 * number that is refused refuses it.
 *
 * Unit and odds are each line's own: where numbers stand differently the ticket comes apart, into
 * one for all lines that are taken alike. Where lines share a selection (the products of two
 * digits), every line gets what the fullest takes, at the lowest odds.
 */
export function acceptTicket(
  asked: PricedPick,
  bid: Bid,
  limits: LineLimits,
  exposureOf: (key: string) => Exposure,
  caps: PayoutCaps,
): TicketAnswer {
  const { picked, price } = asked
  const { keys } = picked
  // A set that was expanded has no number of its own: it counts in the draw's total, and the
  // ticket's limit is its own.
  if (!keys && bid.unit > limits.perTicketMaxUnit) return overTicket(limits)
  const lines: Line[] = []
  const fallen: Fallen[] = []
  for (const key of keys ?? []) {
    const tiers = limits.tiers.map((tier) => tierFor(tier, key))
    const answer = acceptLine(bid, { ...limits, tiers }, exposureOf(key))
    if (answer.status !== 'REJECTED') lines.push({ key, unit: answer.unit, tier: answer.tier })
    else if (answer.code !== 'LOT_E_ODDS_CHANGED') return { ...answer, key }
    else if (fallen.push({ key, milli: answer.tier.milli }) === MOST_TOLD) break
  }
  const [first] = fallen
  if (first) {
    const tier = { fromUnit: amount(0n), milli: first.milli }
    return { status: 'REJECTED', code: 'LOT_E_ODDS_CHANGED', tier, key: first.key, fallen }
  }
  // The game's own price may have fallen since it was shown, whatever was taken on the numbers.
  if (price.by === 'ODDS' && !bid.acceptOddsChange && isLower(price.milli, bid.seen))
    return { status: 'REJECTED', code: 'LOT_E_ODDS_CHANGED', tier: { fromUnit: amount(0n), milli: price.milli } }
  const parts = partsOf(asked, bid.unit, lines)
  const worst = amount(parts.reduce((sum, part) => sum + part.worst, 0n))
  const drawLeft = caps.perDraw - caps.drawTaken
  if (worst > drawLeft) return { status: 'REJECTED', code: 'LOT_E_LIMIT_EXPOSURE', availableUnit: amount(0n) }
  const playerLeft = caps.perPlayer - caps.playerTaken
  if (worst > playerLeft)
    return { status: 'REJECTED', code: 'LOT_E_LIMIT_PAYOUT', left: amount(playerLeft > 0n ? playerLeft : 0n) }
  return { status: parts.some(({ unit }) => unit < bid.unit) ? 'ACCEPTED_PARTIAL' : 'ACCEPTED', parts, worst }
}

/** A line that is taken: so much of it, at the odds of its number's tier. */
interface Line {
  readonly key: string
  readonly unit: Amount
  readonly tier: OddsTier | undefined
}

/** The ticket in as few parts as its lines allow, in the order of their first lines. */
function partsOf({ type, picked, price }: PricedPick, unit: Amount, lines: readonly Line[]): AcceptedPart[] {
  const part = (some: Picked, lines: readonly Line[]): AcceptedPart => {
    const own = lines.reduce((least, line) => (line.unit < least ? line.unit : least), unit)
    const priced = lines.reduce((least, { tier }) => (tier ? lowest(least, tier) : least), price)
    return { picked: some, unit: own, price: priced, worst: worstOf(type, priced, own, some) }
  }
  const alike = new Map<string, number[]>()
  for (const [place, line] of lines.entries()) {
    const name = price.by === 'ODDS' ? nameOf(line) : `${line.unit}`
    const places = alike.get(name)
    if (places) places.push(place)
    else alike.set(name, [place])
  }
  if (alike.size < 2 || !picked.only) return [part(picked, lines)]
  return [...alike.values()].map((places) =>
    part(
      type.pick(picked.only?.(places)),
      places.map((place) => at(lines, place)),
    ),
  )
}

/**
 * The same for lines that can stand on one ticket. Odds of a pick's own stand beside those of other
 * picks.
 */
const nameOf = ({ key, unit, tier }: Line) =>
  !tier || tier.milli[pickOf(key)] !== undefined ? `${unit}` : `${unit} ${tier.fromUnit}`

const pickOf = (key: string) => key.slice(key.lastIndexOf(':') + 1)

/** A price as it is for one number at a tier. */
export const priceAt = (price: Price, tier: OddsTier, key: string): Price => lowest(price, tierFor(tier, key))

/**
 * A tier as far as one number goes: where picks have odds of their own, a full one doesn't pull
 * down the others.
 */
function tierFor(tier: OddsTier, key: string): OddsTier {
  const pick = pickOf(key)
  const odds = tier.milli[pick]
  return odds === undefined ? tier : { fromUnit: tier.fromUnit, milli: { [pick]: odds } }
}

/**
 * A price cut down to a tier's odds where these are lower. Only odds fall: a series or a prize
 * table is what it is.
 */
function lowest(price: Price, tier: OddsTier): Price {
  if (price.by !== 'ODDS') return price
  const milli = Object.fromEntries(
    Object.entries(price.milli).map(([name, own]) => {
      const fallen = tier.milli[name]
      return [name, fallen !== undefined && fallen < own ? fallen : own]
    }),
  )
  return { ...price, milli }
}
