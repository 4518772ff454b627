import * as change from '@senluna/contract/desk/members/member-edit.ts'
import * as contract from '@senluna/contract/desk/members/members.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import type { Codes } from '../../codes/index.ts'
import type { Sessions } from '../../sessions/index.ts'
import type { Members } from '../members.ts'
import { exportRoute } from '../../staff/index.ts'
import { logOut, note } from './changes.ts'
import { label, labelApproval } from './label.ts'
import { lock, unlockApproval } from './lock.ts'
import { editApproval, edit, editable } from './edit.ts'
import { reset, resetApproval, type ResetDesk } from './reset.ts'
import { list, membersPage, reveal, whole } from './members.ts'
import { bets, facts, postings } from './records.ts'

/** The calls about members. */
export function deskRoutes(desk: ResetDesk): Route[] {
  const { db } = desk
  return [
    route(contract.deskMembers, (call) => list(db, call)),
    exportRoute(db, contract.deskMembers, contract.exportMembers, (call) => membersPage(db, call)),
    route(contract.memberOne, (call) => whole(db, call)),
    route(contract.revealMember, (call) => reveal(db, call)),
    route(change.memberProfile, (call) => editable(desk, call)),
    route(change.editMember, (call) => edit(desk, call)),
    route(contract.memberPostings, (call) => postings(desk, call)),
    route(contract.memberBets, (call) => bets(db, call)),
    route(contract.memberFacts, (call) => facts(db, call)),
    route(contract.lockMember, (call) => lock(desk, call)),
    route(contract.labelMember, (call) => label(desk, call)),
    route(contract.noteMember, (call) => note(desk, call)),
    route(contract.logMemberOut, (call) => logOut(desk, call)),
    route(contract.resetMember, (call) => reset(desk, call)),
  ]
}

interface ApprovalParts {
  codes: Codes
  members: Members
  sessions: Sessions
}

/** What two people change of a member together. */
export const approvals = ({ codes, members, sessions }: ApprovalParts): readonly ApprovalAction[] => [
  editApproval(codes),
  resetApproval(sessions, members),
  unlockApproval,
  labelApproval,
]
