import { register } from '@senluna/contract/account.ts'
import { registerSetting, type FieldRule } from '@senluna/contract/system.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call.ts'
import { deviceId } from '@senluna/web/client/identity.ts'
import { q } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/Checkbox.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useBrand } from '../../brand.ts'
import { useModal } from '../../shell/use-modal.ts'
import { Captcha } from './Captcha.tsx'
import { humanProof } from './human-check.ts'
import { LoginNote } from './LoginNote.tsx'
import { RuledField } from './RuledField.tsx'
import { brokenText } from './rules.ts'
import { useRuledForm } from './use-ruled-form.ts'
import { useGoOn } from './use-login.ts'

type Setting = ReplyOf<typeof registerSetting>

/** Opens an account: the fields and rules the server names, the needed ones first. */
export default function Register() {
  const modal = useModal()
  const setting = useQuery(q(registerSetting))
  return (
    <Modal title={text('register.title')} size="narrow" onClose={modal.close}>
      {setting.isError ? (
        <ErrorState error={setting.error} onRetry={() => void setting.refetch()} />
      ) : !setting.data ? (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      ) : !setting.data.open ? (
        <EmptyState>{text('register.closed')}</EmptyState>
      ) : (
        <RegisterForm setting={setting.data} />
      )}
    </Modal>
  )
}

/** Fields of the user name tab, without those that have a place of their own. */
const fieldsOf = (rules: readonly FieldRule[]) =>
  rules
    .filter(
      (rule) =>
        rule.enabled &&
        rule.tabs.includes('username') &&
        !['captcha', 'referralCode', 'verificationCode'].includes(rule.field),
    )
    .sort((a, b) => a.sort - b.sort)

function RegisterForm({ setting }: { setting: Setting }) {
  const modal = useModal()
  const [params] = useSearchParams()
  const { security, currency } = useBrand()
  const goOn = useGoOn()
  const rules = fieldsOf(setting.rules)
  const form = useRuledForm('register', rules)
  const [age, setAge] = useState(false)
  const [terms, setTerms] = useState(false)
  const [captcha, setCaptcha] = useState('')
  const [captchaId, setCaptchaId] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const asksCaptcha = setting.captchaRequired || captchaAsked
  const referral = params.get('referralCode') ?? ''
  const send = useMutation({
    mutationFn: async () => {
      const humanVerify = await humanProof(security.humanVerify)
      return call(register, {
        body: {
          ...form.filled(),
          ...(referral && { referralCode: referral }),
          ...(asksCaptcha && { captcha: captcha.trim(), captchaId }),
          domain: location.hostname,
          registerUrl: location.href.slice(0, 600),
          registerMethod: 'WEB',
          login: true,
          deviceId: deviceId(),
          humanVerify,
          agreeAge: age,
          agreeTerms: terms,
          termsVersion: setting.terms.version,
        },
      })
    },
    onSuccess: (reply) => {
      form.forget()
      toast(
        'success',
        `${text('register.done', { name: reply.userName })}${currency.demonstration ? ` ${text('register.demo')}` : ''}`,
      )
      if (reply.login) goOn(reply.login, modal.param('next') ?? '/')
      else modal.open('login')
    },
    onError: (error) => {
      setAttempt((count) => count + 1)
      setCaptcha('')
      if (isRefused(error, 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_WRONG')) setCaptchaAsked(true)
      if (isRefused(error, 'REG_FIELD', 'VAL_FIELD'))
        form.refuse(
          error.fields.map((one) => [
            one.field,
            brokenText(
              one,
              rules.find((rule) => rule.field === one.field),
            ),
          ]),
        )
      if (isRefused(error, 'REG_USERNAME_TAKEN')) form.refuse([['username', text('form.taken')]])
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check() && age && terms) return send.mutate()
    requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus())
  }
  const needed = rules.filter((rule) => rule.required)
  const optional = rules.filter((rule) => !rule.required)
  const wrong = form.wrongCount()
  const must = (on: boolean) => (form.tried && !on ? text('form.agree') : undefined)
  return (
    <form className="form" ref={box} onSubmit={submit} noValidate>
      {referral && <p className="note info">{text('register.invitedBy', { code: referral })}</p>}
      <LoginNote of={send.error} />
      {form.tried && wrong > 2 && (
        <p className="note" role="alert">
          {text('register.summary', { count: wrong })}
        </p>
      )}
      {needed.map((rule) => (
        <RuledField key={rule.field} rule={rule} form={form} />
      ))}
      {asksCaptcha && <Captcha value={captcha} onValue={setCaptcha} attempt={attempt} onPicture={setCaptchaId} />}
      {optional.length > 0 && (
        <details className="more-fields">
          <summary>{text('register.more')}</summary>
          <div className="form">
            {optional.map((rule) => (
              <RuledField key={rule.field} rule={rule} form={form} />
            ))}
          </div>
        </details>
      )}
      <Checkbox checked={age} onChecked={setAge} error={must(age)}>
        {text('register.age', { age: setting.minAge })}
      </Checkbox>
      <Checkbox checked={terms} onChecked={setTerms} error={must(terms)}>
        {text('register.terms', { version: setting.terms.version })}
      </Checkbox>
      <Button look="gold" size="lg" block type="submit" busy={send.isPending}>
        {text('register.submit')}
      </Button>
      <p className="small muted">
        {text('register.have')}{' '}
        <button type="button" className="link" onClick={() => modal.open('login')}>
          {text('shell.login')}
        </button>
      </p>
    </form>
  )
}
