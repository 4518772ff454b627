import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText, percentText, whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useBrand } from '../../../brand.ts'
import type { OfferProps } from './offer-props.ts'
import { useClaim } from '../../../rewards/use-claim.ts'

/** The tiers of a cashback, and what waits to be claimed. */
export function Cashback({ offer, takes }: OfferProps<'CASHBACK'>) {
  const { currency, timeZone } = useBrand()
  const claim = useClaim()
  const { period, tiers, cap, minPayout, waiting } = offer
  return (
    <>
      <h2>{text('promo.cashback.tiers')}</h2>
      <dl className="promo-tiers">
        {tiers.map(({ minLoss, ratePpm }) => (
          <div key={minLoss}>
            <dt>{text('promo.cashback.from', { amount: moneyText(minLoss, currency) })}</dt>
            <dd className="num">{percentText(ratePpm / 100)}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        {text('promo.cashback.cap', { amount: moneyText(cap, currency), least: moneyText(minPayout, currency) })}
      </p>
      <p className="hint">{text(`promo.cashback.${period}`)}</p>
      <RefusalNote error={claim.error} />
      {takes && waiting && (
        <>
          <Button
            look="gold"
            block
            busy={claim.isPending}
            onClick={() => claim.mutate({ params: { id: waiting.id }, body: {} })}
          >
            {text('promo.cashback.claim', { amount: moneyText(waiting.amount, currency) })}
          </Button>
          <p className="hint">{text('promo.cashback.before', { time: whenText(waiting.claimBefore, timeZone) })}</p>
        </>
      )}
    </>
  )
}
