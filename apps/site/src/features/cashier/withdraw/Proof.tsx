import { text } from '@senluna/web/client/text.ts'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { codeOf, OwnCode, type OwnMethod, type TypedCode } from '../../../shell/account/OwnCode.tsx'
import { triesLeft } from './use-withdraw.ts'

/** What somebody proves themselves by, as it is typed. */
export interface Typed {
  pin: string
  code: TypedCode
}
export const NOTHING_TYPED: Typed = { pin: '', code: { value: '', by: undefined } }

/** The same as a call takes it. */
export const proofOf = (typed: Typed, methods: readonly OwnMethod[], second: boolean) => ({
  paymentPassword: typed.pin,
  ...(second ? codeOf(typed.code, methods) : {}),
})

interface Props {
  typed: Typed
  onTyped: (typed: Typed) => void
  methods: readonly OwnMethod[]
  /** Whether the payment password alone is not enough. */
  second: boolean
  error: unknown
}

/** The payment password, and a second thing where it is asked for. */
export function Proof({ typed, onTyped, methods, second, error }: Props) {
  const left = triesLeft(error)
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
        {...(left === undefined
          ? {}
          : { error: `${text('refusal.PIN_WRONG')} ${text('withdraw.pin.left', { left })}` })}
      />
      {second && methods.length === 0 && <p className="note">{text('withdraw.second.none')}</p>}
      {second && methods.length > 0 && (
        <>
          <p className="hint">{text('withdraw.second')}</p>
          <OwnCode typed={typed.code} methods={methods} error={error} onTyped={(code) => onTyped({ ...typed, code })} />
        </>
      )}
    </>
  )
}
