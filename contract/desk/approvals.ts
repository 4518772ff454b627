import { ALL_RIGHTS } from '@senluna/kit/staff.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportOf } from './lists.ts'
import * as wire from '../wire.ts'

// Four eyes: what one member of staff asks for and another decides.

export const APPROVAL_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const

/** The reply of a call that waits for approval; the call itself has changed nothing yet. */
export const awaiting = z.object({ approvalId: wire.uuid, expiresAt: wire.moment })
export type Awaiting = z.infer<typeof awaiting>

export const approval = z.object({
  id: wire.uuid,
  action: z.string(),
  objectKind: z.string(),
  objectId: z.string(),
  memberId: z.optional(wire.id<'member'>()),
  /** Whose people asked, where it is another brand: for who decides above the brands. */
  merchantCode: z.optional(z.string()),
  /** What the checker compares. */
  before: z.unknown(),
  after: z.unknown(),
  needs: z.enum(ALL_RIGHTS),
  state: z.enum(APPROVAL_STATES),
  /** By account, and what they are called. */
  maker: z.string(),
  makerShownAs: z.string(),
  reason: z.string(),
  createdAt: wire.moment,
  expiresAt: wire.moment,
  checker: z.optional(z.string()),
  checkerShownAs: z.optional(z.string()),
  decision: z.optional(z.string()),
  decidedAt: z.optional(wire.moment),
  /** Both people, or the maker and who reads it, are at one address or one browser. */
  sameAddress: z.optional(z.boolean()),
  sameDevice: z.optional(z.boolean()),
  /**
   * The reader opened the maker's account or gave it rights within a day, or the other way round.
   */
  sponsor: z.optional(z.boolean()),
  /** Whether whoever asks may decide it: not their own, and with the right it needs. */
  mine: z.boolean(),
  decidable: z.boolean(),
})
export type Approval = z.infer<typeof approval>

/** One that was approved. */
const approved = z.extend(approval, {
  /**
   * The printed code that opens the account it released: shown to the second person alone, this
   * once.
   */
  code: z.optional(z.string()),
})
export type Approved = z.infer<typeof approved>

export const approvals = endpoint({
  summary: 'What waits for approval, or was decided; latest first, by key.',
  method: 'GET',
  path: '/bo/v1/approvals',
  names: ['drawNumber', 'vendorCode'],
  for: 'staff',
  right: 'approvals.view',
  query: z.object({
    ...wire.pageQuery,
    state: z.optional(z.enum(APPROVAL_STATES)),
    objectKind: z.optional(z.string().check(z.maxLength(40))),
    objectId: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: wire.page(approval),
  refusals: [],
})
export const exportApprovals = exportOf(approvals, 'audit.export')

const byItsId = { method: 'POST', for: 'staff', right: 'approvals.view', names: ['drawNumber', 'vendorCode'] } as const
const refusals = [
  'SYS_NOT_FOUND',
  'AUTH_FORBIDDEN',
  'APPROVAL_STATE',
  'APPROVAL_OWN',
  'APPROVAL_RELATED',
  'APPROVAL_SPONSOR',
  'APPROVAL_STALE',
  'VAL_FIELD',
] as const

export const approve = endpoint({
  ...byItsId,
  summary: 'Approves what a colleague asked for: it happens now, in the same transaction.',
  path: '/bo/v1/approvals/{id}/approve',
  concerns: [{ what: 'approval', in: 'id' }],
  reply: approved,
  refusals: [...refusals, 'PROMO_OUT'],
})

export const reject = endpoint({
  ...byItsId,
  summary: 'Rejects what a colleague asked for; nothing happens.',
  path: '/bo/v1/approvals/{id}/reject',
  concerns: [{ what: 'approval', in: 'id' }],
  reply: approval,
  refusals,
})

export const withdrawApproval = endpoint({
  ...byItsId,
  summary: 'Takes back what one asked for oneself.',
  path: '/bo/v1/approvals/{id}/withdraw',
  concernsNobody: 'own',
  reply: approval,
  refusals,
})
