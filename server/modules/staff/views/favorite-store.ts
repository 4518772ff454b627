import { sql } from 'kysely'
import { FAVORITES_MOST } from '@senluna/contract/desk/favorites.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'

/** The paths of somebody's favorite pages, the oldest first. */
export async function favoritesOf(db: Db, staffId: Id<'staff'>): Promise<{ list: string[] }> {
  const { rows } = await sql<{ path: string }>`select path from staff.favorite
    where staff_id = ${staffId} order by since, path`.execute(db)
  return { list: rows.map(({ path }) => path) }
}

/** Keeps a page of somebody's. Refuses VAL_FIELD when they have as many as may be. */
export async function keepFavorite(db: Db, staffId: Id<'staff'>, path: string, now: Instant): Promise<void> {
  const { rows } = await sql<{ kept: boolean }>`with kept as (
      insert into staff.favorite (staff_id, path, since)
      select ${staffId}::uuid, ${path}::text, ${new Date(now)}::timestamptz
      where (select count(*) from staff.favorite where staff_id = ${staffId} and path <> ${path}) < ${FAVORITES_MOST}
      on conflict (staff_id, path) do nothing returning 1)
    select exists (select from kept)
      or exists (select from staff.favorite where staff_id = ${staffId} and path = ${path}) as kept`.execute(db)
  if (!rows[0]?.kept) throw new Refusal('VAL_FIELD', { fields: [{ field: 'path' }] })
}

/** Keeps a page no longer. */
export async function dropFavorite(db: Db, staffId: Id<'staff'>, path: string): Promise<void> {
  await sql`delete from staff.favorite where staff_id = ${staffId} and path = ${path}`.execute(db)
}
