import { vendorGameTypes } from '@senluna/contract/play/lobby.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { ltr } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'

/** What a category's games differ by. */
interface Differences {
  /** Their classes as code and name with their count, the largest first. */
  classes: (readonly [code: string, name: string])[]
  themes: ReadonlySet<string>
  volatilities: ReadonlySet<string>
}

/** What the games of a category differ by: of the vendors named, separated by commas, or of all. */
export function useDifferences(type: GameType, vendors: string): Differences {
  const { merchantCode } = useBrand()
  const list = useQuery(q(vendorGameTypes, { query: { merchantCode } })).data?.list ?? []
  const among = vendors === '' ? undefined : vendors.split(',')
  const found = list
    .filter(({ vendorCode }) => !among || among.includes(vendorCode))
    .flatMap(({ gameTypes }) => gameTypes.filter(({ gameType }) => gameType === type))
  const counts = new Map<string, { name: string; count: number }>()
  for (const { code, name, count } of found.flatMap(({ classifies }) => classifies))
    counts.set(code, { name, count: count + (counts.get(code)?.count ?? 0) })
  return {
    classes: [...counts]
      .toSorted(([, a], [, b]) => b.count - a.count)
      .map(([code, { name, count }]) => [code, `${name} ${ltr(`(${countText(count)})`)}`] as const),
    themes: new Set(found.flatMap(({ themes }) => themes)),
    volatilities: new Set(found.flatMap(({ volatilities }) => volatilities)),
  }
}
