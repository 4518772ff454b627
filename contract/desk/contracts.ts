import * as z from 'zod/mini'
import {
  affiliateTerms,
  contractKind,
  contractNote,
  contractShown,
  contractState,
  offeredTerms,
} from '../agent/contract-shapes.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { awaiting } from './approvals.ts'
import { exportOf } from './lists.ts'

export const deskContract = z.object({
  ...contractShown.shape,
  currency: wire.shownCurrency,
})
export type DeskContract = z.infer<typeof deskContract>

export const deskContracts = endpoint({
  summary: 'Contracts of agents and of the house, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/contracts',
  for: 'staff',
  right: 'contracts.view',
  query: z.object({
    ...wire.pageQuery,
    kind: z.optional(contractKind),
    state: z.optional(contractState),
    /** Only what the house pays, or only what agents pay. */
    payer: z.optional(z.enum(['HOUSE', 'AGENT'])),
    /** The account of either party. */
    name: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: wire.page(deskContract),
  refusals: [],
})
export const exportContracts = exportOf(deskContracts, 'contracts.export')

export const offerHouseContract = endpoint({
  summary:
    'Asks to offer a contract of the house to a general agent, or of dividends to an affiliate; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/contracts',
  for: 'staff',
  concerns: [{ what: 'userName', in: 'name' }],
  right: 'contracts.edit',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    kind: contractKind,
    ...offeredTerms,
    /** The vendors’ share of what a team loses: a cost of dividends, handed down with the terms. */
    vendorFeePpm: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
    /** Of an affiliate's plan; without it an affiliate gets one without a platform fee and CPA. */
    affiliate: z.optional(affiliateTerms),
    note: z.optional(contractNote),
  }),
  reply: awaiting,
  refusals: [
    'CRD_NO_PAY',
    'SYS_NOT_FOUND',
    'AGT_NOT_DIRECT',
    'CTR_TERMS',
    'CTR_PENDING_EXISTS',
    'CTR_SCOPE_OVERLAP',
    'CTR_DISABLED',
    'APPROVAL_OPEN',
    'APPROVAL_RELATED',
  ],
})

export const actOnHouseContract = endpoint({
  summary: 'Acts for the house on a contract of its own: withdraws an offer, asks for an end, or answers who asked.',
  method: 'POST',
  path: '/bo/v1/contracts/{id}/act',
  for: 'staff',
  concerns: [{ what: 'contract', in: 'id' }],
  right: 'contracts.edit',
  body: z.object({ action: z.enum(['WITHDRAW', 'TERMINATE', 'ACCEPT', 'REJECT']) }),
  reply: z.object({ contractId: wire.id<'contract'>(), status: contractState }),
  refusals: ['CTR_NOT_FOUND', 'CTR_STATE', 'CTR_NOT_YOURS', 'APPROVAL_RELATED'],
})

export const endDeskContract = endpoint({
  summary: 'Asks to end a contract at its next boundary, and all below it; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/contracts/{id}/end',
  for: 'staff',
  concerns: [{ what: 'contract', in: 'id' }],
  right: 'contracts.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['CTR_NOT_FOUND', 'CTR_STATE', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})
