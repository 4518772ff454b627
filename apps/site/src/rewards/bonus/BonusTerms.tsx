import './bonus.css'
import type { PromotionOffer } from '@senluna/contract/site/content.ts'
import type { Product } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

/** Products by their names, with commas between. */
export const productList = (products: readonly Product[]): string =>
  products.map((product) => text(`withdraw.product.${product}`)).join(', ')

/** The terms of a deposit bonus; what ends it early is the same for all and stands with them. */
export function BonusTerms({ offer }: { offer: Extract<PromotionOffer, { type: 'DEPOSIT_BONUS' }> }) {
  const { currency } = useBrand()
  const { nth, ratePpm, cap, minDeposit, includeDeposit, turnoverX100, days, products, maxBet } = offer
  const wager = { times: String(turnoverX100 / 100), days: String(days) }
  return (
    <ul className="bonus-terms">
      <li>{text('promo.bonus.rate', { percent: `${ratePpm / 10_000}%`, cap: moneyText(cap, currency) })}</li>
      <li>{text('promo.bonus.least', { amount: moneyText(minDeposit, currency) })}</li>
      {nth > 0 && <li>{text('promo.bonus.nth', { n: String(nth) })}</li>}
      <li>{includeDeposit ? text('promo.bonus.both', wager) : text('promo.bonus.alone', wager)}</li>
      <li>{text('promo.bonus.products', { list: productList(products) })}</li>
      {maxBet && (
        <li>
          {text('promo.bonus.max', {
            percent: `${maxBet.ratePpm / 10_000}%`,
            least: moneyText(maxBet.least, currency),
          })}
        </li>
      )}
    </ul>
  )
}
