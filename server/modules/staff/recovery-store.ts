import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../platform/database/db.ts'

/** Deletes the recovery codes of an account of the desk. */
export async function deleteRecoveryCodes(tx: Tx, staffId: Id<'staff'>): Promise<void> {
  await sql`delete from staff.recovery_code where staff_id = ${staffId}`.execute(tx)
}
