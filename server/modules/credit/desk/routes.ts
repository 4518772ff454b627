import * as contract from '@senluna/contract/desk/credit.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { listRoutes } from '../../staff/index.ts'
import type { Credit } from '../credit.ts'
import { askLine, lineApproval } from './line.ts'
import { deskExposure, listLines, listStatements } from './lists.ts'
import { askSettled, settleApproval } from './settle-by-two.ts'

/** The credit books of a brand, for its people. */
export const deskRoutes = (credit: Credit): Route[] => [
  ...listRoutes(
    credit.db,
    contract.creditLines,
    contract.exportCreditLines,
    (call) => listLines(credit.db, call),
    ({ query }) => ({ action: 'credit.lines', object: { kind: 'credit', id: query.name ?? 'all' } }),
  ),
  ...listRoutes(
    credit.db,
    contract.deskCreditStatements,
    contract.exportCreditStatements,
    (call) => listStatements(credit.db, call),
    ({ query }) => ({ action: 'credit.statements', object: { kind: 'credit', id: query.name ?? 'all' } }),
  ),
  route(contract.setCreditLine, (call) => askLine(credit, call)),
  route(contract.settleCredit, (call) => askSettled(credit, call)),
  route(contract.deskCreditExposure, (call) => deskExposure(credit.db, call)),
]

/** What two people decide about credit. */
export const approvals = ({ brands }: { brands: readonly Brand[] }): readonly ApprovalAction[] => [
  lineApproval(brands),
  settleApproval,
]
