import { recoverByPhone } from '@senluna/contract/member/codes.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useRef, useState } from 'react'
import { CodeField } from '../phone/CodeField.tsx'
import { LoginNote } from '../login/LoginNote.tsx'
import { usePasswordRules } from '../password/password-rules.ts'
import { PhoneField } from '../phone/PhoneField.tsx'
import { usePhone } from '../phone/phone.ts'
import { RuledField } from '../password/RuledField.tsx'
import { useLogin } from '../login/use-login.ts'
import { useRuledForm } from '../password/use-ruled-form.ts'

const AT_NUMBER = ['SMS_MOBILE_MISSING', 'SMS_MOBILE_FORMAT'] as const
const AT_CODE = ['SMS_CODE_MISSING', 'SMS_CODE_INVALID', 'SMS_CODE_EXPIRED'] as const

/**
 * The account's number, the code that goes to it, the new password; then one is logged in and goes
 * home, or on to where one wanted to go.
 */
export function ForgotByPhone({ next }: { next: string | null }) {
  const phone = usePhone('forgot')
  const rules = usePasswordRules()
  const form = useRuledForm('forgot', rules)
  const [code, setCode] = useState('')
  // A code was asked for a number that can't be one.
  const [wrongPhone, setWrongPhone] = useState(false)
  const logIn = useLogin(next)
  const box = useRef<HTMLFormElement>(null)
  const recover = useForm({
    box,
    ready: () => form.check() && !phone.wrong && code !== '',
    focusesWrong: true,
    send: async () => {
      const { loginTicket } = await call(recoverByPhone, {
        body: {
          ...phone.sent,
          verificationCode: code,
          newPassword: form.valueOf('newPassword'),
          confirmNewPassword: form.valueOf('confirmNewPassword'),
        },
      })
      toast('success', text('forgot.done'))
      return logIn({ type: 'ticket', username: '', password: loginTicket, remember: false })
    },
    onRefused: (error) => {
      recover.clearTried()
      setWrongPhone(false)
      form.refuseBy(error)
    },
  })
  const refused = (codes: typeof AT_NUMBER | typeof AT_CODE) =>
    isRefused(recover.error, ...codes) ? text(`refusal.${recover.error.code}`) : undefined
  const tried = recover.tried || wrongPhone
  const wrongCode = recover.tried && code === '' ? text('form.empty') : tried ? undefined : refused(AT_CODE)
  return (
    <form className="form" ref={box} onSubmit={recover.submit} noValidate>
      <p className="hint">{text('forgot.byPhone.hint')}</p>
      <LoginNote error={isRefused(recover.error, ...AT_NUMBER, ...AT_CODE) ? null : recover.error} />
      <PhoneField phone={phone} label={text('phone.number')} error={tried ? phone.wrong : refused(AT_NUMBER)} first />
      <CodeField
        purpose="RESET"
        phone={phone}
        value={code}
        onValue={setCode}
        error={wrongCode}
        spent={isRefused(recover.error, 'SMS_CODE_EXPIRED')}
        onSent={recover.reset}
        onWrongPhone={() => {
          recover.clearTried()
          setWrongPhone(true)
          recover.focusWrong()
        }}
      />
      {rules.map((rule) => (
        <RuledField key={rule.field} rule={rule} form={form} />
      ))}
      <Button look="gold" size="lg" block type="submit" busy={recover.busy}>
        {text('forgot.byPhone.submit')}
      </Button>
    </form>
  )
}
