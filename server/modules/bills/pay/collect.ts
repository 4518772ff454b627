import { assert } from '@senluna/kit/assert.ts'
import { billMayStep, paidAs } from '@senluna/kit/agents/pay/bill-states.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { eachRow, type ErrorLog } from '../../../platform/concurrency/attempt.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { publishBill } from '../publish-bill.ts'
import { heldArrears, leaveArrears, payersWithMoney, type ArrearsRow } from '../store/arrears-store.ts'
import { heldLine, stepBill } from '../store/payment-store.ts'
import { pay, takesMoney } from './move-money.ts'

const AT_ONCE = 100

/** Collects from everybody who owes and has money. Answers how many payers there were. */
export const collectArrears = ({ db, log }: { db: Db; log?: ErrorLog }, now: () => Instant): Promise<number> =>
  eachRow<Id<'member'>>({
    log,
    trouble: 'arrears could not be collected',
    kind: 'payer',
    keyOf: (payer) => payer,
    next: (tried) => payersWithMoney(db, AT_ONCE, tried),
    work: (payer) => db.transaction().execute((tx) => collectFrom(tx, payer, now())),
  })

/**
 * Pays what somebody owes from what it has, the oldest first, in the caller's transaction; what
 * reaches a payee pays what that one owes. Answers how much it was.
 */
export async function collectFrom(tx: Tx, payer: Id<'member'>, now: Instant): Promise<Amount> {
  let collected: bigint = 0n
  const payees = new Set<Id<'member'>>()
  for (const arrears of await heldArrears(tx, payer)) {
    if (await isVain(tx, arrears, now)) continue
    const paid = await collectOne(tx, arrears, now)
    // The wallet is empty: what is younger waits.
    if (paid === 0n) break
    collected += paid
    if (arrears.covered_at === null) payees.add(arrears.payee_id)
    if (paid < arrears.left_amount) break
  }
  for (const payee of payees) await collectFrom(tx, payee, now)
  return amount(collected)
}

/** Nothing is owed any more to an account that is closed: its claim ends, and is no burden. */
async function isVain(tx: Tx, arrears: ArrearsRow, now: Instant): Promise<boolean> {
  if (arrears.covered_at !== null || (await takesMoney(tx, arrears.payee_id))) return false
  const left = amount(0n)
  await leaveArrears(tx, arrears.line_id, { amount: amount(arrears.amount - arrears.left_amount), left }, now)
  return true
}

async function collectOne(tx: Tx, arrears: ArrearsRow, now: Instant): Promise<Amount> {
  const bill = await heldLine(tx, arrears.line_id)
  assert(bill, 'arrears are of a bill')
  // What the house paid in a payer's stead goes to the house.
  const isPayees = arrears.covered_at === null
  const { line_id: lineId, merchant_id: merchantCode, currency, payer_id: from, left_amount: units } = arrears
  const to = isPayees ? arrears.payee_id : null
  const paid = await pay(
    tx,
    { lineId, kind: bill.kind, what: 'ARREARS', merchantCode, currency, from, to, amount: units },
    now,
  )
  if (paid === 0n) return paid
  await leaveArrears(tx, lineId, { left: amount(units - paid) }, now)
  if (isPayees) {
    const sum = amount(bill.paid + paid)
    const state = paidAs(bill.due, sum)
    assert(billMayStep(bill.state, 'COLLECT', 'SYSTEM', state), `arrears of a bill that is ${bill.state}`)
    await stepBill(tx, bill, { state, paid: sum, paidAt: now })
    // Each small part would be a message of its own: the last one says that all is paid.
    if (state === 'PAID') await publishBill(tx, bill, { state, paid: sum }, now)
  }
  return paid
}
