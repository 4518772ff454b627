import { paymentPassword } from '@senluna/contract/member/security.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { FormWindow } from './FormWindow.tsx'
import { useConfirmedForm } from './use-confirmed-form.ts'
import { codeOf, OwnCode, WRONG_CODE, type OwnMethod, type TypedCode } from '../shell/account/OwnCode.tsx'
import { readAgain } from './read-again.ts'

interface Props {
  /** Whether there are digits already. */
  set: boolean
  hasPassword: boolean
  /** What the account has to prove itself by when they are forgotten. */
  methods: readonly OwnMethod[]
  onClose: () => void
}

/**
 * Six digits for payments: the first by the log-in password, later ones by the old, or, forgotten,
 * by password and a code.
 */
export function PaymentPassword({ set, hasPassword, methods, onClose }: Props) {
  const [forgotten, setForgotten] = useState(false)
  const byOld = set && !forgotten
  const [code, setCode] = useState<TypedCode>({ value: '', by: undefined })
  const [oldPin, setOldPin] = useState('')
  const [newPin, setNewPin] = useState('')
  const [confirmPin, setConfirmPin] = useState('')
  const save = useConfirmedForm({
    asksPassword: hasPassword && !byOld,
    send: (again) =>
      call(paymentPassword, {
        body: { ...again, ...(byOld && { oldPin }), ...(forgotten && codeOf(code, methods)), newPin, confirmPin },
      }),
    onDone: () => {
      toast('success', text('sec.pin.saved'))
      void readAgain()
      onClose()
    },
  })
  const { error } = save
  const left =
    isRefused(error, 'PIN_WRONG') && typeof error.value === 'object' && error.value !== null && 'left' in error.value
      ? Number(error.value.left)
      : undefined
  const digits = { inputMode: 'numeric', maxLength: 6, required: true, autoComplete: 'off' } as const
  const bad = isRefused(error, 'REG_FIELD') ? { error: text('pattern.PAY_PIN', { 0: 6 }) } : {}
  return (
    <FormWindow
      title={text('sec.row.paymentPassword')}
      form={save}
      submit={text('sec.save')}
      said={isRefused(error, 'REG_FIELD', ...WRONG_CODE)}
      disabled={forgotten && methods.length === 0}
      more={left === undefined ? undefined : text('sec.pin.left', { left })}
      onClose={onClose}
    >
      <p>{text(forgotten ? 'kept.pin.hint' : 'sec.pin.hint')}</p>
      {forgotten && methods.length === 0 && <p className="note">{text('kept.pin.none')}</p>}
      {forgotten && <OwnCode typed={code} methods={methods} error={error} onTyped={setCode} />}
      {byOld && (
        <PasswordField {...digits} label={text('sec.pin.old')} value={oldPin} onValue={setOldPin} data-autofocus />
      )}
      <PasswordField
        {...digits}
        {...bad}
        label={text('sec.pin.new')}
        value={newPin}
        onValue={setNewPin}
        data-autofocus
      />
      <PasswordField {...digits} label={text('sec.pin.again')} value={confirmPin} onValue={setConfirmPin} />
      {set && (
        <button type="button" className="link" onClick={() => setForgotten(!forgotten)}>
          {text(forgotten ? 'sec.pin.byOld' : 'kept.pin.forgot')}
        </button>
      )}
    </FormWindow>
  )
}
