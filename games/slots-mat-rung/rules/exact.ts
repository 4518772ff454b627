import { fraction, minus, over, plus, times, type Fraction } from '@senluna/kit/games/fraction.ts'
import { UNITS, type FieldSet, type HiveConfiguration, type HiveMode } from './configuration.ts'
import { spinnerOf } from './spin.ts'

/** How many fields of a set pay so many hundredths of the bet. */
export type Paying = ReadonlyMap<number, number>

/** The fields of a paid set, those that fill the jar apart. */
export interface Fields {
  plain: Paying
  full: Paying
}

/** What a mode returns per paid round, as exact fractions of what it costs. */
export interface Returns {
  rtp: Fraction
  variance: Fraction
  hitRate: Fraction
  featureEvery: Fraction
  largest: Fraction
  /** From how many fields the paid spin is drawn, each as likely. */
  cycle: bigint
  /** What the free spins of a round are worth on average, in bets. */
  feature: Fraction
}

const ZERO = fraction(0n, 1n)

/** Spins every field of a set once. */
function fieldsOf(configuration: HiveConfiguration, set: FieldSet, freeTimes?: readonly number[]): Fields {
  const spin = spinnerOf(configuration, set, freeTimes)
  const plain = new Map<number, number>()
  const full = new Map<number, number>()
  for (let field = 0; field < configuration.fields; field++) {
    const { units, burst } = spin(field)
    const paying = freeTimes === undefined && burst >= configuration.jar ? full : plain
    paying.set(units, (paying.get(units) ?? 0) + 1)
  }
  return { plain, full }
}

/** The fields of all free spins: what they pay, multiplied. */
export const freeFields = (configuration: HiveConfiguration): Paying =>
  fieldsOf(configuration, configuration.free, configuration.freeTimes).plain

/** The fields of the modes' paid spins, by the number of their set: each set is spun once. */
export const paidFields = (configuration: HiveConfiguration): ReadonlyMap<number, Fields> =>
  new Map(
    [...new Map(configuration.modes.map((mode) => [mode.set, mode])).values()].map((mode) => [
      mode.set,
      fieldsOf(configuration, mode),
    ]),
  )

const sum = (paying: Paying, of: (units: number, count: number) => bigint): bigint =>
  [...paying].reduce((total, [units, count]) => total + of(units, count), 0n)

/** The number of fields, and the first and second moment of what one pays, in bets. */
function momentsOf(paying: Paying): { count: bigint; mean: Fraction; square: Fraction } {
  const count = sum(paying, (_, fields) => BigInt(fields))
  if (count === 0n) return { count, mean: ZERO, square: ZERO }
  const bet = BigInt(UNITS)
  return {
    count,
    mean: fraction(
      sum(paying, (units, fields) => BigInt(units) * BigInt(fields)),
      count * bet,
    ),
    square: fraction(
      sum(paying, (units, fields) => BigInt(units) ** 2n * BigInt(fields)),
      count * bet * bet,
    ),
  }
}

/**
 * Works out what a mode returns, exactly: every field of its set and of the free spins' set, each
 * as likely as another. The spins of a round are drawn apart from each other. The cap is left out.
 */
export function returnsOf(configuration: HiveConfiguration, mode: HiveMode, fields: Fields, free: Paying): Returns {
  const paid = mode.full ? { ...fields, plain: new Map<number, number>() } : fields
  const [plain, full, spin] = [momentsOf(paid.plain), momentsOf(paid.full), momentsOf(free)]
  const all = plain.count + full.count
  const spins = fraction(BigInt(configuration.freeSpins), 1n)
  const feature = times(spins, spin.mean)
  const spread = times(spins, minus(spin.square, times(spin.mean, spin.mean)))
  const share = (count: bigint) => fraction(count, all)
  // With the free spins F, independent of the paid spin b: E[b + F] and E[(b + F)²].
  const withFeature = {
    mean: plus(full.mean, feature),
    square: plus(
      plus(full.square, times(times(fraction(2n, 1n), full.mean), feature)),
      plus(spread, times(feature, feature)),
    ),
  }
  const mean = plus(times(share(plain.count), plain.mean), times(share(full.count), withFeature.mean))
  const square = plus(times(share(plain.count), plain.square), times(share(full.count), withFeature.square))
  const price = fraction(BigInt(mode.priceX100), 100n)
  const nothing = BigInt(paid.plain.get(0) ?? 0)
  const largest = Math.max(...paid.plain.keys(), ...paid.full.keys())
  return {
    rtp: over(mean, price),
    variance: over(minus(square, times(mean, mean)), times(price, price)),
    hitRate: share(all - nothing),
    featureEvery: fraction(all, full.count),
    largest: over(fraction(BigInt(largest), BigInt(UNITS)), price),
    feature,
    cycle: all,
  }
}

/** What everything that pays is a multiple of, in hundredths of the bet. */
const STEP = 10

/**
 * How likely a round of a mode comes to the cap: the paid spin and the free spins laid together,
 * all that reaches the cap as one. Worked out in floating point, good for its first digits.
 */
export function capChance(configuration: HiveConfiguration, mode: HiveMode, fields: Fields, free: Paying): number {
  const { full } = fields
  const plain: Paying = mode.full ? new Map() : fields.plain
  const all = Number(momentsOf(full).count + momentsOf(plain).count)
  const top = (configuration.capMultiple * UNITS) / STEP
  const shares = [...free].map(([units, count]) => [units / STEP, count / configuration.fields] as const)
  let sums = new Float64Array(top + 1)
  for (const [units, count] of full) add(sums, units / STEP, count / all)
  for (let spin = 0; spin < configuration.freeSpins; spin++) {
    const next = new Float64Array(top + 1)
    for (let sum = 0; sum <= top; sum++) {
      const chance = sums[sum]!
      if (chance > 0) for (const [units, share] of shares) add(next, sum + units, chance * share)
    }
    sums = next
  }
  for (const [units, count] of plain) if (units / STEP >= top) add(sums, top, count / all)
  return sums[top]!
}

function add(sums: Float64Array, at: number, chance: number): void {
  const place = Math.min(at, sums.length - 1)
  if (!Number.isInteger(place)) throw new RangeError('every pay is a multiple of ten hundredths')
  sums[place] = sums[place]! + chance
}
