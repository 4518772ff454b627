import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { SendCode } from './SendCode.tsx'
import { useOwnCode } from './use-own-code.ts'

export type OwnMethod = 'TOTP' | 'SMS' | 'EMAIL'

/** A code as it is typed, and by which way it came; none chosen is the first there is. */
export interface TypedCode {
  value: string
  by: OwnMethod | undefined
}

/** The same as a call takes it. Of an app and other ways the app is asked for. */
export function codeOf({ value, by }: TypedCode, methods: readonly OwnMethod[]) {
  const method = methodOf(by, methods)
  if (method === undefined) return {}
  return method === 'TOTP' ? { totp: value } : { otp: value, otpChannel: method }
}

const methodOf = (by: OwnMethod | undefined, methods: readonly OwnMethod[]): OwnMethod | undefined =>
  methods.includes('TOTP') ? 'TOTP' : (methods.find((method) => method === by) ?? methods[0])

interface Props {
  typed: TypedCode
  methods: readonly OwnMethod[]
  error: unknown
  onTyped: (typed: TypedCode) => void
}

/** A code of the account's own app, number or address; one of the latter two is sent on request. */
export function OwnCode({ typed, methods, error, onTyped }: Props) {
  const method = methodOf(typed.by, methods)
  const { send, left, asked } = useOwnCode(() => toast('info', text('withdraw.second.sent')))
  if (method === undefined) return null
  const wrong = isRefused(error, ...WRONG_CODE)
  return (
    <>
      {method !== 'TOTP' && methods.length > 1 && (
        <Select
          label={text('withdraw.second.by')}
          value={method}
          options={methods.map((method) => [method, text(`withdraw.second.${method}`)] as const)}
          onValue={(by) => onTyped({ ...typed, by })}
        />
      )}
      <RefusalNote error={send.error} />
      <TextField
        label={text(method === 'TOTP' ? 'withdraw.second.TOTP' : 'withdraw.second.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        value={typed.value}
        onValue={(value) => onTyped({ ...typed, value })}
        {...(wrong ? { error: text(`refusal.${error.code}`) } : {})}
        end={
          method !== 'TOTP' && (
            <SendCode
              busy={send.isPending}
              left={isRefused(error, 'SMS_CODE_EXPIRED') ? 0 : left}
              asked={asked}
              onSend={() => send.mutate({ channel: method, purpose: 'OWN' })}
            />
          )
        }
      />
    </>
  )
}

export const WRONG_CODE = ['SMS_CODE_INVALID', 'SMS_CODE_EXPIRED', 'SMS_CODE_MISSING', 'AUTH_MFA_WRONG'] as const
