import { TextField } from '@senluna/web/ui/fields/Field.tsx'
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

/** One field of the rules that is typed; once it is left, with why it can't be kept. */
export function RuleText({ name, rules, set }: RuleProps & { name: TextName }) {
  const isText = LONG.has(name)
  const [at, setAt] = useState<'before' | 'in' | 'left'>('before')
  const bad = at === 'in' ? undefined : badFields(rules).get(name)
  // A field that nobody has come to yet isn't called wrong.
  const error = bad && (at === 'left' || bad.why !== 'empty') ? badText(bad) : undefined
  return (
    <TextField
      label={say(
        name === 'amount' && MAY_BE_MORE.has(rules.kind)
          ? 'desk.promotions.rule.prize'
          : `desk.promotions.rule.${name}`,
      )}
      value={rules[name]}
      inputMode={isText ? 'text' : 'decimal'}
      maxLength={isText ? 300 : 18}
      autoComplete="off"
      {...(error && { error })}
      onFocus={() => setAt('in')}
      onBlur={() => setAt('left')}
      onValue={(value) => set({ [name]: name === 'code' ? value.toUpperCase() : value })}
    />
  )
}

const badText = (bad: Bad): string =>
  'bound' in bad
    ? say(`desk.promotions.bad.${bad.why}`, { bound: countText(bad.bound) })
    : say(`desk.promotions.bad.${bad.why}`)
