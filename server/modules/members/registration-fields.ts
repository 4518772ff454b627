import { Refusal, type BrokenField } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand, type FieldRule } from '@senluna/kit/brand.ts'
import { fieldValue, ruleArgs, ruleBreach } from '@senluna/kit/text/patterns.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { checkNewPassword } from './passwords/new-password.ts'

/**
 * Names that would pass for the house. The brand's own names and what trial accounts are called
 * join them.
 */
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
const OWN_RULES = new Set(['password', 'confirmPassword', 'captcha', 'agreeAge', 'agreeTerms', 'mobileNum'])

/**
 * Codes of somebody who is to get the credit: looked up when the account is opened, kept with where
 * it came from.
 */
const CODES = new Set(['affiliateCode', 'referralCode', 'recommenderId'])

/** By which of its tabs a registration comes. */
export type RegistrationTab = 'username' | 'mobile'

/** What a registration says, once every rule of the brand holds. */
export interface RegistrationFields {
  /** Absent where the tab doesn't ask for one: it is given then. */
  userName: string | undefined
  /** Absent where a mobile number alone opens an account. */
  password: string | undefined
  nickname: string | undefined
  paymentPassword: string | undefined
  /**
   * As it was typed: the number is read where it is known of which countries. Absent where it isn't
   * asked for.
   */
  mobileNum: string | undefined
  /** In lower case. */
  email: string | undefined
  /** The other fields that the brand asks for and that were filled in. */
  profile: Record<string, string>
}

/**
 * Whether the mobile tab asks for a password: where the brand says so, or where no code shows whose
 * the number is.
 */
const asksMobilePassword = (brand: Brand): boolean =>
  switchOn(brand.whitelabel, 'REG_MOBILE_PASSWORD') || !switchOn(brand.whitelabel, 'REGMOBVERF3')

/**
 * Checks a registration by the brand's own rules; fields that the brand doesn't ask for on this tab
 * are dropped.
 *
 * Refuses REG_FIELD with every broken field, SMS_MOBILE_MISSING, REG_UNDERAGE, REG_TERMS,
 * AUTH_CONFIRM_MISMATCH, AUTH_PASSWORD_WEAK.
 */
export function checkRegistration(
  brand: Brand,
  tab: RegistrationTab,
  typed: Readonly<Record<string, unknown>>,
  now: Instant,
): RegistrationFields {
  const asked = brand.register.filter((rule) => isAsked(rule, tab) && !OWN_RULES.has(rule.field))
  const values = readFields(brand, asked, typed)
  const userName = values.get('username')?.toLowerCase()
  if (tab === 'username' && userName === undefined) throw new Refusal('REG_FIELD', { fields: [{ field: 'username' }] })
  const mobileNum = mobileIn(brand, tab, typed)
  const password =
    tab === 'mobile' && !asksMobilePassword(brand)
      ? undefined
      : checkNewPassword(brand, userName ?? '', {
          field: 'password',
          password: textOf(typed.password),
          again: textOf(typed.confirmPassword),
        })
  if (typed.agreeAge === false || isUnderage(values.get('birthday'), brand.profile.minAge, now))
    throw new Refusal('REG_UNDERAGE')
  if (typed.agreeTerms === false || (typed.termsVersion ?? brand.termsVersion) !== brand.termsVersion)
    throw new Refusal('REG_TERMS')
  const { username: _name, nickname, paymentPassword, email, ...profile } = Object.fromEntries(values)
  return { userName, password, nickname, paymentPassword, mobileNum, email: email?.toLowerCase(), profile }
}

const isAsked = (rule: FieldRule, tab: RegistrationTab): boolean => rule.enabled && rule.tabs.includes(tab)

/**
 * Checks what an account is called that somebody else opens, by the brand's own rules. Refuses
 * REG_FIELD.
 */
export function checkNames(
  brand: Brand,
  typed: { username: string; nickname?: string | undefined },
): { userName: string; nickname: string } {
  const asked = brand.register.filter(({ field }) => field === 'username' || field === 'nickname')
  const values = readFields(brand, asked, typed)
  const userName = values.get('username')?.toLowerCase()
  if (userName === undefined) throw new Refusal('REG_FIELD', { fields: [{ field: 'username' }] })
  return { userName, nickname: values.get('nickname') ?? userName }
}

/** The fields that are kept as they are, by their rules. Refuses REG_FIELD with the broken ones. */
function readFields(
  brand: Brand,
  rules: readonly FieldRule[],
  typed: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  const broken: BrokenField[] = []
  for (const rule of rules) {
    const value = fieldValue(rule.field, textOf(typed[rule.field]))
    const breach = ruleBreach(rule, value) ?? (isTakenWord(brand, rule, value) ? 'pattern' : undefined)
    if (breach === 'required') broken.push({ field: rule.field })
    else if (breach) broken.push({ field: rule.field, patternId: rule.patternId ?? undefined, args: ruleArgs(rule) })
    else if (value !== '' && !CODES.has(rule.field)) values.set(rule.field, value)
  }
  if (broken.length > 0) throw new Refusal('REG_FIELD', { fields: broken })
  return values
}

/** The mobile number as it was typed, where this tab asks for one; the mobile tab always does. */
function mobileIn(brand: Brand, tab: RegistrationTab, typed: Readonly<Record<string, unknown>>): string | undefined {
  const rule = brand.register.find((item) => item.field === 'mobileNum')
  const asked = tab === 'mobile' || (rule !== undefined && isAsked(rule, tab))
  const value = asked ? fieldValue('mobileNum', textOf(typed.mobileNum)) : ''
  if (value !== '') return value
  if (tab === 'mobile' || (asked && rule?.required))
    throw new Refusal('SMS_MOBILE_MISSING', { fields: [{ field: 'mobileNum' }] })
  return undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whether a name would pass for the house or for a trial account. */
export function isTakenWord(brand: Brand, rule: FieldRule, value: string): boolean {
  if (rule.field !== 'username' && rule.field !== 'nickname') return false
  const low = value.toLowerCase()
  const own = [brand.merchantCode, brand.brandName].map((word) => word.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return RESERVED.includes(low) || own.includes(low) || /^trial\d*$/.test(low)
}

/** Whether somebody born on a day (yyyy-MM-dd) is younger than an age. Without a day nobody is. */
export function isUnderage(birthday: string | undefined, minAge: number, now: Instant): boolean {
  if (birthday === undefined) return false
  const youngest = new Date(now)
  youngest.setUTCFullYear(youngest.getUTCFullYear() - minAge)
  return birthday > youngest.toISOString().slice(0, 10)
}
