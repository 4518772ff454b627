import { daysFrom } from '../../calendar/days.ts'
import { amount, type Amount } from '../../money.ts'
import type { BusinessDate } from '../../time.ts'
import type { CpaTerms } from '../contracts/affiliate-terms.ts'
import type { Newcomer, NewcomerLine, NewcomerOutcome } from './newcomer.ts'

/** The days of a bill, and those of its contract. `until` is the first day after it. */
export interface CpaDays {
  contractFrom: BusinessDate
  from: BusinessDate
  until: BusinessDate
}

/** What new members come to in a period. */
export interface CpaResult {
  /** Those of whom the period has something to say, in the order in which conditions were met. */
  lines: NewcomerLine[]
  qualified: number
  amount: Amount
}

/**
 * Who of some new members qualifies in a period, and what that comes to.
 *
 * Somebody qualifies on the day on which the last condition is met, at the earliest on the
 * contract's first, and belongs to the period of that day alone. Whoever comes after the most that
 * a period pays for is not counted later either. Source: docs/agents.md, "Affiliates".
 */
export function cpaOf(terms: CpaTerms, days: CpaDays, newcomers: readonly Newcomer[]): CpaResult {
  const seen = newcomers.flatMap((newcomer) => lineOf(terms, days, newcomer) ?? []).toSorted(byDay)
  let left = terms.mostPerPeriod ?? Infinity
  const lines = seen.map((line): NewcomerLine => {
    if (line.outcome !== 'QUALIFIED') return line
    left -= 1
    return left < 0 ? { ...line, outcome: 'OVER_CAP' } : { ...line, amount: terms.amount }
  })
  const qualified = lines.filter(({ outcome }) => outcome === 'QUALIFIED').length
  return { lines, qualified, amount: amount(terms.amount * BigInt(qualified)) }
}

/** The last day on which what somebody does counts. */
export const lastDayOf = ({ withinDays }: CpaTerms, { registeredOn }: Pick<Newcomer, 'registeredOn'>): BusinessDate =>
  daysFrom(registeredOn, withinDays - 1)

function lineOf(terms: CpaTerms, days: CpaDays, newcomer: Newcomer): NewcomerLine | undefined {
  const lastDay = lastDayOf(terms, newcomer)
  if (newcomer.registeredOn >= days.until || lastDay < days.from) return undefined
  const { barred, bets, firstDeposit } = newcomer
  const counted = bets
    .filter(({ day }) => day <= lastDay && day < days.until)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const deposit = firstDeposit && firstDeposit.day < days.until ? firstDeposit : null
  const metOn = metOnOf(terms, days, { ...newcomer, firstDeposit: deposit, bets: counted }, lastDay)
  // It was looked at by the bill of that day.
  if (metOn !== null && metOn < days.from) return undefined
  const validBet = amount(counted.reduce((sum, bet) => sum + bet.validBet, 0n))
  const outcome = barred ?? (metOn === null ? notMet(terms, deposit, lastDay, days) : 'QUALIFIED')
  return { memberId: newcomer.memberId, outcome, metOn, lastDay, validBet, amount: amount(0n) }
}

/** The day on which the last condition was met; `null` where one wasn't, or not in time. */
function metOnOf(
  terms: CpaTerms,
  { contractFrom }: CpaDays,
  { firstDeposit, registeredOn, bets }: Newcomer,
  lastDay: BusinessDate,
): BusinessDate | null {
  if (!firstDeposit || firstDeposit.amount < terms.minFirstDeposit) return null
  const enough = terms.minValidBet === 0n ? registeredOn : dayOf(terms.minValidBet, bets)
  if (enough === undefined) return null
  const metOn = [firstDeposit.day, enough, contractFrom, registeredOn].reduce((last, day) => (day > last ? day : last))
  return metOn <= lastDay ? metOn : null
}

/** The first day on which valid bets together are so many. */
function dayOf(least: Amount, bets: Newcomer['bets']): BusinessDate | undefined {
  let sum: bigint = 0n
  for (const { day, validBet } of bets) {
    sum += validBet
    if (sum >= least) return day
  }
  return undefined
}

function notMet(
  terms: CpaTerms,
  deposit: Newcomer['firstDeposit'],
  lastDay: BusinessDate,
  { until }: CpaDays,
): NewcomerOutcome {
  if (deposit && deposit.day > lastDay) return 'DEPOSIT_LATE'
  if (deposit && deposit.amount < terms.minFirstDeposit) return 'DEPOSIT_LOW'
  if (lastDay >= until) return 'WAITING'
  return deposit ? 'BET_LOW' : 'NO_DEPOSIT'
}

const LATEST = '9999-12-31'

function byDay(a: NewcomerLine, b: NewcomerLine): number {
  const [first, second] = [a, b].map(({ metOn, lastDay, memberId }) => `${metOn ?? LATEST} ${lastDay} ${memberId}`)
  return first! < second! ? -1 : 1
}
