import { whenSessionLost } from '@senluna/web/client/call.ts'
import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { Toasts } from '@senluna/web/ui/Toasts.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { useSwitch } from './brand.ts'
import { Home } from './features/home/Home.tsx'
import { joinSession, sessionGone, useLoggedIn } from './session.ts'
import { Modals } from './shell/Modals.tsx'
import { PageBoundary } from './shell/PageBoundary.tsx'
import { Shell } from './shell/Shell.tsx'
import { Unknown } from './shell/Unknown.tsx'
import { page } from './shell/page-chunk.ts'
import { useSessionWarning } from './shell/use-session-warning.ts'

const Door = lazy(page(() => import('./features/account/Door.tsx')))
const Lobby = lazy(page(() => import('./features/lobby/Lobby.tsx')))
const Game = lazy(page(() => import('./features/game/GamePage.tsx')))
const Notices = lazy(page(() => import('./features/notices/NoticePage.tsx')))
const Bets = lazy(page(() => import('./features/records/Bets.tsx')))
const Account = lazy(page(() => import('./features/records/AccountRecord.tsx')))
const Favorites = lazy(page(() => import('./features/lobby/Favorites.tsx')))
const Recent = lazy(page(() => import('./features/lobby/Recent.tsx')))
const Limits = lazy(page(() => import('./features/protection/Limits.tsx')))
const Fairness = lazy(page(() => import('./features/fairness/Fairness.tsx')))

/** Which page stands at which address. An address without a page leads home, with a word about it. */
export function Pages() {
  const joined = useSession()
  useSessionWarning()
  const loggedIn = useLoggedIn()
  const membersOnly = useSwitch('LOGIN_TO_HOME')
  if (membersOnly && !loggedIn) return joined ? <FrontDoor /> : null
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {['/', '/index', '/index.html', '/login', '/register', '/register.html'].map((path) => (
            <Route key={path} path={path} element={<Home />} />
          ))}
          <Route path="/noticePage" element={<Notices />} />
          <Route path="/records/bets" element={<Bets />} />
          <Route path="/records/account" element={<Account />} />
          <Route path="/favorites" element={<Favorites />} />
          <Route path="/recent" element={<Recent />} />
          <Route path="/fairness" element={<Fairness />} />
          <Route path="/account/limits" element={<Limits />} />
          <Route path="/:category" element={<Lobby />} />
          <Route path="*" element={<Unknown />} />
        </Route>
        <Route
          path="/game"
          element={
            <PageBoundary place="/game">
              <Suspense>
                <Game />
              </Suspense>
            </PageBoundary>
          }
        />
      </Routes>
      <Modals />
      <Toasts />
    </>
  )
}

/** A site closed to guests: whatever they asked for, they find its door, and afterwards what they asked for. */
function FrontDoor() {
  const { pathname, search } = useLocation()
  if (!/^\/(?:login|register(?:\.html)?)$/.test(pathname))
    return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search })}`} replace />
  return (
    <>
      <Suspense>
        <Door />
      </Suspense>
      <Modals atDoor />
      <Toasts />
    </>
  )
}

/**
 * Joins the session of another tab, keeps the live connection while logged in, and says when the session ends.
 * Tells whether it is known if there is a session.
 */
function useSession(): boolean {
  const loggedIn = useLoggedIn()
  const [joined, setJoined] = useState(false)
  useEffect(() => {
    whenSessionLost((refused) => {
      sessionGone()
      toast('info', text(refused.code === 'AUTH_KICKED' ? 'shell.kicked' : 'shell.sessionEnded'))
    })
    void joinSession().finally(() => setJoined(true))
  }, [])
  useEffect(() => {
    if (!loggedIn) return
    const ended = (how: 'ended' | 'kicked') => {
      sessionGone()
      toast('info', text(how === 'kicked' ? 'shell.kicked' : 'shell.sessionEnded'))
    }
    let left = false
    const opening = import('@senluna/web/client/live.ts').then(({ Live }) => (left ? undefined : new Live(ended)))
    return () => {
      left = true
      void opening.then((live) => live?.stop())
    }
  }, [loggedIn])
  return joined
}
