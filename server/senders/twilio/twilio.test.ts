import assert from 'node:assert/strict'
import { afterEach, test } from 'vitest'
import type { TwilioConfig } from '../../platform/outgoing/config.ts'
import {
  attempt,
  deadUrl,
  openProvider,
  patience,
  sms,
  type Answer,
  type ReceivedRequest,
} from '../testing/provider.ts'
import { twilioSender } from './twilio.ts'

const SID = `AC${'0a'.repeat(16)}`
const config: TwilioConfig = {
  by: 'twilio',
  url: '',
  accountSid: SID,
  authToken: 'secret-of-twilio',
  from: '+15005550006',
}

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

async function open(
  answer: (asked: ReceivedRequest) => Answer,
  more: Partial<TwilioConfig> = {},
  limitMs = patience({}),
) {
  const provider = await openProvider(answer)
  close = provider.close
  return { ...provider, sender: twilioSender({ ...config, ...more, url: provider.url }, limitMs) }
}

const created = { status: 201, body: { sid: 'SM1', status: 'queued', error_code: null } }

test('a message is one call of the Messages resource', async () => {
  const { sender, asked } = await open(() => created)
  assert.deepEqual(await sender.send(sms, attempt()), { is: 'sent' })
  const [call] = asked
  assert.deepEqual([asked.length, call!.method, call!.path], [1, 'POST', `/2010-04-01/Accounts/${SID}/Messages.json`])
  assert.equal(call!.headers.authorization, `Basic ${Buffer.from(`${SID}:secret-of-twilio`).toString('base64')}`)
  assert.deepEqual(Object.fromEntries(new URLSearchParams(call!.body.toString())), {
    To: sms.to,
    From: '+15005550006',
    Body: sms.text,
    ValidityPeriod: '600',
  })
})

test('a messaging service stands in for a number', async () => {
  const service = `MG${'1b'.repeat(16)}`
  const { sender, asked } = await open(() => created, { from: service })
  await sender.send(sms, attempt({ lifeMs: 5_000 }))
  const form = new URLSearchParams(asked[0]!.body.toString())
  assert.deepEqual(
    [form.get('MessagingServiceSid'), form.get('From'), form.get('ValidityPeriod')],
    [service, null, '60'],
  )
})

for (const [what, answer, outcome] of [
  [
    'a wrong number',
    { status: 400, body: { code: 21211, message: 'The number +84912345678 is not valid' } },
    { is: 'refused', why: 'code 21211' },
  ],
  ['somebody who opted out', { status: 400, body: { code: 21610 } }, { is: 'refused', why: 'code 21610' }],
  ['a wrong token', { status: 401, body: { code: 20003 } }, { is: 'later', why: 'code 20003' }],
  [
    'too many at once',
    { status: 429, body: { code: 20429 }, headers: { 'retry-after': '7' } },
    { is: 'later', why: 'code 20429', afterMs: 7_000 },
  ],
  ['an account without money', { status: 403, body: { code: 30002 } }, { is: 'quota', why: 'code 30002' }],
  ['the number of a day reached', { status: 429, body: { code: 63038 } }, { is: 'quota', why: 'code 63038' }],
  ['a busy server', { status: 503, body: 'Service Unavailable' }, { is: 'later', why: 'status 503' }],
  ['a server that broke', { status: 500, body: '' }, { is: 'unknown', why: 'status 500' }],
  ['no word in time', { silent: true }, { is: 'unknown', why: 'timeout' }],
  [
    'another address',
    { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    { is: 'refused', why: 'status 302' },
  ],
] as const) {
  test(`${what}: ${outcome.is}`, async () => {
    const { sender } = await open(() => answer, {}, patience(answer))
    assert.deepEqual(await sender.send(sms, attempt()), outcome)
  })
}

test('a cut line leaves it open, a closed door does not', async () => {
  const { sender } = await open(() => ({ cut: true }))
  assert.equal((await sender.send(sms, attempt())).is, 'unknown')
  const shut = twilioSender({ ...config, url: await deadUrl() })
  assert.deepEqual(await shut.send(sms, attempt()), { is: 'later', why: 'ECONNREFUSED' })
})

const row = (more: object = {}) => ({
  body: sms.text,
  status: 'sent',
  date_created: 'Sat, 21 Nov 2026 03:00:02 +0000',
  ...more,
})
for (const [what, messages, posts] of [
  ['is not sent again when Twilio has it', [row()], 0],
  ['is not sent again while it is queued there', [row({ body: 'other' }), row({ status: 'queued' })], 0],
  ['is sent when Twilio has none', [], 1],
  [
    'is sent when Twilio has the same text of yesterday only',
    [row({ date_created: 'Fri, 20 Nov 2026 03:00:02 +0000' })],
    1,
  ],
  ['is sent when it failed there', [row({ status: 'failed' })], 1],
] as const) {
  test(`a message that may have gone out ${what}`, async () => {
    const { sender, asked } = await open(({ method }) => (method === 'GET' ? { body: { messages } } : created))
    assert.deepEqual(await sender.send(sms, attempt({ unsure: true })), { is: 'sent' })
    assert.equal(asked[0]!.query.get('To'), sms.to)
    assert.equal(asked.filter(({ method }) => method === 'POST').length, posts)
  })
}

for (const [what, answer] of [
  ['has no word', { silent: true }],
  ['answers nonsense', { body: '<html>' }],
  ['refuses', { status: 401 }],
] as const) {
  test(`nothing is sent again while the list ${what}`, async () => {
    const { sender, asked } = await open(() => answer, {}, patience(answer))
    assert.equal((await sender.send(sms, attempt({ unsure: true }))).is, 'later')
    assert.deepEqual(
      asked.map(({ method }) => method),
      ['GET'],
    )
  })
}
