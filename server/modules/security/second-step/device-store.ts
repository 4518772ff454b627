import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import { type Instant, DAY } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** How many devices of an account are known now. */
export async function knownDevices(db: Db, memberId: Id<'member'>, now: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from security.known_device
    where member_id = ${memberId} and expires_at > ${new Date(now)}`.execute(db)
  return rows[0]!.count
}

/** No device of an account is known any more; answers how many were. */
export async function forgetDevices(tx: Tx, memberId: Id<'member'>): Promise<number> {
  const gone = await sql`delete from security.known_device where member_id = ${memberId}`.execute(tx)
  return Number(gone.numAffectedRows ?? 0n)
}

/** Whether a member knows the device still. */
export async function isKnown(db: Db, memberId: Id<'member'>, hash: Buffer, now: Instant): Promise<boolean> {
  const { rows } = await sql`select from security.known_device
    where member_id = ${memberId} and token_hash = ${hash} and expires_at > ${new Date(now)}`.execute(db)
  return rows.length > 0
}

/** Has a member forget a device. */
export async function forgetDevice(tx: Tx, before: Buffer, memberId: Id<'member'>): Promise<void> {
  await sql`delete from security.known_device where token_hash = ${before} and member_id = ${memberId}`.execute(tx)
}

/** Gives a device a new token. */
export async function renewToken(tx: Tx, fresh: Buffer, before: Buffer): Promise<void> {
  await sql`update security.known_device set token_hash = ${fresh} where token_hash = ${before}`.execute(tx)
}

/** Has a member know a device. */
export async function insertDevice(
  tx: Tx,
  { memberId, fresh, name, days }: { memberId: Id<'member'>; fresh: Buffer; name: string; days: number },
  now: Instant,
): Promise<void> {
  await sql`insert into security.known_device (member_id, token_hash, name, known_at, expires_at)
    values (${memberId}, ${fresh}, ${name}, ${new Date(now)}, ${new Date(now + days * DAY)})`.execute(tx)
}
