import './limits.css'
import type { LimitKind } from '@senluna/kit/protection.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Link } from 'react-router'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { LoginWall } from '../../shell/LoginWall.tsx'
import { usePage } from '../../shell/use-page.ts'
import { Breaks } from './Breaks.tsx'
import { CheckInterval } from './CheckInterval.tsx'
import { HelpLines } from './HelpLines.tsx'
import { LimitRow } from './LimitRow.tsx'
import { useStanding } from './use-limits.ts'

/** Limits on money and time, breaks, and who to talk to. */
export default function Limits() {
  usePage(text('rg.title'))
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  return (
    <section className="limits">
      <h1>{text('rg.title')}</h1>
      <p className="limits-lead">
        {text('rg.lead')}{' '}
        <Link className="link" to="/help/set-limits">
          {text('help.here')}
        </Link>
      </p>
      {!loggedIn ? (
        <LoginWall>{text('rg.guest')}</LoginWall>
      ) : trial ? (
        <p className="note info">{text('rg.realOnly')}</p>
      ) : (
        <OwnLimits />
      )}
      <HelpLines />
    </section>
  )
}

const GROUPS: readonly {
  title: 'rg.deposit' | 'rg.loss' | 'rg.play'
  hint?: 'rg.deposit.hint' | 'rg.loss.hint'
  kinds: readonly LimitKind[]
}[] = [
  { title: 'rg.loss', hint: 'rg.loss.hint', kinds: ['lossDay', 'lossWeek', 'lossMonth'] },
  { title: 'rg.play', kinds: ['stake', 'session'] },
  { title: 'rg.deposit', hint: 'rg.deposit.hint', kinds: ['depositDay', 'depositWeek', 'depositMonth'] },
]

/** The member's own limits and breaks. */
export function OwnLimits() {
  const standing = useStanding()
  if (standing.isError && !standing.data)
    return <ErrorState error={standing.error} onRetry={() => void standing.refetch()} />
  if (!standing.data)
    return (
      <Loading>
        <Skeleton style={{ height: 420 }} />
      </Loading>
    )
  const { limits, check } = standing.data
  return (
    <>
      <div className="limits-grid">
        {GROUPS.map(({ title, hint, kinds }) => {
          const offered = limits.filter(({ kind }) => kinds.includes(kind))
          return (
            offered.length > 0 && (
              <section key={title} className="card limits-card">
                <h2>{text(title)}</h2>
                {hint && <p className="hint">{text(hint)}</p>}
                <ul>
                  {offered.map((limit) => (
                    <LimitRow key={limit.kind} limit={limit} />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
      <div className="limits-grid">
        <CheckInterval check={check} />
        <Breaks />
      </div>
    </>
  )
}
