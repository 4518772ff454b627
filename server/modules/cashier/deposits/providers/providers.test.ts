import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Receipt } from '@senluna/contract/desk/money/deposits.ts'
import { signedHeaders } from '../../../../platform/payments/signed.ts'
import { instant } from '@senluna/kit/time.ts'
import { ask as askHouse, askAs, holds, type Somebody } from '../../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { tendDeposits } from '../jobs.ts'
import { ask, newMember, openCash, opened, orderOf, wayOf, type Cash } from '../testing/cash.ts'

let cash: Cash
beforeAll(async () => {
  cash = await openCash()
})
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const db = () => cash.house.parts.database.db
const payment = (orderNo: string) => cash.book.find(orderNo)!
const state = async (who: Somebody, orderNo: string) => (await orderOf(cash, who, orderNo)).state

test('a wallet: approved at the provider, asked for, credited less the fee; the same news again change nothing', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'EWALLET')
  assert.match(order.pay.redirectUrl!, /^http:\/\/sandbox\.test\/pay\/SBX-/)
  assert.equal(order.fee, '5000')
  // Whoever pays comes back to this order.
  assert.ok(payment(order.orderNo).returnUrl.endsWith(`/?mc=depositv2&mc.order=${order.orderNo}`))
  assert.equal(await cash.provider.act(payment(order.orderNo), 'approve'), 200)
  assert.equal(await cash.provider.act(payment(order.orderNo), 'replay'), 200)
  const done = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([done.state, done.received, done.fee, done.credited], ['CREDITED', '500000', '5000', '495000'])
  assert.equal(await holds(cash.house, who), before + 495_000n)
})

test('forged news, and news that are too old or from the future, are refused and change nothing', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'GATEWAY')
  assert.equal(await cash.provider.act(payment(order.orderNo), 'forge'), 403)
  assert.equal(await cash.provider.act(payment(order.orderNo), 'old'), 403)
  const { clock } = cash.house.parts
  const body = { event: 'e-1', ref: payment(order.orderNo).ref }
  const secret = 'a secret of tests that is long enough'
  const send = (headers: Record<string, string>, what: object = body, url = '/cb/pay/sandbox') =>
    askHouse(cash.house, 'POST', url, { body: what, headers })
  const future = signedHeaders(secret, instant(clock.now() + 600_000), 'notice', body)
  assert.equal((await send(future)).errorCode, 'AUTH_FORBIDDEN')
  const right = signedHeaders(secret, clock.now(), 'notice', body)
  assert.equal((await send(right, { ...body, ref: 'another' })).errorCode, 'AUTH_FORBIDDEN', 'the body is signed')
  assert.equal((await send({})).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await send(right, body, '/cb/pay/nobody')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await send(right, { event: '', ref: 'x' })).errorCode, 'VAL_FIELD')
  // Signed and in time, but nothing was paid: what the provider answers counts, not what the news
  // say.
  const lying = { ...body, state: 'PAID', amount: '500000' }
  const signed = signedHeaders(secret, clock.now(), 'notice', lying)
  assert.equal((await send(signed, lying)).success, true)
  assert.equal(await state(who, order.orderNo), 'PENDING_PAYMENT')
})

test('half of it, twice as much, two payments, a failure', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const less = await opened(cash, who, 'EWALLET', '200000')
  await cash.provider.act(payment(less.orderNo), 'less')
  assert.equal((await orderOf(cash, who, less.orderNo)).received, '100000')
  const twice = await opened(cash, who, 'EWALLET', '200000')
  await cash.provider.act(payment(twice.orderNo), 'twice')
  assert.equal((await orderOf(cash, who, twice.orderNo)).received, '200000')
  const { rows } = await sql<{ state: string; reason: string; left_over: bigint }>`select r.state, r.reason, r.left_over
    from cashier.receipt r join cashier.deposit d on d.id = r.deposit_id where d.order_no = ${twice.orderNo} order by r.state`.execute(
    db(),
  )
  assert.deepEqual(rows, [
    { state: 'MATCHED', reason: null, left_over: 0n },
    { state: 'SUSPENSE', reason: 'DUPLICATE', left_over: 200_000n },
  ])
  const no = await opened(cash, who, 'EWALLET', '200000')
  await cash.provider.act(payment(no.orderNo), 'fail')
  const failed = await orderOf(cash, who, no.orderNo)
  assert.deepEqual([failed.state, failed.reason], ['REJECTED', 'PROVIDER'])
  assert.equal(await holds(cash.house, who), before + 99_000n + 198_000n)
})

test('money after an order ran out is looked at; money after it failed waits in suspense', async () => {
  const who = await newMember(cash)
  const late = await opened(cash, who, 'GATEWAY')
  await sql`update cashier.deposit set expires_at = expires_at - interval '40 minutes' where order_no = ${late.orderNo}`.execute(
    db(),
  )
  await tendDeposits(cash.house.parts.deposits, cash.house.parts.clock.now())
  assert.equal(await state(who, late.orderNo), 'EXPIRED')
  await cash.provider.act(payment(late.orderNo), 'approve')
  assert.equal(await state(who, late.orderNo), 'REVIEW')
  const failed = await opened(cash, who, 'GATEWAY')
  await cash.provider.act(payment(failed.orderNo), 'fail')
  await cash.provider.act(payment(failed.orderNo), 'approve')
  assert.equal(await state(who, failed.orderNo), 'REJECTED')
})

test('news that got lost: shortly before an order ends its provider is asked', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'EWALLET')
  const paid = payment(order.orderNo)
  paid.state = 'PAID'
  paid.payments.push({ id: 'lost-1', amount: '500000', at: new Date().toISOString() })
  await sql`update cashier.deposit set expires_at = ${new Date(cash.house.parts.clock.now() + 60_000)} where order_no = ${order.orderNo}`.execute(
    db(),
  )
  await tendDeposits(cash.house.parts.deposits, cash.house.parts.clock.now())
  assert.equal(await state(who, order.orderNo), 'CREDITED')
})

test('money of a payment that we never began is in suspense', async () => {
  const stranger = cash.book.begin(
    {
      orderNo: 'D9999999999',
      method: 'EWALLET',
      amount: '70000',
      currency: 'XVD',
      language: 'VI',
      notifyUrl: 'http://x/cb/pay/sandbox',
      returnUrl: '',
    },
    cash.house.parts.clock.now(),
  )
  assert.equal(await cash.provider.act(stranger, 'approve'), 200)
  const { rows } = await sql<{ state: string }>`select state from cashier.receipt where amount = 70000`.execute(db())
  assert.deepEqual(rows, [{ state: 'SUSPENSE' }])
})

const CARD = { telco: 'VIETTEL', declared: '100000', serial: '10009876543', code: '1234567890123' }

test('a phone card: what it holds, its fee, the penalty of a wrong value; sent in once', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const right = await opened(cash, who, 'SCRATCH', '100000', { card: CARD })
  await cash.provider.act(payment(right.orderNo), 'approve', '100000')
  assert.deepEqual([await state(who, right.orderNo), await holds(cash.house, who)], ['CREDITED', before + 75_000n])
  const { channelId } = await wayOf(cash, who, 'SCRATCH')
  assert.equal((await ask(cash, who, { channelId, amount: '100000', card: CARD })).errorCode, 'DEP_CARD_USED')
  const other = { ...CARD, code: '999988887777' }
  const wrong = await opened(cash, who, 'SCRATCH', '100000', { card: other })
  await cash.provider.act(payment(wrong.orderNo), 'approve', '50000')
  const done = await orderOf(cash, who, wrong.orderNo)
  assert.deepEqual([done.received, done.fee, done.credited], ['50000', '37500', '12500'])
  const unknown = await ask(cash, who, { channelId, amount: '100000', card: { ...CARD, telco: 'NOBODY' } })
  assert.equal(unknown.errorCode, 'VAL_FIELD')
  assert.equal((await ask(cash, who, { channelId, amount: '100000' })).errorCode, 'VAL_FIELD')
  const { rows } = await sql<{ all: string }>`select string_agg(d::text, ' ') as all from cashier.deposit d`.execute(
    db(),
  )
  assert.ok(!rows[0]!.all.includes(CARD.code) && !rows[0]!.all.includes(other.code), 'no code of a card is kept')
})

test('a card that holds more than was declared: the rest stands in suspense, booked, and can be sent back', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'SCRATCH', '100000', { card: { ...CARD, code: '555544443333' } })
  await cash.provider.act(payment(order.orderNo), 'approve', '500000')
  const done = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([done.state, done.received, done.fee], ['CREDITED', '100000', '75000'])
  assert.equal(await holds(cash.house, who), before + 25_000n)
  const { rows } = await sql<{ state: string; left_over: bigint; reason: string; used: bigint }>`
    select r.state, r.left_over, r.reason, (select sum(u.amount) from cashier.receipt_use u where u.receipt_id = r.id)::bigint as used
    from cashier.receipt r join cashier.deposit d on d.id = r.deposit_id where d.order_no = ${order.orderNo}`.execute(
    db(),
  )
  assert.deepEqual(rows, [{ state: 'SUSPENSE', left_over: 400_000n, reason: 'EXCESS', used: 100_000n }])
  const booked = await sql<{ sum: bigint }>`select sum(a.balance)::bigint as sum from ledger.house_account h
    join ledger.account a on a.owner_id = ledger.house() and a.account_no = h.account_no
    where h.merchant_id = 'senluna' and h.code = 'CASH:SANDBOX-CARD' and h.currency = 'XVD'`.execute(db())
  const came = await sql<{ sum: bigint }>`select sum(r.amount)::bigint as sum from cashier.receipt r
    join cashier.deposit_channel c on c.id = r.channel_id where c.code = 'SANDBOX-CARD' and r.state <> 'RETURNED'`.execute(
    db(),
  )
  assert.equal(-booked.rows[0]!.sum, came.rows[0]!.sum, 'the channel holds in the ledger what came by it')
  // The provider tells it again: nothing more.
  await cash.provider.act(payment(order.orderNo), 'replay')
  assert.equal(await holds(cash.house, who), before + 25_000n)
})

test('USDT: an address of one’s own, seen, confirmed, credited at the rate shown; a second transfer makes an order', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'USDT', '2531000', { chain: 'TRC20' })
  assert.deepEqual(
    [order.pay.usdtMicro, order.pay.vndPerUsdt, order.confirmations],
    ['100000000', '25310', { have: 0, need: 19 }],
  )
  await sql`update cashier.deposit_channel set settings = settings || '{"vndPerUsdt":"20000"}' where code = 'SANDBOX-TRC20'`.execute(
    db(),
  )
  const transfer = (micro: string) => {
    const to = cash.book.addresses.find(({ address }) => address === order.pay.address)!
    return cash.book.begin(
      {
        orderNo: '',
        method: 'USDT',
        amount: micro,
        currency: 'USDT',
        language: 'VI',
        notifyUrl: to.notifyUrl,
        returnUrl: '',
        address: to.address,
        chain: 'TRC20',
        confirmations: { have: 0, need: 19 },
      },
      cash.house.parts.clock.now(),
    )
  }
  const first = transfer('123456789')
  await cash.provider.act(first, 'confirm')
  const seen = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([seen.state, seen.confirmations], ['CONFIRMING', { have: 1, need: 19 }])
  assert.equal(await holds(cash.house, who), before)
  // Another one, final first, while the open order waits for its own.
  const second = transfer('10000000')
  await cash.provider.act(second, 'confirm')
  await cash.provider.act(second, 'confirm')
  assert.equal(await holds(cash.house, who), before + 200_000n, 'at the rate of now')
  await cash.provider.act(first, 'confirm')
  await cash.provider.act(first, 'replay')
  const done = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([done.state, done.credited], ['CREDITED', '3124691'])
  assert.equal(await holds(cash.house, who), before + 200_000n + 3_124_691n)
  const { rows } = await sql<{ balance: bigint }>`select sum(balance)::bigint as balance from ledger.account
    where currency = 'XUSD' and account_no = 100`.execute(db())
  assert.equal(rows[0]!.balance, 133_456_789n, 'the treasury holds what came')
  await sql`update cashier.deposit_channel set settings = settings || '{"vndPerUsdt":"25310"}' where code = 'SANDBOX-TRC20'`.execute(
    db(),
  )
})

test('a provider that is away: the order ends, the member may try again, and five failures block the method', async () => {
  const who = await newMember(cash)
  const { channelId } = await wayOf(cash, who, 'GATEWAY')
  const providers = cash.house.parts.deposits.providers as Map<string, unknown>
  const real = providers.get('sandbox')
  providers.set('sandbox', { ...(real as object), start: async () => Promise.reject(new Error('no answer')) })
  for (let i = 0; i < 5; i++)
    assert.equal((await ask(cash, who, { channelId, amount: '500000' })).errorCode, 'DEP_PROVIDER')
  assert.equal((await ask(cash, who, { channelId, amount: '500000' })).errorCode, 'DEP_TOO_MANY')
  const wallet = await wayOf(cash, who, 'EWALLET')
  for (let i = 0; i < 5; i++)
    assert.equal((await ask(cash, who, { channelId: wallet.channelId, amount: '500000' })).errorCode, 'DEP_PROVIDER')
  providers.set('sandbox', real)
  const bank = await wayOf(cash, who, 'BANK_QR')
  const stopped = await ask(cash, who, { channelId: bank.channelId, amount: '500000' })
  assert.deepEqual([stopped.errorCode, stopped.value], ['DEP_TOO_MANY', { stopped: true }])
  const ways = await askAs<{ stopped: boolean }>(cash.house, who, 'GET', '/wps/v2/deposit/channels')
  assert.equal(ways.value!.stopped, true)
})

test('USDT that goes back out of suspense leaves the treasury as it came, in parts as a whole', async () => {
  const who = await newMember(cash)
  const maker = await newPerson(cash.house, ['FINANCE_MAKER'])
  const checker = await newPerson(cash.house, ['FINANCE_CHECKER'])
  const treasury = async () => {
    const { rows } = await sql<{ balance: bigint }>`select coalesce(sum(balance), 0)::bigint as balance
      from ledger.account where currency = 'XUSD' and account_no = 100`.execute(db())
    return rows[0]!.balance
  }
  const before = await treasury()
  const order = await opened(cash, who, 'USDT', '2531000', { chain: 'TRC20' })
  const to = cash.book.addresses.find(({ address }) => address === order.pay.address)!
  const transfer = cash.book.begin(
    {
      orderNo: '',
      method: 'USDT',
      amount: '100000001',
      currency: 'USDT',
      language: 'VI',
      notifyUrl: to.notifyUrl,
      returnUrl: '',
      address: to.address,
      chain: 'TRC20',
      confirmations: { have: 0, need: 19 },
    },
    cash.house.parts.clock.now(),
  )
  await cash.provider.act(transfer, 'confirm')
  const desk = <Value = { approvalId: string }>(as: Person, method: string, path: string, body?: unknown) =>
    askDesk<Value>(cash.house, as, method, `/bo/v1${path}`, body)
  await desk(maker, 'POST', `/deposits/${order.orderNo}/reject`, { reason: 'NOT_RECEIVED' })
  await cash.provider.act(transfer, 'confirm')
  assert.equal(await treasury(), before + 100_000_001n)
  const found = await desk<{ list: Receipt[] }>(maker, 'GET', '/suspense?channel=SANDBOX-TRC20')
  const receipt = found.value!.list[0]!
  for (const amount of ['1000000', '1', '1530999']) {
    const asked = await desk(maker, 'POST', `/suspense/${receipt.id}/return`, { amount, note: 'back to its payer' })
    const { success } = await desk(checker, 'POST', `/approvals/${asked.value!.approvalId}/approve`, {})
    assert.equal(success, true)
  }
  assert.equal(await treasury(), before, 'nothing of what went back stands in the treasury')
  const { rows } = await sql<{ code: string; sum: bigint }>`select h.code, sum(a.balance)::bigint as sum
    from ledger.house_account h join ledger.account a on a.owner_id = ledger.house() and a.account_no = h.account_no
    where h.merchant_id = 'senluna' and h.code = 'CASH:SANDBOX-TRC20' and h.currency = 'XVD' group by 1`.execute(db())
  assert.equal(rows[0]?.sum ?? 0n, 0n, 'the chain never held money of the members’ own kind')
  assert.deepEqual(await cash.house.breaks(), [])
})

test('fifty orders that never end keep no other from being asked for', async () => {
  const stuck = await newMember(cash)
  const order = await opened(cash, stuck, 'EWALLET')
  const now = cash.house.parts.clock.now()
  const soon = new Date(now + 60_000)
  await sql`update cashier.deposit set expires_at = ${soon} where order_no = ${order.orderNo}`.execute(db())
  const columns = await sql<{ name: string }>`select string_agg(quote_ident(attname), ', ') as name from pg_attribute
    where attrelid = 'cashier.deposit'::regclass and attnum > 0 and not attisdropped
      and attname not in ('id', 'order_no', 'request_key', 'member_id', 'provider_ref', 'expires_at', 'content', 'asked_at')`.execute(
    db(),
  )
  const same = sql.raw(columns.rows[0]!.name)
  // They end before it, so they would be asked for first for ever.
  await sql`insert into cashier.deposit (id, order_no, request_key, member_id, provider_ref, expires_at, ${same})
    select gen_random_uuid(), 'DSTUCK' || lpad(n::text, 5, '0'), gen_random_uuid(), gen_random_uuid(), 'nobody-' || n,
      ${new Date(now + 30_000)}, ${same} from cashier.deposit, generate_series(1, 50) n where order_no = ${order.orderNo}`.execute(
    db(),
  )
  const paid = payment(order.orderNo)
  paid.state = 'PAID'
  paid.payments.push({ id: 'starved-1', amount: '500000', at: new Date().toISOString() })
  await tendDeposits(cash.house.parts.deposits, now)
  assert.equal(await state(stuck, order.orderNo), 'PENDING_PAYMENT', 'fifty come first')
  await tendDeposits(cash.house.parts.deposits, now)
  assert.equal(await state(stuck, order.orderNo), 'CREDITED')
  await sql`update cashier.deposit set state = 'CANCELLED' where order_no like 'DSTUCK%'`.execute(db())
})
