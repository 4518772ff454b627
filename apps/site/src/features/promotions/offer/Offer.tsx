import './offer.css'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useLoggedIn, useRealAccount } from '../../../session.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { Board } from './board/Board.tsx'
import { Cashback } from './Cashback.tsx'
import { CheckIn } from './CheckIn.tsx'
import { DepositBonus } from './DepositBonus.tsx'
import { Envelope } from './Envelope.tsx'
import { FreeRounds } from './FreeRounds.tsx'
import { Gift } from './Gift.tsx'
import { ApplyForm } from './form/ApplyForm.tsx'
import { Friends } from './friends/Friends.tsx'
import type { OfferProps } from './offer-props.ts'
import { PromoCode } from './PromoCode.tsx'

// The wheel and the check of its draws are more than all other offers together.
const Raffle = lazy(() => import('./raffle/Raffle.tsx').then((module) => ({ default: module.Raffle })))

/** What a promotion gives, with the button that takes it, or the way to log in. */
export function Offer({ id, status, version, offer }: Omit<OfferProps, 'takes'>) {
  const loggedIn = useLoggedIn()
  const modal = useModal()
  const takes = useRealAccount()
  const { pathname, search } = useLocation()
  const shared = { id, status, version, takes }
  return (
    <section className="card promo-offer">
      {offer.type === 'CHECK_IN' && <CheckIn {...shared} offer={offer} />}
      {offer.type === 'PROMO_CODE' && <PromoCode {...shared} offer={offer} />}
      {(offer.type === 'FREE_SPIN' || offer.type === 'FREE_BET' || offer.type === 'FREE_TICKET') && (
        <FreeRounds {...shared} offer={offer} />
      )}
      {offer.type === 'RED_ENVELOPE' && <Envelope {...shared} offer={offer} />}
      {offer.type === 'CASHBACK' && <Cashback {...shared} offer={offer} />}
      {(offer.type === 'SIGN_UP' || offer.type === 'BIRTHDAY') && <Gift {...shared} offer={offer} />}
      {offer.type === 'APPLY_FORM' && <ApplyForm {...shared} offer={offer} />}
      {offer.type === 'LEADERBOARD' && <Board {...shared} offer={offer} />}
      {offer.type === 'RAFFLE' && (
        <Suspense fallback={<Skeleton style={{ height: 420, borderRadius: 18 }} />}>
          <Raffle {...shared} offer={offer} />
        </Suspense>
      )}
      {offer.type === 'REFERRAL' && <Friends {...shared} offer={offer} />}
      {offer.type === 'DEPOSIT_BONUS' ? (
        <DepositBonus {...shared} offer={offer} />
      ) : (
        <p className="hint">
          {offer.turnoverX100 === 0
            ? text('promo.noWager')
            : text('promo.wager', { times: String(offer.turnoverX100 / 100) })}
        </p>
      )}
      {!loggedIn && (
        <Button look="gold" block onClick={() => modal.open('login', { next: pathname + search })}>
          {text('promo.login')}
        </Button>
      )}
    </section>
  )
}
