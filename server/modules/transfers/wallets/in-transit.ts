import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { openTransfers } from '../store.ts'
import { vendorWalletsOf } from './store.ts'

/** What a member has at vendors and on the way. */
export interface VendorStanding {
  /** In no wallet, and theirs. */
  inTransit: Amount
  /**
   * The wallets at vendors by their number. `unclear`: nobody can say yet what became of a
   * transfer.
   */
  wallets: readonly { walletNo: number; vendorCode: string; unclear: boolean }[]
}

/** Where a member's money stands beside the main wallet. */
export async function vendorStandingOf(db: Db | Tx, ownerId: Id<'member'>): Promise<VendorStanding> {
  const wallets = await vendorWalletsOf(db, ownerId)
  if (wallets.length === 0) return { inTransit: amount(0n), wallets: [] }
  const open = await openTransfers(db, ownerId)
  return {
    inTransit: amount(open.reduce((sum, transfer) => sum + transfer.amount, 0n)),
    wallets: wallets.map(({ walletNo, vendorCode }) => ({
      walletNo,
      vendorCode,
      unclear: open.some(
        (transfer) =>
          transfer.vendorCode === vendorCode && (transfer.state === 'UNKNOWN' || transfer.state === 'MANUAL'),
      ),
    })),
  }
}
