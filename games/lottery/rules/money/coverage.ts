import { at } from '@senluna/kit/assert.ts'
import type { Compared, Outcome } from '../tickets/bet-type.ts'
import { type Fraction, fraction, NOTHING, plus } from './fraction.ts'
import type { Drawn, Result } from '../draws/result.ts'

/** Works out what a selection compares from what it comes to. */
export type Compare<R extends Result> = (outcome: (drawn: Drawn<R>) => Outcome) => Compared | undefined

/**
 * Compares by trying every one of a group's equally likely outcomes. `outcomes` is read when it is
 * needed first.
 */
export const comparedOver =
  <R extends Result>(group: string, outcomes: () => readonly R[]): Compare<R> =>
  (outcome) => ({
    group,
    space: outcomes().length,
    tries: outcomes().length,
    *outcomes() {
      for (const result of outcomes()) yield outcome({ result, facts: {} })
    },
    wins: () => outcomes().flatMap((result, index) => (outcome({ result, facts: {} }).wins.length > 0 ? [index] : [])),
  })

/**
 * So many outcomes are tried for one player's tickets of a group, about a second's work. With more
 * tickets than that they count as winning on everything: nobody's many small bets hold up the draws
 * of all the others.
 */
const MOST_TRIED = 1 << 21

const isTooMuch = (compared: readonly Compared[]): boolean =>
  compared.reduce((sum, { tries = 0 }) => sum + tries, 0) > MOST_TRIED

/**
 * The share of a group's outcomes on which at least one of these wins, where all are equally
 * likely; 1 where there are too many to be tried.
 */
export function shareOf(compared: readonly Compared[]): Fraction {
  if (isTooMuch(compared)) return fraction(1)
  const won = new Set(compared.flatMap((item) => item.wins()))
  return fraction(won.size, compared[0]?.space ?? 1)
}

/**
 * The same for structures some of whose groups have outcomes of unequal chances: `weights` of a
 * group by outcome.
 */
export const weightedShare =
  (weights: Readonly<Record<string, readonly Fraction[]>>) =>
  (group: string, compared: readonly Compared[]): Fraction => {
    const own = weights[group]
    if (!own || isTooMuch(compared)) return shareOf(compared)
    const won = new Set(compared.flatMap((item) => item.wins()))
    return [...won].reduce((sum, index) => plus(sum, at(own, index)), NOTHING)
  }
