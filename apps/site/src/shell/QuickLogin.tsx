import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLogin } from '../features/account/use-login.ts'
import { rememberedName } from '../features/account/remembered.ts'
import { Button } from '@senluna/web/ui/Button.tsx'

/** Name and password in the header of wide screens; anything out of the ordinary goes on in the window. */
export default function QuickLogin() {
  const [username, setUsername] = useState(rememberedName())
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const login = useLogin({ onTrouble: () => void navigate({ search: '?modal=login' }) })
  return (
    <form
      className="quick"
      onSubmit={(event) => {
        event.preventDefault()
        if (!username.trim() || !password) void navigate({ search: '?modal=login' })
        else login.mutate({ username, password, remember: rememberedName() !== '' })
      }}
    >
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
      <Button look="line" size="sm" type="submit" busy={login.isPending}>
        {text('shell.login')}
      </Button>
    </form>
  )
}
