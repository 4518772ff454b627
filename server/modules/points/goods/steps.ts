import { REDEEM_STATES, type RedeemState } from '@senluna/contract/money/points.ts'
import type { StepTable } from '../../../platform/steps.ts'

/** The steps of an order of goods. */
export const REDEMPTION_STEPS: StepTable<RedeemState> = {
  entity: 'redemption',
  storedIn: 'points.redemption',
  states: REDEEM_STATES,
  begins: ['In Process'],
  ends: ['Approved', 'Rejected'],
  steps: [
    { from: ['In Process'], to: 'Approved', by: ['staff'], when: 'somebody delivers it' },
    { from: ['In Process'], to: 'Rejected', by: ['staff'], when: 'somebody refuses it: points and stock return' },
  ],
}
