import { assert } from '@senluna/kit/assert.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { billMayStep, paidAs } from '@senluna/kit/agents/pay/bill-states.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { addArrears, arrearsOf } from '../store/arrears-store.ts'
import { publishBill } from '../publish-bill.ts'
import { lockKind, type BillRow } from '../store/bill-store.ts'
import { heldIssued, nextIssued, stepBill } from '../store/payment-store.ts'
import { collectFrom } from './collect.ts'
import { giveBack, pay, takesMoney } from './move-money.ts'

/**
 * Pays the bills of a kind that were issued: from the top of the tree down, the oldest contract
 * first, each in a transaction of its own. A process that dies leaves the rest to the next. Answers
 * how many were paid, or as far as their payers had money.
 */
export async function payDue(db: Db, { merchantCode }: Brand, kind: ContractKind, now: Instant): Promise<number> {
  const refused: Id<'bill'>[] = []
  let paid = 0
  for (;;) {
    const next = await nextIssued(db, merchantCode, kind, refused)
    if (next.length === 0) return paid
    for (const id of next)
      await db.transaction().execute(async (tx) => {
        await lockKind(tx, merchantCode, kind)
        const bill = await heldIssued(tx, id, refused)
        if (!bill) return
        if (await payBill(tx, bill, now)) paid += 1
        else refused.push(id)
      })
  }
}

/**
 * Pays what an issued bill has still to pay. Answers false for a holder whose wallet takes nothing.
 */
async function payBill(tx: Tx, bill: BillRow, now: Instant): Promise<boolean> {
  const { line_id: lineId, kind, merchant_id: merchantCode, currency, holder_id: holder, payer_id: payer } = bill
  const line = { lineId, kind, merchantCode, currency }
  const open = (await arrearsOf(tx, lineId))?.left_amount ?? 0n
  const units = amount(bill.due - bill.paid - open)
  if (!(await takesMoney(tx, holder))) return false
  let paid: bigint = 0n
  if (units < 0n) paid = 0n - (await giveBack(tx, { ...line, holder, payer, amount: amount(0n - units) }, now))
  if (units > 0n) {
    const what = bill.version === 1 ? 'PAY' : 'ADJUST'
    paid = await pay(tx, { ...line, what, from: payer, to: holder, amount: units }, now)
    const short = amount(units - paid)
    if (short > 0n && payer !== null) {
      const row = {
        line_id: lineId,
        merchant_id: merchantCode,
        currency,
        payer_id: payer,
        payee_id: holder,
        amount: short,
      }
      await addArrears(tx, row, now)
    }
  }
  const sum = amount(bill.paid + paid)
  const state = paidAs(bill.due, sum)
  assert(billMayStep('ISSUED', 'PAY', 'SYSTEM', state), 'an issued bill is paid, in part or not')
  await stepBill(tx, bill, { state, paid: sum, ...(paid === 0n ? {} : { paidAt: now }) })
  if (state === 'PAID' || state === 'PARTIAL' || state === 'INSUFFICIENT')
    await publishBill(tx, bill, { state, paid: sum }, now)
  if (paid > 0n) await collectFrom(tx, holder, now)
  if (paid < 0n && payer !== null) await collectFrom(tx, payer, now)
  return true
}
