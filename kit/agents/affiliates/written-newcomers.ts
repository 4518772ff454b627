import { amount } from '../../money.ts'
import type { BusinessDate } from '../../time.ts'
import type { NewcomersAsked } from './affiliate-bill.ts'
import type { Bar, NewcomerLine, NewcomerOutcome } from './newcomer.ts'

/** A new member in writing: what is looked at, and what a bill says of it. */
export interface WrittenNewcomer {
  memberId: string
  /** Its name as the reader may see it. */
  account: string
  registeredOn: string
  firstDeposit: { day: string; amount: string } | null
  bets: readonly { day: string; validBet: string }[]
  barred: Bar | null
  outcome: NewcomerOutcome
  metOn: string | null
  amount: string
}

/** The new members of a bill, with the days it is of. */
export interface WrittenNewcomers {
  contractFrom: string
  from: string
  until: string
  list: readonly WrittenNewcomer[]
}

/** A line that says something else than what it comes to. */
export interface LineThatDiffers {
  line: string
  says: string
  comesTo: string
}

/** What a bill is reckoned from, as it was written. */
export const readNewcomers = ({ contractFrom, from, until, list }: WrittenNewcomers): NewcomersAsked => ({
  contractFrom: contractFrom as BusinessDate,
  from: from as BusinessDate,
  until: until as BusinessDate,
  newcomers: list.map(({ memberId, registeredOn, firstDeposit, bets, barred }) => ({
    memberId,
    registeredOn: registeredOn as BusinessDate,
    firstDeposit: firstDeposit && {
      day: firstDeposit.day as BusinessDate,
      amount: amount(BigInt(firstDeposit.amount)),
    },
    bets: bets.map(({ day, validBet }) => ({ day: day as BusinessDate, validBet: amount(BigInt(validBet)) })),
    barred,
  })),
})

/** How the line of a new member is called. */
export const newcomerLine = ({ memberId }: Pick<WrittenNewcomer, 'memberId'>): string => `newcomer ${memberId}`

/** Those of whom a statement says something else than what they come to. */
export function newcomersThatDiffer(
  written: WrittenNewcomers | undefined,
  lines: readonly NewcomerLine[],
): LineThatDiffers[] {
  const own = new Map(lines.map((line) => [line.memberId, wordsOf(line)]))
  return (written?.list ?? []).flatMap((row): LineThatDiffers[] => {
    const [says, comesTo] = [wordsOf(row), own.get(row.memberId) ?? '']
    return says === comesTo ? [] : [{ line: newcomerLine(row), says, comesTo }]
  })
}

const wordsOf = ({ outcome, metOn, amount: paid }: Pick<WrittenNewcomer, 'outcome' | 'metOn'> & { amount: unknown }) =>
  `${outcome} ${metOn ?? '-'} ${String(paid)}`
