import { isRefused } from '@senluna/web/client/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { PasswordField } from '@senluna/web/ui/PasswordField.tsx'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useBrand, useSwitch } from '../../brand.ts'
import { useModal } from '../../shell/use-modal.ts'
import { useTryFree } from '../../play/use-play.ts'
import { Captcha } from './Captcha.tsx'
import { LoginNote } from './LoginNote.tsx'
import { rememberedName } from './remembered.ts'
import { useLogin } from './use-login.ts'

/** Log-in by user name and password; a picture to read after a failure. */
export default function Login() {
  const modal = useModal()
  const next = modal.param('next')
  const [username, setUsername] = useState(rememberedName)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(rememberedName() !== '')
  const [captcha, setCaptcha] = useState('')
  const [captchaId, setCaptchaId] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const always = useSwitch('LOGIN_VERIFY_CODE')
  const login = useLogin({
    next,
    onTrouble: () => {
      setAttempt((count) => count + 1)
      setCaptcha('')
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
    <Modal title={text('login.title')} size="narrow" onClose={modal.close}>
      <form className="form" ref={form} onSubmit={(event) => submit(event)} noValidate>
        <LoginNote of={login.error} />
        {mayAskBack(login.error) && (
          <Button block busy={login.isPending} onClick={(event) => submit(event, true)}>
            {text('rg.excluded.comeBack')}
          </Button>
        )}
        <TextField
          label={text('login.username')}
          value={username}
          onValue={setUsername}
          error={empty(username)}
          required
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
        <Checkbox checked={remember} onChecked={setRemember}>
          {text('login.remember')}
        </Checkbox>
        <Button look="gold" size="lg" block type="submit" busy={login.isPending}>
          {text('login.submit')}
        </Button>
        <OtherWays next={next} />
      </form>
    </Modal>
  )
}

/** The term of an exclusion is over, and nobody has asked to come back yet. */
const mayAskBack = (error: unknown): boolean =>
  isRefused(error, 'AUTH_EXCLUDED') &&
  typeof error.value === 'object' &&
  error.value !== null &&
  'mayAsk' in error.value

function useCaptchaAsked(error: unknown): boolean {
  const [asked, setAsked] = useState(false)
  const says =
    isRefused(error, 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_WRONG') ||
    (isRefused(error) &&
      typeof error.value === 'object' &&
      error.value !== null &&
      'captcha' in error.value &&
      error.value.captcha === true)
  if (says && !asked) setAsked(true)
  return asked || says
}

/** Registering and free play, for those who came here without an account. */
function OtherWays({ next }: { next: string | null }) {
  const modal = useModal()
  const { brandName } = useBrand()
  const direct = useSwitch('DIRECTREG3')
  const free = useSwitch('FREEPLAY')
  const tryFree = useTryFree()
  return (
    <div className="other-ways">
      {direct && (
        <p>
          {text('login.noAccount')}{' '}
          <button type="button" className="link" onClick={() => modal.open('register', next ? { next } : {})}>
            {text('shell.register')} {brandName}
          </button>
        </p>
      )}
      {free && (
        <Button block busy={tryFree.isPending} onClick={() => tryFree.mutate()}>
          {text('home.hero.try')}
        </Button>
      )}
    </div>
  )
}
