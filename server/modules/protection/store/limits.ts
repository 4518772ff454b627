import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Limit, LimitKind } from '@senluna/kit/protection/protection.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

interface LimitRow {
  kind: LimitKind
  value: bigint | null
  pending: boolean
  pending_value: bigint | null
  pending_at: Date | null
}

/** The limits that were ever set, by kind. */
export async function limitsOf(db: Db, memberId: Id<'member'>): Promise<Map<LimitKind, Limit>> {
  const { rows } =
    await sql<LimitRow>`select kind, value, pending, pending_value, pending_at from protection.member_limit
    where owner_id = ${memberId}`.execute(db)
  return new Map(
    rows.map((row) => {
      const at = row.pending_at && instant(row.pending_at.getTime())
      return [
        row.kind,
        { value: row.value, pending: row.pending && at !== null ? { value: row.pending_value, at } : null },
      ]
    }),
  )
}

export async function writeLimit(
  tx: Tx,
  memberId: Id<'member'>,
  kind: LimitKind,
  limit: Limit,
  now: Instant,
): Promise<void> {
  const { value, pending } = limit
  const pendingAt = pending && new Date(pending.at)
  await sql`insert into protection.member_limit (owner_id, kind, value, pending, pending_value, pending_at, changed_at)
    values (${memberId}, ${kind}, ${value}, ${pending !== null}, ${pending?.value ?? null}, ${pendingAt}, ${new Date(now)})
    on conflict (owner_id, kind) do update set value = excluded.value, pending = excluded.pending,
      pending_value = excluded.pending_value, pending_at = excluded.pending_at, changed_at = excluded.changed_at`.execute(
    tx,
  )
}
