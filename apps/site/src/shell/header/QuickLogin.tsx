import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useSwitch } from '../../brand.ts'
import { beginSmsLogin } from '../../features/account/phone/phone.ts'
import { rememberedName, rememberedNumber } from '../../features/account/login/remembered.ts'
import { useLogin } from '../../features/account/login/use-login.ts'
import { useModal } from '../windows/use-modal.ts'

/**
 * Log-in in the header of wide screens, in two ways; anything out of the ordinary goes on in the
 * window.
 */
export default function QuickLogin() {
  const mobile = useSwitch('MOBILEVERCODELOGIN3')
  const [by, setBy] = useState<'name' | 'mobile'>('name')
  const other = by === 'name' ? 'mobile' : 'name'
  const Other = by === 'name' ? Smartphone : KeyRound
  return (
    <div className="quick">
      {mobile && (
        <IconButton label={text(`login.by.${other}`)} onClick={() => setBy(other)}>
          <Other className="i s" aria-hidden />
        </IconButton>
      )}
      {by === 'name' ? <ByName /> : <ByMobile />}
    </div>
  )
}

function ByName() {
  const [username, setUsername] = useState(rememberedName)
  const [password, setPassword] = useState('')
  const modal = useModal()
  const logIn = useLogin()
  const onWindow = () => modal.open('login')
  const form = useForm({
    ready: () => username.trim() !== '' && password !== '',
    onWrong: onWindow,
    send: () => logIn({ username, password, remember: rememberedName() !== '' }),
    onRefused: onWindow,
  })
  return (
    <form className="quick-form" onSubmit={form.submit}>
      <input
        className="quick-in"
        aria-label={text('login.username')}
        placeholder={text('login.username')}
        autoComplete="username"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <input
        className="quick-in"
        aria-label={text('login.password')}
        placeholder={text('login.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button look="line" size="sm" type="submit" busy={form.busy}>
        {text('shell.login')}
      </Button>
    </form>
  )
}

/** The number here, the code that goes to it in the window. */
function ByMobile() {
  const [number, setNumber] = useState(rememberedNumber)
  const modal = useModal()
  return (
    <form
      className="quick-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (number.trim()) beginSmsLogin(number)
        modal.open('login', { by: 'mobile' })
      }}
    >
      <input
        className="quick-in wide"
        aria-label={text('phone.number')}
        placeholder={text('phone.number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Button look="line" size="sm" type="submit">
        {text('code.send')}
      </Button>
    </form>
  )
}
