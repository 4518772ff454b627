import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import type { ReactNode } from 'react'
import type { ConfirmedForm } from './use-confirmed-form.ts'

interface Props {
  title: string
  form: ConfirmedForm
  submit: string
  danger?: boolean
  disabled?: boolean
  /** What else went wrong than what the form does. */
  error?: unknown
  /** Refusals that a field of its own says. */
  said?: boolean
  more?: string | undefined
  onClose: () => void
  children?: ReactNode
}

/** A window that does one thing, and asks for the password before it. */
export function FormWindow({ title, form, submit, danger, disabled, said, more, onClose, children, ...other }: Props) {
  const { asksPassword, lacksPassword } = form
  const error = form.error ?? other.error
  const wrong = isRefused(error, 'AUTH_OLD_PASSWORD')
  const late = isRefused(error, 'AUTH_CONFIRM') && !asksPassword
  return (
    <Modal title={title} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={form.submit} noValidate>
        {late ? (
          <p className="note" role="alert">
            {text('sec.again')}
          </p>
        ) : (
          !wrong && !said && <RefusalNote error={error} {...(more ? { more } : {})} />
        )}
        {children}
        {asksPassword && (
          <PasswordField
            label={text('sec.password')}
            autoComplete="current-password"
            required
            value={form.password}
            onValue={form.setPassword}
            {...(lacksPassword
              ? { error: text('sec.needed') }
              : wrong
                ? { error: text('refusal.AUTH_OLD_PASSWORD') }
                : {})}
          />
        )}
        <div className="modal-foot">
          <Button onClick={onClose}>{text('sec.cancel')}</Button>
          <Button look={danger ? 'danger' : 'gold'} type="submit" busy={form.busy} disabled={disabled}>
            {submit}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
