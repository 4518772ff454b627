import { contentsIn, prefixOf } from '@senluna/kit/cashier/transfer-content.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Deposits } from '../deposits/deps.ts'
import { SYSTEM } from '../deposits/store/order-changes.ts'
import { allocateReceipt, suspendUnnamed } from './allocate.ts'
import { newReceipts } from './store.ts'

const AT_ONCE = 500

/**
 * Allocates the lines of bank files that were released: those that name no order go into suspense
 * together, each other one in a transaction of its own.
 */
export async function allocateNew(deposits: Deposits, now: Instant): Promise<void> {
  for (;;) {
    const receipts = await newReceipts(deposits.db, AT_ONCE)
    const unnamed = receipts.filter(
      ({ source, content, merchant_id: merchantCode }) =>
        source === 'BANK' && contentsIn(content, prefixOf(merchantCode)).length !== 1,
    )
    const sheets = Map.groupBy(unnamed, ({ merchant_id: merchant, channel_code: channel }) => `${merchant} ${channel}`)
    for (const sheet of sheets.values()) {
      const { merchant_id: merchantCode, channel_code: channelCode } = sheet[0]!
      const receiptIds = sheet.map(({ id }) => id)
      await deposits.db
        .transaction()
        .execute((tx) => suspendUnnamed(tx, deposits, { merchantCode, channelCode, receiptIds }, now))
    }
    for (const { id: receiptId, merchant_id: merchantCode } of receipts.filter((receipt) => !unnamed.includes(receipt)))
      await deposits.db
        .transaction()
        .execute((tx) => allocateReceipt(tx, deposits, { merchantCode, receiptId }, SYSTEM, now))
    if (receipts.length < AT_ONCE) return
  }
}
