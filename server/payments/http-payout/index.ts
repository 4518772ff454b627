import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { amount } from '@senluna/kit/money.ts'
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '../../platform/payments/payout.ts'
import { isSigned } from '../../platform/payments/signed.ts'

/** Where a gateway is, and the secret both sides sign with. */
export interface HttpPayoutConfig {
  url: string
  secret: string
  /** Where its news come in; without it none are asked for. */
  notifyUrl?: string
}

const PATIENCE_MS = 8_000

/** What is signed: method, path and body, so that no part can be put under another. */
const signed = (secret: string, method: string, path: string, body: string): string =>
  createHmac('sha256', secret).update(`${method}\n${path}\n${body}`).digest('hex')

/**
 * A gateway that pays out over HTTP: `POST /payouts` with a key of ours, `GET /payouts/{key}` for
 * what became of it, `GET /balances/{currency}` for what it still has.
 *
 * Answers are signed like requests; what isn't, comes late or is no answer we know counts as
 * UNKNOWN. News are signed as those of payments, for the path `payout-notice`, so that neither
 * passes for the other.
 */
export function httpPayout({ url, secret, notifyUrl }: HttpPayoutConfig): PayoutProvider {
  /** What it answered; no text where it isn't signed as it must be. */
  const said = async (method: 'GET' | 'POST', path: string, body: string) => {
    const reply = await fetch(new URL(path, url), {
      method,
      headers: { 'content-type': 'application/json', 'x-signature': signed(secret, method, path, body) },
      ...(method === 'POST' ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await reply.text()
    const theirs = Buffer.from(reply.headers.get('x-signature') ?? '')
    const ours = Buffer.from(signed(secret, 'REPLY', path, `${reply.status}\n${text}`))
    const isTheirs = theirs.length === ours.length && timingSafeEqual(theirs, ours)
    return { status: reply.status, text: isTheirs ? text : undefined }
  }
  const call = async (method: 'GET' | 'POST', path: string, body: string): Promise<PayoutAnswer> => {
    const { status, text } = await said(method, path, body)
    if (text === undefined) return { state: 'UNKNOWN' }
    if (status === 404 && method === 'GET') return { state: 'MISSING' }
    return status >= 200 && status < 300 ? answerOf(text) : { state: 'UNKNOWN' }
  }
  return {
    send: (order) => call('POST', '/payouts', JSON.stringify(wireOf(order, notifyUrl))),
    ask: (key) => call('GET', `/payouts/${encodeURIComponent(key)}`, ''),
    balance: async (currency) => {
      const { status, text } = await said('GET', `/balances/${encodeURIComponent(currency)}`, '')
      if (text === undefined) throw new Error('a balance that nobody has signed')
      // A gateway that reports no balance has no such address.
      if (status === 404) return undefined
      if (status !== 200) throw new Error(`a balance was answered with ${status}`)
      const reported = balance.parse(JSON.parse(text))
      if (reported.currency !== currency) throw new Error('a balance in another currency')
      return amount(BigInt(reported.amount))
    },
    noticeOf: (body, headers, now) => {
      const read = notice.safeParse(body)
      return read.success && isSigned(secret, headers, 'payout-notice', body, now) ? read.data : undefined
    },
  }
}

const balance = z.object({ currency: z.string(), amount: z.string().regex(/^-?[0-9]{1,18}$/) })

const notice = z.object({ event: z.string().min(1).max(100), key: z.string().min(1).max(100) })

const wireOf = ({ key, reference, amount, currency, to }: PayoutOrder, notifyUrl: string | undefined) => ({
  key,
  reference,
  amount: amount.toString(),
  currency,
  to,
  ...(notifyUrl === undefined ? {} : { notifyUrl }),
})

function answerOf(text: string): PayoutAnswer {
  const said: unknown = JSON.parse(text)
  if (typeof said !== 'object' || said === null || !('state' in said)) return { state: 'UNKNOWN' }
  if (said.state === 'PAID' && 'bankRef' in said && typeof said.bankRef === 'string')
    return { state: 'PAID', bankRef: said.bankRef.slice(0, 80) }
  if (said.state === 'REFUSED')
    return { state: 'REFUSED', reason: 'reason' in said ? String(said.reason).slice(0, 200) : '' }
  return said.state === 'PENDING' ? { state: 'PENDING' } : { state: 'UNKNOWN' }
}
