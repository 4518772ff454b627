import type { DepositReason } from '@senluna/contract/money/deposits.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { isOwnName } from '../rules/payer.ts'
import type { DepositRow } from '../deposits/store/orders.ts'
import type { ReceiptRow } from './store.ts'

/** Why money stands in review or in suspense, or that its order takes it. */
export type Outcome = { to: 'credit' | 'cover' } | { to: 'review' | 'suspense'; reason: DepositReason }

/** What of an order decides whether money is credited to it. */
export type NamedOrder = Pick<DepositRow, 'state' | 'reason' | 'asked' | 'unbacked' | 'received'>

/** What is known beside the order and the money. */
export interface Circumstances {
  /** The real name of the order's member. */
  realName: string | undefined
  /** Whether somebody who vouches for the money is, or is related to, the member. */
  related: boolean
  /** How much a bank's line may differ from what its order asked for. */
  differenceMost: Amount
}

/** What becomes of money that names an order; the first rule that fits decides. */
export function outcomeOf(
  money: Pick<ReceiptRow, 'source' | 'amount' | 'payer_name'>,
  order: NamedOrder,
  known: Circumstances,
): Outcome {
  if (order.state === 'CREDITED')
    return order.unbacked && order.received === money.amount ? { to: 'cover' } : { to: 'suspense', reason: 'DUPLICATE' }
  if (order.state === 'REJECTED') return { to: 'suspense', reason: 'LATE' }
  if (order.state === 'EXPIRED' || order.state === 'CANCELLED') return { to: 'review', reason: 'LATE' }
  if (order.state === 'REVIEW' && order.reason !== 'PROOF') return { to: 'review', reason: order.reason ?? 'PROOF' }
  if (money.payer_name !== '' && !isOwnName(money.payer_name, known.realName)) return { to: 'review', reason: 'PAYER' }
  if (known.related) return { to: 'review', reason: 'RELATED' }
  return differs(money, order, known.differenceMost) ? { to: 'review', reason: 'AMOUNT' } : { to: 'credit' }
}

/**
 * Whether a bank's line is further from what was asked for than the brand lets pass. A provider
 * signs for its amounts.
 */
export function differs(
  { source, amount }: Pick<ReceiptRow, 'source' | 'amount'>,
  { asked }: Pick<DepositRow, 'asked'>,
  most: Amount,
): boolean {
  const difference = amount > asked ? amount - asked : asked - amount
  return source === 'BANK' && difference > most
}
