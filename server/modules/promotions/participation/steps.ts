import { REWARD_STATES } from '@senluna/contract/member/promotions.ts'
import type { StepTable } from '../../../platform/steps.ts'

export type RewardState = (typeof REWARD_STATES)[number]

/** The steps of a reward. */
export const REWARD_STEPS: StepTable<RewardState> = {
  entity: 'participation',
  storedIn: 'promotions.participation',
  states: REWARD_STATES,
  begins: ['ISSUED', 'CLAIMED'],
  ends: ['CLAIMED', 'CLOSED'],
  steps: [
    { from: ['ISSUED'], to: 'CLAIMED', by: ['member'], when: 'claimed before its last moment' },
    {
      from: ['ISSUED'],
      to: 'CLOSED',
      by: ['clock', 'two staff'],
      when: 'not claimed in time, or rejected after it was held',
    },
  ],
}
