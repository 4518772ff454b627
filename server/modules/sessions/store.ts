import { sql } from 'kysely'
import type { AccountType } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { instant, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

export type EndedWhy = 'logout' | 'kicked' | 'password' | 'closed' | 'expired' | 'replaced'

/** So long without use ends a session. */
export const IDLE = 30 * MINUTE

/** What a log-in found about the password. */
export interface PasswordFlags {
  weakPassword: boolean
  passwordExpired: boolean
  passwordChangeRequired: boolean
}

/** A session with what every call needs of its account, so that checking it reads one row. */
export interface Session extends PasswordFlags {
  id: Id<'session'>
  merchantCode: MerchantCode
  memberId: Id<'member'>
  userName: string
  type: AccountType
  handleHash: Buffer
  seenAt: Instant
  expiresAt: Instant
  endedWhy: EndedWhy | null
}

interface SessionRow {
  id: Id<'session'>
  merchant_id: MerchantCode
  member_id: Id<'member'>
  user_name: string
  type: AccountType
  handle_hash: Buffer
  weak_password: boolean
  password_expired: boolean
  password_change_required: boolean
  seen_at: Date
  expires_at: Date
  ended_why: EndedWhy | null
}

const sessionOf = (row: SessionRow): Session => ({
  id: row.id,
  merchantCode: row.merchant_id,
  memberId: row.member_id,
  userName: row.user_name,
  type: row.type,
  handleHash: row.handle_hash,
  weakPassword: row.weak_password,
  passwordExpired: row.password_expired,
  passwordChangeRequired: row.password_change_required,
  seenAt: instant(row.seen_at.getTime()),
  expiresAt: instant(row.expires_at.getTime()),
  endedWhy: row.ended_why,
})

export async function sessionByToken(db: Db, hash: Buffer): Promise<Session | undefined> {
  const { rows } = await sql<SessionRow>`select id, merchant_id, member_id, user_name, type, handle_hash, weak_password,
    password_expired, password_change_required, seen_at, expires_at, ended_why
    from sessions.session where token_hash = ${hash}`.execute(db)
  return rows[0] && sessionOf(rows[0])
}

/** What is written of a new session. */
export interface NewSession extends Omit<Session, 'seenAt' | 'endedWhy'> {
  tokenHash: Buffer
  deviceId: string
  deviceName: string
  ip: string
  place: string
  createdAt: Instant
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const at = new Date(session.createdAt)
  await sql`insert into sessions.session (id, merchant_id, member_id, user_name, type, token_hash, handle_hash, weak_password,
      password_expired, password_change_required, device_id, device_name, ip, place, created_at, seen_at, expires_at)
    values (${session.id}, ${session.merchantCode}, ${session.memberId}, ${session.userName}, ${session.type}, ${session.tokenHash},
      ${session.handleHash}, ${session.weakPassword}, ${session.passwordExpired}, ${session.passwordChangeRequired},
      ${session.deviceId}, ${session.deviceName}, ${session.ip}, ${session.place}, ${at}, ${at}, ${new Date(session.expiresAt)})`.execute(
    tx,
  )
}

/** Notes that a session is in use. Of two at once, the later moment stays. */
export async function touchSession(db: Db, sessionId: Id<'session'>, now: Instant): Promise<void> {
  await sql`update sessions.session set seen_at = greatest(seen_at, ${new Date(now)}) where id = ${sessionId} and ended_at is null`.execute(
    db,
  )
}

type SessionOver = { id: Id<'session'>; memberId: Id<'member'> }

interface Over {
  unusedSince: Instant
  now: Instant
}

const isOver = ({ unusedSince, now }: Over) =>
  sql`ended_at is null and (seen_at < ${new Date(unusedSince)} or expires_at <= ${new Date(now)})`

/** Open sessions that nobody used or whose time is over, who was seen longest ago first. */
export async function sessionsOver(
  db: Db,
  over: Over,
  most: number,
  without: readonly string[],
): Promise<SessionOver[]> {
  const { rows } = await sql<SessionOver>`select id, member_id as "memberId" from sessions.session
    where ${isOver(over)} and id <> all (${[...without]}::uuid[]) order by seen_at limit ${most}`.execute(db)
  return rows
}

/** Those of some sessions that are over, locked; nobody else's. */
export async function lockOver(tx: Tx, over: Over, ids: readonly Id<'session'>[]): Promise<SessionOver[]> {
  const { rows } = await sql<SessionOver>`select id, member_id as "memberId" from sessions.session
    where ${isOver(over)} and id = any (${[...ids]}::uuid[]) order by seen_at for no key update skip locked`.execute(tx)
  return rows
}

/** Ends the open sessions of an account, or one of them; answers which. */
export async function markEnded(
  tx: Tx,
  memberId: Id<'member'>,
  which: { only?: Id<'session'> | undefined; except?: Id<'session'> | undefined },
  why: EndedWhy,
  now: Instant,
): Promise<{ sessionIds: Id<'session'>[]; deviceIds: string[] }> {
  const { rows } = await sql<{
    id: Id<'session'>
    device_id: string
  }>`update sessions.session set ended_at = ${new Date(now)}, ended_why = ${why}
    where member_id = ${memberId} and ended_at is null
      and (${which.only ?? null}::uuid is null or id = ${which.only ?? null}::uuid)
      and (${which.except ?? null}::uuid is null or id <> ${which.except ?? null}::uuid)
    returning id, device_id`.execute(tx)
  return { sessionIds: rows.map((row) => row.id), deviceIds: rows.map((row) => row.device_id) }
}

/** The password of a session's account was changed: nothing has to be changed any more. */
export async function clearPasswordFlags(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`update sessions.session set weak_password = false, password_expired = false, password_change_required = false
    where member_id = ${memberId} and ended_at is null`.execute(tx)
}

/** Whether this account was ever opened from this device in the time that sessions are kept. */
export async function isKnownDevice(db: Db, memberId: Id<'member'>, deviceId: string): Promise<boolean> {
  const { rows } =
    await sql`select from sessions.session where member_id = ${memberId} and device_id = ${deviceId} limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** An open session as its owner sees it. */
export interface OpenSession {
  id: Id<'session'>
  device: string
  place: string
  ip: string
  at: Instant
  seenAt: Instant
}

/** The sessions of an account that still answer, the newest first. */
export async function openSessionsOf(db: Db, memberId: Id<'member'>, now: Instant): Promise<OpenSession[]> {
  const { rows } = await sql<{
    id: Id<'session'>
    device_name: string
    place: string
    ip: string
    created_at: Date
    seen_at: Date
  }>`
    select id, device_name, place, ip, created_at, seen_at from sessions.session
    where member_id = ${memberId} and ended_at is null and expires_at > ${new Date(now)} and seen_at >= ${new Date(now - IDLE)}
    order by created_at desc limit 50`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    device: row.device_name,
    place: row.place,
    ip: row.ip,
    at: instant(row.created_at.getTime()),
    seenAt: instant(row.seen_at.getTime()),
  }))
}

/** Every session of an account that is still remembered, the newest first; a thousand at most. */
export async function sessionsOf(db: Db, memberId: Id<'member'>) {
  const { rows } = await sql<{
    created_at: Date
    seen_at: Date
    ended_at: Date | null
    ended_why: EndedWhy | null
    ip: string
    place: string
    device_name: string
  }>`select created_at, seen_at, ended_at, ended_why, ip, place, device_name from sessions.session
    where member_id = ${memberId} order by created_at desc limit 1000`.execute(db)
  return rows.map((row) => ({
    openedAt: row.created_at.toISOString(),
    lastUsedAt: row.seen_at.toISOString(),
    endedAt: row.ended_at?.toISOString(),
    ended: row.ended_why,
    ip: row.ip,
    place: row.place,
    device: row.device_name,
  }))
}

/** Who used a session so lately is online. */
export const ONLINE_FOR = 30 * MINUTE

/** How many members are online; visitors with play money are not counted. */
export async function onlineMembers(db: Db, merchantCode: MerchantCode, now: Instant): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(distinct member_id)::integer as n from sessions.session
    where merchant_id = ${merchantCode} and ended_at is null and type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)} and seen_at > ${new Date(now - ONLINE_FOR)}`.execute(
    db,
  )
  return rows[0]!.n
}

/** Has the open sessions of an account go on as another type. */
export async function setSessionType(tx: Tx, memberId: Id<'member'>, type: AccountType): Promise<void> {
  await sql`update sessions.session set type = ${type} where member_id = ${memberId} and ended_at is null`.execute(tx)
}

/** When a session was opened: shortly after, its owner has just shown who they are. */
export async function openedAt(db: Db, sessionId: Id<'session'>): Promise<Instant | undefined> {
  const { rows } = await sql<{ created_at: Date }>`select created_at from sessions.session
    where id = ${sessionId} and ended_at is null`.execute(db)
  return rows[0] && instant(rows[0].created_at.getTime())
}

/**
 * Forgets sessions whose time has been over for a while; what is counted and stored for a moment
 * goes at once.
 */
export async function deleteOld(db: Db, before: Instant, now: Instant): Promise<void> {
  const at = new Date(now)
  await sql`delete from sessions.session where expires_at < ${new Date(before)}`.execute(db)
  await sql`delete from sessions.captcha where expires_at < ${at}`.execute(db)
  await sql`delete from sessions.human_proof where expires_at < ${at}`.execute(db)
  await sql`delete from sessions.live_ticket where expires_at < ${at}`.execute(db)
}
