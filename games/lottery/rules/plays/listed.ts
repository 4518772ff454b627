import type { BetType, Compared, Picked, Price, Win } from '../tickets/bet-type.ts'
import type { Compare } from '../money/coverage.ts'
import type { Drawn, Result } from '../draws/result.ts'
import { linesOf, listOf, numbersIn, picksIn, someOf } from '../tickets/selection.ts'

/** What a type is made of whose selection is a list: each thing in it is a line of its own. */
export interface Listed<R extends Result, Pick extends number | string> {
  readonly code: string
  readonly pricing: Price['by']
  readonly kinds: BetType['kinds']
  readonly pushed?: BetType['pushed']
  readonly most?: number
  /** The most hits all picks can have together in one draw. */
  readonly together: number
  readonly units?: number
  read(selection: unknown): readonly Pick[]
  /** How often a pick hits; PUSH gives its stake back. */
  hit(pick: Pick, drawn: Drawn<R>): number | 'PUSH'
  /** The kind of a pick, where they differ; it is the tier too, unless `tierOf` says otherwise. */
  kindOf?(pick: Pick): string
  tierOf?(pick: Pick, drawn: Drawn<R>): string
  /** What a line is called on receipts and in exposure, where it isn't the pick itself. */
  nameOf?(pick: Pick): string
  /** What a selection is compared by: by what it comes to, or by the picks themselves. */
  readonly compare?: Compare<R>
  compared?(picks: readonly Pick[]): Compared
}

/** A bet type whose selection is a list of things, each a line. */
export function listed<R extends Result, Pick extends number | string>(parts: Listed<R, Pick>): BetType<R> {
  const { code, pricing, kinds, pushed, together, most = 1, units = 1 } = parts
  const tierOf = parts.tierOf ?? ((pick) => parts.kindOf?.(pick) ?? '')
  const nameOf = parts.nameOf ?? String
  return {
    code,
    pricing,
    kinds,
    pushed,
    most,
    together,
    units,
    pick(selection) {
      const picks = parts.read(selection)
      const { kindOf } = parts
      const outcome: Picked<R>['outcome'] = (drawn) => {
        const wins: Win[] = []
        let pushes = 0
        for (const pick of picks) {
          const hits = parts.hit(pick, drawn)
          if (hits === 'PUSH') pushes += 1
          else if (hits > 0) wins.push({ tier: tierOf(pick, drawn), hits, count: 1, line: nameOf(pick) })
        }
        return { wins, pushes }
      }
      return {
        lines: linesOf(picks.length),
        selection: picks,
        keys: picks.map(nameOf),
        only: (which) => someOf(picks, which),
        compared: parts.compared?.(picks) ?? parts.compare?.(outcome),
        kinds: kindOf && countBy(picks.map((pick) => kindOf(pick))),
        outcome,
      }
    },
  }
}

/** Reads a list of whole numbers from `from` to `to`. */
export const numberList =
  (from: number, to: number, least = 1) =>
  (selection: unknown): readonly number[] =>
    numbersIn(listOf(selection, least, to - from + 1), from, to)

/** Reads a list of the words offered. */
export const wordList =
  <Word extends string>(words: readonly Word[]) =>
  (selection: unknown): readonly Word[] =>
    picksIn(listOf(selection, 1, words.length), words)

/** How often each word stands in a list. */
export function countBy(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
