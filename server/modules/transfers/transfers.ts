import type { Clock } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Members } from '../members/index.ts'
import type { TransferWallet } from '../../platform/vendors/transfer-wallet.ts'

/** What transfers are made of. */
export interface TransferDeps {
  db: Db
  clock: Clock
  log: Log
  members: Members
  /** The vendors that keep money themselves. */
  vendors: readonly TransferWallet[]
}

/** The transfers of one process. */
export interface Transfers extends Omit<TransferDeps, 'vendors'> {
  vendors: ReadonlyMap<string, TransferWallet>
}

/** Builds them. */
export const createTransfers = ({ vendors, ...deps }: TransferDeps): Transfers => ({
  ...deps,
  vendors: new Map(vendors.map((vendor) => [vendor.vendorCode, vendor])),
})
