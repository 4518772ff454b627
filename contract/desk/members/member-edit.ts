import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { PROFILE_FIELDS, profileParts, profileText } from '../../member/profile.ts'
import * as wire from '../../wire.ts'

// A member's profile as the brand's people change it.

export const EDIT_FIELDS = [...PROFILE_FIELDS, 'mobile', 'email'] as const
export type EditField = (typeof EDIT_FIELDS)[number]

/**
 * Who somebody is and what they are reached by: what is paid out rests on it, so two people change
 * it.
 */
export const EDITED_BY_TWO = ['payeeName', 'birthday', 'mobile', 'email'] as const satisfies readonly EditField[]

const editable = z.object({
  field: z.enum(EDIT_FIELDS),
  /** As it is, masked; empty where nothing is set. */
  value: z.string(),
  /** Of a number or an address: whether it was shown to be the member's. */
  confirmed: z.optional(z.boolean()),
  acceptedPattern: z.string(),
  patternId: z.nullable(z.string()),
  minLength: z.int(),
  maxLength: z.int(),
})
export type Editable = z.infer<typeof editable>

export const memberProfile = endpoint({
  summary: 'What can be changed of a member’s profile, masked, and how each part is checked. The look is written down.',
  method: 'GET',
  path: '/bo/v1/members/{id}/profile',
  for: 'staff',
  right: 'members.edit',
  reply: z.object({
    fields: z.array(editable),
    /** What two people change waits already. */
    waits: z.boolean(),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

export const editMember = endpoint({
  summary:
    'Changes parts of a member’s profile; an empty text takes one away. Real name, birthday, number and address wait for approval (202). The member is notified.',
  method: 'PATCH',
  path: '/bo/v1/members/{id}/profile',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'members.edit',
  body: z.object({ ...profileParts, mobile: profileText, email: profileText }),
  reply: z.object({
    /** What holds now. */
    saved: z.array(z.enum(EDIT_FIELDS)),
    /** What waits for approval. */
    asked: z.array(z.enum(EDIT_FIELDS)),
    approvalId: z.optional(wire.uuid),
    expiresAt: z.optional(awaiting.shape.expiresAt),
  }),
  refusals: [
    'SYS_NOT_FOUND',
    'REG_FIELD',
    'REG_UNDERAGE',
    'SMS_MOBILE_FORMAT',
    'SMS_MOBILE_MISSING',
    'REG_MOBILE_TAKEN',
    'REG_EMAIL_TAKEN',
    'VAL_FIELD',
    'APPROVAL_OPEN',
    'APPROVAL_RELATED',
  ],
})
