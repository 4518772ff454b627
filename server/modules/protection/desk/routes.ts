import * as desk from '@senluna/contract/desk/members/protection.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute } from '../../staff/index.ts'
import type { Protection } from '../protection.ts'
import {
  endExclusionApproval,
  askEnd,
  listProtected,
  noteContact,
  protectedMembers,
  protectedOne,
  shutOut,
  stepsOfMember,
  tightenLimit,
} from './protection.ts'

/** The calls by which the brand's people protect members. */
export function deskRoutes(protection: Protection): Route[] {
  const { db } = protection
  return [
    route(desk.deskProtection, (call) => listProtected(db, call)),
    exportRoute(db, desk.deskProtection, desk.exportProtection, (call) => protectedMembers(db, call)),
    route(desk.protectionOne, (call) => protectedOne(db, call)),
    route(desk.protectionSteps, (call) => stepsOfMember(db, call)),
    route(desk.shutOut, (call) => shutOut(protection, call)),
    route(desk.tightenLimit, (call) => tightenLimit(protection, call)),
    route(desk.endExclusion, (call) => askEnd(protection, call)),
    route(desk.noteContact, (call) => noteContact(protection, call)),
  ]
}

/** What two people decide of a member's protection together. */
export const approvals = (): readonly ApprovalAction[] => [endExclusionApproval]
