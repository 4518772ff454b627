import type { Product } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'

/**
 * A product by everything that counts as it. Menus name categories instead: there two lotteries are
 * called the same, and tables and mini games stand apart from the slots that they count with.
 */
export const productName = (product: Product): string => text(`product.${product}`)
