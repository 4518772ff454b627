import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState } from 'react'
import { say } from '../../say.ts'
import { useFirstField } from './use-first-field.ts'

/** What opens an account of staff for its person. */
export interface Invitation {
  token: string
  newPassword: string
  confirmNewPassword: string
}

interface Props {
  /** The token of the link that was opened; empty where a printed code is to be typed. */
  token: string
  onChosen: (given: Invitation) => Promise<void>
}

/** The person of a new account chooses their password, by the link or the printed code. */
export function InvitationStep({ token, onChosen }: Props) {
  const [code, setCode] = useState('')
  const [newPassword, setNew] = useState('')
  const [confirmNewPassword, setAgain] = useState('')
  const given = token || code.trim()
  const form = useForm({
    ready: () => given !== '' && newPassword !== '' && confirmNewPassword !== '',
    send: () => onChosen({ token: given, newPassword, confirmNewPassword }),
  })
  const box = useFirstField()
  return (
    <form className="form" ref={box} onSubmit={form.submit}>
      <h1>{say('desk.invitation')}</h1>
      <p className="muted">{say('desk.invitation.how')}</p>
      {token === '' && (
        <TextField
          label={say('desk.invitation.code')}
          hint={say('desk.invitation.code.hint')}
          value={code}
          onValue={setCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
      )}
      <PasswordField
        label={say('desk.password.new')}
        hint={say('desk.password.hint')}
        value={newPassword}
        onValue={setNew}
        autoComplete="new-password"
      />
      <PasswordField
        label={say('desk.password.again')}
        value={confirmNewPassword}
        onValue={setAgain}
        autoComplete="new-password"
      />
      <RefusalNote of={form.error} />
      <Button look="gold" type="submit" block busy={form.busy}>
        {say('desk.login.next')}
      </Button>
    </form>
  )
}
