import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { UnitScope } from './rebates.ts'

/** Marks units to be worked out. A mark made twice is one mark. */
export async function markScopes(tx: Tx, scopes: readonly UnitScope[]): Promise<void> {
  if (scopes.length === 0) return
  await sql`insert into rebates.mark (scope) select scope from unnest(${[...new Set(scopes)]}::text[]) as m (scope)
    order by 1 on conflict do nothing`.execute(tx)
}

/**
 * Takes every mark. Who marks a unit from now on makes another mark: what happens while it is
 * worked out is worked out again.
 */
export async function takeMarks(db: Db): Promise<void> {
  await sql`with open as (delete from rebates.mark where not taken returning scope)
    insert into rebates.mark (scope, taken) select scope, true from open on conflict do nothing`.execute(db)
}

/** Some units that were taken, but for those that were tried. */
export async function takenScopes(db: Db, most: number, tried: readonly string[]): Promise<UnitScope[]> {
  const { rows } = await sql<{ scope: UnitScope }>`select scope from rebates.mark
    where taken and not (scope = any (${[...tried]}::text[])) order by 1 limit ${most}`.execute(db)
  return rows.map(({ scope }) => scope)
}

/** Forgets a unit that was worked out. */
export async function dropMark(db: Db, scope: UnitScope): Promise<void> {
  await sql`delete from rebates.mark where taken and scope = ${scope}`.execute(db)
}
