import * as z from 'zod/mini'
import { awaiting } from '../desk/approvals.ts'
import { endpoint } from '../endpoint.ts'
import { exportOf } from '../desk/lists.ts'
import { imageRef, PICTURES } from '../site/files.ts'
import * as wire from '../wire.ts'

// Who somebody is: tiers of proof, the documents for them, and the people who look at them.

const tier = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** What a picture shows. */
export const KYC_KINDS = ['ID_FRONT', 'ID_BACK', 'PASSPORT', 'SELFIE', 'SOURCE'] as const
export const kycKind = z.enum(KYC_KINDS)
export type KycKind = z.infer<typeof kycKind>

export const KYC_STATES = ['PENDING', 'ACCEPTED', 'REJECTED', 'ASKED_AGAIN'] as const

/** How one tier stands for a member. LATER: the one before comes first. */
export const kycTier = z.object({
  tier,
  state: z.enum(['DONE', 'OPEN', 'LATER', 'PENDING', 'REJECTED', 'ASKED_AGAIN']),
  /** What has to be entered about oneself first. */
  missing: z.array(z.enum(['payeeName', 'birthday', 'address'])),
  /** Sets of pictures, any one of which does. */
  documents: z.array(z.array(kycKind)),
  /** Why they were not accepted, in the reviewer's words. */
  reason: z.optional(z.string()),
  at: z.optional(wire.moment),
})
export type KycTier = z.infer<typeof kycTier>

const standing = z.object({
  /** The tier reached; 0 before the first. */
  tier: z.int(),
  tiers: z.array(kycTier),
  /** What each tier lets through, from 0 on. */
  limits: z.array(
    z.object({
      tier: z.int(),
      depositTotal: z.nullable(wire.digits),
      withdrawTotal: z.nullable(wire.digits),
      withdrawDay: z.nullable(wire.digits),
      month: z.nullable(wire.digits),
    }),
  ),
})
export type KycStanding = z.infer<typeof standing>

export const kyc = endpoint({
  summary: 'How far the caller has shown who they are, and what each tier lets through.',
  method: 'GET',
  path: '/wps/v2/kyc',
  for: 'member',
  reply: standing,
  refusals: [],
})

export const sendKyc = endpoint({
  summary:
    'Asks for a tier. The first needs name, birthday and address of the profile; the others pictures sent before, in the order of `kinds`.',
  method: 'POST',
  path: '/wps/v2/kyc',
  for: 'member',
  body: z.object({
    tier,
    kinds: z.array(kycKind).check(z.maxLength(3)),
    documents: z.array(wire.id<'file'>()).check(z.maxLength(3)),
  }),
  reply: standing,
  refusals: ['KYC_STATE', 'KYC_DOCUMENTS', 'FILE_COUNT', 'REG_UNDERAGE'],
})

// The desk.

/**
 * What speaks against an application: the profile says otherwise by now; another member declared
 * the same name and birthday.
 */
const KYC_DOUBTS = ['CHANGED', 'TWIN'] as const

export const deskKyc = z.object({
  id: wire.uuid,
  memberId: wire.id<'member'>(),
  account: z.string(),
  tier,
  state: z.enum(KYC_STATES),
  pictures: z.int(),
  /** What checking by machine found; nothing where all is well. */
  doubts: z.array(z.enum(KYC_DOUBTS)),
  reason: z.optional(z.string()),
  createdAt: wire.moment,
  decidedAt: z.optional(wire.moment),
  decidedBy: z.optional(z.string()),
})
export type DeskKyc = z.infer<typeof deskKyc>

export const deskKycOne = z.object({
  ...deskKyc.shape,
  declared: z.object({ payeeName: z.string(), birthday: z.string(), address: z.string() }),
  documents: z.array(z.object({ kind: kycKind, image: imageRef })),
  /** The tier the member has now. */
  has: z.int(),
})
export type DeskKycOne = z.infer<typeof deskKycOne>

export const deskKycList = endpoint({
  summary: 'Applications to show who somebody is; those that wait come oldest first, others latest first; by key.',
  method: 'GET',
  path: '/bo/v1/kyc',
  for: 'staff',
  right: 'kyc.view',
  query: z.object({
    ...wire.pageQuery,
    state: z.optional(z.enum(KYC_STATES)),
    tier: z.optional(z.enum(['1', '2', '3'])),
    account: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: wire.page(deskKyc),
  refusals: [],
})
export const exportKyc = exportOf(deskKycList, 'kyc.export')

export const deskKycRead = endpoint({
  summary: 'One application with what was declared and its pictures. Reading it is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/kyc/{id}',
  for: 'staff',
  right: 'kyc.view',
  reply: deskKycOne,
  refusals: ['SYS_NOT_FOUND'],
})

export const deskKycPicture = endpoint({
  summary: 'A picture of an application itself, not in the envelope. Every look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/kyc/{id}/pictures/{fileId}',
  for: 'staff',
  right: 'kyc.view',
  reply: z.unknown(),
  sends: PICTURES,
  refusals: ['SYS_NOT_FOUND'],
})

export const acceptKyc = endpoint({
  summary: 'Accepts an application; the third tier waits for a second person.',
  method: 'POST',
  path: '/bo/v1/kyc/{id}/accept',
  for: 'staff',
  concerns: [{ what: 'kyc', in: 'id' }],
  right: 'kyc.edit',
  reply: z.union([deskKyc, awaiting]),
  refusals: ['SYS_NOT_FOUND', 'KYC_STATE', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

const decision = z.object({
  /** The text for the member. */
  message: z.string().check(z.trim(), z.minLength(3), z.maxLength(300), z.regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u)),
})

export const rejectKyc = endpoint({
  summary: 'Rejects an application, with words for the member.',
  method: 'POST',
  path: '/bo/v1/kyc/{id}/reject',
  for: 'staff',
  concerns: [{ what: 'kyc', in: 'id' }],
  right: 'kyc.edit',
  body: decision,
  reply: deskKyc,
  refusals: ['SYS_NOT_FOUND', 'KYC_STATE', 'APPROVAL_RELATED'],
})

export const askKycAgain = endpoint({
  summary: 'Asks for other pictures. Of one accepted before it takes the tier away until they come.',
  method: 'POST',
  path: '/bo/v1/kyc/{id}/ask-again',
  for: 'staff',
  concerns: [{ what: 'kyc', in: 'id' }],
  right: 'kyc.edit',
  body: decision,
  reply: deskKyc,
  refusals: ['SYS_NOT_FOUND', 'KYC_STATE', 'APPROVAL_RELATED'],
})
