import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { ADJUSTMENTS, cashAccount, house, KIND, moveAll, SOURCE, type Movement } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { treasuryWallet } from '../../wallet/index.ts'
import { addUse, stepReceipt, type ReceiptRow } from './store.ts'
import { addEvent, noteBacked, type Actor } from '../deposits/store/order-changes.ts'
import type { DepositRow } from '../deposits/store/orders.ts'
import { type ChannelSpan, heldReceipts, heldOrders } from './queries/held.ts'

/**
 * Writes off what is left of a day of a channel: orders that were credited without money become a
 * loss, money that nobody claims a gain. Answers how much of both.
 *
 * Refuses BANK_LINE_STATE while an order with some of that money is looked at.
 */
export async function writeOffDay(
  tx: Tx,
  brand: Brand,
  span: ChannelSpan,
  by: Actor,
  now: Instant,
): Promise<{ unbacked: Amount; suspense: Amount }> {
  const receipts = await heldReceipts(tx, brand.merchantCode, span)
  const orders = await heldOrders(tx, brand.merchantCode, span)
  if (receipts.some(({ state }) => state !== 'SUSPENSE')) throw new Refusal('BANK_LINE_STATE')
  const query = queryOf(tx)
  const { merchantCode, currency } = brand
  const wallet = await treasuryWallet(query, merchantCode, 'SUSPENSE', currency.code, now)
  const [loss, cash] = [house(brand, ADJUSTMENTS), house(brand, cashAccount(span.channel))]
  const kind = KIND.DEPOSIT_CORRECTION
  const movements: Movement[] = [
    ...receipts.map(({ id, left_over: left }) => ({
      key: derivedId<'posting'>('write-off-receipt', id),
      source: SOURCE.DEPOSIT,
      steps: [{ kind, amount: amount(left), from: wallet, to: loss }],
    })),
    // The house pays in what the bank never had: it goes through the treasury, which is as it was
    // afterwards.
    ...orders.map(({ id, received }) => ({
      key: derivedId<'posting'>('write-off-order', id),
      source: SOURCE.DEPOSIT,
      steps: [
        { kind, amount: amount(received ?? 0n), from: loss, to: wallet },
        { kind, amount: amount(received ?? 0n), from: wallet, to: cash },
      ],
    })),
  ]
  // One after the other: they are all of one wallet.
  for (const movement of movements) await moveAll(query, [movement], now)
  await closeAll(tx, receipts, orders, by, now)
  return {
    unbacked: amount(orders.reduce((sum, { received }) => sum + (received ?? 0n), 0n)),
    suspense: amount(receipts.reduce((sum, { left_over: left }) => sum + left, 0n)),
  }
}

async function closeAll(
  tx: Tx,
  receipts: readonly ReceiptRow[],
  orders: readonly DepositRow[],
  by: Actor,
  now: Instant,
): Promise<void> {
  for (const receipt of receipts) {
    const use = { receiptId: receipt.id, kind: 'WRITE_OFF' as const, amount: receipt.left_over }
    await addUse(tx, { ...use, depositId: receipt.deposit_id, staffName: by.name }, now)
    await stepReceipt(tx, receipt, 'WRITTEN_OFF', { leftOver: amount(0n) }, now)
  }
  for (const order of orders) {
    await noteBacked(tx, order.id, now)
    await addEvent(tx, order.id, { from: order.state, to: order.state, by, what: 'writtenOff' }, now)
  }
}
