import { rankList } from '@senluna/contract/site/content.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Winners } from './winners.ts'
import { ranksOf } from './rank-store.ts'

/** The board of wins. A brand that has it switched off has no wins to show. */
export const winnerRoutes = (winners: Winners): Route[] => [
  route(rankList, async ({ brand, language, query, now }) => {
    if (switchOn(brand.whitelabel, 'WINNER_BOARD')) return ranksOf(winners, brand.merchantCode, language, query, now)
    return { list: [], least: (await winners.leastOf(brand.merchantCode, now)).toString() }
  }),
]
