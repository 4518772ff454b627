import { sql } from 'kysely'
import * as contract from '@senluna/contract/desk/lists.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'

/** The calls of the views that somebody at the desk saves for themselves. */
export function viewRoutes(db: Db): Route[] {
  return [
    route(contract.deskViews, ({ caller, query }) => viewsOf(db, caller.staffId, query.page)),
    route(contract.saveDeskView, async ({ caller, body }) => {
      await saveView(db, caller.staffId, body)
      return viewsOf(db, caller.staffId, body.page)
    }),
    route(contract.deleteDeskView, async ({ caller, body }) => {
      await sql`delete from staff.view
        where staff_id = ${caller.staffId} and page = ${body.page} and name = ${body.name}`.execute(db)
      return viewsOf(db, caller.staffId, body.page)
    }),
  ]
}

async function viewsOf(db: Db, staffId: Id<'staff'>, page: string): Promise<{ list: contract.DeskView[] }> {
  const { rows } = await sql<contract.DeskView>`select name, settings from staff.view
    where staff_id = ${staffId} and page = ${page} order by name`.execute(db)
  return { list: rows }
}

/**
 * Saves a view; one of the same name is replaced. Refuses VAL_FIELD when there are too many of that
 * page.
 */
async function saveView(
  db: Db,
  staffId: Id<'staff'>,
  { page, name, settings }: { page: string; name: string; settings: contract.DeskView['settings'] },
): Promise<void> {
  const kept = await sql`insert into staff.view (staff_id, page, name, settings)
    select ${staffId}::uuid, ${page}::text, ${name}::text, ${JSON.stringify(settings)}::jsonb
    where (select count(*) from staff.view where staff_id = ${staffId} and page = ${page} and name <> ${name})
      < ${contract.VIEWS_MOST}
    on conflict (staff_id, page, name) do update set settings = excluded.settings`.execute(db)
  if (kept.numAffectedRows !== 1n) throw new Refusal('VAL_FIELD', { fields: [{ field: 'name' }] })
}
