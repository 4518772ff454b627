import type { Id } from '@senluna/kit/ids.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { staffLogin } from '@senluna/contract/desk/staff.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Call } from '../../../platform/http/route.ts'
import { recordAudit } from '../../audit/index.ts'
import { addressPrefix, failureKey, forgetFailures, refuseForeignChange, takeTry } from '../../sessions/index.ts'
import { refuseElsewhere } from '../desk-addresses.ts'
import type { Staff } from '../staff.ts'
import { accountByName } from '../store.ts'
import { openSecondStep } from './first-step.ts'

const LOCK_AFTER = 5
const ADDRESS_TIMES = 10
const NAME = /^[a-z][a-z0-9._-]{1,63}$/

/**
 * The first step of a staff log-in: name and password. Nothing is open after it but the second
 * step, for five minutes.
 *
 * An unknown name takes the same way as a known one with a wrong password. Five wrong tries from
 * one part of the network lock the name for that part for half an hour; an account as a whole is
 * never locked by strangers. At the first time the answer brings the secret that goes into an
 * authenticator.
 *
 * Refuses AUTH_FORBIDDEN for an address that isn't one of the desk's, AUTH_BAD_CREDENTIALS,
 * AUTH_LOCKED and, by the right password only, AUTH_DISABLED.
 */
export async function logIn(staff: Staff, call: Call<typeof staffLogin>) {
  const { brand, body, now, ip } = call
  refuseForeignChange(call.request)
  await refuseElsewhere(staff, brand, ip, now)
  if (!staff.config.bench) staff.logins.take(ip, now)
  const name = body.name.toLowerCase()
  const place = addressPrefix(ip)
  const near = failureKey('staff', brand.merchantCode, name, place)
  await takeTry(staff.db, near, LOCK_AFTER, now)
  await takeTry(staff.db, failureKey('staff-address', brand.merchantCode, place), LOCK_AFTER * ADDRESS_TIMES, now)
  const account = await accountByName(staff.db, brand.merchantCode, NAME.test(name) ? name : '')
  const right = await staff.passwords.matches(account?.passwordHash || null, body.password.normalize('NFC'))
  if (!right || !account) {
    // The same work for a name that nobody has: neither answer nor time tells.
    await noteStep(staff, call, account ?? { ...UNKNOWN, merchantCode: brand.merchantCode }, 'session.failed')
    throw new Refusal('AUTH_BAD_CREDENTIALS')
  }
  await forgetFailures(staff.db, [near])
  const late = account.totpSecret === null && account.enrolUntil < now
  if (account.closed || late || (account.demonstration && staff.config.env === 'production')) {
    await noteStep(staff, call, account, 'session.refused')
    throw new Refusal('AUTH_DISABLED')
  }
  return openSecondStep(staff.db, staff, brand, account, now)
}

/** Who tried by a name that nobody has. The name is kept nowhere: it may be a mistyped password. */
const UNKNOWN = { id: 'unknown', name: 'unknown' } as const

/** A try at an account, for the audit log. */
export async function noteStep(
  staff: Pick<Staff, 'db'>,
  call: Pick<Call<typeof staffLogin>, 'ip' | 'now' | 'traceId'>,
  account: { id: Id<'staff'> | typeof UNKNOWN.id; name: string; merchantCode: MerchantCode },
  action: string,
): Promise<void> {
  await recordAudit(staff.db, {
    merchantCode: account.merchantCode,
    at: call.now,
    actor: { kind: 'staff', id: account.id, name: account.name },
    ip: call.ip,
    action,
    object: { kind: 'staff', id: account.id },
    reason: '',
    traceId: call.traceId,
  })
}
