import './form.css'
import { ownApplication, withdrawApplication } from '@senluna/contract/member/rewards/applications.ts'
import { promotion, promotions } from '@senluna/contract/site/content.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../../../brand.ts'
import { useClaim } from '../../../../rewards/use-claim.ts'
import type { OfferProps } from '../offer-props.ts'
import { Application } from './Application.tsx'
import { Sent } from './Sent.tsx'

/** A form, where it stands, and what became of it. */
export function ApplyForm({ id, status, offer, takes }: OfferProps<'APPLY_FORM'>) {
  const { currency, timeZone } = useBrand()
  const own = useQuery({ ...q(ownApplication, { params: { id } }), enabled: takes })
  const withdraw = useMutation(action(withdrawApplication, { refreshes: [ownApplication, promotion, promotions] }))
  const shown = (units: string) => moneyText(units, currency)
  const { last, triesLeft = 0 } = own.data ?? {}
  const open = status !== 'CLOSED' && status !== 'COMING_SOON'
  const maySend = open && triesLeft > 0 && last?.state !== 'APPLYING' && last?.state !== 'ACCEPTED'
  return (
    <>
      <p className="form-range">{text('form.range', { least: shown(offer.least), most: shown(offer.most) })}</p>
      {takes && own.isError && !own.data && <ErrorState error={own.error} onRetry={() => void own.refetch()} />}
      {takes && own.isPending && (
        <Loading>
          <Skeleton style={{ height: 180 }} />
        </Loading>
      )}
      {last && <Sent application={last} />}
      {last?.state === 'APPLYING' && (
        <>
          <p className="note info">{text('form.sent', { time: whenText(last.at, timeZone) })}</p>
          <RefusalNote error={withdraw.error} />
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ params: { id }, body: {} })}>
            {text('form.withdraw')}
          </Button>
        </>
      )}
      {last?.state === 'REJECTED' && (
        <p className="note warn">{text('form.rejected', { reason: last.reason ?? '' })}</p>
      )}
      {last?.state === 'WITHDRAWN' && <p className="note info">{text('form.withdrawn')}</p>}
      {last?.amount !== undefined && (
        <>
          <p className="note info">{text('form.accepted', { amount: shown(last.amount) })}</p>
          {last.rewardId !== undefined && status === 'ISSUED' && <Claim id={last.rewardId} amount={last.amount} />}
        </>
      )}
      {own.data && maySend && <Application id={id} needsImage={offer.needsImage} again={last ? triesLeft : 0} />}
      {own.data && open && triesLeft === 0 && (last?.state === 'REJECTED' || last?.state === 'WITHDRAWN') && (
        <p className="hint">{text('form.over')}</p>
      )}
    </>
  )
}

function Claim({ id, amount }: { id: string; amount: string }) {
  const { currency } = useBrand()
  const claim = useClaim()
  return (
    <>
      <RefusalNote error={claim.error} />
      <Button look="gold" block busy={claim.isPending} onClick={() => claim.mutate({ params: { id }, body: {} })}>
        {text('promo.cashback.claim', { amount: moneyText(amount, currency) })}
      </Button>
    </>
  )
}
