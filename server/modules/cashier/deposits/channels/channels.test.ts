import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskChannel } from '@senluna/contract/desk/money/deposits.ts'
import type { PayoutChannel } from '@senluna/contract/desk/money/withdrawals.ts'
import { openStartingPayouts } from '../../index.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { newMember, openCash, wayOf, type Cash } from '../testing/cash.ts'

let cash: Cash
let maker: Person
let checker: Person
beforeAll(async () => {
  cash = await openCash()
  const { database, brands } = cash.house.parts
  await openStartingPayouts(database.db, brands)
  maker = await newPerson(cash.house, ['FINANCE_MAKER', 'FINANCE_CHECKER'])
  checker = await newPerson(cash.house, ['FINANCE_CHECKER'])
})
afterAll(() => cash.close())

const desk = <Value = Partial<Awaiting>>(method: string, path: string, body?: unknown, as = maker) =>
  askDesk<Value>(cash.house, as, method, `/bo/v1${path}`, body)
const agree = (id: string, as = checker) => desk('POST', `/approvals/${id}/approve`, {}, as)
const WAY = {
  code: 'BANK-2',
  method: 'BANK_QR',
  provider: 'manual-bank',
  name: 'The second account',
  least: '10000',
  most: '900000',
  feePpm: 0,
  feeFixed: '0',
  expireMin: 20,
  dailyCap: null,
  priority: 1,
  vipFrom: 0,
  quick: ['10000'],
  payee: { bankBin: '999999', account: '0000987654321', accountName: 'SEN DEMO HAI' },
}
const ways = async () => (await desk<{ list: DeskChannel[] }>('GET', '/deposit-channels')).value!.list
const open = (more: Record<string, unknown> = {}) => desk('POST', '/deposit-channels', { ...WAY, ...more })

test('a way to deposit is opened by two people, offered at once, and closed again', async () => {
  const who = await newMember(cash)
  const asked = await open()
  assert.equal(asked.status, 202)
  assert.ok(!(await ways()).some(({ code }) => code === 'BANK-2'), 'nothing is there before the second person')
  assert.equal((await open()).errorCode, 'APPROVAL_OPEN')
  assert.equal((await agree(asked.value!.approvalId!, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await agree(asked.value!.approvalId!)).success, true)
  const made = (await ways()).find(({ code }) => code === 'BANK-2')!
  assert.deepEqual([made.state, made.payee?.account, made.most], ['OPEN', '0000987654321', '900000'])
  assert.equal((await wayOf(cash, who, 'BANK_QR')).name, 'The second account')
  assert.equal((await open()).errorCode, 'DEP_STATE', 'a code is one channel’s for ever')
  const { id, version, name, least, most, feePpm, feeFixed, expireMin, dailyCap, priority, vipFrom, quick } = made
  const terms = { version, name, least, most, feePpm, feeFixed, expireMin, dailyCap, priority, vipFrom, quick }
  assert.equal((await desk('PATCH', `/deposit-channels/${id}`, { ...terms, state: 'CLOSED' })).success, true)
  assert.notEqual((await wayOf(cash, who, 'BANK_QR')).name, 'The second account')
})

test('a way to deposit that could not work, or would take real money on play money, is refused', async () => {
  const usdt = { method: 'USDT', provider: 'sandbox', payee: undefined }
  for (const [more, code] of [
    [{ provider: 'no-such-provider' }, 'VAL_FIELD'],
    [{ payee: undefined }, 'VAL_FIELD'],
    [{ payee: { ...WAY.payee, bankBin: '970436' } }, 'VAL_FIELD'],
    [{ method: 'EWALLET', payee: undefined }, 'VAL_FIELD'],
    [{ method: 'EWALLET', provider: 'sandbox' }, 'VAL_FIELD'],
    [{ ...usdt, chain: 'TRC20' }, 'VAL_FIELD'],
    [{ ...usdt, vndPerUsdt: '25000' }, 'VAL_FIELD'],
    [{ least: '900001' }, 'DEP_LIMIT'],
    [{ least: '0' }, 'VAL_FIELD'],
    [{ code: 'bank 2' }, 'VAL_FIELD'],
    [{ quick: ['9999'] }, 'VAL_FIELD'],
    [{ quick: ['10000', '900001'] }, 'VAL_FIELD'],
    [{ payee: { ...WAY.payee, accountName: '=CMD()' } }, 'VAL_FIELD'],
    [{ payee: { ...WAY.payee, accountName: 'SEN\u202e DEMO' } }, 'VAL_FIELD'],
  ] as const)
    assert.equal((await open({ code: 'BANK-3', ...more })).errorCode, code, JSON.stringify(more))
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from approvals.approval
    where action = 'channels.open' and object_id = 'BANK-3'`.execute(cash.house.parts.database.db)
  assert.equal(rows[0]!.n, 0n)
})

test('a way to pay out begins paused, is opened and closed by two, and not while something is on its way', async () => {
  const channels = async () => (await desk<{ list: PayoutChannel[] }>('GET', '/payout-channels')).value!.list
  const body = {
    id: 'second',
    provider: 'manual',
    name: 'Second',
    kinds: ['BANK'],
    least: '1000',
    most: '5000',
    priority: 5,
  }
  const make = (more: Record<string, unknown> = {}) => desk('POST', '/payout-channels', { ...body, ...more })
  for (const [more, code] of [
    [{ id: 'by-hand' }, 'WD_STATE'],
    [{ provider: 'nobody' }, 'VAL_FIELD'],
    [{ least: '6000' }, 'VAL_FIELD'],
    [{ kinds: [] }, 'VAL_FIELD'],
    [{ id: 'Second!' }, 'VAL_FIELD'],
  ] as const)
    assert.equal((await make(more)).errorCode, code, JSON.stringify(more))
  await agree((await make()).value!.approvalId!)
  const made = (await channels()).find(({ id }) => id === 'second')!
  assert.deepEqual([made.paused, made.closed], [true, false])

  const { db } = cash.house.parts.database
  const who = await newMember(cash)
  const account = randomUUID()
  const at = new Date(cash.house.parts.clock.now())
  await sql`insert into payout.account (id, merchant_id, member_id, kind, bank_code, number, holder, usable_at, created_at)
    values (${account}, 'senluna', ${who.member.id}, 'BANK', '970436', '0123456789', 'A B', ${at}, ${at})`.execute(db)
  await sql`insert into payout.withdrawal (no, merchant_id, member_id, currency, amount, fee, account_id, state, decision, score,
      auto_confirm_minutes, due_at, created_at)
    values ('W-TEST-1', 'senluna', ${who.member.id}, 'XVD', 5000, 0, ${account}, 'PAYING', 'AUTO', 0, 30, ${at}, ${at})`.execute(
    db,
  )
  await sql`insert into payout.part (no, part, amount, channel_id, state, hold_key, send_key, made_at)
    values ('W-TEST-1', 1, 5000, 'second', 'SENT', ${randomUUID()}, ${randomUUID()}, ${at})`.execute(db)
  const end = () => desk('POST', '/payout-channels/second', { closed: true })
  assert.equal((await end()).errorCode, 'WD_STATE')
  await sql`update payout.part set state = 'PAID' where no = 'W-TEST-1'`.execute(db)
  const asked = await end()
  await sql`update payout.part set state = 'UNKNOWN' where no = 'W-TEST-1'`.execute(db)
  assert.equal((await agree(asked.value!.approvalId!)).errorCode, 'APPROVAL_STALE', 'a payment set out meanwhile')
  await sql`update payout.part set state = 'PAID' where no = 'W-TEST-1'`.execute(db)
  await desk('POST', `/approvals/${asked.value!.approvalId}/withdraw`, {})
  const closed = await end()
  await agree(closed.value!.approvalId!)
  assert.equal((await channels()).find(({ id }) => id === 'second')!.closed, true)
  assert.equal((await desk('POST', '/payout-channels/second', { paused: false })).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await make()).errorCode, 'WD_STATE', 'a name is one channel’s for ever')
})

test('another brand’s people see and change none of it', async () => {
  const abroad = await newPerson(cash.house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  const theirs = (await desk<{ list: DeskChannel[] }>('GET', '/deposit-channels', undefined, abroad)).value!.list
  assert.ok(!theirs.some(({ code }) => code === 'BANK-2'))
  assert.equal((await desk('POST', '/payout-channels/second', { paused: true }, abroad)).errorCode, 'SYS_NOT_FOUND')
})
