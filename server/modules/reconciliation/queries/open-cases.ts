import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** How many differences nobody has closed, of all brands. */
export async function openCases(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*)::integer as open from reconciliation."case"
    where state = 'OPEN'`.execute(db)
  return rows[0]!.open
}
