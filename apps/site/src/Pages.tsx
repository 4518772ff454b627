import { whenSessionLost } from '@senluna/web/client/call/call.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { Toasts } from '@senluna/web/ui/Toasts.tsx'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { useSwitch } from './brand.ts'
import { Home } from './features/home/Home.tsx'
import { joinSession, sessionEnded, useHandle, useLoggedIn } from './session.ts'
import { isLobby } from './shell/nav/lobbies.ts'
import { Modals } from './shell/windows/Modals.tsx'
import { useIsOpen } from './shell/nav/open-pages.ts'
import { PageBoundary } from './shell/frame/PageBoundary.tsx'
import { Shell } from './shell/frame/Shell.tsx'
import { Unknown } from './shell/frame/Unknown.tsx'
import { page } from './shell/frame/page-chunk.ts'
import { useModal } from './shell/windows/use-modal.ts'

const Reset = lazy(page(() => import('./features/account/recover/Reset.tsx')))
const ChatPage = lazy(page(() => import('./features/chat/ChatPage.tsx')))
const Confirm = lazy(page(() => import('./features/account/recover/Confirm.tsx')))
const Door = lazy(page(() => import('./features/account/login/LoginGate.tsx')))
const loadLobby = page(() => import('./features/lobby/Lobby.tsx'))
const Lobby = lazy(loadLobby)
const Game = lazy(page(() => import('./features/game/GamePage.tsx')))
const Notices = lazy(page(() => import('./features/notices/NoticePage.tsx')))
const Messages = lazy(page(() => import('./features/messages/Messages.tsx')))
const Promotions = lazy(page(() => import('./features/promotions/Promotions.tsx')))
const PromoDetail = lazy(page(() => import('./features/promotions/PromoDetail.tsx')))
const Vip = lazy(page(() => import('./features/vip/Vip.tsx')))
const PointMall = lazy(page(() => import('./features/points/PointMall.tsx')))
const Winners = lazy(page(() => import('./features/winners/Winners.tsx')))
const Bets = lazy(page(() => import('./features/records/Bets.tsx')))
const Account = lazy(page(() => import('./features/records/AccountRecord.tsx')))
const Favorites = lazy(page(() => import('./features/lobby/Favorites.tsx')))
const Recent = lazy(page(() => import('./features/lobby/Recent.tsx')))
const Limits = lazy(page(() => import('./features/protection/Limits.tsx')))
const Seamless = lazy(page(() => import('./features/lobby/vendors/Seamless.tsx')))
const Help = lazy(page(() => import('./features/help/Help.tsx')))
const AppPage = lazy(page(() => import('./features/download/AppPage.tsx')))
const Join = lazy(page(() => import('./features/join/Join.tsx')))
const Identities = lazy(page(() => import('./features/account/social/Identities.tsx')))
const Referral = lazy(page(() => import('./features/referral/Referral.tsx')))
const Security = lazy(page(() => import('./features/security/Security.tsx')))
const Fairness = lazy(page(() => import('./features/fairness/Fairness.tsx')))
const LotteryHalls = lazy(page(async () => (await import('./features/lottery/halls/load.ts')).load()))
const VnLottery = lazy(page(async () => (await import('./features/lottery/vn/load.ts')).load()))

/** What a site closed to guests shows to everybody. */
const FOR_ALL = /^\/(?:helpmc|download|reset|confirm)(?:\/|$)/

const LONGEST_MS = 3_000

/**
 * Waits for the code of a lobby whose pictures are on the screen already, so that they stay until
 * it is drawn.
 */
export const firstPage = (path: string): Promise<unknown> | undefined =>
  isLobby(path)
    ? Promise.race([loadLobby().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
    : undefined

/** Pages without the frame of the others. */
const ALONE = [
  ['/game', Game],
  ['/reset', Reset],
  ['/confirm', Confirm],
  ['/chat-window', ChatPage],
] as const

/**
 * Which page stands at which address. An address without a page leads home, with a word about it.
 */
export function Pages() {
  const joined = useSession()
  const loggedIn = useLoggedIn()
  const membersOnly = useSwitch('LOGIN_TO_HOME')
  const isOpen = useIsOpen()
  const { pathname } = useLocation()
  if (membersOnly && !loggedIn && !FOR_ALL.test(pathname)) return joined ? <FrontDoor /> : null
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {['/', '/index', '/index.html', '/login', '/register', '/register.html'].map((path) => (
            <Route key={path} path={path} element={<Home />} />
          ))}
          <Route path="/noticePage" element={<Notices />} />
          <Route path="/messages" element={<Messages />} />
          <Route path="/promotions" element={<Promotions />} />
          <Route path="/promoDetail" element={<PromoDetail />} />
          <Route path="/vip" element={<Vip />} />
          <Route path="/pointMall" element={<PointMall />} />
          <Route path="/winners" element={<Winners />} />
          <Route path="/records/bets" element={<Bets />} />
          <Route path="/records/account" element={<Account />} />
          <Route path="/favorites" element={<Favorites />} />
          <Route path="/recent" element={<Recent />} />
          <Route path="/seamless" element={<Seamless />} />
          <Route path="/fairness" element={<Fairness />} />
          <Route path="/vnlottery" element={<VnLottery />} />
          {['/elott', '/lottery', '/lottery/sea'].map((path) => (
            <Route key={path} path={path} element={<LotteryHalls />} />
          ))}
          <Route path="/account/limits" element={<Limits />} />
          <Route path="/account/security" element={<Security />} />
          <Route path="/account/identities" element={<Identities />} />
          <Route path="/account/referral" element={<Referral />} />
          {[
            ['/memberCenter', ''],
            ['/deposit', 'depositv2'],
            ['/withdraw', 'withdraw'],
          ].map(
            ([path = '', at]) =>
              isOpen('/memberCenter') &&
              isOpen(path) && <Route key={path} path={path} element={<Navigate to={`/?mc=${at}`} replace />} />,
          )}
          <Route path="/help/*" element={<Help />} />
          <Route path="/helpmc/*" element={<Help />} />
          {isOpen('/app') && <Route path="/app" element={<AppPage />} />}
          {isOpen('/download') && (
            <Route path="/download" element={membersOnly ? <AppPage /> : <Navigate to="/app" replace />} />
          )}
          {isOpen('/join') && <Route path="/join" element={<Join />} />}
          <Route path="/:category" element={<Lobby />} />
          <Route path="*" element={<Unknown />} />
        </Route>
        {ALONE.map(([path, Alone]) => (
          <Route
            key={path}
            path={path}
            element={
              <PageBoundary place={path}>
                <Suspense>
                  <Alone />
                </Suspense>
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
 * A site closed to guests: whatever they asked for, they find its door, and afterwards what they
 * asked for.
 */
function FrontDoor() {
  const { pathname, search } = useLocation()
  if (!/^\/(?:login|register(?:\.html)?)$/.test(pathname))
    return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search })}`} replace />
  return (
    <>
      <Suspense>
        <Door />
      </Suspense>
      <Modals atDoor joined />
      <Toasts />
    </>
  )
}

/**
 * Joins the session of another tab, keeps the live connection while logged in, and says when the
 * session ends. Tells whether it is known if there is a session.
 */
function useSession(): boolean {
  const handle = useHandle()
  const modal = useModal()
  const [joined, setJoined] = useState(false)
  /**
   * Says that a session is over, unless another one of this browser has taken its place; the way
   * back is where one was.
   */
  const sayEnded = useEffectEvent((of: string | null, kicked: boolean) => {
    const why = kicked ? 'shell.kicked' : 'shell.sessionEnded'
    void sessionEnded(of, why).then((goesOn) => {
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
    const opening = import('@senluna/web/client/live.ts').then(({ Live }) => (left ? undefined : new Live(ended)))
    return () => {
      left = true
      void opening.then((live) => live?.stop())
    }
  }, [handle])
  return joined
}
