import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { BonusBar } from '../../../rewards/bonus/BonusBar.tsx'
import { BonusTerms } from '../../../rewards/bonus/BonusTerms.tsx'
import { pathTo } from '../../../shell/nav/path-to.ts'
import type { OfferProps } from './offer-props.ts'

/** The terms of a deposit bonus, the way to the deposit that chooses it, how far it is wagered. */
export function DepositBonus({ id, status, offer, takes }: OfferProps<'DEPOSIT_BONUS'>) {
  return (
    <>
      <BonusTerms offer={offer} />
      <p className="hint">{text('promo.bonus.lose')}</p>
      {status === 'SIGNED' && <p className="note info">{text('promo.bonus.chosen')}</p>}
      <BonusBar promotionId={id} />
      {takes && (status === 'JOIN' || status === 'SIGNED') && (
        <Link className="btn gold block" to={pathTo('deposit')}>
          {text('promo.bonus.deposit')}
        </Link>
      )}
    </>
  )
}
