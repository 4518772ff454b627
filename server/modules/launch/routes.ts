import * as contract from '@senluna/contract/launch.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Transfers } from '../transfers/index.ts'
import { launchGame } from './launch-game.ts'

/** What opening games needs: the codes of the house games this site runs. */
export interface LaunchDeps {
  db: Db
  houseGames: ReadonlySet<string>
  transfers: Transfers
}

/** The two calls that open a game. */
export const launchRoutes = (deps: LaunchDeps): Route[] => [
  route(contract.launchGame, ({ caller, brand, request, now, body }) =>
    launchGame(deps, { caller, brand, request, now, ask: body }),
  ),
  route(contract.launchAddressV2, ({ caller, brand, request, now, body, language }) =>
    launchGame(deps, { caller, brand, request, now, ask: { ...body, language } }),
  ),
]
