import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, instant, iso, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { MEMBER_STATE } from './member.ts'

/** The payment password as it is kept, and since when. */
export async function paymentPasswordOf(
  db: Db | Tx,
  memberId: Id<'member'>,
): Promise<{ hash: string | null; at: Instant | null }> {
  const { rows } = await sql<{ hash: string | null; at: Date | null }>`
    select payment_password_hash as hash, payment_password_at as at from members.member where id = ${memberId}`.execute(
    db,
  )
  const row = rows[0]
  return { hash: row?.hash ?? null, at: row?.at ? instant(row.at.getTime()) : null }
}

export async function setPaymentPassword(tx: Tx, memberId: Id<'member'>, hash: string, now: Instant): Promise<void> {
  await sql`update members.member set payment_password_hash = ${hash}, payment_password_at = ${new Date(now)}
    where id = ${memberId}`.execute(tx)
}

/** Writes an account's optional fields and nickname; notes since when a birthday is kept. */
export async function writeProfile(
  tx: Tx,
  memberId: Id<'member'>,
  profile: Readonly<Record<string, string>>,
  nickname: string,
  now: Instant,
): Promise<void> {
  await sql`update members.member set profile = ${JSON.stringify(profile)}::jsonb, nickname = ${nickname},
      birthday_at = case when profile->>'birthday' is distinct from ${profile.birthday ?? null} then ${new Date(now)} else birthday_at end
    where id = ${memberId}`.execute(tx)
}

export async function setAvatar(db: Db, memberId: Id<'member'>, avatar: string): Promise<void> {
  await sql`update members.member set avatar = ${avatar} where id = ${memberId}`.execute(db)
}

/** What somebody declared and agreed to at registration. */
export async function consentOf(db: Db, memberId: Id<'member'>) {
  const { rows } = await sql<{
    age: number | null
    terms: string | null
    at: Date | null
    source: Record<string, string>
  }>`
    select age_declared as age, terms_version as terms, terms_at as at, registration as source
    from members.member where id = ${memberId}`.execute(db)
  const row = rows[0]
  return {
    ageDeclared: row?.age ?? null,
    termsVersion: row?.terms ?? null,
    agreedAt: row?.at ? iso(instant(row.at.getTime())) : null,
    registeredFrom: row?.source ?? {},
  }
}

/**
 * Takes everything about the person off a closed account but the named fields of the profile.
 *
 * The account itself stays: its name is never free again, and what it did stays under its id.
 */
export async function eraseMember(tx: Tx, memberId: Id<'member'>, kept: readonly string[]): Promise<void> {
  await sql`delete from members.contact where member_id = ${memberId}`.execute(tx)
  await sql`update members.member set nickname = '', avatar = 'a1', password_hash = null, payment_password_hash = null,
      payment_password_at = null, registration = '{}',
      profile = coalesce((select jsonb_object_agg(key, value) from jsonb_each(profile) where key = any(${[...kept]}::text[])), '{}')
    where id = ${memberId} and state = ${sql.lit(MEMBER_STATE.CLOSED)}`.execute(tx)
}

/** Takes the payment password away: another one is set before money is paid out. */
export async function dropPaymentPassword(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`update members.member set payment_password_hash = null, payment_password_at = null where id = ${memberId}`.execute(
    tx,
  )
}

/** So long a password opens the account that others handed over. */
const HANDED_OVER_FOR = DAY

/**
 * Stores a password that somebody else chose: it opens the account for a day and has to be changed
 * before anything else.
 */
export async function setForeignPassword(tx: Tx, memberId: Id<'member'>, hash: string, now: Instant): Promise<void> {
  await sql`update members.member set password_hash = ${hash}, password_changed_at = ${new Date(now)}, must_change = true,
      password_until = ${new Date(later(now, HANDED_OVER_FOR))} where id = ${memberId}`.execute(tx)
}
