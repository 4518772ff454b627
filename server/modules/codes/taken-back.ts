import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/**
 * Does something and, unless it is to stay, takes it back: what nobody may learn from the answer,
 * they can't learn from its time either.
 */
export async function takenBack(tx: Tx, stays: boolean, work: () => Promise<void>): Promise<void> {
  await sql`savepoint taken_back`.execute(tx)
  await work()
  if (stays) await sql`release savepoint taken_back`.execute(tx)
  else await sql`rollback to savepoint taken_back`.execute(tx)
}
