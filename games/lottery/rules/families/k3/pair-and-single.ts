import type { BetType, Picked } from '../../tickets/bet-type.ts'
import type { Compare } from '../../money/coverage.ts'
import { fraction } from '../../money/fraction.ts'
import { linesOf, listOf, numbersInEach, partsOf } from '../../tickets/selection.ts'

/**
 * Exactly two of one face and one of another: each pair with each single that differs is a line.
 */
export const pairAndSingle = (compare: Compare<readonly number[]>): BetType<readonly number[]> => ({
  code: 'K3_PAIR_SINGLE',
  units: 1,
  pricing: 'ODDS',
  kinds: { '': { '': fraction(3, 216) } },
  most: 1,
  together: 1,
  pick(selection) {
    const named = partsOf(selection, ['pair', 'single'])
    const lists = [
      ['pair', listOf(named.pair, 1, 6, 'pair')],
      ['single', listOf(named.single, 1, 6, 'single')],
    ] as const
    const [pair = [], single = []] = numbersInEach(lists, 1, 6)
    const names = pair.flatMap((two) => single.filter((item) => item !== two).map((item) => `${two}${two}-${item}`))
    const outcome: Picked<readonly number[]>['outcome'] = ({ result }) => {
      const [low = 0, middle = 0, high = 0] = result.toSorted((a, b) => a - b)
      // Of two alike and one other the middle one is always one of the two.
      const other = low === middle ? high : middle === high ? low : middle
      const wins = other !== middle && pair.includes(middle) && single.includes(other)
      return { wins: wins ? [{ tier: '', hits: 1, count: 1, line: `${middle}${middle}-${other}` }] : [], pushes: 0 }
    }
    return {
      lines: linesOf(names.length),
      selection: { pair, single },
      keys: names,
      compared: compare(outcome),
      outcome,
    }
  },
})
