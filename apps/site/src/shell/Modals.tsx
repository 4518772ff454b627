import { whenRealNeeded } from '@senluna/web/client/call.ts'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSwitch } from '../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../session.ts'
import { page } from './page-chunk.ts'
import { WindowBoundary } from './WindowBoundary.tsx'
import { useModal } from './use-modal.ts'
import { GamePopups, useGamePopup } from '../play/popups.ts'

const WINDOWS = {
  login: lazy(page(() => import('../features/account/Login.tsx'))),
  register: lazy(page(() => import('../features/account/Register.tsx'))),
  forgot: lazy(page(() => import('../features/account/Forgot.tsx'))),
  newcomer: lazy(page(() => import('../features/account/Newcomer.tsx'))),
  password: lazy(page(() => import('../features/account/ChangePassword.tsx'))),
  welcome: lazy(page(() => import('../features/account/Welcome.tsx'))),
  signOut: lazy(page(() => import('../features/account/SignOut.tsx'))),
  trial: lazy(page(() => import('../features/account/TrialWarning.tsx'))),
  notice: lazy(page(() => import('../features/notices/NoticeWindow.tsx'))),
  search: lazy(page(() => import('../features/search/CommandSearch.tsx'))),
  chat: lazy(page(() => import('../features/chat/ChatWindow.tsx'))),
  room: lazy(page(() => import('../features/room/RoomWindow.tsx'))),
}

/** Where notices come up by themselves: who came for a list or a game is left alone until they are home. */
const HOME = /^\/(?:index(?:\.html)?)?$/
const PopupNotices = lazy(page(() => import('./PopupNotices.tsx')))
const SessionWarning = lazy(page(() => import('./SessionWarning.tsx')))
/** The window that an address is about. The door of a closed site asks for a log-in by itself. */
const windowAt = (path: string, atDoor: boolean) => {
  const name = /^\/(login|register)(?:\.html)?$/.exec(path)?.[1] ?? null
  return atDoor && name === 'login' ? null : name
}
const isWindow = (name: string | null): name is keyof typeof WINDOWS => name !== null && Object.hasOwn(WINDOWS, name)
const NEED_SESSION: readonly string[] = ['password', 'welcome', 'signOut', 'trial']

/** The window the URL names, and the one that cannot be closed: a password that must be changed. */
export function Modals({ atDoor = false }: { atDoor?: boolean }) {
  const modal = useModal()
  const loggedIn = useLoggedIn()
  const member = useMember()
  const limited = member?.rg.sessionLimitMin !== undefined && !isTrialMember(member)
  const { pathname } = useLocation()
  const popup = useGamePopup()
  useSearchKeys()
  // Whatever free play asked for that needs a real account: everywhere the same warning.
  useEffect(() => whenRealNeeded(() => modal.open('trial')))
  const asked = loggedIn ? modal.name : (modal.name ?? windowAt(pathname, atDoor))
  const mayLogIn = useSwitch('LOGIN')
  const name = member?.passwordChangeRequired ? 'password' : asked === 'login' && !mayLogIn ? null : asked
  const Window = isWindow(name) && (loggedIn || !NEED_SESSION.includes(name)) ? WINDOWS[name] : null
  return (
    <WindowBoundary place={`${pathname} ${name ?? ''}`}>
      <Suspense>
        {Window && <Window />}
        <GamePopups />
        {limited && <SessionWarning />}
        <PopupNotices free={!Window && !popup && !atDoor && HOME.test(pathname)} />
      </Suspense>
    </WindowBoundary>
  )
}

/** `/` and Ctrl K open the search from anywhere but a text field. */
function useSearchKeys(): void {
  const modal = useModal()
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], dialog')
      const combo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!combo && (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey)) return
      event.preventDefault()
      modal.open('search')
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
