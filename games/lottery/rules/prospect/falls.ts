import { type Fraction, fraction, NOTHING, plus, times } from '../money/fraction.ts'
import type { BetType, Outcome, Picked, Win } from '../tickets/bet-type.ts'

/** Something a selection can come to, and how likely that is. */
export interface Fall {
  readonly outcome: Outcome
  readonly chance: Fraction
}

/** What a selection can come to. What loses may be left out. */
export interface Falls {
  readonly list: readonly Fall[]
  /**
   * Hits of several lines are said as one line's: what they pay together is exact only where a hit
   * pays a whole number.
   */
  readonly joined?: true
  /** The best of these is the most it can come to, where the list is not known. */
  readonly tops?: readonly Outcome[]
}

/** A line of a tier that wins once, or lines of a number that win together so often. */
export const wonOf = (tier: string, hits = 1, count = 1): Outcome => ({ wins: [{ tier, hits, count }], pushes: 0 })

/** The chance of exactly `hits` of `draws` independent draws, each with the chance `n / d`. */
export function binomial(draws: number, hits: number, { n, d }: Fraction): Fraction {
  let ways = 1n
  for (let step = 1; step <= hits; step++) ways = (ways * BigInt(draws - hits + step)) / BigInt(step)
  return fraction(ways * n ** BigInt(hits) * (d - n) ** BigInt(draws - hits), d ** BigInt(draws))
}

/** How many lines there are of each kind. */
export const linesByKind = (type: BetType, picked: Picked): readonly (readonly [kind: string, lines: number])[] =>
  picked.kinds
    ? Object.entries(picked.kinds).filter(([, lines]) => lines > 0)
    : Object.keys(type.kinds).map((kind) => [kind, picked.lines])

/** Lines of which one at most wins, once: the chances of the type are theirs. */
export function fallsOfOne(type: BetType, picked: Picked): Falls {
  const kinds = linesByKind(type, picked)
  const won = kinds.flatMap(([kind, lines]) =>
    Object.entries(type.kinds[kind] ?? {}).map(([tier, mean]) => ({
      outcome: wonOf(tier),
      chance: times(mean, fraction(lines)),
    })),
  )
  const pushed = kinds.map(([kind]) => type.pushed?.[kind] ?? NOTHING)[0] ?? NOTHING
  return {
    list: pushed.n > 0n ? [...won, { outcome: { wins: [], pushes: picked.lines }, chance: pushed }] : won,
  }
}

/** Outcomes that are equally likely, put together where they pay alike. */
export function fallsOfAll(outcomes: Iterable<Outcome>): Falls {
  const known = new Map<string, { outcome: Outcome; times: number }>()
  let space = 0
  for (const outcome of outcomes) {
    space++
    const [alike, name] = withoutLines(outcome)
    const before = known.get(name)
    if (before) before.times++
    else known.set(name, { outcome: alike, times: 1 })
  }
  return {
    list: [...known.values()].map(({ outcome, times: count }) => ({ outcome, chance: fraction(count, space) })),
  }
}

function withoutLines({ wins, pushes }: Outcome): readonly [Outcome, name: string] {
  const [only] = wins
  if (!only) return [{ wins, pushes }, String(pushes)]
  const counts = new Map<string, Win>()
  for (const { tier, hits, count } of wins) {
    const name = `${tier} ${hits}`
    counts.set(name, { tier, hits, count: count + (counts.get(name)?.count ?? 0) })
  }
  const alike = [...counts.values()]
  const name = alike.map(({ tier, hits, count }) => `${tier} ${hits} ${count}`).toSorted()
  return [{ wins: alike, pushes }, [pushes, ...name].join('|')]
}

/** The chances of those falls that are asked for. */
export const chanceOf = (falls: readonly Fall[], wanted: (fall: Fall) => boolean): Fraction =>
  falls.reduce((sum, fall) => (wanted(fall) ? plus(sum, fall.chance) : sum), NOTHING)
