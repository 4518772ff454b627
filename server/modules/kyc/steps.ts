import { KYC_STATES } from '@senluna/contract/member/kyc.ts'
import type { StepTable } from '../../platform/steps.ts'

export type ApplicationState = (typeof KYC_STATES)[number]

/** The steps of an application for a tier. */
export const APPLICATION_STEPS: StepTable<ApplicationState> = {
  entity: 'application',
  storedIn: 'kyc.application',
  states: KYC_STATES,
  begins: ['PENDING'],
  ends: ['REJECTED', 'ASKED_AGAIN'],
  steps: [
    {
      from: ['PENDING'],
      to: 'ACCEPTED',
      by: ['server', 'staff', 'two staff'],
      when: 'tier 1 at once, tier 2 by staff, tier 3 by two; the tier before it stands',
    },
    { from: ['PENDING'], to: 'REJECTED', by: ['staff'], when: 'staff reject it, with words for its member' },
    {
      from: ['PENDING', 'ACCEPTED'],
      to: 'ASKED_AGAIN',
      by: ['staff'],
      when: 'other pictures are needed; an accepted one loses its tier',
    },
  ],
}
