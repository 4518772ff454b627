import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, HOUR, later, MINUTE } from '@senluna/kit/time.ts'
import { expireApprovals } from '../modules/approvals/index.ts'
import { tendDeposits } from '../modules/cashier/index.ts'
import {
  allocated,
  csvOf,
  newMember,
  opened,
  openCash,
  orderOf,
  releaser,
  sendFile,
  uploadFile,
  type Cash,
} from '../modules/cashier/deposits/testing/cash.ts'
import { autoConfirm, sendParts } from '../modules/cashier/withdrawals/index.ts'
import { newPayee, openBank, withdraw, type Bank } from '../modules/cashier/withdrawals/testing/payouts.ts'
import { endSessionsOver } from '../modules/protection/index.ts'
import { holds, newSomebody, type Somebody } from '../modules/rounds/testing/house.ts'
import { eraseClosed } from '../modules/security/index.ts'
import { endUnusedSessions, removeExpiredTrials } from '../modules/sessions/index.ts'
import { askDesk, newPerson, type Person } from '../modules/staff/testing/desk.ts'
import { withFailures } from '../platform/concurrency/attempt.ts'
import { poison } from '../testing/poison.ts'

// Of several rows some can't be done: the others are, and the job says which ones were not.

let cash: Cash
let bank: Bank
beforeAll(async () => {
  ;[cash, bank] = [await openCash(), await openBank()]
  Object.assign(bank.withdrawals, { kycTierOf: async () => 2 })
})
afterAll(async () => {
  await cash.close()
  await bank.close()
})

const db = () => cash.house.parts.database.db
const now = () => cash.house.parts.clock.now()

const newMaker = (): Promise<Person> => newPerson(cash.house, ['FINANCE_MAKER'])

type PoisonedRow = readonly [table: string, column: string, value: string]

/** Runs a job while rows are poisoned: it says of these and no others that they failed. */
async function ranWith(rows: readonly PoisonedRow[], job: () => Promise<unknown>, url = cash.house.url) {
  const mended: (() => Promise<void>)[] = []
  for (const row of rows) mended.push(await poison(url, ...row))
  const { failures } = await withFailures(job)
  for (const mend of mended) await mend()
  assert.equal(failures.length, rows.length, failures.join('\n'))
  for (const failure of failures) assert.match(failure, /poisoned/)
}

const receiptOf = async (reference: string) => {
  const { rows } = await sql<{ id: string; state: string }>`select id, state from cashier.receipt
    where reference = ${reference}`.execute(db())
  return rows[0]!
}

test('a receipt that can’t be allocated stops no other, whether it names an order or none', async () => {
  const [first, second] = [await newMember(cash), await newMember(cash)]
  const orders = [await opened(cash, first, 'BANK_QR'), await opened(cash, second, 'BANK_QR')]
  const sent = await uploadFile(
    cash,
    await newMaker(),
    csvOf([
      [500_000, orders[0]!.pay.content!, 'P1'],
      [600, 'nothing', 'P2'],
      [500_000, orders[1]!.pay.content!, 'P3'],
      [700, 'nothing', 'P4'],
    ]),
  )
  await askDesk(cash.house, await releaser(cash), 'POST', `/bo/v1/approvals/${sent.value!.approvalId}/approve`, {})
  const ids = [(await receiptOf('P1')).id, (await receiptOf('P2')).id]
  await ranWith(
    ids.map((id) => ['cashier.receipt', 'id', id]),
    () => allocated(cash),
  )
  const states = async () => Promise.all(['P1', 'P2', 'P3', 'P4'].map(async (ref) => (await receiptOf(ref)).state))
  assert.deepEqual(await states(), ['NEW', 'NEW', 'MATCHED', 'SUSPENSE'])
  assert.equal((await orderOf(cash, second, orders[1]!.orderNo)).state, 'CREDITED')
  await allocated(cash)
  assert.deepEqual(await states(), ['MATCHED', 'SUSPENSE', 'MATCHED', 'SUSPENSE'], 'the next turn does them')
})

test('money that limits locked is let go for everybody but the one whose wallet fails', async () => {
  const people: Somebody[] = []
  const finance = await newMaker()
  for (const ref of ['P5', 'P6']) {
    const who = await newMember(cash)
    const order = await opened(cash, who, 'BANK_QR')
    await sql`insert into protection.member_limit (owner_id, kind, value, changed_at) values
      (${who.member.id}, 'depositDay', 300000, now())`.execute(db())
    await sendFile(cash, finance, csvOf([[500_000, order.pay.content!, ref]]))
    assert.equal(await holds(cash.house, who, 4), 200_000n)
    await sql`update cashier.deposit set credited_at = credited_at - interval '1 day'
      where order_no = ${order.orderNo}`.execute(db())
    people.push(who)
  }
  await ranWith([['ledger.account', 'owner_id', people[0]!.member.id]], () =>
    tendDeposits(cash.house.parts.deposits, now()),
  )
  assert.deepEqual(await Promise.all(people.map((who) => holds(cash.house, who, 4))), [200_000n, 0n])
})

test('an order that can’t be ended keeps no other open', async () => {
  const [first, second] = [await newMember(cash), await newMember(cash)]
  const orders = [await opened(cash, first, 'BANK_QR'), await opened(cash, second, 'BANK_QR')]
  cash.house.advance(2 * HOUR)
  await ranWith([['cashier.deposit', 'order_no', orders[0]!.orderNo]], () =>
    tendDeposits(cash.house.parts.deposits, now()),
  )
  const stateOf = async (orderNo: string) => {
    const { rows } = await sql<{
      state: string
    }>`select state from cashier.deposit where order_no = ${orderNo}`.execute(db())
    return rows[0]!.state
  }
  assert.deepEqual(
    [await stateOf(orders[0]!.orderNo), await stateOf(orders[1]!.orderNo)],
    ['PENDING_PAYMENT', 'EXPIRED'],
  )
})

test('sessions end for everybody but the one that fails: over by the day’s minutes, unused, of free play', async () => {
  const { parts } = cash.house
  const people = [await newSomebody(cash.house), await newSomebody(cash.house)]
  for (const { member } of people)
    await sql`insert into protection.guard (owner_id, merchant_id, session_ends_at)
      values (${member.id}, 'senluna', ${new Date(now())})
      on conflict (owner_id) do update set session_ends_at = excluded.session_ends_at`.execute(db())
  const openOf = async ({ member }: Somebody) => {
    const { rows } =
      await sql`select from sessions.session where member_id = ${member.id} and ended_at is null`.execute(db())
    return rows.length
  }
  await ranWith([['protection.guard', 'owner_id', people[0]!.member.id]], () =>
    endSessionsOver(parts.protection, now()),
  )
  assert.deepEqual([await openOf(people[0]!), await openOf(people[1]!)], [1, 0])

  const idle = [people[0]!, await newSomebody(cash.house)]
  cash.house.advance(HOUR)
  await ranWith([['sessions.session', 'member_id', idle[0]!.member.id]], () => endUnusedSessions(parts.sessions, now()))
  assert.deepEqual([await openOf(idle[0]!), await openOf(idle[1]!)], [1, 0])

  const trials = [await newSomebody(cash.house, 4), await newSomebody(cash.house, 4)]
  cash.house.advance(2 * DAY)
  await ranWith([['members.member', 'id', trials[0]!.member.id]], () => removeExpiredTrials(parts.sessions, now()))
  const { rows } = await sql<{ id: string }>`select id from members.member where type = 4`.execute(db())
  assert.deepEqual(
    rows.map(({ id }) => id),
    [trials[0]!.member.id],
  )
})

test('a closed account that can’t be erased keeps no other, the latest day’s neither', async () => {
  const ids: Id<'member'>[] = []
  for (let index = 0; index < 2; index++) ids.push((await newSomebody(cash.house)).member.id)
  for (const id of ids)
    await sql`insert into security.closure (member_id, merchant_id, closed_at, reason, given_up, currency, erase_at, forget_at)
      values (${id}, 'senluna', ${new Date(now())}, '', 0, 'VND', ${new Date(now())}, ${new Date(later(now(), DAY))})`.execute(
      db(),
    )
  await ranWith([['security.closure', 'member_id', ids[0]!]], () => eraseClosed(cash.house.parts.security, now()))
  const { rows } = await sql<{ member_id: string }>`select member_id from security.closure
    where erased_at is not null`.execute(db())
  assert.deepEqual(
    rows.map((row) => row.member_id),
    [ids[1]],
  )
})

test('a request that can’t be ended keeps no other waiting', async () => {
  const asked: string[] = []
  const finance = await newMaker()
  for (const ref of ['P7', 'P8'])
    asked.push((await uploadFile(cash, finance, csvOf([[500, 'nothing', ref]]))).value!.approvalId)
  cash.house.advance(30 * DAY)
  await ranWith([['approvals.approval', 'id', asked[0]!]], () =>
    expireApprovals(cash.house.parts.approvals, cash.house.parts.log, now()),
  )
  const { rows } = await sql<{ state: string }>`select state from approvals.approval
    where id = any (${asked}::uuid[]) order by id`.execute(db())
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['PENDING', 'EXPIRED'],
  )
})

test('a payment that can’t be sent or taken as received stops no other, however few are done at once', async () => {
  const { database, clock } = bank.parts
  const maker = await newPerson(bank, ['FINANCE_MAKER'])
  const nos: string[] = []
  for (let index = 0; index < 3; index++) {
    const { value, errorCode } = await withdraw(bank, await newPayee(bank), 1_000_000n)
    assert.equal(value?.state, 'REVIEW', errorCode)
    await askDesk(bank, maker, 'POST', `/bo/v1/withdrawals/${value.no}/approve`, {})
    bank.advance(1_000)
    nos.push(value.no)
  }
  const states = async () => {
    const { rows } = await sql<{ state: string }>`select state from payout.part
      where no = any (${nos}) order by array_position(${nos}::text[], no)`.execute(database.db)
    return rows.map(({ state }) => state)
  }
  await ranWith([['payout.part', 'no', nos[0]!]], () => sendParts(bank.withdrawals, clock.now(), 1), bank.url)
  assert.deepEqual(await states(), ['QUEUED', 'PAID', 'QUEUED'], 'the next one has its turn')
  for (let turn = 0; turn < 3; turn++) await sendParts(bank.withdrawals, clock.now())
  assert.deepEqual(await states(), ['PAID', 'PAID', 'PAID'])
  bank.advance(60 * MINUTE)
  await ranWith([['payout.part', 'no', nos[0]!]], () => autoConfirm(bank.withdrawals, clock.now(), 1), bank.url)
  assert.deepEqual(await states(), ['PAID', 'CONFIRMED', 'CONFIRMED'])
})
