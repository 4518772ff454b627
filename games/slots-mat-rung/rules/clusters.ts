import { at } from '@senluna/kit/assert.ts'
import { CELLS, COLUMNS, PAY_SYMBOLS, ROWS, SIZES, WILD, type HiveConfiguration } from './configuration.ts'

/** Cells that hang together: which symbol, by its number in SYMBOLS, and where. */
export interface Cluster {
  symbol: number
  /** Cells by columns from the left, each from the bottom. */
  cells: readonly number[]
  /** Hundredths of the bet, before any multiplier. */
  units: number
}

const BESIDE_EACH = 4
const NOWHERE = 255

/** The cells above, below, right and left of each cell, four places for each. */
const BESIDE = Uint8Array.from(
  Array.from({ length: CELLS }, (_, cell) => {
    const [column, row] = [Math.floor(cell / ROWS), cell % ROWS]
    const places = [
      [column, row + 1],
      [column, row - 1],
      [column + 1, row],
      [column - 1, row],
    ] as const
    return places.map(([c, r]) => (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS ? c * ROWS + r : NOWHERE))
  }).flat(),
)

/** What a cluster pays by its size, in hundredths of the bet; 0 for one that is too small. */
export function payTable({ pays }: Pick<HiveConfiguration, 'pays'>): readonly Uint32Array[] {
  return PAY_SYMBOLS.map((symbol) =>
    Uint32Array.from({ length: CELLS + 1 }, (_, size) => {
      const step = SIZES.findLastIndex((least) => size >= least)
      return step < 0 ? 0 : at(pays[symbol], step)
    }),
  )
}

/** Hears of a cluster: its symbol, its cells (the first `size` of them) and what it pays. */
export type Found = (symbol: number, cells: Uint8Array, size: number, units: number) => void

/**
 * Finds the clusters of boards: five and more cells of a symbol that touch side by side. Drops of
 * honey count for every cluster that they touch; alone they are none. `board` holds a number of
 * SYMBOLS for each cell. Whoever hears of a cluster copies its cells.
 */
export function finderOf(configuration: Pick<HiveConfiguration, 'pays'>): (board: Uint8Array, found: Found) => void {
  const table = payTable(configuration)
  // Names of this function's own: every cell of every field goes through here.
  const [least, wild, all] = [SIZES[0], WILD, CELLS]
  const seen = new Int8Array(CELLS)
  const group = new Uint8Array(CELLS)
  return (board, found) => {
    seen.fill(-1)
    for (let first = 0; first < all; first++) {
      const symbol = board[first]!
      if (symbol === wild || seen[first]! >= 0) continue
      seen[first] = first
      group[0] = first
      let size = 1
      for (let nth = 0; nth < size; nth++) {
        const cell = group[nth]!
        const begin = cell * BESIDE_EACH
        for (let side = begin; side < begin + BESIDE_EACH; side++) {
          const beside = BESIDE[side]!
          if (beside === NOWHERE || seen[beside] === first) continue
          const shown = board[beside]!
          if (shown !== symbol && shown !== wild) continue
          // A wild was perhaps another cluster's before, and is this one's as well.
          seen[beside] = first
          group[size++] = beside
        }
      }
      if (size >= least) found(symbol, group, size, table[symbol]![size]!)
    }
  }
}
