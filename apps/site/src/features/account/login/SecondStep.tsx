import { login } from '@senluna/contract/member/account.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useEffect, useState } from 'react'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { LoginNote } from './LoginNote.tsx'
import { rememberName } from './remembered.ts'
import { keepAsked, type AskedSecond } from './second-step.ts'
import { useGoOn } from './use-login.ts'

/**
 * The code of the second step, in the place of the log-in window. Nothing is open before it is
 * right.
 */
export function SecondStep({ asked, next }: { asked: AskedSecond; next: string | null }) {
  const modal = useModal()
  const goOn = useGoOn()
  const [code, setCode] = useState('')
  const [know, setKnow] = useState(false)
  // Left in whatever way: what was typed before is forgotten.
  useEffect(() => () => keepAsked(null), [])
  const form = useForm({
    ready: () => code.trim() !== '',
    send: () =>
      call(login, { body: { ...asked.body, mfa: { ticket: asked.ticket, code: code.trim(), ...(know && { know }) } } }),
    onDone: (reply) => {
      rememberName(asked.remember ? reply.userName : null)
      goOn(reply, next)
    },
    onRefused: () => {
      setCode('')
      form.clearTried()
    },
  })
  const over = isOver(form.error)
  return (
    <Modal title={text('login.second.title')} size="narrow" onClose={modal.close}>
      <form className="form" onSubmit={form.submit} noValidate>
        <p>{text('login.second.lead')}</p>
        {over ? (
          <p className="note" role="alert">
            {text('login.second.over')}
          </p>
        ) : (
          <LoginNote error={form.error} />
        )}
        <TextField
          label={text('sec.code')}
          value={code}
          onValue={(typed) => {
            setCode(typed)
            form.clearTried()
          }}
          {...(form.tried && code.trim() === '' && { error: text('sec.needed') })}
          required
          disabled={over}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          data-autofocus
        />
        {asked.knowDays > 0 && (
          <Checkbox checked={know} onChecked={setKnow}>
            {text('login.second.know', { days: asked.knowDays })}
          </Checkbox>
        )}
        {!over && (
          <Button look="gold" size="lg" block type="submit" busy={form.busy}>
            {text('login.submit')}
          </Button>
        )}
        <Button block look={over ? 'gold' : 'ghost'} onClick={() => keepAsked(null)}>
          {text('login.second.back')}
        </Button>
      </form>
    </Modal>
  )
}

/** Whether the first step must be shown again. */
const isOver = (error: unknown): boolean =>
  isRefused(error, 'AUTH_MFA_WRONG') && typeof error.value === 'object' && error.value !== null && 'over' in error.value
