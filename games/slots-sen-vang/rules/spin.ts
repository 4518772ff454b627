import { at } from '@senluna/kit/assert.ts'
import { REELS, ROWS, type PaySymbol, type SlotConfiguration, type SlotSymbol } from './configuration.ts'

/** A place on the screen: the reel from the left, the row from the top, both from 0. */
export interface Position {
  reel: number
  row: number
}

/**
 * A line that won: its number from 1, what ran along it, and its pay in line bets before any
 * multiplier.
 */
export interface LineWin {
  line: number
  symbol: PaySymbol
  count: number
  units: number
  positions: readonly Position[]
}

/** The scatters of a spin that paid; `units` are line bets before any multiplier. */
export interface ScatterWin {
  count: number
  units: number
  positions: readonly Position[]
}

/** What each reel shows, top to bottom: `window[reel][row]`. */
export type Window = readonly (readonly SlotSymbol[])[]

/** One spin looked at by itself, before multiplier and cap. */
export interface Spin {
  window: Window
  lineWins: readonly LineWin[]
  lineUnits: number
  /** How many scatters stand anywhere in the window. */
  scatters: number
  scatterWin: ScatterWin | undefined
  /** Line wins and scatter win together, in line bets. */
  units: number
  freeSpins: number
}

/** What the reels show when they stop at `stops`. */
export function windowOf(configuration: SlotConfiguration, stops: readonly number[]): Window {
  return configuration.strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => at(strip, (at(stops, reel) + row) % strip.length)),
  )
}

/**
 * A spin read symbol by symbol, as a player would.
 *
 * `fast-spin.ts` works the same figures out from tables to pay them; tests hold the two together.
 */
export function spinOf(configuration: SlotConfiguration, stops: readonly number[]): Spin {
  const window = windowOf(configuration, stops)
  const lineWins = configuration.lines.flatMap((rows, index) => lineWin(configuration, window, rows, index + 1) ?? [])
  const lineUnits = lineWins.reduce((sum, win) => sum + win.units, 0)
  const positions = scattersOf(window)
  const paid = positions.length < 3 ? undefined : Math.min(positions.length, REELS) - 3
  const scatterUnits = paid === undefined ? 0 : at(configuration.scatterPays, paid) * configuration.lineBets
  return {
    window,
    lineWins,
    lineUnits,
    scatters: positions.length,
    scatterWin: paid === undefined ? undefined : { count: positions.length, units: scatterUnits, positions },
    units: lineUnits + scatterUnits,
    freeSpins: paid === undefined ? 0 : at(configuration.freeSpins, paid),
  }
}

/** The longest run of the first reel's symbol from the left, if it is 3 or more. */
function lineWin(
  configuration: SlotConfiguration,
  window: Window,
  rows: readonly number[],
  line: number,
): LineWin | undefined {
  const [symbol, ...others] = rows.map((row, reel) => at(at(window, reel), row))
  if (symbol === undefined || symbol === 'S' || symbol === 'W') return undefined
  const broken = others.findIndex((other) => other !== symbol && other !== 'W')
  const count = broken === -1 ? REELS : broken + 1
  if (count < 3) return undefined
  const positions = rows.slice(0, count).map((row, reel) => ({ reel, row }))
  return { line, symbol, count, units: at(configuration.linePays[symbol], count - 3), positions }
}

const scattersOf = (window: Window): Position[] =>
  window.flatMap((symbols, reel) => symbols.flatMap((symbol, row) => (symbol === 'S' ? [{ reel, row }] : [])))
