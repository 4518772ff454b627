import { PART_STATES, type PartState } from '@senluna/kit/cashier/withdrawal-progress.ts'
import type { StepTable } from '../../../platform/steps.ts'

/** The steps of a part of a withdrawal. */
export const PART_STEPS: StepTable<PartState> = {
  entity: 'part',
  storedIn: 'payout.part',
  states: PART_STATES,
  begins: ['QUEUED'],
  ends: ['CONFIRMED', 'FAILED'],
  steps: [
    { from: ['QUEUED'], to: 'SENT', by: ['server'], when: 'before its provider is called, once for ever' },
    { from: ['QUEUED'], to: 'PAID', by: ['staff', 'two staff'], when: 'paid by hand; two of an order that takes two' },
    { from: ['QUEUED'], to: 'FAILED', by: ['staff'], when: 'its order is rejected or closed, or it is given up' },
    { from: ['SENT', 'UNKNOWN'], to: 'SENT', by: ['provider'], when: 'asked: it is on its way' },
    { from: ['SENT', 'UNKNOWN'], to: 'UNKNOWN', by: ['provider'], when: 'asked: no clear answer' },
    {
      from: ['SENT', 'UNKNOWN'],
      to: 'PAID',
      by: ['provider', 'two staff'],
      when: 'its provider says so, or two found out of one that is forgotten',
    },
    {
      from: ['SENT', 'UNKNOWN'],
      to: 'FAILED',
      by: ['provider', 'two staff'],
      when: 'refused, never arrived within 15 minutes, or two found out of one that is forgotten',
    },
    { from: ['PAID'], to: 'DISPUTED', by: ['member'], when: 'its member says it has not come, in time' },
    {
      from: ['PAID', 'DISPUTED'],
      to: 'CONFIRMED',
      by: ['member', 'clock', 'two staff'],
      when: 'its member has it, nobody said a word in time, or two found that it came',
    },
    { from: ['DISPUTED'], to: 'FAILED', by: ['two staff'], when: 'it came back; its money is set aside anew' },
  ],
}
