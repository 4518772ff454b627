import type { ApprovalAction } from './modules/approvals/index.ts'

/** Everything that two people of the desk do together, from every module that has such. */
export const approvalActions = (): readonly ApprovalAction[] => []
