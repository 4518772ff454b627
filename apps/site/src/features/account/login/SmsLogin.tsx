import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { useRef, useState, type SyntheticEvent } from 'react'
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
  const form = useRef<HTMLFormElement>(null)
  const phone = usePhone('login')
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(rememberedNumber() !== '')
  const [tried, setTried] = useState<'number' | 'all' | null>(null)
  const login = useLogin({ next, onTrouble: () => setTried(null) })
  const refused = (codes: typeof AT_NUMBER | typeof AT_CODE) =>
    isRefused(login.error, ...codes) ? text(`refusal.${login.error.code}`) : undefined
  const wrongNumber = tried ? phone.wrong : refused(AT_NUMBER)
  const wrongCode = tried === 'all' && code === '' ? text('form.empty') : tried ? undefined : refused(AT_CODE)
  const focus = (nth: number) =>
    requestAnimationFrame(() => form.current?.querySelectorAll<HTMLInputElement>('.input > input')[nth]?.focus())
  const submit = (event: SyntheticEvent, comeBack = false) => {
    event.preventDefault()
    setTried('all')
    if (phone.wrong) return focus(0)
    if (code === '') return form.current?.querySelector<HTMLInputElement>('.code-in')?.focus()
    const { mobileNum: username, countryDialingCode } = phone.sent
    return login.mutate({
      type: 'sms',
      username,
      password: code,
      countryDialingCode,
      remember,
      ...(comeBack && { comeBack }),
    })
  }
  return (
    <form className="form" ref={form} onSubmit={(event) => submit(event)} noValidate>
      <LoginNote of={isRefused(login.error, ...AT_NUMBER, ...AT_CODE) ? null : login.error} />
      <ComeBack of={login.error} busy={login.isPending} onAsk={(event) => submit(event, true)} />
      <PhoneField phone={phone} label={text('phone.number')} error={wrongNumber} first />
      <CodeField
        purpose="LOGIN"
        phone={phone}
        value={code}
        onValue={setCode}
        error={wrongCode}
        spent={isRefused(login.error, 'SMS_CODE_EXPIRED')}
        onSent={login.reset}
        onWrongPhone={() => {
          setTried('number')
          focus(0)
        }}
        atOnce={begun}
      />
      <Checkbox checked={remember} onChecked={setRemember}>
        {text('login.rememberNumber')}
      </Checkbox>
      <Button look="gold" size="lg" block type="submit" busy={login.isPending}>
        {text('login.submit')}
      </Button>
    </form>
  )
}
