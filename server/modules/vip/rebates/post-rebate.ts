import { amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { houseOf, KIND, move, REBATES, SOURCE, wallet } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { chargeOrLend, collectDebt, publishBalance } from '../../cashier/index.ts'
import { insertRebate, REBATE_STATE } from './rebate-store.ts'

type Payment = Omit<Parameters<typeof insertRebate>[1], 'state'>

/**
 * Posts a payment of a day's rebate, or takes back what was paid too much; what somebody no longer
 * has becomes a debt. A wallet that takes no money gets none, and the day is not tried again.
 */
export async function postRebate(tx: Tx, payment: Payment, isLocked: boolean, now: Instant): Promise<void> {
  const posted =
    payment.amount === 0n ||
    (payment.amount < 0n ? await takeBack(tx, payment, now) : !isLocked && (await give(tx, payment, now)))
  await insertRebate(tx, { ...payment, state: posted ? REBATE_STATE.POSTED : REBATE_STATE.REFUSED }, now)
  if (posted) await publishBalance(tx, payment.memberId, now)
}

const keyOf = ({ memberId, day, seq }: Payment): Id<'posting'> => derivedId('vip-rebate', memberId, day, String(seq))

async function give(tx: Tx, payment: Payment, now: Instant): Promise<boolean> {
  const { memberId: member_id, merchantCode: merchant_id, currency } = payment
  const key = keyOf(payment)
  const posted = await move(
    queryOf(tx),
    {
      key,
      source: SOURCE.VIP,
      kind: KIND.VIP_REBATE,
      amount: payment.amount,
      from: houseOf({ merchant_id, currency }, REBATES),
      to: wallet(member_id, 'MAIN'),
      at: now,
    },
    ['frozen', 'unknown_account', 'currency_mismatch'],
  )
  if (posted.status !== 'posted') return false
  await collectDebt(tx, { order: { id: key, member_id, merchant_id, currency }, at: now }, payment.amount)
  return true
}

async function takeBack(tx: Tx, payment: Payment, now: Instant): Promise<boolean> {
  const { memberId, merchantCode, currency } = payment
  const units = amount(0n - payment.amount)
  const posted = await chargeOrLend(
    tx,
    {
      memberId,
      merchantCode,
      currency,
      amount: units,
      kind: KIND.REBATE_TAKEN_BACK,
      source: SOURCE.VIP,
      to: REBATES,
      key: keyOf(payment),
    },
    now,
  )
  return posted.status === 'posted'
}
