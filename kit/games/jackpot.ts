import type { Draws } from './game.ts'

/** The levels of a brand's jackpots, the smallest first. */
export const JACKPOT_LEVELS = ['MINI', 'MINOR', 'MAJOR', 'GRAND'] as const
export type JackpotLevel = (typeof JACKPOT_LEVELS)[number]

/** Whether a text names a level. */
export const isJackpotLevel = (text: string): text is JackpotLevel => JACKPOT_LEVELS.some((level) => level === text)

/** A millionth of the smallest unit of a currency: pots grow by shares of small stakes. */
export const MICRO = 1_000_000n

/**
 * How a level grows and is won. Money in the smallest unit, shares of each stake in ppm.
 *
 * `MUST_HIT`: it is won by the first stake that finds the pot at or above a hidden point, at most
 * `cap`. `RANDOM`: each stake wins with the chance of stake to `oneIn`.
 */
export interface JackpotTerms {
  level: JackpotLevel
  /** What a pot begins with. */
  seed: bigint
  /** What of a stake makes the pot grow. */
  mainPpm: number
  /** What of a stake is put by for the seed of the next pot. */
  reservePpm: number
  kind: 'MUST_HIT' | 'RANDOM'
  /** Of `MUST_HIT`: it is won before the pot is larger. */
  cap?: bigint
  /** Of `RANDOM`: one win in so much staked, at most 2^53. */
  oneIn?: bigint
}

/** What grows together: the games that join, and the levels. */
export interface JackpotNetwork {
  games: readonly string[]
  levels: readonly JackpotTerms[]
  /**
   * A pot of so much or more is held in the wallet until two people let it go; absent: none is.
   */
  reviewFrom?: bigint
}

/** A share of a stake in millionths of the smallest unit: exact, nothing is cut off. */
export const microOf = (stake: bigint, ppm: number): bigint => stake * BigInt(ppm)

/** What a pot shows: whole units; the rest stays in it. */
export const shownOf = (micro: bigint): bigint => micro / MICRO

/** The name of a level's stream of random numbers (PF1 game code). */
export const jackpotStream = (level: JackpotLevel): string => `jackpot${level.toLowerCase()}`

/** Whether a stake wins a random level, by the first number of the round's stream of that level. */
export const drawsJackpot = (draws: Draws, stake: bigint, oneIn: bigint): boolean =>
  BigInt(draws.uint(Number(oneIn))) < stake

/** The PF1 game code of hidden points; the client is the jackpot's id, the nonce its cycle. */
export const HIT_POINT_STREAM = 'jackpot'

/** The hidden point of a must-hit level: above the seed, at most the cap. */
export const hitPointOf = (draws: Draws, seed: bigint, cap: bigint): bigint =>
  seed + 1n + BigInt(draws.uint(Number(cap - seed)))

/** A fraction of two whole numbers. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

/**
 * What of everything staked comes back through a level, all in all: its seeds and what stakes
 * brought. Exact for `RANDOM`; for `MUST_HIT` what the hidden point leads to on average, (seed +
 * cap) / 2 each time the pot has grown by (cap − seed) / 2.
 */
export function jackpotShare(terms: JackpotTerms): Fraction {
  const ppm = BigInt(terms.mainPpm)
  if (terms.kind === 'RANDOM') {
    const oneIn = terms.oneIn ?? 1n
    return reduced(terms.seed * MICRO + ppm * oneIn, oneIn * MICRO)
  }
  const cap = terms.cap ?? 0n
  return reduced(ppm * (terms.seed + cap), MICRO * (cap - terms.seed))
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator]
  while (b > 0n) [a, b] = [b, a % b]
  return { numerator: numerator / a, denominator: denominator / a }
}

/** What can't be a level's terms; undefined when it can. */
export function wrongTerms(terms: JackpotTerms): keyof JackpotTerms | undefined {
  const { seed, mainPpm, reservePpm, kind, cap, oneIn } = terms
  if (seed < 0n || seed > 1_000_000_000_000n) return 'seed'
  if (!Number.isInteger(mainPpm) || mainPpm < 1 || mainPpm > 50_000) return 'mainPpm'
  if (!Number.isInteger(reservePpm) || reservePpm < 0 || reservePpm > 50_000) return 'reservePpm'
  if (kind === 'MUST_HIT' && (cap === undefined || cap <= seed || cap > 1_000_000_000_000n)) return 'cap'
  if (kind === 'RANDOM' && (oneIn === undefined || oneIn < 1_000_000n || oneIn > 2n ** 53n)) return 'oneIn'
  return undefined
}
