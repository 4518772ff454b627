import { shareOf, amount as money, rate, type Amount } from '../money.ts'

/** What a withdrawal is measured by. */
export interface Limits {
  step: bigint
  min: bigint
  max: bigint
  dailyMax: bigint
  countMax: number
  /** The first so many of a day are free. */
  freeCount: number
  feePpm: number
  feeMin: bigint
  feeMax: bigint
}

export type QuoteRefusal = 'WD_AMOUNT_STEP' | 'WD_BELOW_MIN' | 'WD_ABOVE_MAX' | 'WD_DAILY_COUNT' | 'WD_DAILY_AMOUNT'

/** What a withdrawal costs, or the first of its limits that it breaks. Vectors WITHDRAW-QUOTE-*. */
export function quoteOf(
  asked: bigint,
  used: { amount: bigint; count: number },
  limits: Limits,
): { fee: Amount; net: Amount } | { error: QuoteRefusal } {
  if (asked % limits.step !== 0n) return { error: 'WD_AMOUNT_STEP' }
  if (asked < limits.min) return { error: 'WD_BELOW_MIN' }
  if (asked > limits.max) return { error: 'WD_ABOVE_MAX' }
  if (used.count >= limits.countMax) return { error: 'WD_DAILY_COUNT' }
  if (used.amount + asked > limits.dailyMax) return { error: 'WD_DAILY_AMOUNT' }
  const fee = used.count < limits.freeCount ? money(0n) : feeOf(asked, limits)
  return { fee, net: money(asked - fee) }
}

function feeOf(asked: bigint, { feePpm, feeMin, feeMax }: Limits): Amount {
  const share = shareOf(money(asked), rate(feePpm))
  return money(share < feeMin ? feeMin : share > feeMax ? feeMax : share)
}

/**
 * The most that can be asked for: of what is there, what one order takes and what the day leaves,
 * in whole steps.
 */
export function mostOf(balance: bigint, { max, step }: Pick<Limits, 'max' | 'step'>, leftToday: bigint): bigint {
  const most = [balance, max, leftToday].reduce((least, units) => (units < least ? units : least))
  return most - (most % step)
}
