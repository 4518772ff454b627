import { enrolTotp, removeTotp, renewCodes } from '@senluna/contract/member/security.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { FormWindow } from '../../account-windows/FormWindow.tsx'
import { useConfirmedForm } from '../../account-windows/use-confirmed-form.ts'
import { QrCode } from '../../shell/parts/QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { readAgain } from './use-security.ts'

interface Props {
  on: boolean
  hasPassword: boolean
  onClose: () => void
}

/** Two-step log-in: turned on step by step, or managed. */
export function TwoStep({ on, hasPassword, onClose }: Props) {
  // As it was when the window was opened: turning it on must not turn the window into another.
  const [was] = useState(on)
  const [codes, setCodes] = useState<readonly string[]>()
  const done = () => {
    void readAgain()
    onClose()
  }
  if (codes) return <RecoveryCodes codes={codes} onClose={done} />
  return was ? (
    <Manage hasPassword={hasPassword} onCodes={setCodes} onDone={done} onClose={onClose} />
  ) : (
    <Enrol hasPassword={hasPassword} onCodes={setCodes} onClose={onClose} />
  )
}

function Enrol({
  hasPassword,
  onCodes,
  onClose,
}: {
  hasPassword: boolean
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}) {
  const begin = useConfirmedForm({ asksPassword: hasPassword, send: (again) => call(enrolTotp, { body: again }) })
  const { secret, secretUri } = begin.reply ?? {}
  if (!secret || !secretUri)
    return (
      <FormWindow title={text('sec.enrol.title')} form={begin} submit={text('sec.next')} onClose={onClose}>
        <p>{text('sec.enrol.why')}</p>
      </FormWindow>
    )
  return <Scan secret={secret} uri={secretUri} onCodes={onCodes} onClose={onClose} />
}

function Scan({
  secret,
  uri,
  onCodes,
  onClose,
}: {
  secret: string
  uri: string
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}) {
  const [code, setCode] = useState('')
  const form = useForm({
    ready: () => code.trim() !== '',
    send: () => call(enrolTotp, { body: { code: code.trim() } }),
    onDone: ({ recoveryCodes }) => {
      toast('success', text('sec.enrol.done'))
      onCodes(recoveryCodes ?? [])
    },
  })
  return (
    <Modal title={text('sec.enrol.title')} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={form.submit} noValidate>
        <p>{text('sec.enrol.scan')}</p>
        <QrCode size={200} content={uri} label={text('sec.enrol.qr')} />
        <p className="hint">{text('sec.enrol.key')}</p>
        <code className="secret" dir="ltr">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <RefusalNote error={form.error} />
        <TextField
          label={text('sec.enrol.code')}
          value={code}
          onValue={setCode}
          {...(form.tried && code.trim() === '' && { error: text('sec.needed') })}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          data-autofocus
        />
        <Button look="gold" block type="submit" busy={form.busy}>
          {text('sec.do.turnOn')}
        </Button>
      </form>
    </Modal>
  )
}

function Manage({
  hasPassword,
  onCodes,
  onDone,
  onClose,
}: {
  hasPassword: boolean
  onCodes: (codes: readonly string[]) => void
  onDone: () => void
  onClose: () => void
}) {
  const [doing, setDoing] = useState<'renew' | 'off'>()
  const [code, setCode] = useState('')
  const act = useConfirmedForm({
    asksPassword: hasPassword,
    ready: () => code.trim() !== '',
    send: async (again) => {
      const body = { ...again, code: code.trim() }
      if (doing === 'renew') return (await call(renewCodes, { body })).recoveryCodes
      await call(removeTotp, { body })
      return null
    },
    onDone: (codes) => {
      if (codes) return onCodes(codes)
      toast('success', text('sec.off.done'))
      onDone()
    },
  })
  const missing = act.tried && !act.lacksPassword && code.trim() === ''
  if (!doing)
    return (
      <Modal title={text('sec.row.twoStep')} size="narrow" onClose={onClose}>
        <div className="form">
          <Button block onClick={() => setDoing('renew')}>
            {text('sec.codes.renew')}
          </Button>
          <p className="hint">{text('sec.codes.renew.hint')}</p>
          <Button block look="danger" onClick={() => setDoing('off')}>
            {text('sec.off.title')}
          </Button>
        </div>
      </Modal>
    )
  return (
    <FormWindow
      title={text(doing === 'renew' ? 'sec.codes.renew' : 'sec.off.title')}
      form={act}
      submit={text(doing === 'renew' ? 'sec.next' : 'sec.off.do')}
      danger={doing === 'off'}
      onClose={onClose}
    >
      <p>{text(doing === 'renew' ? 'sec.codes.renew.hint' : 'sec.off.warn')}</p>
      <TextField
        label={text('sec.code')}
        value={code}
        onValue={(typed) => {
          setCode(typed)
          act.clearTried()
        }}
        {...(missing && { error: text('sec.needed') })}
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        data-autofocus
      />
    </FormWindow>
  )
}
