/** The numbers of each prize. */
export type ResultByPrize = Readonly<Record<string, readonly string[] | string>>

/** The results of two stations by their codes: what a pair game is settled by. */
export type ResultOfPair = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/**
 * A draw's numbers as they are kept and sent: in the order drawn, by prize, or those of two
 * stations.
 */
export type Result = readonly number[] | ResultByPrize | ResultOfPair

/** What else belongs to a draw: fixed before it opens, kept with it. */
export interface DrawFacts {
  /** The animal of the lunar year the draw's date lies in. */
  readonly zodiac?: string
  /** A number drawn besides the result. */
  readonly bonus?: number
  /** Jackpots in force, in the currency's smallest unit. */
  readonly jackpots?: Readonly<Record<string, bigint>>
}

/** A result with its facts: what a rule settles by. */
export interface Drawn<R extends Result = Result> {
  readonly result: R
  readonly facts: DrawFacts
}

/** A result that doesn't have exactly the numbers its draw must have. It is never padded or cut. */
export class ResultRefused extends Error {
  readonly code = 'LOT_E_RESULT_FORMAT'
  readonly at: string
  constructor(at: string) {
    super(`the result is not whole: ${at}`)
    this.at = at
  }
}
