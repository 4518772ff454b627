import { at } from '@senluna/kit/assert.ts'
import { betOf, modeOf } from '@senluna/kit/games/modes.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Cluster } from './clusters.ts'
import { COLUMNS, PAY_SYMBOLS, ROWS, SYMBOLS, UNITS, type FieldSet, type HiveConfiguration } from './configuration.ts'
import type { HiveSymbol, PaySymbol } from './configuration.ts'
import { fieldIn } from './field-number.ts'
import { spinnerOf } from './spin.ts'

/** A cell as it is shown. */
export interface Cell {
  symbol: HiveSymbol
}

/** What each column shows, bottom to top: `grid[column][row]`. */
export type Grid = readonly (readonly Cell[])[]

/** A place on the screen: the column from the left, the row from the bottom, both from 0. */
export interface Position {
  column: number
  row: number
}

/** A cluster that won. */
export interface ClusterWin {
  symbol: PaySymbol
  count: number
  /** Hundredths of the bet before any multiplier. */
  units: number
  /** What it added to the round, multiplied. */
  worth: Amount
  /** How many cells have burst in its spin, this drop's included. */
  collected: number
  positions: readonly Position[]
}

/** A board that won, and the one that fell into its place. */
export interface Drop {
  wins: readonly ClusterWin[]
  /** Hundredths of the bet, multiplied. */
  units: number
  times: number
  /** Cells that have burst in this spin, these included. */
  burst: number
  grid: Grid
}

/** What every spin of a round shows. */
export interface Beat {
  type: 'baseSpin' | 'freeSpin'
  step: number
  /** Which field was drawn. */
  field: number
  grid: Grid
  drops: readonly Drop[]
  end: Grid
  /** Nothing pays but clusters. */
  scatterWin: undefined
  /** Drops have multipliers of their own. */
  times: 1
  /** How many cells burst: in a paid spin what the jar collected. */
  burst: number
  bet: Amount
  units: number
  freeSpinsWon: number
  freeSpinsLeft: number
  won: Amount
  total: Amount
  capped: boolean
}

/**
 * Retells a round from the fields drawn for it.
 *
 * The sum of `won` over the beats is the payout. Throws RangeError when the draws are not exactly
 * one whole round of the mode, or the stake is no price of it.
 */
export function beatsOf(
  configuration: HiveConfiguration,
  draws: readonly number[],
  stake: Amount,
  choice: string,
): Beat[] {
  const { jar, freeSpins, free, freeTimes, fields, capMultiple } = configuration
  const mode = modeOf(configuration.modes, choice)
  const bet = betOf(stake, mode)
  const unit = bet / BigInt(UNITS)
  const cap = bet * BigInt(capMultiple)
  const beats: Beat[] = []
  let total = 0n
  let spins = 0
  for (let step = 0; step <= spins; step++) {
    const field = fieldIn(draws.slice(step * 3, step * 3 + 3), fields)
    const paid = step === 0
    const spun = paid
      ? spinOf(configuration, mode, [1], field, unit)
      : spinOf(configuration, free, freeTimes, field, unit)
    const burst = spun.drops.at(-1)?.burst ?? 0
    if (paid && mode.full && burst < jar) throw new RangeError('a bought field fills the jar')
    if (paid && burst >= jar) spins = freeSpins
    const units = spun.drops.reduce((sum, drop) => sum + drop.units, 0)
    const before = total
    const reached = before + BigInt(units) * unit
    const capped = reached >= cap
    total = capped ? cap : reached
    beats.push({
      ...spun,
      type: paid ? 'baseSpin' : 'freeSpin',
      step,
      field,
      scatterWin: undefined,
      times: 1,
      burst,
      bet,
      units,
      freeSpinsWon: paid ? spins : 0,
      freeSpinsLeft: capped ? 0 : spins - step,
      won: amount(total - before),
      total: amount(total),
      capped,
    })
    if (capped) break
  }
  if (draws.length !== beats.length * 3) throw new RangeError('the draws go on after the round is over')
  return beats
}

function spinOf(
  configuration: HiveConfiguration,
  set: FieldSet,
  freeTimes: readonly number[],
  field: number,
  unit: bigint,
): Pick<Beat, 'grid' | 'drops' | 'end'> {
  let grid: Grid = []
  const drops: Drop[] = []
  const began = (board: Uint8Array) => {
    grid = gridOf(board)
  }
  spinnerOf(configuration, set)(field, began, (clusters, after) => {
    const times = at(freeTimes, Math.min(drops.length, freeTimes.length - 1))
    const units = clusters.reduce((sum, cluster) => sum + cluster.units, 0) * times
    const burst = (drops.at(-1)?.burst ?? 0) + new Set(clusters.flatMap(({ cells }) => cells)).size
    const wins = clusters.map((win) => ({ ...winOf(win, times, unit), collected: burst }))
    drops.push({ wins, units, times, burst, grid: gridOf(after) })
  })
  return { grid, drops, end: drops.at(-1)?.grid ?? grid }
}

const winOf = ({ symbol, cells, units }: Cluster, times: number, unit: bigint): Omit<ClusterWin, 'collected'> => ({
  symbol: at(PAY_SYMBOLS, symbol),
  count: cells.length,
  units,
  worth: amount(BigInt(units * times) * unit),
  positions: cells.map((cell) => ({ column: Math.floor(cell / ROWS), row: cell % ROWS })),
})

const gridOf = (board: Uint8Array): Grid =>
  Array.from({ length: COLUMNS }, (_, column) =>
    Array.from(board.subarray(column * ROWS, (column + 1) * ROWS), (symbol) => ({ symbol: at(SYMBOLS, symbol) })),
  )
