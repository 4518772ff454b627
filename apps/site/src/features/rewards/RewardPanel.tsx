import './rewards.css'
import { balance, refill } from '@senluna/contract/money/wallet.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { useIsListed } from '../../shell/nav/open-pages.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

/**
 * What can be claimed now: the demonstration's money, where it is due. Of anything else it says
 * that there is none.
 */
export default function RewardPanel() {
  const { currency } = useBrand()
  const isListed = useIsListed()
  const held = useQuery(q(balance))
  const claim = useMutation({
    ...action(refill, { refreshes: [balance] }),
    onSuccess: async ({ amount }) => {
      toast('success', text('balance.refilled', { amount: moneyText(amount, currency), symbol: currency.symbol }))
      await held.refetch()
    },
  })
  if (held.isError && !held.data) return <ErrorState error={held.error} onRetry={() => void held.refetch()} />
  if (!held.data)
    return (
      <Loading>
        <Skeleton style={{ height: 200 }} />
      </Loading>
    )
  return (
    <div className="mc-panel">
      {held.data.refill ? (
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
      ) : (
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
