import './bonus.css'
import type { PromotionOffer } from '@senluna/contract/site/content.ts'
import type { Product } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

/** Products by their names, with commas between. */
export const productList = (products: readonly Product[]): string =>
  products.map((product) => text(`withdraw.product.${product}`)).join(', ')

type DepositOffer = Extract<PromotionOffer, { type: 'DEPOSIT_BONUS' }>

/** The terms of a deposit bonus; what ends it early is the same for all and stands with them. */
export function BonusTerms({ offer }: { offer: DepositOffer }) {
  const { gives, asks } = useGist(offer)
  return (
    <ul className="bonus-terms">
      <li>{gives}</li>
      <li>{asks}</li>
      <Conditions offer={offer} />
    </ul>
  )
}

/**
 * The same with what it gives and what it asks always in sight; a press shows the rest, which
 * stands open with the bonus that is chosen.
 */
export function FoldedTerms({ offer, open }: { offer: DepositOffer; open: boolean }) {
  const { gives, asks } = useGist(offer)
  return (
    <details className="bonus-folded" open={open}>
      <summary>
        {gives}. {asks}.
      </summary>
      <ul className="bonus-terms">
        <Conditions offer={offer} />
      </ul>
    </details>
  )
}

/** What a bonus gives and what it asks for that. */
function useGist({ ratePpm, cap, includeDeposit, turnoverX100, days }: DepositOffer) {
  const { currency } = useBrand()
  const wager = { times: String(turnoverX100 / 100), days: String(days) }
  return {
    gives: text('promo.bonus.rate', { percent: `${ratePpm / 10_000}%`, cap: moneyText(cap, currency) }),
    asks: includeDeposit ? text('promo.bonus.both', wager) : text('promo.bonus.alone', wager),
  }
}

function Conditions({ offer: { nth, minDeposit, products, maxBet } }: { offer: DepositOffer }) {
  const { currency } = useBrand()
  return (
    <>
      <li>{text('promo.bonus.least', { amount: moneyText(minDeposit, currency) })}</li>
      {nth > 0 && <li>{nth === 1 ? text('promo.bonus.first') : text('promo.bonus.nth', { n: nth })}</li>}
      <li>{text('promo.bonus.products', { list: productList(products) })}</li>
      {maxBet && (
        <li>
          {text('promo.bonus.max', {
            percent: `${maxBet.ratePpm / 10_000}%`,
            least: moneyText(maxBet.least, currency),
          })}
        </li>
      )}
    </>
  )
}
