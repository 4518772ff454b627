import { newId } from '../../platform/ids.ts'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { SecurityChange } from '@senluna/contract/events/account.ts'
import type { Tx, Db } from '../../platform/database/db.ts'

/** Writes down a change of somebody's security. */
export async function insertChange(
  tx: Tx,
  {
    memberId,
    what,
    ip,
    detail,
  }: { memberId: Id<'member'>; what: SecurityChange; ip: string; detail: Readonly<Record<string, string | number>> },
  now: Instant,
): Promise<void> {
  await sql`insert into security.change (member_id, at, id, what, ip, detail)
    values (${memberId}, ${new Date(now)}, ${newId<'change'>(now)}, ${what}, ${ip}, ${JSON.stringify(detail)}::jsonb)`.execute(
    tx,
  )
}

/** Whether a member changed one of these since then; setting a first payment password is none. */
export async function hasChange(
  db: Db | Tx,
  memberId: Id<'member'>,
  since: Instant,
  credentials: string[],
): Promise<boolean> {
  const { rows } = await sql`select 1 from security.change c
    where c.member_id = ${memberId} and c.at > ${new Date(since)} and c.what = any(${credentials}::text[])
      and (c.what <> 'paymentPassword' or exists (select from security.change b where b.member_id = c.member_id
        and b.what = 'paymentPassword' and (b.at, b.id) < (c.at, c.id)))
    limit 1`.execute(db)
  return rows.length > 0
}

/** When one of these last changed since then. */
export async function lastChange(
  db: Db | Tx,
  memberId: Id<'member'>,
  since: Instant,
  changes: readonly SecurityChange[],
): Promise<Instant | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from security.change
    where member_id = ${memberId} and at > ${new Date(since)} and what = any(${[...changes]}::text[])`.execute(db)
  const at = rows[0]?.at
  return at ? instant(at.getTime()) : undefined
}
