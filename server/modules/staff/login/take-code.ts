import { deleteRecoveryCodes } from '../recovery-store.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { staffCode } from '@senluna/contract/desk/staff.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { totpStep } from '../../../platform/totp.ts'
import { recordAudit } from '../../audit/index.ts'
import { failureKey, forgetFailures, refuseForeignChange, takeTry } from '../../sessions/index.ts'
import { giveCookie } from './cookie.ts'
import type { Staff } from '../staff.ts'
import { noteStep } from './log-in.ts'
import { openStaffSession } from './open-session.ts'
import { newRecoveryCodes, recoveryHash } from '../secrets.ts'
import { lockAccount, type Account, type StaffId } from '../store.ts'
import {
  deleteSteps,
  stepByTicket,
  enrolTotp,
  insertRecoveryCode,
  noteTotpStep,
  takeRecoveryCode,
  recoveryCodesLeft,
} from './login-store.ts'

/** Wrong codes of one account, by whoever knows its password, before it waits half an hour. */
const CODE_TRIES = 5

type CodeCall = Call<typeof staffCode>

/**
 * The second step of a staff log-in: opens the session for a code of the authenticator or a
 * recovery code.
 *
 * A code is taken once, also when it comes twice at once. The first code of a new authenticator
 * shows that it was set up; its recovery codes come with the answer and never again.
 *
 * Refuses AUTH_BAD_CREDENTIALS when the first step is over or unknown, AUTH_MFA_WRONG, AUTH_LOCKED.
 */
export async function takeCode(staff: Staff, call: CodeCall) {
  const { body, now } = call
  refuseForeignChange(call.request)
  if (!staff.config.bench) staff.logins.take(call.ip, now)
  const step = await stepOf(staff, call)
  const tries = failureKey('staff-code', step.staffId)
  // Counted before it is looked at, so that many at once can't pass the limit.
  await takeTry(staff.db, tries, CODE_TRIES, now)
  const done = await staff.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, step.staffId)
    if (!account || account.closed) throw new Refusal('AUTH_BAD_CREDENTIALS')
    const taken = step.secret
      ? await enrol(tx, staff, account, step.secret, body.code, now)
      : await check(tx, staff, account, body.code, now)
    if (!taken) return { account }
    await deleteSteps(tx, account.id)
    const opened = await openStaffSession(tx, staff, account, call.ip, now)
    await recordAudit(tx, {
      merchantCode: account.merchantCode,
      at: now,
      actor: { kind: 'staff', id: account.id, name: account.name },
      ip: call.ip,
      action: step.secret ? 'session.enrol' : 'session.login',
      object: { kind: 'staff', id: account.id },
      after: { by: taken.recoveryLeft === undefined ? 'authenticator' : 'recovery code' },
      reason: '',
      traceId: call.traceId,
    })
    return { account, opened, taken }
  })
  if (!done.opened) {
    await noteStep(staff, call, done.account, 'session.wrongCode')
    throw new Refusal('AUTH_MFA_WRONG')
  }
  await forgetFailures(staff.db, [tries])
  giveCookie(call.reply, done.opened.token)
  return { session: done.opened.session, ...done.taken }
}

async function stepOf(staff: Staff, call: CodeCall): Promise<{ staffId: StaffId; secret: Buffer | null }> {
  const row = await stepByTicket(staff.db, call.body.ticket, call.now)
  if (row?.merchant_id !== call.brand.merchantCode) throw new Refusal('AUTH_BAD_CREDENTIALS')
  return { staffId: row.staff_id, secret: row.secret }
}

interface Taken {
  recoveryCodes?: string[]
  recoveryLeft?: number
}

/**
 * Takes a new authenticator by its first code. Of two log-ins that set one up at once, the second
 * is refused.
 */
async function enrol(
  tx: Tx,
  staff: Staff,
  account: Account,
  sealed: Buffer,
  code: string,
  now: Instant,
): Promise<Taken | undefined> {
  if (account.totpSecret !== null) throw new Refusal('AUTH_BAD_CREDENTIALS')
  const step = totpStep(staff.secrets.openTotp(sealed, account.id), code, now, 0)
  if (step === undefined) return undefined
  await enrolTotp(tx, { sealed, step, accountId: account.id }, now)
  const recoveryCodes = newRecoveryCodes()
  await deleteRecoveryCodes(tx, account.id)
  for (const recoveryCode of recoveryCodes) {
    const hash = recoveryHash(recoveryCode)
    await insertRecoveryCode(tx, account.id, hash)
  }
  return { recoveryCodes }
}

async function check(tx: Tx, staff: Staff, account: Account, code: string, now: Instant): Promise<Taken | undefined> {
  if (account.totpSecret === null) throw new Refusal('AUTH_BAD_CREDENTIALS')
  const step = totpStep(staff.secrets.openTotp(account.totpSecret, account.id), code, now, account.totpStep)
  if (step !== undefined) {
    await noteTotpStep(tx, step, account.id)
    return {}
  }
  const used = await takeRecoveryCode(tx, account.id, code, now)
  if (!used) return undefined
  const left = await recoveryCodesLeft(tx, account.id)
  return { recoveryLeft: left }
}
