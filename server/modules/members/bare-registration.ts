import { Refusal, type BrokenField } from '@senluna/contract/refusals.ts'
import type { Brand, FieldRule } from '@senluna/kit/brand.ts'
import { fieldValue, ruleArgs, ruleBreach } from '@senluna/kit/text/patterns.ts'
import { isTakenWord } from './registration-fields.ts'

/** What only an account with a password is asked for, or what has a call of its own. */
const NOT_ASKED = new Set([
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
  'mobileNum',
  'agreeAge',
  'agreeTerms',
])
const CODES = new Set(['affiliateCode', 'referralCode', 'recommenderId'])

/**
 * The fields of a registration whose password is somebody else's: the name, and what the brand
 * can't do without.
 */
export const bareRules = (brand: Brand): FieldRule[] =>
  brand.register.filter(
    (rule) =>
      rule.enabled &&
      (rule.required || CODES.has(rule.field)) &&
      rule.tabs.includes('username') &&
      !NOT_ASKED.has(rule.field),
  )

/** What such a registration says, once every rule of the brand holds. */
export interface BareFields {
  userName: string
  nickname: string
  paymentPassword: string | undefined
  email: string | undefined
  profile: Record<string, string>
}

/** Checks it. Refuses REG_FIELD with every broken field, REG_UNDERAGE, REG_TERMS. */
export function checkBareRegistration(
  brand: Brand,
  typed: Readonly<Record<string, string>>,
  agreed: { agreeAge: boolean; agreeTerms: boolean; termsVersion: string },
): BareFields {
  const values: Record<string, string> = {}
  const broken: BrokenField[] = []
  for (const rule of bareRules(brand)) {
    const value = fieldValue(rule.field, typed[rule.field] ?? '')
    const breach = ruleBreach(rule, value) ?? (isTakenWord(brand, rule, value) ? 'pattern' : undefined)
    if (breach === 'required') broken.push({ field: rule.field })
    else if (breach) broken.push({ field: rule.field, patternId: rule.patternId ?? undefined, args: ruleArgs(rule) })
    else if (value !== '' && !CODES.has(rule.field)) values[rule.field] = value
  }
  const { username = '', nickname, paymentPassword, email, ...profile } = values
  if (username === '' && !broken.some(({ field }) => field === 'username')) broken.push({ field: 'username' })
  if (broken.length > 0) throw new Refusal('REG_FIELD', { fields: broken })
  if (!agreed.agreeAge) throw new Refusal('REG_UNDERAGE')
  if (!agreed.agreeTerms || agreed.termsVersion !== brand.termsVersion) throw new Refusal('REG_TERMS')
  const userName = username.toLowerCase()
  return { userName, nickname: nickname ?? userName, paymentPassword, email: email?.toLowerCase(), profile }
}
