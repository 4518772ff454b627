import { staffLiveTicket } from '@senluna/contract/desk/staff.ts'
import { DESK_LANGUAGES } from '@senluna/text/desk.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Live } from '@senluna/web/client/live.ts'
import { useOfflineSince } from '@senluna/web/client/online.ts'
import { cache } from '@senluna/web/client/query.ts'
import { chosenLanguage, endonym } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { CoreAdminContext } from 'ra-core'
import { KeyRound, LogOut, Menu, Moon, Search, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { BrowserRouter, NavLink, Navigate, Route, Routes, useLocation } from 'react-router'
import { useIdle } from './idle.ts'
import { useNavSheet, type NavSheet } from './nav-sheet.ts'
import { usePageFocus } from './page-focus.ts'
import type { Place } from '../place.ts'
import { PLACES } from '../places.ts'
import { deskAuth, deskData } from './providers.ts'
import { say } from '../say.ts'
import { changeLanguage, changeTheme, useDesk } from '../session.ts'
import { useQueues, type Waiting } from './waiting.ts'

const Jump = lazy(() => import('./Jump.tsx'))
const OwnPassword = lazy(() => import('./OwnPassword.tsx'))

/** The open desk: its pages by the rights of whoever works at it, and its live connection. */
export default function Desk({ onLanguage }: { onLanguage: (tag: string) => void }) {
  const desk = useDesk()
  const [data] = useState(deskData)
  const { signOut } = desk
  const { rights } = desk.session
  const open = PLACES.map(({ group, places }) => ({
    group,
    places: places.filter((place) => rights.includes(place.right)),
  }))
  const all = open.flatMap(({ places }) => places)
  useIdle(signOut)
  useEffect(() => {
    const live = new Live(signOut, () => call(staffLiveTicket))
    return () => live.stop()
  }, [signOut])
  return (
    <BrowserRouter>
      <CoreAdminContext dataProvider={data} authProvider={deskAuth(desk)} queryClient={cache}>
        <Frame groups={open} onLanguage={onLanguage}>
          <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
            <Routes>
              {all.map(({ path, page: Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              {PLACES.flatMap(({ places }) => places)
                .filter((place) => !all.includes(place))
                .map(({ path, name }) => (
                  <Route key={path} path={path} element={<NotYours name={say(name)} />} />
                ))}
              <Route path="*" element={all[0] ? <Navigate to={all[0].path} replace /> : <Nothing />} />
            </Routes>
          </Suspense>
        </Frame>
      </CoreAdminContext>
    </BrowserRouter>
  )
}

interface FrameProps {
  groups: typeof PLACES
  onLanguage: (tag: string) => void
  children: ReactNode
}

/** The menu beside the page; on a narrow screen it comes over it from the side. */
function Frame({ groups, onLanguage, children }: FrameProps) {
  const { status } = useDesk()
  const box = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const nav = useNavSheet(box, opener)
  const waiting = useQueues()
  const { pathname } = useLocation()
  const here = groups.flatMap(({ places }) => places).find(({ path }) => path === pathname)
  usePageFocus(here && say(here.name), status.brandName)
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <div className="app">
      <nav className={nav.open ? 'sb open' : 'sb'} id="desk-nav" ref={box} aria-label={say('desk.nav')}>
        <div className="sb-head">
          <p className="sb-brand">{status.brandName}</p>
          {nav.open && (
            <IconButton label={say('desk.list.close')} onClick={nav.close}>
              <X className="i s" aria-hidden />
            </IconButton>
          )}
        </div>
        {groups
          .filter(({ places }) => places.length > 0)
          .map(({ group, places }) => (
            <div key={group} className="sb-group">
              <p>{say(group)}</p>
              {places.map(({ path, name, icon: Icon }) => (
                <NavLink key={path} to={path}>
                  <Icon className="i" aria-hidden />
                  <span>{say(name)}</span>
                  <Count waiting={waiting[path]} />
                </NavLink>
              ))}
            </div>
          ))}
      </nav>
      {nav.open && <div className="sb-shade" onPointerDown={nav.close} />}
      <div className="main" inert={nav.open}>
        <TopBar onLanguage={onLanguage} menu={nav} opener={opener} places={groups.flatMap(({ places }) => places)} />
        {children}
      </div>
    </div>
  )
}

function Count({ waiting }: { waiting: Waiting | undefined }) {
  if (!waiting || waiting.waiting === 0) return null
  return <span className={waiting.late ? 'count late num' : 'count num'}>{countText(waiting.waiting)}</span>
}

interface TopProps {
  onLanguage: (tag: string) => void
  menu: NavSheet
  opener: RefObject<HTMLButtonElement | null>
  places: readonly Place[]
}

function TopBar({ onLanguage, menu, opener, places }: TopProps) {
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
      {jumping && (
        <Suspense>
          <Jump places={places} onClose={() => setJumping(false)} />
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

/**
 * A page that is there, for other roles: an address from a colleague or an old bookmark says so
 * instead of leading elsewhere.
 */
function NotYours({ name }: { name: string }) {
  return (
    <main className="pg">
      <h1 tabIndex={-1}>{name}</h1>
      <p className="empty">{say('desk.notYours')}</p>
    </main>
  )
}

function Nothing() {
  return (
    <main className="pg">
      <p className="empty">{say('desk.nothing')}</p>
    </main>
  )
}
