import '../phone/phone.css'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { useSwitch } from '../../../brand.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { Captcha } from '../human/Captcha.tsx'
import { ComeBack } from './ComeBack.tsx'
import { LoginNote } from './LoginNote.tsx'
import { rememberedName } from './remembered.ts'
import { useCaptchaAsked } from '../human/use-captcha-asked.ts'
import { useLogin } from './use-login.ts'

/** User name and password; a picture to read after a failure. */
export function PasswordLogin({ next }: { next: string | null }) {
  const modal = useModal()
  const [username, setUsername] = useState(rememberedName)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(rememberedName() !== '')
  const [captcha, setCaptcha] = useState('')
  const [captchaId, setCaptchaId] = useState('')
  const [attempt, setAttempt] = useState(0)
  const always = useSwitch('LOGIN_VERIFY_CODE')
  const mobile = useSwitch('REG_MOBILE')
  const logIn = useLogin(next)
  const form = useForm({
    ready: (): boolean => username.trim() !== '' && password !== '' && !(asksCaptcha && !captcha.trim()),
    focusesWrong: true,
    send: (comeBack: true | undefined) =>
      logIn({
        username,
        password,
        remember,
        ...(asksCaptcha && { captcha: captcha.trim(), captchaId }),
        ...(comeBack && { comeBack }),
      }),
    onRefused: () => {
      setAttempt((count) => count + 1)
      setCaptcha('')
      // What is empty now was emptied by us, or has just been asked for: no mistake of theirs.
      form.clearTried()
    },
  })
  const asksCaptcha: boolean = useCaptchaAsked(form.error) || always
  const empty = (value: string) => (form.tried && !value.trim() ? text('form.empty') : undefined)
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <LoginNote error={form.error} />
      <ComeBack error={form.error} busy={form.busy} onAsk={(event) => form.submit(event, true)} />
      <TextField
        label={text(mobile ? 'login.nameOrMobile' : 'login.username')}
        value={username}
        onValue={setUsername}
        error={empty(username)}
        required
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={username ? undefined : true}
      />
      <PasswordField
        label={text('login.password')}
        value={password}
        onValue={setPassword}
        error={empty(password)}
        required
        name="password"
        autoComplete="current-password"
        data-autofocus={username ? true : undefined}
      />
      {asksCaptcha && (
        <Captcha
          value={captcha}
          onValue={setCaptcha}
          attempt={attempt}
          onPicture={setCaptchaId}
          error={empty(captcha)}
        />
      )}
      <div className="spread">
        <Checkbox checked={remember} onChecked={setRemember}>
          {text('login.remember')}
        </Checkbox>
        <button type="button" className="link small" onClick={() => modal.open('forgot', next ? { next } : {})}>
          {text('login.forgot')}
        </button>
      </div>
      <Button look="gold" size="lg" block type="submit" busy={form.busy}>
        {text('login.submit')}
      </Button>
    </form>
  )
}
