import * as contract from '@senluna/contract/money/transfers.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { listRoutes } from '../../staff/index.ts'
import type { Transfers } from '../transfers.ts'
import { askToResolve, resolveApproval } from './resolve.ts'
import { askNow, deskList } from './lists.ts'

/** The calls about transfers that nobody knows the end of. */
export const deskRoutes = (transfers: Transfers): Route[] => [
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

/** What two people decide of a transfer together. */
export const approvals = (): readonly ApprovalAction[] => [resolveApproval]
