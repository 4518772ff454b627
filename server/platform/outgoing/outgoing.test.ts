import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { HOUR, instant, MINUTE, SECOND } from '@senluna/kit/time.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase, type Database } from '../database/db.ts'
import { Metrics } from '../figures/metrics.ts'
import { currentTrace, inTrace, newTrace } from '../trace.ts'
import { Courier } from './courier.ts'
import type { Channel, Message, PushMessage, SmsMessage } from './message.ts'
import { OutgoingQueue } from './outgoing.ts'
import type { Attempt, Outcome, Sender, Senders } from './sender.ts'

const KEY = 'ab'.repeat(32)
const brand = { merchantCode: merchantCode('senluna'), brandName: 'Senluna' }
const sms: SmsMessage = { kind: 'sms', brand, to: '+84912345678', text: 'Your code is 482071', purpose: 'login-code' }
const pushTo = (endpoint: string): PushMessage => ({
  kind: 'push',
  brand,
  purpose: 'test',
  subscription: { endpoint, p256dh: 'p', auth: 'a' },
  payload: '{}',
})

let database: Database
let at = Date.UTC(2026, 10, 21, 3)
const clock = { now: () => instant(at) }
const lines: string[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })

beforeAll(async () => {
  const url = await createTestDatabase()
  database = openDatabase(url, { max: 6, log, as: 'app', name: 'test' })
})
afterAll(() => database.close())
beforeEach(async () => {
  lines.length = 0
  await sql`delete from platform.outgoing`.execute(database.db)
  await sql`delete from platform.outgoing_quota`.execute(database.db)
})

/** A sender that answers what the test says, one after the other, the last for ever. */
function scripted(outcomes: (Outcome | Error)[], repeatsSafely = false) {
  const sent: { message: Message; attempt: Attempt }[] = []
  const sender: Sender = {
    kind: 'sms',
    name: 'scripted',
    repeatsSafely,
    send: async (message, attempt) => {
      sent.push({ message, attempt })
      const outcome = outcomes[Math.min(sent.length, outcomes.length) - 1]!
      if (outcome instanceof Error) throw outcome
      return outcome
    },
  }
  return { sender, sent }
}

function house(sender: Sender | undefined, kind: Channel = 'sms') {
  const senders: Senders = { sms: undefined, mail: undefined, push: undefined, [kind]: sender }
  const queue = new OutgoingQueue({ db: database.db, clock, log, keySecret: KEY, senders })
  const metrics = new Metrics()
  const gone: string[] = []
  const parts = {
    queue,
    metrics,
    onGone: async (pushMessage: PushMessage) => void gone.push(pushMessage.subscription.endpoint),
  }
  return {
    queue,
    metrics,
    gone,
    courier: new Courier(parts),
    second: () => new Courier({ ...parts, metrics: new Metrics() }),
  }
}

const put = (queue: OutgoingQueue, message: Message = sms) =>
  database.db.transaction().execute((tx) => queue.queue(tx, message))
const rows = async () =>
  (
    await sql<{
      sealed: Buffer
      attempts: number
      unsure: boolean
      next_at: Date
    }>`select sealed, attempts, unsure, next_at
    from platform.outgoing`.execute(database.db)
  ).rows
const figure = async (metrics: Metrics, name: string) =>
  (await metrics.figures()).split('\n').filter((line) => line.startsWith(name))

const sent: Outcome = { is: 'sent' }
const later: Outcome = { is: 'later', why: 'status 503' }
const unknown: Outcome = { is: 'unknown', why: 'timeout' }

test('a message waits sealed, goes out once and leaves nothing behind', async () => {
  const script = scripted([sent])
  const { queue, courier, metrics } = house(script.sender)
  await put(queue)
  const [row] = await rows()
  for (const secret of ['482071', '912345678', 'code']) assert.ok(!row!.sealed.toString('latin1').includes(secret))
  assert.equal(
    (await figure(metrics, 'senluna_outgoing_waiting{kind="sms"')).join(),
    'senluna_outgoing_waiting{kind="sms",role="all"} 1',
  )
  assert.equal(await courier.pass('sms'), 1)
  assert.equal(await courier.pass('sms'), 0)
  assert.deepEqual([script.sent.length, script.sent[0]!.message, await rows()], [1, sms, []])
  assert.match((await figure(metrics, 'senluna_outgoing_total')).join(), /kind="sms",outcome="sent".* 1$/)
})

test('a message is sent under the trace of the request it comes of', async () => {
  const seen: (string | undefined)[] = []
  const sender: Sender = {
    kind: 'sms',
    name: 'looking',
    repeatsSafely: false,
    send: async () => (seen.push(currentTrace()), { is: 'sent' }),
  }
  const { queue, courier } = house(sender)
  const traceId = newTrace()
  await inTrace(traceId, () => put(queue))
  await put(queue)
  assert.equal(await courier.pass('sms'), 2)
  assert.deepEqual(new Set(seen), new Set([traceId, undefined]))
})

test('what was queued in a transaction that is undone never goes out', async () => {
  const script = scripted([sent])
  const { queue, courier } = house(script.sender)
  await database.db
    .transaction()
    .execute(async (tx) => {
      await queue.queue(tx, sms)
      throw new Error('undone')
    })
    .catch(() => undefined)
  assert.equal(await courier.pass('sms'), 0)
})

test('two couriers at once send each of many messages once', async () => {
  const script = scripted([sent])
  const { queue, courier, second } = house(script.sender)
  for (let nth = 0; nth < 30; nth++) await put(queue, { ...sms, text: String(nth) })
  const other = second()
  for (let round = 0; round < 4; round++) await Promise.all([courier.pass('sms'), other.pass('sms')])
  const texts = script.sent.map(({ message }) => (message as SmsMessage).text)
  assert.deepEqual([texts.length, new Set(texts).size], [30, 30])
})

test('what a provider did not take is tried again later, with growing pauses, until it expires', async () => {
  const script = scripted([later])
  const { queue, courier, metrics } = house(script.sender)
  await put(queue)
  const began = at
  const tries: number[] = []
  for (; at < began + 20 * MINUTE; at += 5 * SECOND)
    if ((await courier.pass('sms')) > 0) tries.push((at - began) / SECOND)
  assert.deepEqual(tries, [0, 5, 20, 80, 380])
  assert.deepEqual(await rows(), [])
  assert.match((await figure(metrics, 'senluna_outgoing_total')).join(), /outcome="expired".* 1$/)
  assert.ok(script.sent.every(({ attempt }) => !attempt.unsure && attempt.id === script.sent[0]!.attempt.id))
  at = began
})

test('a message that is given up is told without its text or address', async () => {
  const script = scripted([{ is: 'refused', why: 'code 21211' }])
  const { queue, courier } = house(script.sender)
  await put(queue)
  await courier.pass('sms')
  const logged = lines.filter((line) => line.includes('message given up'))
  assert.equal(logged.length, 1)
  assert.match(logged[0]!, /"purpose":"login-code".*"why":"code 21211"/)
  assert.ok(!lines.join().includes('912345678') && !lines.join().includes('482071'))
  assert.deepEqual(await rows(), [])
})

test('the provider is asked to wait as long as it says', async () => {
  const script = scripted([{ is: 'later', why: 'status 429', afterMs: 90 * SECOND }, sent])
  const { queue, courier } = house(script.sender)
  await put(queue)
  const began = at
  await courier.pass('sms')
  at = began + 89 * SECOND
  assert.equal(await courier.pass('sms'), 0)
  at = began + 90 * SECOND
  assert.equal(await courier.pass('sms'), 1)
  assert.equal(script.sent.length, 2)
  at = began
})

for (const [how, silence] of [
  ['an attempt without a word', unknown],
  ['a sender that throws', Object.assign(new Error('to +84912345678'), { code: 'ECONNRESET' })],
] as const) {
  test(`${how} is not repeated by a sender that would send twice`, async () => {
    const script = scripted([silence, sent])
    const { queue, courier } = house(script.sender)
    await put(queue)
    const began = at
    await courier.pass('sms')
    at = began + MINUTE
    assert.equal(await courier.pass('sms'), 1)
    assert.deepEqual([script.sent.length, await rows()], [1, []])
    assert.match(lines.join(), /"why":"unsure"/)
    assert.ok(!lines.join().includes('912345678'))
    at = began
  })
}

test('an attempt without a word is repeated, marked, by a sender that repeats safely', async () => {
  const script = scripted([unknown, later, sent], true)
  const { queue, courier } = house(script.sender)
  await put(queue)
  const began = at
  for (; at < began + MINUTE; at += 5 * SECOND) await courier.pass('sms')
  assert.deepEqual(
    script.sent.map(({ attempt }) => attempt.unsure),
    [false, true, true],
    'a later certain no does not make the first attempt certain',
  )
  at = began
})

test('a message whose process died while it was under way is taken up again after two minutes, as unsure', async () => {
  const never = house({ kind: 'sms', name: 'hangs', repeatsSafely: true, send: () => new Promise(() => {}) })
  await put(never.queue)
  void never.courier.pass('sms')
  await new Promise((resolve) => setTimeout(resolve, 200))
  const script = scripted([sent], true)
  const { courier } = house(script.sender)
  const began = at
  assert.equal(await courier.pass('sms'), 0)
  at = began + 2 * MINUTE
  assert.equal(await courier.pass('sms'), 1)
  assert.equal(script.sent[0]!.attempt.unsure, true)
  at = began
})

test('a provider without quota closes the channel for all processes until it takes a message again', async () => {
  const script = scripted([{ is: 'quota', why: 'code 30001' }, sent])
  const { queue, courier } = house(script.sender)
  const beside = house(script.sender).queue
  await beside.start()
  assert.deepEqual([queue.can('sms'), beside.can('sms')], ['ready', 'ready'])
  await put(queue, { ...sms, expiresAt: instant(at + HOUR) })
  await courier.pass('sms')
  await beside.refresh()
  assert.deepEqual([queue.can('sms'), beside.can('sms')], ['quota', 'quota'])
  const began = at
  at = began + 10 * MINUTE
  assert.equal(beside.can('sms'), 'ready', 'then it is tried again')
  await courier.pass('sms')
  await beside.refresh()
  at = began
  assert.deepEqual([queue.can('sms'), beside.can('sms'), script.sent.length], ['ready', 'ready', 2])
  beside.stop()
})

test('a channel through which nothing gets is failing, for all processes, until it does', async () => {
  const later = { is: 'later', why: '503' } as const
  const script = scripted([later, later, later, sent])
  const { queue, courier } = house(script.sender)
  await put(queue, { ...sms, expiresAt: instant(at + HOUR) })
  const began = at
  for (const seen of ['ready', 'ready', 'failing', 'ready']) {
    await courier.pass('sms')
    await queue.refresh()
    assert.equal(queue.can('sms'), seen)
    at = instant(at + 10 * MINUTE)
  }
  at = began
  assert.equal(script.sent.length, 4)
})

test('to a channel that is off nothing goes, and what waited when it was turned off is given up', async () => {
  const off = house(undefined)
  assert.equal(off.queue.can('sms'), 'off')
  await put(off.queue)
  assert.deepEqual(await rows(), [])
  await put(house(scripted([sent]).sender).queue)
  await off.courier.pass('sms')
  assert.match(lines.join(), /"why":"off"/)
  assert.deepEqual(await rows(), [])
})

test('a message sealed under another secret is given up, not sent', async () => {
  const script = scripted([sent])
  const { queue, courier } = house(script.sender)
  await put(new OutgoingQueue({ ...queue.deps, keySecret: 'cd'.repeat(32) }))
  await courier.pass('sms')
  assert.deepEqual([script.sent.length, await rows()], [0, []])
  assert.match(lines.join(), /another secret/)
})

test('a browser that gave up its subscription is reported', async () => {
  const script = scripted([{ is: 'gone', why: 'status 410' }])
  const { queue, courier, gone } = house({ ...script.sender, kind: 'push' }, 'push')
  await put(queue, pushTo('https://push.example/1'))
  await courier.pass('push')
  assert.deepEqual([gone, await rows()], [['https://push.example/1'], []])
})

test('a started courier sends what comes and ends cleanly', async () => {
  const script = scripted([sent])
  const { queue, courier } = house(script.sender)
  courier.start()
  await put(queue)
  for (let tries = 0; tries < 100 && script.sent.length === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await courier.stop()
  assert.equal(script.sent.length, 1)
})
