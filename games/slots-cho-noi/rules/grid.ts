import { at } from '@senluna/kit/assert.ts'
import {
  COLUMNS,
  ENOUGH,
  MULTIPLIER,
  PAY_SYMBOLS,
  ROWS,
  SYMBOLS,
  type PaySymbol,
  type TumbleConfiguration,
  type TumbleSymbol,
} from './configuration.ts'
import { payOf } from './pays.ts'

/** A cell as it is shown; `times` is what a multiplier multiplies by. */
export interface Cell {
  symbol: TumbleSymbol
  times?: number
}

/** What each column shows, bottom to top: `grid[column][row]`. */
export type Grid = readonly (readonly Cell[])[]

/** A place on the screen: the column from the left, the row from the bottom, both from 0. */
export interface Position {
  column: number
  row: number
}

/** A symbol that won; `units` are hundredths of the stake before any multiplier. */
export interface Win {
  symbol: PaySymbol
  count: number
  units: number
  positions: readonly Position[]
}

/** A grid that won, and the one it tumbled into. */
export interface Drop {
  wins: readonly Win[]
  units: number
  /** What is there once the winners are gone, the rest fell and new ones came. */
  grid: Grid
}

/** One spin looked at by itself, cell by cell, before multiplier and cap. */
export interface Spin {
  /** The first drop, before anything tumbled. */
  grid: Grid
  drops: readonly Drop[]
  /** The last grid: scatters and multipliers are counted here. */
  end: Grid
  units: number
}

/** Gives the next recorded draw. Throws RangeError when there is none. */
export type Reader = () => number

/**
 * A spin read cell by cell, as a player would: columns from the left, in each from the bottom.
 *
 * Throws RangeError when a draw is no symbol that its spin can draw.
 */
export function spinOf(configuration: TumbleConfiguration, read: Reader, free: boolean): Spin {
  const weights = free ? configuration.weights.free : configuration.weights.paid
  const cell = (): Cell => {
    const drawn = read()
    const symbol = SYMBOLS[drawn]
    if (symbol === undefined || !(at(weights, drawn) > 0)) throw new RangeError('a draw is no symbol of this spin')
    if (drawn !== MULTIPLIER) return { symbol }
    const times = configuration.multipliers.values[read()]
    if (times === undefined) throw new RangeError('a draw is no multiplier')
    return { symbol, times }
  }
  const filled = (left: Grid): Grid =>
    left.map((column) => [...column, ...Array.from({ length: ROWS - column.length }, cell)])
  const first = filled(Array.from({ length: COLUMNS }, () => []))
  const drops: Drop[] = []
  for (let grid = first; ; grid = drops.at(-1)!.grid) {
    const wins = winsOf(configuration, grid)
    if (wins.length === 0)
      return { grid: first, drops, end: grid, units: drops.reduce((sum, drop) => sum + drop.units, 0) }
    const gone = new Set<TumbleSymbol>(wins.map(({ symbol }) => symbol))
    drops.push({
      wins,
      units: wins.reduce((sum, win) => sum + win.units, 0),
      grid: filled(grid.map((column) => column.filter(({ symbol }) => !gone.has(symbol)))),
    })
  }
}

/** Every symbol of which enough stand anywhere, best first. */
function winsOf(configuration: TumbleConfiguration, grid: Grid): Win[] {
  return PAY_SYMBOLS.flatMap((symbol) => {
    const positions = placesOf(grid, symbol)
    const count = positions.length
    return count < ENOUGH[0] ? [] : [{ symbol, count, units: payOf(configuration, symbol, count), positions }]
  })
}

/** Where a symbol stands. */
export const placesOf = (grid: Grid, wanted: TumbleSymbol): Position[] =>
  grid.flatMap((cells, column) => cells.flatMap(({ symbol }, row) => (symbol === wanted ? [{ column, row }] : [])))

/** All multipliers of a grid, added up; 0 without any. */
export const timesOf = (grid: Grid): number => grid.flat().reduce((sum, { times = 0 }) => sum + times, 0)
