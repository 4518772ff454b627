import { downlines, openDownline, ownRates } from '@senluna/contract/agent/downlines.ts'
import type { RatesOnWire } from '@senluna/contract/agent/rates.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState } from 'react'
import { RateSliders } from '../rates/RateSliders.tsx'
import { errorAbove, fieldError } from './broken-fields.ts'
import { KindField, type OpenedKind } from './KindField.tsx'
import { Opened } from './Opened.tsx'

/** Opens an account right below oneself. */
export function DirectOpening({ own }: { own: ReplyOf<typeof ownRates> }) {
  const [kind, setKind] = useState<OpenedKind>('MEMBER')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [nickname, setNickname] = useState('')
  const [rates, setRates] = useState<RatesOnWire>({})
  const form = useForm({
    ready: () => username.trim() !== '',
    focusesWrong: true,
    send: () =>
      call(openDownline, {
        body: {
          username: username.trim(),
          type: kind === 'AGENT' ? ACCOUNT_TYPE.AGENT : ACCOUNT_TYPE.MEMBER,
          rates,
          ...(password !== '' && { password }),
          ...(nickname.trim() !== '' && { nickname: nickname.trim() }),
        },
      }),
    onDone: () => {
      for (const set of [setUsername, setPassword, setNickname]) set('')
      return refresh(ownRates, downlines)
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
      <RefusalNote error={errorAbove(form.error)} />
      {own.opensAgents && <KindField value={kind} onValue={setKind} />}
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
      <TextField
        label={text('field.nickname')}
        autoComplete="off"
        value={nickname}
        onValue={setNickname}
        {...fieldError(form.error, 'nickname')}
      />
      <fieldset className="ag-part">
        <legend>{text('down.rates')}</legend>
        <p className="hint">{text('down.rates.hint')}</p>
        <RateSliders own={own.rates} value={rates} onValue={setRates} />
      </fieldset>
      <div className="ag-foot">
        <Button look="gold" size="lg" type="submit" busy={form.busy} disabled={own.leftToday === 0}>
          {text('down.open')}
        </Button>
        <small>{text('down.left', { count: own.leftToday })}</small>
      </div>
    </form>
  )
}
