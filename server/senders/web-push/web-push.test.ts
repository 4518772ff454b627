import assert from 'node:assert/strict'
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { afterEach, test } from 'vitest'
import webPush from 'web-push'
import type { PushMessage } from '../../platform/outgoing/message.ts'
import { attempt, brand, deadUrl, openProvider, patience, type Answer } from '../testing/provider.ts'
import { webPushSender } from './web-push.ts'

const keys = webPush.generateVAPIDKeys()
const vapid = { ...keys, subject: 'mailto:ops@senluna.example' }

/** A browser's half of a subscription. */
const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = randomBytes(16)

const messageTo = (endpoint: string): PushMessage => ({
  kind: 'push',
  brand,
  purpose: 'withdrawal-paid',
  subscription: { endpoint, p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
  payload: JSON.stringify({ title: 'Đã trả', url: '/account' }),
  topic: 'withdrawal',
})

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

async function open(answer: Answer) {
  const provider = await openProvider(() => answer)
  close = provider.close
  return { ...provider, sender: webPushSender({ vapid, hosts: ['127.0.0.1'] }, patience(answer)) }
}

/** What the browser makes of a body: RFC 8291 with one record of aes128gcm (RFC 8188). */
function opened(body: Buffer): string {
  const salt = body.subarray(0, 16)
  const server = body.subarray(21, 21 + body[20]!)
  const secret = browser.computeSecret(server)
  const derive = (key: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, saltOf, info, length))
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), server])
  const input = derive(secret, auth, both, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = body.subarray(21 + server.length)
  const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(cipher.subarray(-16))
  const plain = Buffer.concat([open.update(cipher.subarray(0, -16)), open.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

test('a push service gets what only the browser can read, signed by the site', async () => {
  const { sender, asked, url } = await open({ status: 201 })
  const message = messageTo(`${url}/push/one`)
  assert.deepEqual(await sender.send(message, attempt()), { is: 'sent' })
  const { headers, body, path, method } = asked[0]!
  assert.deepEqual([method, path, headers.ttl, headers.topic], ['POST', '/push/one', '600', 'withdrawal'])
  assert.equal(headers['content-encoding'], 'aes128gcm')
  assert.ok(!body.includes('title'))
  assert.equal(opened(body), message.payload)

  const [, jwt = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  assert.equal(key, keys.publicKey)
  const [head, claims, signature] = jwt.split('.')
  const point = Buffer.from(keys.publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  assert.ok(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    ),
  )
  const said = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; sub: string }
  assert.deepEqual([said.aud, said.sub], [url, vapid.subject])
})

for (const [what, answer, outcome] of [
  ['a subscription given up', { status: 410 }, { is: 'gone', why: 'status 410' }],
  ['an unknown subscription', { status: 404 }, { is: 'gone', why: 'status 404' }],
  ['a subscription for other keys', { status: 403 }, { is: 'gone', why: 'status 403' }],
  ['too large', { status: 413 }, { is: 'refused', why: 'status 413' }],
  ['too many', { status: 429, headers: { 'retry-after': '60' } }, { is: 'later', why: 'status 429', afterMs: 60_000 }],
  ['a broken service', { status: 500 }, { is: 'unknown', why: 'status 500' }],
  ['no word', { silent: true }, { is: 'unknown', why: 'timeout' }],
] as const) {
  test(`${what}: ${outcome.is}`, async () => {
    const { sender, url } = await open(answer)
    assert.deepEqual(await sender.send(messageTo(`${url}/push/one`), attempt()), outcome)
  })
}

test('nothing goes to a host that is no push service', async () => {
  const { asked, url } = await open({ status: 201 })
  const sender = webPushSender({ vapid, hosts: ['fcm.googleapis.com', '*.push.services.mozilla.com'] })
  const port = new URL(url).port
  for (const endpoint of [
    `${url}/push`,
    `http://localhost:${port}/`,
    `https://fcm.googleapis.com@127.0.0.1:${port}/`,
    `https://push.services.mozilla.com.evil.example/`,
    'file:///etc/passwd',
    'no address',
  ])
    assert.deepEqual(await sender.send(messageTo(endpoint), attempt()), { is: 'gone', why: 'no push service' })
  assert.equal(asked.length, 0)
})

test('keys that encrypt nothing and a door that is shut', async () => {
  const { sender, url } = await open({ status: 201 })
  const message = messageTo(`${url}/push`)
  const broken = { ...message, subscription: { ...message.subscription, p256dh: 'AAAA' } }
  assert.equal((await sender.send(broken, attempt())).is, 'refused')
  assert.deepEqual(await sender.send(messageTo(await deadUrl()), attempt()), { is: 'later', why: 'ECONNREFUSED' })
})
