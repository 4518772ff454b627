import type { Amount } from '@senluna/kit/money.ts'

/** One payment, as a provider is asked for it. */
export interface PayoutOrder {
  /** Names the payment on both sides, for ever: the same key never pays twice. */
  key: string
  /** What people call it, such as WD7K2M9QXT-1. */
  reference: string
  amount: Amount
  currency: string
  to: { kind: 'BANK' | 'USDT_TRC20' | 'USDT_ERC20'; bankCode?: string; number: string; holder: string }
}

/**
 * What a provider says of a payment.
 *
 * PAID is final. REFUSED is final too: it will never be paid. PENDING: it is being worked on. UNKNOWN: no clear word, which is
 * never taken for a no. MISSING: the provider knows no payment of this key.
 */
export type PayoutAnswer =
  | { state: 'PAID'; bankRef: string }
  | { state: 'REFUSED'; reason: string }
  | { state: 'PENDING' }
  | { state: 'UNKNOWN' }
  | { state: 'MISSING' }

/** Somebody who pays out. Both calls answer within ten seconds; whatever they throw is taken for UNKNOWN. */
export interface PayoutProvider {
  send(order: PayoutOrder): Promise<PayoutAnswer>
  /** What became of a payment that was sent. */
  ask(key: string): Promise<PayoutAnswer>
}
