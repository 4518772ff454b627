import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import { type AccountType, ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { avatarOf } from './avatar.ts'
import { type Member, type MemberState, MEMBER_STATE } from './member.ts'
import type { Line } from './tree-store.ts'

interface MemberRow {
  id: Id<'member'>
  merchant_id: MerchantCode
  user_name: string
  type: AccountType
  nickname: string
  avatar: string
  language: string
  currency: string
  password_hash: string | null
  password_changed_at: Date
  first_login: boolean
  must_change: boolean
  password_until: Date | null
  profile: Record<string, string>
  state: MemberState
  excluded_until: Date | null
  created_at: Date
  pretended: boolean
}

const COLUMNS = sql.raw(`id, merchant_id, user_name, type, nickname, avatar, language, currency, password_hash,
  password_changed_at, first_login, must_change, password_until, profile, state, excluded_until, created_at, pretended`)

const memberOf = (row: MemberRow): Member => ({
  id: row.id,
  merchantCode: row.merchant_id,
  userName: row.user_name,
  type: row.type,
  nickname: row.nickname,
  avatar: row.avatar,
  language: row.language,
  currency: row.currency,
  passwordHash: row.password_hash,
  passwordChangedAt: instant(row.password_changed_at.getTime()),
  firstLogin: row.first_login,
  mustChange: row.must_change,
  passwordUntil: row.password_until && instant(row.password_until.getTime()),
  profile: row.profile,
  state: row.state,
  excludedUntil: row.excluded_until && instant(row.excluded_until.getTime()),
  createdAt: instant(row.created_at.getTime()),
  pretended: row.pretended,
})

/** An account by its brand's name for it, in lower case. */
export async function memberByName(db: Db, merchantCode: MerchantCode, userName: string): Promise<Member | undefined> {
  const { rows } = await sql<MemberRow>`select ${COLUMNS} from members.member
    where merchant_id = ${merchantCode} and user_name = ${userName}`.execute(db)
  return rows[0] && memberOf(rows[0])
}

export async function memberById(db: Db, memberId: Id<'member'>): Promise<Member | undefined> {
  const { rows } = await sql<MemberRow>`select ${COLUMNS} from members.member where id = ${memberId}`.execute(db)
  return rows[0] && memberOf(rows[0])
}

/** The real names of some members, of those who gave one. */
export async function realNames(db: Db, ids: readonly Id<'member'>[]): Promise<ReadonlyMap<Id<'member'>, string>> {
  const { rows } = await sql<{
    id: Id<'member'>
    name: string
  }>`select id, profile->>'payeeName' as name from members.member
    where id = any (${[...ids]}::uuid[]) and profile ? 'payeeName'`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The names of members as far as others may learn of them: open accounts of real players. */
export async function publicNames(
  db: Db | Tx,
  ids: readonly Id<'member'>[],
): Promise<ReadonlyMap<Id<'member'>, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: Id<'member'>; user_name: string }>`select id, user_name from members.member
    where id = any (${[...ids]}::uuid[]) and state = ${sql.lit(MEMBER_STATE.OPEN)} and type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)}`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row.user_name]))
}

/** Where the pictures of members are, by their ids. */
export async function avatarsOf(db: Db | Tx, ids: readonly Id<'member'>[]): Promise<ReadonlyMap<Id<'member'>, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: Id<'member'>; avatar: string }>`select id, avatar from members.member
    where id = any (${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, avatarOf(row.avatar).avatarUrl]))
}

/** What of an account decides what is meant for it. */
export async function audienceOf(
  db: Db,
  memberId: Id<'member'>,
): Promise<{ id: Id<'member'>; type: AccountType; label: string; path: Id<'member'>[] } | undefined> {
  const { rows } = await sql<{
    id: Id<'member'>
    type: AccountType
    label: string
    path: Id<'member'>[]
  }>`select id, type, label, path
    from members.member where id = ${memberId}`.execute(db)
  return rows[0]
}

/** An account, held so that others who want to change it wait for `tx`. */
export async function lockMember(tx: Tx, memberId: Id<'member'>): Promise<Member | undefined> {
  const { rows } =
    await sql<MemberRow>`select ${COLUMNS} from members.member where id = ${memberId} for no key update`.execute(tx)
  return rows[0] && memberOf(rows[0])
}

/** What is kept of an account's beginning besides the account itself. */
export interface Beginning {
  paymentPasswordHash: string | null
  consent: { age: number; termsVersion: string } | null
  registration: Record<string, string>
  /** Where it stands in the tree; below the house when nobody brought it. */
  line?: Line | undefined
}

/** Writes a new account. Refuses REG_USERNAME_TAKEN. */
export async function insertMember(tx: Tx, member: Member, beginning: Beginning): Promise<void> {
  const { consent, line } = beginning
  const at = new Date(member.createdAt)
  const inserted =
    await sql`insert into members.member (id, merchant_id, user_name, type, nickname, avatar, language, currency,
      password_hash, password_changed_at, payment_password_hash, first_login, must_change, age_declared, terms_version, terms_at,
      profile, registration, parent_id, path, referrer_id, state, created_at)
    values (${member.id}, ${member.merchantCode}, ${member.userName}, ${member.type}, ${member.nickname}, ${member.avatar},
      ${member.language}, ${member.currency}, ${member.passwordHash}, ${new Date(member.passwordChangedAt)},
      ${beginning.paymentPasswordHash}, ${member.firstLogin}, ${member.mustChange}, ${consent?.age ?? null},
      ${consent?.termsVersion ?? null}, ${consent ? at : null}, ${JSON.stringify(member.profile)}::jsonb,
      ${JSON.stringify(beginning.registration)}::jsonb, ${line?.parentId ?? null}, ${[...(line?.path ?? [])]}::uuid[],
      ${line?.referrerId ?? null}, ${member.state}, ${at})
    on conflict (merchant_id, user_name) do nothing`.execute(tx)
  if (inserted.numAffectedRows !== 1n) throw new Refusal('REG_USERNAME_TAKEN')
}

/**
 * Stores another password. `changed`: someone chose it anew; otherwise only its hash was made
 * stronger.
 */
export async function setPassword(
  db: Db,
  memberId: Id<'member'>,
  hash: string,
  changed: Instant | undefined,
): Promise<void> {
  await (changed === undefined
    ? sql`update members.member set password_hash = ${hash} where id = ${memberId}`.execute(db)
    : sql`update members.member set password_hash = ${hash}, password_changed_at = ${new Date(changed)}, must_change = false,
        password_until = null where id = ${memberId}`.execute(db))
}

export async function setLanguage(db: Db, memberId: Id<'member'>, language: string): Promise<void> {
  await sql`update members.member set language = ${language} where id = ${memberId}`.execute(db)
}

/** Notes that the first log-in's welcome was shown; a nickname given with it is kept. */
export async function endFirstLogin(db: Db, memberId: Id<'member'>, nickname: string | undefined): Promise<void> {
  await sql`update members.member set first_login = false, nickname = coalesce(${nickname ?? null}, nickname)
    where id = ${memberId}`.execute(db)
}

/** Opens, closes or excludes an account. Whoever does it also ends its sessions. */
export async function changeState(
  db: Db,
  memberId: Id<'member'>,
  state: MemberState,
  until: Instant | null,
): Promise<void> {
  await sql`update members.member set state = ${state}, excluded_until = ${until === null ? null : new Date(until)}
    where id = ${memberId}`.execute(db)
}

/** Trial accounts opened before a moment, a bounded number at a time. */
export async function expiredTrials(
  db: Db,
  before: Instant,
  most: number,
  without: readonly string[] = [],
): Promise<Id<'member'>[]> {
  const { rows } = await sql<{ id: Id<'member'> }>`select id from members.member
    where type = ${sql.lit(ACCOUNT_TYPE.TRIAL)} and created_at < ${new Date(before)}
      and id <> all (${[...without]}::uuid[]) order by created_at limit ${most}`.execute(db)
  return rows.map((row) => row.id)
}

/** Removes trial accounts for good. What they played stays in its own records, under their ids. */
export async function deleteMembers(tx: Tx, ids: readonly Id<'member'>[]): Promise<void> {
  await sql`delete from members.member where type = ${sql.lit(ACCOUNT_TYPE.TRIAL)} and id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
}
