import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type * as contract from '@senluna/contract/site/push.ts'
import type { PushNote } from '@senluna/contract/site/push.ts'
import { sql } from 'kysely'
import { handled } from '../../testing/relayed.ts'
import { Metrics } from '../../platform/figures/metrics.ts'
import { Courier } from '../../platform/outgoing/courier.ts'
import { KeptOutgoing } from '../../platform/outgoing/testing/kept.ts'
import { askAs, newSession, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { forgetEndpoint, forgetSubscriptions } from './store.ts'
import { pushMember } from './push-member.ts'

type PushState = ReplyOf<typeof contract.pushStanding>
const URL = '/wps/v2/push/subscription'

let house: House
let outgoing: KeptOutgoing
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(() => house.close())
beforeEach(() => {
  outgoing = new KeptOutgoing()
  house.parts.push.outgoing = outgoing
})

const keyPair = () => {
  const curve = createECDH('prime256v1')
  return curve.generateKeys('base64url')
}
const subscription = (more: object = {}) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
  keys: { p256dh: keyPair(), auth: randomBytes(16).toString('base64url') },
  ...more,
})
const on = (who: Somebody, deviceId: string, body: object = subscription(), headers: Record<string, string> = {}) =>
  askAs<PushState>(house, who, 'POST', URL, body, { 'x-device-id': deviceId, ...headers })
const isOn = async (who: Somebody, deviceId: string) =>
  (await askAs<PushState>(house, who, 'GET', URL, undefined, { 'x-device-id': deviceId })).value?.on
const notes = (): PushNote[] =>
  outgoing.messages.map((message) => JSON.parse(message.kind === 'push' ? message.payload : '{}') as PushNote)
const push = (who: Somebody, about = 'test') =>
  house.parts.database.db.transaction().execute((tx) =>
    pushMember(house.parts.push, tx, who.member.id, {
      title: 'push.on.title',
      body: 'push.message.body',
      url: '/messages',
      about,
    }),
  )
const deviceOf = async (who: Somebody) =>
  (
    await sql<{ device_id: string }>`select device_id from sessions.session where member_id = ${who.member.id}
    and ended_at is null`.execute(house.parts.database.db)
  ).rows[0]!.device_id

test('a device that takes notifications is told so at once, in its language, and turns them off again', async () => {
  const who = await newSomebody(house)
  assert.equal(await isOn(who, 'one'), false)
  const body = subscription()
  const reply = await on(who, 'one', body, { language: 'EN' })
  assert.equal(reply.value?.on, true)
  assert.match(reply.value?.publicKey ?? '', /^[A-Za-z0-9_-]{87}$/)
  assert.deepEqual(notes(), [
    {
      title: 'Notifications are on',
      body: 'Senluna will send your account updates here.',
      url: '/account/security',
      tag: 'notifications-on',
      lang: 'en',
      dir: 'ltr',
    },
  ])
  const [message] = outgoing.messages
  assert.deepEqual(message?.kind === 'push' && message.subscription, { endpoint: body.endpoint, ...body.keys })
  assert.equal(await isOn(who, 'one'), true)
  const off = await askAs<PushState>(house, who, 'DELETE', URL, undefined, { 'x-device-id': 'one' })
  assert.equal(off.value?.on, false)
  assert.equal(await push(who), 0)
})

test('a member is told on every device that asked for it, the same browser once', async () => {
  const who = await newSomebody(house)
  for (const device of ['one', 'two']) await on(who, device)
  await on(who, 'one')
  assert.equal(await push(who), 2)
  const other = await newSomebody(house)
  assert.deepEqual([await isOn(other, 'one'), await push(other)], [false, 0], 'and nobody else')
  await askAs(house, other, 'DELETE', URL, undefined, { 'x-device-id': 'one' })
  assert.equal(await push(who), 2, 'another member turns off nothing')
})

test('a browser belongs to the member who asked last', async () => {
  const first = await newSomebody(house)
  const second = await newSomebody(house)
  const body = subscription()
  await on(first, 'shared', body)
  await on(second, 'shared', body)
  assert.deepEqual([await push(first), await push(second)], [0, 1])
})

test('ten devices at most: the oldest goes', async () => {
  const who = await newSomebody(house)
  for (let nth = 0; nth < 11; nth++) {
    house.advance(1_000)
    await on(who, `device-${nth}`)
  }
  assert.deepEqual([await push(who), await isOn(who, 'device-0'), await isOn(who, 'device-10')], [10, false, true])
})

for (const [what, body, field] of [
  ['an address inside the house', { endpoint: 'https://127.0.0.1:5432/push' }, 'endpoint'],
  ['a host that only looks like a push service', { endpoint: 'https://fcm.googleapis.com.evil.example/x' }, 'endpoint'],
  ['an address without encryption', { endpoint: 'http://fcm.googleapis.com/x' }, 'endpoint'],
  ['keys that are none', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ['keys too short', { keys: { p256dh: 'abc', auth: 'abc' } }, 'keys.p256dh'],
] as const) {
  test(`refused: ${what}`, async () => {
    const reply = await on(await newSomebody(house), 'one', subscription(body))
    assert.equal(reply.errorCode, 'VAL_FIELD')
    assert.equal(reply.fields?.[0]?.field, field)
    assert.deepEqual(outgoing.messages, [])
  })
}

test('refused: no device, no session, a trial account, a site that sends none', async () => {
  const who = await newSomebody(house)
  assert.equal((await on(who, '')).errorCode, 'VAL_FIELD')
  assert.equal((await on({ ...who, cookie: 'x', handle: 'y' }, 'one')).errorCode, 'AUTH_REQUIRED')
  const trial = await newSomebody(house, 4)
  for (const method of ['GET', 'POST', 'DELETE'])
    assert.equal(
      (await askAs(house, trial, method, URL, method === 'POST' ? subscription() : undefined)).errorCode,
      'AUTH_REAL_ACCOUNT',
    )
  const { config } = house.parts.push
  house.parts.push.config = { by: 'off' }
  assert.equal((await on(who, 'one')).errorCode, 'PUSH_OFF')
  const off = await askAs<PushState>(house, who, 'GET', URL)
  assert.deepEqual(off.value, { publicKey: null, on: false })
  house.parts.push.config = config
})

test('who signs out, or whom a new password puts out, hears nothing more there', async () => {
  const who = await newSomebody(house)
  await on(who, await deviceOf(who))
  assert.equal(await push(who), 1)
  await askAs(house, who, 'POST', '/wps/session/logout')
  assert.equal(await push(who), 0)
})

test('a session that merely runs out, or moves to another device, keeps them', async () => {
  const who = await newSomebody(house)
  await on(who, await deviceOf(who))
  await newSession(house, who.member)
  assert.equal(await push(who), 1)
})

test('a device on which another member logs in shows nothing of the one before', async () => {
  const who = await newSomebody(house)
  const other = await newSomebody(house)
  await on(who, await deviceOf(other))
  assert.equal(await push(who), 1)
  const { parts } = house
  const brand = parts.settings.brands.byHost('localhost')!
  const device = await deviceOf(other)
  await parts.database.db
    .transaction()
    .execute((tx) => parts.sessions.onOpening!(tx, other.member, brand, parts.clock.now(), device))
  assert.equal(await push(who), 0)
})

test('what the push service says is gone, is gone; so are removed accounts', async () => {
  const who = await newSomebody(house)
  const body = subscription()
  await on(who, 'one', body)
  await forgetEndpoint(house.parts.database.db, body.endpoint)
  assert.equal(await push(who), 0)
  await on(who, 'one')
  await house.parts.database.db.transaction().execute((tx) => forgetSubscriptions(tx, [who.member.id]))
  assert.equal(await push(who), 0)
})

test('an event of the account is told on its devices, without what it says', async () => {
  const who = await newSomebody(house)
  await on(who, 'one', subscription(), { language: 'VI' })
  outgoing.messages.length = 0
  const event = {
    id: 1n,
    topic: 'newDevice',
    audience: who.member.id,
    payload: { device: 'Chrome', ip: '203.0.113.9' },
    trace_id: null,
    at: new Date(house.parts.clock.now()),
  }
  await house.parts.database.db.transaction().execute((tx) => handled(house.parts, tx, [event]))
  const [note] = notes()
  assert.deepEqual([notes().length, note!.lang, note!.tag, note!.url], [1, 'vi', 'newdevice', '/messages'])
  assert.doesNotMatch(JSON.stringify(note), /203\.0\.113\.9|Chrome/)
})

test('from the call to the outbox: through the queue and the courier', async () => {
  const { parts } = house
  parts.push.outgoing = parts.outgoing
  const who = await newSomebody(house)
  await on(who, 'one')
  const courier = new Courier({ queue: parts.outgoing, metrics: new Metrics(), onGone: async () => undefined })
  assert.equal(await courier.pass('push'), 1)
  const kept = await house.app.inject({
    url: '/dev/outbox',
    headers: { host: 'localhost', accept: 'application/json' },
  })
  assert.equal(kept.json<{ purpose: string }[]>()[0]!.purpose, 'notifications-on')
})
