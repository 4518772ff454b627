import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Lock } from '@senluna/contract/desk/members/members.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** Why and by whom an account is kept from something. */
export interface LockReason {
  kind: Lock
  at: Date
  staffName: string
  reason: string
}

export async function locksOf(db: Db | Tx, memberId: Id<'member'>): Promise<LockReason[]> {
  const { rows } = await sql<{ kind: Lock; at: Date; staff_name: string; reason: string }>`
    select kind, at, staff_name, reason from members.lock where member_id = ${memberId} order by kind`.execute(db)
  return rows.map(({ staff_name: staffName, ...row }) => ({ ...row, staffName }))
}

/**
 * Keeps an account out of what it is locked for; inside the transaction that would do it.
 *
 * Refuses AUTH_DISABLED for a locked log-in, else AUTH_RESTRICTED.
 */
export async function refuseLocked(db: Db | Tx, memberId: Id<'member'>, kind: Lock): Promise<void> {
  const { rows } = await sql`select from members.lock where member_id = ${memberId} and kind = ${kind}`.execute(db)
  if (rows.length > 0) throw new Refusal(kind === 'LOGIN' ? 'AUTH_DISABLED' : 'AUTH_RESTRICTED')
}

/** Which of some accounts are locked for something. */
export async function lockedAmong(
  db: Db | Tx,
  memberIds: readonly Id<'member'>[],
  kind: Lock,
): Promise<ReadonlySet<Id<'member'>>> {
  const { rows } = await sql<{ id: Id<'member'> }>`select member_id as id from members.lock
    where member_id = any (${[...memberIds]}::uuid[]) and kind = ${kind}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Sets a lock, or lifts it; answers false when it stood so already. */
export async function setLock(
  tx: Tx,
  memberId: Id<'member'>,
  lock: { kind: Lock; on: boolean; staffName: string; reason: string },
  now: Instant,
): Promise<boolean> {
  const done = lock.on
    ? await sql`insert into members.lock (member_id, kind, at, staff_name, reason)
        values (${memberId}, ${lock.kind}, ${new Date(now)}, ${lock.staffName}, ${lock.reason})
        on conflict do nothing`.execute(tx)
    : await sql`delete from members.lock where member_id = ${memberId} and kind = ${lock.kind}`.execute(tx)
  return done.numAffectedRows === 1n
}
