import type { Amount } from '../../money.ts'
import type { ContractKind } from '../contracts/contract-terms.ts'
import { statesAfter, type TransitionTable } from '../transitions.ts'
import type { PayStatus } from './pay-status.ts'

/** Where a bill stands. */
export const BILL_STATES = [
  'DRAFT',
  'NOT_REACHED',
  'NO_PROFIT',
  'LOSS_CARRIED',
  'ZERO',
  'REVIEW',
  'ISSUED',
  'PAID',
  'PARTIAL',
  'INSUFFICIENT',
  'DENIED',
  'ADJUSTED',
] as const
export type BillState = (typeof BILL_STATES)[number]

/** What can happen to a bill. */
export const BILL_EVENTS = ['COMPUTE', 'CONFIRM', 'APPROVE', 'DENY', 'PAY', 'COLLECT', 'COVER', 'ADJUST'] as const
export type BillEvent = (typeof BILL_EVENTS)[number]

/** Who acts. TWO_STAFF: one asks, another agrees. */
export type BillActor = 'SYSTEM' | 'STAFF' | 'TWO_STAFF'

/** Confirmed bills that can still be replaced by a correction. */
const CORRECTABLE = [
  'NOT_REACHED',
  'NO_PROFIT',
  'LOSS_CARRIED',
  'ZERO',
  'REVIEW',
  'PAID',
  'PARTIAL',
  'INSUFFICIENT',
] as const satisfies readonly BillState[]

/** The life of a bill. Source: docs/agents.md, "The life of a bill". */
export const BILL_TRANSITIONS: TransitionTable<BillState, BillEvent, BillActor> = {
  states: BILL_STATES,
  events: BILL_EVENTS,
  actors: ['SYSTEM', 'STAFF', 'TWO_STAFF'],
  transitions: [
    {
      from: [null, 'DRAFT'],
      event: 'COMPUTE',
      by: ['SYSTEM'],
      to: 'DRAFT',
      when: 'the figures of the period can still change',
    },
    { from: ['DRAFT'], event: 'CONFIRM', by: ['SYSTEM'], to: 'NOT_REACHED', when: 'no tier is reached' },
    {
      from: ['DRAFT'],
      event: 'CONFIRM',
      by: ['SYSTEM'],
      to: 'NO_PROFIT',
      when: 'the base is 0 or less, and nothing is carried',
    },
    { from: ['DRAFT'], event: 'CONFIRM', by: ['SYSTEM'], to: 'LOSS_CARRIED', when: 'the base is less, and is carried' },
    { from: ['DRAFT'], event: 'CONFIRM', by: ['SYSTEM'], to: 'ZERO', when: 'the amount is 0' },
    {
      from: ['DRAFT'],
      event: 'CONFIRM',
      by: ['SYSTEM'],
      to: 'REVIEW',
      when: 'the house pays a dividend above the brand’s limit (usual: 0)',
    },
    { from: ['DRAFT'], event: 'CONFIRM', by: ['SYSTEM'], to: 'ISSUED', when: 'anything else is to be paid' },
    { from: ['REVIEW'], event: 'APPROVE', by: ['TWO_STAFF'], to: 'ISSUED', when: 'a second person agrees' },
    {
      from: ['REVIEW'],
      event: 'DENY',
      by: ['STAFF'],
      to: 'DENIED',
      when: 'with a reason; bills that its holder pays go on',
    },
    { from: ['ISSUED'], event: 'PAY', by: ['SYSTEM'], to: 'PAID', when: 'the payer has enough' },
    { from: ['ISSUED'], event: 'PAY', by: ['SYSTEM'], to: 'PARTIAL', when: 'it has less; the rest is arrears' },
    { from: ['ISSUED'], event: 'PAY', by: ['SYSTEM'], to: 'INSUFFICIENT', when: 'it has nothing; all is arrears' },
    {
      from: ['PARTIAL', 'INSUFFICIENT'],
      event: 'COLLECT',
      by: ['SYSTEM'],
      to: 'PARTIAL',
      when: 'a credit of the payer paid some of the arrears',
    },
    {
      from: ['PARTIAL', 'INSUFFICIENT'],
      event: 'COLLECT',
      by: ['SYSTEM'],
      to: 'PAID',
      when: 'it paid the last of them',
    },
    {
      from: ['PARTIAL', 'INSUFFICIENT'],
      event: 'COVER',
      by: ['TWO_STAFF'],
      to: 'PAID',
      when: 'the house pays the rest and keeps the claim',
    },
    {
      from: CORRECTABLE,
      event: 'ADJUST',
      by: ['SYSTEM'],
      to: 'ADJUSTED',
      when: 'the period was worked out again; the new bill names this one',
    },
  ],
}

/** Whether a bill may go from one state to another by somebody's act. `null`: there is none yet. */
export const billMayStep = (from: BillState | null, event: BillEvent, actor: BillActor, to: BillState): boolean =>
  statesAfter(BILL_TRANSITIONS, from, event, actor).includes(to)

/** A bill that was worked out, as its confirmation sees it. */
export interface WorkedOut {
  kind: ContractKind
  status: PayStatus
  amount: Amount
  isPaidByHouse: boolean
}

/**
 * The state in which a bill is confirmed. `autoApproveMost` is the most that the house pays as a
 * dividend without a review: 0 reviews all.
 */
export function confirmedAs(bill: WorkedOut, autoApproveMost: Amount): BillState {
  if (bill.status !== 'PAYABLE') return bill.status
  const isReviewed = bill.kind === 'DIVIDEND' && bill.isPaidByHouse && bill.amount > autoApproveMost
  return isReviewed ? 'REVIEW' : 'ISSUED'
}

/** The state of an issued bill of which so much was paid. */
export function paidAs(due: Amount, paid: Amount): BillState {
  if (paid >= due) return 'PAID'
  return paid > 0n ? 'PARTIAL' : 'INSUFFICIENT'
}
