import * as staff from '@senluna/contract/desk/staff-accounts.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute } from '../export/export.ts'
import * as accounts from './accounts.ts'
import * as invite from './invite.ts'

/** What the pages of staff accounts are made of. */
export interface StaffDesk {
  db: Db
  outgoing: Outgoing
}

/** The calls of staff accounts, roles and relations. */
export function deskRoutes(parts: StaffDesk): Route[] {
  const { db } = parts
  return [
    route(staff.staffList, (call) => accounts.listStaff(db, call)),
    exportRoute(db, staff.staffList, staff.exportStaff, (call) => accounts.listStaff(db, call)),
    route(staff.addStaff, (call) => invite.add(parts, call)),
    route(staff.changeStaffRoles, (call) => accounts.changeRoles(db, call)),
    route(staff.renewStaffAccount, (call) => invite.renew(parts, call)),
    route(staff.inviteStaff, (call) => invite.invite(parts, call)),
    route(staff.closeStaffAccount, (call) => accounts.close(db, call)),
    route(staff.relateStaff, (call) => accounts.relate(db, call)),
    route(staff.unrelateStaff, (call) => accounts.unrelate(db, call)),
    route(staff.roleList, (call) => accounts.listRoles(db, call)),
    route(staff.changeRole, (call) => accounts.setRole(db, call)),
  ]
}

/** What two people change of staff accounts together. */
export const approvals = ({ codes }: { codes: { outgoing: Outgoing } }): readonly ApprovalAction[] => [
  ...invite.invitationApprovals(codes),
  ...accounts.staffApprovals,
]
