import * as contract from '@senluna/contract/desk/favorites.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { dropFavorite, favoritesOf, keepFavorite } from './favorite-store.ts'

/** The calls of the pages that somebody at the desk keeps at the top of their menu. */
export function favoriteRoutes(db: Db): Route[] {
  return [
    route(contract.deskFavorites, ({ caller }) => favoritesOf(db, caller.staffId)),
    route(contract.setDeskFavorite, async ({ caller, body: { path, on }, now }) => {
      if (on) await keepFavorite(db, caller.staffId, path, now)
      else await dropFavorite(db, caller.staffId, path)
      return favoritesOf(db, caller.staffId)
    }),
  ]
}
