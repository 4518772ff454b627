import * as contract from '@senluna/contract/desk/money/accounts.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { listRoutes } from '../../staff/index.ts'
import type { Security } from '../security.ts'
import { closedAccounts, reopen, reopenApproval } from './closed-accounts.ts'

/** The calls about closed accounts. */
export const deskRoutes = (security: Pick<Security, 'db' | 'closing'>): Route[] => [
  ...listRoutes(
    security.db,
    contract.closedAccounts,
    contract.exportClosed,
    (call) => closedAccounts(security, call),
    () => ({ action: 'accounts.closed', object: { kind: 'accounts', id: 'closed' } }),
  ),
  route(contract.reopenAccount, (call) => reopen(security, call)),
]

/** What two people do with closed accounts together. */
export const approvals = ({ security }: { security: Pick<Security, 'closing'> }): readonly ApprovalAction[] => [
  reopenApproval(security),
]
