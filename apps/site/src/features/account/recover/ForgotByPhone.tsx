import { recoverByPhone } from '@senluna/contract/member/codes.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SyntheticEvent } from 'react'
import { CodeField } from '../phone/CodeField.tsx'
import { LoginNote } from '../login/LoginNote.tsx'
import { usePasswordRules } from '../password/password-rules.ts'
import { PhoneField } from '../phone/PhoneField.tsx'
import { usePhone } from '../phone/phone.ts'
import { RuledField } from '../password/RuledField.tsx'
import { brokenText } from '../password/rules.ts'
import { useLogin } from '../login/use-login.ts'
import { useRuledForm } from '../password/use-ruled-form.ts'

const AT_NUMBER = ['SMS_MOBILE_MISSING', 'SMS_MOBILE_FORMAT'] as const
const AT_CODE = ['SMS_CODE_MISSING', 'SMS_CODE_INVALID', 'SMS_CODE_EXPIRED'] as const

/** The account's number, the code that goes to it, the new password; then one is logged in. */
export function ForgotByPhone({ next }: { next: string | null }) {
  const box = useRef<HTMLFormElement>(null)
  const phone = usePhone('forgot')
  const rules = usePasswordRules()
  const form = useRuledForm('forgot', rules)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<'number' | 'all' | null>(null)
  const enter = useLogin({ next })
  const recover = useMutation({
    mutationFn: () =>
      call(recoverByPhone, {
        body: {
          ...phone.sent,
          verificationCode: code,
          newPassword: form.valueOf('newPassword'),
          confirmNewPassword: form.valueOf('confirmNewPassword'),
        },
      }),
    onSuccess: ({ loginTicket }) => {
      toast('success', text('forgot.done'))
      enter.mutate({ type: 'ticket', username: '', password: loginTicket, remember: false })
    },
    onError: (error) => {
      setTried(null)
      if (isRefused(error, 'REG_FIELD'))
        form.refuse(
          error.fields.map((wrong) => [
            wrong.field,
            brokenText(
              wrong,
              rules.find((rule) => rule.field === wrong.field),
            ),
          ]),
        )
    },
  })
  const refused = (codes: typeof AT_NUMBER | typeof AT_CODE) =>
    isRefused(recover.error, ...codes) ? text(`refusal.${recover.error.code}`) : undefined
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried('all')
    if (form.check() && !phone.wrong && code !== '') return recover.mutate()
    requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus())
  }
  const wrongCode = tried === 'all' && code === '' ? text('form.empty') : tried ? undefined : refused(AT_CODE)
  return (
    <form className="form" ref={box} onSubmit={submit} noValidate>
      <p className="hint">{text('forgot.byPhone.hint')}</p>
      <LoginNote
        of={isRefused(recover.error, ...AT_NUMBER, ...AT_CODE) ? enter.error : (recover.error ?? enter.error)}
      />
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
          setTried('number')
          requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus())
        }}
      />
      {rules.map((rule) => (
        <RuledField key={rule.field} rule={rule} form={form} />
      ))}
      <Button look="gold" size="lg" block type="submit" busy={recover.isPending || enter.isPending}>
        {text('forgot.byPhone.submit')}
      </Button>
    </form>
  )
}
