import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState } from 'react'
import { say } from '../../say.ts'
import { useFirstField } from './use-first-field.ts'

/** Name and password. */
export function PasswordStep({ onPassword }: { onPassword: (name: string, password: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const form = useForm({
    ready: () => name.trim() !== '' && password !== '',
    send: () => onPassword(name.trim(), password),
  })
  const box = useFirstField()
  return (
    <form className="form" ref={box} onSubmit={form.submit}>
      <h1>{say('desk.login')}</h1>
      <TextField
        label={say('desk.login.name')}
        value={name}
        onValue={setName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label={say('desk.login.password')}
        value={password}
        onValue={setPassword}
        autoComplete="current-password"
      />
      <RefusalNote of={form.error} />
      <Button look="gold" type="submit" block busy={form.busy}>
        {say('desk.login.next')}
      </Button>
    </form>
  )
}
