import { staffLiveTicket } from '@senluna/contract/staff.ts'
import { DESK_LANGUAGES } from '@senluna/text/desk.ts'
import { call } from '@senluna/web/client/call.ts'
import { Live } from '@senluna/web/client/live.ts'
import { useOfflineSince } from '@senluna/web/client/online.ts'
import { cache } from '@senluna/web/client/query.ts'
import { chosenLanguage, endonym } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Select } from '@senluna/web/ui/Select.tsx'
import { CoreAdminContext } from 'ra-core'
import { KeyRound, LogOut, Moon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { BrowserRouter, NavLink, Navigate, Route, Routes } from 'react-router'
import { PLACES } from './places.ts'
import { deskAuth, deskData } from './providers.ts'
import { say } from './say.ts'
import { changeLanguage, changeTheme, useDesk } from './session.ts'
import { useWaiting } from './waiting.ts'

const OwnPassword = lazy(() => import('./OwnPassword.tsx'))

/** The open desk: its pages by the rights of whoever works at it, and its live connection. */
export default function Desk({ onLanguage }: { onLanguage: (tag: string) => void }) {
  const desk = useDesk()
  const [data] = useState(deskData)
  const { signOut } = desk
  const { rights } = desk.session
  const open = PLACES.map(({ group, places }) => ({
    group,
    places: places.filter((one) => rights.includes(one.right)),
  }))
  const all = open.flatMap(({ places }) => places)
  useEffect(() => {
    const live = new Live(signOut, () => call(staffLiveTicket))
    return () => live.stop()
  }, [signOut])
  return (
    <BrowserRouter>
      <CoreAdminContext dataProvider={data} authProvider={deskAuth(desk)} queryClient={cache}>
        <div className="app">
          <Sidebar groups={open} />
          <div className="main">
            <TopBar onLanguage={onLanguage} />
            <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
              <Routes>
                {all.map(({ path, page: Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route path="*" element={all[0] ? <Navigate to={all[0].path} replace /> : <Nothing />} />
              </Routes>
            </Suspense>
          </div>
        </div>
      </CoreAdminContext>
    </BrowserRouter>
  )
}

function Sidebar({ groups }: { groups: typeof PLACES }) {
  const { status } = useDesk()
  const waiting = useWaiting()
  return (
    <nav className="sb" aria-label={say('desk.nav')}>
      <p className="sb-brand">{status.brandName}</p>
      {groups
        .filter(({ places }) => places.length > 0)
        .map(({ group, places }) => (
          <div key={group} className="sb-group">
            <p>{say(group)}</p>
            {places.map(({ path, name, icon: Icon }) => (
              <NavLink key={path} to={path}>
                <Icon className="i" aria-hidden />
                <span>{say(name)}</span>
                {path === '/chat' && waiting > 0 && <span className="count">{waiting}</span>}
              </NavLink>
            ))}
          </div>
        ))}
    </nav>
  )
}

function TopBar({ onLanguage }: { onLanguage: (tag: string) => void }) {
  const { status, session, signOut } = useDesk()
  const online = useOfflineSince() === null
  const [changing, setChanging] = useState(false)
  const language = DESK_LANGUAGES.find((one) => one === chosenLanguage()) ?? 'EN'
  return (
    <header className="top">
      {!online && <output className="badge warn">{say('desk.offline')}</output>}
      <span className="spread" />
      {status.demonstration && <span className="env">{say('desk.sandbox')}</span>}
      <Select
        hideLabel
        label={say('desk.language')}
        value={language}
        options={DESK_LANGUAGES.map((one) => [one, endonym(one)] as const)}
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

function Nothing() {
  return (
    <main className="pg">
      <p className="empty">{say('desk.nothing')}</p>
    </main>
  )
}
