import type { BillState } from '@senluna/kit/agents/pay/bill-states.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import { accountsOf } from './store/account-store.ts'
import type { BillRow } from './store/bill-store.ts'

type Said = Extract<BillState, 'PAID' | 'PARTIAL' | 'INSUFFICIENT' | 'DENIED' | 'ADJUSTED'>

/** What became of a bill. */
interface Became {
  state: Said
  paid?: Amount
  /** What it came to before it was corrected. */
  before?: Amount
  reason?: string
}

/**
 * Notifies who receives a bill of what became of it. Salaries that are paid several times a day
 * only say when one is corrected: their page has the rest.
 */
export async function publishBill(tx: Tx, bill: BillRow, became: Became, now: Instant): Promise<void> {
  const { kind, payer_id: payerId } = bill
  const isOften = kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY'
  if (isOften && became.state !== 'ADJUSTED') return
  const [payer] = payerId === null ? [] : await accountsOf(tx, [payerId])
  const { state, paid = amount(0n), before, reason } = became
  const payload = {
    billId: bill.id,
    kind,
    start: bill.period_start.toISOString(),
    endExclusive: bill.period_end.toISOString(),
    state,
    ...(payer && { payer: payer.userName }),
    due: bill.due.toString(),
    paid: paid.toString(),
    ...(before !== undefined && { before: before.toString() }),
    ...(reason && { reason }),
  }
  await emit(tx, now, { topic: 'billMoved', audience: bill.holder_id, payload })
}
