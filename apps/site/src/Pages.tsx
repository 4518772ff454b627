import { whenSessionLost } from '@senluna/web/client/call.ts'
import { Live } from '@senluna/web/client/live.ts'
import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { Toasts } from '@senluna/web/ui/Toasts.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Home } from './features/home/Home.tsx'
import { joinSession, sessionGone, useLoggedIn } from './session.ts'
import { Modals } from './shell/Modals.tsx'
import { Shell } from './shell/Shell.tsx'
import { page } from './shell/page-chunk.ts'

const Lobby = lazy(page(() => import('./features/lobby/Lobby.tsx')))
const Game = lazy(page(() => import('./features/game/GamePage.tsx')))
const Notices = lazy(page(() => import('./features/notices/NoticePage.tsx')))
const Bets = lazy(page(() => import('./features/records/Bets.tsx')))
const Account = lazy(page(() => import('./features/records/AccountRecord.tsx')))
const Favorites = lazy(page(() => import('./features/lobby/Favorites.tsx')))
const Recent = lazy(page(() => import('./features/lobby/Recent.tsx')))
const Fairness = lazy(page(() => import('./features/fairness/Fairness.tsx')))

/** Which page stands at which address. An address without a page leads home, with a word about it. */
export function Pages() {
  useSession()
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {['/', '/index', '/index.html', '/register', '/register.html'].map((path) => (
            <Route key={path} path={path} element={<Home />} />
          ))}
          <Route path="/noticePage" element={<Notices />} />
          <Route path="/records/bets" element={<Bets />} />
          <Route path="/records/account" element={<Account />} />
          <Route path="/favorites" element={<Favorites />} />
          <Route path="/recent" element={<Recent />} />
          <Route path="/fairness" element={<Fairness />} />
          <Route path="/:category" element={<Lobby />} />
          <Route path="*" element={<Unknown />} />
        </Route>
        <Route
          path="/game"
          element={
            <Suspense>
              <Game />
            </Suspense>
          }
        />
      </Routes>
      <Modals />
      <Toasts />
    </>
  )
}

/** Home, because there is no such page. */
export function Unknown() {
  useEffect(() => toast('info', text('shell.unknownPage')), [])
  return <Navigate to="/" replace />
}

/** Joins the session of another tab, keeps the live connection while logged in, and says when the session ends. */
function useSession(): void {
  const loggedIn = useLoggedIn()
  useEffect(() => {
    whenSessionLost((refused) => {
      sessionGone()
      toast('info', text(refused.code === 'AUTH_KICKED' ? 'shell.kicked' : 'shell.sessionEnded'))
    })
    void joinSession()
  }, [])
  useEffect(() => {
    if (!loggedIn) return
    const live = new Live((how) => {
      sessionGone()
      toast('info', text(how === 'kicked' ? 'shell.kicked' : 'shell.sessionEnded'))
    })
    return () => live.stop()
  }, [loggedIn])
}
