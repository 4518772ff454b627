import * as contract from '@senluna/contract/money/transfers.ts'
import { preparedRoute, route, type Route } from '../../platform/http/route.ts'
import type { Transfers } from './transfers.ts'
import { mayTransfer, partnersOf, sendInLine } from './line/line.ts'
import { walletTransfer } from './transfer.ts'
import { vendorWallets } from './wallets/vendor-wallets.ts'

/** Wallets at vendors, and transfers along a member's line. */
export const transferRoutes = (transfers: Transfers): Route[] => [
  // Not in one transaction: the vendor is asked between two. The transfer's own id makes it happen
  // once.
  route(contract.walletTransfer, (call) => walletTransfer(transfers, call)),
  route(contract.merchantWallet, (call) => vendorWallets(transfers, call)),
  preparedRoute(
    contract.transferUpline,
    (call) => mayTransfer(transfers, call, 'UP'),
    (call, tx) => sendInLine(call, tx, 'UP'),
  ),
  preparedRoute(
    contract.transferDownline,
    (call) => mayTransfer(transfers, call, 'DOWN'),
    (call, tx) => sendInLine(call, tx, 'DOWN'),
  ),
  route(contract.transferPartners, (call) => partnersOf(transfers, call)),
]
