import type { FieldSet, HiveConfiguration } from './configuration.ts'
import { CELLS, ROWS } from './configuration.ts'
import { fallingOf } from './cells.ts'
import { finderOf, type Cluster, type Found } from './clusters.ts'

/** Hears of every drop: what burst, and the board after the rest fell. */
export type Watch = (clusters: readonly Cluster[], after: Uint8Array) => void

/** What a field came to. */
export interface Spun {
  /** Hundredths of the bet, multiplied. */
  units: number
  /** How many cells burst. */
  burst: number
  drops: number
}

/** Spins a field; `began` sees the first board, `watch` every drop. */
export type Spin = (field: number, began?: (board: Uint8Array) => void, watch?: Watch) => Spun

/**
 * Spins the fields of a set: clusters burst, the rest falls, and new symbols come from above until
 * nothing bursts. `times` multiplies the first, second and later drops, the last of it all after.
 * Columns are filled from the left, each from the bottom. A spin takes about 2 µs.
 */
export function spinnerOf(
  configuration: Pick<HiveConfiguration, 'pays'>,
  set: FieldSet,
  times: readonly number[] = [1],
): Spin {
  const falling = fallingOf(set)
  const find = finderOf(configuration)
  const all = CELLS
  const board = new Uint8Array(all)
  const bursts = new Uint8Array(all)
  let units = 0
  let clusters: Cluster[] | undefined
  const found: Found = (symbol, cells, size, pays) => {
    units += pays
    for (let nth = 0; nth < size; nth++) bursts[cells[nth]!] = 1
    clusters?.push({ symbol, cells: [...cells.subarray(0, size)].toSorted((a, b) => a - b), units: pays })
  }
  return (field, began, watch) => {
    const next = falling(field)
    for (let cell = 0; cell < all; cell++) board[cell] = next()
    began?.(board)
    const spun = { units: 0, burst: 0, drops: 0 }
    for (;;) {
      units = 0
      clusters = watch && []
      find(board, found)
      if (units === 0) return spun
      spun.burst += fall(board, bursts, next)
      spun.units += units * times[Math.min(spun.drops, times.length - 1)]!
      spun.drops++
      if (clusters) watch?.(clusters, board)
    }
  }
}

/** Takes away what bursts, lets the rest fall and fills up; answers how many cells burst. */
function fall(board: Uint8Array, bursts: Uint8Array, next: () => number): number {
  const [all, tall] = [CELLS, ROWS]
  let burst = 0
  for (let begin = 0; begin < all; begin += tall) {
    const end = begin + tall
    let to = begin
    for (let cell = begin; cell < end; cell++) if (bursts[cell] === 0) board[to++] = board[cell]!
    burst += end - to
    while (to < end) board[to++] = next()
  }
  bursts.fill(0)
  return burst
}
