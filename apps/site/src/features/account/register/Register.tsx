import { register, registerMobile } from '@senluna/contract/member/registration.ts'
import { registerSetting, type FieldRule } from '@senluna/contract/site/system.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { deviceId } from '@senluna/web/client/call/identity.ts'
import { q } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { deviceName } from '../../../device-name.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { Agreements } from './Agreements.tsx'
import { Captcha } from '../human/Captcha.tsx'
import { checkAffiliate, codeErrors } from './codes.ts'
import { humanProof } from '../human/human-check.ts'
import { LoginNote } from '../login/LoginNote.tsx'
import { isAboutMobile, MobileProof, useMobileProof } from './MobileProof.tsx'
import { forgetPhone } from '../phone/phone.ts'
import { forgetReferral, ReferralNote, useReferral } from './ReferralNote.tsx'
import { RuledField } from '../password/RuledField.tsx'
import { SocialButtons } from '../social/SocialButtons.tsx'
import { useKeptTab } from '../login/use-kept-tab.ts'
import { useGoOn } from '../login/use-login.ts'
import { useRuledForm } from '../password/use-ruled-form.ts'

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
        <RegisterTabs setting={setting.data} />
      )}
    </Modal>
  )
}

type Tab = Setting['tabs'][number]

/** By user name or by mobile number, where the brand has both. */
function RegisterTabs({ setting }: { setting: Setting }) {
  const panel = useId()
  const [first = 'username', ...others] = setting.tabs
  const [tab, setTab] = useKeptTab('register', [first, ...others])
  if (setting.tabs.length < 2) return <RegisterForm setting={setting} tab={tab} />
  return (
    <div className="form">
      <Tabs
        label={text('register.title')}
        value={tab}
        onValue={setTab}
        controls={panel}
        options={setting.tabs.map((tab) => [tab, text(tab === 'mobile' ? 'login.by.mobile' : 'login.by.name')])}
      />
      <div id={panel} role="tabpanel">
        <RegisterForm key={tab} setting={setting} tab={tab} />
      </div>
    </div>
  )
}

const OWN_PLACE = ['captcha', 'referralCode', 'verificationCode', 'mobileNum']

const isAsked = (rule: FieldRule, tab: Tab): boolean => rule.enabled && rule.tabs.includes(tab)

/**
 * Fields of a tab, without those that have a place of their own, and without a password where the
 * number is enough.
 */
const fieldsOf = ({ rules, mobilePassword }: Setting, tab: Tab): FieldRule[] =>
  rules
    .filter((rule) => isAsked(rule, tab) && !OWN_PLACE.includes(rule.field))
    .filter((rule) => tab === 'username' || mobilePassword || !['password', 'confirmPassword'].includes(rule.field))
    .sort((a, b) => a.sort - b.sort)

/** How a tab asks for the mobile number: the mobile one always does. */
function mobileOf({ rules, smsRequired }: Setting, tab: Tab) {
  const rule = rules.find((rule) => rule.field === 'mobileNum')
  const asked = tab === 'mobile' || (rule !== undefined && isAsked(rule, tab))
  return { asked, needed: tab === 'mobile' || rule?.required === true, sms: smsRequired }
}

function RegisterForm({ setting, tab }: { setting: Setting; tab: Tab }) {
  const modal = useModal()
  const next = modal.param('next')
  const { security, currency } = useBrand()
  const goOn = useGoOn()
  const rules = fieldsOf(setting, tab)
  const mobile = useMobileProof(mobileOf(setting, tab))
  const form = useRuledForm('register', rules)
  const [age, setAge] = useState(false)
  const [terms, setTerms] = useState(false)
  const [captcha, setCaptcha] = useState('')
  const [captchaId, setCaptchaId] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const asksCaptcha = setting.captchaRequired || captchaAsked
  const referral = useReferral()
  const send = useForm({
    ready: () => {
      mobile.setTried('all')
      return form.check() && mobile.isRight && age && terms
    },
    focusesWrong: true,
    send: async () => {
      await checkAffiliate(form.filled().affiliateCode)
      const humanVerify = await humanProof(security)
      return call(tab === 'mobile' ? registerMobile : register, {
        body: {
          ...form.filled(),
          ...mobile.body,
          ...(referral.code && { referralCode: referral.code }),
          ...(asksCaptcha && { captcha: captcha.trim(), captchaId }),
          domain: location.hostname,
          registerUrl: location.href.slice(0, 600),
          registerMethod: 'WEB',
          login: true,
          deviceId: deviceId(),
          deviceName: deviceName(),
          humanVerify,
          agreeAge: age,
          agreeTerms: terms,
          termsVersion: setting.terms.version,
        },
      })
    },
    onDone: (reply) => {
      form.forget()
      forgetPhone('register')
      forgetReferral()
      toast(
        'success',
        `${text('register.done', { name: reply.userName })}${tab === 'mobile' ? ` ${text('register.name.given', { name: reply.userName })}` : ''}${currency.demonstration ? ` ${text('register.demo')}` : ''}`,
      )
      if (reply.login) goOn(reply.login, next)
      else modal.open('login')
    },
    onRefused: (error) => {
      mobile.setTried(null)
      setAttempt((count) => count + 1)
      setCaptcha('')
      if (isRefused(error, 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_WRONG')) setCaptchaAsked(true)
      form.refuseBy(error)
      if (isRefused(error, 'REG_CODE_INVALID')) form.refuse(codeErrors(error))
      if (isRefused(error, 'REG_USERNAME_TAKEN')) form.refuse([['username', text('form.taken')]])
      send.focusWrong()
    },
  })
  const needed = rules.filter((rule) => rule.required)
  const optional = rules.filter((rule) => !rule.required)
  const wrong = form.wrongCount() + Number(!mobile.isRight) + Number(!age) + Number(!terms)
  return (
    <form className="form" onSubmit={send.submit} noValidate>
      <ReferralNote referral={referral} />
      <LoginNote error={isAboutMobile(send.error) ? null : send.error} />
      {form.tried && wrong > 2 && (
        <p className="note" role="alert">
          {text('register.summary', { count: wrong })}
        </p>
      )}
      <MobileProof proof={mobile} error={send.error} onSent={send.reset} />
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
      <Agreements setting={setting} age={age} terms={terms} onAge={setAge} onTerms={setTerms} tried={form.tried} />
      <Button look="gold" size="lg" block type="submit" busy={send.busy}>
        {text('register.submit')}
      </Button>
      <p className="small muted">
        {text('register.have')}{' '}
        <button type="button" className="link" onClick={() => modal.open('login', next ? { next } : {})}>
          {text('shell.login')}
        </button>
      </p>
      <SocialButtons next={next} />
    </form>
  )
}
