import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useRef, useState } from 'react'
import { CodeField } from '../phone/CodeField.tsx'
import { ComeBack } from './ComeBack.tsx'
import { LoginNote } from './LoginNote.tsx'
import { PhoneField } from '../phone/PhoneField.tsx'
import { begunSmsLogin, usePhone } from '../phone/phone.ts'
import { rememberedNumber } from './remembered.ts'
import { useLogin } from './use-login.ts'

const AT_NUMBER = ['SMS_MOBILE_MISSING', 'SMS_MOBILE_FORMAT'] as const
const AT_CODE = ['SMS_CODE_MISSING', 'SMS_CODE_INVALID', 'SMS_CODE_EXPIRED'] as const

/** A mobile number and the code that is sent to it. */
export function SmsLogin({ next }: { next: string | null }) {
  const [begun] = useState(begunSmsLogin)
  const phone = usePhone('login')
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(rememberedNumber() !== '')
  // A code was asked for a number that can't be one.
  const [wrongPhone, setWrongPhone] = useState(false)
  const logIn = useLogin(next)
  const box = useRef<HTMLFormElement>(null)
  const form = useForm({
    box,
    ready: () => !phone.wrong && code !== '',
    focusesWrong: true,
    send: (comeBack: true | undefined) => {
      const { mobileNum: username, countryDialingCode } = phone.sent
      return logIn({
        type: 'sms',
        username,
        password: code,
        countryDialingCode,
        remember,
        ...(comeBack && { comeBack }),
      })
    },
    onRefused: () => {
      form.clearTried()
      setWrongPhone(false)
    },
  })
  const refused = (codes: typeof AT_NUMBER | typeof AT_CODE) =>
    isRefused(form.error, ...codes) ? text(`refusal.${form.error.code}`) : undefined
  const tried = form.tried || wrongPhone
  const wrongNumber = tried ? phone.wrong : refused(AT_NUMBER)
  const wrongCode = form.tried && code === '' ? text('form.empty') : tried ? undefined : refused(AT_CODE)
  return (
    <form className="form" ref={box} onSubmit={form.submit} noValidate>
      <LoginNote error={isRefused(form.error, ...AT_NUMBER, ...AT_CODE) ? null : form.error} />
      <ComeBack error={form.error} busy={form.busy} onAsk={(event) => form.submit(event, true)} />
      <PhoneField phone={phone} label={text('phone.number')} error={wrongNumber} first />
      <CodeField
        purpose="LOGIN"
        phone={phone}
        value={code}
        onValue={setCode}
        error={wrongCode}
        spent={isRefused(form.error, 'SMS_CODE_EXPIRED')}
        onSent={form.reset}
        onWrongPhone={() => {
          form.clearTried()
          setWrongPhone(true)
          form.focusWrong()
        }}
        atOnce={begun}
      />
      <Checkbox checked={remember} onChecked={setRemember}>
        {text('login.rememberNumber')}
      </Checkbox>
      <Button look="gold" size="lg" block type="submit" busy={form.busy}>
        {text('login.submit')}
      </Button>
    </form>
  )
}
