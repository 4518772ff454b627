import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { Receipt } from '@senluna/contract/desk/money/deposits.ts'
import type { AccountLine, ChannelDay, ReconCase } from '@senluna/contract/desk/money/reconciliation.ts'
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
const dayOf = async (which: (day: ChannelDay) => boolean) => (await days()).find(which)!
const open = ({ id, difference }: ChannelDay, as = maker) =>
  desk<ReconCase>('POST', '/recon-cases', { kind: 'BANK', about: id, difference }, as)
const close = (id: string, how: string, as = maker) => desk('POST', `/recon-cases/${id}/close`, { how }, as)
/** A day's difference opened as a case and closed by two. */
async function settled(day: ChannelDay, how: string) {
  const asked = await close((await open(day)).value!.id, how)
  return agree(asked.value!.approvalId!)
}
const balanceOf = async (account: string): Promise<bigint> => {
  const { list } = (await desk<{ list: AccountLine[] }>('GET', '/recon/balance')).value!
  return BigInt(list.find((item) => item.account === account && item.currency.code === 'XVD')?.balance ?? '0')
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
  const lost = await dayOf((day) => day.unbacked === '300000')
  assert.equal(typeof lost.channelName, 'string')
  assert.notEqual(lost.channelName, lost.channel, 'a channel has its name beside its code')
  assert.equal((await open({ ...lost, difference: '1' })).errorCode, 'APPROVAL_STALE')
  const made = await open(lost)
  assert.equal(made.value?.difference, lost.difference)
  assert.equal((await open(lost)).errorCode, 'APPROVAL_OPEN')
  assert.equal((await dayOf((day) => day.id === lost.id)).case?.state, 'OPEN')
  const asked = await close(made.value.id, 'WRITTEN_OFF')
  assert.equal(asked.status, 202)
  assert.equal((await close(made.value.id, 'EXPLAINED')).errorCode, 'APPROVAL_OPEN')
  assert.equal((await agree(asked.value!.approvalId!, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal(await balanceOf('EXP:ADJUST'), adjusted, 'nothing has moved yet')
  assert.equal((await agree(asked.value!.approvalId!)).success, true)

  const rest = (await days()).find((day) => day.suspense === '70000')
  if (rest) await settled(rest, 'WRITTEN_OFF')
  assert.equal(await balanceOf('CASH:DEMO-BANK'), bank + 300_000n)
  assert.equal(await balanceOf('EXP:ADJUST'), adjusted - 300_000n + 70_000n)
  const done = (await days()).find(({ id }) => id === lost.id)!
  assert.deepEqual(
    [done.state, done.unbacked, done.resolved?.how, done.case?.state],
    ['CLEAR', '0', 'WRITTEN_OFF', 'WRITTEN_OFF'],
  )
  assert.equal((await open(done)).errorCode, 'APPROVAL_STALE', 'nothing is left to look into')
  const again = await desk('POST', `/suspense/${receipt.id}/return`, { amount: '70000', note: 'too late now' })
  assert.equal(again.errorCode, 'BANK_LINE_STATE')
  const order = await desk<{ events: { what: string }[] }>('GET', `/deposits/${orderNo}`)
  assert.equal(order.value!.events.at(-1)!.what, 'writtenOff')
})

test('an explained day is clear while the difference is the same, and moves no money', async () => {
  await suspend(40_000)
  const before = await balanceOf('EXP:ADJUST')
  const differs = await dayOf((day) => day.suspense === '40000')
  await settled(differs, 'EXPLAINED')
  const explained = await dayOf((day) => day.id === differs.id)
  assert.deepEqual([explained.state, explained.suspense, explained.resolved?.how], ['CLEAR', '40000', 'EXPLAINED'])
  assert.equal(explained.resolved?.reason, 'a test')
  assert.equal(await balanceOf('EXP:ADJUST'), before)
  await suspend(1_000)
  assert.equal((await dayOf((day) => day.id === differs.id)).state, 'DIFFERS', 'another difference is another question')
})

test('what moved meanwhile is not written off, only explained: the day is open again', async () => {
  const differs = await dayOf((day) => day.suspense === '41000')
  const made = await open(differs)
  const asked = await close(made.value!.id, 'WRITTEN_OFF')
  await suspend(2_000)
  assert.equal((await agree(asked.value!.approvalId!)).errorCode, 'APPROVAL_STALE')
  await desk('POST', `/approvals/${asked.value!.approvalId}/withdraw`, {})
  const closing = await close(made.value!.id, 'EXPLAINED')
  assert.equal((await agree(closing.value!.approvalId!)).success, true)
  const now = await dayOf((day) => day.id === differs.id)
  assert.deepEqual([now.state, now.suspense, now.resolved?.suspense], ['DIFFERS', '43000', '41000'])
})

test('missing and too much that come to the same difference are another case', async () => {
  const differs = await dayOf((day) => day.suspense === '43000')
  const made = await open(differs)
  const asked = await close(made.value!.id, 'WRITTEN_OFF')
  await credited('300000')
  await suspend(300_000)
  const now = (await days()).filter((day) => day.id === differs.id || day.unbacked !== '0' || day.suspense !== '0')
  const total = now.reduce((sum, item) => sum + BigInt(item.difference), 0n)
  assert.equal(total, BigInt(differs.difference))
  if (now.length === 1) assert.equal((await agree(asked.value!.approvalId!)).errorCode, 'APPROVAL_STALE')
  await desk('POST', `/approvals/${asked.value!.approvalId}/withdraw`, {})
  const closing = await close(made.value!.id, 'EXPLAINED')
  await agree(closing.value!.approvalId!)
})

test('of a write-off and a return at once one holds', async () => {
  const fresh = await suspend(5_000)
  const differs = await dayOf((day) => BigInt(day.suspense) >= 5_000n)
  const made = (await open(differs)).value!
  const off = await close(made.id, 'WRITTEN_OFF')
  const back = await desk('POST', `/suspense/${fresh.id}/return`, { amount: '5000', note: 'to its payer' })
  const adjusted = await balanceOf('EXP:ADJUST')
  const both = await Promise.all([agree(off.value!.approvalId!), agree(back.value!.approvalId!)])
  const held = both.filter((item) => item.success)
  assert.equal(held.length, 1, both.map((item) => item.errorCode ?? 'done').join(', '))
  const moved = (await balanceOf('EXP:ADJUST')) - adjusted
  assert.equal(moved, both[0].success ? BigInt(differs.difference) : 0n)
  const { rows } = await sql<{
    left: bigint
  }>`select left_over as left from cashier.receipt where id = ${fresh.id}`.execute(cash.house.parts.database.db)
  assert.equal(rows[0]!.left, 0n)
  // Where the return was first the case is still open, and the day is the next test's.
  if (both[0].success) return
  await desk('POST', `/approvals/${off.value!.approvalId!}/reject`, {}, checker)
  assert.equal((await agree((await close(made.id, 'EXPLAINED')).value!.approvalId!)).success, true)
})

test('a day that is none, another brand’s, or without the right is not opened', async () => {
  const today = businessDate(cash.house.parts.clock.now(), 'Asia/Ho_Chi_Minh')
  for (const about of ['2020-01-01/DEMO-BANK', `${today}/NO-SUCH`, 'x/DEMO-BANK', '2026-99-99/DEMO-BANK', ''])
    assert.equal(
      (await desk('POST', '/recon-cases', { kind: 'BANK', about, difference: '5' })).errorCode,
      'SYS_NOT_FOUND',
      about,
    )
  const [any] = await days()
  const abroad = await newPerson(cash.house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await open(any!, abroad)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await open(any!, checker)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal(
    (await desk('POST', '/recon-cases', { kind: 'BANK', about: any!.id, difference: '1.5' })).errorCode,
    'VAL_FIELD',
  )
})

test('who is related to a player of the day, or has the name of one who paid, opens and closes no case of it', async () => {
  const { db } = cash.house.parts.database
  const [payer, namesake] = [await newMember(cash), await newMember(cash)]
  const relatives: Person[] = []
  for (const { member } of [payer, namesake]) {
    const person = await newPerson(cash.house, ['FINANCE_MAKER', 'FINANCE_CHECKER'])
    await sql`insert into approvals.relation (staff_id, member_id) values (${person.id}, ${member.id})`.execute(db)
    relatives.push(person)
  }
  await sql`update members.member set profile = profile || '{"payeeName":"Lê Thị Ngọc"}' where id = ${namesake.member.id}`.execute(
    db,
  )
  const order = await opened(cash, payer, 'BANK_QR', '440000')
  const credit = await desk('POST', `/deposits/${order.orderNo}/credit`, { amount: '440000' })
  await agree(credit.value!.approvalId!)
  await sendFile(cash, maker, csvOf([[81_000, 'no content', 'RS-NAMESAKE', 'LE THI NGOC']]))
  const on = (day: string) => dayOf(({ id }) => id === `${day}/DEMO-BANK`)
  const [unbacked, suspended] = [
    await on(businessDate(cash.house.parts.clock.now(), 'Asia/Ho_Chi_Minh')),
    await on('2026-11-21'),
  ]
  for (const [day, relative] of [
    [unbacked, relatives[0]!],
    [suspended, relatives[1]!],
  ] as const) {
    assert.equal((await open(day, relative)).errorCode, 'APPROVAL_RELATED')
    const found = (await open(day)).value!
    assert.equal((await close(found.id, 'EXPLAINED', relative)).errorCode, 'APPROVAL_RELATED')
    const asked = await close(found.id, 'EXPLAINED')
    assert.equal((await agree(asked.value!.approvalId!, relative)).errorCode, 'APPROVAL_RELATED')
    assert.equal((await agree(asked.value!.approvalId!)).success, true)
  }
})
