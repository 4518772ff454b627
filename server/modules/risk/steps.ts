import { CASE_STATES } from '@senluna/contract/desk/money/risk.ts'
import type { StepTable } from '../../platform/steps.ts'

export type CaseState = (typeof CASE_STATES)[number]

/** The steps of a risk case. */
export const CASE_STEPS: StepTable<CaseState> = {
  entity: 'risk case',
  storedIn: 'risk.case',
  states: CASE_STATES,
  begins: ['OPEN'],
  ends: ['CLEARED', 'CONFIRMED', 'REPORTED', 'CLOSED_ACCOUNT', 'MERGED'],
  steps: [
    {
      from: ['OPEN', 'INVESTIGATING'],
      to: 'INVESTIGATING',
      by: ['staff'],
      when: 'somebody takes it or is given it, or one that is looked into is merged into it',
    },
    { from: ['OPEN', 'INVESTIGATING'], to: 'CLEARED', by: ['two staff'], when: 'there is nothing in it' },
    { from: ['OPEN', 'INVESTIGATING'], to: 'CONFIRMED', by: ['two staff'], when: 'it is as it looked' },
    { from: ['OPEN', 'INVESTIGATING'], to: 'REPORTED', by: ['two staff'], when: 'of laundering: it is reported' },
    {
      from: ['OPEN', 'INVESTIGATING'],
      to: 'CLOSED_ACCOUNT',
      by: ['two staff'],
      when: 'of laundering: the account is closed',
    },
    {
      from: ['OPEN', 'INVESTIGATING'],
      to: 'MERGED',
      by: ['staff'],
      when: 'it goes into another of the same people that can be looked into',
    },
  ],
}
