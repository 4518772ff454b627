import { amount, type Amount } from '../../money.ts'
import type { Terms } from '../contracts/contract-terms.ts'
import { dividendOf, type TeamFigures } from './dividend.ts'
import { sumOf } from './pay-status.ts'
import { dailyWageOf, hourlySalariesOf, windowSalaryOf, type DayFigures, type HourFigures } from './salary.ts'

/**
 * A period that is closed, as other terms are tried on it. `activeMembers` are counted by the terms
 * that are tried.
 */
export type ClosedPeriod =
  | { kind: 'DIVIDEND'; figures: TeamFigures; activeMembers: number; isLastOfMonth: boolean }
  | { kind: 'DAILY_SALARY'; figures: DayFigures }
  /** A day, with its hours in their order. */
  | { kind: 'HOURLY_SALARY'; hours: readonly HourFigures[] }
  /** A day: its windows together are the share of all its bets. */
  | { kind: 'REALTIME_SALARY'; validBet: Amount }

/**
 * What other terms would have paid for closed periods, the oldest first and without gaps.
 *
 * A dividend carries from one to the next as its carry mode says; `carryIn` is what the first one
 * began with. Throws RangeError for a period of another kind than the terms.
 */
export function amountsUnder(terms: Terms, periods: readonly ClosedPeriod[], carryIn: Amount = amount(0n)): Amount[] {
  let carried = carryIn
  return periods.map((period) => {
    if (period.kind !== terms.kind) throw new RangeError(`a period of ${period.kind} is not paid as ${terms.kind}`)
    switch (period.kind) {
      case 'DIVIDEND': {
        const { gross, carryOut } = dividendOf(period.figures, terms, { ...period, carryIn: carried })
        carried = carryOut
        return gross
      }
      case 'DAILY_SALARY':
        return dailyWageOf(period.figures, terms).amount
      case 'HOURLY_SALARY':
        return hourlySalariesOf(period.hours, terms).total
      case 'REALTIME_SALARY': {
        const rate = terms.tiers[0]?.rate
        return rate === undefined ? amount(0n) : windowSalaryOf(amount(0n), period.validBet, rate)
      }
    }
  })
}

/** What a period would have brought an offeror. */
export interface OfferorPeriod {
  own: Amount
  paid: Amount
  /** Below 0: it would have paid more than it earned. */
  net: Amount
}

/**
 * What an offeror would have kept of each period: its own pay less that of its direct downlines.
 * `downlines` hold for each of them the amounts of the same periods, in the same order.
 */
export const offerorPeriods = (own: readonly Amount[], downlines: readonly (readonly Amount[])[]): OfferorPeriod[] =>
  own.map((earned, place) => {
    const paid = sumOf(downlines.map((amounts) => amounts[place] ?? amount(0n)))
    return { own: earned, paid, net: amount(earned - paid) }
  })
