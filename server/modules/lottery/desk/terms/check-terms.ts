import type { BrandTerms } from '@senluna/contract/lottery/desk/terms.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { BetType, Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { fraction, plus, ppm, type Fraction } from '@senluna/games/lottery/rules/money/fraction.ts'
import { findBetType } from '@senluna/games/lottery/rules/index.ts'
import {
  cashAt,
  highestReturn,
  isWithinCap,
  leftAt,
  levelRebate,
  MOST_LEVEL,
  priceAt,
} from '@senluna/games/lottery/rules/money/rebate.ts'
import type { OddsTier } from '@senluna/games/lottery/rules/money/exposure.ts'
import { amount, rate } from '@senluna/kit/money.ts'
import { termsOf } from '../../terms/terms.ts'
import { couldBeKey } from '../key-of.ts'
import type { StoredTerms } from '../../terms/store.ts'

/**
 * No limit is more than this: what a draw may cost stays far from the end of the numbers the
 * database keeps.
 */
const MOST_MONEY = 1_000_000_000_000_000n
const AMOUNTS = [
  'minUnit',
  'unitStep',
  'perTicketMaxUnit',
  'perDrawMaxUnit',
  'perDrawPayout',
  'perPlayerPayout',
] as const

const wrong = (field: string, patternId: string, args?: string[]): Refusal =>
  new Refusal('VAL_FIELD', { fields: [{ field, patternId, ...(args ? { args } : {}) }] })

/**
 * Refuses terms that a game can't have: odds of tiers it doesn't have, limits that contradict each
 * other, numbers that are none, and whatever would return more than 99 % with what is given back.
 * Refuses VAL_FIELD with the field and why.
 */
export function checkTerms(
  game: LotteryGame,
  betType: string,
  wanted: BrandTerms,
  stored: ReadonlyMap<string, StoredTerms>,
): void {
  for (const name of AMOUNTS) {
    const value = wanted[name]
    if (value !== undefined && BigInt(value) > MOST_MONEY) throw wrong(`terms.${name}`, 'LOT_TERMS_MOST')
  }
  if (betType === '') checkGameTerms(game, wanted, stored)
  else checkType(game, betType, wanted, stored)
}

function checkGameTerms(game: LotteryGame, wanted: BrandTerms, stored: ReadonlyMap<string, StoredTerms>): void {
  for (const name of ['odds', 'tiers', 'blocked'] as const)
    if (wanted[name] !== undefined) throw wrong(`terms.${name}`, 'LOT_TERMS_TYPE_ONLY')
  const set = new Map([...stored, ['', stripped(wanted)] as const])
  for (const betType of Object.keys(game.prices)) checkLimits(game, betType, set)
}

function checkType(
  game: LotteryGame,
  betType: string,
  wanted: BrandTerms,
  stored: ReadonlyMap<string, StoredTerms>,
): void {
  const type = findBetType(game, betType)
  const price = game.prices[betType]
  if (!type || !price) throw new Refusal('SYS_NOT_FOUND')
  if (wanted.perPlayerPayout !== undefined) throw wrong('terms.perPlayerPayout', 'LOT_TERMS_WHOLE_ONLY')
  checkOdds(price, wanted)
  const set = new Map([...stored, [betType, stripped(wanted)] as const])
  checkLimits(game, betType, set)
  checkBlocked(game, type, wanted.blocked ?? [])
  const terms = termsOf(game, betType, set)
  if (!terms) throw new Refusal('SYS_NOT_FOUND')
  checkTiers(terms.price, terms.limits.tiers)
  checkReturn(game, type, terms.price)
}

/** As it is kept: nothing that says nothing. */
export const stripped = (terms: BrandTerms): StoredTerms =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))

function checkOdds(price: Price, { odds, tiers }: BrandTerms): void {
  const said = [odds ?? {}, ...(tiers ?? []).map(({ milli }) => milli)].flatMap((set) => Object.keys(set))
  if (said.length === 0) return
  if (price.by !== 'ODDS') throw wrong('terms.odds', 'LOT_TERMS_NO_ODDS')
  const unknown = said.find((tier) => !Object.hasOwn(price.milli, tier))
  if (unknown !== undefined) throw wrong('terms.odds', 'LOT_TERMS_TIER', [unknown || '–'])
}

/**
 * The least is a step, a ticket's most is no less than the least, a draw's no less than a ticket's.
 */
function checkLimits(game: LotteryGame, betType: string, set: ReadonlyMap<string, StoredTerms>): void {
  const terms = termsOf(game, betType, set)
  if (!terms) return
  const { minUnit, unitStep, perTicketMaxUnit, perDrawMaxUnit } = terms.limits
  const args = [betType]
  if (minUnit % unitStep !== 0n) throw wrong('terms.minUnit', 'LOT_TERMS_STEP', args)
  if (perTicketMaxUnit < minUnit) throw wrong('terms.perTicketMaxUnit', 'LOT_TERMS_ORDER', args)
  if (perDrawMaxUnit < perTicketMaxUnit) throw wrong('terms.perDrawMaxUnit', 'LOT_TERMS_ORDER', args)
}

/** Odds only fall as more is taken. */
function checkTiers(price: Price, tiers: readonly OddsTier[]): void {
  let before: OddsTier = {
    fromUnit: amount(0n),
    milli: price.by === 'ODDS' ? price.milli : {},
  }
  for (const tier of tiers) {
    if (tier.fromUnit <= before.fromUnit) throw wrong('terms.tiers', 'LOT_TERMS_TIERS')
    for (const [name, odds] of Object.entries(tier.milli))
      if (odds > (before.milli[name] ?? Number.MAX_SAFE_INTEGER)) throw wrong('terms.tiers', 'LOT_TERMS_FALL')
    before = { fromUnit: tier.fromUnit, milli: { ...before.milli, ...tier.milli } }
  }
}

function checkBlocked(game: LotteryGame, type: BetType, blocked: readonly string[]): void {
  if (new Set(blocked).size !== blocked.length) throw wrong('terms.blocked', 'LOT_TERMS_TWICE')
  const none = blocked.find((key) => !couldBeKey(game, type, key))
  if (none !== undefined) throw wrong('terms.blocked', 'LOT_TERMS_KEY', [none])
}

/**
 * A step of the rebate ladder: what its odds return, what is given back at it, and both. In
 * millionths.
 */
interface Step {
  level: number
  returnPpm: number
  /** To a bettor whose account has the highest level. */
  cashPpm: number
  /** With all that those above get: never over the cap. */
  totalPpm: number
}

/**
 * What each level of a bet type comes to at a price, the highest first; one step where a price has
 * no levels.
 */
export function ladderOf(game: LotteryGame, type: BetType, price: Price): Step[] {
  if (price.by !== 'ODDS') return []
  return levelsOf(game).map((level) => {
    const at = priceAt(price, level)
    return {
      level,
      returnPpm: ppm(highestReturn(type, at)),
      cashPpm: cashAt(type, price, MOST_LEVEL, level),
      totalPpm: ppm(plus(highestReturn(type, at), fraction(givenAt(type, at, level), 1_000_000))),
    }
  })
}

const levelsOf = ({ product }: LotteryGame): number[] =>
  Array.from({ length: product === 'VNLOTT' ? MOST_LEVEL + 1 : 1 }, (_, below) => MOST_LEVEL - below)

/** What the bettor and everybody above get together at a level. */
const givenAt = (type: BetType, at: Price, level: number) =>
  rate(Math.min(levelRebate(MOST_LEVEL, level), leftAt(type, at)))

/** What a price returns with what is given back stays within the cap at each level. */
function checkReturn(game: LotteryGame, type: BetType, price: Price): void {
  if (price.by !== 'ODDS') return
  for (const level of levelsOf(game)) {
    const at = priceAt(price, level)
    const [returned, given] = [highestReturn(type, at), givenAt(type, at, level)]
    if (!isWithinCap(returned, given))
      throw wrong('terms.odds', 'LOT_TERMS_RETURN', [percentOf(plus(returned, fraction(given, 1_000_000)))])
  }
}

const percentOf = ({ n, d }: Fraction): string => `${Number((n * 10_000n) / d) / 100} %`

/** The highest return of any line at a price, in millionths. */
export const mostReturn = (type: BetType, price: Price): number => ppm(highestReturn(type, price))
