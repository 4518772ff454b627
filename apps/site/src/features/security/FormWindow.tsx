import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState, type FormEvent, type ReactNode } from 'react'

interface Props {
  title: string
  /** Whether the account's password is asked for: it shows who is in front of the page. */
  asksPassword: boolean
  submit: string
  danger?: boolean
  disabled?: boolean
  busy: boolean
  error: unknown
  /** Refusals that a field of its own says. */
  said?: boolean
  more?: string | undefined
  onSubmit: (again: { password?: string }) => void
  onClose: () => void
  children?: ReactNode
}

/** A window that does one thing, and asks for the password before it. */
export function FormWindow(props: Props) {
  const { title, asksPassword, submit, danger, disabled, busy, error, said, more, onSubmit, onClose, children } = props
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const wrong = isRefused(error, 'AUTH_OLD_PASSWORD')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const empty = asksPassword && password === ''
    setMissing(empty)
    if (!empty) onSubmit(asksPassword ? { password } : {})
  }
  const late = isRefused(error, 'AUTH_CONFIRM') && !asksPassword
  return (
    <Modal title={title} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={send} noValidate>
        {late ? (
          <p className="note" role="alert">
            {text('sec.again')}
          </p>
        ) : (
          !wrong && !said && <RefusalNote of={error} {...(more ? { more } : {})} />
        )}
        {children}
        {asksPassword && (
          <PasswordField
            label={text('sec.password')}
            autoComplete="current-password"
            required
            value={password}
            onValue={(typed) => {
              setPassword(typed)
              setMissing(false)
            }}
            {...(missing ? { error: text('sec.needed') } : wrong ? { error: text('refusal.AUTH_OLD_PASSWORD') } : {})}
          />
        )}
        <div className="modal-foot">
          <Button onClick={onClose}>{text('sec.cancel')}</Button>
          <Button look={danger ? 'danger' : 'gold'} type="submit" busy={busy} disabled={disabled}>
            {submit}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
