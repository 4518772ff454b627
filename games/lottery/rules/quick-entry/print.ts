import type { QuickBet } from './entry.ts'
import { wordsOfRegion, wordsOfType } from './vocabulary.ts'
import { WRITINGS } from './types.ts'

/** A bet that says all of itself. */
export type CompleteBet = Omit<Required<QuickBet>, 'from' | 'to'>

/**
 * Bets in the shorthand, one a line; what is printed reads back as the same bets. Throws RangeError
 * for an unknown type or province.
 */
export const printQuickEntry = (bets: readonly CompleteBet[]): string => bets.map(printed).join('\n')

function printed({ region, type, numbers, unitThousands }: CompleteBet): string {
  const [where, what] = [wordsOfRegion(region), wordsOfType(type)]
  if (where === undefined || what === undefined) throw new RangeError(`${type} can't be printed`)
  return `${where} ${what}: ${numbers.map((number) => pickOf(type, number)).join('-')} x ${unitThousands}n`
}

function pickOf(type: string, number: string): string {
  const writing = WRITINGS[type]
  if (writing?.by !== 'PICKS') return number
  return Object.entries(writing.picks).find(([, pick]) => pick === number)?.[0] ?? number
}
