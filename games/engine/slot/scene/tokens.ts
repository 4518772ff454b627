/** A cell as it is shown; `times` is the number on a symbol that bears one. */
export interface Cell<Kind extends string = string> {
  symbol: Kind
  times?: number
}

/** What each column shows, bottom to top: `grid[column][row]`. */
export type Grid<Kind extends string = string> = readonly (readonly Cell<Kind>[])[]

/** A place on the board: the column from the left, the row from the bottom, both from 0. */
export interface Position {
  column: number
  row: number
}

/** A symbol on the board. `row` is where it is just now: 0 the lowest, more is higher. */
export interface Token<Kind extends string = string> extends Cell<Kind> {
  column: number
  row: number
  scale: number
  alpha: number
  /** How brightly it is pointed at, from 0 to 1. */
  glow: number
}

/** A token on its way from one height to another, after a while. */
export interface Fall<Kind extends string = string> {
  token: Token<Kind>
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

const tokenOf = <Kind extends string>(cell: Cell<Kind>, column: number, row: number): Token<Kind> => ({
  ...cell,
  column,
  row,
  scale: 1,
  alpha: 1,
  glow: 0,
})

/** A grid at rest. */
export const tokensOf = <Kind extends string>(grid: Grid<Kind>): Token<Kind>[] =>
  grid.flatMap((cells, column) => cells.map((cell, row) => tokenOf(cell, column, row)))

/** What is there falls out below the board, column by column. */
export const fallOut = (tokens: readonly Token[], rows: number): Fall[] =>
  tokens.map((token) => ({
    token,
    from: token.row,
    to: token.row - rows - 1,
    afterMs: token.column * COLUMN_MS + token.row * ROW_MS,
  }))

/** A grid falls in from above, column by column. */
export const fallIn = (tokens: readonly Token[], rows: number): Fall[] =>
  tokens.map((token) => ({
    token,
    from: token.row + rows + 1,
    to: token.row,
    afterMs: token.column * COLUMN_MS + token.row * ROW_MS,
  }))

/**
 * How the tokens that stay and those that come get to a grid: in each column the others move down,
 * and new ones follow from above. The tokens come in the order of the grid.
 */
export function tumble<Kind extends string>(
  staying: readonly Token<Kind>[],
  grid: Grid<Kind>,
  rows: number,
): { tokens: Token<Kind>[]; falls: Fall<Kind>[] } {
  const tokens: Token<Kind>[] = []
  const falls: Fall<Kind>[] = []
  for (const [column, cells] of grid.entries()) {
    const stays = staying.filter((token) => token.column === column).toSorted((a, b) => a.row - b.row)
    for (const [row, cell] of cells.entries()) {
      const old = stays[row]
      const token = old ?? tokenOf(cell, column, row)
      const from = old ? old.row : rows + (row - stays.length)
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
