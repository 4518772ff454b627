import { at } from '@senluna/kit/assert.ts'
import { PAY_SYMBOLS, ROWS, type PaySymbol, type WaysConfiguration, type WaysSymbol } from './configuration.ts'
import { scatterStep } from './tables.ts'

/** A place on the screen: the reel from the left, the row from the top, both from 0. */
export interface Position {
  reel: number
  row: number
}

/** A symbol that won on so many reels from the left, in so many ways; `units` for all of them. */
export interface WaysWin {
  symbol: PaySymbol
  count: number
  ways: number
  /** Hundredths of the bet. */
  units: number
  positions: readonly Position[]
}

/** The scatters of a spin that paid, in hundredths of the bet. */
export interface ScatterWin {
  count: number
  units: number
  positions: readonly Position[]
}

/** What each reel shows, top to bottom: `window[reel][row]`. */
export type Window = readonly (readonly WaysSymbol[])[]

/** One spin looked at by itself, before the cap. */
export interface Spin {
  window: Window
  wins: readonly WaysWin[]
  scatters: number
  scatterWin: ScatterWin | undefined
  units: number
  freeSpins: number
}

/** What the reels show when they stop at `stops`. */
export const windowOf = ({ strips }: WaysConfiguration, stops: readonly number[]): Window =>
  strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => at(strip, (at(stops, reel) + row) % strip.length)),
  )

/**
 * A spin read symbol by symbol, as a player would; `wild` is how many symbols a wild counts as.
 *
 * `tables.ts` works the same figures out to pay them; tests hold the two together.
 */
export function spinOf(configuration: WaysConfiguration, stops: readonly number[], wild: number): Spin {
  const window = windowOf(configuration, stops)
  const wins = PAY_SYMBOLS.flatMap((symbol) => winOf(configuration, window, symbol, wild))
  const positions = placesOf(window, (symbol) => symbol === 'S')
  const step = scatterStep(positions.length)
  const scatterUnits = step === undefined ? 0 : at(configuration.scatterPays, step)
  return {
    window,
    wins,
    scatters: positions.length,
    scatterWin: step === undefined ? undefined : { count: positions.length, units: scatterUnits, positions },
    units: wins.reduce((sum, { units }) => sum + units, scatterUnits),
    freeSpins: step === undefined ? 0 : at(configuration.freeSpins, step),
  }
}

/** The win of a symbol on three reels or more from the left, if there is one. */
function winOf({ pays }: WaysConfiguration, window: Window, symbol: PaySymbol, wild: number): WaysWin[] {
  const stands = (shown: WaysSymbol) => shown === symbol || shown === 'W'
  const counts = window.map((shown) => shown.filter(stands).reduce((sum, seen) => sum + (seen === 'W' ? wild : 1), 0))
  const broken = counts.indexOf(0)
  const count = broken < 0 ? counts.length : broken
  if (count < 3) return []
  const ways = counts.slice(0, count).reduce((product, n) => product * n, 1)
  const positions = placesOf(window.slice(0, count), stands)
  return [{ symbol, count, ways, units: ways * at(pays[symbol], count - 3), positions }]
}

const placesOf = (window: Window, wanted: (symbol: WaysSymbol) => boolean): Position[] =>
  window.flatMap((symbols, reel) => symbols.flatMap((symbol, row) => (wanted(symbol) ? [{ reel, row }] : [])))
