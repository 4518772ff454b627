import { sendOwnCode } from '@senluna/contract/codes.ts'
import { call } from '@senluna/web/client/call.ts'
import { isRefused } from '@senluna/web/client/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/Field.tsx'
import { PasswordField } from '@senluna/web/ui/PasswordField.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { triesLeft } from './use-withdraw.ts'

export type Method = 'TOTP' | 'SMS' | 'EMAIL'

/** What somebody proves themselves by, as it is typed. */
export interface Typed {
  pin: string
  code: string
  method: Method | undefined
}
export const NOTHING_TYPED: Typed = { pin: '', code: '', method: undefined }

/** Of an app and other ways the app is asked for; else what was chosen. */
export const methodOf = (typed: Typed, methods: readonly Method[]): Method | undefined =>
  methods.includes('TOTP') ? 'TOTP' : (methods.find((one) => one === typed.method) ?? methods[0])

/** The same as a call takes it. */
export function proofOf(typed: Typed, methods: readonly Method[], second: boolean) {
  const method = methodOf(typed, methods)
  return {
    paymentPassword: typed.pin,
    ...(second && method === 'TOTP' ? { totp: typed.code } : {}),
    ...(second && method !== undefined && method !== 'TOTP' ? { otp: typed.code, otpChannel: method } : {}),
  }
}

interface Props {
  typed: Typed
  onTyped: (typed: Typed) => void
  methods: readonly Method[]
  /** Whether the payment password alone is not enough. */
  second: boolean
  error: unknown
}

/** The payment password, and a second thing where it is asked for. */
export function Proof({ typed, onTyped, methods, second, error }: Props) {
  const method = methodOf(typed, methods)
  const send = useMutation({
    mutationFn: (channel: 'SMS' | 'EMAIL') => call(sendOwnCode, { body: { channel, purpose: 'OWN' } }),
    onSuccess: () => toast('info', text('withdraw.second.sent')),
  })
  const left = triesLeft(error)
  const wrongCode = isRefused(error, 'SMS_CODE_INVALID', 'SMS_CODE_EXPIRED', 'SMS_CODE_MISSING', 'AUTH_MFA_WRONG')
  return (
    <>
      <PasswordField
        label={text('withdraw.pin')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        required
        value={typed.pin}
        onValue={(pin) => onTyped({ ...typed, pin })}
        {...(left === undefined ? {} : { error: text('withdraw.pin.left', { left }) })}
      />
      {second && method === undefined && <p className="note">{text('withdraw.second.none')}</p>}
      {second && method !== undefined && (
        <>
          <p className="hint">{text('withdraw.second')}</p>
          {method !== 'TOTP' && methods.length > 1 && (
            <Select
              label={text('withdraw.second.by')}
              value={method}
              options={methods.map((one) => [one, text(`withdraw.second.${one}`)] as const)}
              onValue={(next) => onTyped({ ...typed, method: next })}
            />
          )}
          <RefusalNote of={send.error} />
          <TextField
            label={method === 'TOTP' ? text('withdraw.second.TOTP') : text('withdraw.second.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            value={typed.code}
            onValue={(code) => onTyped({ ...typed, code })}
            {...(wrongCode ? { error: text(`refusal.${error.code}`) } : {})}
            end={
              method !== 'TOTP' && (
                <Button size="sm" busy={send.isPending} onClick={() => send.mutate(method)}>
                  {text('withdraw.second.send')}
                </Button>
              )
            }
          />
        </>
      )}
    </>
  )
}
