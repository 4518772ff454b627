import { auditLog } from '@senluna/contract/desk/staff.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { listEntries } from './list-entries.ts'

/** The calls that read the audit log. Nothing writes it by a call of its own. */
export function auditRoutes(db: Db): Route[] {
  return [route(auditLog, ({ brand, query }) => listEntries(db, brand, query))]
}
