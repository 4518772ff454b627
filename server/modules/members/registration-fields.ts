import { Refusal, type BrokenField } from '@senluna/contract/refusals.ts'
import type { Brand, FieldRule } from '@senluna/kit/brand.ts'
import { fieldValue, ruleArgs, ruleBreach } from '@senluna/kit/patterns.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { checkNewPassword } from './new-password.ts'

/** Names that would pass for the house. The brand's own names and what trial accounts are called join them. */
const RESERVED = [
  'admin',
  'administrator',
  'support',
  'system',
  'sysadmin',
  'operator',
  'moderator',
  'official',
  'helpdesk',
  'service',
  'security',
  'senluna',
]

/** Checked elsewhere: by their own rules, or against something stored. */
const OWN_RULES = new Set(['password', 'confirmPassword', 'captcha', 'agreeAge', 'agreeTerms'])

/** Codes of somebody who is to get the credit. No such codes are given out yet, so none can be right. */
const CODES = new Set(['affiliateCode', 'recommenderId'])

/** What a registration says, once every rule of the brand holds. */
export interface RegistrationFields {
  userName: string
  password: string
  nickname: string
  paymentPassword: string | undefined
  /** The other fields that the brand asks for and that were filled in. */
  profile: Record<string, string>
}

/**
 * Checks a registration by the brand's own rules; fields that the brand doesn't ask for are dropped.
 *
 * Refuses REG_FIELD with every broken field, REG_UNDERAGE, REG_TERMS, AUTH_CONFIRM_MISMATCH,
 * AUTH_PASSWORD_WEAK.
 */
export function checkRegistration(
  brand: Brand,
  typed: Readonly<Record<string, unknown>>,
  now: Instant,
): RegistrationFields {
  const rules = brand.register.filter(
    (rule) => rule.enabled && rule.tabs.includes('username') && !OWN_RULES.has(rule.field),
  )
  const values = new Map<string, string>()
  const broken: BrokenField[] = []
  for (const rule of rules) {
    const value = fieldValue(rule.field, textOf(typed[rule.field]))
    const breach = ruleBreach(rule, value) ?? (isTakenWord(brand, rule, value) ? 'pattern' : undefined)
    if (breach === 'required') broken.push({ field: rule.field })
    else if (breach) broken.push({ field: rule.field, patternId: rule.patternId ?? undefined, args: ruleArgs(rule) })
    else if (CODES.has(rule.field) && value !== '')
      broken.push({ field: rule.field, patternId: rule.patternId ?? undefined })
    else if (value !== '') values.set(rule.field, value)
  }
  if (broken.length > 0) throw new Refusal('REG_FIELD', { fields: broken })
  const userName = (values.get('username') ?? '').toLowerCase()
  if (userName === '') throw new Refusal('REG_FIELD', { fields: [{ field: 'username' }] })
  const password = checkNewPassword(brand, userName, {
    field: 'password',
    password: textOf(typed.password),
    again: textOf(typed.confirmPassword),
  })
  if (typed.agreeAge !== true || isUnderage(values.get('birthday'), brand.profile.minAge, now))
    throw new Refusal('REG_UNDERAGE')
  if (typed.agreeTerms !== true || typed.termsVersion !== brand.termsVersion) throw new Refusal('REG_TERMS')
  const { username: _name, nickname, paymentPassword, ...profile } = Object.fromEntries(values)
  return { userName, password, nickname: nickname ?? userName, paymentPassword, profile }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function isTakenWord(brand: Brand, rule: FieldRule, value: string): boolean {
  if (rule.field !== 'username' && rule.field !== 'nickname') return false
  const low = value.toLowerCase()
  const own = [brand.merchantCode, brand.brandName].map((word) => word.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return RESERVED.includes(low) || own.includes(low) || /^trial\d*$/.test(low)
}

function isUnderage(birthday: string | undefined, minAge: number, now: Instant): boolean {
  if (birthday === undefined) return false
  const youngest = new Date(now)
  youngest.setUTCFullYear(youngest.getUTCFullYear() - minAge)
  return birthday > youngest.toISOString().slice(0, 10)
}
