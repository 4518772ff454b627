import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../../brand.ts'
import type { OfferProps } from '../offer-props.ts'

/** What earns tickets on a day. */
export function Tickets({ offer: { free, perDeposit, perBet, most } }: Pick<OfferProps<'RAFFLE'>, 'offer'>) {
  const { currency } = useBrand()
  return (
    <div>
      <h2>{text('raffle.tickets')}</h2>
      <ul className="raffle-tickets">
        {free > 0 && <li>{text('raffle.free', { count: String(free) })}</li>}
        {perDeposit !== '0' && <li>{text('raffle.perDeposit', { amount: moneyText(perDeposit, currency) })}</li>}
        {perBet !== '0' && <li>{text('raffle.perBet', { amount: moneyText(perBet, currency) })}</li>}
        <li>{text('raffle.most', { count: String(most) })}</li>
      </ul>
    </div>
  )
}
