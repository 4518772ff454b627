import '../phone/phone.css'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { useRef, useState, type SyntheticEvent } from 'react'
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
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const always = useSwitch('LOGIN_VERIFY_CODE')
  const mobile = useSwitch('REG_MOBILE')
  const login = useLogin({
    next,
    onTrouble: () => {
      setAttempt((count) => count + 1)
      setCaptcha('')
      // What is empty now was emptied by us, or has just been asked for: no mistake of theirs.
      setTried(false)
    },
  })
  const asksCaptcha = useCaptchaAsked(login.error) || always
  const empty = (value: string) => (tried && !value.trim() ? text('form.empty') : undefined)
  const submit = (event: SyntheticEvent, comeBack = false) => {
    event.preventDefault()
    setTried(true)
    const missing = !username.trim() ? 0 : !password ? 1 : asksCaptcha && !captcha.trim() ? 2 : -1
    if (missing >= 0) return form.current?.querySelectorAll<HTMLInputElement>('.input input')[missing]?.focus()
    const seen = asksCaptcha ? { captcha: captcha.trim(), captchaId } : {}
    login.mutate({ username, password, remember, ...seen, ...(comeBack && { comeBack }) })
  }
  return (
    <form className="form" ref={form} onSubmit={(event) => submit(event)} noValidate>
      <LoginNote of={login.error} />
      <ComeBack of={login.error} busy={login.isPending} onAsk={(event) => submit(event, true)} />
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
      <Button look="gold" size="lg" block type="submit" busy={login.isPending}>
        {text('login.submit')}
      </Button>
    </form>
  )
}
