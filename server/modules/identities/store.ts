import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { VerifiedIdentity, ProviderName } from './provider.ts'

/** An account elsewhere that opens an account here. */
export interface Identity {
  provider: ProviderName
  memberId: Id<'member'>
  name: string
  linkedAt: Instant
  usedAt: Instant | null
}

interface IdentityRow {
  provider: ProviderName
  member_id: Id<'member'>
  name: string
  linked_at: Date
  used_at: Date | null
}

const identityOf = (row: IdentityRow): Identity => ({
  provider: row.provider,
  memberId: row.member_id,
  name: row.name,
  linkedAt: instant(row.linked_at.getTime()),
  usedAt: row.used_at && instant(row.used_at.getTime()),
})

/** What names an account elsewhere. */
export type Subject = Pick<VerifiedIdentity, 'issuer' | 'subject'>

/** The account here that an account elsewhere opens. */
export async function memberOf(db: Db, merchantCode: MerchantCode, who: Subject): Promise<Id<'member'> | undefined> {
  const { rows } = await sql<{ member_id: Id<'member'> }>`select member_id from identities.identity
    where merchant_id = ${merchantCode} and issuer = ${who.issuer} and subject = ${who.subject}`.execute(db)
  return rows[0]?.member_id
}

/**
 * Notes that an account was opened by one elsewhere. Answers false when the two no longer belong
 * together.
 */
export async function noteUse(tx: Tx, memberId: Id<'member'>, who: Subject, now: Instant): Promise<boolean> {
  const used = await sql`update identities.identity set used_at = ${new Date(now)}
    where member_id = ${memberId} and issuer = ${who.issuer} and subject = ${who.subject}`.execute(tx)
  return used.numAffectedRows === 1n
}

/** The accounts elsewhere that open one here. */
export async function identitiesOf(db: Db | Tx, memberId: Id<'member'>): Promise<Identity[]> {
  const { rows } = await sql<IdentityRow>`select provider, member_id, name, linked_at, used_at from identities.identity
    where member_id = ${memberId} order by linked_at`.execute(db)
  return rows.map(identityOf)
}

/**
 * Lets an account elsewhere open one here. Refuses SOC_TAKEN when it opens another one, or this one
 * has one of that provider.
 */
export async function insertIdentity(
  tx: Tx,
  merchantCode: MerchantCode,
  memberId: Id<'member'>,
  provider: ProviderName,
  who: Subject & Pick<VerifiedIdentity, 'name'>,
  now: Instant,
): Promise<void> {
  const inserted =
    await sql`insert into identities.identity (merchant_id, issuer, subject, provider, member_id, name, linked_at)
    values (${merchantCode}, ${who.issuer}, ${who.subject}, ${provider}, ${memberId}, ${who.name}, ${new Date(now)})
    on conflict do nothing`.execute(tx)
  if (inserted.numAffectedRows !== 1n) throw new Refusal('SOC_TAKEN')
}

/** Takes a way in away. Answers whether there was one. */
export async function deleteIdentity(tx: Tx, memberId: Id<'member'>, provider: ProviderName): Promise<boolean> {
  const gone = await sql`delete from identities.identity
    where member_id = ${memberId} and provider = ${provider}`.execute(tx)
  return gone.numAffectedRows === 1n
}

/** Takes every way in by an account elsewhere away: of accounts that are removed. */
export async function forgetIdentities(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void> {
  await sql`delete from identities.identity where member_id = any(${[...memberIds]}::uuid[])`.execute(tx)
}
