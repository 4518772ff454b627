import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A payment that went out through the stand-in. */
interface Payout {
  key: string
  body: string
  state: 'PENDING' | 'PAID' | 'REFUSED'
  at: number
}

/** How long a made-up bank takes. */
const TAKES_MS = 3_000

const signature = (secret: string, method: string, path: string, body: string): string =>
  createHmac('sha256', secret).update(`${method}\n${path}\n${body}`).digest('hex')

/** An answer of the stand-in, signed as the platform expects it. */
export interface PayoutReply {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * The other side of payouts. Each key is paid once, however often it comes. What becomes of a payment is told by the last two
 * digits of the account: 98 is refused, 97 stays pending, 99 is paid and says nothing but errors; others are paid after a moment.
 */
export class Payouts {
  readonly #secret: string
  readonly #now: () => number
  readonly #known = new Map<string, Payout>()

  constructor(secret: string, now: () => number) {
    this.#secret = secret
    this.#now = now
  }

  answer(method: string, path: string, headers: IncomingHttpHeaders, body: string): PayoutReply {
    const given = Buffer.from(String(headers['x-signature'] ?? ''))
    const ours = Buffer.from(signature(this.#secret, method, path, body))
    if (given.length !== ours.length || !timingSafeEqual(given, ours)) return this.#reply(path, 401, {})
    if (method === 'POST' && path === '/payouts') return this.#take(path, body)
    const known = this.#known.get(decodeURIComponent(path.replace(/^\/payouts\//, '')))
    return known ? this.#tell(path, known) : this.#reply(path, 404, {})
  }

  #take(path: string, body: string): PayoutReply {
    const order = JSON.parse(body) as { key: string; to: { number: string } }
    const before = this.#known.get(order.key)
    if (before && before.body !== body) return this.#reply(path, 409, {})
    const made = before ?? { key: order.key, body, state: 'PENDING' as const, at: this.#now() }
    if (!before && order.to.number.endsWith('98')) made.state = 'REFUSED'
    this.#known.set(order.key, made)
    return this.#tell(path, made)
  }

  #tell(path: string, of: Payout): PayoutReply {
    const { number } = (JSON.parse(of.body) as { to: { number: string } }).to
    const waits = number.endsWith('97')
    if (of.state === 'PENDING' && !waits && this.#now() - of.at >= TAKES_MS) of.state = 'PAID'
    if (number.endsWith('99')) return this.#reply(path, 500, {})
    if (of.state === 'PAID') return this.#reply(path, 200, { state: 'PAID', bankRef: `SBX-${of.key.slice(0, 8)}` })
    if (of.state === 'REFUSED') return this.#reply(path, 200, { state: 'REFUSED', reason: 'No such account' })
    return this.#reply(path, 200, { state: 'PENDING' })
  }

  #reply(path: string, status: number, said: object): PayoutReply {
    const body = JSON.stringify(said)
    const sign = signature(this.#secret, 'REPLY', path, `${status}\n${body}`)
    return { status, headers: { 'content-type': 'application/json', 'x-signature': sign }, body }
  }
}
