import type { Product } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'

/**
 * A product where several stand together: the two lotteries of a series, which menus call the same,
 * are distinguished.
 */
export function productName(product: Product): string {
  if (product !== 'LOTT' && product !== 'ELOTT') return text(`category.${product}`)
  const name = text(`withdraw.product.${product}`)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}
