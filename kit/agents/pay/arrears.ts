import { amount, type Amount } from '../../money.ts'
import type { Arrears, Payment } from './payout-tree.ts'

/** What a credit leaves after it paid arrears. */
export interface Collected {
  /** In the order in which they are made. */
  payments: Payment[]
  /** What is still owed, in the order given. */
  arrears: Arrears[]
  /** What stays with everybody the money came to. */
  kept: Map<string, Amount>
}

/**
 * Pays arrears from a credit of any kind, the oldest first; what reaches a payee is a credit again,
 * and pays what that one owes.
 *
 * `arrears` stand in the order of their age. Money is neither made nor lost: what is kept by all
 * together is the credit.
 */
export function collect(credit: { to: string; amount: Amount }, arrears: readonly Arrears[]): Collected {
  const left = arrears.map((debt) => ({ ...debt }))
  const collected: Collected = { payments: [], arrears: [], kept: new Map() }
  const credits = [credit]
  // The list grows while it is walked. It ends: every payment lessens what is owed.
  for (const { to, amount: came } of credits) {
    let rest: bigint = came
    for (const debt of left) {
      const paid = debt.payer === to ? (debt.amount < rest ? debt.amount : amount(rest)) : amount(0n)
      if (paid === 0n) continue
      rest -= paid
      debt.amount = amount(debt.amount - paid)
      collected.payments.push({ from: to, to: debt.payee, amount: paid })
      credits.push({ to: debt.payee, amount: paid })
    }
    collected.kept.set(to, amount((collected.kept.get(to) ?? 0n) + rest))
  }
  collected.arrears = left.filter((debt) => debt.amount > 0n)
  return collected
}
