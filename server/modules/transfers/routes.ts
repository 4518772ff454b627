import * as contract from '@senluna/contract/money/transfers.ts'
import { onceRoute, route, type Route } from '../../platform/http/route.ts'
import type { Transfers } from './transfers.ts'
import { partnersOf, sendInLine } from './line/line.ts'
import { walletTransfer } from './transfer.ts'
import { vendorWallets } from './wallets/vendor-wallets.ts'

/** Wallets at vendors, and transfers along a member's line. */
export const transferRoutes = (transfers: Transfers): Route[] => [
  // Not in one transaction: the vendor is asked between two. The transfer's own id makes it happen
  // once.
  route(contract.walletTransfer, (call) => walletTransfer(transfers, call)),
  route(contract.merchantWallet, (call) => vendorWallets(transfers, call)),
  onceRoute(contract.transferUpline, (call, tx) => sendInLine(transfers, call, tx, 'UP')),
  onceRoute(contract.transferDownline, (call, tx) => sendInLine(transfers, call, tx, 'DOWN')),
  route(contract.transferPartners, (call) => partnersOf(transfers, call)),
]
