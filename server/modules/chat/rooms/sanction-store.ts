import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { type Instant, instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { newId } from '../../../platform/ids.ts'

export interface Row {
  id: string
  member_id: Id<'member'>
  member_name: string
  kind: 'MUTE' | 'BAN'
  since: Date
  until: Date | null
  reason: string
  staff_name: string
}

const COLUMNS = sql.raw('id, member_id, member_name, kind, since, until, reason, staff_name')

/** Sanctions in force, the newest first. */
export async function listInForce(
  db: Db,
  {
    merchantCode,
    at,
    last,
    size,
  }: { merchantCode: MerchantCode; at: string | undefined; last: string | undefined; size: number },
  now: Instant,
): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from chat.sanction
    where merchant_id = ${merchantCode} and lifted_at is null and (until is null or until > ${new Date(now)})
      ${at === undefined || last === undefined ? sql`` : sql`and (since, id) < (${new Date(Number(at))}::timestamptz, ${last}::uuid)`}
    order by since desc, id desc limit ${size + 1}`.execute(db)
  return rows
}

/** Lifts a member's sanctions of a kind. */
export async function liftKind(
  tx: Tx,
  { merchantCode, memberId, kind }: { merchantCode: MerchantCode; memberId: Id<'member'>; kind: 'MUTE' | 'BAN' },
  now: Instant,
): Promise<void> {
  await sql`update chat.sanction set lifted_at = ${new Date(now)}
      where merchant_id = ${merchantCode} and member_id = ${memberId} and kind = ${kind} and lifted_at is null`.execute(
    tx,
  )
}

/** Imposes a sanction. */
export async function insertSanction(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    memberId: Id<'member'>
    memberName: string
    kind: 'MUTE' | 'BAN'
    until: Date | null
    reason: string
    staffId: Id<'staff'>
    name: string
  },
  now: Instant,
): Promise<Row> {
  const { rows } =
    await sql<Row>`insert into chat.sanction (id, merchant_id, member_id, member_name, kind, since, until, reason, staff_id, staff_name)
      values (${newId<'sanction'>(now)}, ${row.merchantCode}, ${row.memberId}, ${row.memberName}, ${row.kind}, ${new Date(now)}, ${row.until},
        ${row.reason}, ${row.staffId}, ${row.name}) returning ${COLUMNS}`.execute(tx)
  return rows[0]!
}

/** A sanction, held until the transaction ends. */
export async function lockSanction(
  tx: Tx,
  sanctionId: string,
  merchantCode: MerchantCode,
): Promise<(Row & { lifted_at: Date | null }) | undefined> {
  const { rows } = await sql<Row & { lifted_at: Date | null }>`select ${COLUMNS}, lifted_at from chat.sanction
      where id = ${sanctionId} and merchant_id = ${merchantCode} for update`.execute(tx)
  return rows[0]
}

/** Lifts a sanction. */
export async function liftSanction(tx: Tx, rowId: string, now: Instant): Promise<void> {
  await sql`update chat.sanction set lifted_at = ${new Date(now)} where id = ${rowId}`.execute(tx)
}

/** What keeps a member out of the rooms or silent in them. */
export interface Sanctions {
  banned: boolean
  mutedUntil: Instant | 'ever' | undefined
}

export async function sanctionsOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  memberId: string,
  now: Instant,
): Promise<Sanctions> {
  const { rows } = await sql<{ kind: 'MUTE' | 'BAN'; until: Date | null }>`select kind, until from chat.sanction
    where merchant_id = ${merchantCode} and member_id = ${memberId} and lifted_at is null
      and (until is null or until > ${new Date(now)})`.execute(db)
  const mutes = rows.filter(({ kind }) => kind === 'MUTE').map(({ until }) => until?.getTime() ?? Infinity)
  const longest = mutes.length === 0 ? undefined : Math.max(...mutes)
  return {
    banned: rows.some(({ kind }) => kind === 'BAN'),
    mutedUntil: longest === undefined ? undefined : longest === Infinity ? 'ever' : instant(longest),
  }
}
