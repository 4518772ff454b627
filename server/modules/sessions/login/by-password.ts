import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import { fieldValue } from '@senluna/kit/text/patterns.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { mobileNumberOf } from '../../../platform/words/mobile-numbers.ts'
import { isWeak, memberByContact, memberByName, setPassword, type Member } from '../../members/index.ts'
import { addressPrefix, countTry, failureKey, failures, forgetFailures, giveTryBack, takeTry } from './failure-store.ts'
import type { Sessions } from '../sessions.ts'
import { NOBODY, noteLogin } from './record-store.ts'
import type { LoginCall, Proven } from './login-way.ts'
import { isKnownDevice } from '../store.ts'
import { deviceOf, plainText } from '../visitor.ts'

/** Failures are also counted for a whole address, which may have many people behind it. */
const ADDRESS_TIMES = 10

/** More failures than can be counted. */
const NEVER = 2_147_483_647

/** Names that could be an account's; others aren't even looked for. */
const NAME = /^[a-z][a-z0-9]{0,63}$/

/**
 * Shows who somebody is by user name, or confirmed mobile number, and password.
 *
 * An unknown name takes the same way as a known one with a wrong password: same checks, same work,
 * same answer. After a failure a picture is asked for; after five, this account is locked for half
 * an hour for the device or address that failed, not for its owner elsewhere.
 */
export async function byPassword(sessions: Sessions, call: LoginCall): Promise<Proven> {
  const { brand, body, now } = call
  const { passwords } = sessions.members
  const empty = (['username', 'password'] as const).filter((field) => body[field] === '')
  if (empty.length > 0) throw new Refusal('VAL_FIELD', { fields: empty.map((field) => ({ field })) })
  const member = await memberCalled(sessions, call)
  // A number and the name it stands for are one account, so they are counted as one.
  const keys = keysOf(brand, member?.userName ?? body.username.toLowerCase(), call.ip)
  const captcha = await isCaptchaNeeded(sessions, brand, keys, now)
  // Asked for before the proof of work is used up, so that one proof does for both.
  if (captcha && !body.captcha) throw new Refusal('AUTH_CAPTCHA_REQUIRED', { value: { captcha: true } })
  await sessions.human.demand(body.humanVerify, call)
  if (captcha) await sessions.captchas.demand(body, now)

  const place = await placeKey(sessions, keys, member, deviceOf(call))
  await takeTries(sessions, call, { ...keys, place }, member)
  const password = fieldValue('password', body.password)
  const right = await passwords.matches(member?.passwordHash ?? null, password)
  const over = (member?.passwordUntil ?? Infinity) <= now
  if (!right || !member || over) {
    // Only makes the picture appear: an account as a whole is never locked by strangers.
    await countTry(sessions.db, keys.account, NEVER, now)
    await noteLogin(sessions, call, member, 'FAILED')
    throw new Refusal('AUTH_BAD_CREDENTIALS', { value: { captcha: true } })
  }
  await forgetFailures(sessions.db, [keys.account, place])
  await giveTryBack(sessions.db, keys.address)
  const hash = member.passwordHash
  const stronger = hash && passwords.isOutdated(hash) ? await passwords.hash(password) : undefined
  return {
    member,
    byPassword: true,
    weakPassword: isWeak(brand, member.userName, password),
    stillHolds: (locked) => locked.passwordHash === hash,
    inside: async (tx) => {
      if (stronger) await setPassword(tx, member.id, stronger, undefined)
    },
  }
}

/**
 * Whom a name means: an account by its own, or by its confirmed mobile number where the brand opens
 * accounts by one.
 */
async function memberCalled({ db }: Sessions, { brand, body }: LoginCall): Promise<Member | undefined> {
  const typed = body.username.toLowerCase()
  if (NAME.test(typed)) return memberByName(db, brand.merchantCode, typed)
  if (!switchOn(brand.whitelabel, 'REG_MOBILE')) return undefined
  const number = mobileNumberOf(typed, body.countryDialingCode ?? '', brand.codes.countries)
  return 'e164' in number ? memberByContact(db, brand.merchantCode, 'mobile', number.e164) : undefined
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

/**
 * Forgets what was counted against an account here, once its owner has shown who they are in
 * another way.
 */
export async function unlockHere(
  tx: Tx,
  call: { brand: Brand; ip: string; deviceId: string },
  member: Pick<Member, 'id' | 'userName'>,
): Promise<void> {
  const { account, near } = keysOf(call.brand, member.userName, call.ip)
  await forgetFailures(tx, [account, near, failureKey('device', member.id, plainText(call.deviceId))])
}

async function isCaptchaNeeded(sessions: Sessions, brand: Brand, keys: Keys, now: Instant): Promise<boolean> {
  if (switchOn(brand.whitelabel, 'LOGIN_VERIFY_CODE')) return true
  const { captchaAfter } = brand.security
  if ((await failures(sessions.db, [keys.account], now)) >= captchaAfter) return true
  return (await failures(sessions.db, [keys.address], now)) >= captchaAfter * ADDRESS_TIMES
}

/**
 * What wrong passwords are counted for. A device that this account was opened from before has a
 * count of its own: nobody else at the same address can lock its owner out.
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
    await noteLogin(sessions, call, member, 'LOCKED')
    throw error
  }
}
