import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { DeskChannel, DeskDeposit, Receipt } from '@senluna/contract/desk/money/deposits.ts'
import { holds } from '../../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { act, csvOf, newMember, openCash, opened, orderOf, sendFile, type Cash } from '../../deposits/testing/cash.ts'

let cash: Cash
let maker: Person
let checker: Person
let auditor: Person
beforeAll(async () => {
  cash = await openCash()
  maker = await newPerson(cash.house, ['FINANCE_MAKER', 'FINANCE_CHECKER'])
  checker = await newPerson(cash.house, ['FINANCE_CHECKER'])
  auditor = await newPerson(cash.house, ['AUDITOR'])
})
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const db = () => cash.house.parts.database.db
let refs = 0
const ref = () => `DK${String(++refs).padStart(6, '0')}`
const desk = <Value = Record<string, string>>(as: Person, method: string, path: string, body?: unknown) =>
  askDesk<Value>(cash.house, as, method, `/bo/v1${path}`, body)
const approve = (as: Person, id: string, verb = 'approve') => desk(as, 'POST', `/approvals/${id}/${verb}`, {})
const receiptOf = async (name: string): Promise<Receipt> => {
  const found = await desk<{ list: Receipt[] }>(maker, 'GET', `/suspense?search=${name}`)
  return found.value!.list[0]!
}
const inSuspense = async (amount: number, content = 'no content at all', payer = ''): Promise<Receipt> => {
  const name = ref()
  await sendFile(cash, maker, csvOf([[amount, content, name, payer]]))
  return receiptOf(name)
}

test('late money in review is credited by one person; the audit log knows', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'BANK_QR')
  await act(cash, who, order.orderNo, 'cancel')
  const name = ref()
  await sendFile(cash, maker, csvOf([[500_000, order.pay.content!, name]]))
  const details = await desk<{ receipts: Receipt[]; events: { what: string }[] }>(
    maker,
    'GET',
    `/deposits/${order.orderNo}`,
  )
  assert.equal(details.value!.receipts[0]!.left, '500000')
  const done = await desk(maker, 'POST', `/deposits/${order.orderNo}/match`, {
    receiptId: details.value!.receipts[0]!.id,
  })
  assert.deepEqual([done.status, done.value!.state], [200, 'CREDITED'])
  assert.equal(await holds(cash.house, who), before + 500_000n)
  const again = await desk(maker, 'POST', `/deposits/${order.orderNo}/match`, {
    receiptId: details.value!.receipts[0]!.id,
  })
  assert.equal(again.errorCode, 'BANK_LINE_STATE')
  const { rows } = await sql<{
    action: string
  }>`select action from audit.entry where object_id = ${order.orderNo} order by seq`.execute(db())
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['deposits.read', 'deposits.match'],
  )
})

test('a late card that holds more than was declared: the lower counts, and nothing of it stays in suspense', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const card = { telco: 'VIETTEL', declared: '50000', serial: '10001112223', code: '4443332221110' }
  const order = await opened(cash, who, 'SCRATCH', '50000', { card })
  await sql`update cashier.deposit set state = 'EXPIRED' where order_no = ${order.orderNo}`.execute(db())
  await cash.provider.act(cash.book.find(order.orderNo)!, 'approve', '100000')
  const details = await desk<{ receipts: Receipt[] }>(maker, 'GET', `/deposits/${order.orderNo}`)
  assert.equal(details.value!.receipts[0]!.left, '100000')
  const match = await desk(maker, 'POST', `/deposits/${order.orderNo}/match`, {
    receiptId: details.value!.receipts[0]!.id,
  })
  assert.equal(match.value!.state, 'CREDITED')
  assert.equal(await holds(cash.house, who), before + 12_500n, 'half of it is the penalty, a quarter the fee')
  assert.deepEqual(await cash.house.breaks(), [])
})

test('money without a word of its order needs a second person, who is not the first', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'BANK_QR')
  const receipt = await inSuspense(500_000)
  const details = await desk<{ candidates: Receipt[] }>(maker, 'GET', `/deposits/${order.orderNo}`)
  assert.ok(
    details.value!.candidates.some(({ id }) => id === receipt.id),
    'the same amount is offered',
  )
  const asked = await desk(maker, 'POST', `/deposits/${order.orderNo}/match`, { receiptId: receipt.id })
  assert.equal(asked.status, 202)
  assert.equal((await orderOf(cash, who, order.orderNo)).state, 'PENDING_PAYMENT')
  assert.equal((await approve(maker, asked.value!.approvalId!)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(checker, asked.value!.approvalId!)).success, true)
  assert.equal((await orderOf(cash, who, order.orderNo)).state, 'CREDITED')
  assert.equal(await holds(cash.house, who), before + 500_000n)
})

test('a line is split over two orders, and what is left goes back', async () => {
  const [a, b] = [await newMember(cash), await newMember(cash)]
  const receipt = await inSuspense(900_000)
  for (const [who, amount] of [
    [a, '300000'],
    [b, '500000'],
  ] as const) {
    const before = await holds(cash.house, who)
    const order = await opened(cash, who, 'BANK_QR', amount)
    const asked = await desk(maker, 'POST', `/deposits/${order.orderNo}/match`, { receiptId: receipt.id, amount })
    assert.equal((await approve(checker, asked.value!.approvalId!)).success, true)
    assert.equal(await holds(cash.house, who), before + BigInt(amount))
  }
  const back = (amount: string) =>
    desk(maker, 'POST', `/suspense/${receipt.id}/return`, { amount, note: 'sent back to payer' })
  assert.equal((await back('100001')).errorCode, 'BANK_LINE_STATE')
  const asked = await back('100000')
  assert.equal(asked.status, 202)
  assert.equal((await back('100000')).errorCode, 'APPROVAL_OPEN')
  await approve(checker, asked.value!.approvalId!)
  const { rows } = await sql<{
    state: string
    left_over: bigint
  }>`select state, left_over from cashier.receipt where id = ${receipt.id}`.execute(db())
  assert.deepEqual(rows, [{ state: 'RETURNED', left_over: 0n }])
  assert.equal((await back('1')).errorCode, 'BANK_LINE_STATE')
})

test('credit without money is for two; a line that comes later covers it and credits nothing', async () => {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'BANK_QR')
  const asked = await desk(maker, 'POST', `/deposits/${order.orderNo}/credit`, { amount: '500000' })
  assert.equal(asked.status, 202)
  await approve(checker, asked.value!.approvalId!)
  assert.equal(await holds(cash.house, who), before + 500_000n)
  const sent = await sendFile(cash, maker, csvOf([[500_000, order.pay.content!, ref()]]))
  assert.deepEqual([sent.value!.credited, sent.value!.suspense], [1, 0])
  assert.equal(await holds(cash.house, who), before + 500_000n)
  const third = await sendFile(cash, maker, csvOf([[500_000, order.pay.content!, ref()]]))
  assert.equal(third.value!.suspense, 1, 'and one more is one too many')
})

test('what has changed since it was asked for is not done', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  const asked = await desk(maker, 'POST', `/deposits/${order.orderNo}/credit`, { amount: '500000' })
  await sendFile(cash, maker, csvOf([[500_000, order.pay.content!, ref()]]))
  assert.equal(
    (await approve(checker, asked.value!.approvalId!)).errorCode,
    'APPROVAL_STATE',
    'it ended with the credit',
  )
  const late = await desk(maker, 'POST', `/deposits/${order.orderNo}/credit`, { amount: '500000' })
  assert.equal(late.errorCode, 'DEP_STATE')
})

test('an order is rejected with a reason; its money stays in suspense', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  const reject = () => desk(maker, 'POST', `/deposits/${order.orderNo}/reject`, { reason: 'WRONG_PROOF' })
  assert.equal((await reject()).errorCode, 'DEP_STATE')
  await act(cash, who, order.orderNo, 'paid')
  assert.equal((await reject()).value!.state, 'REJECTED')
  const shown = await orderOf(cash, who, order.orderNo)
  assert.deepEqual([shown.state, shown.reason], ['REJECTED', 'WRONG_PROOF'])
  const sent = await sendFile(cash, maker, csvOf([[500_000, order.pay.content!, ref()]]))
  assert.equal(sent.value!.suspense, 1)
})

test('the queue is the oldest first; filters narrow; the export is a table', async () => {
  const who = await newMember(cash)
  await opened(cash, await newMember(cash), 'BANK_QR')
  const order = await opened(cash, who, 'BANK_QR')
  const list = (query: string) => desk<{ list: DeskDeposit[]; next?: string }>(maker, 'GET', `/deposits?${query}`)
  const found = await list(`search=${order.orderNo}`)
  assert.deepEqual(
    found.value!.list.map(({ orderNo }) => orderNo),
    [order.orderNo],
  )
  assert.equal((await list(`search=${who.member.userName}&state=CREDITED`)).value!.list.length, 0)
  const queue = (await list('queue=waiting&pageSize=2')).value!
  assert.equal(queue.list.length, 2)
  assert.ok(queue.list[0]!.createdAt <= queue.list[1]!.createdAt)
  const more = (await list(`queue=waiting&pageSize=1&after=${(await list('queue=waiting&pageSize=1')).value!.next}`))
    .value!
  assert.equal(more.list[0]!.orderNo, queue.list[1]!.orderNo)
  assert.equal((await list('after=nonsense')).errorCode, 'VAL_FIELD')
  const table = await desk<{ csv: string; rows: number }>(maker, 'POST', `/deposits/export?search=${order.orderNo}`)
  assert.deepEqual([table.value!.rows, table.value!.csv.includes(order.orderNo)], [1, true])
  const looks = await sql<{ action: string }>`select action from audit.entry where actor_id = ${maker.id}
    and object_kind in ('deposits', 'list') order by seq desc limit 2`.execute(db())
  assert.deepEqual(
    looks.rows.map(({ action }) => action),
    ['deposits.export', 'deposits.list'],
    'who looked at whose orders is written down, once',
  )
})

test('channels: the name by one, with the version that was read; the fee and the account by two', async () => {
  const channels = async () => (await desk<{ list: DeskChannel[] }>(maker, 'GET', '/deposit-channels')).value!.list
  const bank = (await channels()).find(({ code }) => code === 'DEMO-BANK')!
  const { id, code, method, provider, usedToday, reachable, changedAt, bankName, payee, chain, currency, ...fields } =
    bank
  void [code, method, provider, usedToday, reachable, changedAt, bankName, chain, currency]
  const change = (more: object) => desk<DeskChannel>(maker, 'PATCH', `/deposit-channels/${id}`, { ...fields, ...more })
  assert.equal((await change({ least: '2000', most: '1000' })).errorCode, 'DEP_LIMIT')
  assert.equal((await change({ vndPerUsdt: '25000' })).errorCode, 'VAL_FIELD')
  assert.equal((await change({ name: 'Bank' })).value!.name, 'Bank')
  assert.equal((await change({ name: 'Other' })).errorCode, 'DEP_STATE', 'somebody was quicker')
  const fee = await change({ feePpm: 1_000, version: fields.version + 1 })
  assert.deepEqual([fee.status, (await channels()).find((channel) => channel.id === id)!.feePpm], [202, 0])
  await approve(checker, (fee.value as unknown as { approvalId: string }).approvalId)
  assert.equal((await channels()).find((channel) => channel.id === id)!.feePpm, 1_000)
  const rotate = (body: object) => desk(maker, 'POST', `/deposit-channels/${id}/account`, body)
  assert.equal((await change({ quick: [fields.most, '1'], version: fields.version + 2 })).errorCode, 'VAL_FIELD')
  assert.equal((await rotate({ ...payee, account: '1' })).errorCode, 'VAL_FIELD')
  assert.equal((await rotate({ ...payee, bankBin: '970436' })).errorCode, 'VAL_FIELD', 'real money on play money')
  const asked = await rotate({ ...payee, account: '999888777' })
  await approve(checker, asked.value!.approvalId!)
  assert.equal((await channels()).find((channel) => channel.id === id)!.payee!.account, '999888777')
  const who = await newMember(cash)
  assert.equal((await opened(cash, who, 'BANK_QR')).pay.account, '999888777')
})

test('files that are none are refused with their line, and nothing is written', async () => {
  const count = async () =>
    (await sql<{ n: bigint }>`select count(*) as n from cashier.receipt`.execute(db())).rows[0]!.n
  const before = await count()
  for (const [file, code] of [
    [csvOf([[1_000, '=1+1', ref()]]), 'BANK_FILE_FORMULA'],
    [Buffer.from([0x64, 0xff, 0xfe]), 'BANK_FILE_ENCODING'],
    ['date,amount,content\n' + '2026-11-21,1000,x\n'.repeat(100_000), 'BANK_FILE_SIZE'],
    [Buffer.alloc(5 * 1024 * 1024, 0x20), 'BANK_FILE_SIZE'],
    ['nothing of the kind', 'BANK_FILE_FORMAT'],
    ['', 'BANK_FILE_FORMAT'],
  ] as const) {
    assert.equal((await sendFile(cash, maker, file, 'preview')).errorCode, code)
    assert.equal((await sendFile(cash, maker, file)).errorCode, code)
  }
  assert.equal(
    (await sendFile(cash, maker, csvOf([[1_000, 'x', ref()]]), 'import', randomUUID())).errorCode,
    'SYS_NOT_FOUND',
  )
  assert.equal(await count(), before)
})

test('who may only look changes nothing; another brand sees nothing', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR')
  const receipt = await inSuspense(500_000)
  const calls = [
    ['POST', `/deposits/${order.orderNo}/match`, { receiptId: receipt.id }],
    ['POST', `/deposits/${order.orderNo}/credit`, { amount: '500000' }],
    ['POST', `/deposits/${order.orderNo}/reject`, { reason: 'NOT_RECEIVED' }],
    ['POST', `/deposits/${order.orderNo}/resume`, undefined],
    ['POST', `/suspense/${receipt.id}/return`, { amount: '1', note: 'a note' }],
  ] as const
  const abroad = await newPerson(cash.house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  for (const [method, path, body] of calls) {
    assert.equal((await desk(auditor, method, path, body)).errorCode, 'AUTH_FORBIDDEN')
    assert.equal((await desk(abroad, method, path, body)).errorCode, 'SYS_NOT_FOUND')
  }
  assert.equal((await sendFile(cash, auditor, csvOf([[1, 'x', ref()]]))).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await desk(auditor, 'GET', `/deposits/${order.orderNo}`)).success, true)
  assert.equal((await desk(abroad, 'GET', `/deposits/${order.orderNo}`)).errorCode, 'SYS_NOT_FOUND')
})
