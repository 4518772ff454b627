import type { deskApprovals as vi } from '../vi/desk-approvals.ts'

/** What the desk says of things that two people do. */
export const deskApprovals = {
  'desk.nav.money': 'Money',
  'desk.approvals': 'Second person',
  'desk.approvals.age': 'Waiting',
  'desk.approvals.action': 'Action',
  'desk.approvals.object': 'Object',
  'desk.approvals.maker': 'Asked by',
  'desk.approvals.checker': 'Decided by',
  'desk.approvals.state': 'State',
  'desk.approvals.state.PENDING': 'Waiting',
  'desk.approvals.state.APPROVED': 'Approved',
  'desk.approvals.state.REJECTED': 'Rejected',
  'desk.approvals.state.WITHDRAWN': 'Taken back',
  'desk.approvals.state.EXPIRED': 'Run out',
  'desk.approvals.approve': 'Approve',
  'desk.approvals.reject': 'Reject',
  'desk.approvals.withdraw': 'Take back',
  'desk.approvals.needs': 'Right it needs',
  'desk.approvals.until': 'Runs out at',
  'desk.approvals.decision': 'Why it was decided so',
  'desk.approvals.decided': 'Decided at',
  'desk.approvals.what': 'What',
  'desk.approvals.before': 'As it is',
  'desk.approvals.after': 'As it would be',
  'desk.approvals.mine': 'You asked for this: a colleague has to decide.',
} as const satisfies Record<keyof typeof vi, string>
