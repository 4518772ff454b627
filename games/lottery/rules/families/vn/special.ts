import { type BetType, type Compared, type Picked, SelectionRefused, type Win } from '../../tickets/bet-type.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { linesOf, listOf, someOf } from '../../tickets/selection.ts'
import { eachOnce } from './numbers.ts'
import type { Pool } from './pool.ts'
import type { VnResult } from './result.ts'

const SPACE = 100

/** A pick of two digits: its word and the values 0 to 99 it wins on. */
type Picks = Readonly<Record<string, (value: number) => boolean>>

/** The sum of a value's two digits. */
export const sumOf = (value: number): number => Math.floor(value / 10) + (value % 10)

interface SpecialPlay {
  readonly code: string
  readonly picks: Picks
  /** Whether each pick has a price of its own: its kind and its tier are its word then. */
  readonly priced?: boolean
  /** How a pick must be written; what is written so and isn't offered is another refusal. */
  readonly form?: RegExp
}

/**
 * A play on the last two digits of the special prize by words: halves, parity, sums.
 * Several picks are several lines; which values they win on is worked out once.
 */
export function specialPlay({ code, picks, priced = false, form }: SpecialPlay, pool: Pool): BetType<VnResult> {
  const won = new Map(Object.entries(picks).map(([pick, wins]) => [pick, valuesOf(wins)]))
  const tierOf = (pick: string) => (priced ? pick : '')
  return {
    code,
    units: 1,
    pricing: 'ODDS',
    kinds: kindsOf(won, tierOf),
    most: 1,
    // No value wins two picks of one play.
    together: 1,
    pick(selection): Picked<VnResult> {
      const words = wordsOf(selection, won, form)
      return {
        lines: linesOf(words.length),
        selection: words,
        keys: words,
        only: (which) => someOf(words, which),
        compared: comparedBy(pool, words, won),
        ...(priced ? { kinds: Object.fromEntries(words.map((word) => [word, 1])) } : {}),
        outcome({ result }) {
          const wins: Win[] = []
          for (const value of pool.fallen(result).keys()) {
            for (const line of words) {
              if (won.get(line)?.has(Number(value))) wins.push({ tier: tierOf(line), hits: 1, count: 1, line })
            }
          }
          return { wins, pushes: 0 }
        },
      }
    },
  }
}

/** One of the ten digits at a place of the last two of the special prize. */
export function digitPlay(code: string, digitOf: (value: number) => number, pool: Pool): BetType<VnResult> {
  const picks = Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => [String(digit), (value: number) => digitOf(value) === digit]),
  )
  return specialPlay({ code, picks, form: /^[0-9]$/ }, pool)
}

const valuesOf = (wins: (value: number) => boolean): ReadonlySet<number> =>
  new Set(Array.from({ length: SPACE }, (_, value) => value).filter(wins))

function kindsOf(won: ReadonlyMap<string, ReadonlySet<number>>, tierOf: (pick: string) => string) {
  const kinds: Record<string, Record<string, Fraction>> = {}
  for (const [pick, values] of won) kinds[tierOf(pick)] = { [tierOf(pick)]: fraction(values.size, SPACE) }
  return kinds
}

function wordsOf(selection: unknown, offered: ReadonlyMap<string, unknown>, form: RegExp | undefined) {
  const words = listOf(selection).map((word, index) => {
    if (form && !(typeof word === 'string' && form.test(word))) {
      throw new SelectionRefused('LOT_E_NUMBER_FORMAT', String(index))
    }
    if (typeof word === 'string' && offered.has(word)) return word
    throw new SelectionRefused('LOT_E_SELECTION', String(index))
  })
  return eachOnce(words)
}

const comparedBy = (pool: Pool, words: readonly string[], won: ReadonlyMap<string, ReadonlySet<number>>): Compared => ({
  group: pool.name,
  space: SPACE,
  wins: () => [...new Set(words.flatMap((word) => [...(won.get(word) ?? [])]))],
})
