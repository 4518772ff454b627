import { vendorGameTypes } from '@senluna/contract/play/lobby.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { ltr } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'

/**
 * The classes that a category's games are of, as code and name with their count, the largest first:
 * of the vendors named, separated by commas, or of all.
 */
export function useClasses(type: GameType, vendors: string): (readonly [code: string, name: string])[] {
  const { merchantCode } = useBrand()
  const list = useQuery(q(vendorGameTypes, { query: { merchantCode } })).data?.list ?? []
  const among = vendors === '' ? undefined : vendors.split(',')
  const counts = new Map<string, { name: string; count: number }>()
  for (const { vendorCode, gameTypes } of list) {
    if (among && !among.includes(vendorCode)) continue
    for (const { code, name, count } of gameTypes.find(({ gameType }) => gameType === type)?.classifies ?? [])
      counts.set(code, { name, count: count + (counts.get(code)?.count ?? 0) })
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([code, { name, count }]) => [code, `${name} ${ltr(`(${countText(count)})`)}`] as const)
}
