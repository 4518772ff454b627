export { askApproval } from './ask.ts'
export { consumers } from './events.ts'
export { approvalRoutes } from './routes.ts'
export { impartial } from './impartial.ts'
export { type Named, type Touches, type TouchesByKind } from './touches.ts'
export { expireApprovals } from './jobs.ts'
export { refuseRelated } from './related.ts'
export {
  dropRequests,
  forgetRequests,
  isRelated,
  relatedMembers,
  requestAbout,
  setRelation,
  waitingFor,
  waitingOfBrand,
  waitingPayloads,
  waitsFor,
  waitsForMember,
} from './store.ts'
export {
  type Approved,
  type Released,
  type StaffCall,
  type Asking,
  type ApprovalAction,
  type Approvals,
  type ApprovalRequest,
  createApprovals,
} from './approvals.ts'
