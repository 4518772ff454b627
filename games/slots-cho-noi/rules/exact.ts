import { at } from '@senluna/kit/assert.ts'
import { fraction, type Fraction } from '@senluna/kit/games/fraction.ts'
import { CELLS, ENOUGH, PAY_SYMBOLS, SCATTER, SCATTERS, UNITS, type TumbleConfiguration } from './configuration.ts'
import { payOf } from './pays.ts'

/** What can be said exactly: of the first drop of a paid spin, and whether a paid spin wins. */
export interface FirstDrop {
  /** How many ways there are to fill the cells, each as likely as another. */
  ways: bigint
  /** What the first drop pays on average, in stakes. */
  pays: Fraction
  /** How often the first drop wins: as often as any drop does. */
  wins: Fraction
  /** How often the scatters of the first drop alone start the free spins. */
  scatters: Fraction
  /** How often a paid spin returns anything: by a win, or by scatters in a grid without one. */
  hits: Fraction
}

/**
 * Counts the first drop of a paid spin without looking at any grid.
 *
 * Cells are drawn apart from each other, so n of a symbol with the weight w of T stand in C(30,
 * n)·w^n·(T − w)^(30 − n) ways. The ways without any win are those in which each paying symbol
 * stays below eight: the product of the cut-off series Σ (w·z)^n/n!, times e^(w·z) for all others.
 * A spin returns nothing when nothing wins and fewer than four scatters are in view; then nothing
 * tumbles, so the first grid is the last.
 */
export function firstDrop(configuration: TumbleConfiguration): FirstDrop {
  const weights = configuration.weights.paid.map(BigInt)
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  const ways = total ** BigInt(CELLS)
  let units = 0n
  for (const [nth, symbol] of PAY_SYMBOLS.entries()) {
    const weight = at(weights, nth)
    for (let count = ENOUGH[0]; count <= CELLS; count++)
      units += exactly(count, weight, total) * BigInt(payOf(configuration, symbol, count))
  }
  let four = 0n
  for (let count = SCATTERS; count <= CELLS; count++) four += exactly(count, at(weights, SCATTER), total)
  const paying = weights.slice(0, PAY_SYMBOLS.length).map((weight) => ({ weight, below: ENOUGH[0] }))
  const rest = total - paying.reduce((sum, { weight }) => sum + weight, 0n)
  const scatter = at(weights, SCATTER)
  const dry = together([...paying, { weight: rest, below: CELLS + 1 }])
  const nothing = together([
    ...paying,
    { weight: scatter, below: SCATTERS },
    { weight: rest - scatter, below: CELLS + 1 },
  ])
  return {
    ways,
    pays: fraction(units, ways * BigInt(UNITS)),
    wins: fraction(ways - dry, ways),
    scatters: fraction(four, ways),
    hits: fraction(ways - nothing, ways),
  }
}

const exactly = (count: number, weight: bigint, total: bigint): bigint =>
  choose(CELLS, count) * weight ** BigInt(count) * (total - weight) ** BigInt(CELLS - count)

/** In how many ways the cells are filled when each of these stays below its count. */
function together(parts: readonly { weight: bigint; below: number }[]): bigint {
  let ways = [1n, ...Array.from({ length: CELLS }, () => 0n)]
  for (const { weight, below } of parts)
    ways = ways.map((_, cells) => {
      let sum = 0n
      for (let count = 0; count <= cells && count < below; count++)
        sum += choose(cells, count) * weight ** BigInt(count) * at(ways, cells - count)
      return sum
    })
  return at(ways, CELLS)
}

function choose(all: number, some: number): bigint {
  let ways = 1n
  for (let nth = 0; nth < some; nth++) ways = (ways * BigInt(all - nth)) / BigInt(nth + 1)
  return ways
}
