import { amount, type Amount } from '../../money.ts'
import { atLeastZero } from './pay-status.ts'

/** How a period that is closed was worked out again. */
export interface Correction {
  paid: Amount
  recomputed: Amount
  /** What corrections before left over: 0 or less. */
  carried: Amount
}

/** What a corrected period adds to the contract's next bill; below 0 when too much was paid. */
export const adjustmentOf = ({ paid, recomputed, carried }: Correction): Amount => amount(recomputed - paid + carried)

/**
 * What the next bill pays after a correction, and what of it is carried on. Vectors BILL-ADJUST-*.
 */
export function adjusted(
  correction: Correction,
  nextComputed: Amount,
): { adjustment: Amount; nextPayable: Amount; carried: Amount } {
  const adjustment = adjustmentOf(correction)
  const sum = amount(nextComputed + adjustment)
  return { adjustment, nextPayable: atLeastZero(sum), carried: sum < 0n ? sum : amount(0n) }
}

/** The same for a contract that ended: what is paid at once, or becomes a debt. */
export function adjustedAtEnd(correction: Correction): { payable: Amount; debt: Amount } {
  const adjustment = adjustmentOf(correction)
  return { payable: atLeastZero(adjustment), debt: atLeastZero(amount(0n - adjustment)) }
}
