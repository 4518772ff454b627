import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** Marks draws to be worked out. A mark made twice is one mark. */
export async function markDraws(tx: Tx, draws: readonly number[]): Promise<void> {
  if (draws.length === 0) return
  await sql`insert into rebates.mark (scope) select 'draw ' || no from unnest(${[...new Set(draws)]}::integer[]) as d (no)
    order by 1 on conflict do nothing`.execute(tx)
}

/**
 * Takes every mark. Who marks a draw from now on makes another mark: what happens while it is
 * worked out is worked out again.
 */
export async function takeMarks(db: Db): Promise<void> {
  await sql`with open as (delete from rebates.mark where not taken returning scope)
    insert into rebates.mark (scope, taken) select scope, true from open on conflict do nothing`.execute(db)
}

/** Some draws that were taken, but for those that were tried. */
export async function takenDraws(db: Db, most: number, tried: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`select split_part(scope, ' ', 2)::integer as no from rebates.mark
    where taken and not (split_part(scope, ' ', 2) = any (${[...tried]}::text[])) order by 1 limit ${most}`.execute(db)
  return rows.map(({ no }) => no)
}

/** Forgets a draw that was worked out. */
export async function dropMark(db: Db, draw: number): Promise<void> {
  await sql`delete from rebates.mark where taken and scope = ${`draw ${draw}`}`.execute(db)
}
