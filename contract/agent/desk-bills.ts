import * as z from 'zod/mini'
import { awaiting } from '../desk/approvals.ts'
import { exportOf } from '../desk/lists.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { bill, billNewcomer, billState } from './bills.ts'
import { contractKind } from './contract-shapes.ts'

export const deskBill = z.object({
  ...bill.shape,
  holderId: wire.id<'member'>(),
  currency: wire.shownCurrency,
  reason: z.optional(z.string()),
})
export type DeskBill = z.infer<typeof deskBill>

export const deskBills = endpoint({
  summary: 'What agents were or are to be paid under contracts, the latest period first; by key.',
  method: 'GET',
  path: '/bo/v1/bills',
  for: 'staff',
  right: 'bills.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.maxLength(64))),
    kind: z.optional(contractKind),
    state: z.optional(billState),
    /** `owed`: those of which a payer still owes something. */
    arrears: z.optional(z.literal('owed')),
  }),
  reply: wire.page(deskBill),
  refusals: ['VAL_FIELD'],
})
export const exportBills = exportOf(deskBills, 'bills.export')

export const billNewcomers = endpoint({
  summary:
    'The new members that a bill of an affiliate looked at, those who qualified first, with what became of each.',
  method: 'GET',
  path: '/bo/v1/bills/{id}/newcomers',
  for: 'staff',
  right: 'adjustments.view',
  reply: z.object({ list: z.array(billNewcomer) }),
  refusals: ['SYS_NOT_FOUND'],
})

export const approveBill = endpoint({
  summary: 'Asks to pay a dividend of the house that waits for a review; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/bills/{id}/approve',
  for: 'staff',
  concerns: [{ what: 'bill', in: 'id' }],
  right: 'bills.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const denyBill = endpoint({
  summary: 'Refuses a dividend of the house that waits for a review; what its holder pays goes on.',
  method: 'POST',
  path: '/bo/v1/bills/{id}/deny',
  for: 'staff',
  concerns: [{ what: 'bill', in: 'id' }],
  right: 'bills.approve',
  body: z.object({}),
  reply: z.object({}),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const coverBill = endpoint({
  summary:
    'Asks that the house pays what a payer still owes of a bill, and keeps the claim; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/bills/{id}/cover',
  for: 'staff',
  concerns: [{ what: 'bill', in: 'id' }],
  right: 'bills.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})
