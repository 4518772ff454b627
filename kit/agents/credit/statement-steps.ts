import type { TransitionTable } from '../transitions.ts'

/**
 * Where a weekly statement stands. EVEN: nobody owes anything. OPEN: something is owed. REPORTED:
 * the downline says that it was paid. PAID: the upline says so too.
 */
export const CREDIT_STATES = ['EVEN', 'OPEN', 'REPORTED', 'PAID'] as const
export type CreditState = (typeof CREDIT_STATES)[number]

export const CREDIT_EVENTS = ['MAKE', 'REPORT', 'CONFIRM', 'DECLINE', 'SETTLE'] as const
export type CreditEvent = (typeof CREDIT_EVENTS)[number]

/** TWO_STAFF: one asks, another agrees. */
export type CreditActor = 'SYSTEM' | 'DOWNLINE' | 'UPLINE' | 'TWO_STAFF'

/** The life of a weekly statement. Source: docs/credit.md, "The life of a statement". */
export const CREDIT_TRANSITIONS: TransitionTable<CreditState, CreditEvent, CreditActor> = {
  states: CREDIT_STATES,
  events: CREDIT_EVENTS,
  actors: ['SYSTEM', 'DOWNLINE', 'UPLINE', 'TWO_STAFF'],
  transitions: [
    { from: [null], event: 'MAKE', by: ['SYSTEM'], to: 'EVEN', when: 'the week came to nothing between the two' },
    { from: [null], event: 'MAKE', by: ['SYSTEM'], to: 'OPEN', when: 'one of the two owes the other' },
    {
      from: ['OPEN'],
      event: 'REPORT',
      by: ['DOWNLINE'],
      to: 'REPORTED',
      when: 'the downline says that it paid, or was paid',
    },
    { from: ['REPORTED'], event: 'CONFIRM', by: ['UPLINE'], to: 'PAID', when: 'the upline says the same' },
    { from: ['REPORTED'], event: 'DECLINE', by: ['UPLINE'], to: 'OPEN', when: 'the upline knows of no payment' },
    {
      from: ['OPEN'],
      event: 'SETTLE',
      by: ['TWO_STAFF'],
      to: 'PAID',
      when: 'of a general agent, with the house: one member of staff asks, another agrees',
    },
  ],
}
