import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { TeamAccount } from '../../teams/index.ts'

/** Some accounts as they stand now. */
export async function accountsOf(db: Db | Tx, ids: readonly Id<'member'>[]): Promise<TeamAccount[]> {
  const { rows } =
    await sql<TeamAccount>`select id, user_name as "userName", type, path::text[] as path from members.for_teams
    where id = any (${[...ids]}::uuid[]) and until is null`.execute(db)
  return rows
}
