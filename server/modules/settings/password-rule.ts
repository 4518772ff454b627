import type { FieldRule } from '@senluna/kit/brand.ts'

/** No brand asks for a shorter password, whatever its people set. */
export const PASSWORD_LEAST = 8
const PASSWORDS = new Set(['password', 'confirmPassword'])

type Lengths = Pick<FieldRule, 'minLength' | 'maxLength'>

/** Whether a rule for passwords asks for less than every account needs. */
export const isWeakRule = (field: string, { minLength }: Pick<Lengths, 'minLength'>): boolean =>
  PASSWORDS.has(field) && minLength < PASSWORD_LEAST

/** A rule as it holds: what was set before the bound is raised to it. */
export const strongRule = <Rule extends FieldRule>(rule: Rule): Rule =>
  isWeakRule(rule.field, rule)
    ? { ...rule, minLength: PASSWORD_LEAST, maxLength: Math.max(rule.maxLength, PASSWORD_LEAST) }
    : rule
