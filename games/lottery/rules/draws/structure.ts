import type { Draws } from '@senluna/kit/games/game.ts'
import type { BetType, Compared } from '../tickets/bet-type.ts'
import type { Fraction } from '../money/fraction.ts'
import type { Result } from './result.ts'

export const FAMILIES = ['VN', 'SSC', '3D', '11X5', 'K3', 'PK10', 'PC28', 'KENO', 'LHC', 'SEA', 'VLOTT'] as const
export type Family = (typeof FAMILIES)[number]

/**
 * A kind of draw: what its result looks like, how it is drawn by the house, and what can be bet on
 * it. A family has one or more.
 */
export interface Structure<R extends Result = Result> {
  /** The draw profile: `VN_N`, `D5`, `K3`. */
  readonly profile: string
  readonly family: Family
  readonly betTypes: ReadonlyMap<string, BetType<R>>
  /** Reads a result as staff, a source or the store gives it. Throws ResultRefused. */
  readResult(value: unknown): R
  /** Draws a result; absent where only official results are taken. */
  draw?(draws: Draws): R
  /**
   * The exact share of a group's outcomes on which at least one of these selections wins, where the
   * union of `wins` doesn't show.
   */
  coverage?(group: string, compared: readonly Compared[]): Fraction
}

/** A structure with its bet types by code. Throws RangeError when a code stands twice. */
export function structure<R extends Result>(
  parts: Omit<Structure<R>, 'betTypes'> & { betTypes: readonly BetType<R>[] },
): Structure {
  const betTypes = new Map(parts.betTypes.map((type) => [type.code, type]))
  if (betTypes.size !== parts.betTypes.length) throw new RangeError(`a bet type of ${parts.profile} stands twice`)
  return { ...parts, betTypes }
}
