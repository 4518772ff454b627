import type { VnResult } from '../families/vn/result.ts'
import { bridgesOf, type BridgeKind, type Bridges } from './bridges.ts'
import { numbersPast, pairsPast, type NumberPast, type PairPast } from './numbers.ts'
import { DIGITS, specialTail, sumDigit, tailsOf, TWO_DIGITS } from './tails.ts'

/** What came of the last draws of a Vietnamese lottery. None of it says what comes. */
export interface PastResults {
  readonly draws: number
  /** 00 to 99 among all prizes. */
  readonly numbers: readonly NumberPast[]
  /** The special prize's last two digits by head, tail and sum: 0 to 9 each. */
  readonly special: Readonly<Record<'heads' | 'tails' | 'sums', readonly NumberPast[]>>
  readonly pairs: readonly PairPast[]
  readonly bridges: Readonly<Record<BridgeKind, Bridges>>
}

const MOST_PAIRS = 20
const MOST_BRIDGES = 15

/** What came of some draws with the same prizes, oldest first. */
export function pastResults(results: readonly VnResult[]): PastResults {
  const tails = results.map(tailsOf)
  const specials = results.map(specialTail)
  const digitsPast = (digitOf: (number: string) => string) =>
    numbersPast(
      specials.map((number) => [digitOf(number)]),
      DIGITS,
    )
  return {
    draws: results.length,
    numbers: numbersPast(tails, TWO_DIGITS),
    special: {
      heads: digitsPast((number) => number.charAt(0)),
      tails: digitsPast((number) => number.charAt(1)),
      sums: digitsPast(sumDigit),
    },
    pairs: pairsPast(tails, MOST_PAIRS),
    bridges: {
      EXACT: bridgesOf(results, 'EXACT', MOST_BRIDGES),
      EITHER: bridgesOf(results, 'EITHER', MOST_BRIDGES),
    },
  }
}
