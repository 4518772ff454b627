import { sql } from 'kysely'
import { HOUR, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { StaffId } from './store.ts'

/** Repeats are counted together within. */
const COUNTED_FOR = HOUR

/** Counts a refused call; answers how often it was refused within the hour. */
export async function countRefused(tx: Tx, staffId: StaffId, call: string, now: Instant): Promise<number> {
  const at = new Date(now)
  const begun = new Date(later(now, -COUNTED_FOR))
  const { rows } = await sql<{ times: number }>`insert into staff.refused_call as r (staff_id, call, since, times)
    values (${staffId}, ${call}, ${at}, 1)
    on conflict (staff_id, call) do update set times = case when r.since < ${begun} then 1 else r.times + 1 end,
      since = case when r.since < ${begun} then excluded.since else r.since end
    returning times`.execute(tx)
  return rows[0]!.times
}

/** Counts that are over. */
export async function deleteOldRefusals(db: Db, now: Instant): Promise<void> {
  await sql`delete from staff.refused_call where since < ${new Date(later(now, -COUNTED_FOR))}`.execute(db)
}
