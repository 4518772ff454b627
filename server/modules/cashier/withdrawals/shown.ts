import type { ImageRef } from '@senluna/contract/site/files.ts'
import type { Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import { instant, iso, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { filesById, imageRef } from '../../files/index.ts'
import { BANKS } from '@senluna/kit/cashier/banks.ts'
import { maskedNumber } from '../payout-accounts/account-number.ts'
import { progressOf } from '@senluna/kit/cashier/withdrawal-progress.ts'
import { partsOf, type PartRow } from '../payouts/store.ts'
import type { OrderRow } from './store.ts'

/** States in which nothing will come any more. */
const OVER = new Set(['REJECTED', 'FAILED'])

export const bankName = (code: string | null): string | undefined => (code === null ? undefined : (BANKS[code] ?? code))

/** A part as the rule takes it. */
export const progressPart = (part: PartRow) => ({
  amount: part.amount,
  status: part.state,
  paidAt: part.paid_at?.getTime(),
})

/** Orders as their members see them, with pictures of the payments. */
export async function shownOrders(db: Db | Tx, orders: readonly OrderRow[], now: Instant): Promise<Withdrawal[]> {
  const parts = await partsOf(
    db,
    orders.map(({ no }) => no),
  )
  const [first] = orders
  if (!first) return []
  const files = parts.flatMap(({ proof_file: file }) => (file === null ? [] : [file]))
  const proofs = new Map((await filesById(db as Db, first.merchant_id, files)).map((file) => [file.id, imageRef(file)]))
  return orders.map((order) =>
    shownOrder(
      order,
      parts.filter(({ no }) => no === order.no),
      proofs,
      now,
    ),
  )
}

function shownOrder(
  order: OrderRow,
  parts: readonly PartRow[],
  proofs: ReadonlyMap<string, ImageRef>,
  now: Instant,
): Withdrawal {
  const net = order.amount - order.fee
  const minutes = order.auto_confirm_minutes
  const { receivedAmount, remainingAmount } = progressOf(net - order.returned, parts.map(progressPart), minutes, now)
  return {
    no: order.no,
    amount: order.amount.toString(),
    fee: order.fee.toString(),
    net: net.toString(),
    receivedAmount: receivedAmount.toString(),
    remainingAmount: (OVER.has(order.state) ? 0n : remainingAmount).toString(),
    returnedAmount: order.returned.toString(),
    state: order.state,
    from: order.wallet === WALLET.LOCKED ? 'LOCKED' : 'MAIN',
    account: {
      kind: order.kind,
      ...(order.bank_code === null ? {} : { bank: bankName(order.bank_code)! }),
      masked: maskedNumber(order.kind, order.number),
    },
    parts: parts.map((part) => shownPart(part, minutes, proofs)),
    autoConfirmMinutes: minutes,
    dueAt: order.due_at.toISOString(),
    missing: order.missing,
    ...(order.reason === null ? {} : { reason: order.reason }),
    createdAt: order.created_at.toISOString(),
  }
}

function shownPart(part: PartRow, minutes: number, proofs: ReadonlyMap<string, ImageRef>): Withdrawal['parts'][number] {
  const proof = part.proof_file === null ? undefined : proofs.get(part.proof_file)
  const autoConfirm = part.state === 'PAID' && part.paid_at !== null
  return {
    part: part.part,
    amount: part.amount.toString(),
    status: part.state,
    ...(proof ? { proofImage: proof } : {}),
    ...(part.bank_ref === null ? {} : { bankRef: part.bank_ref }),
    ...(part.paid_at === null ? {} : { paidAt: part.paid_at.toISOString() }),
    ...(autoConfirm ? { autoConfirmAt: iso(later(instant(part.paid_at!.getTime()), minutes * MINUTE)) } : {}),
  }
}
