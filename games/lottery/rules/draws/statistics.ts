import { at } from '@senluna/kit/assert.ts'

/**
 * Draws one after the other, oldest first: what fell in each, repeats kept. Two-digit tails,
 * digits, balls: any text. Nothing here foretells a draw: each is independent of those before.
 */
export type History = readonly (readonly string[])[]

/** How often a number fell, and in how many draws. */
export interface Heat {
  readonly number: string
  readonly hits: number
  readonly draws: number
}

/** Numbers that fell, those with most hits first, equal ones by number. */
export function hot(history: History): readonly Heat[] {
  const heat = new Map<string, { number: string; hits: number; draws: number; last: number }>()
  for (const [index, draw] of history.entries()) {
    for (const number of draw) {
      const own = heat.get(number) ?? { number, hits: 0, draws: 0, last: -1 }
      own.hits += 1
      if (own.last !== index) own.draws += 1
      own.last = index
      heat.set(number, own)
    }
  }
  return [...heat.values()].map(({ number, hits, draws }) => ({ number, hits, draws })).toSorted(byHeat)
}

/**
 * All of `numbers`, the other way round: those that fell least first, equal ones the highest first.
 */
export function cold(history: History, numbers: readonly string[]): readonly Heat[] {
  const fallen = new Map(hot(history).map((heat) => [heat.number, heat]))
  return numbers.map((number) => fallen.get(number) ?? { number, hits: 0, draws: 0 }).toSorted((a, b) => byHeat(b, a))
}

const byHeat = (a: Heat, b: Heat) => b.hits - a.hits || (a.number < b.number ? -1 : a.number > b.number ? 1 : 0)

/**
 * For each of `numbers` how many of the latest draws in a row lack it (gan); the whole window where
 * it never fell.
 */
export function absentStreaks(history: History, numbers: readonly string[]): ReadonlyMap<string, number> {
  const streaks = new Map(numbers.map((number) => [number, history.length]))
  for (const [index, draw] of history.entries()) {
    for (const number of draw) if (streaks.has(number)) streaks.set(number, history.length - 1 - index)
  }
  return streaks
}

/** How many different numbers fell in a draw. */
export const distinct = (draw: readonly string[]): number => new Set(draw).size

/**
 * One row of a trend: what stood at a place in a draw, and for how many draws each value had not,
 * that one included.
 */
export interface TrendRow {
  readonly value: string
  readonly misses: readonly number[]
}

/**
 * The trend of one place: `values` are what can stand there, `places` what stood there draw by
 * draw, oldest first. A value's count is 0 in the draw that has it and one more in every draw that
 * hasn't.
 */
export function trend(places: readonly string[], values: readonly string[]): readonly TrendRow[] {
  const misses = values.map(() => 0)
  return places.map((value) => {
    values.forEach((item, index) => (misses[index] = item === value ? 0 : at(misses, index) + 1))
    return { value, misses: [...misses] }
  })
}

/** A run of one mark (BIG, ODD …) over draws that follow each other. */
export interface Run {
  readonly mark: string
  readonly length: number
}

/**
 * The runs of a sequence of marks, oldest first. A draw without a mark (a push, a tie) ends a run
 * and is in none.
 */
export function runs(marks: readonly (string | undefined)[]): readonly Run[] {
  const found: { mark: string; length: number }[] = []
  let open: { mark: string; length: number } | undefined
  for (const mark of marks) {
    if (mark === undefined) {
      open = undefined
    } else if (open?.mark === mark) {
      open.length += 1
    } else {
      open = { mark, length: 1 }
      found.push(open)
    }
  }
  return found
}

/** The run still going on at the last draw (the long dragon), when it is at least `least` long. */
export function longDragon(marks: readonly (string | undefined)[], least = 1): Run | undefined {
  if (marks.at(-1) === undefined) return undefined
  const last = runs(marks).at(-1)
  return last && last.length >= least ? last : undefined
}
