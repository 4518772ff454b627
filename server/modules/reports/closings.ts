import type { BalanceDays } from '@senluna/contract/money/reports.ts'
import type { Statement } from '@senluna/ledger/index.ts'

/** What an account held when the days began and at the end of each on which it stood. */
export function closingsOf(
  { since, opening, moved }: Statement,
  days: readonly string[],
  dayOf: (at: Date) => string,
): Pick<BalanceDays, 'opening' | 'days'> {
  const first = since ? dayOf(since) : undefined
  const sums = days.map(() => 0n)
  for (const { period, amount } of moved) if (period < sums.length) sums[period]! += amount
  let balance: bigint = opening
  const closings = days.map((day, nth) => ({ day, closing: (balance += sums[nth]!).toString() }))
  return {
    opening: opening.toString(),
    days: closings.filter(({ day }) => first !== undefined && day >= first),
  }
}
