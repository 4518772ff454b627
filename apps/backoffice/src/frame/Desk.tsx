import { staffLiveTicket } from '@senluna/contract/desk/staff.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Live } from '@senluna/web/client/live/live.ts'
import { cache } from '@senluna/web/client/query.ts'
import { CoreAdminContext } from 'ra-core'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { useIdle } from './idle.ts'
import { useFavorites } from './menu/favorites.ts'
import { useRecent } from './menu/recent.ts'
import { SideMenu } from './menu/SideMenu.tsx'
import { useNavSheet } from './nav-sheet.ts'
import { usePageFocus } from './page-focus.ts'
import { PLACES } from '../places.ts'
import { deskAuth, deskData } from './providers.ts'
import { say } from '../say.ts'
import { useDesk } from '../session.ts'
import { TopBar } from './TopBar.tsx'
import { useQueues } from './waiting.ts'

/** The open desk: its pages by the rights of whoever works at it, and its live connection. */
export default function Desk({ onLanguage }: { onLanguage: (tag: string) => void }) {
  const desk = useDesk()
  const [data] = useState(deskData)
  const { signOut } = desk
  const { rights } = desk.session
  const on = desk.status.switchesOn
  const open = PLACES.map(({ group, places }) => ({
    group,
    places: places.filter(({ right, hangsOn }) => rights.includes(right) && (!hangsOn || on.includes(hangsOn))),
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
  const sheet = useNavSheet(box, opener)
  const waiting = useQueues()
  const { pathname } = useLocation()
  const places = groups.flatMap((group) => group.places)
  const here = places.find(({ path }) => path === pathname)
  const favorites = useFavorites(places)
  const recent = useRecent(places, here)
  usePageFocus(here && say(here.name), status.brandName)
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const jumps = { places, favorites, recent }
  return (
    <div className="app">
      <SideMenu
        box={box}
        sheet={sheet}
        groups={groups}
        here={here}
        favorites={favorites}
        recent={recent}
        waiting={waiting}
      />
      {sheet.open && <div className="sb-shade" onPointerDown={sheet.close} />}
      <div className="main" inert={sheet.open}>
        <TopBar onLanguage={onLanguage} menu={sheet} opener={opener} here={here} jumps={jumps} />
        {children}
      </div>
    </div>
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
