import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { useState } from 'react'
import { say } from '../../say.ts'
import { LoginStep } from './LoginStep.tsx'

/** Name and password. */
export function PasswordStep({ onPassword }: { onPassword: (name: string, password: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const form = useForm({
    ready: () => name.trim() !== '' && password !== '',
    send: () => onPassword(name.trim(), password),
  })
  return (
    <LoginStep title={say('desk.login')} form={form}>
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
    </LoginStep>
  )
}
