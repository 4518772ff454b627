import { at } from '@senluna/kit/assert.ts'
import { betOf, modeOf } from '@senluna/kit/games/modes.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import {
  BASKET,
  CELLS,
  COLUMNS,
  ENOUGH,
  ROWS,
  SYMBOLS,
  UNITS,
  type FieldConfiguration,
  type FieldMode,
  type FieldSymbol,
} from './configuration.ts'
import { bestRun, type Run } from './furrows.ts'

/** A cell as it is shown; `times` is what a basket holds, in bets. */
export interface Cell {
  symbol: FieldSymbol
  times?: number
}

/** What each column shows, bottom to top: `grid[column][row]`. */
export type Grid = readonly (readonly Cell[])[]

/** A place on the screen: the column from the left, the row from the bottom, both from 0. */
export interface Position {
  column: number
  row: number
}

/** A furrow that won. */
export interface FurrowWin extends Run {
  positions: readonly Position[]
}

/** What every step of a round shows. */
export interface Beat {
  /** The spin that was paid for, then the respins of the harvest. */
  type: 'baseSpin' | 'freeSpin'
  step: number
  grid: Grid
  wins: readonly FurrowWin[]
  /** Where baskets lie after this step, and where they lay before it. */
  baskets: readonly Position[]
  held: readonly Position[]
  /** What the harvest paid, in bets, with the prize of a full field; 0 before its end. */
  harvest: number
  full: boolean
  bet: Amount
  /** This step's wins in hundredths of the bet, before the cap. */
  units: number
  /** Respins that start here. */
  freeSpinsWon: number
  /** Respins left after this step; 0 in the last beat. */
  freeSpinsLeft: number
  won: Amount
  total: Amount
  capped: boolean
}

const PLACES: readonly Position[] = Array.from({ length: CELLS }, (_, nth) => ({
  column: Math.floor(nth / ROWS),
  row: nth % ROWS,
}))

/**
 * Retells a round from what was drawn for it: cells by columns from the left, each from the bottom.
 *
 * The sum of `won` over the beats is the payout. Throws RangeError when the draws are not exactly
 * one whole round of the mode, or the stake is no price of it.
 */
export function beatsOf(
  configuration: FieldConfiguration,
  draws: readonly number[],
  stake: Amount,
  choice: string,
): Beat[] {
  const mode = modeOf(configuration.modes, choice)
  const bet = betOf(stake, mode)
  const unit = bet / BigInt(UNITS)
  const cap = bet * BigInt(configuration.capMultiple)
  let place = 0
  const read = (below: number) => {
    const drawn = draws[place++]
    if (drawn === undefined) throw new RangeError('the draws end before the round is over')
    if (!Number.isInteger(drawn) || drawn < 0 || drawn >= below) throw new RangeError('a draw is out of its range')
    return drawn
  }
  const basket = (): Cell => ({
    symbol: 'C',
    times: at(configuration.baskets.values, read(configuration.baskets.values.length)),
  })
  let cells = PLACES.map((): Cell => paidCell(mode, read(SYMBOLS.length), basket))
  const lying = () => PLACES.filter((_, nth) => cells[nth]?.symbol === 'C')
  if (mode.baskets !== undefined && lying().length !== mode.baskets)
    throw new RangeError('a bought field has its baskets')
  const beats: Beat[] = []
  let total = 0n
  const push = (shown: Pick<Beat, 'wins' | 'held' | 'freeSpinsWon'>, left: number) => {
    const baskets = lying()
    const full = baskets.length === CELLS
    const over = left === 0 && baskets.length >= ENOUGH
    const harvest = over ? cells.reduce((sum, { times = 0 }) => sum + times, 0) + (full ? configuration.full : 0) : 0
    const units = shown.wins.reduce((sum, win) => sum + win.units, 0) + harvest * UNITS
    const before = total
    const reached = before + BigInt(units) * unit
    const capped = reached >= cap
    total = capped ? cap : reached
    beats.push({
      ...shown,
      type: beats.length === 0 ? 'baseSpin' : 'freeSpin',
      step: beats.length,
      grid: gridOf(cells),
      baskets,
      harvest,
      full,
      bet,
      units,
      freeSpinsLeft: left,
      won: amount(total - before),
      total: amount(total),
      capped,
    })
  }
  const begins = lying().length >= ENOUGH
  let left = begins && lying().length < CELLS ? configuration.respins : 0
  push({ wins: winsOf(configuration, gridOf(cells)), held: [], freeSpinsWon: left }, left)
  while (left > 0) {
    const held = lying()
    cells = cells.map((cell): Cell => {
      if (cell.symbol === 'C') return cell
      return read(2) === 1 ? basket() : { symbol: 'X' }
    })
    const count = lying().length
    left = count === CELLS ? 0 : count > held.length ? configuration.respins : left - 1
    push({ wins: [], held, freeSpinsWon: 0 }, left)
  }
  if (place !== draws.length) throw new RangeError('the draws go on after the round is over')
  return beats
}

function paidCell(mode: FieldMode, drawn: number, basket: () => Cell): Cell {
  if (drawn === BASKET && (mode.baskets !== undefined || at(mode.weights, drawn) > 0)) return basket()
  if (!(at(mode.weights, drawn) > 0)) throw new RangeError('a draw is no symbol of this mode')
  return { symbol: at(SYMBOLS, drawn) }
}

const gridOf = (cells: readonly Cell[]): Grid =>
  Array.from({ length: COLUMNS }, (_, column) => cells.slice(column * ROWS, (column + 1) * ROWS))

function winsOf(configuration: FieldConfiguration, grid: Grid): FurrowWin[] {
  return Array.from({ length: ROWS }, (_, row) => row).flatMap((row) => {
    const run = bestRun(
      configuration,
      grid.map((column) => at(column, row).symbol),
    )
    if (!run) return []
    const positions = Array.from({ length: run.count }, (_, nth) => ({ column: run.from + nth, row }))
    return [{ ...run, positions }]
  })
}
