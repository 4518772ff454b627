import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { addressPrefix, failureKey, giveTryBack, takeTry } from '../../sessions/index.ts'
import { noteChange } from '../changes.ts'
import type { Security } from '../security.ts'
import { isRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'
import { takeStep, totpOf } from './totp-store.ts'

/** Wrong codes from one place; a place is a known device, else a part of the network. */
const NEAR_TIMES = 5
/**
 * Wrong codes for an account from everywhere but its known devices. A code is one of a million and
 * three are right at a time: this many in half an hour are no chance. Only who knows the password
 * can come so far.
 */
const ACCOUNT_TIMES = 20

/** Who gives a code, and from where. */
export interface CodeFrom {
  memberId: Id<'member'>
  ip: string
  /** A device that gave one before: nobody elsewhere can lock it out. */
  knownDevice?: Buffer | undefined
}

/**
 * Uses a right code up, in the transaction of what it opens. Refuses AUTH_MFA_WRONG when somebody
 * was faster.
 */
export type SpendCode = (tx: Tx) => Promise<void>

/**
 * Looks at a code of the app, or a recovery code; answers how it is used up.
 *
 * Every look counts as a failure until it is right. Refuses AUTH_MFA_WRONG, AUTH_LOCKED after too
 * many. An account without a second step has no right code.
 */
export async function checkCode(security: Security, from: CodeFrom, code: string, now: Instant): Promise<SpendCode> {
  const { db } = security
  const { memberId } = from
  const keys = keysOf(from)
  for (const { key, times } of keys) await takeTry(db, key, times, now)
  const totp = await totpOf(db, security.keys.totp, memberId)
  if (!totp?.confirmedAt) throw new Refusal('AUTH_MFA_WRONG')
  const step = stepOf(totp, code, now)
  if (step === undefined && !(await isRecoveryCode(db, memberId, code))) throw new Refusal('AUTH_MFA_WRONG')
  for (const { key } of keys) await giveTryBack(db, key)
  return async (tx) => {
    const used =
      step === undefined
        ? await spendRecoveryCode(tx, memberId, code, now)
        : await takeStep(tx, memberId, step, undefined)
    if (!used) throw new Refusal('AUTH_MFA_WRONG')
    if (step === undefined) await noteChange(tx, from, 'codeUsed', now)
  }
}

function keysOf({ memberId, ip, knownDevice }: CodeFrom): { key: Buffer; times: number }[] {
  if (knownDevice) return [{ key: failureKey('code', memberId, knownDevice.toString('hex')), times: NEAR_TIMES }]
  return [
    { key: failureKey('code', memberId, addressPrefix(ip)), times: NEAR_TIMES },
    { key: failureKey('code', memberId), times: ACCOUNT_TIMES },
  ]
}
