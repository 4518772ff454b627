import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { say } from '../say.ts'

/** A new password, as the contract takes it: typed twice. */
export interface ChosenPassword {
  newPassword: string
  confirmNewPassword: string
}

export const NO_PASSWORD: ChosenPassword = { newPassword: '', confirmNewPassword: '' }

/** Whether both fields have something in them. */
export const isChosen = ({ newPassword, confirmNewPassword }: ChosenPassword): boolean =>
  newPassword !== '' && confirmNewPassword !== ''

interface Props {
  value: ChosenPassword
  onValue: (value: ChosenPassword) => void
  required?: boolean
}

/** Two fields for a new password of somebody of the staff. */
export function NewPassword({ value, onValue, required }: Props) {
  return (
    <>
      <PasswordField
        label={say('desk.password.new')}
        hint={say('desk.password.hint')}
        value={value.newPassword}
        onValue={(newPassword) => onValue({ ...value, newPassword })}
        autoComplete="new-password"
        required={required}
      />
      <PasswordField
        label={say('desk.password.again')}
        value={value.confirmNewPassword}
        onValue={(confirmNewPassword) => onValue({ ...value, confirmNewPassword })}
        autoComplete="new-password"
        required={required}
      />
    </>
  )
}
