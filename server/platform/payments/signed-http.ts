import { instant, type Clock } from '@senluna/kit/time.ts'
import * as z from 'zod'
import { PaymentRefused, type PaymentProvider, type PaymentStatus } from './provider.ts'
import { isSigned, signedHeaders } from './signed.ts'

const digits = z.string().regex(/^(?:0|[1-9][0-9]{0,17})$/)
const text = z.string().max(2_000)

const started = z.object({
  ref: z.string().min(1).max(120),
  redirectUrl: text.optional(),
  deepLink: text.optional(),
  qr: text.optional(),
})
const status = z.object({
  ref: z.string().min(1).max(120),
  orderNo: z.string().max(40).optional(),
  state: z.enum(['PENDING', 'CONFIRMING', 'PAID', 'FAILED']),
  payments: z
    .array(
      z.object({
        id: z.string().min(1).max(120),
        amount: digits,
        usdtMicro: digits.optional(),
        payerName: z.string().max(100).optional(),
        at: z.iso.datetime({ offset: true }),
      }),
    )
    .max(50),
  address: z.string().max(100).optional(),
  chain: z.enum(['TRC20', 'ERC20']).optional(),
  confirmations: z.object({ have: z.int().min(0), need: z.int().min(1) }).optional(),
})
const addressed = z.object({ address: z.string().regex(/^[0-9A-Za-z]{20,64}$/) })
const cameIn = z.object({ came: z.array(z.object({ address: z.string().max(100), usdtMicro: digits })).max(500) })
const notice = z.object({ event: z.string().min(1).max(100), ref: z.string().min(1).max(120) })

const ANSWER_MS = 8_000

/** What the answer to a call is signed for: neither a question nor a notice passes for one. */
export const replyTo = (path: string): string => `reply ${path}`

/** Where a provider of the plain protocol is, and the secret shared with it. */
export interface SignedHttp {
  id: string
  url: string
  secret: string
  clock: Clock
}

/**
 * A provider reached over HTTP by the plain protocol of docs/cashier.md: JSON, signed both ways by
 * one secret, answers too. What isn't signed is no answer, and is asked for again.
 */
export function signedHttpProvider({ id, url, secret, clock }: SignedHttp): PaymentProvider {
  const talk = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const reply = await fetch(new URL(path, url), {
      method,
      headers: { 'content-type': 'application/json', ...signedHeaders(secret, clock.now(), path, body) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'error',
    })
    if (reply.status === 404) return undefined
    if (reply.status >= 400 && reply.status < 500) throw new PaymentRefused(`${id} answered ${reply.status}`)
    if (!reply.ok) throw new Error(`${id} answered ${reply.status}`)
    const answer: unknown = await reply.json()
    // Who stands between us and a provider could answer that anything was paid.
    if (!isSigned(secret, Object.fromEntries(reply.headers), replyTo(path), answer, clock.now()))
      throw new Error(`${id} answered without its signature`)
    return answer
  }
  return {
    id,
    start: async ({ amount, card, ...request }) => {
      const sent = card && { card: { ...card, declared: card.declared.toString() } }
      return started.parse(await talk('POST', '/v1/payments', { ...request, amount: amount.toString(), ...sent }))
    },
    ask: async (ref) => {
      const answer = await talk('GET', `/v1/payments/${encodeURIComponent(ref)}`)
      return answer === undefined ? undefined : statusOf(answer)
    },
    addressFor: async (holder, chain, notifyUrl) =>
      addressed.parse(await talk('POST', '/v1/addresses', { holder, chain, notifyUrl })).address,
    cameTo: async (chain, addresses) => {
      const { came } = cameIn.parse(await talk('POST', '/v1/addresses/came', { chain, addresses }))
      return new Map(came.map(({ address, usdtMicro }) => [address, BigInt(usdtMicro)]))
    },
    noticeOf: (body, headers, now) => {
      const read = notice.safeParse(body)
      return read.success && isSigned(secret, headers, 'notice', body, now) ? read.data : undefined
    },
  }
}

function statusOf(answer: unknown): PaymentStatus {
  const { payments, ...rest } = status.parse(answer)
  return {
    ...rest,
    payments: payments.map(({ usdtMicro, amount, at, ...rest }) => ({
      ...rest,
      at: instant(Date.parse(at)),
      amount: BigInt(amount),
      ...(usdtMicro === undefined ? {} : { usdtMicro: BigInt(usdtMicro) }),
    })),
  }
}
