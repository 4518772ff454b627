import assert from 'node:assert/strict'
import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { signedHeaders } from '../../../platform/payments/signed.ts'
import { ask as askHouse, holds } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { SYSTEM } from './store/order-changes.ts'
import { allocateReceipt } from '../receipts/allocate.ts'
import { act, csvOf, newMember, openCash, opened, orderOf, sendFile, wayOf, ask, type Cash } from './testing/cash.ts'

let cash: Cash
let maker: Person
let other: Person
beforeAll(async () => {
  cash = await openCash()
  maker = await newPerson(cash.house, ['FINANCE_MAKER'])
  other = await newPerson(cash.house, ['FINANCE_MAKER'])
})
afterEach(async () => assert.deepEqual(await cash.house.breaks(), []))
afterAll(() => cash.close())

const db = () => cash.house.parts.database.db
let refs = 0
const ref = () => `RC${String(++refs).padStart(6, '0')}`
const times = <Value>(many: number, call: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: many }, (_, index) => call(index)))

test('the same callback 50 times at once, and 50 others about the same payment: credited once', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'GATEWAY')
  const payment = cash.book.find(order.orderNo)!
  payment.state = 'PAID'
  payment.payments.push({ id: 'race-1', amount: '500000', at: new Date().toISOString() })
  const { clock } = cash.house.parts
  const send = (event: string) => {
    const body = { event, ref: payment.ref }
    const headers = signedHeaders('a secret of tests that is long enough', clock.now(), 'notice', body)
    return askHouse(cash.house, 'POST', '/cb/pay/sandbox', {
      body,
      headers: { ...headers, 'x-forwarded-for': `198.18.0.${++refs % 250}` },
    })
  }
  const replies = await times(100, (index) => send(index < 50 ? 'the same' : `another ${index}`))
  assert.ok(
    replies.every(({ success, errorCode }) => success || errorCode === 'SYS_THROTTLED'),
    JSON.stringify(replies.find((reply) => !reply.success)),
  )
  assert.ok(replies.filter(({ success }) => success).length >= 50)
  const done = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([done.state, await holds(cash.house, who)], ['CREDITED', before + BigInt(done.credited!)])
})

test('giving up against a match: either the money is credited, or it waits for staff', async () => {
  for (let round = 0; round < 6; round++) {
    const who = await newMember(cash)
    const before = await holds(cash.house, who)
    const order = await opened(cash, who, 'BANK_QR')
    const [, sent] = await Promise.all([
      act(cash, who, order.orderNo, 'cancel'),
      sendFile(cash, maker, csvOf([[500_000, order.pay.content!, ref()]])),
    ])
    const { state } = await orderOf(cash, who, order.orderNo)
    const came = (await holds(cash.house, who)) - before
    assert.ok(
      (state === 'CREDITED' && came === 500_000n && sent.value!.credited === 1) ||
        (state === 'REVIEW' && came === 0n && sent.value!.review === 1),
      `${state} with ${came}`,
    )
  }
})

test('two at the desk credit the same money at once, and reject it: one of them does', async () => {
  for (let round = 0; round < 4; round++) {
    const who = await newMember(cash)
    const before = await holds(cash.house, who)
    const order = await opened(cash, who, 'BANK_QR')
    await act(cash, who, order.orderNo, 'cancel')
    await sendFile(cash, maker, csvOf([[500_000, order.pay.content!, ref()]]))
    const { rows } = await sql<{
      id: string
    }>`select r.id from cashier.receipt r join cashier.deposit d on d.id = r.deposit_id
      where d.order_no = ${order.orderNo}`.execute(db())
    const match = (as: Person) =>
      askDesk(cash.house, as, 'POST', `/bo/v1/deposits/${order.orderNo}/match`, { receiptId: rows[0]!.id })
    const reject = askDesk(cash.house, other, 'POST', `/bo/v1/deposits/${order.orderNo}/reject`, {
      reason: 'DUPLICATE',
    })
    const replies = await Promise.all([match(maker), match(other), reject])
    assert.equal(
      replies.filter(({ success }) => success).length,
      1,
      JSON.stringify(replies.map((reply) => reply.errorCode)),
    )
    const { state } = await orderOf(cash, who, order.orderNo)
    assert.equal((await holds(cash.house, who)) - before, state === 'CREDITED' ? 500_000n : 0n)
  }
})

test('one file imported five times at once: each line once', async () => {
  const people = await times(3, () => newMember(cash))
  const orders = await Promise.all(people.map((who) => opened(cash, who, 'BANK_QR', '100000')))
  const before = await Promise.all(people.map((who) => holds(cash.house, who)))
  const file = csvOf([
    ...orders.map((order) => [100_000, order.pay.content!, ref()] as const),
    [77_000, 'nobody', ref()],
  ])
  const sent = await times(5, (index) => sendFile(cash, index % 2 ? maker : other, file))
  assert.equal(
    sent.reduce((sum, { value }) => sum + (value?.credited ?? 0), 0),
    3,
  )
  assert.equal(
    sent.reduce((sum, { value }) => sum + (value?.suspense ?? 0), 0),
    1,
  )
  for (const [index, who] of people.entries()) assert.equal(await holds(cash.house, who), before[index]! + 100_000n)
})

test('two orders at once of one method: one is opened; one key ten times at once: one order', async () => {
  const who = await newMember(cash)
  const { channelId } = await wayOf(cash, who, 'BANK_QR')
  const replies = await times(6, () => ask(cash, who, { channelId, amount: '500000' }))
  assert.equal(replies.filter(({ success }) => success).length, 1)
  assert.ok(replies.every(({ success, errorCode }) => success || errorCode === 'DEP_OPEN_ORDER'))
  const again = await newMember(cash)
  const key = '0197a1b2-0000-7000-8000-00000000abcd'
  const same = await times(6, () => ask(cash, again, { channelId, amount: '500000' }, key))
  assert.equal(
    new Set(same.map(({ value }) => value?.orderNo)).size,
    1,
    JSON.stringify(same.map((reply) => reply.errorCode)),
  )
})

test('cut off between a line and its order: the job takes it in, once', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'BANK_QR')
  const name = ref()
  await sendFile(cash, maker, csvOf([[1_000, 'x', name]]))
  // As a process leaves it that dies after the lines were written and before they were taken in.
  const { rows } = await sql<{
    id: Id<'receipt'>
  }>`insert into cashier.receipt (id, merchant_id, channel_id, source, key, booked_at, amount,
      currency, content, payer_name, payer_account, reference, state, created_at, changed_at)
    select gen_random_uuid(), merchant_id, channel_id, source, sha256('left'), booked_at, 500000, currency, ${order.pay.content!}, '', '',
      'left', 'NEW', created_at, changed_at from cashier.receipt where reference = ${name} returning id`.execute(db())
  const take = () =>
    db()
      .transaction()
      .execute((tx) =>
        allocateReceipt(
          tx,
          cash.house.parts.deposits,
          { merchantCode: merchantCode('senluna'), receiptId: rows[0]!.id },
          SYSTEM,
          cash.house.parts.clock.now(),
        ),
      )
  // And one that dies in the middle of crediting: nothing of it stays.
  await assert.rejects(
    db()
      .transaction()
      .execute(async (tx) => {
        await allocateReceipt(
          tx,
          cash.house.parts.deposits,
          { merchantCode: merchantCode('senluna'), receiptId: rows[0]!.id },
          SYSTEM,
          cash.house.parts.clock.now(),
        )
        throw new Error('cut off')
      }),
    /cut off/,
  )
  assert.equal(await holds(cash.house, who), before)
  const outcomes = await times(8, take)
  assert.deepEqual(
    outcomes.filter((outcome) => outcome !== 'known'),
    ['credited'],
  )
  assert.equal(await holds(cash.house, who), before + 500_000n)
})
