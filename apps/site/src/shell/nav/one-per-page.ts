import type { whitelabel } from '@senluna/contract/site/system.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { isBuilt } from './page-list.ts'
import { CATEGORIES } from './categories.ts'

type Navigation = ReplyOf<typeof whitelabel>['navigation']

/**
 * The categories of a menu that have a vendor and a page, one entry for each page. What shares a
 * page stands as the first of it, with the games and vendors of all: a tile counts what it leads
 * to.
 */
export function onePerPage(navigation: Navigation) {
  const items = navigation
    .filter((item) => item.vendorCount > 0 && Object.hasOwn(CATEGORIES, item.gameType))
    .map((item) => ({
      type: item.gameType as GameType,
      count: item.gameCount,
      vendorCount: item.vendorCount,
      ...CATEGORIES[item.gameType as GameType],
    }))
    .filter(({ path }) => isBuilt(path))
  return [...Map.groupBy(items, ({ path }) => path).values()].flatMap(([first, ...others]) =>
    first
      ? {
          ...first,
          count: others.reduce((sum, { count }) => sum + count, first.count),
          vendorCount: others.reduce((sum, item) => sum + item.vendorCount, first.vendorCount),
        }
      : [],
  )
}
