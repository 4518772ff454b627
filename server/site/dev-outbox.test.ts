import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Message } from '../platform/outgoing/message.ts'
import { Courier } from '../platform/outgoing/courier.ts'
import { Metrics } from '../platform/figures/metrics.ts'
import { openHouse, type House } from '../modules/rounds/testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(() => house.close())

const brand = { merchantCode: merchantCode('senluna'), brandName: 'Senluna' }
const messages: Message[] = [
  { kind: 'sms', brand, to: '+84912345678', text: 'Your code is 482071 <b>', purpose: 'login-code' },
  {
    kind: 'mail',
    brand,
    to: 'linh@example.com',
    subject: 'New password',
    text: 'Follow https://localhost/reset?token=a&b="c within an hour',
    html: '<p onclick="alert(1)">Follow</p>',
    purpose: 'password-reset',
  },
  {
    kind: 'push',
    brand,
    purpose: 'new-device',
    subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'p', auth: 'a' },
    payload: JSON.stringify({
      title: 'New device',
      body: 'Read it',
      url: '/messages',
      tag: 't',
      lang: 'en',
      dir: 'ltr',
    }),
  },
]

const open = (url: string, host = 'localhost', accept = 'text/html') =>
  house.app.inject({ url, headers: { host, accept } })

test('the outbox shows what the house sent, newest first, code and link ready, and only of its brand', async () => {
  const { parts } = house
  for (const message of messages) {
    await parts.database.db.transaction().execute((tx) => parts.outgoing.queue(tx, message))
    house.advance(1_000)
  }
  const courier = new Courier({ queue: parts.outgoing, metrics: new Metrics(), onGone: async () => undefined })
  for (const kind of ['sms', 'mail', 'push'] as const) await courier.pass(kind)

  const reply = await open('/dev/outbox')
  assert.equal(reply.statusCode, 200)
  assert.match(String(reply.headers['content-security-policy']), /^default-src 'none'/)
  assert.equal(reply.headers['cache-control'], 'no-store')
  assert.match(reply.body, /http-equiv="refresh"/)
  assert.ok(reply.body.indexOf('linh@example.com') < reply.body.indexOf('+84912345678'))
  assert.match(reply.body, /<mark>482071<\/mark> &lt;b&gt;/)
  assert.match(reply.body, /<a href="https:\/\/localhost\/reset\?token=a&amp;b=">/)
  assert.doesNotMatch(reply.body, /onclick/)
  assert.match(reply.body, /fcm\.googleapis\.com<\/b>[\s\S]*<h2>New device<\/h2><pre>Read it\n\/messages/)

  const id = /\/dev\/outbox\/([0-9a-f-]{36})">E-mail/.exec(reply.body)![1]!
  const page = await open(`/dev/outbox/${id}`)
  assert.match(page.body, /<iframe sandbox [^>]*srcdoc="&lt;p onclick=&quot;/)
  assert.equal((await open(`/dev/outbox/${id}`, 'reference.localhost')).statusCode, 404)
  assert.match((await open('/dev/outbox', 'reference.localhost')).body, /Nothing has been sent yet/)
  const json = (await open('/dev/outbox', 'localhost', 'application/json')).json<{ to?: string; text?: string }[]>()
  assert.deepEqual(
    json.map(({ to }) => to),
    [undefined, 'linh@example.com', '+84912345678'],
  )
})

test('in production there is no outbox, by no way of asking', async () => {
  const sealed = await openHouse(
    {
      NODE_ENV: 'production',
      SEED_KEY: '01'.repeat(32),
      PEPPER: '23'.repeat(32),
      KEY_SECRET: '45'.repeat(32),
      METRICS_TOKEN: 'a-metrics-token-of-24-chars',
    },
    false,
  )
  try {
    for (const url of ['/dev/outbox', '/dev/outbox/x', '/dev/outbox/'])
      for (const accept of ['application/json', '*/*']) {
        const reply = await sealed.app.inject({ url, headers: { host: 'localhost', accept } })
        assert.equal(reply.statusCode, 404, url)
      }
    const page = await sealed.app.inject({ url: '/dev/outbox', headers: { host: 'localhost', accept: 'text/html' } })
    assert.doesNotMatch(page.body, /Outbox/, 'the site itself, which knows no such page')
    assert.deepEqual(
      (['sms', 'mail', 'push'] as const).map((kind) => sealed.parts.outgoing.can(kind)),
      ['off', 'off', 'off'],
    )
  } finally {
    await sealed.close()
  }
})
