import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { staffLogin } from '@senluna/contract/desk/staff.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { say } from '../../say.ts'
import { useFirstField } from './use-first-field.ts'

const Enrol = lazy(() => import('./Enrol.tsx'))

interface Props {
  step: ReplyOf<typeof staffLogin>
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

/** The code of the authenticator; at the first time with the picture to set it up by. */
export function CodeStep({ step, onCode, onBack }: Props) {
  const [code, setCode] = useState('')
  const send = useMutation({ mutationFn: () => onCode(code.trim()), onError: () => setCode('') })
  const over = isRefused(send.error, 'AUTH_BAD_CREDENTIALS')
  const form = useFirstField()
  return (
    <form
      className="form"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim().length >= 6) send.mutate()
      }}
    >
      <h1>{say(step.enrol ? 'desk.enrol' : 'desk.login')}</h1>
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
      <RefusalNote of={over ? null : send.error} />
      {over && (
        <p className="note" role="alert">
          {say('desk.over')}
        </p>
      )}
      <Button look="gold" type="submit" block busy={send.isPending} disabled={over}>
        {say('desk.code.send')}
      </Button>
      <Button look="line" block onClick={onBack}>
        {say('desk.code.back')}
      </Button>
    </form>
  )
}
