import type { FieldRule } from '@senluna/contract/site/system.ts'
import type { BrokenField } from '@senluna/contract/refusals.ts'
import { isText, text } from '@senluna/web/client/text.ts'

/** What a rule asks for, in words: the error, and mostly the hint before it. */
export function ruleText(rule: Pick<FieldRule, 'patternId' | 'minLength' | 'maxLength'>): string {
  const base = rule.patternId ? `pattern.${rule.patternId}` : 'form.length'
  const exact = rule.minLength === rule.maxLength
  const key = exact ? `${base}.exact` : base
  return isText(key) ? text(key, exact ? [rule.maxLength] : [rule.minLength, rule.maxLength]) : ''
}

/**
 * Rules whose words only say that something is wrong: as a hint beside a right value they would be
 * a lie.
 */
const ONLY_ERRORS = ['EMAIL', 'TRC20', 'ERC20']

/**
 * What a rule asks for, before anything is wrong; nothing where the rule speaks only of what is.
 */
export const hintText = (rule: Parameters<typeof ruleText>[0]): string | undefined =>
  rule.patternId && ONLY_ERRORS.includes(rule.patternId) ? undefined : ruleText(rule)

/**
 * What is wrong with a value by its rule: nothing, empty, or the rule itself.
 *
 * Length counts code points after NFC and trimming (a password is never trimmed); longer values are
 * refused before the pattern runs. Source: docs/accounts.md.
 */
export function brokenBy(rule: FieldRule, typed: string): 'empty' | 'rule' | null {
  const secret = /password/i.test(rule.field)
  const value = secret ? typed.normalize('NFC') : typed.normalize('NFC').trim()
  if (value === '') return rule.required ? 'empty' : null
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return 'rule'
  if (rule.acceptedPattern !== '*' && !new RegExp(rule.acceptedPattern, 'u').test(value)) return 'rule'
  return rule.patternId?.startsWith('DATE_') && !isDay(value, rule.patternId) ? 'rule' : null
}

/** Whether a date of the right shape is in the calendar. */
function isDay(value: string, patternId: string): boolean {
  const parts = value.split('-').map(Number)
  const [year, month, day] = patternId === 'DATE_YMD' ? parts : [parts[2], parts[0], parts[1]]
  const date = new Date(Date.UTC(year!, month! - 1, day))
  return date.getUTCMonth() === month! - 1 && date.getUTCDate() === day
}

/** What the server found wrong with a field, in words. */
export function brokenText(broken: BrokenField, rule: FieldRule | undefined): string {
  if (broken.patternId) {
    const [least, most] = broken.args?.map(Number) ?? []
    return (
      ruleText({
        patternId: broken.patternId,
        minLength: least ?? rule?.minLength ?? 0,
        maxLength: most ?? least ?? rule?.maxLength ?? 0,
      }) || text('form.wrong')
    )
  }
  return (rule && ruleText(rule)) || text('form.wrong')
}

/** 0 too short, 1 weak, 2 fair, 3 strong; by length and variety, within the rule. */
export function strengthOf(password: string, rule: Pick<FieldRule, 'minLength'>): 0 | 1 | 2 | 3 {
  const length = [...password].length
  if (length < rule.minLength) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  const variety = new Set(password).size
  const points = (length >= 12 ? 1 : 0) + (kinds >= 3 ? 1 : 0) + (variety >= 8 ? 1 : 0)
  return points >= 3 ? 3 : points >= 2 ? 2 : 1
}
