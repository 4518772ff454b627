import './phone.css'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useEffect, useRef, useState } from 'react'
import { Captcha } from '../human/Captcha.tsx'
import { HumanCheckFailed } from '../human/human-check-failed.ts'
import type { PhoneState } from './phone.ts'
import { useCode, type Purpose } from './use-code.ts'

interface Props {
  purpose: Purpose
  phone: PhoneState
  value: string
  onValue: (value: string) => void
  error?: string
  /** The code that was sent is good for nothing any more: another may be asked for at once. */
  spent: boolean
  /** A new code is on its way: what was said of the one before no longer holds. */
  onSent: () => void
  /** The number isn't one yet: the form shows what is wrong with it. */
  onWrongPhone: () => void
  /** Asks for a code as soon as it is shown: the number was typed elsewhere. */
  atOnce?: boolean
}

/**
 * The six digits of a message, the button that sends it, and the picture to read when there were
 * many.
 */
export function CodeField({ purpose, phone, value, onValue, error, spent, onSent, onWrongPhone, atOnce }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { send, sent, left } = useCode(purpose, phone.sent, spent)
  const [picture, setPicture] = useState({ captcha: '', captchaId: '' })
  const [attempt, setAttempt] = useState(0)
  const [warned, setWarned] = useState<unknown>()
  const [asksPicture, setAsksPicture] = useState(false)
  const ask = () => {
    if (phone.wrong) return onWrongPhone()
    if (asksPicture && !picture.captcha.trim()) return box.current?.querySelector<HTMLInputElement>('input')?.focus()
    return send.mutate(asksPicture ? picture : {}, {
      onSuccess: () => {
        setAsksPicture(false)
        onSent()
        box.current?.querySelector<HTMLInputElement>('.code-in')?.focus()
      },
      onError: (failed) => {
        setAttempt((count) => count + 1)
        setPicture((before) => ({ ...before, captcha: '' }))
        if (isRefused(failed, 'AUTH_CAPTCHA_REQUIRED')) setAsksPicture(true)
        else setWarned(failed)
      },
    })
  }
  useOnce(atOnce === true && phone.country !== undefined && !phone.wrong && left === 0, ask)
  return (
    <div className="form" ref={box}>
      {asksPicture && (
        <Captcha
          value={picture.captcha}
          onValue={(captcha) => setPicture((before) => ({ ...before, captcha }))}
          attempt={attempt}
          onPicture={(captchaId) => setPicture((before) => ({ ...before, captchaId }))}
        />
      )}
      <TextField
        label={text('code.label')}
        value={value}
        onValue={(typed) => onValue(digitsOf(typed, sent?.digits ?? 6))}
        error={error}
        hint={
          sent
            ? text(purpose === 'REGISTER' ? 'code.sent' : 'code.maybe', { minutes: sent.expiredMinutes })
            : text('code.never')
        }
        required
        name="verificationCode"
        className="code-in"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        end={
          <Button className="code-send" size="sm" busy={send.isPending} disabled={left > 0} onClick={ask}>
            {left > 0 ? text('code.wait', { seconds: left }) : text(sent ? 'code.again' : 'code.send')}
          </Button>
        }
      />
      {warned !== undefined && <Warning error={warned} onClose={() => setWarned(undefined)} />}
    </div>
  )
}

/** Digits of any script, and no more than a code has: a pasted `123 456` is one. */
const digitsOf = (typed: string, most: number): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, most)

function useOnce(ready: boolean, run: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (!ready || done.current) return
    done.current = true
    run()
  })
}

/** Why no message was sent, in a dialog that is closed by its button. */
function Warning({ error, onClose }: { error: unknown; onClose: () => void }) {
  const wait = isRefused(error, 'SMS_TOO_MANY') ? error.retryAfterSec : undefined
  return (
    <Modal title={text('code.label')} dialog onClose={onClose}>
      <p role="alert">
        {error instanceof HumanCheckFailed ? text('login.humanFailed') : sentenceOf(error)}
        {wait !== undefined && wait > 300 && ` ${text('code.waitMore', { minutes: Math.ceil(wait / 60) })}`}
      </p>
      <div className="modal-foot">
        <Button look="gold" onClick={onClose} data-autofocus>
          {text('shell.ok')}
        </Button>
      </div>
    </Modal>
  )
}
