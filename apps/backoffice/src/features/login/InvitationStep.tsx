import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { isChosen, NewPassword, NO_PASSWORD, type ChosenPassword } from '../../forms/NewPassword.tsx'
import { say } from '../../say.ts'
import { LoginStep } from './LoginStep.tsx'

/** What opens an account of staff for its person. */
export interface Invitation extends ChosenPassword {
  token: string
}

interface Props {
  /** The token of the link that was opened; empty where a printed code is to be typed. */
  token: string
  onChosen: (given: Invitation) => Promise<void>
}

/** The person of a new account chooses their password, by the link or the printed code. */
export function InvitationStep({ token, onChosen }: Props) {
  const [code, setCode] = useState('')
  const [chosen, setChosen] = useState(NO_PASSWORD)
  const given = token || code.trim()
  const form = useForm({
    ready: () => given !== '' && isChosen(chosen),
    send: () => onChosen({ token: given, ...chosen }),
  })
  return (
    <LoginStep title={say('desk.invitation')} form={form}>
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
      <NewPassword value={chosen} onValue={setChosen} />
    </LoginStep>
  )
}
