import type { DeskPromotion } from '@senluna/contract/desk/brand/promotions.ts'
import { isTried, promotionTrial } from '@senluna/contract/desk/brand/promotion-trial.ts'
import { q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayText, say } from '../../say.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'

/** Who would have got what of the saved draft; asked for, since it reads a month of everybody. */
export function Trial({ promotion: { id, draftVersion, rules } }: { promotion: DeskPromotion }) {
  const [asked, setAsked] = useState(false)
  const query = q(promotionTrial, { params: { id } })
  const read = useQuery({ ...query, queryKey: [...query.queryKey, draftVersion], enabled: asked })
  if (!isTried(rules)) return null
  return (
    <section className="promo-rules">
      <h3>{say('desk.trial')}</h3>
      <p className="hint">{say('desk.trial.hint')}</p>
      {!read.data && (
        <Button busy={read.isFetching} onClick={() => setAsked(true)}>
          {say('desk.trial.run')}
        </Button>
      )}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && (
        <>
          <p>
            {say('desk.trial.sum', {
              first: dayText(read.data.first),
              last: dayText(read.data.last),
              players: String(read.data.players),
              rewards: String(read.data.rewards),
              total: moneyText(read.data.total, read.data.currency),
            })}
          </p>
          {read.data.lastsDays !== undefined && (
            <p className={read.data.lastsDays < 30 ? 'note warn' : 'note'}>
              {say('desk.trial.lasts', { days: read.data.lastsDays })}
            </p>
          )}
          <ol className="promo-trial">
            {read.data.list.map(({ memberId, userName, amount }) => (
              <li key={memberId}>
                <MemberLink id={memberId} name={userName} />
                <span className="num">{moneyText(amount, read.data.currency)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
