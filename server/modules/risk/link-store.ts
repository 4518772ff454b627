import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'

interface Row {
  device_id: string
  member_id: Id<'member'>
  reason: string
  cleared_by: string
  cleared_at: Date
}

export async function clearedOn(db: Db | Tx, merchantCode: MerchantCode, devices: readonly string[]): Promise<Row[]> {
  if (devices.length === 0) return []
  const { rows } = await sql<Row>`select device_id, member_id, reason, cleared_by, cleared_at from risk.cleared_link
    where merchant_id = ${merchantCode} and device_id = any(${[...devices]}::text[])`.execute(db)
  return rows
}

/** Forgets what was cleared of people who are erased. */
export const forgetLinks = async (tx: Tx, ids: readonly Id<'member'>[]): Promise<void> =>
  void (await sql`delete from risk.cleared_link where member_id = any(${[...ids]}::uuid[])`.execute(tx))

/** How many open cases each member has. */
export async function openCasesOf(
  db: Db,
  list: {
    id: string
    kind: 'DEVICE'
    value: string
    members: { id: Id<'member'>; userName: string }[]
    lastAt: string
  }[],
): Promise<
  {
    member_id: Id<'member'>
    n: number
  }[]
> {
  const { rows } = await sql<{
    member_id: Id<'member'>
    n: number
  }>`select member_id, count(*)::integer as n from risk."case"
    where decided_at is null and member_id = any (${list.flatMap(({ members }) => members.map(({ id }) => id))}::uuid[])
    group by member_id`.execute(db)
  return rows
}

/** Clears a link; false when it is cleared. */
export async function insertCleared(
  tx: Tx,
  row: { merchantCode: MerchantCode; deviceId: string; memberId: Id<'member'>; reason: string; name: string },
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into risk.cleared_link
        (merchant_id, device_id, member_id, reason, cleared_by, cleared_at)
      values (${row.merchantCode}, ${row.deviceId}, ${row.memberId}, ${row.reason}, ${row.name}, ${new Date(now)})
      on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Takes the clearing of a link back; false when there is none. */
export async function deleteCleared(
  tx: Tx,
  merchantCode: MerchantCode,
  deviceId: string,
  memberId: Id<'member'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from risk.cleared_link where merchant_id = ${merchantCode}
      and device_id = ${deviceId} and member_id = ${memberId}`.execute(tx)
  return numAffectedRows === 1n
}
