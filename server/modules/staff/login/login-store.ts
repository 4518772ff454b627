import { sql } from 'kysely'
import type { StaffId } from '../store.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'
import { tokenHash, newId } from '../../../platform/ids.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { recoveryHash } from '../secrets.ts'

/** Sets a new password with the code that proved it. */
export async function setPassword(tx: Tx, hash: string, step: number, accountId: StaffId): Promise<void> {
  await sql`update staff.account set password_hash = ${hash}, totp_step = ${step} where id = ${accountId}`.execute(tx)
}

/** Keeps a log-in that waits for its code. */
export async function insertStep(
  db: Db | Tx,
  {
    ticket,
    accountId,
    sealed,
    stepLife,
  }: { ticket: string; accountId: StaffId; sealed: Buffer | null; stepLife: number },
  now: Instant,
): Promise<void> {
  await sql`insert into staff.login_step (ticket_hash, staff_id, secret, expires_at)
    values (${tokenHash(ticket)}, ${accountId}, ${sealed},
      ${new Date(later(now, stepLife))})`.execute(db)
}

/** Opens a session of the desk. */
export async function insertSession(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    accountId: StaffId
    token: string
    handle: string
    ip: string
    at: Date
    expiresAt: Instant
  },
  now: Instant,
): Promise<void> {
  await sql`insert into staff.session (id, merchant_id, staff_id, token_hash, handle_hash, ip, created_at, seen_at, expires_at)
    values (${newId<'staff-session'>(now)}, ${row.merchantCode}, ${row.accountId}, ${tokenHash(row.token)}, ${tokenHash(row.handle)},
      ${row.ip}, ${row.at}, ${row.at}, ${new Date(row.expiresAt)})`.execute(tx)
}

/** Deletes the log-ins of an account that wait for their code. */
export async function deleteSteps(tx: Tx, accountId: StaffId): Promise<void> {
  await sql`delete from staff.login_step where staff_id = ${accountId}`.execute(tx)
}

/** A log-in that waits for its code. */
export async function stepByTicket(
  db: Db,
  ticket: string,
  now: Instant,
): Promise<{ staff_id: Id<'staff'>; secret: Buffer | null; merchant_id: MerchantCode } | undefined> {
  const { rows } = await sql<{ staff_id: Id<'staff'>; secret: Buffer | null; merchant_id: MerchantCode }>`
    select s.staff_id, s.secret, a.merchant_id from staff.login_step s join staff.account a on a.id = s.staff_id
    where s.ticket_hash = ${tokenHash(ticket)} and s.expires_at > ${new Date(now)}`.execute(db)
  return rows[0]
}

/** Gives an account its authenticator. */
export async function enrolTotp(
  tx: Tx,
  { sealed, step, accountId }: { sealed: Buffer; step: number; accountId: StaffId },
  now: Instant,
): Promise<void> {
  await sql`update staff.account set totp_secret = ${sealed}, totp_since = ${new Date(now)}, totp_step = ${step}
    where id = ${accountId}`.execute(tx)
}

/** Keeps a recovery code. */
export async function insertRecoveryCode(tx: Tx, accountId: StaffId, hash: Buffer): Promise<void> {
  await sql`insert into staff.recovery_code (staff_id, hash) values (${accountId}, ${hash})`.execute(tx)
}

/** Notes the last code of an authenticator. */
export async function noteTotpStep(tx: Tx, step: number, accountId: StaffId): Promise<void> {
  await sql`update staff.account set totp_step = ${step} where id = ${accountId}`.execute(tx)
}

/** Uses a recovery code up; false when it is none. */
export async function takeRecoveryCode(tx: Tx, accountId: StaffId, code: string, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`update staff.recovery_code set used_at = ${new Date(now)}
    where staff_id = ${accountId} and hash = ${recoveryHash(code)} and used_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** How many recovery codes are left. */
export async function recoveryCodesLeft(tx: Tx, accountId: StaffId): Promise<number> {
  const { rows } = await sql<{ left: number }>`select count(*)::integer as left from staff.recovery_code
    where staff_id = ${accountId} and used_at is null`.execute(tx)
  return rows[0]!.left
}
