import type { FieldRule } from '@senluna/contract/site/system.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import { birthdayError } from '../../../birthday/BirthdayField.tsx'
import { dateIn } from '../../../birthday/day-of-birth.ts'
import { useBrand } from '../../../brand.ts'
import { brokenBy, brokenText, ruleText } from './rules.ts'

/**
 * Half-typed forms of this tab, passwords left out; they survive closing and opening the window.
 */
const drafts = new Map<string, Record<string, string>>()

/** Which field repeats which. */
const REPEATS: Record<string, string> = { confirmPassword: 'password', confirmNewPassword: 'newPassword' }

const isSecret = (field: string) => /password/i.test(field)

/** A day of birth that is kept as a date: asked for in three boxes. */
export const isBirthday = (rule: Pick<FieldRule, 'field' | 'patternId'>): boolean =>
  rule.field === 'birthday' && rule.patternId?.startsWith('DATE_') === true

export type RuledForm = ReturnType<typeof useRuledForm>

/** A form whose rules come from the server: errors on leaving a field, then while typing. */
export function useRuledForm(
  name: string,
  rules: readonly FieldRule[],
  proposed: Readonly<Record<string, string>> = {},
) {
  const { limits } = useBrand()
  const [values, setValues] = useState<Record<string, string>>(() => ({ ...proposed, ...drafts.get(name) }))
  const [left, setLeft] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const valueOf = (field: string) => values[field] ?? ''

  const errorIn = (rule: FieldRule): string | undefined => {
    const broken = brokenBy(rule, valueOf(rule.field))
    if (broken === 'empty') return text('form.empty')
    if (isBirthday(rule)) return birthdayError(dateIn(valueOf(rule.field), rule.patternId), limits.minAge)
    const repeated = REPEATS[rule.field]
    if (repeated && valueOf(rule.field) !== valueOf(repeated)) return text('form.mismatch')
    return broken === 'rule' && !repeated ? ruleText(rule) : undefined
  }
  return {
    tried,
    valueOf,
    set(field: string, value: string) {
      const next = { ...values, [field]: value }
      setValues(next)
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== field)))
      drafts.set(name, Object.fromEntries(Object.entries(next).filter(([key]) => !isSecret(key))))
    },
    leave: (field: string) =>
      setLeft((before) => (before.includes(field) || !valueOf(field) ? before : [...before, field])),
    /** What to say under a field now: not before it was left or the form was sent. */
    errorOf: (rule: FieldRule) =>
      refused[rule.field] ?? (tried || left.includes(rule.field) ? errorIn(rule) : undefined),
    wrongCount: () => rules.filter((rule) => refused[rule.field] ?? errorIn(rule)).length,
    check() {
      setTried(true)
      setRefused({})
      return rules.every((rule) => errorIn(rule) === undefined)
    },
    /** What the server found wrong, by the fields it names. */
    refuseBy(error: unknown) {
      if (!isRefused(error, 'REG_FIELD', 'VAL_FIELD')) return
      const ruleOf = (field: string) => rules.find((rule) => rule.field === field)
      setRefused(Object.fromEntries(error.fields.map((wrong) => [wrong.field, brokenText(wrong, ruleOf(wrong.field))])))
    },
    /** What else is wrong with fields. */
    refuse: (errors: readonly (readonly [string, string])[]) => setRefused(Object.fromEntries(errors)),
    filled: () =>
      Object.fromEntries(
        rules
          .map((rule) => [
            rule.field,
            isSecret(rule.field) ? valueOf(rule.field) : valueOf(rule.field).normalize('NFC').trim(),
          ])
          .filter(([, value]) => value !== ''),
      ),
    forget: () => drafts.delete(name),
  }
}
