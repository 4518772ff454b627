import type { pointConfig } from '@senluna/contract/money/points.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { productName } from '../../shell/nav/product-name.ts'
import { useIsBettable } from '../../shell/nav/use-categories.ts'

/** By what play points are earned, product by product; of those that can be played here. */
export function Earning({ terms }: { terms: ReplyOf<typeof pointConfig> }) {
  const { currency } = useBrand()
  const isBettable = useIsBettable()
  const shown = PRODUCTS.filter((product) => (terms.weightsPct[product] ?? 0) > 0 && isBettable(product))
  return (
    <div className="card mall-earning">
      <h2>{text('points.earning')}</h2>
      <p>{text('points.earning.lead', { unit: moneyText(terms.unit, currency) })}</p>
      <ul className="mall-weights">
        {shown.map((product) => (
          <li key={product}>
            {productName(product)} <b className="num">{terms.weightsPct[product]}%</b>
          </li>
        ))}
      </ul>
      <p className="hint">{text('points.earning.vip')}</p>
    </div>
  )
}
