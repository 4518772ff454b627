import { contentsIn, prefixOf } from '@senluna/kit/cashier/transfer-content.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { eachPiece } from '../../../platform/concurrency/attempt.ts'
import type { Deposits } from '../deposits/deps.ts'
import { SYSTEM } from '../deposits/store/order-changes.ts'
import { allocateReceipt, suspendUnnamed } from './allocate.ts'
import { newReceipts } from './store.ts'

const AT_ONCE = 500

type NewReceipt = Awaited<ReturnType<typeof newReceipts>>[number]

/**
 * Allocates the lines of bank files that were released: those that name no order go into suspense
 * together, each other one in a transaction of its own. One that can't be allocated stops no other.
 */
export async function allocateNew(deposits: Deposits, now: Instant): Promise<void> {
  const { db, log } = deposits
  await eachPiece({
    log,
    trouble: 'a receipt could not be allocated',
    kind: 'receipt',
    next: (tried) => newReceipts(db, AT_ONCE, tried),
    keyOf: ({ id }) => id,
    work: (receipts) => allocateAll(deposits, receipts, now),
  })
}

/** What was allocated before one that fails stays so; it is left alone when tried again. */
async function allocateAll(deposits: Deposits, receipts: readonly NewReceipt[], now: Instant): Promise<void> {
  const { db } = deposits
  const unnamed = new Set(receipts.filter(isUnnamed))
  const sheets = Map.groupBy(unnamed, ({ merchant_id: merchant, channel_code: channel }) => `${merchant} ${channel}`)
  for (const sheet of sheets.values()) {
    const { merchant_id: merchantCode, channel_code: channelCode } = sheet[0]!
    const receiptIds = sheet.map(({ id }) => id)
    await db.transaction().execute((tx) => suspendUnnamed(tx, deposits, { merchantCode, channelCode, receiptIds }, now))
  }
  for (const { id: receiptId, merchant_id: merchantCode } of receipts.filter((receipt) => !unnamed.has(receipt)))
    await db.transaction().execute((tx) => allocateReceipt(tx, deposits, { merchantCode, receiptId }, SYSTEM, now))
}

/** A line that names no order, or several. */
const isUnnamed = ({ source, content, merchant_id: merchantCode }: NewReceipt): boolean =>
  source === 'BANK' && contentsIn(content, prefixOf(merchantCode)).length !== 1
