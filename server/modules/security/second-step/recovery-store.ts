import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** How many codes are left. */
export async function codesLeft(db: Db, memberId: Id<'member'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from security.recovery_code
    where member_id = ${memberId} and used_at is null`.execute(db)
  return rows[0]!.count
}

/** Deletes a member's recovery codes. */
export async function deleteCodes(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`delete from security.recovery_code where member_id = ${memberId}`.execute(tx)
}

/** Keeps a member's recovery codes. */
export async function insertCodes(tx: Tx, memberId: Id<'member'>, hashes: Buffer[]): Promise<void> {
  await sql`insert into security.recovery_code (member_id, code_hash)
    select ${memberId}, unnest(${hashes}::bytea[])`.execute(tx)
}

/** Whether a code is one of the member's, unused. */
export async function hasCode(db: Db | Tx, memberId: Id<'member'>, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`select from security.recovery_code
    where member_id = ${memberId} and code_hash = ${hash} and used_at is null`.execute(db)
  return rows.length > 0
}

/** Uses a code up; false when it is none. */
export async function takeRecoveryCode(tx: Tx, memberId: Id<'member'>, hash: Buffer, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`update security.recovery_code set used_at = ${new Date(now)}
    where member_id = ${memberId} and code_hash = ${hash} and used_at is null`.execute(tx)
  return numAffectedRows === 1n
}
