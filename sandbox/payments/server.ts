import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Book, newName, type Payment } from './book.ts'
import { listPage, paymentPage } from './pages.ts'
import { Payouts } from './payouts.ts'
import { isFromPlatform, newsHeaders } from './signed.ts'

const MOST_BYTES = 64 * 1024

/** What the stand-in is run with. */
export interface SandboxOptions {
  secret: string
  book?: Book
  /** The address that payers and testers open. */
  address: () => string
  now?: () => number
  /** How notices travel: over HTTP unless a test delivers them itself. */
  deliver?: (url: string, headers: Record<string, string>, body: string) => Promise<number>
}

/** What a tester can let happen to a payment. */
export const ACTS = ['approve', 'less', 'more', 'later', 'fail', 'twice', 'confirm', 'replay', 'forge', 'old'] as const
export type Act = (typeof ACTS)[number]

/** The running stand-in; `act` is what its page's buttons do. */
export type SandboxServer = Server & { act(payment: Payment, what: Act, amount?: string): Promise<number> }

const LATER_MS = 10_000
const TRIES = 5
const PAUSE_MS = 2_000

const overHttp: NonNullable<SandboxOptions['deliver']> = async (url, headers, body) => {
  const reply = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(8_000) })
  return reply.status
}

/** A made-up payment provider: signed calls of the platform, and pages where a tester decides. */
export function sandboxPayments(options: SandboxOptions): SandboxServer {
  const { secret, book = new Book(), address, now = Date.now, deliver = overHttp } = options
  const timers = new Set<NodeJS.Timeout>()

  /** Sends a notice, a few times until it is accepted. */
  const notify = async (
    payment: Payment,
    body: object,
    headers?: Record<string, string>,
    tries = TRIES,
  ): Promise<number> => {
    const status = await deliver(
      payment.notifyUrl,
      headers ?? newsHeaders(secret, now(), body),
      JSON.stringify(body),
    ).catch(() => 0)
    if (status >= 500 || status === 0)
      if (tries > 1) {
        const timer = setTimeout(() => (timers.delete(timer), void notify(payment, body, headers, tries - 1)), PAUSE_MS)
        timers.add(timer.unref())
      }
    return status
  }

  const news = (payment: Payment) => ({
    event: newName(),
    ref: payment.ref,
    orderNo: payment.orderNo,
    state: payment.state,
  })
  let last: { payment: Payment; body: object } | undefined

  /**
   * Does to a payment what a tester chose; answers the status that the platform answered the notice
   * with.
   */
  async function act(payment: Payment, what: Act, amount?: string): Promise<number> {
    const units = amount ?? payment.amount
    const come = (some: string) => {
      payment.state = 'PAID'
      payment.payments.push({ id: newName(), amount: some, at: new Date(now()).toISOString() })
    }
    if (what === 'approve') come(units)
    else if (what === 'less') come((BigInt(units) / 2n).toString())
    else if (what === 'more') come((BigInt(units) * 2n).toString())
    else if (what === 'twice') for (const paid of [units, units]) come(paid)
    else if (what === 'fail') payment.state = 'FAILED'
    else if (what === 'confirm') confirm(payment)
    else if (what === 'later') {
      const timer = setTimeout(() => (timers.delete(timer), void act(payment, 'approve', amount)), LATER_MS)
      timers.add(timer.unref())
      return 0
    } else if (what === 'replay') return last ? notify(last.payment, last.body, undefined, 1) : 0
    else if (what === 'forge') {
      const body = { ...news(payment), state: 'PAID', amount: units }
      return notify(payment, body, newsHeaders('not the secret at all, thirty-two', now(), body), 1)
    } else if (what === 'old') {
      const body = news(payment)
      return notify(payment, body, newsHeaders(secret, now() - 10 * 60_000, body), 1)
    }
    book.save()
    const body = news(payment)
    last = { payment, body }
    return notify(payment, body)
  }

  const signed = async (url: URL, request: IncomingMessage, response: ServerResponse) => {
    const text = request.method === 'POST' ? await bodyOf(request) : ''
    const body: unknown = text === '' ? undefined : parsed(text)
    if (!isFromPlatform(secret, request.headers, url.pathname, body, now())) return json(response, 401, {})
    const reply = (value: unknown) =>
      json(response, 200, value, newsHeaders(secret, now(), parsed(JSON.stringify(value)), `reply ${url.pathname}`))
    const asked = objectOf(body)
    const field = (name: string) => textOf(asked[name])
    const [, , kind, ref] = url.pathname.split('/')
    if (kind === 'addresses' && ref === 'came' && request.method === 'POST') {
      const wanted = Array.isArray(asked.addresses) ? asked.addresses.map(textOf).slice(0, 500) : []
      const known = wanted.filter((item) => book.addresses.some(({ address: own }) => own === item))
      return reply({
        came: known.map((item) => ({ address: item, usdtMicro: book.cameTo(item).toString() })),
      })
    }
    if (kind === 'addresses' && request.method === 'POST') {
      const chain = field('chain') === 'ERC20' ? 'ERC20' : 'TRC20'
      return reply({ address: book.addressOf(field('holder'), chain, field('notifyUrl')).address })
    }
    if (kind === 'payments' && request.method === 'GET') {
      const payment = ref ? book.find(decodeURIComponent(ref)) : undefined
      return payment ? reply(statusOf(payment)) : json(response, 404, {})
    }
    if (kind !== 'payments' || request.method !== 'POST') return json(response, 404, {})
    const card = objectOf(asked.card)
    const payment = book.begin(
      {
        orderNo: field('orderNo'),
        method: field('method'),
        amount: field('amount'),
        currency: field('currency'),
        language: field('language'),
        notifyUrl: field('notifyUrl'),
        returnUrl: field('returnUrl'),
        // Of a card only what a tester needs to recognize it; its code is dropped.
        ...(field('method') === 'SCRATCH'
          ? {
              card: {
                telco: textOf(card.telco),
                declared: textOf(card.declared),
                serial: `…${textOf(card.serial).slice(-4)}`,
              },
            }
          : {}),
      },
      now(),
    )
    const open = `${address()}/pay/${payment.ref}`
    return reply({
      ref: payment.ref,
      ...(payment.method === 'SCRATCH' ? {} : { redirectUrl: open }),
      ...(payment.method === 'EWALLET' ? { deepLink: open, qr: open } : {}),
    })
  }

  const shown = async (url: URL, request: IncomingMessage, response: ServerResponse) => {
    const form = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : undefined
    const [, kind, ref = ''] = url.pathname.split('/')
    if (kind === 'send' && form) {
      const payment = chainPayment(form)
      if (payment) await act(payment, 'confirm')
      return redirect(response, payment ? `/pay/${payment.ref}` : '/')
    }
    if (kind === '') return html(response, listPage(book, request.headers['accept-language']))
    const payment = kind === 'pay' ? book.find(ref) : undefined
    if (!payment) return html(response, listPage(book, request.headers['accept-language']), 404)
    if (!form) return html(response, paymentPage(payment, url.searchParams.get('said')))
    const what = ACTS.find((act) => act === form.get('act'))
    const amount = /^[1-9][0-9]{0,14}$/.exec(form.get('amount') ?? '')?.[0]
    const status = what ? await act(payment, what, amount) : 0
    return redirect(response, `/pay/${payment.ref}?said=${what ?? ''}-${status}`)
  }

  /** A transfer that a tester sends to an address: seen first, final by its confirmations. */
  function chainPayment(form: URLSearchParams): Payment | undefined {
    const to = book.addresses.find(({ address: known }) => known === form.get('address')?.trim())
    const [, whole, fraction = ''] = /^([0-9]{1,9})(?:\.([0-9]{1,6}))?$/.exec(form.get('usdt')?.trim() ?? '') ?? []
    if (!to || whole === undefined) return undefined
    const payment = book.begin(
      {
        orderNo: '',
        method: 'USDT',
        amount: BigInt(whole + fraction.padEnd(6, '0')).toString(),
        currency: 'USDT',
        language: 'VI',
        notifyUrl: to.notifyUrl,
        returnUrl: '',
        address: to.address,
        chain: to.chain,
        confirmations: { have: 0, need: to.chain === 'TRC20' ? 19 : 12 },
      },
      now(),
    )
    return payment
  }

  function confirm(payment: Payment): void {
    if (!payment.confirmations) return
    const { have, need } = payment.confirmations
    payment.confirmations.have = have === 0 ? 1 : need
    payment.state = payment.confirmations.have >= need ? 'PAID' : 'CONFIRMING'
    payment.payments = [{ id: payment.ref, amount: '0', usdtMicro: payment.amount, at: new Date(now()).toISOString() }]
  }

  /** Sends the notice of a payout, a few times until it is accepted. */
  const notifyPayout = (notifyUrl: string, body: object, tries: number, afterMs: number): void => {
    const send = async () => {
      const headers = newsHeaders(secret, now(), body, 'payout-notice')
      const status = await deliver(notifyUrl, headers, JSON.stringify(body)).catch(() => 0)
      if ((status >= 500 || status === 0) && tries > 1) notifyPayout(notifyUrl, body, tries - 1, PAUSE_MS)
    }
    const timer = setTimeout(() => (timers.delete(timer), void send()), afterMs)
    timers.add(timer.unref())
  }
  const payouts = new Payouts(secret, book, now, (notifyUrl, key, afterMs) =>
    notifyPayout(notifyUrl, { event: newName(), key }, TRIES, afterMs),
  )
  const paidOut = async (url: URL, request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = payouts.answer(
      request.method ?? '',
      url.pathname,
      request.headers,
      await bodyOf(request),
    )
    response.writeHead(status, headers).end(body)
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    const answer = url.pathname.startsWith('/v1/')
      ? signed
      : /^\/(?:payouts|balances)(?:\/|$)/.test(url.pathname)
        ? paidOut
        : shown
    answer(url, request, response).catch(() => json(response, 400, {}))
  })
  server.on('close', () => timers.forEach(clearTimeout))
  return Object.assign(server, { act })
}

const statusOf = ({ ref, orderNo, state, payments, address, chain, confirmations }: Payment) => ({
  ref,
  ...(orderNo ? { orderNo } : {}),
  state,
  payments,
  ...(address ? { address, chain, confirmations } : {}),
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > MOST_BYTES) throw new Error('too long')
  }
  return text
}

function parsed(text: string): unknown {
  return JSON.parse(text) as unknown
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 400) : '')

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

function json(response: ServerResponse, status: number, value: unknown, headers = {}): void {
  if (!response.headersSent)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
}

function html(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  })
  response.end(text)
}

const redirect = (response: ServerResponse, to: string): void => void response.writeHead(303, { location: to }).end()
