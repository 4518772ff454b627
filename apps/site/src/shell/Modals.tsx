import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLoggedIn, useMember } from '../session.ts'
import { page } from './page-chunk.ts'
import { useModal } from './use-modal.ts'
import { GamePopups } from '../play/popups.ts'

const WINDOWS = {
  login: lazy(page(() => import('../features/account/Login.tsx'))),
  register: lazy(page(() => import('../features/account/Register.tsx'))),
  password: lazy(page(() => import('../features/account/ChangePassword.tsx'))),
  welcome: lazy(page(() => import('../features/account/Welcome.tsx'))),
  signOut: lazy(page(() => import('../features/account/SignOut.tsx'))),
  trial: lazy(page(() => import('../features/account/TrialWarning.tsx'))),
  notice: lazy(page(() => import('../features/notices/NoticeWindow.tsx'))),
  search: lazy(page(() => import('../features/search/CommandSearch.tsx'))),
}

const isWindow = (name: string | null): name is keyof typeof WINDOWS => name !== null && Object.hasOwn(WINDOWS, name)
const NEED_SESSION: readonly string[] = ['password', 'welcome', 'signOut', 'trial']

/** The window the URL names, and the one that cannot be closed: a password that must be changed. */
export function Modals() {
  const modal = useModal()
  const loggedIn = useLoggedIn()
  const member = useMember()
  const { pathname } = useLocation()
  useSearchKeys()
  const asked = /^\/register(\.html)?$/.test(pathname) && !loggedIn ? (modal.name ?? 'register') : modal.name
  const name = member?.passwordChangeRequired ? 'password' : asked
  const Window = isWindow(name) && (loggedIn || !NEED_SESSION.includes(name)) ? WINDOWS[name] : null
  return (
    <Suspense>
      {Window && <Window />}
      <GamePopups />
    </Suspense>
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
