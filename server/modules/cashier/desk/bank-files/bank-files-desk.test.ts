import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { importBankFile, type bankFileOne, type BankFileRow } from '@senluna/contract/desk/money/bank-files.ts'
import type { DeskDeposit } from '@senluna/contract/desk/money/deposits.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { holds, type Somebody } from '../../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { relayed } from '../../../../testing/relayed.ts'
import {
  allocated,
  csvOf,
  letDiffer,
  newMember,
  openCash,
  opened,
  orderOf,
  releaser,
  sendFile,
  uploadFile,
  type Cash,
} from '../../deposits/testing/cash.ts'

let cash: Cash
let maker: Person
let checker: Person
let both: Person
beforeAll(async () => {
  cash = await openCash()
  maker = await newPerson(cash.house, ['FINANCE_MAKER'])
  both = await newPerson(cash.house, ['FINANCE_MAKER', 'FINANCE_CHECKER'])
  checker = await releaser(cash)
})
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const db = () => cash.house.parts.database.db
let refs = 0
const ref = () => `BF${String(++refs).padStart(6, '0')}`
const desk = <Value = Record<string, string>>(as: Person, method: string, path: string, body?: unknown) =>
  askDesk<Value>(cash.house, as, method, `/bo/v1${path}`, body)
const decide = (as: Person, id: string, verb = 'approve') => desk(as, 'POST', `/approvals/${id}/${verb}`, {})
const fileOf = async (id: string, as = checker) =>
  (await desk<ReplyOf<typeof bankFileOne>>(as, 'GET', `/bank-imports/${id}`)).value!
const receipts = async () =>
  (await sql<{ n: bigint }>`select count(*) as n from cashier.receipt`.execute(db())).rows[0]!.n

async function ordered(
  amount = '500000',
): Promise<{ who: Somebody; orderNo: string; content: string; before: bigint }> {
  const who = await newMember(cash)
  const before = await holds(cash.house, who)
  const order = await opened(cash, who, 'BANK_QR', amount)
  return { who, orderNo: order.orderNo, content: order.pay.content!, before }
}
const relate = (person: Person, who: Somebody) =>
  sql`insert into approvals.relation (staff_id, member_id) values (${person.id}, ${who.member.id})`.execute(db())

test('a file that one person uploads credits nothing, whatever they do with it', async () => {
  const { who, orderNo, content, before } = await ordered()
  const known = await receipts()
  const sent = await uploadFile(cash, both, csvOf([[500_000, content, ref()]]))
  assert.equal(sent.status, 202)
  await allocated(cash)
  assert.equal(await receipts(), known)
  assert.equal((await decide(both, sent.value!.approvalId)).errorCode, 'APPROVAL_OWN')
  await allocated(cash)
  assert.deepEqual(
    [(await orderOf(cash, who, orderNo)).state, await holds(cash.house, who)],
    ['PENDING_PAYMENT', before],
  )
  const file = await fileOf(sent.value!.importId)
  assert.deepEqual([file.state, file.credits, file.creditSum], ['WAITING', 1, '500000'])
  assert.deepEqual(
    file.rows.map(({ outcome, orderNo: named, asked }) => [outcome, named, asked]),
    [['CREDIT', orderNo, '500000']],
  )
})

test('another person releases it; its lines are allocated, once, and the log says who did what', async () => {
  const { who, content, before } = await ordered()
  const sent = await uploadFile(
    cash,
    maker,
    csvOf([
      [500_000, content, ref()],
      [3_000, 'nothing', ref()],
    ]),
  )
  const { approvalId, importId } = sent.value!
  assert.equal((await decide(checker, approvalId)).success, true)
  const news = await sql<{
    n: bigint
  }>`select count(*) as n from platform.outbox where topic = 'bankFileReleased'`.execute(db())
  assert.equal(news.rows[0]!.n, 1n, 'the job is woken')
  await relayed(cash.house.parts)
  await allocated(cash)
  await allocated(cash)
  assert.equal(await holds(cash.house, who), before + 500_000n)
  const { list } = (await desk<{ list: BankFileRow[] }>(checker, 'GET', '/bank-imports')).value!
  const file = list.find(({ id }) => id === importId)!
  assert.ok(file.channelName, 'a channel has its name beside its code')
  assert.notEqual(file.channelName, file.channel)
  assert.deepEqual(
    [file.state, file.done, file.uploadedBy !== file.decidedBy],
    ['RELEASED', { credited: 1, review: 0, suspense: 1, waiting: 0 }, true],
  )
  assert.equal((await fileOf(importId)).rows.length, 2)
  const { rows } = await sql<{ action: string }>`select action from audit.entry where object_id = ${importId}
    order by seq`.execute(db())
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['deposits.release.asked', 'deposits.release.approved', 'deposits.readFile'],
  )
})

test('released, its lines keep their numbers, and one that came by another file meanwhile stands as known', async () => {
  const shared: [number, string, string] = [7_000, 'both', ref()]
  const file = csvOf([[1_000, 'first', ref()], shared, [2_000, 'third', ref()]])
  const sent = await uploadFile(cash, maker, file)
  await sendFile(cash, maker, csvOf([shared]))
  assert.equal((await decide(checker, sent.value!.approvalId)).success, true)
  await allocated(cash)
  const { rows, incoming, sum } = await fileOf(sent.value!.importId)
  assert.deepEqual(
    rows.map(({ no, content, outcome }) => [no, content, outcome]),
    [
      [1, 'first', 'SUSPENSE'],
      [2, 'both', 'KNOWN'],
      [3, 'third', 'SUSPENSE'],
    ],
  )
  assert.deepEqual([incoming, sum], [2, '3000'])
})

test('refused or taken back, its lines never count, and can be uploaded again', async () => {
  for (const [as, verb] of [
    [checker, 'reject'],
    [maker, 'withdraw'],
  ] as const) {
    const { who, content, before } = await ordered()
    const file = csvOf([[500_000, content, ref()]])
    const sent = await uploadFile(cash, maker, file)
    assert.equal((await decide(as, sent.value!.approvalId, verb)).success, true)
    await allocated(cash)
    assert.equal(await holds(cash.house, who), before)
    assert.equal((await fileOf(sent.value!.importId)).state, 'REFUSED')
    assert.equal((await sendFile(cash, maker, file)).value!.credited, 1)
    assert.equal(await holds(cash.house, who), before + 500_000n)
  }
})

test('a line further from its order than the brand lets pass goes to review, and two people credit it', async () => {
  const { who, orderNo, content, before } = await ordered('50000')
  const sent = await sendFile(cash, maker, csvOf([[250_000_000, content, ref()]]))
  assert.deepEqual([sent.value!.credits, sent.value!.review], [0, 1])
  const order = await orderOf(cash, who, orderNo)
  assert.deepEqual([order.state, order.reason, await holds(cash.house, who)], ['REVIEW', 'AMOUNT', before])
  const { receipts: came } = (await desk<{ receipts: { id: string }[] }>(maker, 'GET', `/deposits/${orderNo}`)).value!
  const match = await desk(maker, 'POST', `/deposits/${orderNo}/match`, { receiptId: came[0]!.id })
  assert.equal(match.status, 202, 'nobody credits it alone')
  const part = await desk(maker, 'POST', `/deposits/${orderNo}/match`, { receiptId: came[0]!.id, amount: '60000' })
  assert.equal(part.errorCode, 'APPROVAL_OPEN', 'nor a part of it')
})

test('a brand may let a difference pass', async () => {
  await letDiffer(cash, '10000')
  for (const [came, credited] of [
    [490_000, 490_000n],
    [510_000, 510_000n],
    [489_999, 0n],
  ] as const) {
    const { who, content, before } = await ordered()
    await sendFile(cash, maker, csvOf([[came, content, ref()]]))
    assert.equal(await holds(cash.house, who), before + credited)
  }
  await letDiffer(cash, '0')
})

for (const [who, whose] of [
  ['uploaded', 0],
  ['released', 1],
] as const)
  test(`a line for a member related to who ${who} it goes to review; they credit it neither alone nor together`, async () => {
    const own = await newPerson(cash.house, ['FINANCE_MAKER', 'FINANCE_CHECKER'])
    const { who: member, orderNo, content, before } = await ordered()
    await relate(own, member)
    const people = [maker, checker].with(whose, own)
    const sent = await uploadFile(cash, people[0]!, csvOf([[500_000, content, ref()]]))
    if (whose === 0) assert.deepEqual(sent.value!.sample[0]!.reason, 'RELATED')
    assert.equal((await decide(people[1]!, sent.value!.approvalId)).success, true)
    await allocated(cash)
    const order = await orderOf(cash, member, orderNo)
    assert.deepEqual([order.state, order.reason, await holds(cash.house, member)], ['REVIEW', 'RELATED', before])
    const { receipts: came } = (await desk<{ receipts: { id: string }[] }>(maker, 'GET', `/deposits/${orderNo}`)).value!
    const match = (as: Person) => desk(as, 'POST', `/deposits/${orderNo}/match`, { receiptId: came[0]!.id })
    assert.equal((await match(own)).errorCode, 'APPROVAL_RELATED')
    const asked = await match(maker)
    assert.equal(asked.status, 202, 'a file that a relative vouches for is no evidence')
    assert.equal((await decide(own, asked.value!.approvalId!)).errorCode, 'APPROVAL_RELATED')
    assert.equal((await decide(both, asked.value!.approvalId!)).success, true)
    assert.equal(await holds(cash.house, member), before + 500_000n)
  })

test('a file is uploaded with a reason, by who may, and has something new', async () => {
  assert.ok(!('reasonless' in importBankFile))
  const file = csvOf([[1_000, 'x', ref()]])
  assert.equal((await uploadFile(cash, checker, file)).errorCode, 'AUTH_FORBIDDEN')
  await sendFile(cash, maker, file)
  assert.equal((await uploadFile(cash, maker, file)).errorCode, 'BANK_FILE_KNOWN')
  const abroad = await newPerson(cash.house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  const sent = await uploadFile(cash, maker, csvOf([[1_000, 'x', ref()]]))
  assert.equal((await desk(abroad, 'GET', `/bank-imports/${sent.value!.importId}`)).errorCode, 'SYS_NOT_FOUND')
  assert.deepEqual((await desk<{ list: unknown[] }>(abroad, 'GET', '/bank-imports')).value!.list, [])
  const list = await desk<{ list: DeskDeposit[] }>(maker, 'GET', '/bank-imports?after=x')
  assert.equal(list.errorCode, 'VAL_FIELD')
})

test('lines that came by another file meanwhile are left alone', async () => {
  const { who, content, before } = await ordered()
  const file = csvOf([[500_000, content, ref()]])
  const [first, second] = [await uploadFile(cash, maker, file), await uploadFile(cash, maker, file)]
  await decide(checker, first.value!.approvalId)
  assert.equal((await fileOf(second.value!.importId)).rows[0]!.outcome, 'KNOWN')
  await decide(checker, second.value!.approvalId)
  await allocated(cash)
  assert.equal(await holds(cash.house, who), before + 500_000n)
})

test('who only looks reads payers and their accounts masked, and finds nobody by their name', async () => {
  const support = await newPerson(cash.house, ['SUPPORT'])
  const finance = await newPerson(cash.house, ['FINANCE_MAKER'])
  const who = await newMember(cash)
  const order = await opened(cash, who, 'BANK_QR', '510000')
  await sendFile(cash, finance, csvOf([[510_000, order.pay.content!, 'MASK1', 'TRAN THI BI MAT']]))
  const read = (as: Person, path: string) => askDesk(cash.house, as, 'GET', `/bo/v1/${path}`)
  for (const path of [`deposits/${order.orderNo}`, 'suspense?state=MATCHED', 'suspense?search=MASK1']) {
    const masked = await read(support, path)
    if (masked.status === 200) assert.doesNotMatch(masked.text, /BI MAT|THI B/, path)
  }
  assert.match((await read(support, `deposits/${order.orderNo}`)).text, /T\*\*\* T\*\* B\* M\*\*/)
  assert.match((await read(finance, `deposits/${order.orderNo}`)).text, /TRAN THI BI MAT/)
})

test('a file of more than a bank moves is refused, and nothing of it breaks', async () => {
  const finance = await newPerson(cash.house, ['FINANCE_MAKER'])
  const lines = Array.from({ length: 4_000 }, (_, no) => ['900000000000000', 'nothing', `HUGE${no}`] as const)
  for (const path of ['/bo/v1/bank-lines/preview', '/bo/v1/bank-lines'])
    for (const file of [csvOf(lines), csvOf([[`1${'0'.repeat(16)}`, 'nothing', 'HUGE']])])
      assert.equal((await uploadFile(cash, finance, file, path)).errorCode, 'BANK_FILE_SUM')
})

test('a released file is read in the order of its lines', async () => {
  const amounts = Array.from({ length: 12 }, (_, nth) => 70_000 + nth)
  const sent = await uploadFile(cash, maker, csvOf(amounts.map((amount) => [amount, 'nothing', ref()])))
  assert.equal((await decide(checker, sent.value!.approvalId)).success, true)
  const { rows } = await fileOf(sent.value!.importId)
  assert.deepEqual(
    rows.map(({ no, amount }) => [no, amount]),
    amounts.map((amount, nth) => [nth + 1, String(amount)]),
  )
})
