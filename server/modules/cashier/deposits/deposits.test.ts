import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { DepositOrder } from '@senluna/contract/money/deposits.ts'
import { businessDate, MINUTE } from '@senluna/kit/time.ts'
import { askAs, holds, type Somebody } from '../../rounds/testing/house.ts'
import { newPerson, type Person } from '../../staff/testing/desk.ts'
import { movedOn } from '../desk/queries/moved-on.ts'
import { tendDeposits } from './jobs.ts'
import {
  act,
  ask,
  csvOf,
  letDiffer,
  nameMember,
  newMember,
  openCash,
  opened,
  orderOf,
  sendFile,
  wayOf,
  type Cash,
} from './testing/cash.ts'

let cash: Cash
let finance: Person
beforeAll(async () => {
  cash = await openCash()
  finance = await newPerson(cash.house, ['FINANCE_MAKER'])
})
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const db = () => cash.house.parts.database.db
const tend = () => tendDeposits(cash.house.parts.deposits, cash.house.parts.clock.now())
let refs = 0
const ref = () => `FT${String(++refs).padStart(6, '0')}`
/** Somebody who has declared who they are. */
const known = (who: Somebody) =>
  sql`insert into kyc.standing (member_id, merchant_id, tier, at) values (${who.member.id}, 'senluna', 1, now())`.execute(
    db(),
  )
const requirement = async (who: Somebody, orderNo: string) =>
  (
    await sql<{ required: bigint }>`select required from turnover.requirement
      where member_id = ${who.member.id} and source_id = ${orderNo}`.execute(db())
  ).rows[0]?.required

test('a bank transfer: shown with its QR, matched by its content, credited with what must be played, told live', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'BANK_QR')
  assert.equal(order.state, 'PENDING_PAYMENT')
  assert.match(order.pay.content!, /^SE[0-9A-Z]{9}$/)
  assert.ok(order.pay.vietqr!.includes(order.pay.content!) && order.pay.vietqr!.includes('5406500000'))
  assert.equal((await act(cash, who, order.orderNo, 'paid')).value!.state, 'CONFIRMING')
  const file = csvOf([['500,000'.replace(',', ''), `MBVCB ${order.pay.content!.toLowerCase()} ck`, ref()]])
  const sent = await sendFile(cash, finance, file)
  assert.deepEqual([sent.value!.credited, sent.value!.suspense], [1, 0])
  const done = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([done.state, done.received, done.credited, done.fee], ['CREDITED', '500000', '500000', '0'])
  assert.equal(await holds(cash.house, who), before + 500_000n)
  assert.equal(await requirement(who, order.orderNo), 500_000n)
  const { rows } = await sql<{ topic: string; payload: unknown }>`select topic, payload from platform.outbox
    where audience = ${who.member.id} and topic in ('balance', 'cashier', 'depositCredited')`.execute(db())
  assert.ok(
    rows.some(
      ({ topic, payload }) => topic === 'balance' && JSON.stringify(payload).includes(String(before + 500_000n)),
    ),
  )
  assert.ok(rows.some(({ topic }) => topic === 'depositCredited'))
})

test('the same file again writes nothing, and a second transfer of the same content waits in suspense', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  const file = csvOf([[500_000, order.pay.content!, ref()]])
  assert.equal((await sendFile(cash, finance, file, 'preview')).value!.sample[0]!.orderNo, order.orderNo)
  assert.equal((await sendFile(cash, finance, file)).value!.credited, 1)
  const again = await sendFile(cash, finance, file)
  assert.deepEqual([again.value!.fresh, again.value!.credited], [0, 0])
  const before = await holds(cash.house, who)
  const second = await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))
  assert.equal(second.value!.suspense, 1)
  assert.equal(await holds(cash.house, who), before)
})

test('a name that is known with another amount is told and left alone', async () => {
  const name = ref()
  await sendFile(cash, finance, csvOf([[10_000, 'x', name]]))
  const sent = await sendFile(cash, finance, csvOf([[20_000, 'x', name]]))
  assert.deepEqual([sent.value!.conflicts, sent.value!.fresh, sent.value!.suspense], [[1], 0, 0])
})

test('somebody else paid: the money waits and staff look', async () => {
  const who = await newMember(cash)
  await nameMember(cash, who, 'Nguyễn Văn A')
  const order = await opened(cash, who, 'BANK_QR')
  const before = await holds(cash.house, who)
  assert.equal(
    (await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref(), 'TRAN VAN B']]))).value!.review,
    1,
  )
  const now = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([now.state, now.reason], ['REVIEW', 'PAYER'])
  assert.equal(await holds(cash.house, who), before)
  const own = await opened(cash, who, 'BANK_QR')
  await sendFile(cash, finance, csvOf([[500_000, own.pay.content!, ref(), 'NGUYEN VAN A']]))
  assert.equal((await orderOf(cash, who, own.orderNo)).state, 'CREDITED')
})

test('an order runs out; money that comes later is looked at', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  await sql`update cashier.deposit set expires_at = expires_at - interval '16 minutes' where order_no = ${order.orderNo}`.execute(
    db(),
  )
  assert.equal((await act(cash, who, order.orderNo, 'paid')).errorCode, 'DEP_EXPIRED')
  assert.equal(
    (await orderOf(cash, who, order.orderNo)).state,
    'EXPIRED',
    'shown as over before the clock has ended it',
  )
  await tend()
  await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))
  const late = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([late.state, late.reason], ['REVIEW', 'LATE'])
})

test('an order is given up once, and not after it was said to be paid', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  assert.equal((await act(cash, who, order.orderNo, 'cancel')).value!.state, 'CANCELLED')
  assert.equal((await act(cash, who, order.orderNo, 'cancel')).value!.state, 'CANCELLED')
  assert.equal((await act(cash, who, order.orderNo, 'paid')).errorCode, 'DEP_STATE')
  const other = await opened(cash, who, 'BANK_QR')
  await act(cash, who, other.orderNo, 'paid')
  assert.equal((await act(cash, who, other.orderNo, 'cancel')).errorCode, 'DEP_STATE')
})

test('one open order of each method; the same key is the same order; another body is refused', async () => {
  const who = await newMember(cash)
  const { channelId } = await wayOf(cash, who, 'BANK_QR')
  const key = randomUUID()
  const first = await ask(cash, who, { channelId, amount: '500000' }, key)
  const again = await ask(cash, who, { channelId, amount: '500000' }, key)
  assert.equal(again.value!.orderNo, first.value!.orderNo)
  assert.equal((await ask(cash, who, { channelId, amount: '600000' }, key)).errorCode, 'SYS_KEY_REUSED')
  const second = await ask(cash, who, { channelId, amount: '500000' })
  assert.deepEqual([second.errorCode, second.value], ['DEP_OPEN_ORDER', { orderNo: first.value!.orderNo }])
})

test('three unpaid orders within 15 minutes: none for half an hour', async () => {
  const who = await newMember(cash)
  for (let i = 0; i < 3; i++) await act(cash, who, (await opened(cash, who, 'BANK_QR')).orderNo, 'cancel')
  const { channelId } = await wayOf(cash, who, 'BANK_QR')
  const refused = await ask(cash, who, { channelId, amount: '500000' })
  assert.equal(refused.errorCode, 'DEP_TOO_MANY')
  assert.ok(Number(refused.headers['retry-after']) > 1_700)
  await sql`update cashier.deposit set created_at = created_at - interval '31 minutes' where member_id = ${who.member.id}`.execute(
    db(),
  )
  assert.equal((await ask(cash, who, { channelId, amount: '500000' })).success, true)
})

test('what an order may ask for', async () => {
  const who = await newMember(cash)
  const { channelId } = await wayOf(cash, who, 'BANK_QR')
  const tries: [Record<string, unknown>, string][] = [
    [{ channelId, amount: '49999' }, 'DEP_LIMIT'],
    [{ channelId, amount: '300000001' }, 'DEP_LIMIT'],
    [{ channelId, amount: '500000', promotionId: 7 }, 'DEP_BONUS_NOT_ELIGIBLE'],
    [{ channelId: randomUUID(), amount: '500000' }, 'DEP_CHANNEL_CLOSED'],
    [
      { channelId, amount: '500000', card: { telco: 'VIETTEL', declared: '10000', serial: '123456', code: '123456' } },
      'VAL_FIELD',
    ],
    [{ channelId, amount: '500000', chain: 'TRC20' }, 'VAL_FIELD'],
    ...['500000.5', '-500000', ' 500000', '5e5', '0', '9'.repeat(30), '0500000', ''].map(
      (amount): [Record<string, unknown>, string] => [{ channelId, amount }, 'VAL_FIELD'],
    ),
  ]
  for (const [body, code] of tries) assert.equal((await ask(cash, who, body)).errorCode, code, JSON.stringify(body))
  const { rows } = await sql`select 1 from cashier.deposit where member_id = ${who.member.id}`.execute(db())
  assert.equal(rows.length, 0, 'nothing was written')
  assert.equal((await ask(cash, who, { channelId, amount: '500000' }, 'no key')).errorCode, 'VAL_FIELD')
})

test('a paused channel and one whose day is full are closed', async () => {
  const who = await newMember(cash)
  const { channelId } = await wayOf(cash, who, 'GATEWAY')
  const set = (change: ReturnType<typeof sql>) =>
    sql`update cashier.deposit_channel set ${change} where id = ${channelId}`.execute(db())
  await set(sql`state = 'PAUSED'`)
  assert.equal((await ask(cash, who, { channelId, amount: '500000' })).errorCode, 'DEP_CHANNEL_CLOSED')
  await set(sql`state = 'OPEN', daily_cap = 600000`)
  assert.equal((await ask(cash, who, { channelId, amount: '500000' })).success, true)
  const other = await newMember(cash)
  assert.equal((await ask(cash, other, { channelId, amount: '500000' })).errorCode, 'DEP_CHANNEL_CLOSED')
  assert.equal((await ask(cash, other, { channelId, amount: '60000' })).success, true)
  await set(sql`daily_cap = null`)
})

test("a limit of one's own refuses an order, and money that comes all the same is locked from play until there is room", async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'BANK_QR')
  await sql`insert into protection.member_limit (owner_id, kind, value, changed_at) values
    (${who.member.id}, 'depositDay', 300000, now())`.execute(db())
  const { channelId } = await wayOf(cash, who, 'EWALLET')
  assert.equal((await ask(cash, who, { channelId, amount: '300001' })).errorCode, 'DEP_RG_LIMIT')
  await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))
  const done = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([done.state, done.credited, done.locked], ['CREDITED', '500000', '200000'])
  assert.equal(await holds(cash.house, who), before + 300_000n)
  assert.equal(await holds(cash.house, who, 4), 200_000n)
  await tend()
  assert.equal(await holds(cash.house, who, 4), 200_000n, 'no room yet')
  await sql`update cashier.deposit set credited_at = credited_at - interval '1 day' where order_no = ${order.orderNo}`.execute(
    db(),
  )
  await tend()
  assert.deepEqual([await holds(cash.house, who), await holds(cash.house, who, 4)], [before + 500_000n, 0n])
})

test('during a break nobody opens an order', async () => {
  const who = await newMember(cash)
  const until = new Date(cash.house.parts.clock.now() + 60 * MINUTE)
  await sql`select wagers.hold_guard(${who.member.id}, 'senluna')`.execute(db())
  await sql`update protection.guard set cooling_until = ${until} where owner_id = ${who.member.id}`.execute(db())
  const { channelId } = await wayOf(cash, who, 'BANK_QR')
  assert.equal((await ask(cash, who, { channelId, amount: '500000' })).errorCode, 'RG_COOLING_OFF')
})

test('an account whose money is locked opens no order; what comes for it all the same is credited', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  await sql`insert into members.lock (member_id, kind, at, staff_name, reason) values (${who.member.id}, 'MONEY', now(), 'x', 'x')`.execute(
    db(),
  )
  const { channelId } = await wayOf(cash, who, 'EWALLET')
  assert.equal((await ask(cash, who, { channelId, amount: '500000' })).errorCode, 'AUTH_RESTRICTED')
  await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))
  assert.equal((await orderOf(cash, who, order.orderNo)).state, 'CREDITED')
})

test("nobody sees or moves another member's order, a guest none, free play is told why", async () => {
  const [who, other, trial] = [await newMember(cash), await newMember(cash), await newMember(cash, 4)]
  const { orderNo } = await opened(cash, who, 'BANK_QR')
  const reply = await askAs(cash.house, other, 'GET', `/wps/v2/deposit/orders/${orderNo}`)
  assert.equal(reply.errorCode, 'SYS_NOT_FOUND')
  for (const verb of ['paid', 'cancel'])
    assert.equal((await act(cash, other, orderNo, verb)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await act(cash, other, orderNo, 'proof', { fileIds: [randomUUID()] })).errorCode, 'SYS_NOT_FOUND')
  const list = await askAs<{ list: DepositOrder[] }>(cash.house, other, 'GET', '/wps/v2/deposit/orders')
  assert.equal(list.value!.list.length, 0)
  assert.equal((await askAs(cash.house, trial, 'GET', '/wps/v2/deposit/channels')).errorCode, 'AUTH_REAL_ACCOUNT')
  for (const no of ['x', 'D0000000000', '%00']) assert.notEqual((await act(cash, who, no, 'cancel')).success, true)
})

test('a proof brings an order to staff; its money still finds it; no more than three pictures', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  const fileIds = await Promise.all([1, 2, 3, 4].map(() => newPicture(who)))
  assert.equal((await act(cash, who, order.orderNo, 'proof', { fileIds: [randomUUID()] })).errorCode, 'VAL_FIELD')
  const sent = await act(cash, who, order.orderNo, 'proof', { fileIds: fileIds.slice(0, 2) })
  assert.deepEqual([sent.value!.state, sent.value!.reason, sent.value!.proof.length], ['REVIEW', 'PROOF', 2])
  assert.equal((await act(cash, who, order.orderNo, 'proof', { fileIds: fileIds.slice(2) })).errorCode, 'DEP_PROOF')
  assert.equal((await act(cash, who, order.orderNo, 'proof', { fileIds: [fileIds[2]] })).value!.proof.length, 3)
  await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))
  assert.equal((await orderOf(cash, who, order.orderNo)).state, 'CREDITED')
  assert.equal((await act(cash, who, order.orderNo, 'proof', { fileIds: [fileIds[3]] })).errorCode, 'DEP_STATE')
})

for (const [state, why] of [
  ['CANCELLED', 'given up and paid all the same'],
  ['EXPIRED', 'run out'],
] as const)
  test(`an order that is ${state}, ${why}, takes a proof; staff see it, and the money that comes is theirs to credit`, async () => {
    const who = await newMember(cash)
    const order = await opened(cash, who, 'BANK_QR')
    if (state === 'CANCELLED') await act(cash, who, order.orderNo, 'cancel')
    else {
      await sql`update cashier.deposit set expires_at = expires_at - interval '16 minutes' where order_no = ${order.orderNo}`.execute(
        db(),
      )
      await tend()
    }
    assert.equal((await orderOf(cash, who, order.orderNo)).state, state)
    const fileIds = [await newPicture(who)]
    const stranger = await newMember(cash)
    assert.equal((await act(cash, stranger, order.orderNo, 'proof', { fileIds })).errorCode, 'SYS_NOT_FOUND')
    const sent = await act(cash, who, order.orderNo, 'proof', { fileIds })
    assert.deepEqual([sent.value!.state, sent.value!.reason, sent.value!.proof.length], ['REVIEW', 'PROOF', 1])
    const before = await holds(cash.house, who)
    await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))
    assert.equal((await orderOf(cash, who, order.orderNo)).state, 'CREDITED', 'the money finds the order again')
    assert.equal((await holds(cash.house, who)) - before, 500_000n, 'once')
  })

async function newPicture(who: Somebody): Promise<string> {
  const id = randomUUID()
  await sql`insert into files.file (id, merchant_id, owner_id, purpose, type, width, height, bytes, created_at)
    values (${id}, 'senluna', ${who.member.id}, 'PROOF', 'image/png', 1, 1, 68, now())`.execute(db())
  return id
}

test('a closed wallet takes nothing: the money waits in suspense', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  await sql`select ledger.set_account_state(${who.member.id}, 1, 2::smallint)`.execute(db())
  assert.equal((await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))).value!.review, 1)
  const { rows } = await sql<{ state: string; reason: string }>`select state, reason from cashier.deposit
    where order_no = ${order.orderNo}`.execute(db())
  assert.deepEqual(rows, [{ state: 'REVIEW', reason: 'ACCOUNT' }])
})

test('a debt is collected first from what comes in', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const now = new Date(cash.house.parts.clock.now())
  await sql`select ledger.open_account(${who.member.id}, 5, 'XVD', null, ${now})`.execute(db())
  await sql`select status from ledger.post(array[${who.member.id}]::uuid[], array[5], array[${randomUUID()}]::uuid[], array[5::smallint],
    array[null]::uuid[], array[${now}]::timestamptz[], array[1], array[411::smallint], array[-70000::bigint],
    array[ledger.house_account_of('senluna', 'TEST', 'XVD', 0::smallint, ${now})], ${now})`.execute(db())
  const order = await opened(cash, who, 'BANK_QR')
  await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))
  assert.deepEqual([await holds(cash.house, who), await holds(cash.house, who, 5)], [before + 430_000n, 0n])
})

test('a day’s deposits above the threshold open one case of the day, however they are cut', async () => {
  const who = await newMember(cash)
  await sql`insert into kyc.standing (member_id, merchant_id, tier, at)
    values (${who.member.id}, 'senluna', 1, ${new Date(cash.house.parts.clock.now())})`.execute(db())
  const cases = async () => {
    const { rows } = await sql<{ kind: string; signals: string[] }>`select kind, signals from risk.case
      where member_id = ${who.member.id}`.execute(db())
    return rows
  }
  const comes = async (amount: number) => {
    const order = await opened(cash, who, 'BANK_QR')
    await sendFile(cash, finance, csvOf([[amount, order.pay.content!, ref()]]))
  }
  await letDiffer(cash, '100000000')
  await comes(74_999_999)
  assert.deepEqual(await cases(), [])
  await comes(1)
  await comes(50_000)
  assert.deepEqual(await cases(), [{ kind: 'AML', signals: ['AML_THRESHOLD'] }])
  const day = businessDate(cash.house.parts.clock.now(), 'Asia/Ho_Chi_Minh')
  const brand = cash.house.parts.settings.brands.byHost('localhost')!
  const [moved] = await movedOn(db(), brand, [{ memberId: who.member.id, day }])
  assert.deepEqual([moved?.deposited, moved?.withdrawn], ['75050000', '0'])
})

test('before somebody is known they pay in 20,000,000 in all; what comes beyond is kept until they are', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const ways = async () =>
    (
      await askAs<{ kyc?: { remaining: string }; kept?: { amount: string; why: string; until?: string } }>(
        cash.house,
        who,
        'GET',
        '/wps/v2/deposit/channels',
      )
    ).value!
  assert.deepEqual([(await ways()).kyc, (await ways()).kept], [{ tierNeeded: 1, remaining: '20000000' }, undefined])
  const order = await opened(cash, who, 'BANK_QR', '19999999')
  const { channelId } = await wayOf(cash, who, 'EWALLET')
  const refused = await ask(cash, who, { channelId, amount: '20000001' })
  assert.deepEqual([refused.errorCode, refused.value], ['DEP_KYC', { tierNeeded: 1, remaining: '20000000' }])
  await letDiffer(cash, '100000000')
  await sendFile(cash, finance, csvOf([[21_000_000, order.pay.content!, ref()]]))
  assert.deepEqual(
    [await holds(cash.house, who), await holds(cash.house, who, 4), await requirement(who, order.orderNo)],
    [before + 20_000_000n, 1_000_000n, 20_000_000n],
  )
  assert.deepEqual((await ways()).kept, { amount: '1000000', why: 'TIER' })
  assert.equal((await ask(cash, who, { channelId, amount: '100000' })).errorCode, 'DEP_KYC')
  await tend()
  assert.equal(await holds(cash.house, who, 4), 1_000_000n, 'nobody has told who they are')
  await known(who)
  await tend()
  assert.deepEqual(
    [await holds(cash.house, who), await holds(cash.house, who, 4), await requirement(who, `${order.orderNo}/1`)],
    [before + 21_000_000n, 0n, 1_000_000n],
  )
  assert.deepEqual([(await ways()).kyc, (await ways()).kept], [undefined, undefined])
  assert.equal((await ask(cash, who, { channelId, amount: '100000' })).value?.state, 'PENDING_PAYMENT')
})

test('two payments at once can’t both fit under the limit of who is not known', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const first = await opened(cash, who, 'BANK_QR', '15000000')
  const second = await opened(cash, who, 'EWALLET', '15000000')
  const wallet = cash.book.payments.find(({ orderNo }) => orderNo === second.orderNo)!
  await Promise.all([
    sendFile(cash, finance, csvOf([[15_000_000, first.pay.content!, ref()]])),
    cash.provider.act(wallet, 'approve'),
  ])
  assert.deepEqual(
    [await holds(cash.house, who), await holds(cash.house, who, 4)],
    [before + 20_000_000n - 150_000n, 10_000_000n],
    'less the fee of the wallet',
  )
})

test('of what a limit of one’s own keeps back it is told when there is room again', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  await sql`insert into protection.member_limit (owner_id, kind, value, changed_at) values
    (${who.member.id}, 'depositDay', 300000, now())`.execute(db())
  await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))
  const ways = await askAs<{ kept?: { amount: string; why: string; until?: string } }>(
    cash.house,
    who,
    'GET',
    '/wps/v2/deposit/channels',
  )
  const credited = Date.parse((await orderOf(cash, who, order.orderNo)).creditedAt!)
  assert.deepEqual(ways.value!.kept, {
    amount: '200000',
    why: 'LIMIT',
    until: new Date(credited + 24 * 60 * MINUTE).toISOString(),
  })
})

test('a deposit limit is offered before the first deposit, once; the answer is kept with its time', async () => {
  const [declined, limited, deposited] = [await newMember(cash), await newMember(cash), await newMember(cash)]
  const offered = async (who: Somebody) =>
    (await askAs<{ rg: { offered?: string[] } }>(cash.house, who, 'GET', '/wps/v2/deposit/channels')).value!.rg.offered
  const answer = (who: Somebody, limit: unknown) =>
    askAs(cash.house, who, 'POST', '/wps/v2/rg/deposit-prompt', { limit })
  const kept = async (who: Somebody) =>
    (
      await sql<{ at: Date; detail: unknown }>`select at, detail from protection.step
        where owner_id = ${who.member.id} and kind = 'depositPrompt'`.execute(db())
    ).rows
  assert.deepEqual(await offered(declined), ['depositDay', 'depositWeek', 'depositMonth'])
  const asked = cash.house.parts.clock.now()
  assert.equal((await answer(declined, null)).success, true)
  assert.equal((await answer(declined, null)).success, true, 'again changes nothing')
  const [row, ...more] = await kept(declined)
  assert.deepEqual([row!.detail, more], [{ kind: null, to: null }, []])
  assert.ok(row!.at.getTime() >= asked)
  assert.equal(await offered(declined), undefined)

  assert.equal((await answer(limited, { kind: 'lossDay', value: '1' })).errorCode, 'VAL_FIELD')
  assert.deepEqual(await kept(limited), [], 'a refused answer is none')
  assert.equal((await answer(limited, { kind: 'depositWeek', value: '400000' })).success, true)
  assert.equal(await offered(limited), undefined)
  const ways = await askAs<{ rg: { remaining?: string } }>(cash.house, limited, 'GET', '/wps/v2/deposit/channels')
  assert.equal(ways.value!.rg.remaining, '400000')

  const order = await opened(cash, deposited, 'BANK_QR')
  assert.notEqual(await offered(deposited), undefined, 'an order alone is no deposit, and is not refused')
  await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref()]]))
  assert.equal(await offered(deposited), undefined)
})

test('the way by which somebody’s money came last stands in front, for them alone', async () => {
  const [who, other] = [await newMember(cash), await newMember(cash)]
  const order = async (by: Somebody) => {
    const ways = await askAs<{ methods: { method: string }[] }>(cash.house, by, 'GET', '/wps/v2/deposit/channels')
    return ways.value!.methods.map(({ method }) => method)
  }
  const move = (by: number) =>
    sql`update cashier.deposit_channel set priority = priority + ${by} where merchant_id = 'senluna' and method = 'BANK_QR'`.execute(
      db(),
    )
  await move(1_000)
  try {
    const usual = await order(who)
    assert.deepEqual([usual.length > 2, usual.at(-1)], [true, 'BANK_QR'])
    const { pay } = await opened(cash, who, 'BANK_QR')
    assert.deepEqual(await order(who), usual, 'an order alone is no deposit')
    await sendFile(cash, finance, csvOf([[500_000, pay.content!, ref()]]))
    assert.deepEqual(await order(who), ['BANK_QR', ...usual.slice(0, -1)])
    assert.deepEqual(await order(other), usual)
  } finally {
    await move(-1_000)
  }
})
