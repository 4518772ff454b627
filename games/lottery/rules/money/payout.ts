import { amount, type Amount } from '@senluna/kit/money.ts'
import type { BetType, Outcome, Price } from '../tickets/bet-type.ts'
import { type Fraction, fraction, NOTHING, plus, times } from './fraction.ts'

/**
 * What one unit of a line brings when it hits a tier: an exact fraction of the unit.
 * Throws RangeError when the price doesn't know the tier.
 */
export function priceOf(type: BetType, price: Price, tier: string): Fraction {
  const { n, d } = rawPriceOf(type, price, tier)
  return fraction(n, d)
}

/**
 * What a selection brings, stakes of pushed lines included. One floor a line. `unit` is the money
 * of one unit of a line, multiple included.
 */
export function payoutOf(type: BetType, price: Price, unit: Amount, outcome: Outcome): Amount {
  let paid = BigInt(outcome.pushes) * unit * BigInt(type.units)
  for (const win of outcome.wins) {
    const rawPrice = rawPriceOf(type, price, win.tier)
    paid += BigInt(win.count) * ((unit * BigInt(win.hits) * rawPrice.n) / rawPrice.d)
  }
  return amount(paid)
}

/**
 * The price not yet in lowest terms: a division doesn't ask for them, and settlement pays a million
 * lines.
 */
function rawPriceOf(type: BetType, price: Price, tier: string): Fraction {
  if (price.by === 'SERIES') {
    const chance = chanceOf(type, tier)
    return { n: BigInt(price.series) * chance.d, d: 2000n * chance.n }
  }
  const paid = price.by === 'ODDS' ? price.milli[tier] : price.prizes[tier]
  if (paid === undefined) throw new RangeError(`${type.code} has no price for ${tier || 'its line'}`)
  return { n: BigInt(paid), d: price.by === 'ODDS' ? 1000n : BigInt(price.per) }
}

/**
 * The bettor's rebate of a series play: what the chosen series leaves below the highest one,
 * whatever the outcome.
 */
export const seriesRebate = (stake: Amount, price: Extract<Price, { by: 'SERIES' }>): Amount =>
  amount((stake * BigInt(price.maxSeries - price.series)) / 2000n)

/** The exact return of one line of a kind: what it brings in the mean, as a share of its stake. */
export function returnOf(type: BetType, price: Price, kind = ''): Fraction {
  const means = type.kinds[kind]
  if (!means) throw new RangeError(`${type.code} has no lines of the kind ${kind}`)
  const won = Object.entries(means).reduce(
    (sum, [tier, mean]) => plus(sum, times(mean, priceOf(type, price, tier))),
    NOTHING,
  )
  return plus(times(won, fraction(1, type.units)), type.pushed?.[kind] ?? NOTHING)
}

function chanceOf(type: BetType, tier: string): Fraction {
  for (const means of Object.values(type.kinds)) if (means[tier]) return means[tier]
  throw new RangeError(`${type.code} has no tier ${tier}`)
}
