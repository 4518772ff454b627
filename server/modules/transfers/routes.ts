import * as contract from '@senluna/contract/money/transfers.ts'
import { onceRoute, route, type Route } from '../../platform/http/route.ts'
import { listRoutes } from '../staff/index.ts'
import { askNow, deskList } from './desk/lists.ts'
import type { Transfers } from './transfers.ts'
import { partnersOf, sendInLine } from './line/line.ts'
import { askToResolve } from './desk/resolve.ts'
import { walletTransfer } from './transfer.ts'
import { vendorWallets } from './wallets/vendor-wallets.ts'

/** Wallets at vendors, and what the desk does with transfers nobody knows the end of. */
export const transferRoutes = (transfers: Transfers): Route[] => [
  // Not in one transaction: the vendor is told between two. The transfer's own id is what makes it
  // happen once.
  route(contract.walletTransfer, (call) => walletTransfer(transfers, call)),
  route(contract.merchantWallet, (call) => vendorWallets(transfers, call)),
  onceRoute(contract.transferUpline, (call, tx) => sendInLine(transfers, call, tx, 'UP')),
  onceRoute(contract.transferDownline, (call, tx) => sendInLine(transfers, call, tx, 'DOWN')),
  route(contract.transferPartners, (call) => partnersOf(transfers, call)),
  // It names members: that somebody looked is written down.
  ...listRoutes(
    transfers.db,
    contract.deskTransfers,
    contract.exportTransfers,
    (call) => deskList(transfers, call),
    ({ query }) => ({ action: 'transfers.list', object: { kind: 'transfers', id: query.kind ?? 'VENDOR' } }),
  ),
  route(contract.askTransfer, (call) => askNow(transfers, call)),
  route(contract.resolveTransfer, (call) => askToResolve(transfers, call)),
]
