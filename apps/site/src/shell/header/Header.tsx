import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Bell, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { useJoining, useLoggedIn } from '../../session.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { Nav } from './Nav.tsx'
import { page, SOON } from '../frame/page-chunk.ts'
import { useModal } from '../windows/use-modal.ts'
import { useWide } from '../frame/use-wide.ts'
import { WindowBoundary } from '../windows/WindowBoundary.tsx'
import { useTryFree } from '../../play/use-play.ts'
import { pathTo } from '../nav/path-to.ts'

const MemberBar = lazy(page(() => import('./MemberBar.tsx'), SOON))
const QuickLogin = lazy(page(() => import('./QuickLogin.tsx')))

/** Whether there is room to log in without a window. */
const wide = () => matchMedia('(min-width: 1360px)').matches

/** From here on there is a row of categories; below, they are in the tab bar. */
const ROW_PX = 1_024

/** Row 1: who and how much; row 2: where to. Scrolling down hides row 2, up shows it again. */
export function Header() {
  const loggedIn = useLoggedIn()
  const modal = useModal()
  const joining = useJoining()
  const tucked = useTucked()
  const hasRow = useWide(ROW_PX)
  return (
    <header className={tucked ? 'hd tucked' : 'hd'}>
      <div className="wrap row">
        <Logo />
        <button type="button" className="search" onClick={() => modal.open('search')}>
          <Search className="i s" aria-hidden />
          <span>{text('shell.searchHint')}</span>
          <kbd className="kbd" aria-hidden>
            /
          </kbd>
        </button>
        <span className="sp" />
        <IconButton label={text('shell.search')} className="phone" onClick={() => modal.open('search')}>
          <Search className="i" aria-hidden />
        </IconButton>
        {loggedIn ? (
          <Part name="member" wait="member-wait">
            <MemberBar />
          </Part>
        ) : joining ? (
          <span className="member-wait" />
        ) : (
          <>
            <Link
              className="ib desk"
              to={pathTo('notices')}
              aria-label={text('shell.notices')}
              title={text('shell.notices')}
            >
              <Bell className="i" aria-hidden />
            </Link>
            <LanguageMenu />
            <GuestButtons />
          </>
        )}
      </div>
      {hasRow && <Nav />}
    </header>
  )
}

/**
 * A part whose code comes later; one that doesn't come leaves its place empty, with a word and a
 * reload.
 */
function Part({ name, wait, children }: { name: string; wait: string; children: ReactNode }) {
  return (
    <WindowBoundary place={name}>
      <Suspense fallback={<span className={wait} />}>{children}</Suspense>
    </WindowBoundary>
  )
}

function GuestButtons() {
  const modal = useModal()
  const mayLogIn = useSwitch('LOGIN')
  const direct = useSwitch('DIRECTREG3')
  const free = useSwitch('FREEPLAY')
  const tryFree = useTryFree()
  return (
    <>
      {mayLogIn && wide() && (
        <Part name="quick login" wait="quick-wait">
          <QuickLogin />
        </Part>
      )}
      {free && (
        <Button look="line" size="sm" className="desk" busy={tryFree.isPending} onClick={() => tryFree.mutate()}>
          {text('shell.tryFree')}
        </Button>
      )}
      {mayLogIn && (
        <Button look="line" size="sm" className="login-button" onClick={() => modal.open('login')}>
          {text('shell.login')}
        </Button>
      )}
      {direct && (
        <Button look="gold" size="sm" onClick={() => modal.open('register')}>
          {text('shell.register')}
        </Button>
      )}
    </>
  )
}

const ENOUGH_PX = 12

/** Whether the page was last scrolled down, well below its top, with no focus in the header. */
function useTucked(): boolean {
  const [tucked, setTucked] = useState(false)
  const last = useRef(0)
  useEffect(() => {
    const scrolled = () => {
      const way = scrollY - last.current
      if (Math.abs(way) < ENOUGH_PX) return
      last.current = scrollY
      setTucked(way > 0 && scrollY > 240 && !document.querySelector('.hd:focus-within'))
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => removeEventListener('scroll', scrolled)
  }, [])
  return tucked
}
