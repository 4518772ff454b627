import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { proveCode, takeCode } from '../../codes/index.ts'
import { contactsOf } from '../../members/index.ts'
import { checkCode, totpOf } from '../../security/index.ts'
import type { Withdrawals } from './deps.ts'

export type Method = 'TOTP' | 'SMS' | 'EMAIL'

/** What an account has to prove itself by beside its payment password. */
export async function methodsOf(
  { security }: Pick<Withdrawals, 'security'>,
  db: Db | Tx,
  memberId: Id<'member'>,
): Promise<Method[]> {
  const contacts = await contactsOf(db, memberId)
  const totp = await totpOf(db, security.keys.totp, memberId)
  return [
    ...(totp?.confirmedAt ? (['TOTP'] as const) : []),
    ...(contacts.mobile?.verifiedAt ? (['SMS'] as const) : []),
    ...(contacts.email?.verifiedAt ? (['EMAIL'] as const) : []),
  ]
}

/** What somebody has given to prove themselves. */
export interface Given {
  totp?: string | undefined
  otp?: string | undefined
  otpChannel?: 'SMS' | 'EMAIL' | undefined
}

/** Uses up what was proven, in the transaction of what it opens. */
export type Spend = (tx: Tx) => Promise<void>

/**
 * Asks for a second thing beside the payment password: a code of the app where the account has one, else one that went to
 * its own number or address.
 *
 * Refuses AUTH_MFA_REQUIRED with the `methods` there are (none: an address must be bound first), AUTH_MFA_WRONG, AUTH_LOCKED,
 * SMS_CODE_*, SMS_TOO_MANY.
 */
export async function demandSecond(
  withdrawals: Pick<Withdrawals, 'db' | 'security' | 'codes'>,
  call: { brand: Brand; caller: { memberId: Id<'member'> }; ip: string; now: Instant },
  given: Given,
): Promise<Spend> {
  const { db, security, codes } = withdrawals
  const { brand, ip, now } = call
  const { memberId } = call.caller
  const methods = await methodsOf(withdrawals, db, memberId)
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
