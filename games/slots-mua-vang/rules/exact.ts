import { at } from '@senluna/kit/assert.ts'
import { fraction, minus, over, plus, times, type Fraction } from '@senluna/kit/games/fraction.ts'
import {
  BASKET,
  CELLS,
  COLUMNS,
  ENOUGH,
  ROWS,
  SYMBOLS,
  UNITS,
  type FieldConfiguration,
  type FieldMode,
  type FieldSymbol,
} from './configuration.ts'
import { bestRun } from './furrows.ts'

/** In how many ways a field pays so many units with so many baskets: `ways.get(baskets)`. */
type Fields = ReadonlyMap<number, ReadonlyMap<number, bigint>>

const ZERO = fraction(0n, 1n)
const ONE = fraction(1n, 1n)
const whole = (n: number) => fraction(BigInt(n), 1n)

/** What a mode returns per paid round, as exact fractions of what it costs. */
export interface Returns {
  rtp: Fraction
  variance: Fraction
  hitRate: Fraction
  featureEvery: Fraction
  largest: Fraction
  /** What a harvest is worth on average, in bets, and how often it fills the field. */
  harvest: Fraction
  full: Fraction
}

/** All fields of a mode, each furrow gone through once and the three laid together. */
export function fieldsOf(configuration: FieldConfiguration, { weights, baskets }: FieldMode): Fields {
  // Where the baskets lie beforehand every place is as likely as another: one way each.
  const waysOf = (symbol: number) => (symbol === BASKET && baskets !== undefined ? 1n : BigInt(at(weights, symbol)))
  const furrow = new Map<number, Map<number, bigint>>()
  const drawn: number[] = []
  const go = (ways: bigint): void => {
    if (ways === 0n) return
    if (drawn.length < COLUMNS) {
      for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
        drawn.push(symbol)
        go(ways * waysOf(symbol))
        drawn.pop()
      }
      return
    }
    const shown: FieldSymbol[] = drawn.map((symbol) => at(SYMBOLS, symbol))
    add(furrow, drawn.filter((symbol) => symbol === BASKET).length, bestRun(configuration, shown)?.units ?? 0, ways)
  }
  go(1n)
  let fields: Fields = furrow
  for (let row = 1; row < ROWS; row++) fields = together(fields, furrow)
  return baskets === undefined ? fields : new Map([[baskets, fields.get(baskets) ?? new Map<number, bigint>()]])
}

function add(fields: Map<number, Map<number, bigint>>, baskets: number, units: number, ways: bigint) {
  const paying = fields.get(baskets) ?? new Map<number, bigint>()
  fields.set(baskets, paying)
  paying.set(units, (paying.get(units) ?? 0n) + ways)
}

function together(a: Fields, b: Fields): Fields {
  const sum = new Map<number, Map<number, bigint>>()
  for (const [n, first] of a)
    for (const [m, second] of b) for (const [u, p] of first) for (const [v, q] of second) add(sum, n + m, u + v, p * q)
  return sum
}

/**
 * How many baskets a harvest ends with, when it began with `from`: the chance of each number.
 *
 * In a respin each of the empty cells gets a basket once in `basketOneIn`; with a new one all
 * respins are there again. The chances of the ends are worked out from the full field downwards.
 */
export function endsOf({ respins, basketOneIn }: FieldConfiguration, from: number): Map<number, Fraction> {
  const hit = fraction(1n, BigInt(basketOneIn))
  const known = new Map<number, Map<number, Fraction>>()
  for (let baskets = CELLS; baskets >= from; baskets--) {
    const ends = new Map<number, Fraction>()
    known.set(baskets, ends)
    const empty = CELLS - baskets
    if (empty === 0) {
      ends.set(CELLS, ONE)
      continue
    }
    const nothing = power(minus(ONE, hit), empty)
    const over3 = power(nothing, respins)
    ends.set(baskets, over3)
    // The first respin that brings any decides how many more there are.
    for (let more = 1; more <= empty; more++) {
      const brings = times(times(whole(choose(empty, more)), power(hit, more)), power(minus(ONE, hit), empty - more))
      const chance = times(brings, over(minus(ONE, over3), minus(ONE, nothing)))
      for (const [end, share] of known.get(baskets + more)!)
        ends.set(end, plus(ends.get(end) ?? ZERO, times(chance, share)))
    }
  }
  return known.get(from)!
}

const power = (base: Fraction, n: number): Fraction =>
  fraction(base.numerator ** BigInt(n), base.denominator ** BigInt(n))

function choose(all: number, some: number): number {
  let ways = 1
  for (let nth = 0; nth < some; nth++) ways = (ways * (all - nth)) / (nth + 1)
  return ways
}

/** The first and second moment, in bets, of what a harvest from so many baskets pays. */
function harvestOf(configuration: FieldConfiguration, from: number): { mean: Fraction; square: Fraction } {
  const { values, weights } = configuration.baskets
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0))
  const moment = (n: bigint) =>
    fraction(
      values.reduce((total, value, nth) => total + BigInt(value) ** n * BigInt(at(weights, nth)), 0n),
      sum,
    )
  const [mu, second] = [moment(1n), moment(2n)]
  const variance = minus(second, times(mu, mu))
  let [mean, square] = [ZERO, ZERO]
  for (const [end, chance] of endsOf(configuration, from)) {
    const expected = plus(times(whole(end), mu), whole(end === CELLS ? configuration.full : 0))
    mean = plus(mean, times(chance, expected))
    square = plus(square, times(chance, plus(times(expected, expected), times(whole(end), variance))))
  }
  return { mean, square }
}

/**
 * Works out what a mode returns, exactly: every furrow, every number of baskets, every end of a
 * harvest. The cap is left out. Furrows and harvest are tied by the number of baskets alone.
 */
export function returnsOf(configuration: FieldConfiguration, mode: FieldMode): Returns {
  const fields = fieldsOf(configuration, mode)
  let [all, hits, features, largest] = [0n, 0n, 0n, 0]
  let [first, second, harvest, filled] = [ZERO, ZERO, ZERO, ZERO]
  const bet = BigInt(UNITS)
  for (const [baskets, paying] of fields) {
    let [ways, units, squares] = [0n, 0n, 0n]
    for (const [paid, count] of paying) {
      ways += count
      units += BigInt(paid) * count
      squares += BigInt(paid) ** 2n * count
      if (paid > 0 || baskets >= ENOUGH) hits += count
      if (paid > largest) largest = paid
    }
    all += ways
    const [u, uu] = [fraction(units, bet), fraction(squares, bet * bet)]
    first = plus(first, u)
    second = plus(second, uu)
    if (baskets < ENOUGH) continue
    features += ways
    const { mean, square } = harvestOf(configuration, baskets)
    const count = fraction(ways, 1n)
    harvest = plus(harvest, times(count, mean))
    filled = plus(filled, times(count, endsOf(configuration, baskets).get(CELLS) ?? ZERO))
    first = plus(first, times(count, mean))
    second = plus(second, plus(times(count, square), times(times(whole(2), u), mean)))
  }
  const price = fraction(BigInt(mode.priceX100), 100n)
  const total = fraction(all, 1n)
  const mean = over(first, total)
  return {
    rtp: over(mean, price),
    variance: over(minus(over(second, total), times(mean, mean)), times(price, price)),
    hitRate: fraction(hits, all),
    featureEvery: fraction(all, features),
    largest: over(fraction(BigInt(largest), bet), price),
    harvest: over(harvest, fraction(features, 1n)),
    full: over(filled, fraction(features, 1n)),
  }
}

/**
 * The most a paid round of a mode can come to, in hundredths of the bet, and how likely it does:
 * a harvest that fills the field with the largest baskets, over the furrows that pay most beside
 * the baskets it begins with.
 */
export function mostOf(configuration: FieldConfiguration, mode: FieldMode): { units: number; chance: Fraction } {
  const { values, weights } = configuration.baskets
  const largest = Math.max(...values)
  const share = fraction(
    BigInt(at(weights, values.indexOf(largest))),
    BigInt(weights.reduce((sum, weight) => sum + weight, 0)),
  )
  const held = (CELLS * largest + configuration.full) * UNITS
  let [all, units] = [0n, 0]
  let ways = ZERO
  for (const [baskets, paying] of fieldsOf(configuration, mode)) {
    for (const count of paying.values()) all += count
    const best = Math.max(...paying.keys())
    const reached = baskets < ENOUGH ? best : best + held
    if (reached < units) continue
    if (reached > units) ways = ZERO
    units = reached
    const filled =
      baskets < ENOUGH ? ONE : times(endsOf(configuration, baskets).get(CELLS) ?? ZERO, power(share, CELLS))
    ways = plus(ways, times(fraction(paying.get(best)!, 1n), filled))
  }
  if (units > configuration.capMultiple * UNITS) throw new RangeError('the most is cut by the cap')
  return { units, chance: over(ways, fraction(all, 1n)) }
}
