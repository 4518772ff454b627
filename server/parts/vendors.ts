import { VendorCalls, VendorKeyRing } from '../modules/catalog/index.ts'
import type { Members } from '../modules/members/index.ts'
import { createTransfers, type Transfers } from '../modules/transfers/index.ts'
import type { VendorLine } from '../platform/vendors/transfer-wallet.ts'
import { SANDBOX_TRANSFER, sandboxTransfer } from '../vendors/sandbox-transfer/sandbox-transfer.ts'
import type { Base } from './base.ts'

/** Vendors: what they and brands sign with, and money between members' wallets and theirs. */
export function vendorParts(
  { config, log, clock, database }: Base,
  members: Members,
): { vendorKeys: VendorKeyRing; transfers: Transfers; close(): Promise<void> } {
  const { db } = database
  const vendorKeys = new VendorKeyRing({ db, clock, keySecret: config.keySecret })
  const vendorCalls = new VendorCalls({ db, clock, log })
  /** What one vendor's adapter is given; `first` signs until the desk has entered a key. */
  const lineOf = (vendorCode: string, first: string): VendorLine => ({
    keys: (merchantCode) => vendorKeys.keysOf({ merchantCode, vendorCode }, first),
    called: (call) => vendorCalls.called({ ...call, vendorCode }),
  })
  const { sandboxVendor } = config
  const transfers = createTransfers({
    db,
    clock,
    log,
    members,
    vendors: sandboxVendor
      ? [sandboxTransfer(sandboxVendor.url, lineOf(SANDBOX_TRANSFER, sandboxVendor.secret), clock)]
      : [],
  })
  return { vendorKeys, transfers, close: () => vendorCalls.flush() }
}
