import { DAY, type Instant, MINUTE } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** So long nothing is sent at least, once there was too much. */
const LOCK = 5 * MINUTE

/**
 * Counts, and answers how many seconds to wait: 0 as long as there were no more than `most` in the
 * period.
 */
export async function count(db: Db | Tx, key: Buffer, most: number, periodMs: number, now: Instant): Promise<number> {
  const at = new Date(now)
  const old = new Date(now - periodMs)
  const { rows } = await sql<{ locked_until: Date | null }>`
    insert into codes.count as c (key, count, since, forget_at) values (${key}, 1, ${at}, ${new Date(now + periodMs + LOCK)})
    on conflict (key) do update set
      count = case when c.locked_until > ${at} then c.count when c.locked_until <= ${at} or c.since <= ${old} then 1 else c.count + 1 end,
      since = case when c.locked_until > ${at} then c.since when c.locked_until <= ${at} or c.since <= ${old} then ${at} else c.since end,
      locked_until = case when c.locked_until > ${at} then c.locked_until
        when c.locked_until <= ${at} or c.since <= ${old} then null
        when c.count >= ${most} then greatest(c.since + make_interval(secs => ${periodMs / 1_000}), ${new Date(now + LOCK)}::timestamptz) end,
      forget_at = greatest(c.forget_at, ${new Date(now + periodMs + LOCK)}::timestamptz)
    returning locked_until`.execute(db)
  const locked = rows[0]!.locked_until
  return locked ? Math.ceil((locked.getTime() - now) / 1_000) : 0
}

/** Whether an address or a device has asked for so many codes. */
export async function isPictureDueFor(
  db: Db,
  { address, ofAddress, device, ofDevice }: { address: Buffer; ofAddress: number; device: Buffer; ofDevice: number },
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql<{
    due: boolean
  }>`select exists (select from codes.count where since > ${new Date(now - DAY)}
    and (key = ${address} and count >= ${ofAddress} or key = ${device} and count >= ${ofDevice})) as due`.execute(db)
  return rows[0]!.due
}
