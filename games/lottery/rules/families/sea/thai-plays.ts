import type { BetType } from '../../tickets/bet-type.ts'
import { comparedOver } from '../../money/coverage.ts'
import { fraction } from '../../money/fraction.ts'
import { listed } from '../../plays/listed.ts'
import type { Result } from '../../draws/result.ts'
import { comparedNumbers, digitStrings, inEveryOrder, permutationsOf, sortedDigits } from './digit-strings.ts'

/** Where the plays read their digits in a result. */
export interface ThaiReading<R extends Result> {
  top3(result: R): string
  bottom2(result: R): string
  /**
   * Results that show each of the 1,000 top and the 100 bottom numbers, for what a selection
   * compares.
   */
  example(top3: string, bottom2: string): R
}

/**
 * The plays of Thailand's players on three upper and two lower digits, whatever they are read from.
 */
export function thaiPlays<R extends Result>({ top3, bottom2, example }: ThaiReading<R>): readonly BetType<R>[] {
  const compareTop = comparedOver<R>('top3', () => everyNumber(3).map((top) => example(top, '00')))
  const compareBottom = comparedOver<R>('bottom2', () => everyNumber(2).map((bottom) => example('000', bottom)))
  return [
    listed<R, string>({
      code: 'TH_3TOP',
      pricing: 'ODDS',
      kinds: { '': { '': fraction(1, 1000) } },
      together: 1,
      read: digitStrings(3),
      hit: (pick, { result }) => (top3(result) === pick ? 1 : 0),
      compared: comparedNumbers('top3', 1000),
    }),
    listed<R, string>({
      code: 'TH_3TOD',
      pricing: 'ODDS',
      // A line's kind is in how many orders its digits can stand.
      kinds: Object.fromEntries([6, 3, 1].map((orders) => [String(orders), { '': fraction(orders, 1000) }])),
      together: 1,
      read: inEveryOrder(3),
      kindOf: (pick) => String(permutationsOf(pick)),
      tierOf: () => '',
      nameOf: sortedDigits,
      hit: (pick, { result }) => (sortedDigits(top3(result)) === sortedDigits(pick) ? 1 : 0),
      compare: compareTop,
    }),
    listed<R, string>({
      code: 'TH_2TOP',
      pricing: 'ODDS',
      kinds: { '': { '': fraction(1, 100) } },
      together: 1,
      read: digitStrings(2),
      hit: (pick, { result }) => (top3(result).slice(1) === pick ? 1 : 0),
      compared: comparedNumbers('top2', 100),
    }),
    listed<R, string>({
      code: 'TH_2BOT',
      pricing: 'ODDS',
      kinds: { '': { '': fraction(1, 100) } },
      together: 1,
      read: digitStrings(2),
      hit: (pick, { result }) => (bottom2(result) === pick ? 1 : 0),
      compared: comparedNumbers('bottom2', 100),
    }),
    listed<R, string>({
      code: 'TH_RUN_TOP',
      pricing: 'ODDS',
      kinds: { '': { '': fraction(271, 1000) } },
      together: 3,
      read: digitStrings(1),
      hit: (pick, { result }) => (top3(result).includes(pick) ? 1 : 0),
      compare: compareTop,
    }),
    listed<R, string>({
      code: 'TH_RUN_BOT',
      pricing: 'ODDS',
      kinds: { '': { '': fraction(19, 100) } },
      together: 2,
      read: digitStrings(1),
      hit: (pick, { result }) => (bottom2(result).includes(pick) ? 1 : 0),
      compare: compareBottom,
    }),
  ]
}

const everyNumber = (width: number): readonly string[] =>
  Array.from({ length: 10 ** width }, (_, number) => String(number).padStart(width, '0'))
