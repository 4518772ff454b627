import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { isTrialMember, useJoining, useLoggedIn, useMember } from '../../session.ts'
import { LoginWall } from '../../shell/account/LoginWall.tsx'
import { Lifetime } from '../../lifetime/Lifetime.tsx'
import { HelpLines } from './HelpLines.tsx'
import { OwnLimits } from './OwnLimits.tsx'
import { pathTo } from '../../shell/nav/path-to.ts'

/** Limits on money and time, breaks, and who to talk to. */
export default function Limits() {
  const loggedIn = useLoggedIn()
  const joining = useJoining()
  const trial = isTrialMember(useMember())
  return (
    <section className="limits">
      <h1>{text('rg.title')}</h1>
      <p className="limits-lead">
        {text('rg.lead')}{' '}
        <Link className="link" to={pathTo('help.topic', { topic: 'set-limits' })}>
          {text('help.here')}
        </Link>
      </p>
      {!loggedIn && !joining ? (
        <LoginWall>{text('rg.guest')}</LoginWall>
      ) : trial ? (
        <p className="note info">{text('rg.realOnly')}</p>
      ) : (
        <>
          <OwnLimits />
          <Lifetime />
        </>
      )}
      <HelpLines />
    </section>
  )
}
