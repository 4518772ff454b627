import type { Instant } from '@senluna/kit/time.ts'

/** What a provider gets to begin a payment. Money in smallest units of the brand's currency. */
export interface PaymentRequest {
  /** Our number of it: beginning twice is one payment. */
  orderNo: string
  method: 'BANK_QR' | 'EWALLET' | 'USDT' | 'SCRATCH' | 'GATEWAY'
  amount: bigint
  currency: string
  language: string
  /** Where it sends its news. */
  notifyUrl: string
  /** Where the payer goes afterwards. */
  returnUrl: string
  /** A phone card. Its code goes to the provider and is kept nowhere here. */
  card?: { telco: string; declared: bigint; serial: string; code: string }
}

/** How the payer pays. */
export interface PaymentStarted {
  /** The provider's own name of the payment. */
  ref: string
  redirectUrl?: string
  deepLink?: string
  /** The text of a code to scan. */
  qr?: string
}

/** Money that a provider says it has received. */
export interface Payment {
  /** The provider's own name of this money; each is taken once. */
  id: string
  /** Smallest units; 0 for money of a chain. For a card: what it really held. */
  amount: bigint
  usdtMicro?: bigint
  payerName?: string
  at: Instant
}

/** What a provider says when it is asked. Nothing is credited by anything else it says. */
export interface PaymentStatus {
  ref: string
  orderNo?: string
  state: 'PENDING' | 'CONFIRMING' | 'PAID' | 'FAILED'
  payments: readonly Payment[]
  /** Of a chain: where the money went. */
  address?: string
  chain?: 'TRC20' | 'ERC20'
  confirmations?: { have: number; need: number }
}

/** A checked piece of news: something happened to a payment. What, is asked for. */
export interface PaymentNotice {
  /** Its own name: a repeat carries the same. */
  event: string
  ref: string
}

/** The provider said no: nothing was begun. */
export class PaymentRefused extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'PaymentRefused'
  }
}

/**
 * One way to reach a provider of payments. Every method but `noticeOf` talks to the outside: never
 * inside a transaction.
 */
export interface PaymentProvider {
  readonly id: string
  /** Begins a payment. Throws PaymentRefused for a no, anything else when it is not known. */
  start(request: PaymentRequest): Promise<PaymentStarted>
  /**
   * What it says of a payment; undefined for one it doesn't know. Throws when there is no answer.
   */
  ask(ref: string): Promise<PaymentStatus | undefined>
  /** The address of somebody on a chain, always the same. */
  addressFor(holder: string, chain: 'TRC20' | 'ERC20', notifyUrl: string): Promise<string>
  /**
   * What ever came to each of these addresses for good, in millionths of USDT; one it doesn't know
   * is left out. Of providers of chains.
   */
  cameTo?(chain: 'TRC20' | 'ERC20', addresses: readonly string[]): Promise<ReadonlyMap<string, bigint>>
  /** News that came to us: undefined when it is forged, too old or from the future. */
  noticeOf(body: unknown, headers: Readonly<Record<string, unknown>>, now: Instant): PaymentNotice | undefined
}
