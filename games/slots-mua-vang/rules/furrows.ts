import { at } from '@senluna/kit/assert.ts'
import { PAY_SYMBOLS, RUN, type FieldConfiguration, type FieldSymbol, type PaySymbol } from './configuration.ts'

/** A run in a furrow: which symbol, from which cell, how many, what it pays in hundredths. */
export interface Run {
  symbol: PaySymbol
  from: number
  count: number
  units: number
}

/**
 * The run of a furrow that pays best: three and more side by side, anywhere in it; a wild stands
 * for every paying symbol. Undefined when none pays.
 */
export function bestRun({ pays }: Pick<FieldConfiguration, 'pays'>, furrow: readonly FieldSymbol[]): Run | undefined {
  let best: Run | undefined
  for (const symbol of PAY_SYMBOLS) {
    let count = 0
    for (const [cell, shown] of [...furrow, 'X' as const].entries()) {
      if (shown === symbol || shown === 'W') {
        count++
        continue
      }
      const units = count < RUN ? 0 : at(pays[symbol], count - RUN)
      if (units > (best?.units ?? 0)) best = { symbol, from: cell - count, count, units }
      count = 0
    }
  }
  return best
}
