import type { BetType, Compared, Json, Outcome, Picked } from '../tickets/bet-type.ts'
import type { Fraction } from '../money/fraction.ts'
import type { Drawn } from '../draws/result.ts'
import { type Digits, fallsOf } from './digits.ts'

/** A selection of a digit play that was read: what of `Picked` differs from play to play. */
export interface Reading {
  readonly lines: number
  readonly selection: Json
  keys?(): readonly string[]
  readonly only?: Picked['only']
  readonly kinds?: Readonly<Record<string, number>>
  /** The places it compares, where they are fewer than the play's. */
  readonly places?: readonly number[]
  outcome(digits: Digits): Outcome
}

/** One play on some places of a draw of digits. */
export interface DigitPlay {
  readonly code: string
  readonly pricing: 'SERIES' | 'ODDS'
  /** The places compared, from 0. */
  readonly places: readonly number[]
  readonly kinds: BetType['kinds']
  /** The most lines of a selection that can win in one draw. */
  readonly together: number
  read(selection: unknown): Reading
}

/** The bet type of a play. What it compares is counted by trying every way its places can fall. */
export function digitType(play: DigitPlay): BetType<Digits> {
  const pick = (value: unknown): Picked<Digits> => {
    const { lines, selection, kinds, keys, only, outcome, places = play.places } = play.read(value)
    // What only acceptance and the valid bet ask for is worked out when they do: settlement reads a
    // million selections.
    const picked = {
      lines,
      selection,
      ...(kinds ? { kinds } : {}),
      ...(only ? { only } : {}),
      outcome: (drawn: Drawn<Digits>) => outcome(drawn.result),
      get compared() {
        return comparedOf(places, outcome)
      },
    }
    return keys ? Object.defineProperty(picked, 'keys', { get: keys, enumerable: true }) : picked
  }
  const { code, pricing, kinds, together } = play
  return { code, units: 1, pricing, kinds, most: 1, together, pick }
}

/** Of the ways the places can fall, counted as one number, those that win. */
const comparedOf = (places: readonly number[], outcome: Reading['outcome']): Compared => ({
  group: `d${places.map((place) => place + 1).join('')}`,
  space: 10 ** places.length,
  tries: 10 ** places.length,
  *outcomes() {
    for (const digits of fallsOf(places)) yield outcome(digits)
  },
  wins: () => {
    const wins: number[] = []
    let n = 0
    for (const digits of fallsOf(places)) {
      if (outcome(digits).wins.length > 0) wins.push(n)
      n++
    }
    return wins
  },
})

export const LOST: Outcome = { wins: [], pushes: 0 }

const ONE = wonBy(1)

/** So many lines of the one kind won, each once. */
export const won = (count: number): Outcome => (count === 0 ? LOST : count === 1 ? ONE : wonBy(count))

function wonBy(count: number): Outcome {
  return { wins: [{ tier: '', hits: 1, count }], pushes: 0 }
}

/** The kinds of a play whose lines are all alike. */
export const alike = (chance: Fraction): BetType['kinds'] => ({ '': { '': chance } })
