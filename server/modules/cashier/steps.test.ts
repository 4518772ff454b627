import { randomBytes, randomUUID } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import { merchantCode as merchant } from '@senluna/kit/brand.ts'
import { instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { openForSteps, testSteps } from '../../testing/step-tests.ts'
import { depositByNo, type DepositRow } from './deposits/store/orders.ts'
import { stepDeposit, SYSTEM } from './deposits/store/order-changes.ts'
import { DEPOSIT_STEPS } from './deposits/steps.ts'
import { ACCOUNT_STEPS, type AccountState } from './payout-accounts/steps.ts'
import { partsOf, stepPart, type PartRow } from './payouts/store.ts'
import { PART_STEPS } from './payouts/steps.ts'
import { stepReceipt, type ReceiptRow } from './receipts/store.ts'
import { RECEIPT_STEPS } from './receipts/steps.ts'
import { orderByNo, stepWithdrawal, type OrderRow } from './withdrawals/store.ts'
import { WITHDRAWAL_STEPS } from './withdrawals/steps.ts'
import { stepAccount } from './payout-accounts/account-store.ts'

const db = openForSteps()
const NOW = instant(Date.UTC(2026, 10, 22, 8))
const AT = new Date(NOW)
const merchantCode = merchant('senluna')

const short = (uuid: string, prefix: string) => prefix + uuid.replaceAll('-', '').slice(0, 10).toUpperCase()

async function newChannel(on: Db): Promise<string> {
  const channelId = randomUUID()
  await sql`insert into cashier.deposit_channel (id, merchant_id, code, method, provider, name, least, most, fee_ppm, fee_fixed,
      expire_min, priority, quick, state, payee, settings, created_at, changed_at)
    values (${channelId}, ${merchantCode}, ${short(channelId, 'C')}, 'GATEWAY', 'sandbox', 'Sandbox', 1, 2, 0, 0, 15, 1, '{}', 'OPEN',
      '{}', '{}', ${AT}, ${AT})`.execute(on)
  return channelId
}

async function newAccount(on: Db, state: AccountState = 'ACTIVE', accountId: string = randomUUID()): Promise<string> {
  await sql`insert into payout.account (id, merchant_id, member_id, kind, bank_code, number, holder, state, usable_at, created_at)
    values (${accountId}, ${merchantCode}, ${randomUUID()}, 'BANK', '970436', ${accountId.slice(0, 12)}, 'NGUYEN VAN A', ${state},
      ${AT}, ${AT})`.execute(on)
  return accountId
}

async function newWithdrawal(on: Db, no: string, state = 'PAYING'): Promise<void> {
  await sql`insert into payout.withdrawal (no, merchant_id, member_id, currency, amount, fee, account_id, state, decision, score,
      auto_confirm_minutes, due_at, created_at)
    values (${no}, ${merchantCode}, ${randomUUID()}, 'VND', 1000, 0, ${await newAccount(on)}, ${state}, 'MANUAL', 0, 30, ${AT},
      ${AT})`.execute(on)
}

testSteps<DepositRow['state'], DepositRow>(db, {
  table: DEPOSIT_STEPS,
  key: 'order_no',
  nameOf: (uuid) => short(uuid, 'D'),
  put: async (on, state, orderNo) => {
    const credited = state === 'CREDITED'
    await sql`insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
        currency, request_key, asked, fee_ppm, fee_fixed, received, fee, main_part, locked_part, state, created_at, expires_at,
        changed_at, credited_at)
      values (${randomUUID()}, ${merchantCode}, ${orderNo}, ${randomUUID()}, 'anna', ${await newChannel(on)}, 'C', 'sandbox', 'GATEWAY',
        'VND', ${randomUUID()}, 1000, 0, 0, ${credited ? 1000 : null}, ${credited ? 0 : null}, ${credited ? 1000 : null},
        ${credited ? 0 : null}, ${state}, ${AT}, ${AT}, ${AT}, ${credited ? AT : null})`.execute(on)
  },
  read: async (on, orderNo) => (await depositByNo(on, merchantCode, orderNo))!,
  step: (tx, row, to) => {
    const PAID = amount(1000n)
    const amounts = to === 'CREDITED' ? { received: PAID, fee: amount(0n), mainPart: PAID, lockedPart: amount(0n) } : {}
    return stepDeposit(tx, row, to, 'matched', SYSTEM, NOW, amounts)
  },
})

testSteps<ReceiptRow['state'], Pick<ReceiptRow, 'id' | 'state' | 'deposit_id' | 'reason'>>(db, {
  table: RECEIPT_STEPS,
  key: 'id',
  put: async (on, state, receiptId) =>
    sql`insert into cashier.receipt (id, merchant_id, channel_id, source, key, booked_at, amount, currency, content, payer_name,
        payer_account, reference, state, left_over, created_at, changed_at)
      values (${receiptId}, ${merchantCode}, ${await newChannel(on)}, 'BANK', ${randomBytes(32)}, ${AT}, 1000, 'VND', '', '', '', '',
        ${state}, 0, ${AT}, ${AT})`.execute(on),
  read: async (on, receiptId) =>
    (await sql<ReceiptRow>`select * from cashier.receipt where id = ${receiptId}`.execute(on)).rows[0]!,
  step: (tx, row, to) => stepReceipt(tx, row, to, { leftOver: amount(7n) }, NOW),
})

testSteps<OrderRow['state'], OrderRow>(db, {
  table: WITHDRAWAL_STEPS,
  key: 'no',
  nameOf: (uuid) => short(uuid, 'WD'),
  put: (on, state, no) => newWithdrawal(on, no, state),
  read: async (on, no) => (await orderByNo(on, { merchantCode, no }))!,
  step: (tx, row, to) => stepWithdrawal(tx, row, to, { by: 'anna', dueAt: NOW }, NOW),
})

testSteps<PartRow['state'], PartRow>(db, {
  table: PART_STEPS,
  key: 'no',
  nameOf: (uuid) => short(uuid, 'WD'),
  put: async (on, state, no) => {
    await newWithdrawal(on, no)
    await sql`insert into payout.part (no, part, amount, channel_id, state, hold_key, send_key, made_at)
      values (${no}, 1, 1000, 'sandbox', ${state}, ${randomUUID()}, ${randomUUID()}, ${AT})`.execute(on)
  },
  read: async (on, no) => (await partsOf(on, [no]))[0]!,
  step: (tx, row, to) => stepPart(tx, row, to, { confirmedBy: 'STAFF', reason: 'because' }, NOW),
})

testSteps<AccountState, { id: Id<'payout-account'>; state: AccountState }>(db, {
  table: ACCOUNT_STEPS,
  key: 'id',
  put: (on, state, accountId) => newAccount(on, state, accountId),
  read: async (on, accountId) =>
    (
      await sql<{
        id: Id<'payout-account'>
        state: AccountState
      }>`select id, state from payout.account where id = ${accountId}`.execute(on)
    ).rows[0]!,
  step: (tx, row, to) => stepAccount(tx, row, to, NOW),
})
