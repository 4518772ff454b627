import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'

/**
 * Who was noted so shortly before isn't noted anew, so that of whoever plays on no row is written
 * with each lot of events.
 */
export const ANEW_MS = 5 * SECOND
/** A note is forgotten so long after it at the earliest: what it stands for is written by then. */
export const SETTLES_MS = 10 * SECOND

/** Notes members whose missions are to be looked at. */
export async function noteToLook(tx: Tx, memberIds: readonly Id<'member'>[], now: Instant): Promise<void> {
  if (memberIds.length === 0) return
  await sql`insert into promotions.mission_look (member_id, at)
    select m, ${new Date(now)} from unnest(${[...memberIds].sort()}::uuid[]) m
    where not exists (select from promotions.mission_look l where l.member_id = m and l.at > ${new Date(now - ANEW_MS)})
    on conflict (member_id) do update set at = excluded.at where mission_look.at < excluded.at`.execute(tx)
}

/** Members of a brand whose missions are to be looked at, who waits longest first. */
export async function membersToLook(
  db: Db,
  merchantCode: MerchantCode,
  most: number,
): Promise<{ id: Id<'member'>; at: Date }[]> {
  const { rows } = await sql<{
    id: Id<'member'>
    at: Date
  }>`select l.member_id as id, l.at from promotions.mission_look l
    join promotions.in_people m on m.id = l.member_id and m.merchant_id = ${merchantCode}
    order by l.at, l.member_id limit ${most}`.execute(db)
  return rows
}

/**
 * Forgets who was looked at; who did something meanwhile or just before stays, and whose row
 * somebody holds, to be looked at again.
 */
export async function forgetLooked(
  db: Db,
  looked: readonly { id: Id<'member'>; at: Date }[],
  now: Instant,
): Promise<void> {
  await sql`with held as (
      select l.member_id from promotions.mission_look l
      join unnest(${looked.map(({ id }) => id)}::uuid[], ${looked.map(({ at }) => at)}::timestamptz[]) k (id, at)
        on k.id = l.member_id and l.at <= k.at and l.at <= ${new Date(now - SETTLES_MS)}
      order by 1 for update of l skip locked)
    delete from promotions.mission_look l using held h where h.member_id = l.member_id`.execute(db)
}

/** Which of some members were notified of a mission's cycle, or have its reward. */
export async function notifiedAmong(
  db: Db,
  { promotionId, cycle }: { promotionId: string; cycle: string },
  ids: readonly Id<'member'>[],
): Promise<ReadonlySet<Id<'member'>>> {
  const { rows } = await sql<{ member_id: Id<'member'> }>`
    select member_id from promotions.mission_notified
      where member_id = any (${[...ids]}::uuid[]) and promotion_id = ${promotionId} and cycle = ${cycle}
    union all
    select member_id from promotions.participation
      where member_id = any (${[...ids]}::uuid[]) and promotion_id = ${promotionId} and cycle = ${cycle}`.execute(db)
  return new Set(rows.map(({ member_id }) => member_id))
}

/** Notes that a member is notified; false when they were before. */
export async function noteNotified(
  tx: Tx,
  notified: { memberId: Id<'member'>; promotionId: string; cycle: string },
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into promotions.mission_notified (member_id, promotion_id, cycle, at)
    values (${notified.memberId}, ${notified.promotionId}, ${notified.cycle}, ${new Date(now)}) on conflict do nothing`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
