import type { FieldRule } from '@senluna/contract/site/system.ts'
import { text } from '@senluna/web/client/text.ts'
import { strengthOf } from './rules.ts'

/** How hard a password is to guess, as a bar and a word. */
export function Strength({ password, rule }: { password: string; rule: FieldRule }) {
  if (!password) return null
  const strength = strengthOf(password, rule)
  return (
    <div className={`strength s${strength}`}>
      <span aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <output>{text('password.strength', { level: text(`password.strength.${strength}`) })}</output>
    </div>
  )
}
