import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, assert, beforeAll, test } from 'vitest'
import { instant } from '@senluna/kit/time.ts'
import { paymentsConfig } from '../../platform/payments/config.ts'
import { PaymentRefused, type PaymentProvider } from '../../platform/payments/provider.ts'
import { isSigned, signedHeaders } from '../../platform/payments/signed.ts'
import { gateway } from './index.ts'

const SECRET = 'shared by the two of us, long enough'
const NOW = instant(Date.UTC(2026, 10, 21))
let server: Server
let provider: PaymentProvider
let answer: { status: number; body: string; unsigned?: true }
let asked: { path: string; signed: boolean; body: unknown }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const path = request.url ?? ''
      asked.push({ path, body, signed: isSigned(SECRET, request.headers, path, body, NOW) })
      response
        .writeHead(answer.status, {
          'content-type': 'application/json',
          location: 'http://127.0.0.1:1/',
          ...(answer.unsigned ? {} : signedHeaders(SECRET, NOW, `reply ${path}`, jsonOf(answer.body))),
        })
        .end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  provider = gateway({ url: `http://127.0.0.1:${port}`, secret: SECRET, clock: { now: () => NOW } })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const REQUEST = {
  orderNo: 'D0000000001',
  method: 'GATEWAY',
  amount: 500_000n,
  currency: 'VND',
  language: 'VI',
  notifyUrl: 'https://site.test/cb/pay/gateway',
  returnUrl: 'https://site.test/',
} as const
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const says = (status: number, body: unknown) => {
  asked = []
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

test('an answer that the provider has not signed is none, whatever it says was paid', async () => {
  const at = '2026-11-21T03:00:00Z'
  says(200, { ref: 'R1', orderNo: 'D0000000001', state: 'PAID', payments: [{ id: 'P1', amount: '500000', at }] })
  answer.unsigned = true
  const refusal = await provider.ask('R1').then(
    () => undefined,
    (error: unknown) => error,
  )
  assert.match(String(refusal), /without its signature/)
  assert.notInstanceOf(refusal, PaymentRefused)
})

test('a payment is begun by a signed call, its amount as digits', async () => {
  says(200, { ref: 'R1', redirectUrl: 'https://pay.test/R1', more: 'is left out' })
  assert.deepEqual(await provider.start(REQUEST), { ref: 'R1', redirectUrl: 'https://pay.test/R1' })
  assert.deepEqual(asked, [{ path: '/v1/payments', signed: true, body: { ...REQUEST, amount: '500000' } }])
})

test('what is asked for comes as money and moments; an unknown payment is none', async () => {
  const at = '2026-11-21T03:00:00Z'
  says(200, { ref: 'R1', orderNo: 'D0000000001', state: 'PAID', payments: [{ id: 'P1', amount: '500000', at }] })
  const status = await provider.ask('R/1')
  assert.deepEqual(status?.payments, [{ id: 'P1', amount: 500_000n, at: instant(Date.parse(at)) }])
  assert.equal(asked[0]!.path, '/v1/payments/R%2F1')
  assert.equal(asked[0]!.signed, true)
  says(404, {})
  assert.equal(await provider.ask('R2'), undefined)
})

for (const [why, status, body] of [
  ['half an answer', 200, '{"ref":'],
  ['no state we know', 200, { ref: 'R', state: 'DONE', payments: [] }],
  ['a fraction', 200, { ref: 'R', state: 'PAID', payments: [{ id: 'P', amount: '1.5', at: '2026-11-21T03:00:00Z' }] }],
  [
    'a negative amount',
    200,
    { ref: 'R', state: 'PAID', payments: [{ id: 'P', amount: '-5', at: '2026-11-21T03:00:00Z' }] },
  ],
  [
    'a number for digits',
    200,
    { ref: 'R', state: 'PAID', payments: [{ id: 'P', amount: 5, at: '2026-11-21T03:00:00Z' }] },
  ],
  ['a fault of its own', 500, {}],
  ['a way to somewhere else', 302, {}],
] as const)
  test(`${why} is no answer`, async () => {
    says(status, body)
    const error: unknown = await provider.ask('R').catch((refused: unknown) => refused)
    assert.ok(error instanceof Error && !(error instanceof PaymentRefused))
  })

test('a clear no is told apart from no answer', async () => {
  says(422, {})
  const error: unknown = await provider.start(REQUEST).catch((refused: unknown) => refused)
  assert.ok(error instanceof PaymentRefused)
})

test('news: signed, whole, within five minutes', () => {
  const body = { event: 'E1', ref: 'R1', state: 'PAID' }
  const headers = (at = NOW, secret = SECRET) => signedHeaders(secret, at, 'notice', body)
  assert.deepEqual(provider.noticeOf(body, headers(), NOW), { event: 'E1', ref: 'R1' })
  for (const [given, signed] of [
    [body, headers(instant(NOW - 300_001))],
    [body, headers(instant(NOW + 300_001))],
    [body, headers(NOW, 'another secret that is long enough')],
    [{ ...body, ref: 'R2' }, headers()],
    [body, {}],
    [body, { ...headers(), 'x-pay-signature': 'zz' }],
    [body, { ...headers(), 'x-pay-timestamp': 'soon' }],
    [{ event: 'E1' }, headers()],
    [undefined, headers()],
  ] as const)
    assert.equal(provider.noticeOf(given, signed, NOW), undefined)
})

test('settings: both halves or none, no stand-in in production, an address that the gateway reaches us at', () => {
  const production = { production: true, port: 80 }
  const pair = { GATEWAY_PAY_URL: 'https://pay.test', GATEWAY_PAY_SECRET: 's'.repeat(32) }
  assert.throws(() => paymentsConfig({ GATEWAY_PAY_URL: 'https://pay.test' }, production), /together/)
  assert.throws(() => paymentsConfig(pair, production), /PAY_CALLBACK_URL/)
  const sandbox = { SANDBOX_PAY_URL: 'http://x.test', SANDBOX_PAY_SECRET: 's'.repeat(32) }
  assert.throws(() => paymentsConfig(sandbox, production), /stand-in/)
  assert.equal(paymentsConfig(sandbox, { production: false, port: 8080 }).callbackUrl, 'http://127.0.0.1:8080')
  assert.deepEqual(paymentsConfig({}, production).gateway, undefined)
})
