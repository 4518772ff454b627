import type { StepTable } from '../../../platform/steps.ts'

export const ACCOUNT_STATES = ['ACTIVE', 'LOCKED', 'REMOVED'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** The steps of a payout account. */
export const ACCOUNT_STEPS: StepTable<AccountState> = {
  entity: 'payout account',
  storedIn: 'payout.account',
  states: ACCOUNT_STATES,
  begins: ['ACTIVE'],
  ends: ['REMOVED'],
  steps: [
    { from: ['ACTIVE'], to: 'LOCKED', by: ['staff'], when: 'staff lock it' },
    { from: ['LOCKED'], to: 'ACTIVE', by: ['two staff'], when: 'two open it again' },
    {
      from: ['ACTIVE', 'LOCKED'],
      to: 'REMOVED',
      by: ['member', 'two staff'],
      when: 'no order to it runs; its member removes no locked one',
    },
  ],
}
