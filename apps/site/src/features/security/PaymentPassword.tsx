import { paymentPassword } from '@senluna/contract/security.ts'
import { call } from '@senluna/web/client/call.ts'
import { isRefused } from '@senluna/web/client/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { PasswordField } from '@senluna/web/ui/PasswordField.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormWindow } from './FormWindow.tsx'
import { readAgain } from './use-security.ts'

/** Six digits for payments, by the log-in password or by the old ones. */
export function PaymentPassword({
  set,
  hasPassword,
  onClose,
}: {
  set: boolean
  hasPassword: boolean
  onClose: () => void
}) {
  const [byOld, setByOld] = useState(set && !hasPassword)
  const [oldPin, setOldPin] = useState('')
  const [newPin, setNewPin] = useState('')
  const [confirmPin, setConfirmPin] = useState('')
  const save = useMutation({
    mutationFn: (again: { password?: string }) =>
      call(paymentPassword, { body: { ...again, ...(byOld && { oldPin }), newPin, confirmPin } }),
    onSuccess: () => {
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
      asksPassword={hasPassword && !byOld}
      submit={text('sec.save')}
      busy={save.isPending}
      error={error}
      said={isRefused(error, 'REG_FIELD')}
      more={left === undefined ? undefined : text('sec.pin.left', { left })}
      onSubmit={(again) => save.mutate(again)}
      onClose={onClose}
    >
      <p>{text('sec.pin.hint')}</p>
      {byOld && <PasswordField {...digits} label={text('sec.pin.old')} value={oldPin} onValue={setOldPin} />}
      <PasswordField
        {...digits}
        {...bad}
        label={text('sec.pin.new')}
        value={newPin}
        onValue={setNewPin}
        data-autofocus
      />
      <PasswordField {...digits} label={text('sec.pin.again')} value={confirmPin} onValue={setConfirmPin} />
      {set && hasPassword && (
        <button type="button" className="link" onClick={() => setByOld(!byOld)}>
          {text(byOld ? 'sec.pin.byPassword' : 'sec.pin.byOld')}
        </button>
      )}
    </FormWindow>
  )
}
