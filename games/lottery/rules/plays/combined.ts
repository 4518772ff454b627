import type { BetType, Json, Picked, Price, Win } from '../tickets/bet-type.ts'
import type { Compare } from '../money/coverage.ts'
import type { Drawn, Result } from '../draws/result.ts'
import { choose, linesOf, listOf, numbersIn, numbersInEach, partsOf, someOf } from '../tickets/selection.ts'

/** Numbers chosen: every line holds all `bankers`, and the rest of it from the `others`. */
export interface Chosen {
  readonly bankers: readonly number[]
  readonly others: readonly number[]
}

/** What a type is made of whose lines are all sets of `size` of the numbers chosen. */
export interface Combined<R extends Result> {
  readonly code: string
  readonly pricing: Price['by']
  readonly kinds: BetType['kinds']
  readonly size: number
  readonly from: number
  readonly to: number
  /** The most lines of one selection that can win together; absent where all can. */
  readonly together?: number
  /** Whether a selection may name bankers. */
  readonly bankers?: boolean
  /** The winning lines by tier: counted by formula, never by going through the lines. */
  winning(chosen: Chosen, drawn: Drawn<R>): readonly (readonly [tier: string, count: number])[]
  readonly compare?: Compare<R>
}

/**
 * A bet type whose lines are the sets of some size among the numbers chosen. Nothing is expanded.
 */
export function combined<R extends Result>(parts: Combined<R>): BetType<R> {
  const { code, pricing, kinds, size } = parts
  return {
    code,
    units: 1,
    pricing,
    kinds,
    most: 1,
    together: parts.together,
    pick(selection) {
      const chosen = readChosen(selection, parts)
      const lines = linesOf(choose(chosen.others.length, size - chosen.bankers.length))
      const name = lines === 1 ? [...chosen.bankers, ...chosen.others].toSorted((a, b) => a - b).join('-') : undefined
      const outcome: Picked<R>['outcome'] = (drawn) => {
        const wins: Win[] = []
        for (const [tier, count] of parts.winning(chosen, drawn))
          if (count > 0) wins.push({ tier, hits: 1, count, line: name })
        return { wins, pushes: 0 }
      }
      return {
        lines,
        selection: canonical(chosen),
        // Of size 1 each number is a line of its own, so each is counted by itself.
        keys: size === 1 ? chosen.others.map(String) : name === undefined ? undefined : [name],
        ...(size === 1 ? { only: (which: readonly number[]) => someOf(chosen.others, which) } : {}),
        compared: parts.compare?.(outcome),
        outcome,
      }
    },
  }
}

/** How many of these numbers are among those. */
export function matchesOf(numbers: readonly number[], among: readonly number[]): number {
  let matches = 0
  for (const number of numbers) if (among.includes(number)) matches += 1
  return matches
}

/** The lines all of whose `size` numbers are among those drawn. */
export function allAmong({ bankers, others }: Chosen, size: number, among: readonly number[]): number {
  if (matchesOf(bankers, among) < bankers.length) return 0
  return choose(matchesOf(others, among), size - bankers.length)
}

function readChosen(
  selection: unknown,
  { size, from, to, bankers }: Pick<Combined<Result>, 'size' | 'from' | 'to' | 'bankers'>,
): Chosen {
  const pool = to - from + 1
  if (!bankers || Array.isArray(selection))
    return { bankers: [], others: numbersIn(listOf(selection, size, pool), from, to) }
  const named = partsOf(selection, ['banker', 'others'])
  const held = listOf(named.banker, 1, size - 1, 'banker')
  const rest = listOf(named.others, size - held.length, pool - held.length, 'others')
  const [heldOnce = [], others = []] = numbersInEach(
    [
      ['banker', held],
      ['others', rest],
    ],
    from,
    to,
  )
  // A number is a banker or one of the others, never both.
  numbersIn([...heldOnce, ...others], from, to)
  return { bankers: heldOnce, others }
}

const canonical = ({ bankers, others }: Chosen): Json => (bankers.length > 0 ? { banker: bankers, others } : others)
