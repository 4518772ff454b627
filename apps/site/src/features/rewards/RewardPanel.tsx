import './rewards.css'
import { rewards } from '@senluna/contract/member/promotions.ts'
import { balance, refill } from '@senluna/contract/money/wallet.ts'
import { action, pages, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { useIsListed } from '../../shell/nav/open-pages.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { ClaimAll } from './ClaimAll.tsx'
import { FreeRoundCards } from './FreeRoundCards.tsx'
import { RewardRows } from './RewardRows.tsx'
import { WaitingReward } from './WaitingReward.tsx'

/** Rewards that wait, the demonstration's money where it is due, then what was received. */
export default function RewardPanel() {
  const { currency } = useBrand()
  const isListed = useIsListed()
  const held = useQuery(q(balance))
  const own = useInfiniteQuery({ ...pages(rewards, { query: { pageSize: '20' } }), staleTime: 0 })
  const claim = useMutation({
    ...action(refill, { refreshes: [balance] }),
    onSuccess: async ({ amount }) => {
      toast('success', text('balance.refilled', { amount: moneyText(amount, currency), symbol: currency.symbol }))
      await held.refetch()
    },
  })
  if (held.isError && !held.data) return <ErrorState error={held.error} onRetry={() => void held.refetch()} />
  if (own.isError && !own.data) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />
  if (!held.data || !own.data)
    return (
      <Loading>
        <Skeleton style={{ height: 200 }} />
      </Loading>
    )
  const rows = own.data.pages.flatMap((page) => page.list)
  const waiting = rows.filter(({ state }) => state === 'ISSUED')
  const got = rows.filter(({ state }) => state !== 'ISSUED')
  return (
    <div className="mc-panel">
      {waiting.length > 1 && <ClaimAll count={waiting.length} />}
      {waiting.map((reward) => (
        <WaitingReward key={reward.id} reward={reward} />
      ))}
      <FreeRoundCards />
      {held.data.refill && (
        <section className="card reward-one">
          <Gift className="i" aria-hidden />
          <div>
            <h3>{text('reward.refill')}</h3>
            <p className="hint">{text('reward.refill.hint')}</p>
            <RefusalNote error={claim.error} />
          </div>
          <Button look="gold" busy={claim.isPending} onClick={() => claim.mutate({})}>
            {text('reward.claim')}
          </Button>
        </section>
      )}
      {rows.length === 0 && !held.data.refill && (
        <EmptyState
          action={
            <Link className="btn line" to={pathTo('promotions')}>
              {text('promo.title')}
            </Link>
          }
        >
          {text('reward.none')}
        </EmptyState>
      )}
      {got.length > 0 && <RewardRows rows={got} />}
      <MoreButton query={own} className="more-rows">
        {text('records.more')}
      </MoreButton>
      {isListed(pathTo('vip')) && (
        <p className="hint">
          {text('reward.vip')}{' '}
          <Link className="link" to={pathTo('vip')}>
            {text('vip.title')}
          </Link>
        </p>
      )}
    </div>
  )
}
