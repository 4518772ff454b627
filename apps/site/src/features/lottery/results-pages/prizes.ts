import type { ResultRegion } from '@senluna/contract/lottery/results.ts'
import { specialTail, tailsOf } from '@senluna/games/lottery/rules/history/tails.ts'

const NORTH = ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7']
const OTHERS = ['g8', 'g7', 'g6', 'g5', 'g4', 'g3', 'g2', 'g1', 'db']

/** A region's prizes in the order its tables have them: the North begins with the special one. */
export const prizesIn = (region: ResultRegion): readonly string[] => (region === 'xsmb' ? NORTH : OTHERS)

/** A tail of two digits; whether the special prize ends with it. */
export interface Loto {
  tail: string
  special: boolean
}

/** The tails of a result in rising order, those of the special prize marked. */
export function lotoOf(result: Readonly<Record<string, readonly string[]>>): readonly Loto[] {
  const special = specialTail(result)
  let marked = false
  return tailsOf(result)
    .toSorted()
    .map((tail) => {
      const is = !marked && tail === special
      marked ||= is
      return { tail, special: is }
    })
}
