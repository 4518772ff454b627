import { whenSessionLost } from '@senluna/web/client/call/call.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { Toasts } from '@senluna/web/ui/Toasts.tsx'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { useSwitch } from './brand.ts'
import { Home } from './features/home/Home.tsx'
import { PAGES } from './pages.ts'
import { joinSession, sessionEnded, useHandle, useLoggedIn } from './session.ts'
import { isLobby } from './shell/nav/lobbies.ts'
import { Modals } from './shell/windows/Modals.tsx'
import { useIsOpen } from './shell/nav/open-pages.ts'
import { pageAt } from './shell/nav/page-list.ts'
import { pathTo } from './shell/nav/path-to.ts'
import { ROUTES, type SiteRoute } from './shell/nav/routes.tsx'
import { PageBoundary } from './shell/frame/PageBoundary.tsx'
import { Shell } from './shell/frame/Shell.tsx'
import { Unknown } from './shell/frame/Unknown.tsx'
import { page } from './shell/frame/page-chunk.ts'
import { useModal } from './shell/windows/use-modal.ts'

const LoginGate = lazy(page(() => import('./features/account/login/LoginGate.tsx')))

const LONGEST_MS = 3_000

/**
 * Waits for the code of a page that is on the screen already, so that what stands there stays until
 * it is drawn.
 */
export function firstPage(path: string): Promise<unknown> | undefined {
  const load = isLobby(path) ? PAGES.lobby.load : pageAt(path)?.load
  if (!load || !document.querySelector('.first-view')) return undefined
  const loaded = page<unknown>(load)().catch(() => undefined)
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
}

/**
 * Which page stands at which address. An address without a page leads home, with a word about it.
 */
export function Pages() {
  const joined = useSession()
  const loggedIn = useLoggedIn()
  const membersOnly = useSwitch('LOGIN_TO_HOME')
  const isOpen = useIsOpen()
  const { pathname } = useLocation()
  if (membersOnly && !loggedIn && !pageAt(pathname)?.whenClosed) return joined ? <FrontGate /> : null
  const elementOf = ({ id, path, Page, tab }: SiteRoute) => {
    if (id === 'download' && !membersOnly) return <Navigate to={pathTo('app')} replace />
    if (Page) return <Page />
    return isOpen(path) && isOpen(PAGES.memberCenter.path) ? <Navigate to={`/?mc=${tab}`} replace /> : <Unknown />
  }
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {[PAGES.home.path, ...PAGES.home.also].map((path) => (
            <Route key={path} path={path} element={<Home />} />
          ))}
          {ROUTES.filter(({ alone }) => !alone).map((route) => (
            <Route key={route.path} path={route.path} element={elementOf(route)} />
          ))}
          <Route path="*" element={<Unknown />} />
        </Route>
        {ROUTES.filter(({ alone }) => alone).map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <PageBoundary place={route.path}>
                <Suspense>{elementOf(route)}</Suspense>
              </PageBoundary>
            }
          />
        ))}
      </Routes>
      <Modals joined={joined} />
      <Toasts />
    </>
  )
}

/**
 * A site closed to guests: whatever they asked for, they are asked to log in, and come to it
 * afterwards.
 */
function FrontGate() {
  const { pathname, search } = useLocation()
  if (!/^\/(?:login|register(?:\.html)?)$/.test(pathname))
    return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search })}`} replace />
  return (
    <>
      <Suspense>
        <LoginGate />
      </Suspense>
      <Modals atGate joined />
      <Toasts />
    </>
  )
}

/**
 * Joins the session of another tab, keeps the live connection while logged in, and says when the
 * session ends. Returns whether it is known if there is a session.
 */
function useSession(): boolean {
  const handle = useHandle()
  const modal = useModal()
  const [joined, setJoined] = useState(false)
  /**
   * Says that a session is over, unless another one of this browser has taken its place; the way
   * back is where one was.
   */
  const sayEnded = useEffectEvent((account: string | null, kicked: boolean) => {
    const why = kicked ? 'shell.kicked' : 'shell.sessionEnded'
    void sessionEnded(account, why).then((goesOn) => {
      if (goesOn) return
      const next = location.pathname + location.search
      const run = () => modal.open('login', { next })
      toast('info', text(why), { label: text('shell.login'), run })
    })
  })
  useEffect(() => {
    whenSessionLost((refused) => sayEnded(sessionHandle(), refused.code === 'AUTH_KICKED'))
    void joinSession().finally(() => setJoined(true))
  }, [])
  useEffect(() => {
    if (handle === null) return
    // A connection is of one session: what it hears of that one says nothing of the next.
    const ended = (how: 'ended' | 'kicked') => sayEnded(handle, how === 'kicked')
    let left = false
    const opening = import('@senluna/web/client/live/live.ts').then(({ Live }) => (left ? undefined : new Live(ended)))
    return () => {
      left = true
      void opening.then((live) => live?.stop())
    }
  }, [handle])
  return joined
}
