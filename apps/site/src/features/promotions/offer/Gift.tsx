import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useBrand } from '../../../brand.ts'
import { useClaim } from '../../../rewards/use-claim.ts'
import type { OfferProps } from './offer-props.ts'

/** A fixed reward that comes by itself, for whom, and the one that waits to be claimed. */
export function Gift({ offer, takes }: OfferProps<'SIGN_UP' | 'BIRTHDAY'>) {
  const { currency, timeZone } = useBrand()
  const claim = useClaim()
  const { amount, waiting } = offer
  return (
    <>
      <h2 className="num">{text('promo.gift', { amount: moneyText(amount, currency) })}</h2>
      <p className="hint">
        {offer.type === 'BIRTHDAY'
          ? text('promo.birthday', { days: String(offer.accountDays) })
          : text(`promo.signUp.${offer.needs}`)}
      </p>
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
