import type { LoginReply } from '@senluna/contract/member/account.ts'
import { type Brand, switchOn } from '@senluna/kit/brand.ts'
import { DAY, iso, later, type Instant } from '@senluna/kit/time.ts'
import type { FastifyReply } from 'fastify'
import type { Tx } from '../../platform/database/db.ts'
import { newId, tokenHash } from '../../platform/ids.ts'
import { emit } from '../../platform/outbox.ts'
import type { Member } from '../members/index.ts'
import { giveCookie } from './cookie.ts'
import { endSessions } from './end-sessions.ts'
import type { Sessions } from './sessions.ts'
import { lastSuccess } from './login/record-store.ts'
import { insertSession, isKnownDevice, type PasswordFlags, type Session } from './store.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

export const LONGEST = 30 * DAY
export const TRIAL_LIFE = DAY

/** From where and with what a session is opened. */
export interface Way {
  ip: string
  deviceId: string
  deviceName: string
  /** A country, where it is known. */
  place?: string
  /** Whether the password that was typed is one that anyone would try. */
  weakPassword: boolean
  /**
   * Whether the account's password was typed: other ways never ask to change one that is merely
   * old.
   */
  byPassword: boolean
}

/** A session as it goes out, and the cookie's half of it. */
export interface Opened {
  value: LoginReply
  token: string
  lifeMs: number
}

/** What must be said about a member's password. */
export function passwordFlags(
  brand: Brand,
  member: Member,
  { weakPassword, byPassword }: Pick<Way, 'weakPassword' | 'byPassword'>,
  now: Instant,
): PasswordFlags {
  const days = brand.security.passwordExpiryDays
  const expires =
    byPassword && days > 0 && switchOn(brand.whitelabel, 'PWD_EXPIRY') && member.type !== ACCOUNT_TYPE.TRIAL
  const passwordExpired = expires && now - member.passwordChangedAt > days * DAY
  const forced = switchOn(brand.whitelabel, 'FORCE_PWD_CHANGE')
  return {
    weakPassword,
    passwordExpired,
    passwordChangeRequired: member.mustChange || weakPassword || (passwordExpired && forced),
  }
}

/**
 * Opens a session under new tokens, in the transaction of the log-in.
 *
 * Where the brand allows one session at a time, the older ones end and their tabs get a live
 * message.
 */
export async function openSession(
  tx: Tx,
  sessions: Sessions,
  brand: Brand,
  member: Member,
  way: Way,
  now: Instant,
): Promise<Opened> {
  const lifeMs = member.type === ACCOUNT_TYPE.TRIAL ? member.createdAt + TRIAL_LIFE - now : LONGEST
  const { token, handle } = sessions.tokens.fresh()
  const flags = passwordFlags(brand, member, way, now)
  if (brand.security.singleSession) await endSessions(tx, sessions, member.id, 'kicked', now)
  await sessions.onOpening?.(tx, member, brand, now, way.deviceId)
  const last = await lastSuccess(tx, member.id, now)
  if (last) await notifyNewDevice(tx, member, way, now)
  const expiresAt = later(now, lifeMs)
  await insertSession(tx, {
    id: newId<'session'>(now),
    merchantCode: member.merchantCode,
    memberId: member.id,
    userName: member.userName,
    type: member.type,
    tokenHash: tokenHash(token),
    handleHash: tokenHash(handle),
    ...flags,
    deviceId: way.deviceId,
    deviceName: way.deviceName,
    ip: way.ip,
    place: way.place ?? '',
    createdAt: now,
    expiresAt,
  })
  const session = { ...flags, expiresAt, memberId: member.id, userName: member.userName, type: member.type }
  return {
    value: { ...replyOf(session, handle, member.firstLogin), ...(last ? { lastLogin: last } : {}) },
    token,
    lifeMs,
  }
}

/** Says that an account was opened from a device it has never been on. */
async function notifyNewDevice(tx: Tx, member: Member, { deviceId, deviceName, ip }: Way, now: Instant): Promise<void> {
  if (member.type === ACCOUNT_TYPE.TRIAL || deviceId === '' || (await isKnownDevice(tx, member.id, deviceId))) return
  await emit(tx, now, { topic: 'newDevice', audience: member.id, payload: { device: deviceName, ip } })
}

/** Sends the cookie's half with the reply. Only once the session is committed. */
export function handOver(reply: FastifyReply, opened: Opened): LoginReply {
  giveCookie(reply, opened.token, opened.lifeMs)
  return opened.value
}

/** A session as pages get it. */
export function replyOf(
  session: PasswordFlags & Pick<Session, 'expiresAt' | 'memberId' | 'userName' | 'type'>,
  handle: string,
  firstTimeLogin: boolean,
): LoginReply {
  return {
    token: handle,
    expiresAt: iso(session.expiresAt),
    id: session.memberId,
    userName: session.userName,
    accountType: session.type,
    firstTimeLogin,
    passwordExpired: session.passwordExpired,
    weakPassword: session.weakPassword,
    passwordChangeRequired: session.passwordChangeRequired,
  }
}
