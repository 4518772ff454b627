import { checkAuditChain, exportAudit } from '@senluna/contract/desk/staff-accounts.ts'
import { auditLog } from '@senluna/contract/desk/staff.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { exportRoute } from '../../staff/index.ts'
import { checkChain } from './check-chain.ts'
import { listEntries } from './queries/list-entries.ts'

/** The calls that read and check the audit log. Nothing writes it by a call of its own. */
export const deskRoutes = (db: Db): Route[] => [
  route(auditLog, ({ brand, query }) => listEntries(db, brand, query)),
  exportRoute(db, auditLog, exportAudit, ({ brand, query }) => listEntries(db, brand, query)),
  route(checkAuditChain, (call) => checkChain(db, call)),
]
