import { isAgent } from '@senluna/kit/account-type.ts'
import { whenRealNeeded } from '@senluna/web/client/call/call.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { page } from '../frame/page-chunk.ts'
import { WindowBoundary } from './WindowBoundary.tsx'
import { useAddress } from '../nav/use-address.ts'
import { useModal } from './use-modal.ts'
import { GamePopups } from '../../play/popups.ts'

const WINDOWS = {
  login: lazy(page(() => import('../../features/account/login/Login.tsx'))),
  register: lazy(page(() => import('../../features/account/register/Register.tsx'))),
  forgot: lazy(page(() => import('../../features/account/recover/Forgot.tsx'))),
  newcomer: lazy(page(() => import('../../features/account/social/Newcomer.tsx'))),
  password: lazy(page(() => import('../../features/account/password/ChangePassword.tsx'))),
  firstPassword: lazy(page(() => import('../../features/account/password/FirstPassword.tsx'))),
  signOut: lazy(page(() => import('../../features/account/login/SignOut.tsx'))),
  trial: lazy(page(() => import('../../features/account/register/TrialWarning.tsx'))),
  notice: lazy(page(() => import('../../features/notices/NoticeWindow.tsx'))),
  search: lazy(page(() => import('../../features/search/CommandSearch.tsx'))),
  shortcuts: lazy(page(() => import('../../features/shortcuts/Shortcuts.tsx'))),
  chat: lazy(page(() => import('../../features/chat/ChatWindow.tsx'))),
  room: lazy(page(() => import('../../features/room/RoomWindow.tsx'))),
}

const MemberCenter = lazy(page(() => import('../../member-center/MemberCenter.tsx')))

const ContractsWaiting = lazy(page(() => import('../../agent-center/contracts/AfterLogin.tsx')))
const SessionWarning = lazy(page(() => import('./SessionWarning.tsx')))
/** The window that an address is about. The gate of a closed site asks for a log-in by itself. */
const windowAt = (path: string, atGate: boolean) => {
  const name = /^\/(login|register)(?:\.html)?$/.exec(path)?.[1] ?? null
  return atGate && name === 'login' ? null : name
}
const isWindow = (name: string | null): name is keyof typeof WINDOWS => name !== null && Object.hasOwn(WINDOWS, name)
/** Who is logged in already has nothing to do there: an old link to it shows the page alone. */
const FOR_GUESTS: readonly string[] = ['login', 'register', 'newcomer']
const NEED_SESSION: readonly string[] = ['password', 'firstPassword', 'signOut', 'trial']

/** The window the URL names, and the one that cannot be closed: a password that must be changed. */
export function Modals({ atGate = false, joined }: { atGate?: boolean; joined: boolean }) {
  const modal = useModal()
  const loggedIn = useLoggedIn()
  const member = useMember()
  const trial = isTrialMember(member)
  const limited = member?.rg.sessionLimitMin !== undefined && !trial
  const asksAgent = loggedIn && member !== undefined && isAgent(member.type) && !member.passwordChangeRequired
  const { pathname } = useLocation()
  useWindowKeys()
  // Whatever free play asked for that needs a real account: everywhere the same warning.
  useEffect(() => whenRealNeeded(() => modal.open('trial')))
  // Free play is nobody's account: a link to the registration is for whoever plays so, too.
  const asked = loggedIn && !trial ? modal.name : (modal.name ?? windowAt(pathname, atGate))
  const mayLogIn = useSwitch('LOGIN')
  const mayTalk = useSwitch('CHAT')
  const isSettled = member !== undefined && !trial && asked !== null && FOR_GUESTS.includes(asked)
  const isShut = (asked === 'login' && !mayLogIn) || (asked === 'room' && !mayTalk) || (asked === 'password' && trial)
  const wanted = member?.passwordChangeRequired ? 'password' : isSettled || isShut ? null : asked
  const name = wanted === 'password' && member?.hasPassword === false ? 'firstPassword' : wanted
  const asksCenter = useCenterAsked(joined)
  const centerOpen = asksCenter && loggedIn
  const [centerShown, setCenterShown] = useState(false)
  // What is opened from the center comes above it.
  const waits = centerOpen && !centerShown
  const Window = !waits && isWindow(name) && (loggedIn || !NEED_SESSION.includes(name)) ? WINDOWS[name] : null
  return (
    <WindowBoundary place={`${pathname} ${name ?? ''} ${centerOpen}`}>
      <Suspense>{centerOpen && <MemberCenter onShown={setCenterShown} />}</Suspense>
      <Suspense>
        {Window && <Window />}
        <GamePopups />
        {limited && <SessionWarning />}
        {asksAgent && !Window && !centerOpen && <ContractsWaiting />}
      </Suspense>
    </WindowBoundary>
  )
}

/**
 * Whether the address asks for the member center. Whoever isn't logged in is asked to first, and
 * comes back to it.
 */
function useCenterAsked(joined: boolean): boolean {
  const loggedIn = useLoggedIn()
  const [params, change] = useAddress()
  const { pathname, search } = useLocation()
  const asked = useSwitch('CENTER') && params.has('mc')
  useEffect(() => {
    if (!asked || !joined || loggedIn) return
    change(
      (next) => {
        const own = Array.from(next.keys()).filter((name) => /^mc(?:\.|$)/.test(name))
        for (const name of own) next.delete(name)
        next.set('modal', 'login')
        next.set('next', pathname + search)
        return next
      },
      { replace: true },
    )
  })
  return asked
}

/**
 * `/` and Ctrl K open the search, `?` the list of keys, from anywhere but a text field or a window.
 */
function useWindowKeys(): void {
  const modal = useModal()
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // A page may have a use of its own for a key.
      if (event.defaultPrevented) return
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], dialog')
      const combo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const alone = !typing && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!combo && !(alone && (event.key === '/' || event.key === '?'))) return
      event.preventDefault()
      modal.open(event.key === '?' ? 'shortcuts' : 'search')
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
