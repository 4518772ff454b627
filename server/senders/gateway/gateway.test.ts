import assert from 'node:assert/strict'
import { afterEach, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { attempt, openProvider, patience, sms, type Answer, type ReceivedRequest } from '../testing/provider.ts'
import { gatewaySender } from './gateway.ts'

const BASE = {
  DATABASE_URL: 'postgres://x',
  SEED_KEY: '1'.repeat(64),
  PEPPER: '1'.repeat(64),
  KEY_SECRET: '1'.repeat(64),
}

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

/** A gateway described as an operator does, in settings; `{url}` is the stand-in's address. */
async function open(
  answer: (asked: ReceivedRequest) => Answer,
  settings: Record<string, string>,
  limitMs = patience({}),
) {
  const provider = await openProvider(answer)
  close = provider.close
  const env = { SMS_GATEWAY_URL: '{url}/send', SMS_GATEWAY_BODY: '{"to":"{to}","text":"{text}"}', ...settings }
  const { sms: config } = readConfig({
    ...BASE,
    ...env,
    SMS_GATEWAY_URL: env.SMS_GATEWAY_URL.replace('{url}', provider.url),
  }).outgoing
  assert.equal(config.by, 'gateway')
  return { ...provider, sender: gatewaySender(config, limitMs) }
}

test('JSON: every value stands safely in its text', async () => {
  const { sender, asked } = await open(() => ({}), {
    SMS_GATEWAY_HEADERS: '{"Authorization":"Bearer key","Idempotency-Key":"{id}"}',
    SMS_GATEWAY_BODY: '{"from":"{from}","to":"{digits}","text":"{text}","keep":"{other}"}',
  })
  assert.deepEqual(await sender.send(sms, attempt()), { is: 'sent' })
  const [call] = asked
  assert.deepEqual(JSON.parse(call!.body.toString()), {
    from: 'Senluna',
    to: '84912345678',
    text: sms.text,
    keep: '{other}',
  })
  assert.deepEqual(
    [call!.method, call!.headers['content-type'], call!.headers.authorization, call!.headers['idempotency-key']],
    ['POST', 'application/json', 'Bearer key', attempt().id],
  )
  assert.equal(sender.repeatsSafely, true)
})

test('form: values are encoded, and without a reference nothing is repeated', async () => {
  const { sender, asked } = await open(() => ({}), {
    SMS_GATEWAY_BODY: 'user=u&pass=p&to={digits}&msg={text}',
    SMS_GATEWAY_METHOD: 'PUT',
  })
  await sender.send(sms, attempt())
  const form = new URLSearchParams(asked[0]!.body.toString())
  assert.deepEqual([form.get('msg'), form.get('to'), asked[0]!.method], [sms.text, '84912345678', 'PUT'])
  assert.equal(asked[0]!.headers['content-type'], 'application/x-www-form-urlencoded')
  assert.equal(sender.repeatsSafely, false)
})

test('address: everything in the query, no body', async () => {
  const { sender, asked } = await open(() => ({}), {
    SMS_GATEWAY_URL: '{url}/http?to={to}&text={text}&ref={id}',
    SMS_GATEWAY_BODY: '',
    SMS_GATEWAY_METHOD: 'GET',
  })
  await sender.send({ ...sms, text: 'a&to=+1&b={to}' }, attempt())
  const { query, body, headers } = asked[0]!
  assert.deepEqual(
    [query.getAll('to'), query.get('text'), query.get('ref'), body.length, headers['content-type']],
    [[sms.to], 'a&to=+1&b={to}', attempt().id, 0, undefined],
  )
})

const fields = { SMS_GATEWAY_SENT: 'result.0.state=OK', SMS_GATEWAY_QUOTA: 'result.0.state=NO_CREDIT' }
for (const [what, settings, answer, outcome] of [
  ['its field says so', fields, { body: { result: [{ state: 'OK' }] } }, { is: 'sent' }],
  [
    'its field says otherwise',
    fields,
    { body: { result: [{ state: 'BAD_NUMBER' }] } },
    { is: 'refused', why: 'result.0.state is not OK' },
  ],
  ['its field is missing', fields, { body: 'OK' }, { is: 'refused', why: 'result.0.state is not OK' }],
  [
    'it is out of credit, by its field',
    fields,
    { body: { result: [{ state: 'NO_CREDIT' }] } },
    { is: 'quota', why: 'result.0.state NO_CREDIT' },
  ],
  [
    'it is out of credit, by its status',
    { SMS_GATEWAY_QUOTA: 'status=402' },
    { status: 402 },
    { is: 'quota', why: 'status 402' },
  ],
  ['it is refused', {}, { status: 422 }, { is: 'refused', why: 'status 422' }],
  [
    'it is slowed down',
    {},
    { status: 429, headers: { 'retry-after': '30' } },
    { is: 'later', why: 'status 429', afterMs: 30_000 },
  ],
  ['its server broke', {}, { status: 502 }, { is: 'unknown', why: 'status 502' }],
  ['it says nothing', {}, { silent: true }, { is: 'unknown', why: 'timeout' }],
] as const) {
  test(`${outcome.is} when ${what}`, async () => {
    const { sender } = await open(() => answer, settings, patience(answer))
    assert.deepEqual(await sender.send(sms, attempt()), outcome)
  })
}
