import type { BrandTerms } from '@senluna/contract/lottery-desk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { BetType, Price } from '@senluna/games/lottery/rules/bet-type.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { compare, fraction, plus, type Fraction } from '@senluna/games/lottery/rules/fraction.ts'
import { findBetType } from '@senluna/games/lottery/rules/index.ts'
import { returnOf } from '@senluna/games/lottery/rules/payout.ts'
import { isWithinCap, MOST_LEVEL, priceAt } from '@senluna/games/lottery/rules/rebate.ts'
import { rate } from '@senluna/kit/money.ts'
import { termsOf, type StoredTerms } from '../terms/terms.ts'
import { couldBeKey } from './key-of.ts'

/** No limit is more than this: what a draw may cost stays far from the end of the numbers the database keeps. */
const MOST_MONEY = 1_000_000_000_000_000n
const LEVEL_PPM = 1_000
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
 * Refuses terms that a game can't have: odds of tiers it doesn't have, limits that contradict each other, numbers that are none, and
 * whatever would return more than 99 % with what is given back. Refuses VAL_FIELD with the field and why.
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
  if (betType === '') checkWhole(game, wanted, stored)
  else checkType(game, betType, wanted, stored)
}

function checkWhole(game: LotteryGame, wanted: BrandTerms, stored: ReadonlyMap<string, StoredTerms>): void {
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
  const said = [odds ?? {}, ...(tiers ?? []).map(({ milli }) => milli)].flatMap((one) => Object.keys(one))
  if (said.length === 0) return
  if (price.by !== 'ODDS') throw wrong('terms.odds', 'LOT_TERMS_NO_ODDS')
  const unknown = said.find((tier) => !Object.hasOwn(price.milli, tier))
  if (unknown !== undefined) throw wrong('terms.odds', 'LOT_TERMS_TIER', [unknown || '–'])
}

/** The least is a step, a ticket's most is no less than the least, a draw's no less than a ticket's. */
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
function checkTiers(
  price: Price,
  tiers: readonly { fromUnit: bigint; milli: Readonly<Record<string, number>> }[],
): void {
  let before: { fromUnit: bigint; milli: Readonly<Record<string, number>> } = {
    fromUnit: 0n,
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
 * What a price returns with what is given back at each level. The catalogue's own prices stand just at the cap and a level below
 * gives back a trifle more; no brand goes further than they do.
 */
function checkReturn(game: LotteryGame, type: BetType, price: Price): void {
  const own = game.prices[type.code]
  if (price.by !== 'ODDS' || !own) return
  const levels = game.product === 'VNLOTT' ? MOST_LEVEL : 0
  for (const kind of Object.keys(type.kinds))
    for (let below = 0; below <= levels; below++) {
      const rebate = rate(below * LEVEL_PPM)
      const at = (of: Price) => returnOf(type, priceAt(of, MOST_LEVEL - below), kind)
      const isNoMore = below > 0 && compare(at(price), at(own)) <= 0
      if (!isWithinCap(at(price), rebate) && !isNoMore)
        throw wrong('terms.odds', 'LOT_TERMS_RETURN', [percentOf(plus(at(price), fraction(rebate, 1_000_000)))])
    }
}

const percentOf = ({ n, d }: Fraction): string => `${Number((n * 10_000n) / d) / 100} %`

/** The highest return of any line at a price, in millionths. */
export function mostReturn(type: BetType, price: Price): number {
  const returns = Object.keys(type.kinds).map((kind) => returnOf(type, price, kind))
  const most = returns.reduce((best, one) => (compare(one, best) > 0 ? one : best))
  return Number((most.n * 1_000_000n) / most.d)
}
