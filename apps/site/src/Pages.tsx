import { whenSessionLost } from '@senluna/web/client/call.ts'
import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { Toasts } from '@senluna/web/ui/Toasts.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router'
import { Home } from './features/home/Home.tsx'
import { joinSession, sessionGone, useLoggedIn } from './session.ts'
import { Modals } from './shell/Modals.tsx'
import { Shell } from './shell/Shell.tsx'
import { Unknown } from './shell/Unknown.tsx'
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
}
