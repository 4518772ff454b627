import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** What a member enters about themselves besides registration. */
export const PROFILE_FIELDS = [
  'nickname',
  'payeeName',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'zalo',
  'line',
  'whatsapp',
  'telegram',
  'facebook',
  'wechat',
  'qqNum',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

const profileField = z.object({
  field: z.enum(PROFILE_FIELDS),
  value: z.string(),
  /** Entered once: only customer service changes it from here on. The value is masked. */
  locked: z.boolean(),
  /** How it is checked. A pattern of `*` takes any text. */
  acceptedPattern: z.string(),
  patternId: z.nullable(z.string()),
  minLength: z.int(),
  maxLength: z.int(),
})
export type ProfileRow = z.infer<typeof profileField>

const profileReply = z.object({ fields: z.array(profileField) })

export const ownProfile = endpoint({
  summary: 'What the member has entered about themselves, and how each part is checked.',
  method: 'GET',
  path: '/wps/v2/security/profile',
  for: 'member',
  assistants: true,
  reply: profileReply,
  refusals: [],
})

/** A part of a profile as it is typed; an empty text takes it away. */
export const profileText = z.optional(z.string().check(z.maxLength(1_000)))

export const profileParts = {
  nickname: profileText,
  payeeName: profileText,
  birthday: profileText,
  address: profileText,
  nationality: profileText,
  occupation: profileText,
  sourceOfIncome: profileText,
  zalo: profileText,
  line: profileText,
  whatsapp: profileText,
  telegram: profileText,
  facebook: profileText,
  wechat: profileText,
  qqNum: profileText,
} satisfies Record<ProfileField, typeof profileText>

export const saveProfile = endpoint({
  summary: 'Changes parts of the profile; an empty text takes one away. Real name and birthday are entered once.',
  method: 'PATCH',
  path: '/wps/v2/security/profile',
  for: 'member',
  assistants: true,
  body: z.object(profileParts),
  reply: z.object({ saved: z.array(z.enum(PROFILE_FIELDS)) }),
  refusals: ['REG_FIELD', 'REG_UNDERAGE'],
})
