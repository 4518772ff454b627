import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { APPLICATION_STATES } from '../../member/rewards/applications.ts'
import { imageRef, PICTURES } from '../../site/files.ts'
import * as wire from '../../wire.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'

// What members apply for with a form, as the brand's people decide about it.

export const deskApplication = z.object({
  id: wire.id<'application'>(),
  promotionId: z.string(),
  memberId: wire.id<'member'>(),
  userName: z.string(),
  cycle: z.string(),
  /** Which application of this cycle, from 1. */
  attempt: z.int(),
  state: z.enum(APPLICATION_STATES),
  remark: z.string(),
  images: z.array(imageRef),
  /** What may be given: from, to, and up to what by one person alone. */
  least: wire.digits,
  most: wire.digits,
  aloneUpTo: wire.digits,
  amount: z.optional(wire.digits),
  reason: z.optional(z.string()),
  decidedBy: z.optional(z.string()),
  currency: wire.shownCurrency,
  at: wire.moment,
})
export type DeskApplication = z.infer<typeof deskApplication>

export const deskApplications = endpoint({
  summary: 'Applications with a form, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/applications',
  for: 'staff',
  right: 'promotions.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.maxLength(64))),
    promotion: z.optional(z.string().check(z.maxLength(60))),
    state: z.optional(z.enum(APPLICATION_STATES)),
  }),
  reply: wire.page(deskApplication),
  refusals: [],
})
export const exportApplications = exportOf(deskApplications, 'promotions.export')

export const applicationPicture = endpoint({
  summary: 'A picture of an application, not in the envelope; the look is written down.',
  method: 'GET',
  path: '/bo/v1/applications/{id}/pictures/{fileId}',
  for: 'staff',
  right: 'promotions.view',
  reply: z.unknown(),
  sends: PICTURES,
  refusals: ['SYS_NOT_FOUND'],
})

export const acceptApplication = endpoint({
  summary:
    'Gives an amount for an application, within its bounds; above what one person may give, a second decides (202).',
  method: 'POST',
  path: '/bo/v1/applications/{id}/accept',
  for: 'staff',
  concerns: [{ what: 'member', in: 'memberId' }],
  right: 'promotions.edit',
  body: z.object({ memberId: wire.id<'member'>(), amount: wire.positive }),
  reply: z.union([z.object({ accepted: z.literal(true) }), awaiting]),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'PROMO_OUT', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'APPROVAL_STALE'],
})

export const rejectApplication = endpoint({
  summary: 'Refuses an application; the member reads the note.',
  method: 'POST',
  path: '/bo/v1/applications/{id}/reject',
  for: 'staff',
  concerns: [{ what: 'member', in: 'memberId' }],
  right: 'promotions.edit',
  body: z.object({
    memberId: wire.id<'member'>(),
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
  }),
  reply: z.object({ rejected: z.literal(true) }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED', 'APPROVAL_STALE', 'VAL_FIELD'],
})
