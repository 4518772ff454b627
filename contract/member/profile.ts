import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** What a member tells of themselves besides registration. */
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
  /** Told once: only customer service changes it from here on. The value is masked. */
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
  summary: 'What the member has told of themselves, and how each part is checked.',
  method: 'GET',
  path: '/wps/v2/security/profile',
  for: 'member',
  assistants: true,
  reply: profileReply,
  refusals: [],
})

/** A part of a profile as it is typed; an empty text takes it away. */
export const told = z.optional(z.string().check(z.maxLength(1_000)))

export const profileParts = {
  nickname: told,
  payeeName: told,
  birthday: told,
  address: told,
  nationality: told,
  occupation: told,
  sourceOfIncome: told,
  zalo: told,
  line: told,
  whatsapp: told,
  telegram: told,
  facebook: told,
  wechat: told,
  qqNum: told,
} satisfies Record<ProfileField, typeof told>

export const saveProfile = endpoint({
  summary: 'Changes parts of the profile; an empty text takes one away. Real name and birthday are told once.',
  method: 'PATCH',
  path: '/wps/v2/security/profile',
  for: 'member',
  assistants: true,
  body: z.object(profileParts),
  reply: z.object({ saved: z.array(z.enum(PROFILE_FIELDS)) }),
  refusals: ['REG_FIELD', 'REG_UNDERAGE'],
})
