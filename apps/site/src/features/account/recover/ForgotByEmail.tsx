import { recoverByEmail } from '@senluna/contract/member/codes.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { Captcha } from '../human/Captcha.tsx'
import { humanProof } from '../human/human-check.ts'
import { LoginNote } from '../login/LoginNote.tsx'
import { rememberedName } from '../login/remembered.ts'
import { brokenBy, ruleText } from '../password/rules.ts'
import { useCaptchaAsked } from '../human/use-captcha-asked.ts'

/**
 * User name and e-mail; what happens next is said whether or not they belong together, and `onSent`
 * is called.
 */
export function ForgotByEmail({ onSent }: { onSent: () => void }) {
  const { register, security } = useBrand()
  const [values, setValues] = useState({ username: rememberedName(), email: '' })
  const [picture, setPicture] = useState({ captcha: '', captchaId: '' })
  const [attempt, setAttempt] = useState(0)
  const form = useForm({
    ready: () => !wrong('username') && !wrong('email') && !(asksPicture && !picture.captcha.trim()),
    focusesWrong: true,
    send: async () => {
      const proof = await humanProof(security)
      const seen = asksPicture ? picture : {}
      return call(recoverByEmail, {
        body: { ...values, ...seen, ...(proof && { humanVerify: JSON.stringify(proof) }) },
      })
    },
    onDone: () => {
      toast('success', text('forgot.byEmail.sent'))
      onSent()
    },
    onRefused: () => {
      setAttempt((count) => count + 1)
      setPicture((before) => ({ ...before, captcha: '' }))
    },
  })
  const asksPicture = useCaptchaAsked(form.error)
  const wrong = (field: 'username' | 'email') => {
    const rule = register.find((rule) => rule.field === field)
    if (values[field].trim() === '') return text('form.empty')
    return rule && brokenBy(rule, values[field]) ? ruleText(rule) : undefined
  }
  const said = (field: 'username' | 'email') =>
    (form.tried ? wrong(field) : undefined) ??
    (isRefused(form.error, 'REG_FIELD') && form.error.fields.some((wrong) => wrong.field === field)
      ? text('form.wrong')
      : undefined)
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <p className="hint">{text('forgot.byEmail.hint')}</p>
      <LoginNote error={isRefused(form.error, 'REG_FIELD', 'AUTH_CAPTCHA_REQUIRED') ? null : form.error} />
      <TextField
        label={text('login.username')}
        value={values.username}
        onValue={(username) => setValues({ ...values, username })}
        error={said('username')}
        required
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      <TextField
        label={text('field.email')}
        value={values.email}
        onValue={(email) => setValues({ ...values, email })}
        error={said('email')}
        required
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {asksPicture && (
        <Captcha
          value={picture.captcha}
          onValue={(captcha) => setPicture((before) => ({ ...before, captcha }))}
          attempt={attempt}
          onPicture={(captchaId) => setPicture((before) => ({ ...before, captchaId }))}
        />
      )}
      <Button look="gold" size="lg" block type="submit" busy={form.busy}>
        {text('forgot.byEmail.submit')}
      </Button>
    </form>
  )
}
