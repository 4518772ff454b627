import { odds, type Odds, rate, type Rate } from '@senluna/kit/money.ts'
import type { BetType, OddsByTier, Price } from '../tickets/bet-type.ts'
import { compare, type Fraction, fraction, minus, NOTHING, plus, ppm } from './fraction.ts'
import { returnOf } from './payout.ts'

/** The highest rebate level of the fixed-odds lotteries: full odds, no cash. */
export const MOST_LEVEL = 10

/** One level: a thousandth of the stake. */
const LEVEL_PPM = 1_000

/**
 * No bet returns more than this in the mean, rebates of the bettor and of everybody above counted
 * in.
 */
export const MOST_RETURN: Fraction = fraction(990, 1000)

/**
 * The odds of a rebate level, in thousandths: a thousandth less for each level below the highest,
 * rounded half up.
 */
export function oddsAt(base: Odds, level: number): Odds {
  checkLevel(level)
  return odds(Number((BigInt(base) * BigInt(1000 - MOST_LEVEL + level) * 2n + 1000n) / 2000n))
}

/**
 * A price at a rebate level. Only odds have levels: a series leaves its cash in another way, a
 * prize table leaves none.
 */
export const priceAt = (price: Price, level: number): Price =>
  price.by === 'ODDS' ? { by: 'ODDS', milli: milliAt(price.milli, level) } : price

/** Odds by tier at a rebate level. */
export const milliAt = (milli: OddsByTier, level: number): OddsByTier =>
  Object.fromEntries(Object.entries(milli).map(([tier, base]) => [tier, oddsAt(base, level)]))

/** The level an account's rate comes to. */
export const levelOf = (account: Rate): number => Math.min(MOST_LEVEL, Math.floor(account / LEVEL_PPM))

/** What the chosen level lies below the account's, as a share of the stake. */
export function levelRebate(accountLevel: number, betLevel: number): Rate {
  checkLevel(accountLevel)
  checkLevel(betLevel)
  if (betLevel > accountLevel) throw new RangeError('a bet level is at most the account level')
  return rate((accountLevel - betLevel) * LEVEL_PPM)
}

/** The highest return of any line of a bet type at a price. */
export const highestReturn = (type: BetType, price: Price): Fraction =>
  Object.keys(type.kinds)
    .map((kind) => returnOf(type, price, kind))
    .reduce((most, item) => (compare(item, most) > 0 ? item : most), NOTHING)

/**
 * What can be given back besides at a price, to the bettor and everybody above together: what the
 * cap leaves over the highest return of its lines, cut to a millionth of the stake. A level gives
 * up a thousandth of its odds and not of the stake, so without this cut a price at the cap would
 * come to a trifle more than the cap on every level below the highest.
 */
export function leftAt(type: BetType, price: Price): Rate {
  const left = minus(MOST_RETURN, highestReturn(type, price))
  return rate(left.n > 0n ? ppm(left) : 0)
}

/**
 * The bettor's own cash at fixed odds: what the chosen level lies below the account's, no more than
 * the cap leaves at its odds.
 */
export function cashAt(type: BetType, price: Price, accountLevel: number, betLevel: number): Rate {
  const whole = levelRebate(accountLevel, betLevel)
  // Most bets are at the account's own level: nothing has to be worked out for them.
  if (whole === 0) return whole
  const left = leftAt(type, priceAt(price, betLevel))
  return whole < left ? whole : left
}

/** Whether a return and what is given back whatever the outcome stay within the cap together. */
export const isWithinCap = (returned: Fraction, rebate: Rate): boolean =>
  compare(plus(returned, fraction(rebate, 1_000_000)), MOST_RETURN) <= 0

function checkLevel(level: number) {
  if (!Number.isInteger(level) || level < 0 || level > MOST_LEVEL) throw new RangeError('a rebate level is 0 to 10')
}
