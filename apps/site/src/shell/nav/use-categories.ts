import { whitelabel } from '@senluna/contract/site/system.ts'
import type { GameType, Product } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { CATEGORIES } from './categories.ts'
import { onePerPage } from './one-per-page.ts'

/**
 * The categories that have a vendor, one entry for each page; two that share a page are counted
 * together.
 */
export function useCategories() {
  const { data } = useQuery(q(whitelabel))
  return onePerPage(data?.navigation ?? [])
}

/** How many vendors a category's games come from. */
export const useVendorCount = (type: GameType): number =>
  useCategories().find(({ path }) => path === CATEGORIES[type].path)?.vendorCount ?? 0

/** Whether something of a product can be bet on here; until it is known, everything counts. */
export function useIsBettable(): (product: Product) => boolean {
  const { data } = useQuery(q(whitelabel))
  return (product) => data?.navigation.some(({ gameType }) => gameType === product) ?? true
}

/** A link to a category with one vendor chosen. */
export const vendorPath = (type: GameType, vendorCode: string): string =>
  `${CATEGORIES[type].path}?page=${encodeURIComponent(vendorCode)}`
