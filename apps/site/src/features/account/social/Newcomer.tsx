import { registerSocial } from '@senluna/contract/member/identities.ts'
import { registerSetting, type FieldRule } from '@senluna/contract/site/system.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { deviceId } from '@senluna/web/client/call/identity.ts'
import { q } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { deviceName } from '../../../device-name.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { Agreements } from '../register/Agreements.tsx'
import { checkAffiliate, codeErrors } from '../register/codes.ts'
import { LoginNote } from '../login/LoginNote.tsx'
import { keepNewcomer, newcomer, type Newcomer } from './newcomer.ts'
import { forgetReferral, ReferralNote, useReferral } from '../register/ReferralNote.tsx'
import { RuledField } from '../password/RuledField.tsx'
import { WAY_NAMES } from './social-ways.ts'
import { useGoOn } from '../login/use-login.ts'
import { useRuledForm } from '../password/use-ruled-form.ts'

/** The short form of somebody who signed in by an account elsewhere and has none here yet. */
export default function NewcomerWindow() {
  const modal = useModal()
  const setting = useQuery(q(registerSetting))
  const who = newcomer()
  const { open } = modal
  useEffect(() => {
    // After a reload nobody is known any more: the sign-in begins again.
    if (!who) open('login')
  }, [who, open])
  if (!who) return null
  return (
    <Modal title={text('social.new.title')} size="narrow" onClose={modal.close}>
      {setting.isError ? (
        <ErrorState error={setting.error} onRetry={() => void setting.refetch()} />
      ) : !setting.data ? (
        <Loading>
          <Skeleton style={{ height: 240 }} />
        </Loading>
      ) : (
        <ShortForm who={who} setting={setting.data} />
      )}
    </Modal>
  )
}

const NOT_ASKED = ['password', 'confirmPassword', 'captcha', 'verificationCode', 'mobileNum', 'referralCode']
const CODES = ['affiliateCode', 'recommenderId']

/** The name, and what the brand can't do without. */
const fieldsOf = (rules: readonly FieldRule[]) =>
  rules.filter(
    (rule) =>
      rule.enabled &&
      (rule.required || CODES.includes(rule.field)) &&
      rule.tabs.includes('username') &&
      !NOT_ASKED.includes(rule.field),
  )

interface Setting {
  rules: FieldRule[]
  minAge: number
  terms: { version: string; url: string }
}

function ShortForm({ who, setting }: { who: Newcomer; setting: Setting }) {
  const modal = useModal()
  const goOn = useGoOn()
  const { currency } = useBrand()
  const rules = fieldsOf(setting.rules)
  const form = useRuledForm(`newcomer ${who.ticket}`, rules, { username: who.userName, email: who.email })
  const [age, setAge] = useState(false)
  const [terms, setTerms] = useState(false)
  const referral = useReferral()
  const send = useForm({
    ready: () => form.check() && age && terms,
    focusesWrong: true,
    send: async () => {
      await checkAffiliate(form.filled().affiliateCode)
      return call(registerSocial, {
        body: {
          provider: who.provider,
          ticket: who.ticket,
          fields: form.filled(),
          ...(referral.code && { referralCode: referral.code }),
          registerUrl: location.href.slice(0, 600),
          registerMethod: 'WEB',
          deviceId: deviceId(),
          deviceName: deviceName(),
          agreeAge: age,
          agreeTerms: terms,
          termsVersion: setting.terms.version,
        },
      })
    },
    onDone: (reply) => {
      form.forget()
      forgetReferral()
      keepNewcomer(undefined)
      toast(
        'success',
        `${text('register.done', { name: reply.userName })}${currency.demonstration ? ` ${text('register.demo')}` : ''}`,
      )
      goOn(reply.login, modal.param('next'))
    },
    onRefused: (error) => {
      if (isRefused(error, 'REG_CODE_INVALID')) form.refuse(codeErrors(error))
      form.refuseBy(error)
      if (isRefused(error, 'REG_USERNAME_TAKEN')) form.refuse([['username', text('form.taken')]])
    },
  })
  const name = WAY_NAMES[who.provider]
  return (
    <form className="form" onSubmit={send.submit} noValidate>
      <p>{text('social.new.intro', { name })}</p>
      <ReferralNote referral={referral} />
      <LoginNote error={send.error} />
      {rules.map((rule) => (
        <RuledField key={rule.field} rule={rule} form={form} />
      ))}
      <Agreements setting={setting} age={age} terms={terms} onAge={setAge} onTerms={setTerms} tried={form.tried} />
      <Button look="gold" size="lg" block type="submit" busy={send.busy}>
        {text('social.new.submit')}
      </Button>
      <p className="small muted">{text('social.new.link', { name })}</p>
    </form>
  )
}
