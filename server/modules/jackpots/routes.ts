import * as contract from '@senluna/contract/play/jackpots.ts'
import { iso } from '@senluna/kit/time.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Jackpots } from './jackpots.ts'
import { networkOf } from './pot-store.ts'
import { potShown } from './shown.ts'
import { winsList } from './prizes/wins.ts'

/** What everybody may read of jackpots. A brand without any has none to show. */
export const jackpotRoutes = (jackpots: Jackpots): Route[] => [
  route(contract.jackpots, async ({ brand, now }) => {
    const network = await networkOf(jackpots.db, brand.merchantCode)
    return {
      pots: network?.pots.flatMap(potShown) ?? [],
      games: network?.games ?? [],
      at: iso(now),
    }
  }),
  route(contract.jackpotWins, (call) => winsList(jackpots, call)),
]
