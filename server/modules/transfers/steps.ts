import { TRANSFER_STATES } from '@senluna/contract/money/transfers.ts'
import type { StepTable } from '../../platform/steps.ts'

export type TransferState = (typeof TRANSFER_STATES)[number]

/** The steps of a transfer between a member's wallet and the one at a vendor. */
export const TRANSFER_STEPS: StepTable<TransferState> = {
  entity: 'transfer',
  storedIn: 'transfers.vendor_transfer',
  states: TRANSFER_STATES,
  begins: ['CREATED'],
  ends: ['DONE', 'REVERSED'],
  steps: [
    { from: ['CREATED'], to: 'DEBITED', by: ['server'], when: 'its money has left the wallet' },
    { from: ['DEBITED'], to: 'SENT', by: ['server'], when: 'before its vendor is called, once for ever' },
    { from: ['DEBITED'], to: 'REVERSED', by: ['clock'], when: 'it was not sent within a minute' },
    {
      from: ['SENT', 'UNKNOWN'],
      to: 'UNKNOWN',
      by: ['provider'],
      when: 'its vendor gives no clear answer; it is asked again',
    },
    { from: ['SENT', 'UNKNOWN'], to: 'MANUAL', by: ['clock'], when: 'there was no clear answer for a day' },
    {
      from: ['SENT', 'UNKNOWN', 'MANUAL'],
      to: 'DONE',
      by: ['provider', 'two staff'],
      when: 'its vendor says so; two of an unclear one',
    },
    {
      from: ['SENT', 'UNKNOWN', 'MANUAL'],
      to: 'REVERSED',
      by: ['provider', 'two staff'],
      when: 'its vendor refused it or never had it; two of an unclear one',
    },
  ],
}
