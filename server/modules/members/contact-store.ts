import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import type { Member } from './member.ts'
import { memberById } from './store.ts'

export type ContactKind = 'mobile' | 'email'

/** What an account can be reached by: a number in E.164, an e-mail address in lower case. */
export interface Contact {
  kind: ContactKind
  value: string
  /** When it was shown to be the account's owner's; null while it is only said to be. */
  verifiedAt: Instant | null
}

interface ContactRow {
  kind: ContactKind
  value: string
  verified_at: Date | null
}

const contactOf = (row: ContactRow): Contact => ({
  kind: row.kind,
  value: row.value,
  verifiedAt: row.verified_at && instant(row.verified_at.getTime()),
})

/** An account's number and address, whichever it has. */
export async function contactsOf(db: Db | Tx, memberId: Id<'member'>): Promise<Partial<Record<ContactKind, Contact>>> {
  const { rows } = await sql<ContactRow>`select kind, value, verified_at from members.contact
    where member_id = ${memberId}`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.kind, contactOf(row)]))
}

/** The account of a brand that a confirmed number or address belongs to. */
export async function memberByContact(
  db: Db,
  merchantCode: MerchantCode,
  kind: ContactKind,
  value: string,
): Promise<Member | undefined> {
  const { rows } = await sql<{ member_id: Id<'member'> }>`select member_id from members.contact
    where merchant_id = ${merchantCode} and kind = ${kind} and value = ${value} and verified_at is not null`.execute(db)
  // Looked for either way, so that the work doesn't tell whether there is one.
  return memberById(db, (rows[0]?.member_id ?? '00000000-0000-0000-0000-000000000000') as Id<'member'>)
}

/**
 * Gives an account its number or address; the one before is gone.
 *
 * Refuses REG_MOBILE_TAKEN, REG_EMAIL_TAKEN when a confirmed one belongs to another account of the
 * brand.
 */
export async function setContact(
  tx: Tx,
  member: Pick<Member, 'id' | 'merchantCode'>,
  kind: ContactKind,
  value: string,
  verifiedAt: Instant | null,
): Promise<void> {
  const at = verifiedAt === null ? null : new Date(verifiedAt)
  await sql`insert into members.contact (member_id, kind, merchant_id, value, verified_at)
    values (${member.id}, ${kind}, ${member.merchantCode}, ${value}, ${at})
    on conflict (member_id, kind) do update set value = excluded.value, verified_at = excluded.verified_at`
    .execute(tx)
    .catch(refuseTaken(kind))
  if (verifiedAt !== null) await publishConfirmed(tx, member.id, kind, verifiedAt)
}

const publishConfirmed = (tx: Tx, memberId: Id<'member'>, kind: ContactKind, now: Instant): Promise<void> =>
  emit(tx, now, { topic: 'contactConfirmed', audience: memberId, payload: { kind } })

/**
 * Notes that an address was shown to be its owner's, if the account still has it. Refuses
 * REG_EMAIL_TAKEN, REG_MOBILE_TAKEN.
 */
export async function confirmContact(
  tx: Tx,
  memberId: Id<'member'>,
  kind: ContactKind,
  value: string,
  now: Instant,
): Promise<boolean> {
  const done = await sql`update members.contact set verified_at = coalesce(verified_at, ${new Date(now)})
    where member_id = ${memberId} and kind = ${kind} and value = ${value}`
    .execute(tx)
    .catch(refuseTaken(kind))
  const isTheirs = done.numAffectedRows === 1n
  if (isTheirs) await publishConfirmed(tx, memberId, kind, now)
  return isTheirs
}

/** Takes a number or an address off an account, confirmed or not. */
export async function dropContact(tx: Tx, memberId: Id<'member'>, kind: ContactKind): Promise<void> {
  await sql`delete from members.contact where member_id = ${memberId} and kind = ${kind}`.execute(tx)
}

/** Takes an address that nobody confirmed off an account. */
export async function dropUnconfirmed(tx: Tx, memberId: Id<'member'>, kind: ContactKind, value: string): Promise<void> {
  await sql`delete from members.contact where member_id = ${memberId} and kind = ${kind} and value = ${value}
    and verified_at is null`.execute(tx)
}

/** Of two at once, the second waits for the first one's entry in the index and is refused by it. */
const refuseTaken =
  (kind: ContactKind) =>
  (error: unknown): never => {
    const isTaken =
      typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'contact_verified'
    throw isTaken ? new Refusal(kind === 'mobile' ? 'REG_MOBILE_TAKEN' : 'REG_EMAIL_TAKEN') : error
  }
