import { APPLICATION_STATES, type ApplicationState } from '@senluna/contract/member/rewards/applications.ts'
import type { StepTable } from '../../../../platform/steps.ts'

/** The steps of an application. */
export const APPLICATION_STEPS: StepTable<ApplicationState> = {
  entity: 'application',
  storedIn: 'promotions.application',
  states: APPLICATION_STATES,
  begins: ['APPLYING'],
  ends: ['ACCEPTED', 'REJECTED', 'WITHDRAWN'],
  steps: [
    { from: ['APPLYING'], to: 'ACCEPTED', by: ['staff', 'two staff'], when: 'found right; two people above a limit' },
    { from: ['APPLYING'], to: 'REJECTED', by: ['staff'], when: 'found wrong, with a note to the member' },
    { from: ['APPLYING'], to: 'WITHDRAWN', by: ['member'], when: 'taken back before anybody decided' },
  ],
}
