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

/** Why less than the balance can be withdrawn. */
export type WithdrawalReason =
  | 'AUTH_EXCLUDED'
  | 'WAL_DEBT'
  | 'WAL_ARREARS'
  | 'WD_TURNOVER'
  | 'WD_DAILY_COUNT'
  | 'WD_DAILY_AMOUNT'
  | 'WD_ABOVE_MAX'
  | 'WD_KYC'
  | 'WD_BELOW_MIN'

/** What counts when it is worked out how much of a wallet can be withdrawn now. */
export interface WithdrawalStanding {
  balance: bigint
  /** Excluded, or the wallet is frozen. */
  frozen: boolean
  debt: bigint
  /** What is owed to downlines under contracts. */
  arrears: bigint
  /** What must still be wagered. */
  turnover: bigint
  /** What the identity tier leaves; undefined without a limit. */
  tierLeft: bigint | undefined
  /** What was ordered today. */
  used: { amount: bigint; count: number }
}

/**
 * What can be withdrawn in one order now, and every reason why that is less than the balance.
 * `remaining` is what is left to do (WAL_DEBT, WAL_ARREARS, WD_TURNOVER) or the most, or for
 * WD_BELOW_MIN the least, that is taken.
 */
export function availableOf(
  standing: WithdrawalStanding,
  limits: Limits,
): { amount: bigint; reasons: { code: WithdrawalReason; remaining?: bigint }[] } {
  const { balance, frozen, debt, arrears, turnover, tierLeft, used } = standing
  const leftToday = limits.dailyMax > used.amount ? limits.dailyMax - used.amount : 0n
  const stops: { code: WithdrawalReason; remaining?: bigint }[] = [
    ...(frozen ? [{ code: 'AUTH_EXCLUDED' as const }] : []),
    ...(debt > 0n ? [{ code: 'WAL_DEBT' as const, remaining: debt }] : []),
    ...(arrears > 0n ? [{ code: 'WAL_ARREARS' as const, remaining: arrears }] : []),
    ...(turnover > 0n ? [{ code: 'WD_TURNOVER' as const, remaining: turnover }] : []),
    ...(used.count >= limits.countMax ? [{ code: 'WD_DAILY_COUNT' as const }] : []),
  ]
  const bounds = (
    [
      ['WD_DAILY_AMOUNT', leftToday],
      ['WD_ABOVE_MAX', limits.max],
      ['WD_KYC', tierLeft],
    ] as const
  ).flatMap(([code, remaining]) => (remaining !== undefined && remaining < balance ? [{ code, remaining }] : []))
  const within = tierLeft !== undefined && tierLeft < balance ? tierLeft : balance
  const most = mostOf(within, limits, leftToday)
  const isTooLittle = most < limits.min
  return {
    amount: stops.length > 0 || isTooLittle ? 0n : most,
    reasons: [...stops, ...bounds, ...(isTooLittle ? [{ code: 'WD_BELOW_MIN' as const, remaining: limits.min }] : [])],
  }
}
