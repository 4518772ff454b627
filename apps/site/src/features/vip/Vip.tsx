import './vip.css'
import '../../shell/parts/table.css'
import { vip } from '@senluna/contract/site/vip.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { Gifts } from './Gifts.tsx'
import { History } from './History.tsx'
import { Levels } from './Levels.tsx'
import { OwnLevel } from './OwnLevel.tsx'

const RULES = ['up', 'keep', 'once', 'gifts', 'rebate'] as const

/** The VIP programme: a member's own level, their gifts and history, and what each level gives. */
export default function Vip() {
  const asked = useQuery({ ...q(vip), staleTime: 0 })
  const { levels, mine } = asked.data ?? {}
  return (
    <section className="vip steady">
      <div className="vip-head" data-theme="dark">
        <img src="/art/b-gift.svg" alt="" width="1000" height="420" />
        <h1>{text('vip.title')}</h1>
        {levels && mine ? (
          <OwnLevel levels={levels} mine={mine} />
        ) : (
          <p>{text(asked.data ? 'vip.guest' : 'vip.lead')}</p>
        )}
      </div>
      {asked.isPending && (
        <Loading>
          <Skeleton style={{ height: 480 }} />
        </Loading>
      )}
      {mine && <Gifts gifts={mine.gifts} />}
      <div className="card vip-how">
        <h2>{text('vip.how')}</h2>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{text(`vip.how.${rule}`)}</li>
          ))}
        </ul>
      </div>
      {levels ? (
        <Levels levels={levels} own={mine?.level} />
      ) : (
        asked.isError && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {mine && <History mine={mine} />}
    </section>
  )
}
