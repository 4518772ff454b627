import * as contract from '@senluna/contract/money/turnover.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { listRoutes } from '../../staff/index.ts'
import { waiverApproval, askWaiver, listTurnover } from './requirements.ts'

/** The calls about what members have still to play. */
export const deskRoutes = (db: Db): Route[] => [
  ...listRoutes(
    db,
    contract.deskTurnover,
    contract.exportTurnover,
    (call) => listTurnover(db, call),
    ({ query }) => ({ action: 'turnover.list', object: { kind: 'turnover', id: query.name ?? 'all' } }),
  ),
  route(contract.waiveTurnover, (call) => askWaiver(db, call)),
]

/** What two people waive together. */
export const approvals = (): readonly ApprovalAction[] => [waiverApproval]
