import { staffLiveTicket } from '@senluna/contract/staff.ts'
import type { Right } from '@senluna/kit/staff.ts'
import { DESK_LANGUAGES } from '@senluna/text/desk.ts'
import { call } from '@senluna/web/client/call.ts'
import { Live } from '@senluna/web/client/live.ts'
import { useOfflineSince } from '@senluna/web/client/online.ts'
import { cache } from '@senluna/web/client/query.ts'
import { chosenLanguage, endonym } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Select } from '@senluna/web/ui/Select.tsx'
import { CoreAdminContext } from 'ra-core'
import { LogOut, MessagesSquare, Moon, ScrollText, Ticket, UsersRound, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { BrowserRouter, NavLink, Navigate, Route, Routes } from 'react-router'
import type { DeskTextKey } from '@senluna/text/desk.ts'
import { deskAuth, deskData } from './providers.ts'
import { say } from './say.ts'
import { changeLanguage, changeTheme, useDesk } from './session.ts'
import { useWaiting } from './waiting.ts'

interface Place {
  path: string
  name: DeskTextKey
  right: Right
  icon: LucideIcon
  page: ComponentType
}

const PLACES: readonly { group: DeskTextKey; places: readonly Place[] }[] = [
  {
    group: 'desk.nav.people',
    places: [
      {
        path: '/chat',
        name: 'desk.chat',
        right: 'chat.view',
        icon: MessagesSquare,
        page: lazy(() => import('./features/chat/Conversations.tsx')),
      },
      {
        path: '/rooms',
        name: 'desk.rooms',
        right: 'rooms.view',
        icon: UsersRound,
        page: lazy(() => import('./features/rooms/Rooms.tsx')),
      },
      {
        path: '/tickets',
        name: 'desk.tickets',
        right: 'tickets.view',
        icon: Ticket,
        page: lazy(() => import('./features/tickets/Tickets.tsx')),
      },
    ],
  },
  {
    group: 'desk.nav.control',
    places: [
      {
        path: '/audit',
        name: 'desk.audit',
        right: 'audit.view',
        icon: ScrollText,
        page: lazy(() => import('./features/audit/Audit.tsx')),
      },
    ],
  },
]

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
