import * as contract from '@senluna/contract/play/launch.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { launchGame, type Launching } from './launch-game.ts'

/** The two calls that open a game. */
export const launchRoutes = (deps: Launching): Route[] => [
  route(contract.launchGame, ({ caller, brand, request, now, body }) =>
    launchGame(deps, { caller, brand, request, now, ask: body }),
  ),
  route(contract.launchAddressV2, ({ caller, brand, request, now, body, language }) =>
    launchGame(deps, { caller, brand, request, now, ask: { ...body, language } }),
  ),
]
