import { whitelabel } from '@senluna/contract/system.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { isBuilt } from './absent.ts'
import { CATEGORIES } from './categories.ts'

/** The categories that have a vendor, one entry for each page. */
export function useCategories() {
  const { data } = useQuery(q(whitelabel))
  const seen = new Set<string>()
  return (data?.navigation ?? [])
    .filter((item) => item.vendorCount > 0 && Object.hasOwn(CATEGORIES, item.gameType))
    .map((item) => ({
      type: item.gameType as GameType,
      count: item.gameCount,
      vendorCount: item.vendorCount,
      ...CATEGORIES[item.gameType as GameType],
    }))
    .filter((item) => isBuilt(item.path) && !seen.has(item.path) && seen.add(item.path))
}

/** A link to a category with one vendor chosen. */
export const vendorPath = (type: GameType, vassalage: string): string =>
  `${CATEGORIES[type].path}?page=${encodeURIComponent(vassalage)}`
