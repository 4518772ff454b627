import type { StepTable } from '../../../platform/steps.ts'

export const RECEIPT_STATES = ['NEW', 'OUT', 'SUSPENSE', 'REVIEW', 'MATCHED', 'RETURNED', 'WRITTEN_OFF'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/** The steps of money that came in. */
export const RECEIPT_STEPS: StepTable<ReceiptState> = {
  entity: 'receipt',
  storedIn: 'cashier.receipt',
  states: RECEIPT_STATES,
  begins: ['NEW', 'OUT'],
  ends: ['OUT', 'MATCHED', 'RETURNED', 'WRITTEN_OFF'],
  steps: [
    { from: ['NEW'], to: 'MATCHED', by: ['server'], when: 'its order is credited with all of it, or was before' },
    { from: ['NEW'], to: 'REVIEW', by: ['server'], when: 'it names an order that staff have to look at' },
    {
      from: ['NEW'],
      to: 'SUSPENSE',
      by: ['server'],
      when: 'it names no order, is one too many, or its order takes only a part',
    },
    {
      from: ['SUSPENSE', 'REVIEW'],
      to: 'MATCHED',
      by: ['staff', 'two staff'],
      when: 'all that is left goes to an order; two agree when it does not name the order',
    },
    {
      from: ['SUSPENSE', 'REVIEW'],
      to: 'SUSPENSE',
      by: ['staff', 'two staff'],
      when: 'a part is matched or sent back, or its order is rejected',
    },
    { from: ['SUSPENSE', 'REVIEW'], to: 'RETURNED', by: ['two staff'], when: 'all that is left is sent back' },
    { from: ['SUSPENSE'], to: 'WRITTEN_OFF', by: ['two staff'], when: 'nobody claims it' },
  ],
}
