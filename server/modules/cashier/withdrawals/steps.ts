import type { StepTable } from '../../../platform/steps.ts'
import type { Withdrawal } from '@senluna/contract/money/withdrawals.ts'

export type WithdrawalState = Exclude<Withdrawal['state'], 'SUBMITTED' | 'RISK'>

/** The steps of a withdrawal. Once approved, its parts decide where it stands (`stateOfParts`). */
export const WITHDRAWAL_STEPS: StepTable<WithdrawalState> = {
  entity: 'withdrawal',
  storedIn: 'payout.withdrawal',
  states: [
    'REVIEW',
    'HOLD',
    'APPROVED',
    'PAYING',
    'PAID',
    'DISPUTED',
    'RECEIVED',
    'AUTO_RECEIVED',
    'REJECTED',
    'FAILED',
  ],
  begins: ['APPROVED', 'REVIEW', 'HOLD'],
  ends: ['RECEIVED', 'AUTO_RECEIVED', 'REJECTED', 'FAILED'],
  steps: [
    { from: ['REVIEW'], to: 'HOLD', by: ['staff'], when: 'something is missing' },
    { from: ['HOLD'], to: 'REVIEW', by: ['staff'], when: 'what was missing is there' },
    {
      from: ['REVIEW'],
      to: 'APPROVED',
      by: ['staff', 'two staff'],
      when: 'staff agree; two from the limit on, and of a high risk',
    },
    { from: ['REVIEW', 'HOLD', 'APPROVED'], to: 'REJECTED', by: ['staff'], when: 'no part of it was sent' },
    {
      from: ['APPROVED', 'DISPUTED'],
      to: 'PAYING',
      by: ['server', 'staff'],
      when: 'a part is sent, or paid with more to come',
    },
    {
      from: ['PAYING', 'DISPUTED'],
      to: 'APPROVED',
      by: ['provider', 'staff', 'two staff'],
      when: 'every part that is left waits to be sent, or is to be made anew',
    },
    {
      from: ['APPROVED', 'PAYING', 'DISPUTED'],
      to: 'PAID',
      by: ['provider', 'staff', 'two staff', 'member'],
      when: 'its parts are paid for all that is not returned',
    },
    { from: ['PAYING', 'PAID'], to: 'DISPUTED', by: ['member', 'staff'], when: 'a part is said not to have come' },
    {
      from: ['PAYING', 'PAID', 'DISPUTED'],
      to: 'RECEIVED',
      by: ['member', 'staff'],
      when: 'every part is confirmed; the last of them by its member or staff',
    },
    {
      from: ['PAYING', 'PAID', 'DISPUTED'],
      to: 'AUTO_RECEIVED',
      by: ['clock', 'staff'],
      when: 'every part is confirmed; the last of them by the clock',
    },
    {
      from: ['APPROVED', 'PAYING'],
      to: 'FAILED',
      by: ['provider', 'staff', 'two staff'],
      when: 'every part failed, and none is to be made anew',
    },
  ],
}
