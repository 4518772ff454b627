import type { FieldRule } from '@senluna/contract/site/system.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { BirthdayField } from '../../../birthday/BirthdayField.tsx'
import { dateAs, dateIn } from '../../../birthday/day-of-birth.ts'
import { hintText } from './rules.ts'
import { Strength } from './Strength.tsx'
import { isBirthday, type RuledForm } from './use-ruled-form.ts'

const COMPLETE: Record<string, string> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  oldPassword: 'current-password',
  newPassword: 'new-password',
  confirmNewPassword: 'new-password',
  payeeName: 'name',
  email: 'email',
  mobileNum: 'tel-national',
  nickname: 'nickname',
}
const DIGITS = ['DIGITS', 'PAY_PIN']

/**
 * A field asked for as the server's rule says: its hint before an error, its limits, its keyboard.
 */
export function RuledField({ rule, form }: { rule: FieldRule; form: RuledForm }) {
  const key = `field.${rule.field}`
  const repeats = rule.field.startsWith('confirm')
  const Kind = /password/i.test(rule.field) ? PasswordField : TextField
  const value = form.valueOf(rule.field)
  if (isBirthday(rule))
    return (
      <BirthdayField
        label={text('field.birthday')}
        value={dateIn(value, rule.patternId)}
        onValue={(next) => form.set(rule.field, dateAs(next, rule.patternId))}
        error={form.errorOf(rule)}
        required={rule.required}
      />
    )
  return (
    <div>
      <Kind
        label={isText(key) ? text(key) : rule.field}
        value={value}
        onValue={(next) => form.set(rule.field, next)}
        onBlur={() => form.leave(rule.field)}
        error={form.errorOf(rule)}
        hint={repeats || rule.field === 'oldPassword' ? undefined : hintText(rule)}
        required={rule.required}
        name={rule.field}
        data-autofocus={rule.field === 'username' || undefined}
        autoComplete={COMPLETE[rule.field] ?? 'off'}
        autoCapitalize={rule.field === 'payeeName' ? 'words' : 'none'}
        inputMode={rule.field === 'email' ? 'email' : DIGITS.includes(rule.patternId ?? '') ? 'numeric' : undefined}
        spellCheck={false}
      />
      {['password', 'newPassword'].includes(rule.field) && <Strength password={value} rule={rule} />}
    </div>
  )
}
