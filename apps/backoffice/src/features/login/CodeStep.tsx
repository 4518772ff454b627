import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { staffLogin } from '@senluna/contract/desk/staff.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { lazy, Suspense, useState } from 'react'
import { say } from '../../say.ts'
import { LoginStep } from './LoginStep.tsx'

const Enrol = lazy(() => import('./Enrol.tsx'))

interface Props {
  step: ReplyOf<typeof staffLogin>
  /** The name to log in by, where somebody learns it here. */
  name: string
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

/** The code of the authenticator; at the first time with the picture to set it up by. */
export function CodeStep({ step, name, onCode, onBack }: Props) {
  const [code, setCode] = useState('')
  const form = useForm({
    ready: () => code.trim().length >= 6,
    send: () => onCode(code.trim()),
    onRefused: () => setCode(''),
  })
  const over = isRefused(form.error, 'AUTH_BAD_CREDENTIALS')
  return (
    <LoginStep
      title={say(step.enrol ? 'desk.enrol' : 'desk.login')}
      action={say('desk.code.send')}
      form={form}
      over={over}
      foot={
        <Button look="line" block onClick={onBack}>
          {say('desk.code.back')}
        </Button>
      }
    >
      {name !== '' && <p className="note">{say('desk.invitation.name', { name })}</p>}
      {step.enrol ? (
        <Suspense>
          <Enrol {...step.enrol} />
        </Suspense>
      ) : (
        <p className="muted">{say('desk.code.ask')}</p>
      )}
      <TextField
        label={say('desk.code')}
        value={code}
        onValue={setCode}
        autoComplete="one-time-code"
        inputMode={step.enrol ? 'numeric' : 'text'}
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
      />
      {over && (
        <p className="note" role="alert">
          {say('desk.over')}
        </p>
      )}
    </LoginStep>
  )
}
