import type { Amount } from '../money.ts'
import type { BetMode } from './modes.ts'

/** The random numbers a game rule reads, in order. Each is uniform and unbiased. */
export interface Draws {
  /** A whole number in [0, n). Throws RangeError unless 1 ≤ n ≤ 2^53. */
  uint(n: number): number
}

/** What a paid round came to: enough to pay it and to draw it again. */
export interface PlayedRound {
  /** Every number drawn, in order, as bytes: a larger one is several, the greatest first. */
  draws: readonly number[]
  /** How many parts the player is shown one after the other (a base spin and each free spin). */
  steps: number
  /** What comes back, stake included. */
  payout: Amount
  /** What it would have come to without the game's cap; absent when the cap cut nothing. */
  cappedFrom?: Amount
}

/**
 * What a player chooses before a round: where a die must fall, how many rows a ball runs through.
 */
export interface Choosing {
  /** What is chosen as long as the player chose nothing. */
  first: string
  /**
   * The one way of writing a choice down: lower-case letters, digits, `-` and `.`, 1 to
   * `CHOICE_LENGTH` long. Undefined for what is no choice of the game.
   */
  read(given: string): string | undefined
}

/**
 * The longest choice in characters; each is one byte of the round's record, and so is its length.
 */
export const CHOICE_LENGTH = 240

/**
 * A first-party game that decides a whole paid round at once.
 *
 * `play` reads its draws, the stake and the player's choice, and nothing else; `beats` shows
 * the same round again from the draws it
 * recorded, for the screen and for the player who checks it.
 */
export interface HouseGame<Beat = unknown> {
  /** Its name in the catalogue and in paths: `sen-vang`. */
  code: string
  /** Its name in the random stream: PF1 game code, `slot5x3`. */
  streamCode: string
  /** The stakes a player may choose, smallest first, in the currency's smallest unit at scale 0. */
  stakes: readonly Amount[]
  /** The rules' figures, hashed for the certificate: everything that can change a payout. */
  configuration: unknown
  /** The largest return of one paid round, as a multiple of its stake. */
  capMultiple: number
  /**
   * Whose least time from one round to the next holds: a slot's where absent, else the longer one.
   */
  pace?: 'other'
  /**
   * What choices of a slot cost, where they don't all cost the plain stake; the first is the plain
   * one. `play` and `beats` get the whole price as their stake.
   */
  modes?: readonly BetMode[]
  /** How a choice is read; absent for a game without one, which is played with `''`. */
  choosing?: Choosing
  play(draws: Draws, stake: Amount, choice: string): PlayedRound
  /**
   * The round as a list of things to show. Throws RangeError when the draws are not a whole round.
   */
  beats(draws: readonly number[], stake: Amount, choice: string): readonly Beat[]
}

/** The return of a paytable: exact, over its full cycle, or measured where there is none. */
export interface Certificate {
  game: string
  /** SHA-256 over the canonical configuration, lower-case hex. */
  configurationHash: string
  /**
   * Return to player as a fraction of two whole numbers in digits; of a game with a choice, that of
   * the choice that returns least.
   */
  rtp: { numerator: string; denominator: string; decimal: string }
  hitRate: { numerator: string; denominator: string; decimal: string }
  /** Standard deviation of one paid spin, as a multiple of the stake. */
  deviation: string
  /** Number of equally likely outcomes of a paid spin's first draw: stops, or a grid. */
  cycle: string
  /** Largest win of one base spin or of one round, as a multiple of the stake. */
  largestBaseWin: string
  /**
   * The most that a round may return, as a multiple of the stake, and once in how many rounds the
   * choice that comes to it most often does; `bound` where it is surely rarer than that, and how
   * much isn't known. Absent where a sample alone says how rare it is.
   */
  most?: { times: string; oneIn: string; bound?: true }
  /** One free-spin feature in so many paid spins; of a slot alone. */
  featureEvery?: string
  /** Of a slot with modes each of them; the figures above are those of the plain one. */
  modes?: readonly ModeCertificate[]
  /**
   * Many rounds that were played: what they returned, what they return by the figures above, and
   * the standard error between both, as multiples of the stake. Of a game with choices those of
   * pretended players, with what each choice returns exactly; of one whose certificate is that of
   * the best play, by that play; of a slot with modes the plain one.
   */
  played?: { rounds: string; returned: string; expected: string; error: string }
  /** Where return, deviation and features were measured: in a sample that can be drawn again. */
  sampled?: {
    rounds: string
    /** Standard error of the return. */
    error: string
    /** The largest return of one round of the sample, as a multiple of the stake. */
    largest: string
  }
}

/** What a mode returns of what it costs. */
export interface ModeCertificate extends Pick<
  Certificate,
  'rtp' | 'hitRate' | 'deviation' | 'cycle' | 'largestBaseWin' | 'most' | 'featureEvery' | 'played'
> {
  choice: string
  priceX100: number
}

/**
 * One way of writing a configuration down: keys sorted, no spaces. Its SHA-256 names a paytable.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
  }
  return typeof value === 'bigint' ? `"${value}"` : JSON.stringify(value)
}
