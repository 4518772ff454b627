import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { DeskWithdrawal } from '@senluna/contract/desk/money/withdrawals.ts'
import type { MoneyRow } from '@senluna/contract/desk/reports.ts'
import type { Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import { sendParts } from '../../cashier/payouts/pay.ts'
import { act, csvOf, newMember, openCash, opened, sendFile, type Cash } from '../../cashier/deposits/testing/cash.ts'
import { newPayee, payingFrom, withdraw, type Bank } from '../../cashier/withdrawals/testing/payouts.ts'
import { askAs } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { readReport } from '../testing/reporting.ts'

let cash: Cash
let bank: Bank
let maker: Person
beforeAll(async () => {
  cash = await openCash()
  bank = await payingFrom(cash.house)
  maker = await newPerson(bank, ['FINANCE_MAKER', 'FINANCE_CHECKER'])
  Object.assign(bank.withdrawals, { kycTierOf: async () => 3 })
  await sql`insert into settings.setting (merchant_id, key, value, updated_at)
    values ('senluna', 'withdraw', '{"freeCount":0}', ${new Date(now())})`.execute(db())
  bank.advance(2_000)
})
afterAll(async () => {
  assert.deepEqual(await bank.breaks(), [])
  await cash.close()
})

const now = () => bank.parts.clock.now()
const db = () => bank.parts.database.db
const sum = (rows: readonly MoneyRow[], figure: (row: MoneyRow) => string) =>
  rows.reduce((total, row) => total + BigInt(figure(row)), 0n)

/** What has come in by the house's accounts with such a name, less what went out. */
async function houseHolds(like: string): Promise<bigint> {
  const { rows } = await sql<{ held: string }>`select coalesce(sum(balance), 0)::text as held from ledger.for_house
    where merchant_id = 'senluna' and code like ${like}`.execute(db())
  return BigInt(rows[0]!.held)
}

async function sent(units: bigint): Promise<{ who: Awaited<ReturnType<typeof newPayee>>; no: string }> {
  const who = await newPayee(bank, 20_000_000n)
  const ordered = await withdraw(bank, who, units)
  assert.equal(ordered.errorCode, undefined)
  const { no } = ordered.value!
  const approved = await askDesk<DeskWithdrawal>(bank, maker, 'POST', `/bo/v1/withdrawals/${no}/approve`, {})
  assert.equal(approved.errorCode, undefined)
  await sendParts(bank.withdrawals, now())
  return { who, no }
}

test('deposits and payouts, with their fees, come to what the house’s accounts say, disputed ones too', async () => {
  const player = await newMember(cash)
  const byBank = await opened(cash, player, 'BANK_QR')
  await sendFile(cash, maker, csvOf([[500_000, byBank.pay.content!, 'MR000001']]))
  const card = { telco: 'VIETTEL', declared: '50000', serial: '10001112223', code: '4443332221110' }
  const byCard = await opened(cash, player, 'SCRATCH', '50000', { card })
  await cash.provider.act(cash.book.find(byCard.orderNo)!, 'approve', '50000')
  const left = await opened(cash, player, 'BANK_QR', '700000')
  await act(cash, player, left.orderNo, 'cancel')

  const received = await sent(2_000_000n)
  await askAs(bank, received.who, 'POST', `/wps/v2/withdraw/orders/${received.no}/parts/1/confirm`)
  const disputed = await sent(3_000_000n)
  const reason = { reason: 'Nothing came' }
  await askAs<Withdrawal>(bank, disputed.who, 'POST', `/wps/v2/withdraw/orders/${disputed.no}/parts/1/dispute`, reason)

  const list = await readReport<MoneyRow>(bank, 'money')
  const [rows, totals] = [list.filter(({ total }) => !total), list.filter(({ total }) => total)]
  const [paidIn, paidOut] = (['IN', 'OUT'] as const).map((way) => totals.filter(({ direction }) => direction === way))
  for (const way of ['IN', 'OUT'] as const)
    for (const figure of ['amount', 'fee'] as const)
      assert.equal(
        sum(
          rows.filter(({ direction }) => direction === way),
          (row) => row[figure],
        ),
        sum(way === 'IN' ? paidIn! : paidOut!, (row) => row[figure]),
      )
  assert.deepEqual([paidIn![0]!.asked, paidIn![0]!.done, paidIn![0]!.failed], [3, 2, 1])
  assert.deepEqual([paidOut![0]!.asked, paidOut![0]!.done], [2, 2])
  const cashHeld = -(await houseHolds('CASH:%'))
  assert.equal(sum(paidIn!, ({ amount }) => amount) - sum(paidOut!, ({ amount }) => amount), cashHeld)
  const fees = sum(totals, ({ fee }) => fee)
  assert.equal(fees, await houseHolds('REV:FEE'))
  assert.ok(sum(paidIn!, ({ fee }) => fee) > 0n && sum(paidOut!, ({ fee }) => fee) > 0n, 'both ways have a fee')
})
