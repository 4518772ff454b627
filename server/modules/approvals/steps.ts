import type { APPROVAL_STATES } from '@senluna/contract/desk/approvals.ts'
import type { StepTable } from '../../platform/steps.ts'

export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** The steps of a request that two people decide. */
export const APPROVAL_STEPS: StepTable<ApprovalState> = {
  entity: 'request',
  storedIn: 'approvals.approval',
  states: ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  begins: ['PENDING'],
  ends: ['APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  steps: [
    {
      from: ['PENDING'],
      to: 'APPROVED',
      by: ['two staff'],
      when: 'a second person agrees, and what was asked for is done',
    },
    { from: ['PENDING'], to: 'REJECTED', by: ['two staff'], when: 'a second person refuses' },
    {
      from: ['PENDING'],
      to: 'WITHDRAWN',
      by: ['staff', 'server', 'clock'],
      when: 'who asked takes it back or is gone, or what it is about has moved on',
    },
    { from: ['PENDING'], to: 'EXPIRED', by: ['clock'], when: 'nobody decided in time' },
  ],
}
