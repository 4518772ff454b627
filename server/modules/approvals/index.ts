export { askApproval } from './ask.ts'
export { approvalRoutes } from './routes.ts'
export { expireApprovals } from './jobs.ts'
export {
  dropRequests,
  forgetRequests,
  isRelated,
  relatedMembers,
  setRelation,
  waitingFor,
  waitsFor,
  waitsForMember,
} from './store.ts'
export {
  type Approved,
  type StaffCall,
  type Asking,
  type ApprovalAction,
  type Approvals,
  type ApprovalRequest,
  createApprovals,
} from './approvals.ts'
