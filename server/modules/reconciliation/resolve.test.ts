import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/approvals.ts'
import type { Receipt } from '@senluna/contract/desk-deposits.ts'
import type { AccountLine, ChannelDay } from '@senluna/contract/reconciliation.ts'
import { businessDate } from '@senluna/kit/time.ts'
import { csvOf, newMember, openCash, opened, sendFile, type Cash } from '../cashier/deposits/testing/cash.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'

let cash: Cash
let maker: Person
let checker: Person
beforeAll(async () => {
  cash = await openCash()
  maker = await newPerson(cash.house, ['FINANCE_MAKER', 'FINANCE_CHECKER'])
  checker = await newPerson(cash.house, ['FINANCE_CHECKER'])
})
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const desk = <Value = Partial<Awaiting>>(method: string, path: string, body?: unknown, as = maker) =>
  askDesk<Value>(cash.house, as, method, `/bo/v1${path}`, body)
const agree = (id: string, as = checker) => desk('POST', `/approvals/${id}/approve`, {}, as)
const days = async (as = maker) => (await desk<{ list: ChannelDay[] }>('GET', '/recon', undefined, as)).value!.list
/** The one day of the bank's channel that money was booked on, or credited on. */
const dayOf = async (which: (one: ChannelDay) => boolean) => (await days()).find(which)!
const resolve = ({ day, channel }: ChannelDay, body: Record<string, unknown>, as = maker) =>
  desk('POST', `/recon/${day}/${channel}/resolve`, body, as)
const left = ({ unbacked, suspense }: ChannelDay, how: string) => ({ how, unbacked, suspense })
const balanceOf = async (account: string): Promise<bigint> => {
  const { list } = (await desk<{ list: AccountLine[] }>('GET', '/recon/balance')).value!
  return BigInt(list.find((one) => one.account === account && one.currency.code === 'XVD')?.balance ?? '0')
}
let names = 0
const suspend = async (units: number): Promise<Receipt> => {
  const name = `RS${String(++names).padStart(6, '0')}`
  await sendFile(cash, maker, csvOf([[units, 'no content', name]]))
  return (await desk<{ list: Receipt[] }>('GET', `/suspense?search=${name}`)).value!.list[0]!
}
/** An order credited by two without any money. */
async function credited(units: string) {
  const order = await opened(cash, await newMember(cash), 'BANK_QR', units)
  const asked = await desk('POST', `/deposits/${order.orderNo}/credit`, { amount: units })
  await agree(asked.value!.approvalId!)
  return order.orderNo
}

test('a day is written off by two: what nobody had becomes a loss, what nobody claims a gain, and the day is clear', async () => {
  const orderNo = await credited('300000')
  const receipt = await suspend(70_000)
  const [bank, adjusted] = [await balanceOf('CASH:DEMO-BANK'), await balanceOf('EXP:ADJUST')]
  const lost = await dayOf((one) => one.unbacked === '300000')
  assert.equal((await resolve(lost, { ...left(lost, 'WRITTEN_OFF'), unbacked: '1' })).errorCode, 'APPROVAL_STALE')
  const asked = await resolve(lost, left(lost, 'WRITTEN_OFF'))
  assert.equal(asked.status, 202)
  assert.equal((await resolve(lost, left(lost, 'EXPLAINED'))).errorCode, 'APPROVAL_OPEN')
  assert.equal((await agree(asked.value!.approvalId!, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal(await balanceOf('EXP:ADJUST'), adjusted, 'nothing has moved yet')
  assert.equal((await agree(asked.value!.approvalId!)).success, true)

  const rest = (await days()).find((one) => one.suspense === '70000')
  if (rest) await agree((await resolve(rest, left(rest, 'WRITTEN_OFF'))).value!.approvalId!)
  assert.equal(await balanceOf('CASH:DEMO-BANK'), bank + 300_000n)
  assert.equal(await balanceOf('EXP:ADJUST'), adjusted - 300_000n + 70_000n)
  const done = (await days()).find(({ day }) => day === lost.day)!
  assert.deepEqual([done.clear, done.unbacked, done.resolved?.how], [true, '0', 'WRITTEN_OFF'])
  assert.equal((await resolve(done, left(done, 'EXPLAINED'))).errorCode, 'APPROVAL_STALE', 'nothing is left to settle')
  const again = await desk('POST', `/suspense/${receipt.id}/return`, { amount: '70000', note: 'too late now' })
  assert.equal(again.errorCode, 'BANK_LINE_STATE')
  const one = await desk<{ events: { what: string }[] }>('GET', `/deposits/${orderNo}`)
  assert.equal(one.value!.events.at(-1)!.what, 'writtenOff')
})

test('an explained day is clear while the difference is the same, and moves no money', async () => {
  await suspend(40_000)
  const before = await balanceOf('EXP:ADJUST')
  const open = await dayOf((one) => one.suspense === '40000')
  await agree((await resolve(open, left(open, 'EXPLAINED'))).value!.approvalId!)
  const explained = await dayOf((one) => one.day === open.day)
  assert.deepEqual([explained.clear, explained.suspense, explained.resolved?.how], [true, '40000', 'EXPLAINED'])
  assert.equal(explained.resolved?.reason, 'a test')
  assert.equal(await balanceOf('EXP:ADJUST'), before)
  await suspend(1_000)
  assert.equal((await dayOf((one) => one.day === open.day)).clear, false, 'another difference is another question')
})

test('what moved meanwhile is stale: money that was returned is not written off, of two at once one holds', async () => {
  const open = await dayOf((one) => one.suspense === '41000')
  const asked = await resolve(open, left(open, 'WRITTEN_OFF'))
  const fresh = await suspend(5_000)
  assert.equal((await agree(asked.value!.approvalId!)).errorCode, 'APPROVAL_STALE')
  await desk('POST', `/approvals/${asked.value!.approvalId}/withdraw`, {})

  const now = await dayOf((one) => one.day === open.day)
  const off = await resolve(now, left(now, 'WRITTEN_OFF'))
  const back = await desk('POST', `/suspense/${fresh.id}/return`, { amount: '5000', note: 'to its payer' })
  const adjusted = await balanceOf('EXP:ADJUST')
  const both = await Promise.all([agree(off.value!.approvalId!), agree(back.value!.approvalId!)])
  const held = both.filter((one) => one.success)
  assert.equal(held.length, 1, both.map((one) => one.errorCode ?? 'done').join(', '))
  const moved = (await balanceOf('EXP:ADJUST')) - adjusted
  assert.equal(moved, both[0].success ? 46_000n : 0n)
  const { rows } = await sql<{
    left: bigint
  }>`select left_over as left from cashier.receipt where id = ${fresh.id}`.execute(cash.house.parts.database.db)
  assert.equal(rows[0]!.left, 0n)
})

test('a day that is none, another brand’s, or without the right is not settled', async () => {
  const today = businessDate(cash.house.parts.clock.now(), 'Asia/Ho_Chi_Minh')
  const body = { how: 'EXPLAINED', unbacked: '0', suspense: '5' }
  for (const path of [
    '/recon/2020-01-01/DEMO-BANK/resolve',
    `/recon/${today}/NO-SUCH/resolve`,
    '/recon/x/DEMO-BANK/resolve',
  ])
    assert.equal((await desk('POST', path, body)).errorCode, 'SYS_NOT_FOUND', path)
  const [any] = await days()
  const abroad = await newPerson(cash.house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await resolve(any!, body, abroad)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await resolve(any!, body, checker)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await resolve(any!, { ...body, how: 'FORGET' })).errorCode, 'VAL_FIELD')
})
