import type { StaffSession } from '@senluna/contract/desk/staff.ts'
import { whenSessionLost } from '@senluna/web/client/call/call.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Toasts } from '@senluna/web/ui/Toasts.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Component, lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { say } from './say.ts'
import { boot, DeskContext, leave, take, type DeskStatus } from './session.ts'

const Login = lazy(() => import('./features/login/Login.tsx'))
const Desk = lazy(() => import('./frame/Desk.tsx'))

/**
 * The page that the link of an invitation opens; its token stands behind the #, which no server
 * sees.
 */
const INVITATION = '/welcome'
const invitationInLink = (): string | null =>
  location.pathname === INVITATION ? (new URLSearchParams(location.hash.slice(1)).get('token') ?? '') : null

/** The desk: its login, and behind it the pages that one's roles open. */
export function App() {
  const [status, setStatus] = useState<DeskStatus | null>(null)
  const [session, setSession] = useState<StaffSession | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  // Texts are functions: another language is another page.
  const [language, setLanguage] = useState('')
  const [invitation, setInvitation] = useState(invitationInLink)
  useEffect(() => {
    if (location.pathname === INVITATION) history.replaceState(null, '', '/')
  }, [])
  const begin = () => {
    boot().then((read) => {
      setFailed(null)
      setStatus(read)
      setSession(read.session)
      setLanguage(document.documentElement.lang)
    }, setFailed)
  }
  useEffect(begin, [])
  useEffect(() => {
    whenSessionLost(() => {
      take(null)
      setSession((open) => {
        if (open) toast('info', say('desk.over'))
        return null
      })
    })
  }, [])
  const signOut = useCallback(() => void leave().then(() => setSession(null)), [])
  if (failed)
    return (
      <main className="staff-login">
        <div className="card staff-login-card">
          <RefusalNote error={failed} />
          <Button onClick={begin}>Try again · Thử lại</Button>
        </div>
      </main>
    )
  if (!status) return null
  const opened = (next: StaffSession) => {
    take(next)
    setSession(next)
  }
  return (
    <Broken key={language}>
      <Suspense>
        {session && invitation === null ? (
          <DeskContext value={{ status, session, signOut }}>
            <Desk onLanguage={setLanguage} />
          </DeskContext>
        ) : (
          <Login
            status={status}
            invitation={invitation}
            onInvitation={setInvitation}
            onOpened={opened}
            onLanguage={setLanguage}
          />
        )}
      </Suspense>
      <Toasts />
    </Broken>
  )
}

/** A part that can't be loaded or fails leaves a word and a way on. */
class Broken extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="staff-login">
        <div className="card staff-login-card">
          <p>{say('desk.reload')}</p>
          <Button onClick={() => location.reload()}>{say('desk.retry')}</Button>
        </div>
      </main>
    )
  }
}
