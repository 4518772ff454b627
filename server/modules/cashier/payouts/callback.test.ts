import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import { DAY, instant, MINUTE } from '@senluna/kit/time.ts'
import { sandboxPayments } from '../../../../sandbox/payments/server.ts'
import { deliveryOf } from '../../../events.ts'
import { httpPayout } from '../../../payments/http-payout/index.ts'
import { keptJobs } from '../../../platform/jobs/kept-jobs.ts'
import { startJobs, wakeJob } from '../../../platform/jobs/jobs.ts'
import { Relay } from '../../../platform/live/relay.ts'
import { signedHeaders } from '../../../platform/payments/signed.ts'
import type { PayoutAnswer } from '../../../platform/payments/payout.ts'
import { scheduledJobs } from '../../../scheduled.ts'
import { ask, askAs, type Somebody } from '../../rounds/testing/house.ts'
import { askParts, sendParts } from './pay.ts'
import { has, newPayee, openBank, withdraw, type Bank } from '../withdrawals/testing/payouts.ts'

const SECRET = 's'.repeat(40)
let bank: Bank
/** What the provider says when it is asked, and how often it was. */
const says = { answer: { state: 'PAID', bankRef: 'FT9' } as PayoutAnswer | 'dies', asked: 0 }

beforeAll(async () => {
  bank = await openBank()
  const { noticeOf } = httpPayout({ url: 'http://sandbox.test', secret: SECRET })
  Object.assign(bank.standIn, {
    noticeOf,
    ask: () => {
      says.asked++
      return says.answer === 'dies' ? Promise.reject(new Error('nobody there')) : Promise.resolve(says.answer)
    },
  })
  await sql`insert into risk.rule (merchant_id, signal, weight, changed_at)
    select 'senluna', s, 0, ${new Date(now())} from unnest(array['AMOUNT_GT_10X_DEPOSITS', 'IP_SHARED_5UP', 'DEVICE_SHARED_4UP',
      'NEW_ACCOUNT_24H', 'CREDENTIAL_CHANGE_24H', 'FIRST_WITHDRAWAL', 'LOW_TURNOVER']) s
    on conflict do nothing`.execute(bank.parts.database.db)
})
beforeEach(() => {
  says.answer = { state: 'PAID', bankRef: 'FT9' }
  bank.standIn.says = { state: 'PENDING' }
})
afterAll(async () => {
  assert.deepEqual(await bank.breaks(), [])
  await bank.close()
})

const now = () => bank.parts.clock.now()
const read = async (who: Somebody, no: string) =>
  (await askAs<Withdrawal>(bank, who, 'GET', `/wps/v2/withdraw/orders/${no}`)).value!

/** An order whose one part is on its way, and the key it was sent under. */
async function onItsWay(known = true) {
  if (!known) bank.standIn.says = { state: 'UNKNOWN' }
  const who = await newPayee(bank)
  const made = await withdraw(bank, who, 300_000n)
  assert.equal(made.value?.state, 'APPROVED', made.errorCode)
  const { no } = made.value
  await sendParts(bank.withdrawals, now())
  return { who, no, key: bank.standIn.sent.findLast(({ reference }) => reference === `${no}-1`)!.key }
}

interface Sent {
  secret?: string
  at?: number
  path?: string
  provider?: string
}

function tell(
  body: { event: string; key: string },
  { secret = SECRET, at = 0, path, provider = 'sandbox' }: Sent = {},
) {
  const headers = signedHeaders(secret, instant(now() + at), path ?? 'payout-notice', body)
  return ask<{ taken: boolean }>(bank, 'POST', `/cb/payout/${provider}`, {
    body,
    headers: { host: 'localhost', ...headers },
  })
}

test('news are asked about, and only the answer counts; the same again changes nothing', async () => {
  const { who, no, key } = await onItsWay()
  const news = { event: randomUUID(), key, state: 'REFUSED' }
  const asked = says.asked
  assert.deepEqual((await tell(news)).value, { taken: true })
  const paid = await read(who, no)
  assert.deepEqual([paid.state, paid.parts[0]?.status, paid.parts[0]?.bankRef], ['PAID', 'PAID', 'FT9'])
  assert.deepEqual(await has(bank, who), { balance: 9_700_000n, held: 0n })
  assert.deepEqual((await tell(news)).value, { taken: false })
  assert.equal(says.asked, asked + 1, 'a repeat asks nobody')
  // Other news that come late, out of order, whatever they say now.
  says.answer = { state: 'REFUSED', reason: 'no' }
  assert.equal((await tell({ event: randomUUID(), key })).value?.taken, true)
  assert.deepEqual([(await read(who, no)).state, await has(bank, who)], ['PAID', { balance: 9_700_000n, held: 0n }])
})

test('the same news 50 times at once, with the clock beside them, pay once', async () => {
  const { who, no, key } = await onItsWay()
  const news = { event: randomUUID(), key }
  bank.advance(MINUTE)
  await Promise.all([...Array.from({ length: 50 }, () => tell(news)), askParts(bank.withdrawals, now())])
  assert.deepEqual([(await read(who, no)).state, await has(bank, who)], ['PAID', { balance: 9_700_000n, held: 0n }])
  const { rows } = await sql`select 1 from ledger.transfer where owner_id = ${who.member.id} and kind = 111`.execute(
    bank.parts.database.db,
  )
  assert.equal(rows.length, 1)
})

for (const [why, more, code] of [
  ['forged', { secret: 'x'.repeat(40) }, 'AUTH_FORBIDDEN'],
  ['more than five minutes old', { at: -6 * MINUTE }, 'AUTH_FORBIDDEN'],
  ['from the future', { at: 6 * MINUTE }, 'AUTH_FORBIDDEN'],
  ['signed for payments that come in', { path: 'notice' }, 'AUTH_FORBIDDEN'],
  ['of nobody we know', { provider: 'stranger' }, 'SYS_NOT_FOUND'],
] as const)
  test(`news that are ${why} are refused and ask nobody`, async () => {
    const { who, no, key } = await onItsWay()
    const asked = says.asked
    assert.equal((await tell({ event: randomUUID(), key }, more)).errorCode, code)
    assert.equal(says.asked, asked)
    assert.equal((await read(who, no)).parts[0]?.status, 'SENT')
  })

test('a payment that is none of ours moves nothing', async () => {
  for (const key of [randomUUID(), 'no key at all'])
    assert.deepEqual((await tell({ event: randomUUID(), key })).value, { taken: false })
})

test('without a clear word it stays unknown, its money held, and the news are to be sent again', async () => {
  const { who, no, key } = await onItsWay()
  const news = { event: randomUUID(), key }
  for (const answer of ['dies', { state: 'UNKNOWN' }, { state: 'MISSING' }] as const) {
    says.answer = answer
    const reply = await tell(news)
    assert.deepEqual([reply.status, reply.errorCode], [503, 'SYS_BUSY'])
    assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held: 300_000n })
  }
  says.answer = { state: 'PENDING' }
  assert.deepEqual((await tell(news)).value, { taken: true })
  assert.equal((await read(who, no)).parts[0]?.status, 'SENT')
  says.answer = { state: 'PAID', bankRef: 'FT9' }
  assert.deepEqual((await tell(news)).value, { taken: true }, 'what was too early is asked about again')
  assert.equal((await read(who, no)).state, 'PAID')
})

test('one that was believed lost and is paid after all is told to people, and moves nothing by itself', async () => {
  const { who, no, key } = await onItsWay(false)
  says.answer = { state: 'MISSING' }
  for (let n = 0; n < 4; n++) {
    bank.advance(16 * MINUTE)
    await askParts(bank.withdrawals, now())
  }
  const held = await has(bank, who)
  says.answer = { state: 'PAID', bankRef: 'LATE-1' }
  assert.equal((await tell({ event: randomUUID(), key })).value?.taken, true)
  const { rows } = await sql<{
    note: string
  }>`select note from payout.step where no = ${no} order by step desc limit 1`.execute(bank.parts.database.db)
  assert.deepEqual([rows[0]?.note, await has(bank, who)], ['PAID_AFTER_FAILED 1 LATE-1', held])
  assert.ok(bank.log.some((line) => line.includes('paid after all')))
})

test(
  'a part is sent within seconds of its approval, and its provider’s news end it',
  async () => {
    const { parts } = bank
    const provider = sandboxPayments({
      secret: SECRET,
      address: () => '',
      now: () => now(),
      deliver: async (url, headers, body) => {
        const reply = await bank.app.inject({
          method: 'POST',
          url: new URL(url).pathname,
          headers: { host: 'localhost', ...headers },
          payload: body,
        })
        return reply.statusCode
      },
    })
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    const before = bank.withdrawals.providers
    Object.assign(bank.withdrawals, {
      providers: new Map([['sandbox', httpPayout({ url, secret: SECRET, notifyUrl: 'http://x/cb/payout/sandbox' })]]),
    })
    const jobs = scheduledJobs(parts).filter(({ name }) => name === 'pay-out')
    const runner = await startJobs(bank.url, await keptJobs(parts.database.db, parts.clock, jobs), parts.log)
    const woken: Promise<void>[] = []
    const delivery = deliveryOf(parts, (job) => woken.push(wakeJob(runner, job)))
    const relay = new Relay({ ...parts, db: parts.database.db, delivery })
    relay.start()
    try {
      // A minute's turn of the clock may come within the test; it isn't what sends.
      await sql`update platform.job_state set paused = false`.execute(parts.database.db)
      const who = await newPayee(bank)
      const began = Date.now()
      const { no } = (await withdraw(bank, who, 300_000n)).value!
      const until = async (state: string, ms: number) => {
        while ((await read(who, no)).state !== state) {
          assert.ok(Date.now() - began < ms, `not ${state} after ${ms} ms`)
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      }
      await until('PAYING', 5_000)
      await until('PAID', 20_000)
      assert.ok(woken.length >= 1)
    } finally {
      await relay.stop()
      await Promise.all(woken)
      await runner.stop()
      provider.closeAllConnections()
      provider.close()
      Object.assign(bank.withdrawals, { providers: before })
    }
  },
  DAY,
)
