import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'

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
 * PAID is final. REFUSED is final too: it will never be paid. PENDING: it is being worked on.
 * UNKNOWN: no clear word, which is never taken for a no. MISSING: the provider knows no payment of
 * this key.
 */
export type PayoutAnswer =
  | { state: 'PAID'; bankRef: string }
  | { state: 'REFUSED'; reason: string }
  | { state: 'PENDING' }
  | { state: 'UNKNOWN' }
  | { state: 'MISSING' }

/** A checked piece of news: something became of a payment. What, is asked for. */
export interface PayoutNotice {
  /** Its own name: a repeat carries the same. */
  event: string
  key: string
}

/**
 * Somebody who pays out. `send` and `ask` answer within ten seconds; whatever they throw is taken
 * for UNKNOWN.
 */
export interface PayoutProvider {
  send(order: PayoutOrder): Promise<PayoutAnswer>
  /** What became of a payment that was sent. */
  ask(key: string): Promise<PayoutAnswer>
  /**
   * What it still has of our money in a currency, smallest units; undefined when it doesn't say.
   * Throws when there is no answer, or none that can be believed.
   */
  balance(currency: string): Promise<Amount | undefined>
  /** News that came to us: undefined when it is forged, too old or from the future. */
  noticeOf(body: unknown, headers: Readonly<Record<string, unknown>>, now: Instant): PayoutNotice | undefined
}
