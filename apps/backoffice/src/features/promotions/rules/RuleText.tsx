import { TextField, type FieldProps } from '@senluna/web/ui/fields/Field.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { useState } from 'react'
import { say } from '../../../say.ts'
import { badFields, type Bad } from './bad-fields.ts'
import type { TextName, TypedRules } from './typed-rules.ts'

/** The rules that are typed, and how a field changes them. */
export interface RuleProps {
  rules: TypedRules
  set: (change: Partial<TypedRules>) => void
}

const LONG: ReadonlySet<string> = new Set([
  'ladder',
  'amount',
  'times',
  'code',
  'friendLadder',
  'prizes',
  'places',
  'games',
  'freeGames',
])

/** Kinds whose reward may be points and goods too. */
const MAY_BE_MORE: ReadonlySet<TypedRules['kind']> = new Set(['MISSION', 'PROMO_CODE'])

/** One field of the rules that is typed, by its own name. */
export function RuleText({ name, rules, set }: RuleProps & { name: TextName }) {
  const isText = LONG.has(name)
  return (
    <JudgedField
      name={name}
      rules={rules}
      label={say(
        name === 'amount' && MAY_BE_MORE.has(rules.kind)
          ? 'desk.promotions.rule.prize'
          : `desk.promotions.rule.${name}`,
      )}
      value={rules[name]}
      inputMode={isText ? 'text' : 'decimal'}
      maxLength={isText ? 300 : 18}
      onValue={(value) => set({ [name]: name === 'code' ? value.toUpperCase() : value })}
    />
  )
}

/**
 * A field that says, once it is left, why what stands in it can't be kept. `name`: as in
 * `badFields`.
 */
export function JudgedField({
  name,
  rules,
  ...field
}: Pick<RuleProps, 'rules'> & { name: string } & Omit<FieldProps, 'error' | 'onFocus' | 'onBlur'>) {
  const [at, setAt] = useState<'before' | 'in' | 'left'>('before')
  const bad = at === 'in' ? undefined : badFields(rules).get(name)
  // A field that nobody has come to yet isn't called wrong.
  const error = bad && (at === 'left' || bad.why !== 'empty') ? badText(bad) : undefined
  return (
    <TextField
      {...field}
      autoComplete="off"
      {...(error && { error })}
      onFocus={() => setAt('in')}
      onBlur={() => setAt('left')}
    />
  )
}

const badText = (bad: Bad): string =>
  'bound' in bad
    ? say(`desk.promotions.bad.${bad.why}`, {
        // A bound below one has more places than a count is written with.
        bound: Number.isInteger(bad.bound) ? countText(bad.bound) : String(bad.bound),
      })
    : say(`desk.promotions.bad.${bad.why}`)
