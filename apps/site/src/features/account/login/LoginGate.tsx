import './gate.css'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useSwitch } from '../../../brand.ts'
import { useTryFree } from '../../../play/use-play.ts'
import { Logo } from '../../../shell/header/Logo.tsx'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { usePage } from '../../../shell/nav/use-page.ts'

/** The log-in of a site that is closed to guests: the ways in, and nothing of what is behind. */
export default function LoginGate() {
  usePage(text('login.title'))
  const modal = useModal()
  const free = useSwitch('FREEPLAY')
  const direct = useSwitch('DIRECTREG3')
  const tryFree = useTryFree()
  return (
    <main className="gate" data-theme="dark">
      <img src="/art/hero.svg" alt="" />
      <div className="gate-card">
        <Logo />
        <h1>{text('gate.title')}</h1>
        <Button look="gold" size="lg" block onClick={() => modal.open('login', nextOf(modal.param('next')))}>
          {text('shell.login')}
        </Button>
        {direct && (
          <Button size="lg" block onClick={() => modal.open('register')}>
            {text('shell.register')}
          </Button>
        )}
        {free && (
          <Button look="ghost" size="lg" block busy={tryFree.isPending} onClick={() => tryFree.mutate()}>
            {text('shell.tryFree')}
          </Button>
        )}
      </div>
    </main>
  )
}

const nextOf = (next: string | null): Record<string, string> => (next ? { next } : {})
