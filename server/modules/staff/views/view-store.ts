import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import * as contract from '@senluna/contract/desk/lists.ts'
import { Refusal } from '@senluna/contract/refusals.ts'

export async function viewsOf(db: Db, staffId: Id<'staff'>, page: string): Promise<{ list: contract.DeskView[] }> {
  const { rows } = await sql<contract.DeskView>`select name, settings from staff.view
    where staff_id = ${staffId} and page = ${page} order by name`.execute(db)
  return { list: rows }
}

/**
 * Saves a view; one of the same name is replaced. Refuses VAL_FIELD when there are too many of that
 * page.
 */
export async function saveView(
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

/** Deletes a view of somebody's. */
export async function deleteView(db: Db, staffId: Id<'staff'>, page: string, name: string): Promise<void> {
  await sql`delete from staff.view
        where staff_id = ${staffId} and page = ${page} and name = ${name}`.execute(db)
}
