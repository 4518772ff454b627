import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Book, Payout } from './book.ts'

/** How long a made-up bank takes. */
const TAKES_MS = 3_000
/** The notice is sent this much later, when the payment is surely done. */
const NOTIFIES_MS = TAKES_MS + 100

/** What the stand-in begins with in every currency, in smallest units. */
const BEGINS_WITH = 5_000_000_000n

/** Sends the notice of a payment: to which address, for which key, after how long. */
type NotifyPayout = (notifyUrl: string, key: string, afterMs: number) => void

const signature = (secret: string, method: string, path: string, body: string): string =>
  createHmac('sha256', secret).update(`${method}\n${path}\n${body}`).digest('hex')

/** An answer of the stand-in, signed as the platform expects it. */
export interface PayoutReply {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * The other side of payouts. Each key is paid once, however often it comes. What becomes of a
 * payment depends on the last two digits of the account: 98 is refused, 97 stays pending, 99 is
 * paid and says nothing but errors; others are paid after a moment. A caller
 * that gave a notify address gets a notice when a payment ends.
 */
export class Payouts {
  readonly #secret: string
  readonly #now: () => number
  readonly #notifyLater: NotifyPayout
  readonly #book: Book

  /** `book` keeps what was paid over a new start: a provider forgets no payment. */
  constructor(secret: string, book: Book, now: () => number, notify: NotifyPayout) {
    this.#secret = secret
    this.#book = book
    this.#now = now
    this.#notifyLater = notify
  }

  answer(method: string, path: string, headers: IncomingHttpHeaders, body: string): PayoutReply {
    const given = Buffer.from(String(headers['x-signature'] ?? ''))
    const ours = Buffer.from(signature(this.#secret, method, path, body))
    if (given.length !== ours.length || !timingSafeEqual(given, ours)) return this.#reply(path, 401, {})
    if (method === 'POST' && path === '/payouts') return this.#take(path, body)
    const [, currency] = /^\/balances\/([A-Z]{3,5})$/.exec(path) ?? []
    if (currency !== undefined) return this.#reply(path, 200, { currency, amount: this.#left(currency).toString() })
    const known = this.#book.payouts.get(decodeURIComponent(path.replace(/^\/payouts\//, '')))
    return known ? this.#stateReply(path, known) : this.#reply(path, 404, {})
  }

  /** What it began with, less everything it was asked to pay and hasn't refused. */
  #left(currency: string): bigint {
    let left = BEGINS_WITH
    for (const { body, state } of this.#book.payouts.values()) {
      const order = JSON.parse(body) as { amount: string; currency: string }
      if (state !== 'REFUSED' && order.currency === currency) left -= BigInt(order.amount)
    }
    return left
  }

  #take(path: string, body: string): PayoutReply {
    const order = JSON.parse(body) as { key: string; to: { number: string }; notifyUrl?: string }
    const before = this.#book.payouts.get(order.key)
    if (before && before.body !== body) return this.#reply(path, 409, {})
    const notifyUrl = order.notifyUrl ?? ''
    const made: Payout = before ?? { key: order.key, body, state: 'PENDING', at: this.#now(), notifyUrl }
    if (!before && order.to.number.endsWith('98')) made.state = 'REFUSED'
    if (!before) {
      this.#book.payouts.set(order.key, made)
      this.#book.save()
    }
    if (!before && notifyUrl !== '' && !order.to.number.endsWith('97'))
      this.#notifyLater(notifyUrl, order.key, NOTIFIES_MS)
    return this.#stateReply(path, made)
  }

  #stateReply(path: string, payout: Payout): PayoutReply {
    const { number } = (JSON.parse(payout.body) as { to: { number: string } }).to
    const waits = number.endsWith('97')
    if (payout.state === 'PENDING' && !waits && this.#now() - payout.at >= TAKES_MS) payout.state = 'PAID'
    if (number.endsWith('99')) return this.#reply(path, 500, {})
    if (payout.state === 'PAID')
      return this.#reply(path, 200, { state: 'PAID', bankRef: `SBX-${payout.key.slice(0, 8)}` })
    if (payout.state === 'REFUSED') return this.#reply(path, 200, { state: 'REFUSED', reason: 'No such account' })
    return this.#reply(path, 200, { state: 'PENDING' })
  }

  #reply(path: string, status: number, said: object): PayoutReply {
    const body = JSON.stringify(said)
    const sign = signature(this.#secret, 'REPLY', path, `${status}\n${body}`)
    return { status, headers: { 'content-type': 'application/json', 'x-signature': sign }, body }
  }
}
