import { amount, shareOf, type Amount, type Rate } from '../../money.ts'

/** What came of a period. Only PAYABLE is paid. */
export const PAY_STATUSES = ['PAYABLE', 'ZERO', 'NOT_REACHED', 'NO_PROFIT', 'LOSS_CARRIED'] as const
export type PayStatus = (typeof PAY_STATUSES)[number]

/** A share of a base, at most the cap; nothing of a base below 0. */
export function cappedShare(base: Amount, at: Rate, cap: Amount | null): Amount {
  const share = shareOf(atLeastZero(base), at)
  return cap !== null && cap < share ? cap : share
}

export const atLeastZero = (units: Amount): Amount => (units > 0n ? units : amount(0n))

export const sumOf = (units: readonly Amount[]): Amount => amount(units.reduce((sum, next) => sum + next, 0n))
