import type { Json } from '@senluna/games/lottery/rules/tickets/bet-type.ts'

/** What the numbers of a row look like. */
export type Face = 'DIGIT' | 'BALL' | 'DIE' | 'CAR' | 'MARK' | 'WORD' | 'ANIMAL'

/** What stands before a row; `n` is the place where it has one. */
export interface Title {
  readonly key:
    | 'digit'
    | 'ball'
    | 'rank'
    | 'oneBall'
    | 'oneRank'
    | 'numbers'
    | 'sums'
    | 'spans'
    | 'multi'
    | 'single'
    | 'pair'
    | 'places'
    | 'pick'
  readonly n?: number
}

/** One row of things to choose from. */
export interface Row {
  readonly id: string
  readonly title: Title
  readonly face: Face
  readonly values: readonly string[]
  /** How many a random bet takes of it. */
  readonly random: number
  /** The most that can be chosen; a further one takes the place of the first. */
  readonly most?: number
  /** Buttons for all, big, small, odd and even stand beside it. */
  readonly quick?: true
}

/** What is chosen, by row. */
export type Marks = Readonly<Record<string, readonly string[]>>

/**
 * What a bet type is chosen on. ROWS: things to press. TYPED: numbers of some digits to write.
 * ALONE: nothing to choose but the bet itself.
 */
export type Board =
  | {
      readonly kind: 'ROWS'
      readonly rows: readonly Row[]
      /** A random bet takes one of each of so many rows, not of all. */
      readonly some?: number
      /** A line can't have the same number in two rows. */
      readonly apart?: true
      selectionOf(marks: Marks): Json
    }
  | {
      readonly kind: 'TYPED'
      readonly width: number
      /** The same digits in another order are the same bet. */
      readonly anyOrder?: true
    }
  | { readonly kind: 'ALONE' }

/** The row of boards that are written on, and of those that have one thing only. */
export const TYPED = 'typed'
export const ALONE = 'alone'

/** The selection as its bet type reads it. */
export function selectionOf(board: Board, marks: Marks): Json {
  if (board.kind === 'ROWS') return board.selectionOf(marks)
  return board.kind === 'TYPED' ? chosen(marks, TYPED) : null
}

/** What is chosen in a row. */
export const chosen = (marks: Marks, row: string): readonly string[] => marks[row] ?? []

/** The same as numbers, rising. */
export const numbers = (marks: Marks, row: string): readonly number[] =>
  chosen(marks, row)
    .map(Number)
    .toSorted((a, b) => a - b)

/** Nothing is chosen at all. */
export const isBlank = (marks: Marks): boolean => Object.values(marks).every((values) => values.length === 0)

/** The marks with one thing chosen, or not any more. */
export function toggled(row: Row, marks: Marks, value: string): Marks {
  const now = chosen(marks, row.id)
  if (now.includes(value)) return { ...marks, [row.id]: now.filter((mark) => mark !== value) }
  const next = [...now, value]
  return { ...marks, [row.id]: row.most === undefined ? next : next.slice(-row.most) }
}

/** What one press chooses of a row. */
export const QUICK = ['ALL', 'BIG', 'SMALL', 'ODD', 'EVEN', 'NONE'] as const
type Quick = (typeof QUICK)[number]

/** The values of a row that are big, odd …: the upper half is big. */
export function quickOf({ values }: Row, quick: Quick): readonly string[] {
  const half = values.length / 2
  return values.filter((value, index) => {
    if (quick === 'ALL') return true
    if (quick === 'BIG' || quick === 'SMALL') return index >= half === (quick === 'BIG')
    return quick !== 'NONE' && (Number(value) % 2 === 1) === (quick === 'ODD')
  })
}

/** One random bet of a board. `below` gives a whole number from 0 to below n. */
export function randomOf(board: Board, below: (n: number) => number): Marks {
  if (board.kind === 'ALONE') return { [ALONE]: [ALONE] }
  if (board.kind === 'TYPED') return { [TYPED]: [typedOf(board, below)] }
  const played = board.some === undefined ? board.rows : sampleOf(board.rows, board.some, below)
  const taken = new Set<string>()
  const marks: Record<string, readonly string[]> = {}
  for (const { id, values, random } of played) {
    const left = board.apart ? values.filter((value) => !taken.has(value)) : values
    const picked = sampleOf(left, Math.max(1, random), below)
    for (const value of picked) taken.add(value)
    marks[id] = values.filter((value) => picked.includes(value))
  }
  return marks
}

function typedOf({ width, anyOrder }: { width: number; anyOrder?: true }, below: (n: number) => number): string {
  const digits = Array.from({ length: width }, () => below(10))
  // Four alike have one order only, and aren't sold in any order.
  if (anyOrder && new Set(digits).size === 1) digits[0] = ((digits[0] ?? 0) + 1) % 10
  return digits.join('')
}

function sampleOf<T>(list: readonly T[], count: number, below: (n: number) => number): readonly T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, list.length) }, () => left.splice(below(left.length), 1)).flat()
}
