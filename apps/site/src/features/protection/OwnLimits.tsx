import './limits.css'
import type { LimitOf } from '@senluna/contract/member/protection.ts'
import type { LimitKind } from '@senluna/kit/protection/protection.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import type { ReactNode } from 'react'
import { Breaks } from './Breaks.tsx'
import { CheckInterval } from './CheckInterval.tsx'
import { LimitRow } from './LimitRow.tsx'
import { useStanding } from './use-limits.ts'

const GROUPS: readonly {
  title: 'rg.deposit' | 'rg.loss' | 'rg.play'
  hint?: 'rg.deposit.hint' | 'rg.loss.hint'
  kinds: readonly LimitKind[]
}[] = [
  { title: 'rg.loss', hint: 'rg.loss.hint', kinds: ['lossDay', 'lossWeek', 'lossMonth'] },
  { title: 'rg.play', kinds: ['stake', 'session'] },
  { title: 'rg.deposit', hint: 'rg.deposit.hint', kinds: ['depositDay', 'depositWeek', 'depositMonth'] },
]

/** The member's own limits and breaks. What waits for its figures already has its place. */
export function OwnLimits() {
  const standing = useStanding()
  if (standing.isError && !standing.data)
    return <ErrorState error={standing.error} onRetry={() => void standing.refetch()} />
  return (
    <>
      {standing.data ? <Groups limits={standing.data.limits} /> : <GroupsToCome />}
      <div className="limits-grid">
        <CheckInterval check={standing.data?.check} />
        <Breaks />
      </div>
    </>
  )
}

function Groups({ limits }: { limits: readonly LimitOf[] }) {
  return (
    <div className="limits-grid">
      {GROUPS.map((group) => {
        const offered = limits.filter(({ kind }) => group.kinds.includes(kind))
        return (
          offered.length > 0 && (
            <GroupCard key={group.title} group={group}>
              {offered.map((limit) => (
                <LimitRow key={limit.kind} limit={limit} />
              ))}
            </GroupCard>
          )
        )
      })}
    </div>
  )
}

function GroupsToCome() {
  return (
    <Loading>
      <div className="limits-grid">
        {GROUPS.map((group) => (
          <GroupCard key={group.title} group={group}>
            {group.kinds.map((kind) => (
              <li key={kind} className="limit">
                <div className="limit-line">
                  <div>
                    <b>{text(`rg.kind.${kind}`)}</b>
                    <Skeleton style={{ height: '1lh', maxWidth: 180 }} />
                  </div>
                  <Button size="sm" disabled>
                    {text('rg.change')}
                  </Button>
                </div>
              </li>
            ))}
          </GroupCard>
        ))}
      </div>
    </Loading>
  )
}

function GroupCard({ group: { title, hint }, children }: { group: (typeof GROUPS)[number]; children: ReactNode }) {
  return (
    <section className="card limits-card">
      <h2>{text(title)}</h2>
      {hint && <p className="hint">{text(hint)}</p>}
      <ul>{children}</ul>
    </section>
  )
}
