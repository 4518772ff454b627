import * as contract from '@senluna/contract/launch.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { launchGame } from './launch-game.ts'

/** What opening games needs: the codes of the house games this site runs. */
export interface LaunchDeps {
  db: Db
  houseGames: ReadonlySet<string>
}

/** The two calls that open a game. */
export const launchRoutes = ({ db, houseGames }: LaunchDeps): Route[] => [
  route(contract.launchGame, ({ caller, brand, request, now, body }) =>
    launchGame(db, houseGames, { caller, brand, request, now, ask: body }),
  ),
  route(contract.launchAddressV2, ({ caller, brand, request, now, body, language }) =>
    launchGame(db, houseGames, { caller, brand, request, now, ask: { ...body, language } }),
  ),
]
