import type { Title } from '../boards/board.ts'

/** A draw as its numbers, in the order drawn. */
export type Numbers = readonly number[]

/** Something a draw answers with one of two sides, or neither. */
export interface Measure {
  readonly id: string
  readonly subject: Title | { readonly whole: 'sum' | 'topTwo' | 'special' }
  readonly by: 'BS' | 'OE' | 'LH'
  sideOf(draw: Numbers): string | undefined
}

/** The second of each two sides, where marks have two colours. */
export const SECOND_SIDES: ReadonlySet<string> = new Set(['SMALL', 'EVEN', 'TIGER'])

const sum = (draw: Numbers) => draw.reduce((all, number) => all + number, 0)
const at = (draw: Numbers, place: number) => draw[place] ?? 0
const size = (value: number, from: number, neither?: number) =>
  value === neither ? undefined : value >= from ? 'BIG' : 'SMALL'
const parity = (value: number, neither?: number) => (value === neither ? undefined : value % 2 ? 'ODD' : 'EVEN')

const both = (
  id: string,
  subject: Measure['subject'],
  valueOf: (draw: Numbers) => number,
  from: number,
  neither?: number,
): readonly Measure[] => [
  { id: `${id}-bs`, subject, by: 'BS', sideOf: (draw) => size(valueOf(draw), from, neither) },
  {
    id: `${id}-oe`,
    subject,
    by: 'OE',
    sideOf: (draw) => parity(valueOf(draw), 'whole' in subject && subject.whole === 'special' ? neither : undefined),
  },
]

const places = (key: 'digit' | 'ball' | 'rank', ns: readonly number[], from: number, neither?: number) =>
  ns.flatMap((n, place) => both(`${key}${n}`, { key, n }, (draw) => at(draw, place), from, neither))

const duel = (key: 'digit' | 'rank', first: number, last: number): Measure => ({
  id: 'lh',
  subject: { key, n: 1 },
  by: 'LH',
  sideOf: (draw) => {
    const ahead = at(draw, first) - at(draw, last)
    return ahead > 0 ? 'DRAGON' : ahead < 0 ? 'TIGER' : undefined
  },
})

const isTriple = ([a, b, c]: Numbers) => a === b && b === c

const BY_FAMILY: Readonly<Record<string, readonly Measure[]>> = {
  SSC: [...both('sum', { whole: 'sum' }, sum, 23), duel('digit', 0, 4), ...places('digit', [1, 2, 3, 4, 5], 5)],
  '3D': [...both('sum', { whole: 'sum' }, sum, 14), ...places('digit', [3, 4, 5], 5)],
  PC28: both('sum', { whole: 'sum' }, sum, 14),
  '11X5': [...both('sum', { whole: 'sum' }, sum, 31, 30), ...places('ball', [1, 2, 3, 4, 5], 6, 11)],
  K3: both('sum', { whole: 'sum' }, sum, 11).map((measure) => ({
    ...measure,
    sideOf: (draw: Numbers) => (isTriple(draw) ? undefined : measure.sideOf(draw)),
  })),
  PK10: [
    ...both('top', { whole: 'topTwo' }, (draw) => at(draw, 0) + at(draw, 1), 12),
    duel('rank', 0, 9),
    ...places('rank', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 6),
  ],
  KENO: both('sum', { whole: 'sum' }, sum, 811, 810),
  LHC: both('special', { whole: 'special' }, (draw) => draw.at(-1) ?? 0, 25, 49),
}

/**
 * What is asked of the draws of a game; nothing where draws are no list of numbers. Five digits of
 * a 3D hall are five digits.
 */
export const measuresOf = (family: string, profile = ''): readonly Measure[] =>
  BY_FAMILY[profile === 'D5' ? 'SSC' : family] ?? []

/** What stood at a place of the last draws, newest first. */
interface PlaceTrend {
  readonly place: string
  readonly values: readonly string[]
}

/**
 * The draws of a game, newest first, out of what stood at each place. Where many numbers are drawn
 * only their sum is kept, or the special one: those draws are one number long.
 */
export function drawsOf(trend: readonly PlaceTrend[]): readonly Numbers[] {
  const places = isByPlace(trend) ? trend.filter(({ place }) => /^\d+$/.test(place)) : trend.slice(0, 1)
  const [first] = places
  return (first?.values ?? [])
    .map((_, index) => places.map(({ values }) => Number(values[index])))
    .filter((draw) => draw.every((number) => Number.isInteger(number)))
}

/** Whether every place of a draw is known. */
export const isByPlace = (trend: readonly PlaceTrend[]): boolean => trend.some(({ place }) => place === '1')

/**
 * The columns of a road, oldest first: each holds one side as often as it came in a row; a draw
 * with neither side ends it.
 */
export function roadOf(marks: readonly (string | undefined)[]): readonly { side: string; length: number }[] {
  const columns: { side: string; length: number }[] = []
  let open: { side: string; length: number } | undefined
  for (const side of marks) {
    if (side !== undefined && open?.side === side) {
      open.length += 1
      continue
    }
    open = side === undefined ? undefined : { side, length: 1 }
    if (open) columns.push(open)
  }
  return columns
}

/** How long the newest side of each measure has come in a row, the longest first. */
export function dragonsOf(
  measures: readonly Measure[],
  newestFirst: readonly Numbers[],
  least: number,
): readonly { measure: Measure; side: string; length: number }[] {
  return measures
    .flatMap((measure) => {
      const [newest] = newestFirst
      const side = newest && measure.sideOf(newest)
      if (side === undefined) return []
      const end = newestFirst.findIndex((draw) => measure.sideOf(draw) !== side)
      return [{ measure, side, length: end < 0 ? newestFirst.length : end }]
    })
    .filter(({ length }) => length >= least)
    .toSorted((a, b) => b.length - a.length)
}
