import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { say } from '../../../say.ts'
import type { TypedRules } from './typed-rules.ts'

/** The rules that are typed, and how a field changes them. */
export interface RuleProps {
  rules: TypedRules
  set: (change: Partial<TypedRules>) => void
}

/** Fields that hold any text. */
export type TextName = {
  [Name in keyof TypedRules]: TypedRules[Name] extends string ? (string extends TypedRules[Name] ? Name : never) : never
}[keyof TypedRules]

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

/** One field of the rules that is typed. */
export function RuleText({ name, rules, set }: RuleProps & { name: TextName }) {
  const isText = LONG.has(name)
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
      onValue={(value) => set({ [name]: name === 'code' ? value.toUpperCase() : value })}
    />
  )
}
