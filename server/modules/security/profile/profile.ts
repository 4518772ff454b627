import { PROFILE_FIELDS, type ProfileField } from '@senluna/contract/member/profile.ts'
import type * as contract from '@senluna/contract/member/profile.ts'
import { Refusal, type BrokenField } from '@senluna/contract/refusals.ts'
import type { Brand, FieldRule } from '@senluna/kit/brand.ts'
import { fieldValue, PATTERNS, ruleArgs, ruleBreach, type PatternId } from '@senluna/kit/text/patterns.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import {
  isTakenWord,
  isUnderage,
  lockMember,
  maskedWords,
  memberById,
  writeProfile,
  type Member,
} from '../../members/index.ts'
import { noteChange } from '../changes.ts'
import type { Security } from '../security.ts'

/** How a field is checked where the brand's registration doesn't know it. */
const OWN_RULES: Readonly<Record<ProfileField, readonly [pattern: PatternId | null, least: number, most: number]>> = {
  nickname: ['NO_SPACES', 2, 20],
  payeeName: ['LATIN_NAME', 2, 50],
  birthday: ['DATE_YMD', 10, 10],
  address: [null, 4, 200],
  nationality: [null, 2, 60],
  occupation: [null, 2, 60],
  sourceOfIncome: [null, 2, 100],
  zalo: ['DIGITS', 7, 15],
  line: ['NO_SPACES', 2, 50],
  whatsapp: ['DIGITS', 7, 15],
  telegram: ['NO_SPACES', 2, 50],
  facebook: ['NO_SPACES', 2, 50],
  wechat: ['LETTER_FIRST', 6, 20],
  qqNum: ['DIGITS', 5, 12],
}

/** What a member enters once; from then on only customer service changes it. */
const ONCE: ReadonlySet<ProfileField> = new Set(['payeeName', 'birthday'])

/** How a part of a profile is checked at a brand. */
export function profileRule(brand: Brand, field: ProfileField): FieldRule {
  const known = brand.register.find((rule) => rule.field === field)
  if (known) return { ...known, required: false }
  const [patternId, minLength, maxLength] = OWN_RULES[field]
  const acceptedPattern = patternId ? PATTERNS[patternId] : '*'
  return { field, enabled: true, required: false, acceptedPattern, patternId, minLength, maxLength, sort: 0, tabs: [] }
}

/** What somebody has entered; empty where nothing. */
export const profileValue = (member: Pick<Member, 'nickname' | 'profile'>, field: ProfileField): string =>
  field === 'nickname' ? member.nickname : (member.profile[field] ?? '')

/** Enough to know it again. */
export const maskedPart = (field: ProfileField, value: string): string =>
  field === 'birthday' ? `${value.slice(0, 4)}-**-**` : maskedWords(value)

/** What the caller has entered about themselves, and how each part is checked. */
export async function ownProfile({ db }: Security, { caller, brand }: Call<typeof contract.ownProfile>) {
  const member = await memberById(db, caller.memberId)
  if (!member) throw new Refusal('AUTH_EXPIRED')
  return {
    fields: PROFILE_FIELDS.map((field) => {
      const value = profileValue(member, field)
      const locked = ONCE.has(field) && value !== ''
      const { acceptedPattern, patternId, minLength, maxLength } = profileRule(brand, field)
      return {
        field,
        value: locked ? maskedPart(field, value) : value,
        locked,
        acceptedPattern,
        patternId,
        minLength,
        maxLength,
      }
    }),
  }
}

/**
 * Changes parts of the caller's profile; an empty text takes one away.
 *
 * Refuses REG_FIELD with every field that breaks its rule or is set already, REG_UNDERAGE.
 */
export async function saveProfile(security: Security, call: Call<typeof contract.saveProfile>) {
  const { brand, caller, body, now } = call
  return security.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, caller.memberId)
    if (!member) throw new Refusal('AUTH_EXPIRED')
    const { values, broken } = checkedProfile(brand, member, body)
    if (broken.length > 0) throw new Refusal('REG_FIELD', { fields: broken })
    if (isUnderage(values.get('birthday') || undefined, brand.profile.minAge, now)) throw new Refusal('REG_UNDERAGE')
    await mergeProfile(tx, member, values, now)
    const saved = [...values.keys()]
    if (saved.length > 0)
      await noteChange(tx, { memberId: member.id, ip: call.ip, traceId: call.traceId }, 'profile', now, {
        fields: saved.join(' '),
      })
    return { saved }
  })
}

/**
 * What differs from what is kept, and what breaks its rule: a form sent whole changes nothing it
 * needn't. `again`: also what a member enters once.
 */
export function checkedProfile(
  brand: Brand,
  member: Member,
  typed: Partial<Record<ProfileField, string | undefined>>,
  again = false,
) {
  const values = new Map<ProfileField, string>()
  const broken: BrokenField[] = []
  for (const field of PROFILE_FIELDS) {
    const given = typed[field]
    if (given === undefined) continue
    const value = fieldValue(field, given)
    const before = profileValue(member, field)
    if (value === before) continue
    const rule = profileRule(brand, field)
    const isSet = !again && ONCE.has(field) && before !== ''
    if (isSet || ruleBreach(rule, value) || isTakenWord(brand, rule, value))
      broken.push({ field, patternId: rule.patternId ?? undefined, args: ruleArgs(rule) })
    else values.set(field, value)
  }
  return { values, broken }
}

/**
 * Writes parts of a profile over what is kept; an empty text takes one away, and the account's name
 * stands for no nickname.
 */
export async function mergeProfile(
  tx: Tx,
  member: Member,
  values: ReadonlyMap<ProfileField, string>,
  now: Instant,
): Promise<void> {
  const { nickname = member.nickname, ...parts } = Object.fromEntries(values)
  const profile = Object.fromEntries(
    Object.entries({ ...member.profile, ...parts }).filter(([, value]) => value !== ''),
  )
  await writeProfile(tx, member.id, profile, nickname || member.userName, now)
}
