import type * as contract from '@senluna/contract/member/security.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../platform/http/route.ts'
import { failureKey, forgetFailures, takeTry } from '../../sessions/index.ts'
import { noteChange } from '../changes.ts'
import { checkCode } from './check-code.ts'
import { confirmIdentity } from '../confirm.ts'
import type { Security } from '../security.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { newSecret, secretUri, stepOf } from './totp.ts'
import { forgetDevices } from './device-store.ts'
import { dropTotp, keepSecret, takeStep, totpOf } from './totp-store.ts'

/**
 * Codes of a secret that waits are looked at this often, then a rest: nobody guesses, somebody
 * mistypes.
 */
const TRIES = 10

/**
 * Puts two-step log-in in force: first a new secret, then its first code, answered with the
 * recovery codes.
 *
 * Asking again before the code replaces the secret. Refuses SEC_TOTP_ON while it is in force,
 * AUTH_MFA_WRONG, and what `confirmIdentity` refuses.
 */
export async function enrol(security: Security, call: Call<typeof contract.enrolTotp>) {
  return call.body.code === undefined ? begin(security, call) : confirm(security, call, call.body.code)
}

async function begin(security: Security, { caller, brand, body, now }: Call<typeof contract.enrolTotp>) {
  await confirmIdentity(security, caller, brand, body.password, now)
  const secret = newSecret()
  const kept = await security.db
    .transaction()
    .execute((tx) => keepSecret(tx, security.keys.totp, caller.memberId, secret, now))
  if (!kept) throw new Refusal('SEC_TOTP_ON')
  return { secret, secretUri: secretUri(brand.brandName, caller.userName, secret) }
}

async function confirm(security: Security, call: Call<typeof contract.enrolTotp>, code: string) {
  const { caller, now } = call
  const { memberId } = caller
  const key = failureKey('enrol', memberId)
  await takeTry(security.db, key, TRIES, now)
  const totp = await totpOf(security.db, security.keys.totp, memberId)
  if (totp?.confirmedAt) throw new Refusal('SEC_TOTP_ON')
  const step = totp && stepOf(totp, code, now)
  if (step === undefined) throw new Refusal('AUTH_MFA_WRONG')
  const recoveryCodes = await security.db.transaction().execute(async (tx) => {
    if (!(await takeStep(tx, memberId, step, now))) throw new Refusal('AUTH_MFA_WRONG')
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'totpOn', now)
    return renewRecoveryCodes(tx, memberId)
  })
  await forgetFailures(security.db, [key])
  return { recoveryCodes }
}

/**
 * Takes the second step away, with recovery codes and known devices. Asks for the password and a
 * code.
 */
export async function turnOff(security: Security, call: Call<typeof contract.removeTotp>) {
  const { caller, brand, body, now } = call
  const { memberId } = caller
  await confirmIdentity(security, caller, brand, body.password, now)
  const spendCode = await checkCode(security, { memberId, ip: call.ip }, body.code, now)
  await security.db.transaction().execute(async (tx) => {
    await spendCode(tx)
    await dropTotp(tx, memberId)
    await forgetDevices(tx, memberId)
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'totpOff', now)
  })
  return { off: true as const }
}

/** Ten new recovery codes for the old ones. Asks for the password and a code. */
export async function renewCodes(security: Security, call: Call<typeof contract.renewCodes>) {
  const { caller, brand, body, now } = call
  const { memberId } = caller
  await confirmIdentity(security, caller, brand, body.password, now)
  const spendCode = await checkCode(security, { memberId, ip: call.ip }, body.code, now)
  const recoveryCodes = await security.db.transaction().execute(async (tx) => {
    await spendCode(tx)
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'codesRenewed', now)
    return renewRecoveryCodes(tx, memberId)
  })
  return { recoveryCodes }
}
