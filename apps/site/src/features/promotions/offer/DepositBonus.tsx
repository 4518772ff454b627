import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { BonusTerms } from '../../../rewards/bonus/BonusTerms.tsx'
import { pathTo } from '../../../shell/nav/path-to.ts'
import type { OfferProps } from './offer-props.ts'

/** The terms of a deposit bonus, and the way to the deposit that chooses it. */
export function DepositBonus({ status, offer, takes }: OfferProps<'DEPOSIT_BONUS'>) {
  return (
    <>
      <BonusTerms offer={offer} />
      <p className="hint">{text('promo.bonus.lose')}</p>
      {status === 'SIGNED' && <p className="note info">{text('promo.bonus.chosen')}</p>}
      {takes && (status === 'JOIN' || status === 'SIGNED') && (
        <Link className="btn gold block" to={pathTo('deposit')}>
          {text('promo.bonus.deposit')}
        </Link>
      )}
    </>
  )
}
