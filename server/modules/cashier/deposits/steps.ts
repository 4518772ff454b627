import { DEPOSIT_STATES, type DepositState } from '@senluna/kit/cashier/deposit-states.ts'
import type { StepTable } from '../../../platform/steps.ts'

/** The steps of a deposit. */
export const DEPOSIT_STEPS: StepTable<DepositState> = {
  entity: 'deposit',
  storedIn: 'cashier.deposit',
  states: DEPOSIT_STATES,
  begins: ['CREATED'],
  ends: ['CREDITED', 'REJECTED'],
  steps: [
    { from: ['CREATED'], to: 'PENDING_PAYMENT', by: ['server'], when: 'its provider has begun the payment' },
    {
      from: ['CREATED', 'PENDING_PAYMENT'],
      to: 'CONFIRMING',
      by: ['member', 'provider'],
      when: 'its member says it is paid, or its provider sees money that is not final',
    },
    {
      from: ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING', 'EXPIRED', 'CANCELLED'],
      to: 'REVIEW',
      by: ['member', 'provider', 'staff', 'server'],
      when: 'a picture was sent, the payer is somebody else, the wallet takes nothing, or money came late',
    },
    {
      from: ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING', 'REVIEW'],
      to: 'CREDITED',
      by: ['provider', 'staff', 'two staff', 'server'],
      when: 'money came and is posted; of staff without money known here, two agree',
    },
    {
      from: ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING', 'REVIEW'],
      to: 'REJECTED',
      by: ['provider', 'staff', 'server'],
      when: 'the payment failed, or staff reject it (in review or said to be paid)',
    },
    {
      from: ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING'],
      to: 'EXPIRED',
      by: ['clock', 'server'],
      when: 'its time ran out; said to be paid, 24 hours later',
    },
    { from: ['CREATED', 'PENDING_PAYMENT'], to: 'CANCELLED', by: ['member'], when: 'its member gives it up' },
  ],
}
