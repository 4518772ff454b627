import type { OrderRow } from '../withdrawals/store.ts'
import type { WithdrawalState } from '../withdrawals/steps.ts'
import type { PartRow } from './store.ts'

type Part = Pick<PartRow, 'part' | 'amount' | 'state' | 'confirmed_at' | 'confirmed_by'>

const sum = (parts: readonly Part[]): bigint => parts.reduce((total, { amount }) => total + amount, 0n)

/**
 * Where an approved order stands by its parts. `tryAgain`: what failed is to be paid another way,
 * so that the order waits for new parts instead of failing.
 */
export function stateOfParts(
  order: Pick<OrderRow, 'amount' | 'fee' | 'returned'>,
  parts: readonly Part[],
  tryAgain: boolean,
): WithdrawalState {
  const net = order.amount - order.fee - order.returned
  const alive = parts.filter(({ state }) => state !== 'FAILED')
  const confirmed = alive.filter(({ state }) => state === 'CONFIRMED')
  const paid = alive.filter(({ state }) => state === 'PAID' || state === 'CONFIRMED')
  if (alive.length === 0) return tryAgain || parts.length === 0 ? 'APPROVED' : 'FAILED'
  if (sum(confirmed) === net) {
    const last = confirmed.toSorted(
      (a, b) => b.confirmed_at!.getTime() - a.confirmed_at!.getTime() || b.part - a.part,
    )[0]!
    return last.confirmed_by === 'CLOCK' ? 'AUTO_RECEIVED' : 'RECEIVED'
  }
  if (alive.some(({ state }) => state === 'DISPUTED')) return 'DISPUTED'
  if (sum(paid) === net) return 'PAID'
  return alive.every(({ state }) => state === 'QUEUED') ? 'APPROVED' : 'PAYING'
}
