import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { HOUR, later, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { FilePurpose } from '@senluna/contract/site/files.ts'
import type { Picture } from './remake.ts'

/** A kept picture without its bytes. */
export interface StoredFile {
  id: Id<'file'>
  type: Picture['type']
  width: number
  height: number
  /** How many bytes were kept: what is shorter was cut off. */
  bytes: number
}

/** Whose pictures: a member's, or somebody's of the staff. */
export interface FileOwner {
  memberId: Id<'member' | 'staff'>
  merchantCode: MerchantCode
  /** Who sends it in a member's name: it counts as theirs, not as the member's. */
  sentBy?: Id<'staff'>
}

/** On whose day a picture counts. */
const senderOf = ({ memberId, sentBy }: FileOwner): string => sentBy ?? memberId

/**
 * What a picture that is being removed is used by: nobody begins to use it, and who dies meanwhile
 * is followed by the next.
 */
const GOING = 'removal'
/** So long one process is left alone with what it is removing. */
const GOING_FOR = HOUR

/** When whoever sends a picture has sent others since a moment, the oldest first. */
export async function sentSince(db: Db, owner: FileOwner, since: Instant): Promise<Date[]> {
  const { rows } = await sql<{ created_at: Date }>`select created_at from files.file
    where coalesce(sent_by, owner_id) = ${senderOf(owner)} and created_at > ${new Date(since)} order by created_at`.execute(
    db,
  )
  return rows.map((row) => row.created_at)
}

/** Two uploads of one sender count one after the other. */
export async function holdSender(tx: Tx, owner: FileOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files:${senderOf(owner)}`}, 0))`.execute(tx)
}

export async function insertFile(
  tx: Tx,
  file: { id: Id<'file'>; owner: FileOwner; purpose: FilePurpose; picture: Picture },
  now: Instant,
): Promise<void> {
  const { owner, purpose, picture } = file
  await sql`insert into files.file (id, merchant_id, owner_id, purpose, type, width, height, bytes, created_at, sent_by)
    values (${file.id}, ${owner.merchantCode}, ${owner.memberId}, ${purpose}, ${picture.type}, ${picture.width},
      ${picture.height}, ${picture.body.length}, ${new Date(now)}, ${owner.sentBy ?? null})`.execute(tx)
}

/**
 * A picture by its id: a member's own, or any of a brand for its staff (`memberId` null).
 *
 * What shows who somebody is goes to staff only: a stolen session doesn't get a copy of an identity
 * card.
 */
export async function fileById(
  db: Db,
  merchantCode: MerchantCode,
  memberId: Id<'member'> | null,
  fileId: Id<'file'>,
): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`select id, type, width, height, bytes from files.file
    where id = ${fileId} and merchant_id = ${merchantCode} and (${memberId}::uuid is null or (owner_id = ${memberId} and purpose <> 'KYC'))`.execute(
    db,
  )
  return rows[0]
}

/** A picture that a member of the brand shows to others now. */
export async function avatarById(
  db: Db,
  merchantCode: MerchantCode,
  fileId: Id<'file'>,
): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`select id, type, width, height, bytes from files.file
    where id = ${fileId} and merchant_id = ${merchantCode} and purpose = 'AVATAR' and used_by <> ${GOING}`.execute(db)
  return rows[0]
}

/**
 * Lets go of pictures that somebody shows no more, but for one; they are removed with what nobody
 * uses.
 */
export async function releaseAvatars(tx: Tx, memberIds: readonly Id<'member'>[], but?: string): Promise<void> {
  await sql`update files.file set used_by = null, used_at = null
    where owner_id = any(${[...memberIds]}::uuid[]) and purpose = 'AVATAR' and used_by is not null
      and (${but ?? null}::uuid is null or id <> ${but ?? null})`.execute(tx)
}

/**
 * Takes the pictures away that a member shows: nobody sees or chooses them again, and the next
 * clean-up removes them.
 */
export async function takeAvatars(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> {
  await sql`update files.file set used_by = ${GOING}, used_at = ${new Date(later(now, -GOING_FOR))}
    where owner_id = ${memberId} and purpose = 'AVATAR' and used_by is not null and used_by <> ${GOING}`.execute(tx)
}

/** Pictures of a brand by their ids, in the order of the ids. */
export async function filesById(db: Db, merchantCode: MerchantCode, ids: readonly Id<'file'>[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredFile>`select id, type, width, height, bytes from files.file
    where merchant_id = ${merchantCode} and id = any(${[...ids]}::uuid[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What a picture of a brand is used by, where there is such a one. */
export async function usedBy(db: Db, merchantCode: MerchantCode, fileId: Id<'file'>): Promise<string | null> {
  const { rows } = await sql<{ used_by: string | null }>`select used_by from files.file
    where id = ${fileId} and merchant_id = ${merchantCode}`.execute(db)
  return rows[0]?.used_by ?? null
}

/** Marks unused pictures of a member as used; answers how many there were of these. */
export async function markUsed(
  tx: Tx,
  owner: FileOwner,
  purpose: FilePurpose,
  ids: readonly Id<'file'>[],
  usedBy: string,
  now: Instant,
): Promise<number> {
  const { numAffectedRows } = await sql`update files.file set used_by = ${usedBy}, used_at = ${new Date(now)}
    where id = any(${[...ids]}::uuid[]) and owner_id = ${owner.memberId} and merchant_id = ${owner.merchantCode}
      and purpose = ${purpose} and used_by is null`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/**
 * Takes pictures that nothing uses, sent before a moment, to remove them; also those that somebody
 * took and left.
 */
export async function takeUnused(tx: Tx, before: Instant, most: number, now: Instant): Promise<Id<'file'>[]> {
  const { rows } = await sql<{ id: Id<'file'> }>`update files.file set used_by = ${GOING}, used_at = ${new Date(now)}
    where id in (select id from files.file
      where (used_by is null and created_at < ${new Date(before)})
        or (used_by = ${GOING} and used_at <= ${new Date(later(now, -GOING_FOR))})
      order by created_at limit ${most} for update skip locked)
    returning id`.execute(tx)
  return rows.map((row) => row.id)
}

export async function deleteFiles(tx: Tx, ids: readonly Id<'file'>[]): Promise<void> {
  await sql`delete from files.file where id = any(${[...ids]}::uuid[])`.execute(tx)
}
