import { type BetType, type Picked, type Price, SelectionRefused } from '../tickets/bet-type.ts'
import type { Compare } from '../money/coverage.ts'
import type { Fraction } from '../money/fraction.ts'
import type { Result } from '../draws/result.ts'

/** A bet type without a choice: one line, its selection is null. */
export function unchosen<R extends Result>(parts: {
  readonly code: string
  readonly pricing: Price['by']
  readonly chance: Fraction
  wins(result: R): boolean
  readonly compare?: Compare<R>
}): BetType<R> {
  const outcome: Picked<R>['outcome'] = ({ result }) => ({
    wins: parts.wins(result) ? [{ tier: '', hits: 1, count: 1, line: 'ANY' }] : [],
    pushes: 0,
  })
  const picked: Picked<R> = { lines: 1, selection: null, keys: ['ANY'], compared: parts.compare?.(outcome), outcome }
  return {
    code: parts.code,
    units: 1,
    pricing: parts.pricing,
    kinds: { '': { '': parts.chance } },
    most: 1,
    together: 1,
    pick(selection) {
      if (selection !== null) throw new SelectionRefused('LOT_E_SELECTION')
      return picked
    },
  }
}
