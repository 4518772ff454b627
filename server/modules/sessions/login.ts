import type { login as contract, LoginReply } from '@senluna/contract/account.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import { fieldValue } from '@senluna/kit/patterns.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { isWeak, lockMember, memberByName, setPassword, type Member } from '../members/index.ts'
import { endPresented } from './end-presented.ts'
import { addressPrefix, countTry, failureKey, failures, forgetFailures, giveTryBack, takeTry } from './failures.ts'
import type { Sessions } from './index.ts'
import { NOBODY, recordLogin, type LoginResult } from './login-record.ts'
import { handOver, openSession } from './open-session.ts'
import { refuseForeignChange } from './origin.ts'
import { placeOf, plainText } from './visitor.ts'
import { isKnownDevice } from './store.ts'

type LoginCall = Call<typeof contract>

/** Failures are also counted for a whole address, which may have many people behind it. */
const ADDRESS_TIMES = 10

/** More failures than can be counted. */
const NEVER = 2_147_483_647

/** Names that could be an account's; others aren't even looked for. */
const NAME = /^[a-z][a-z0-9]{0,63}$/

/**
 * Opens a session by user name and password.
 *
 * An unknown name takes the same way as a known one with a wrong password: same checks, same work,
 * same answer. After a failure a picture is asked for; after five, this account is locked for half an
 * hour for the device or address that failed, not for its owner elsewhere.
 */
export async function logIn(sessions: Sessions, call: LoginCall): Promise<LoginReply> {
  const { brand, body, now } = call
  refuseForeignChange(call.request)
  sessions.throttles.login.take(call.ip, now)
  const userName = body.username.toLowerCase()
  const keys = keysOf(brand, userName, call.ip)
  const captcha = await isCaptchaNeeded(sessions, brand, keys, now)
  // Asked for before the proof of work is used up, so that one proof does for both.
  if (captcha && !body.captcha) throw new Refusal('AUTH_CAPTCHA_REQUIRED', { value: { captcha: true } })
  await sessions.human.demand(body.humanVerify, now)
  if (captcha) await sessions.captchas.demand(body, now)

  const member = NAME.test(userName) ? await memberByName(sessions.db, brand.merchantCode, userName) : undefined
  const place = await placeKey(sessions, keys, member, plainText(body.deviceId))
  await takeTries(sessions, call, { ...keys, place }, member)
  const password = fieldValue('password', body.password)
  const right = await sessions.members.passwords.matches(member?.passwordHash ?? null, password)
  if (!right || !member) {
    // Only makes the picture appear: an account as a whole is never locked by strangers.
    await countTry(sessions.db, keys.account, NEVER, now)
    await record(sessions, call, member, 'FAILED')
    throw new Refusal('AUTH_BAD_CREDENTIALS', { value: { captcha: true } })
  }
  await forgetFailures(sessions.db, [keys.account, place])
  await giveTryBack(sessions.db, keys.address)
  await refuseClosed(sessions, call, member)
  if (body.comeBack) await sessions.onComeBack?.(member, now)
  return handOver(call.reply, await open(sessions, call, member, password))
}

interface Keys {
  account: Buffer
  address: Buffer
  /** The account from this part of the network. */
  near: Buffer
}

function keysOf(brand: Brand, userName: string, ip: string): Keys {
  const prefix = addressPrefix(ip)
  return {
    account: failureKey('account', brand.merchantCode, userName),
    address: failureKey('address', brand.merchantCode, prefix),
    near: failureKey('near', brand.merchantCode, userName, prefix),
  }
}

async function isCaptchaNeeded(sessions: Sessions, brand: Brand, keys: Keys, now: Instant): Promise<boolean> {
  if (switchOn(brand.whitelabel, 'LOGIN_VERIFY_CODE')) return true
  const { captchaAfter } = brand.security
  if ((await failures(sessions.db, [keys.account], now)) >= captchaAfter) return true
  return (await failures(sessions.db, [keys.address], now)) >= captchaAfter * ADDRESS_TIMES
}

/**
 * What wrong passwords are counted for. A device that this account was opened from before has a count
 * of its own: nobody else at the same address can lock its owner out.
 */
async function placeKey(sessions: Sessions, keys: Keys, member: Member | undefined, deviceId: string): Promise<Buffer> {
  const known = await isKnownDevice(sessions.db, member?.id ?? NOBODY, deviceId)
  return known && member ? failureKey('device', member.id, deviceId) : keys.near
}

/** Counts this try for all it counts for, before the password is looked at. Refuses AUTH_LOCKED. */
async function takeTries(
  sessions: Sessions,
  call: LoginCall,
  keys: Keys & { place: Buffer },
  member: Member | undefined,
): Promise<void> {
  const { lockAfter } = call.brand.security
  try {
    await takeTry(sessions.db, keys.place, lockAfter, call.now)
    await takeTry(sessions.db, keys.address, lockAfter * ADDRESS_TIMES, call.now)
  } catch (error) {
    await record(sessions, call, member, 'LOCKED')
    throw error
  }
}

async function refuseClosed(sessions: Sessions, call: LoginCall, member: Member): Promise<void> {
  const excluded = member.state === 2 && (member.excludedUntil === null || member.excludedUntil > call.now)
  if (member.state !== 1 && !excluded) return
  await record(sessions, call, member, 'LOCKED')
  if (!excluded) throw new Refusal('AUTH_DISABLED')
  throw new Refusal('AUTH_EXCLUDED', {
    value: { until: member.excludedUntil === null ? null : iso(member.excludedUntil) },
  })
}

async function open(sessions: Sessions, call: LoginCall, found: Member, password: string) {
  const { brand, now } = call
  const { passwords } = sessions.members
  const stronger =
    found.passwordHash && passwords.isOutdated(found.passwordHash) ? await passwords.hash(password) : undefined
  return sessions.db.transaction().execute(async (tx) => {
    // Two log-ins at once, or one beside a change of the password, take turns from here.
    const member = await lockMember(tx, found.id)
    if (member?.passwordHash !== found.passwordHash)
      throw new Refusal('AUTH_BAD_CREDENTIALS', { value: { captcha: true } })
    if (stronger) await setPassword(tx, member.id, stronger, undefined)
    await endPresented(tx, sessions, call)
    const opened = await openSession(
      tx,
      sessions,
      brand,
      member,
      {
        ip: call.ip,
        deviceId: plainText(call.body.deviceId),
        deviceName: plainText(call.body.deviceName ?? ''),
        weakPassword: isWeak(brand, member.userName, password),
      },
      now,
    )
    await record(sessions, call, member, 'OK', tx)
    return opened
  })
}

async function record(
  sessions: Sessions,
  call: LoginCall,
  member: Member | undefined,
  result: LoginResult,
  tx?: Tx,
): Promise<void> {
  const memberId = member?.id ?? NOBODY
  sessions.log.info({ traceId: call.traceId, memberId, result }, 'login')
  const one = {
    memberId,
    merchantCode: call.brand.merchantCode,
    ip: call.ip,
    place: placeOf(sessions, call),
    device: plainText(call.body.deviceName ?? ''),
    result,
  }
  await recordLogin(tx ?? sessions.db, one, call.now)
}
