import { DESK_LANGUAGES } from '@senluna/text/desk.ts'
import { useOfflineSince } from '@senluna/web/client/online.ts'
import { chosenLanguage, endonym } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { KeyRound, LogOut, Menu, Moon, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react'
import type { Place } from '../place.ts'
import { say } from '../say.ts'
import { changeLanguage, changeTheme, useDesk } from '../session.ts'
import type { JumpPlaces } from './Jump.tsx'
import { Star } from './menu/Star.tsx'
import type { NavSheet } from './nav-sheet.ts'

const Jump = lazy(() => import('./Jump.tsx'))
const OwnPassword = lazy(() => import('./OwnPassword.tsx'))

interface Props {
  onLanguage: (tag: string) => void
  menu: NavSheet
  opener: RefObject<HTMLButtonElement | null>
  /** The page that is open, where it is one of the menu's. */
  here: Place | undefined
  jumps: JumpPlaces
}

/** What stands above every page: the quick way elsewhere, and who works here in which language. */
export function TopBar({ onLanguage, menu, opener, here, jumps }: Props) {
  const { status, session, signOut } = useDesk()
  const online = useOfflineSince() === null
  const [changing, setChanging] = useState(false)
  const [jumping, setJumping] = useState(false)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setJumping(true)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  const language = DESK_LANGUAGES.find((language) => language === chosenLanguage()) ?? 'EN'
  return (
    <header className="top">
      <IconButton
        className="top-menu"
        label={say('desk.menu')}
        aria-expanded={menu.open}
        aria-controls="desk-nav"
        ref={opener}
        onClick={menu.show}
      >
        <Menu className="i s" aria-hidden />
      </IconButton>
      <button type="button" className="jump-open" onClick={() => setJumping(true)}>
        <Search className="i s" aria-hidden />
        <span>{say('desk.jump.what')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {here && <Star path={here.path} />}
      {jumping && (
        <Suspense>
          <Jump {...jumps} onClose={() => setJumping(false)} />
        </Suspense>
      )}
      {!online && <output className="badge warn">{say('desk.offline')}</output>}
      <span className="spread" />
      {status.demonstration && <span className="env">{say('desk.sandbox')}</span>}
      <Select
        hideLabel
        label={say('desk.language')}
        value={language}
        options={DESK_LANGUAGES.map((language) => [language, endonym(language)] as const)}
        onValue={(next) => void changeLanguage(next).then(() => onLanguage(document.documentElement.lang))}
      />
      <IconButton label={say('desk.theme')} onClick={changeTheme}>
        <Moon className="i s" aria-hidden />
      </IconButton>
      <span className="who" title={say('desk.you', { name: session.name })}>
        {session.shownAs}
      </span>
      <IconButton label={say('desk.password')} onClick={() => setChanging(true)}>
        <KeyRound className="i s" aria-hidden />
      </IconButton>
      {changing && (
        <Suspense>
          <OwnPassword onClose={() => setChanging(false)} />
        </Suspense>
      )}
      <IconButton label={say('desk.signOut')} onClick={signOut}>
        <LogOut className="i s" aria-hidden />
      </IconButton>
    </header>
  )
}
