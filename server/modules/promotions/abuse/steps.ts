import { HELD_STATES, type HeldState } from '@senluna/contract/desk/brand/held-rewards.ts'
import type { StepTable } from '../../../platform/steps.ts'

/** The steps of a reward that is looked into. */
export const HELD_STEPS: StepTable<HeldState> = {
  entity: 'held reward',
  storedIn: 'promotions.suspicion',
  states: HELD_STATES,
  begins: ['HELD'],
  ends: ['RELEASED', 'REJECTED'],
  steps: [
    { from: ['HELD'], to: 'RELEASED', by: ['two staff'], when: 'it can be claimed after all' },
    { from: ['HELD'], to: 'REJECTED', by: ['two staff'], when: 'it is as it looked: the reward is closed' },
  ],
}
