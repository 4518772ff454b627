import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { proveCode, takeCode } from '../../codes/index.ts'
import { contactsOf } from '../../members/index.ts'
import { checkCode, type SpendCode } from './check-code.ts'
import type { Security } from '../security.ts'
import { totpOf } from './totp-store.ts'

export type OwnMethod = 'TOTP' | 'SMS' | 'EMAIL'

/** What an account has to prove itself by beside a password. */
export async function ownMethods(
  { keys }: Pick<Security, 'keys'>,
  db: Db | Tx,
  memberId: Id<'member'>,
): Promise<OwnMethod[]> {
  const contacts = await contactsOf(db, memberId)
  const totp = await totpOf(db, keys.totp, memberId)
  return [
    ...(totp?.confirmedAt ? (['TOTP'] as const) : []),
    ...(contacts.mobile?.verifiedAt ? (['SMS'] as const) : []),
    ...(contacts.email?.verifiedAt ? (['EMAIL'] as const) : []),
  ]
}

/** What somebody has given to prove themselves. */
export interface GivenCode {
  totp?: string | undefined
  otp?: string | undefined
  otpChannel?: 'SMS' | 'EMAIL' | undefined
}

/**
 * Asks for a second thing beside a password: a code of the app where the account has one, else one
 * that went to its own number or address. Answers how it is used up, in the transaction of what it
 * opens.
 *
 * Refuses AUTH_MFA_REQUIRED with the `methods` there are (none: an address must be bound first),
 * AUTH_MFA_WRONG, AUTH_LOCKED, SMS_CODE_*, SMS_TOO_MANY.
 */
export async function demandOwnCode(
  security: Security,
  call: { brand: Brand; caller: { memberId: Id<'member'> }; ip: string; now: Instant },
  given: GivenCode,
): Promise<SpendCode> {
  const { db, codes } = security
  const { brand, ip, now } = call
  const { memberId } = call.caller
  const methods = await ownMethods(security, db, memberId)
  if (given.totp !== undefined && methods.includes('TOTP'))
    return checkCode(security, { memberId, ip }, given.totp, now)
  const channel = given.otpChannel ?? 'SMS'
  // Who has an app is asked for it: a message can be read by whoever has the phone for a minute.
  if (given.otp === undefined || methods.includes('TOTP') || !methods.includes(channel))
    throw new Refusal('AUTH_MFA_REQUIRED', { value: { methods } })
  const contacts = await contactsOf(db, memberId)
  const to = channel === 'SMS' ? contacts.mobile! : contacts.email!
  const live = await proveCode(codes, { brand, purpose: 'OWN', to, memberId }, given.otp, { ip }, now, 'otp')
  return (tx) => takeCode(tx, live)
}
