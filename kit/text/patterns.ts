import type { FieldRule } from '../brand.ts'

/**
 * The kinds of text a field may ask for: JavaScript expressions for the `u` flag, over the whole
 * value.
 */
export const PATTERNS = {
  LETTERS_AND_DIGITS: String.raw`^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$`,
  LETTER_FIRST: String.raw`^[A-Za-z][A-Za-z0-9]*$`,
  EMAIL: String.raw`^(?!.*\.\.)[A-Za-z0-9!#$%&'*+/=?^_{|}~-][A-Za-z0-9.!#$%&'*+/=?^_{|}~-]*@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$`,
  DIGITS: String.raw`^[0-9]+$`,
  LETTERS_OR_DIGITS: String.raw`^[A-Za-z0-9]+$`,
  ALNUM_ONE_UPPER: String.raw`^(?=.*[A-Z])[A-Za-z0-9]+$`,
  LETTERS_SPACES: String.raw`^[A-Za-z]+(?: [A-Za-z]+)*$`,
  NO_SPACES: String.raw`^\S+$`,
  CHINESE_PUNCT: String.raw`^(?=.*\p{Script=Han})[\p{Script=Han}\p{P}]+$`,
  THAI: String.raw`^\p{Script=Thai}+$`,
  KOREAN: String.raw`^\p{Script=Hangul}+$`,
  THAI_OR_ENGLISH_SPACES: String.raw`^[\p{Script=Thai}A-Za-z]+(?: [\p{Script=Thai}A-Za-z]+)*$`,
  UPPER_SPACES: String.raw`^[A-Z]+(?: [A-Z]+)*$`,
  ALNUM_SYMBOLS: String.raw`^[\x21-\x7E]+$`,
  STRONG: String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9])[\x21-\x7E]+$`,
  FULL_NAME_TWO_PARTS: String.raw`^[\p{L}\p{M}'’.-]+ [\p{L}\p{M}'’.-]+$`,
  FULLWIDTH_JA: String.raw`^(?!.*[\uFF61-\uFF9F])[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u30FC\u3000\uFF01-\uFF5E]+$`,
  KANJI_DIGITS: String.raw`^[\p{Script=Han}0-9\uFF10-\uFF19]+$`,
  UPPER_NO_SPACES: String.raw`^[A-Z]+$`,
  DATE_YMD: String.raw`^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$`,
  DATE_MDY: String.raw`^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-(?:19|20)[0-9]{2}$`,
  USERNAME: String.raw`^[A-Za-z][A-Za-z0-9]{5,15}$`,
  LATIN_NAME: String.raw`^[\p{Script=Latin}\p{M}'’.-]+(?: [\p{Script=Latin}\p{M}'’.-]+)*$`,
  PAY_PIN: String.raw`^[0-9]{6}$`,
  BANK_ACCOUNT: String.raw`^[0-9A-Z]{6,19}$`,
  TRC20: String.raw`^T[1-9A-HJ-NP-Za-km-z]{33}$`,
  ERC20: String.raw`^0x[0-9A-Fa-f]{40}$`,
  REFERRAL_CODE: String.raw`^[0-9A-HJKMNP-TV-Z]{8}$`,
} as const

export type PatternId = keyof typeof PATTERNS

/**
 * What a field's value is before it is checked: in one Unicode form, without spaces around it. A
 * password keeps its own.
 */
export const fieldValue = (field: string, typed: string): string => {
  const text = typed.normalize('NFC')
  return /password/i.test(field) ? text : text.trim()
}

/** The length that rules count: code points, so that 𝒳 or an emoji is one. */
export const codePoints = (text: string): number => Array.from(text).length

/** Which part of its rule a value breaks first. */
export type RuleBreach = 'required' | 'length' | 'pattern' | 'calendar'

/**
 * The first thing wrong with a field's value (as `fieldValue` gives it), or nothing.
 *
 * In order: empty, length, pattern, a date that the calendar doesn't have. A long value is never
 * matched against a pattern.
 */
export function ruleBreach(rule: FieldRule, value: string): RuleBreach | undefined {
  if (value === '') return rule.required ? 'required' : undefined
  // A code point is one or two units, so what is this long can't fit, however it is counted.
  if (value.length > rule.maxLength * 2) return 'length'
  const length = codePoints(value)
  if (length < rule.minLength || length > rule.maxLength) return 'length'
  // Control characters and halves of characters are no text, whatever the pattern is.
  if (/[\p{Cc}\p{Cs}]/u.test(value)) return 'pattern'
  if (rule.acceptedPattern !== '*' && !new RegExp(rule.acceptedPattern, 'u').test(value)) return 'pattern'
  return isImpossibleDate(rule.patternId, value) ? 'calendar' : undefined
}

/** The figures of a rule's message: lengths from and to, or one when they are the same. */
export const ruleArgs = (rule: FieldRule): number[] =>
  rule.minLength === rule.maxLength ? [rule.minLength] : [rule.minLength, rule.maxLength]

function isImpossibleDate(patternId: string | null, value: string): boolean {
  if (patternId !== 'DATE_YMD' && patternId !== 'DATE_MDY') return false
  const parts = value.split('-')
  const [year, month, day] = patternId === 'DATE_YMD' ? parts : [parts[2], parts[0], parts[1]]
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return Number(day) > days
}
