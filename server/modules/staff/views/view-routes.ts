import * as contract from '@senluna/contract/desk/lists.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { deleteView, viewsOf, saveView } from './view-store.ts'

/** The calls of the views that somebody at the desk saves for themselves. */
export function viewRoutes(db: Db): Route[] {
  return [
    route(contract.deskViews, ({ caller, query }) => viewsOf(db, caller.staffId, query.page)),
    route(contract.saveDeskView, async ({ caller, body }) => {
      await saveView(db, caller.staffId, body)
      return viewsOf(db, caller.staffId, body.page)
    }),
    route(contract.deleteDeskView, async ({ caller, body }) => {
      await deleteView(db, caller.staffId, body.page, body.name)
      return viewsOf(db, caller.staffId, body.page)
    }),
  ]
}
