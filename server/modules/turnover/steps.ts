import { REQUIREMENT_STATES } from '@senluna/contract/money/turnover.ts'
import type { StepTable } from '../../platform/steps.ts'

export type RequirementState = (typeof REQUIREMENT_STATES)[number]

/** The steps of what must be played. */
export const REQUIREMENT_STEPS: StepTable<RequirementState> = {
  entity: 'requirement',
  storedIn: 'turnover.requirement',
  states: REQUIREMENT_STATES,
  begins: ['OPEN'],
  ends: ['CLEARED_LOW_BALANCE', 'WAIVED'],
  steps: [
    { from: ['OPEN'], to: 'DONE', by: ['server'], when: 'bets have filled it' },
    {
      from: ['OPEN', 'DONE'],
      to: 'OPEN',
      by: ['server'],
      when: 'bets count for it, or a corrected one counts no more and no money left by it',
    },
    {
      from: ['OPEN'],
      to: 'CLEARED_LOW_BALANCE',
      by: ['server'],
      when: 'a new deposit finds less than 10,000 in all wallets',
    },
    {
      from: ['OPEN'],
      to: 'DROPPED',
      by: ['server'],
      when: 'what it was asked for is gone, and nothing was wagered for it',
    },
    { from: ['DROPPED'], to: 'OPEN', by: ['server'], when: 'what it was asked for is there again' },
    { from: ['OPEN'], to: 'WAIVED', by: ['two staff'], when: 'two waive it' },
  ],
}
