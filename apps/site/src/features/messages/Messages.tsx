import { text } from '@senluna/web/client/text.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { LoginWall } from '../../shell/account/LoginWall.tsx'
import { Preferences } from '../../shell/account/Preferences.tsx'
import { Inbox, usePagePlace } from './Inbox.tsx'

/** The page of messages: the inbox, and what its owner wants to get. */
export default function Messages() {
  const loggedIn = useLoggedIn()
  const member = useMember()
  const place = usePagePlace()
  return (
    <section className="inbox-page">
      <h1>{text('inbox.title')}</h1>
      {loggedIn ? <Inbox place={place} /> : <LoginWall />}
      {member && !isTrialMember(member) && <Preferences />}
    </section>
  )
}
