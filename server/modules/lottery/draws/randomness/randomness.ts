import { at } from '@senluna/kit/assert.ts'

/**
 * What is counted at one place of a game's results: how often each value stood there, and how each
 * follows the one before.
 */
export class Place {
  readonly #least: number
  readonly #counts: number[]
  #n = 0
  #first: number | undefined
  #last: number | undefined
  #sum = 0
  #squares = 0
  #products = 0

  /** Values are whole numbers from `least` to `most`, all equally likely. */
  constructor(least: number, most: number) {
    this.#least = least
    this.#counts = Array.from({ length: most - least + 1 }, () => 0)
  }

  get n(): number {
    return this.#n
  }

  /** Throws RangeError for a value that can't stand here. */
  add(value: number): void {
    const place = value - this.#least
    const count = this.#counts[place]
    if (count === undefined) throw new RangeError(`${value} can't be drawn here`)
    this.#counts[place] = count + 1
    this.#n++
    this.#sum += value
    this.#squares += value * value
    if (this.#last !== undefined) this.#products += this.#last * value
    this.#first ??= value
    this.#last = value
  }

  /**
   * How likely counts as uneven as these, or more so, are in fair draws; undefined with too few
   * draws to say.
   */
  evenness(): number | undefined {
    const expected = this.#n / this.#counts.length
    if (expected < LEAST_EXPECTED) return undefined
    const chi = this.#counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    return chiSquareTail(chi, this.#counts.length - 1)
  }

  /** How likely a draw tells as much about the next one, or more, in fair draws. */
  independence(): number | undefined {
    if (this.#n / this.#counts.length < LEAST_EXPECTED) return undefined
    const mean = this.#sum / this.#n
    const spread = this.#squares / this.#n - mean * mean
    // Nothing but one value: its unevenness tells.
    if (spread === 0) return undefined
    // The sum of (x − mean)(next − mean) over all pairs, from what was counted on the way.
    const ends = 2 * this.#sum - (this.#first ?? 0) - (this.#last ?? 0)
    const together = this.#products - mean * ends + (this.#n - 1) * mean * mean
    return normalTails((together / (this.#n * spread)) * Math.sqrt(this.#n))
  }
}

/** With fewer of a value expected the sum isn't distributed like chi-square. */
const LEAST_EXPECTED = 5

/**
 * The range of values at each place, by the draw's profile; prizes in digits are read digit by
 * digit.
 */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  VN_N: [0, 9],
  VN_S: [0, 9],
  D5: [0, 9],
  D3: [0, 9],
  PC28: [0, 9],
  K3: [1, 6],
  X115: [1, 11],
  PK10: [1, 10],
  KENO: [1, 80],
  LHC: [1, 49],
}

/** How random a game's draws look. */
export interface Verdict {
  draws: number
  tests: number
  /**
   * How likely something as strange as the strangest of all tests is in fair draws: its own
   * likelihood times the number of tests, at most 1. Undefined with too few draws to say.
   */
  p: number | undefined
  /** Where the strangest stood: `uneven 3`, `follows 12`. */
  where: string | undefined
}

/**
 * Counts a game's results, oldest first, place by place, with flat memory. Undefined for a profile
 * that isn't drawn by us.
 */
export function examine(profile: string): { add(result: unknown): void; verdict(): Verdict } | undefined {
  const range = RANGES[profile]
  if (!range) return undefined
  const places: Place[] = []
  let draws = 0
  return {
    add(result) {
      draws++
      for (const [index, value] of valuesOf(result).entries()) (places[index] ??= new Place(...range)).add(value)
    },
    verdict() {
      const found = places.flatMap((place, index) => [
        { p: place.evenness(), where: `uneven ${index + 1}` },
        { p: place.independence(), where: `follows ${index + 1}` },
      ])
      const known = found.filter((test): test is { p: number; where: string } => test.p !== undefined)
      if (known.length === 0) return { draws, tests: 0, p: undefined, where: undefined }
      const worst = known.reduce((least, test) => (test.p < least.p ? test : least), at(known, 0))
      return { draws, tests: known.length, p: Math.min(1, worst.p * known.length), where: worst.where }
    },
  }
}

/** All values of a result in order: numbers as they are, prizes by digits. */
function valuesOf(result: unknown): number[] {
  if (typeof result === 'number') return [result]
  if (typeof result === 'string') return [...result].map(Number)
  if (Array.isArray(result)) return result.flatMap(valuesOf)
  if (typeof result === 'object' && result !== null)
    // By name: the store keeps the prizes of every draw of a game in one order, whatever it is.
    return Object.keys(result)
      .sort()
      .flatMap((name) => valuesOf(Reflect.get(result, name)))
  return []
}

/**
 * The chance of a chi-square of `freedom` degrees at or above `chi`: the upper incomplete gamma
 * function, regularized.
 */
export function chiSquareTail(chi: number, freedom: number): number {
  const [a, x] = [freedom / 2, chi / 2]
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    // The lower part as a series, where that is the short way.
    let term = 1 / a
    let sum = term
    for (let n = a + 1; term > sum * PRECISE; n++) sum += term *= x / n
    return 1 - scale * sum
  }
  // The upper part as a continued fraction, from the left (Lentz).
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let h = d
  for (let n = 1; n < 10_000; n++) {
    const step = -n * (n - a)
    b += 2
    d = 1 / nonZero(step * d + b)
    c = nonZero(b + step / c)
    h *= d * c
    if (Math.abs(d * c - 1) < PRECISE) break
  }
  return scale * h
}

/** The chance of a normal deviation of `z` or more to either side. */
export const normalTails = (z: number): number => chiSquareTail(z * z, 1)

const PRECISE = 1e-12
const TINY = 1e-300
const nonZero = (x: number) => (Math.abs(x) < TINY ? TINY : x)

/** The logarithm of the gamma function, by Stirling's series after raising the argument. */
function logGamma(given: number): number {
  let x = given
  let shift = 0
  while (x < 12) shift += Math.log(x++)
  const y = 1 / (x * x)
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + (1 / 12 - y * (1 / 360 - y / 1260)) / x - shift
}
