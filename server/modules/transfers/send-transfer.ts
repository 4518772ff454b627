import type { Id } from '@senluna/kit/ids.ts'
import { DAY, later, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { MoveAnswer, TransferWallet } from '../../platform/vendors/transfer-wallet.ts'
import type { Transfers } from './transfers.ts'
import { playerOf } from './player.ts'
import { credit, giveBack } from './postings.ts'
import { lockedTransfer, markSent, stepTransfer, transferById, type VendorTransfer } from './store.ts'
import { countMove, lockedVendorWallet } from './wallets/store.ts'

/** From one question to the next; the last stands for all after it. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE]
/** What nobody knows after so long is for people to find out. */
const ASKED_FOR = DAY

/** When a vendor is asked again that has been asked so often. */
export const nextAsk = (now: Instant, asked: number): Instant => later(now, PAUSES[Math.min(asked, PAUSES.length - 1)]!)

/**
 * Tells the vendor of a transfer whose money was taken, once, and ends it by the answer.
 *
 * It is noted as sent before it is: who dies in between leaves one that is asked about, never one
 * that is sent twice.
 */
export async function sendTransfer(transfers: Transfers, transfer: VendorTransfer): Promise<VendorTransfer> {
  const { db, clock } = transfers
  const vendor = transfers.vendors.get(transfer.vendorCode)
  assert(vendor, `no vendor ${transfer.vendorCode}`)
  const now = clock.now()
  const first = await markSent(db, transfer, { now, askAt: nextAsk(now, 0) })
  if (!first) return (await transferById(db, transfer.id)) ?? transfer
  const { id, direction, amount: units, ownerId: memberId, currency, merchantCode, vendorCode } = transfer
  const player = playerOf(vendorCode, { memberId, currency, merchantCode })
  const answer = await vendor.move({ id, direction, amount: units, player })
  return settle(transfers, id, answer)
}

/** Asks the vendor what became of a transfer and ends it by the answer. */
export async function askVendor(
  transfers: Transfers,
  vendor: TransferWallet,
  transfer: VendorTransfer,
): Promise<VendorTransfer> {
  return settle(transfers, transfer.id, await vendor.ask(transfer.id, transfer.merchantCode))
}

/** Does what a vendor's answer says, unless the transfer has ended meanwhile. */
async function settle(transfers: Transfers, id: Id<'vendor-transfer'>, answer: MoveAnswer): Promise<VendorTransfer> {
  const { db, clock } = transfers
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const transfer = await heldTransfer(tx, id)
    if (transfer.state !== 'SENT' && transfer.state !== 'UNKNOWN') return transfer
    if (answer.is === 'done') await endTransfer(tx, transfer, 'DONE', { now })
    else if (answer.is === 'failed') await endTransfer(tx, transfer, 'REVERSED', { reason: answer.why, now })
    else if (transfer.createdAt + ASKED_FOR <= now)
      await stepTransfer(tx, transfer, 'MANUAL', { reason: answer.why, now })
    else
      await stepTransfer(tx, transfer, 'UNKNOWN', { reason: answer.why, now, askAt: transfer.askAt ?? nextAsk(now, 0) })
    return (await transferById(tx, id)) ?? transfer
  })
}

/** A transfer with its wallet, held in the order in which everybody holds them. */
export async function heldTransfer(tx: Tx, id: Id<'vendor-transfer'>): Promise<VendorTransfer> {
  const known = await transferById(tx, id)
  assert(known, `no transfer ${id}`)
  await lockedVendorWallet(tx, known.ownerId, known.vendorCode)
  const transfer = await lockedTransfer(tx, id)
  assert(transfer, `no transfer ${id}`)
  return transfer
}

/** Ends a held transfer: its money arrives, or goes back where it came from. */
export async function endTransfer(
  tx: Tx,
  transfer: VendorTransfer,
  outcome: 'DONE' | 'REVERSED',
  { now, reason }: { now: Instant; reason?: string },
): Promise<void> {
  const status = await (outcome === 'DONE' ? credit : giveBack)(tx, transfer, now)
  assert(status === 'posted', `the end of transfer ${transfer.id} came to ${status}`)
  await stepTransfer(tx, transfer, outcome, {
    now,
    ...(reason === undefined ? {} : { reason: reason.slice(0, 80) }),
  })
  await countMove(tx, transfer.ownerId, transfer.vendorCode, now)
}
