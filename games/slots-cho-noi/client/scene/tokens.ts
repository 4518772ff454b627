import { COLUMNS, ROWS, type Cell, type Grid, type Position } from '../../rules/index.ts'

/** A symbol on the board. `row` is where it is just now: 0 the lowest, more is higher. */
export interface Token extends Cell {
  column: number
  row: number
  scale: number
  alpha: number
  /** How brightly it is pointed at, from 0 to 1. */
  glow: number
}

/** A token on its way from one height to another, after a while. */
export interface Fall {
  token: Token
  from: number
  to: number
  afterMs: number
}

/** Cells a token falls in a second squared: a fall of the whole board takes about 0.4 s. */
const GRAVITY = 68
/** Between one column and the next. */
const COLUMN_MS = 55
/** Between a token and the one above it. */
const ROW_MS = 26
/** How far a token springs back when it lands, in cells, and how long that takes. */
const SPRING = 0.07
const SPRING_MS = 130

export const tokenOf = (cell: Cell, column: number, row: number): Token => ({
  ...cell,
  column,
  row,
  scale: 1,
  alpha: 1,
  glow: 0,
})

/** A grid at rest. */
export const tokensOf = (grid: Grid): Token[] =>
  grid.flatMap((cells, column) => cells.map((cell, row) => tokenOf(cell, column, row)))

/** What is there falls out below the board, column by column. */
export const fallOut = (tokens: readonly Token[]): Fall[] =>
  tokens.map((token) => ({
    token,
    from: token.row,
    to: token.row - ROWS - 1,
    afterMs: token.column * COLUMN_MS + token.row * ROW_MS,
  }))

/** A grid falls in from above, column by column. */
export const fallIn = (tokens: readonly Token[]): Fall[] =>
  tokens.map((token) => ({
    token,
    from: token.row + ROWS + 1,
    to: token.row,
    afterMs: token.column * COLUMN_MS + token.row * ROW_MS,
  }))

/**
 * How the tokens that stay and those that come get to a grid: in each column the others move down,
 * and new ones follow from above. The tokens come in the order of the grid.
 */
export function tumble(staying: readonly Token[], grid: Grid): { tokens: Token[]; falls: Fall[] } {
  const tokens: Token[] = []
  const falls: Fall[] = []
  for (let column = 0; column < COLUMNS; column++) {
    const stays = staying.filter((token) => token.column === column).toSorted((a, b) => a.row - b.row)
    const cells = grid[column] ?? []
    for (const [row, cell] of cells.entries()) {
      const old = stays[row]
      const token = old ?? tokenOf(cell, column, row)
      const from = old ? old.row : ROWS + (row - stays.length)
      tokens.push(token)
      if (from !== row) falls.push({ token, from, to: row, afterMs: column * 18 + (old ? 0 : 60) + row * ROW_MS })
    }
  }
  return { tokens, falls }
}

/** When a fall has come to rest, and how high it is at a moment before. */
export const restsAt = ({ from, to, afterMs }: Fall): number =>
  afterMs + Math.sqrt((2 * Math.abs(from - to)) / GRAVITY) * 1_000 + SPRING_MS

export function rowAt({ from, to, afterMs }: Fall, ms: number): number {
  const seconds = Math.max(0, ms - afterMs) / 1_000
  const row = from - (GRAVITY * seconds * seconds) / 2
  if (row > to) return row
  const landed = afterMs + Math.sqrt((2 * (from - to)) / GRAVITY) * 1_000
  const share = (ms - landed) / SPRING_MS
  return share >= 1 ? to : to + SPRING * Math.sin(share * Math.PI)
}

/** Whether a token stands at one of these places. */
export const standsAt = (token: Token, places: readonly Position[]): boolean =>
  places.some(({ column, row }) => token.column === column && Math.round(token.row) === row)
