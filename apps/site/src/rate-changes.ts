import type { RateRequest } from '@senluna/contract/agent/downlines.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { productName } from './shell/nav/product-name.ts'

/** What rates a request would change, product by product. */
export const changesText = ({ from, to }: Pick<RateRequest, 'from' | 'to'>): string =>
  PRODUCTS.filter((product) => to[product] !== undefined)
    .map((product) =>
      text('down.change', {
        product: productName(product),
        from: percentText((from[product] ?? 0) / 100),
        to: percentText((to[product] ?? 0) / 100),
      }),
    )
    .join(' · ')
