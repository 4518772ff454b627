import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Scope } from './rebates.ts'

/** Adds up what a scope's parts come to for teams, in place of what stood there. */
export const sumTeams = (tx: Tx, scope: Scope, zone: string) =>
  sql`select rebates.sum_teams(${scope}, ${zone})`.execute(tx)

/** Has a scope added up once more when its day is over, if anybody moved on it. */
export const sumAtEnd = (tx: Tx, scope: Scope, day: string) =>
  sql`insert into rebates.to_sum (scope, day, moved_only) values (${scope}, ${day}::date, true) on conflict do nothing`.execute(
    tx,
  )

/** Scopes that wait for it, of days up to one, and whether anybody moved on theirs. */
export async function scopesToSum(
  db: Db,
  last: string,
  zone: string,
  most: number,
  tried: readonly string[],
): Promise<{ scope: Scope; moved: boolean }[]> {
  const { rows } = await sql<{ scope: Scope; moved: boolean }>`select s.scope, not s.moved_only or exists (
      select from members.for_moves m
      where m.until > s.day::timestamp at time zone ${zone} and m.until < (s.day + 1)::timestamp at time zone ${zone}) as moved
    from rebates.to_sum s where s.day <= ${last}::date and s.scope <> all (${[...tried]}::text[]) order by s.day, s.scope limit ${most}`.execute(
    db,
  )
  return rows
}

/** Forgets one that was added up. */
export const dropSum = (tx: Tx, scope: Scope) => sql`delete from rebates.to_sum where scope = ${scope}`.execute(tx)
