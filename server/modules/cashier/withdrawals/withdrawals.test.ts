import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { noteChange } from '../../security/index.ts'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import type { PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import type { Withdrawal, WithdrawQuote } from '@senluna/contract/money/withdrawals.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, HOUR, MINUTE } from '@senluna/kit/time.ts'
import { openWallet, setAccountState, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { deliveryOf } from '../../../events.ts'
import { Relay } from '../../../platform/live/relay.ts'
import { askAs, sit, spun } from '../../rounds/testing/house.ts'
import { setContact } from '../../members/index.ts'
import { openRequirement } from '../../turnover/index.ts'
import { askParts, sendParts } from '../payouts/pay.ts'
import { autoConfirm } from '../payouts/receive.ts'
import {
  addAccount,
  BANK,
  give,
  has,
  newNumber,
  newPayee,
  newSaver,
  openBank,
  PIN,
  send,
  wait,
  withdraw,
  type Bank,
} from './testing/payouts.ts'

let bank: Bank
beforeAll(async () => {
  bank = await openBank()
})
afterAll(async () => {
  assert.deepEqual(await bank.breaks(), [])
  await bank.close()
})

const now = () => bank.parts.clock.now()
const read = (who: Parameters<typeof askAs>[1], no: string) =>
  askAs<Withdrawal>(bank, who, 'GET', `/wps/v2/withdraw/orders/${no}`)

describe('accounts', () => {
  test('after a reset by customer service every new one rests 72 hours, the first too', async () => {
    const who = await newSaver(bank)
    const [reset, by] = [now(), { memberId: who.member.id, ip: '' }]
    await bank.parts.database.db.transaction().execute((tx) => noteChange(tx, by, 'secondStepByStaff', reset))
    const added = await addAccount(bank, who)
    assert.equal(added.value?.state, 'COOLING')
    assert.equal(Date.parse(added.value.usableAt), reset + 3 * DAY)
  })

  test('the first can be used at once, the next after a day; lists show no whole number', async () => {
    const who = await newSaver(bank)
    const number = newNumber()
    const first = await addAccount(bank, who, { number })
    const second = await addAccount(bank, who)
    assert.deepEqual([first.value?.state, second.value?.state], ['ACTIVE', 'COOLING'])
    assert.equal(first.value?.masked, `•••• ${number.slice(-4)}`)
    const { value, text } = await askAs<{ list: PayoutAccount[] }>(bank, who, 'GET', '/wps/v2/payout/accounts')
    assert.equal(value?.list.length, 2)
    assert.equal(text.includes(number), false)
    const slow = await withdraw(bank, { ...who, accountId: second.value!.id }, 200_000n)
    assert.equal(slow.errorCode, 'WD_ACCOUNT_COOLING')
    await wait(bank, who, DAY)
    const later = await askAs<{ list: PayoutAccount[] }>(bank, who, 'GET', '/wps/v2/payout/accounts')
    assert.deepEqual(
      later.value?.list.map(({ state }) => state),
      ['ACTIVE', 'ACTIVE'],
    )
  })

  for (const [more, code, why] of [
    [{ number: '12' }, 'WD_ACCOUNT_FORMAT', 'a number that is none'],
    [{ bankCode: '000000' }, 'WD_ACCOUNT_FORMAT', 'a bank that there is not'],
    [
      { kind: 'USDT_TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' },
      'WD_ACCOUNT_FORMAT',
      'an address with a wrong checksum',
    ],
    [{ holder: 'NGUYEN VAN BA' }, 'WD_NAME_MISMATCH', 'somebody else’s account'],
    [{ paymentPassword: '111111' }, 'PIN_WRONG', 'a wrong payment password'],
    [{ otp: undefined }, 'AUTH_MFA_REQUIRED', 'no second thing'],
    [{ otp: '000000', number: '7777777' }, 'SMS_CODE_INVALID', 'a wrong code'],
    [{ otpChannel: 'EMAIL' }, 'AUTH_MFA_REQUIRED', 'a code by a way the account does not have'],
  ] as const) {
    test(`refused: ${why}`, async () => {
      const who = await newSaver(bank)
      assert.equal((await addAccount(bank, who, more)).errorCode, code)
    })
  }

  test('who has no real name yet has no bank account, but may have an address', async () => {
    const who = await newSaver(bank, { name: null })
    const refused = await addAccount(bank, who)
    assert.deepEqual([refused.errorCode, refused.value], ['WD_NAME_MISMATCH', { realName: false }])
    const address = {
      kind: 'USDT_TRC20',
      number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      holder: undefined,
      bankCode: undefined,
    }
    assert.equal((await addAccount(bank, who, address)).value?.state, 'ACTIVE')
  })

  test('a number is one member’s, of two at once too, until it is removed', async () => {
    const [saver, other] = [await newSaver(bank), await newSaver(bank)]
    const number = newNumber()
    const both = await Promise.all([addAccount(bank, saver, { number }), addAccount(bank, other, { number })])
    assert.deepEqual(both.map(({ errorCode }) => errorCode ?? 'ok').toSorted(), ['WD_ACCOUNT_TAKEN', 'ok'])
    const owner = both[0].value ? saver : other
    const { id } = (both[0].value ?? both[1].value)!
    const stranger = owner === saver ? other : saver
    const remove = (who: typeof saver, pin = PIN) =>
      send(bank, who, 'DELETE', `/wps/v2/payout/accounts/${id}`, { paymentPassword: pin })
    assert.equal((await remove(stranger)).errorCode, 'SYS_NOT_FOUND')
    assert.equal((await remove(owner, '999999')).errorCode, 'PIN_WRONG')
    assert.deepEqual((await remove(owner)).value, { removed: true })
    assert.equal((await addAccount(bank, stranger, { number })).errorCode, undefined)
  })

  test('every account that is added or removed is told to its member, in the inbox and by mail', async () => {
    const who = await newSaver(bank)
    const { parts } = bank
    const { db } = parts.database
    await db
      .transaction()
      .execute((tx) => setContact(tx, who.member, 'email', `${who.member.userName}@x.example`, now()))
    const number = newNumber()
    const { value } = await addAccount(bank, who, { number })
    assert.equal((await addAccount(bank, who, { number: '12' })).errorCode, 'WD_ACCOUNT_FORMAT')
    await send(bank, who, 'DELETE', `/wps/v2/payout/accounts/${value!.id}`, { paymentPassword: PIN })
    const relay = new Relay({ ...parts, db, delivery: deliveryOf(parts) })
    while ((await relay.pass()) > 0);
    const notified = await sql<{ what: string; mails: number }>`select args->'what'->>'text' as what,
        (select count(*) from platform.outgoing)::integer as mails
      from messages.message where member_id = ${who.member.id} and template = 'securityChanged' order by id`.execute(db)
    assert.deepEqual(
      notified.rows.map(({ what }) => what),
      ['message.security.payoutAccountAdded', 'message.security.payoutAccountRemoved'],
    )
    assert.ok(notified.rows[0]!.mails >= 2)
    const { rows } = await sql<{ detail: { account: string } }>`select detail from security.change
      where member_id = ${who.member.id} and what = 'payoutAccountAdded'`.execute(db)
    assert.equal(rows[0]!.detail.account, `•••• ${number.slice(-4)}`)
  })

  test('five accounts of banks and two addresses, no more', async () => {
    const who = await newSaver(bank)
    for (let n = 0; n < 5; n++) assert.equal((await addAccount(bank, who)).errorCode, undefined)
    assert.equal((await addAccount(bank, who)).errorCode, 'WD_ACCOUNT_LIMIT')
  })

  test('the payment password rests an hour after five wrong ones, for everything', async () => {
    const who = await newPayee(bank)
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 6; n++)
      codes.push((await withdraw(bank, who, 200_000n, { paymentPassword: '000001' })).errorCode)
    assert.deepEqual(codes, [...Array.from({ length: 5 }, () => 'PIN_WRONG'), 'PIN_LOCKED'])
    assert.equal((await withdraw(bank, who, 200_000n)).errorCode, 'PIN_LOCKED')
    await wait(bank, who, HOUR + 1)
    assert.equal((await withdraw(bank, who, 200_000n)).errorCode, undefined)
  })

  test('the right payment password never locks, however many orders bring it at once', async () => {
    const who = await newPayee(bank)
    const orders = await Promise.all(Array.from({ length: 12 }, () => withdraw(bank, who, 200_000n)))
    const codes = orders.map(({ errorCode }) => errorCode)
    assert.deepEqual(
      codes.filter((code) => code?.startsWith('PIN')),
      [],
    )
    assert.ok(codes.includes(undefined), String(codes))
    // None of those tries counts: four wrong ones still leave one.
    await wait(bank, who, MINUTE)
    for (let n = 0; n < 4; n++)
      assert.equal((await withdraw(bank, who, 200_000n, { paymentPassword: '000001' })).errorCode, 'PIN_WRONG')
  })
})

describe('what an order is refused for, in this order', () => {
  const cases: [
    string,
    string,
    (who: Awaited<ReturnType<typeof newPayee>>) => Promise<unknown>,
    bigint,
    Record<string, unknown>?,
  ][] = [
    [
      'AUTH_EXCLUDED',
      'a frozen wallet',
      (who) => setAccountState(queryOf(bank.parts.database.db), who.member.id, WALLET.MAIN, 'frozen'),
      6_000_000n,
    ],
    ['WD_KYC', 'more than the tier lets out', async () => undefined, 6_000_000n, { paymentPassword: 'wrong' }],
    [
      'PIN_WRONG',
      'the payment password comes before turnover',
      (who) => asks(who.member.id),
      300_000n,
      { paymentPassword: '1' },
    ],
    ['WAL_DEBT', 'a debt comes before turnover', async (who) => (await owe(who), asks(who.member.id)), 300_000n],
    ['WD_TURNOVER', 'turnover comes before the limits', (who) => asks(who.member.id), 300_001n],
    ['WD_AMOUNT_STEP', 'the step', async () => undefined, 300_001n],
    ['WD_BELOW_MIN', 'the least', async () => undefined, 199_000n],
    ['WAL_INSUFFICIENT', 'more than there is', (who) => drain(who), 400_000n],
  ]
  for (const [code, why, prepare, units, more] of cases)
    test(`${code}: ${why}`, async () => {
      const who = await newPayee(bank)
      await prepare(who)
      const before = await has(bank, who)
      const { errorCode, value } = await withdraw(bank, who, units, more)
      assert.equal(errorCode, code)
      if (code === 'WD_TURNOVER') assert.deepEqual(value, { remaining: '100' })
      if (code === 'WD_KYC') assert.deepEqual(value, { tierNeeded: 1 })
      assert.deepEqual(await has(bank, who), before)
      const quoted = await askAs<WithdrawQuote>(
        bank,
        who,
        'GET',
        `/wps/v2/withdraw/quote?amount=${units}&accountId=${who.accountId}`,
      )
      if (code !== 'PIN_WRONG') assert.equal(quoted.value?.blockers.includes(code as 'WAL_DEBT'), true)
      const { available, reasons } = quoted.value!
      const reason = reasons.find((known) => known.code === code)
      if (['AUTH_EXCLUDED', 'WAL_DEBT', 'WD_TURNOVER', 'WD_DAILY_COUNT'].includes(code))
        assert.deepEqual([available, reason?.code], ['0', code], 'nothing can be withdrawn, and it says why')
      if (code === 'WD_TURNOVER') assert.equal(reason?.remaining, '100')
      if (code === 'WAL_DEBT') assert.equal(reason?.remaining, '50')
      if (code === 'WD_KYC') assert.ok(BigInt(available) < units && reason !== undefined)
    })

  const asks = (memberId: Parameters<typeof openRequirement>[1]['memberId']) =>
    bank.parts.database.db.transaction().execute((tx) =>
      openRequirement(tx, {
        memberId,
        merchantCode: merchantCode('senluna'),
        source: 'BONUS',
        sourceId: randomUUID(),
        required: amount(100n),
        now: now(),
      }),
    )
  const owe = async (who: Awaited<ReturnType<typeof newPayee>>) => {
    const { db } = bank.parts.database
    await sql`select ledger.open_account(${who.member.id}, ${WALLET.DEBT}, ${who.member.currency}, null, ${new Date(now())})`.execute(
      db,
    )
    await sql`select ledger.post(array[${who.member.id}::uuid], array[5], array[${randomUUID()}::uuid], array[5::smallint], array[null::uuid],
      array[${new Date(now())}::timestamptz], array[1], array[411::smallint], array[-50::bigint],
      array[ledger.house_account_of('senluna', 'TEST', ${who.member.currency}, 0::smallint, ${new Date(now())})], ${new Date(now())})`.execute(
      db,
    )
  }
  const drain = async (who: Awaited<ReturnType<typeof newPayee>>) => {
    for (let left = (await has(bank, who)).balance; left > 300_000n; left = (await has(bank, who)).balance)
      await give(bank, who, 300_000n - left)
  }

  test('no payment password', async () => {
    const who = await newSaver(bank, { pin: null })
    const id = randomUUID()
    await sql`insert into payout.account (id, merchant_id, member_id, kind, bank_code, number, holder, usable_at, created_at)
      values (${id}, 'senluna', ${who.member.id}, 'BANK', ${BANK}, ${newNumber()}, 'NGUYEN VAN DAT', ${new Date(now())}, ${new Date(now())})`.execute(
      bank.parts.database.db,
    )
    assert.equal((await withdraw(bank, { ...who, accountId: id }, 300_000n)).errorCode, 'PIN_NOT_SET')
  })

  test("another's account, an unknown one and words that are no amount", async () => {
    const [who, other] = [await newPayee(bank), await newPayee(bank)]
    for (const accountId of [other.accountId, randomUUID()])
      assert.equal((await withdraw(bank, { ...who, accountId }, 300_000n)).errorCode, 'SYS_NOT_FOUND')
    for (const units of ['-300000', '300000.5', ' 300000', '+300000', '3'.repeat(30), '0', ''])
      assert.equal((await withdraw(bank, who, units)).errorCode, 'VAL_FIELD')
    const { status } = await askAs(bank, other, 'GET', `/wps/v2/withdraw/quote?accountId=${who.accountId}`)
    assert.equal(status, 404)
  })

  test('five a day, the fourth and fifth for a fee', async () => {
    const who = await newPayee(bank)
    const fees: (string | undefined)[] = []
    for (let n = 0; n < 5; n++) fees.push((await withdraw(bank, who, 200_000n)).value?.fee)
    assert.deepEqual(fees, ['0', '0', '0', '5000', '5000'])
    assert.equal((await withdraw(bank, who, 200_000n)).errorCode, 'WD_DAILY_COUNT')
  })

  test('a name that changed since', async () => {
    const who = await newPayee(bank)
    await sql`update members.member set profile = '{"payeeName":"Somebody Else"}' where id = ${who.member.id}`.execute(
      bank.parts.database.db,
    )
    assert.equal((await withdraw(bank, who, 200_000n)).errorCode, 'WD_NAME_MISMATCH')
  })
})

describe('the way of an order', () => {
  test('sets the money aside, is sent once, paid, and received by the clock; a repeat is the same order', async () => {
    const who = await newPayee(bank)
    await clean(who)
    const key = randomUUID()
    const made = await withdraw(bank, who, 1_000_000n, {}, key)
    const again = await withdraw(bank, who, 1_000_000n, { paymentPassword: 'wrong' }, key)
    assert.equal(again.value?.no, made.value?.no)
    const no = made.value!.no
    assert.deepEqual([made.value!.state, made.value!.parts.length], ['APPROVED', 1])
    assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held: 1_000_000n })
    const seen = bank.standIn.sent.length
    await sendParts(bank.withdrawals, now())
    await sendParts(bank.withdrawals, now())
    assert.equal(bank.standIn.sent.length, seen + 1)
    const paid = (await read(who, no)).value!
    assert.deepEqual(
      [paid.state, paid.receivedAmount, paid.remainingAmount, paid.parts[0]?.status, paid.parts[0]?.bankRef],
      ['PAID', '0', '1000000', 'PAID', 'FT1'],
    )
    assert.deepEqual(await has(bank, who), { balance: 9_000_000n, held: 0n })
    await wait(bank, who, 30 * MINUTE - 1_000)
    await autoConfirm(bank.withdrawals, now())
    assert.equal((await read(who, no)).value?.state, 'PAID')
    bank.advance(2_000)
    await autoConfirm(bank.withdrawals, now())
    const done = (await read(who, no)).value!
    assert.deepEqual([done.state, done.receivedAmount, done.remainingAmount], ['AUTO_RECEIVED', '1000000', '0'])
  })

  test('the account record tells what was held, paid and given back, and the balance what is held', async () => {
    const who = await newPayee(bank)
    await clean(who)
    const no = (await withdraw(bank, who, 1_000_000n)).value!.no
    const balance = await askAs<{ sumBalance: string; items: { wallet: string; balance: string }[] }>(
      bank,
      who,
      'GET',
      '/wps/v2/wallets/balance',
    )
    assert.equal(balance.value?.sumBalance, '9000000')
    assert.deepEqual(balance.value?.items.find(({ wallet }) => wallet === 'HOLD')?.balance, '1000000')
    await sendParts(bank.withdrawals, now())
    bank.standIn.says = { state: 'REFUSED', reason: 'no such account' }
    bank.standIn.pays = false
    const failed = (await withdraw(bank, who, 2_000_000n)).value!.no
    await sendParts(bank.withdrawals, now())
    bank.standIn.says = { state: 'PAID', bankRef: 'FT1' }
    bank.standIn.pays = true
    assert.deepEqual(
      [
        (await read(who, no)).value?.state,
        (await read(who, failed)).value?.state,
        (await read(who, failed)).value?.reason,
      ],
      ['PAID', 'FAILED', 'no such account'],
    )
    const record = await askAs<{ list: { type: number; amount: string; before: string; balance: string }[] }>(
      bank,
      who,
      'GET',
      '/wps/relay/ODSFE2_MemTransDet?typeGroup=WITHDRAW',
    )
    assert.deepEqual(
      record.value?.list.map(({ type, amount: units, before, balance: after }) => [type, units, before, after]),
      [
        [113, '2000000', '7000000', '9000000'],
        [110, '-2000000', '9000000', '7000000'],
        [111, '0', '9000000', '9000000'],
        [110, '-1000000', '10000000', '9000000'],
      ],
    )
  })

  test('a refusal of the provider gives everything back; confirming and disputing are for what was paid, once', async () => {
    const [who, other] = [await newPayee(bank), await newPayee(bank)]
    await clean(who)
    const no = (await withdraw(bank, who, 1_000_000n)).value!.no
    const act = (whose: typeof who, verb: string, part = '1') =>
      askAs<Withdrawal>(
        bank,
        whose,
        'POST',
        `/wps/v2/withdraw/orders/${no}/parts/${part}/${verb}`,
        verb === 'dispute' ? {} : undefined,
      )
    assert.equal((await act(who, 'confirm')).errorCode, 'WD_STATE')
    assert.equal((await read(other, no)).errorCode, 'SYS_NOT_FOUND')
    await sendParts(bank.withdrawals, now())
    assert.equal((await act(other, 'confirm')).errorCode, 'SYS_NOT_FOUND')
    assert.equal((await act(who, 'confirm', '2')).errorCode, 'SYS_NOT_FOUND')
    assert.equal((await act(who, 'dispute')).value?.state, 'DISPUTED')
    assert.equal((await act(who, 'dispute')).errorCode, 'WD_STATE')
    await wait(bank, who, HOUR)
    await autoConfirm(bank.withdrawals, now())
    assert.equal((await read(who, no)).value?.state, 'DISPUTED')
    assert.equal((await act(who, 'confirm')).value?.state, 'RECEIVED')
    assert.equal((await act(who, 'confirm')).errorCode, 'WD_STATE')
  })

  test('what is over the limit of a channel goes in parts', async () => {
    const who = await newPayee(bank, 60_000_000n)
    Object.assign(bank.withdrawals, { kycTierOf: async () => 2 })
    await sql`insert into settings.setting (merchant_id, key, value, updated_at) values ('senluna', 'withdraw',
      '{"autoMax":"100000000","amlThreshold":"900000000000"}', ${new Date(now())})`.execute(bank.parts.database.db)
    bank.advance(2_000)
    await clean(who)
    const made = await withdraw(bank, who, 40_000_000n)
    assert.deepEqual(
      made.value?.parts.map((part) => part.amount),
      ['30000000', '10000000'],
    )
    await sendParts(bank.withdrawals, now())
    assert.equal((await read(who, made.value?.no ?? '')).value?.state, 'PAID')
    await sql`delete from settings.setting where key = 'withdraw'`.execute(bank.parts.database.db)
    Object.assign(bank.withdrawals, { kycTierOf: async () => 0 })
    bank.advance(2_000)
  })
})

describe('a process that dies between two steps of a payment', () => {
  for (const point of ['marked', 'sent', 'answered', 'captured'] as const)
    test(`at "${point}": the money is right after the next round, and nothing was sent twice`, async () => {
      const who = await newPayee(bank)
      await clean(who)
      const no = (await withdraw(bank, who, 500_000n)).value!.no
      if (point === 'answered') {
        bank.standIn.says = 'dies'
        await sendParts(bank.withdrawals, now())
        bank.standIn.says = { state: 'PAID', bankRef: 'FT1' }
        bank.advance(MINUTE)
      }
      bank.cut(point)
      const work = point === 'answered' ? askParts(bank.withdrawals, now()) : sendParts(bank.withdrawals, now())
      await work
      bank.cut(undefined)
      assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held: 500_000n })
      const sent = bank.standIn.sent.filter(({ reference }) => reference.startsWith(no)).length
      assert.equal(sent, point === 'marked' ? 0 : 1)
      // Long enough that the provider's never having heard of it is believed.
      for (let n = 0; n < 4; n++) {
        await wait(bank, who, 16 * MINUTE)
        await sendParts(bank.withdrawals, now())
        await askParts(bank.withdrawals, now())
      }
      assert.equal(bank.standIn.sent.filter(({ reference }) => reference.startsWith(no)).length, sent)
      const after = (await read(who, no)).value!
      const expected = point === 'marked' ? ['APPROVED', 'FAILED'] : ['PAID', 'PAID']
      assert.deepEqual([after.state, after.parts[0]?.status], expected)
      const held = point === 'marked' ? { balance: 10_000_000n, held: 500_000n } : { balance: 9_500_000n, held: 0n }
      assert.deepEqual(await has(bank, who), held)
    })

  test('without a word the money stays held, however long it takes', async () => {
    const who = await newPayee(bank)
    await clean(who)
    const no = (await withdraw(bank, who, 500_000n)).value!.no
    const { ask } = bank.standIn
    bank.standIn.says = { state: 'UNKNOWN' }
    bank.standIn.ask = () => Promise.reject(new Error('nobody there'))
    await sendParts(bank.withdrawals, now())
    for (let n = 0; n < 5; n++) {
      await wait(bank, who, DAY)
      await askParts(bank.withdrawals, now())
    }
    assert.equal((await read(who, no)).value?.parts[0]?.status, 'UNKNOWN')
    assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held: 500_000n })
    bank.standIn.ask = ask
    bank.standIn.says = { state: 'PAID', bankRef: 'FT1' }
    await wait(bank, who, DAY)
    await askParts(bank.withdrawals, now())
    assert.equal((await read(who, no)).value?.parts[0]?.status, 'PAID')
  })
})

/** Somebody whom nothing speaks against: an account of forty days, and deposits enough. */
async function clean(who: { member: { id: string } }): Promise<void> {
  const { db } = bank.parts.database
  await sql`update members.member set created_at = ${new Date(now() - 40 * DAY)},
    password_changed_at = ${new Date(now() - 40 * DAY)} where id = ${who.member.id}`.execute(db)
  Object.assign(bank.withdrawals, { deposited: async () => [{ at: now() - 2 * DAY, amount: 0n }] })
  await sql`insert into risk.rule (merchant_id, signal, weight, changed_at)
    select 'senluna', s, 0, ${new Date(now())} from unnest(array['AMOUNT_GT_10X_DEPOSITS', 'IP_SHARED_5UP', 'DEVICE_SHARED_4UP', 'NEW_ACCOUNT_24H']) s
    on conflict do nothing`.execute(db)
}

test('a spin while money is held is answered, and told, by what can be spent', async () => {
  const who = await newPayee(bank)
  await withdraw(bank, who, 4_000_000n)
  const seated = await sit(bank, who)
  const { balance } = await spun(bank, seated)
  const { balance: whole, held } = await has(bank, who)
  assert.deepEqual([balance, held], [(whole - 4_000_000n).toString(), 4_000_000n])
  const published: unknown[] = []
  const delivery = deliveryOf(bank.parts)
  const relay = new Relay({
    ...bank.parts,
    db: bank.parts.database.db,
    delivery: {
      handle: async (tx, events) => {
        const out = await delivery.handle(tx, events)
        published.push(...out.flatMap((message) => (message.audience === who.member.id ? [message.data] : [])))
        return out
      },
    },
  })
  while ((await relay.pass()) > 0);
  const last = published.findLast((value) => (value as { type: string }).type === 'balance') as {
    value: { balance: string }
  }
  assert.equal(last.value.balance, balance)
})

test('the house keeps its books', async () => {
  await openWallet(queryOf(bank.parts.database.db), id<'member'>(randomUUID()), WALLET.MAIN, 'XVD', now())
  assert.deepEqual(await bank.breaks(), [])
})
