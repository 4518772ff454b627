import { amount, rate, shareOf, type Amount, type Rate } from '../../money.ts'
import type { Terms, Tier } from '../contracts/contract-terms.ts'
import { tierOf, type TierChoice } from '../contracts/tier.ts'
import { atLeastZero, cappedShare, sumOf, type PayStatus } from './pay-status.ts'

/** What a team did on a day. */
export interface DayFigures {
  validBet: Amount
  netLoss: Amount
  activeMembers: number
}

/** A daily wage, with the tier that led to it. */
export interface DailyWage {
  base: Amount
  choice: TierChoice
  rate: Rate
  amount: Amount
  status: Extract<PayStatus, 'PAYABLE' | 'ZERO' | 'NOT_REACHED'>
}

/** The wage of a day. Source: docs/agents.md, "Salaries"; vectors SALARY-DAILY-*. */
export function dailyWageOf(
  { validBet, netLoss, activeMembers }: DayFigures,
  { basis, tiers, cap }: Pick<Terms, 'basis' | 'tiers' | 'cap'>,
): DailyWage {
  const base = atLeastZero(basis === 'VALID_BET' ? validBet : netLoss)
  const choice = tierOf(tiers, { validBet, loss: netLoss, active: activeMembers })
  if (!choice.tier) return { base, choice, rate: rate(0), amount: amount(0n), status: 'NOT_REACHED' }
  const wage = cappedShare(base, choice.tier.rate, cap)
  return { base, choice, rate: choice.tier.rate, amount: wage, status: wage > 0n ? 'PAYABLE' : 'ZERO' }
}

/** What a team did in an hour of a day. */
export interface HourFigures {
  /** 0 to 23. */
  hour: number
  validBet: Amount
  activeMembers: number
}

/** The salary of an hour, with the tier that led to it. */
export interface HourSalary {
  hour: number
  choice: TierChoice
  amount: Amount
}

/**
 * The salary of one hour. `left` is what the cap of its day leaves after the hours before, `null`
 * without a cap. Hourly tiers know no loss.
 */
export function hourSalaryOf(
  { hour, validBet, activeMembers }: HourFigures,
  tiers: readonly Tier[],
  left: Amount | null,
): HourSalary {
  const choice = tierOf(tiers, { validBet, active: activeMembers })
  return { hour, choice, amount: choice.tier ? cappedShare(validBet, choice.tier.rate, left) : amount(0n) }
}

/**
 * The hours of a day, in their order: a cap of the day cuts the later ones. Vectors
 * SALARY-HOURLY-*.
 */
export function hourlySalariesOf(
  hours: readonly HourFigures[],
  { tiers, cap }: Pick<Terms, 'tiers' | 'cap'>,
): { hours: HourSalary[]; total: Amount } {
  let total = amount(0n)
  const salaries = hours.map((figures) => {
    const salary = hourSalaryOf(figures, tiers, cap === null ? null : atLeastZero(amount(cap - total)))
    total = amount(total + salary.amount)
    return salary
  })
  return { hours: salaries, total }
}

/** A team's valid bets in one window of five minutes; below 0 after a correction. */
export interface WindowFigures {
  /** 0 to 287 in a day of 24 hours. */
  window: number
  validBet: Amount
}

/**
 * The salary of one window: what the cut of the day's valid bets grows by. `before` are the valid
 * bets of the day's windows before. Below 0 when a correction takes more than the window brings.
 */
export function windowSalaryOf(before: Amount, validBet: Amount, at: Rate): Amount {
  const salaryOf = (bets: bigint) => shareOf(atLeastZero(amount(bets)), at)
  return amount(salaryOf(before + validBet) - salaryOf(before))
}

/**
 * The windows of a day, in their order. All together are the share of the day's valid bets, to the
 * unit. Vectors SALARY-REALTIME-*.
 */
export function windowSalariesOf(
  windows: readonly WindowFigures[],
  at: Rate,
): { windows: { window: number; amount: Amount }[]; total: Amount } {
  let before = amount(0n)
  const salaries = windows.map(({ window, validBet }) => {
    const salary = { window, amount: windowSalaryOf(before, validBet, at) }
    before = amount(before + validBet)
    return salary
  })
  return { windows: salaries, total: sumOf(salaries.map((salary) => salary.amount)) }
}
