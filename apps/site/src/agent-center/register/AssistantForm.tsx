import { addAssistant, assistants } from '@senluna/contract/agent/assistants.ts'
import type { AgentPage } from '@senluna/kit/agents/pages.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState } from 'react'
import { errorAbove, fieldError } from './broken-fields.ts'
import { Opened } from './Opened.tsx'
import { PageBoxes } from './PageBoxes.tsx'

/** A new assistant: its name, its password, and the pages that it may open. */
export function AssistantForm() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [pages, setPages] = useState<readonly AgentPage[]>([])
  const form = useForm({
    ready: () => username.trim() !== '',
    focusesWrong: true,
    send: () =>
      call(addAssistant, {
        body: { username: username.trim(), pages: [...pages], ...(password !== '' && { password }) },
      }),
    onDone: () => {
      for (const set of [setUsername, setPassword]) set('')
      setPages([])
      return refresh(assistants)
    },
    onRefused: () => {
      form.focusWrong()
    },
  })
  if (form.reply)
    return (
      <Opened
        opened={form.reply}
        onAnother={() => {
          form.clearTried()
          form.reset()
        }}
      />
    )
  const nameError =
    form.tried && username.trim() === '' ? { error: text('form.empty') } : fieldError(form.error, 'username')
  return (
    <form className="card ag-form" onSubmit={form.submit} noValidate>
      <h2>{text('down.helper.add')}</h2>
      <RefusalNote error={errorAbove(form.error)} />
      <TextField
        label={text('field.username')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onValue={setUsername}
        {...nameError}
      />
      <PasswordField
        label={text('field.password')}
        autoComplete="new-password"
        value={password}
        onValue={setPassword}
        hint={text('down.password.hint')}
        {...fieldError(form.error, 'password')}
      />
      <PageBoxes value={pages} onValue={setPages} />
      <Button look="gold" type="submit" busy={form.busy}>
        {text('down.helper.add')}
      </Button>
    </form>
  )
}
