import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '@senluna/contract/refusals.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { newToken } from '../../../platform/ids.ts'
import { lockMember, memberById, type Member } from '../../members/index.ts'
import { noteLogin, type LoginCall, type Proven } from '../../sessions/index.ts'
import { noteChange } from '../changes.ts'
import { checkCode } from './check-code.ts'
import type { Security } from '../security.ts'
import { knownDevice, makeKnown } from './known-devices.ts'
import { insertStep, countStepTry, takeLoginStep } from './step-store.ts'
import { totpOf } from './totp-store.ts'

/** How long a code may take to be typed. */
const LIFE = 5 * MINUTE
/** So often a code may be tried for one log-in. */
const TRIES = 5

/**
 * The second step, once the first is shown: asks for a code where the account wants one and this
 * device isn't known.
 *
 * Refuses AUTH_MFA_REQUIRED with a ticket. The ticket alone opens nothing: the next call must bring
 * the same words as this one and a code. What the first step uses up is used up here, so a code by
 * message can't be shown twice. A passkey has shown a person and a device at once: it is two steps.
 * Source: docs/decisions/0028-second-step.md.
 */
export async function askSecondStep(security: Security, proven: Proven, call: LoginCall): Promise<void> {
  const { db } = security
  const { brand, now } = call
  const { id: memberId } = proven.member
  if (call.body.type === 'passkey') return
  if (!(await totpOf(db, security.keys.totp, memberId))?.confirmedAt) return
  if (brand.security.knownDeviceDays > 0 && (await knownDevice(db, call.request, memberId, now))) return
  const ticket = newToken()
  await db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, memberId)
    if (!member || !proven.stillHolds(member)) throw new Refusal('AUTH_BAD_CREDENTIALS', { value: { captcha: true } })
    await proven.inside?.(tx, member)
    const after = await memberById(tx, memberId)
    const [shown, print] = [shownIn(ticket, call), passwordPrintOf(after)]
    await insertStep(
      tx,
      {
        ticket,
        merchantCode: brand.merchantCode,
        memberId,
        shown,
        print,
        byPassword: proven.byPassword,
        weakPassword: proven.weakPassword,
        life: LIFE,
      },
      now,
    )
  })
  throw new Refusal('AUTH_MFA_REQUIRED', {
    value: { mfaTicket: ticket, mfaMethods: ['TOTP', 'RECOVERY'], knowDays: brand.security.knownDeviceDays },
  })
}

/**
 * Takes the code of a log-in whose first step was shown.
 *
 * Refuses AUTH_MFA_WRONG, with `over` when the first step must be shown again; AUTH_LOCKED after
 * too many wrong codes.
 */
export async function takeSecondStep(security: Security, call: LoginCall): Promise<Proven> {
  const { brand, body, now } = call
  const over = new Refusal('AUTH_MFA_WRONG', { value: { over: true } })
  if (!body.mfa) throw over
  const { ticket, code, know } = body.mfa
  const row = await countStepTry(security.db, { ticket, merchantCode: brand.merchantCode, tries: TRIES }, now)
  if (!row || !timingSafeEqual(row.shown, shownIn(ticket, call))) throw over
  const member = await memberById(security.db, row.member_id)
  if (!member || !passwordPrintOf(member).equals(row.password_print)) throw over
  const spendCode = await checkedCode(security, call, member, code)
  const { knownDeviceDays: days } = brand.security
  return {
    member,
    byPassword: row.by_password,
    weakPassword: row.weak_password,
    stillHolds: (locked) => passwordPrintOf(locked).equals(row.password_print),
    inside: async (tx: Tx) => {
      const used = await takeLoginStep(tx, ticket, now)
      if (!used) throw over
      await spendCode(tx)
      if (!know || days === 0) return
      const name = (body.deviceName ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
      await makeKnown(tx, call.request, call.reply, { memberId: member.id, name, days }, now)
      await noteChange(tx, { memberId: member.id, ip: call.ip }, 'deviceKnown', now)
    },
  }
}

/**
 * A wrong code after a right password is worth knowing for the account's owner: it is written down
 * as such.
 */
async function checkedCode(security: Security, call: LoginCall, member: Member, code: string) {
  const device = await knownDevice(security.db, call.request, member.id, call.now)
  try {
    return await checkCode(security, { memberId: member.id, ip: call.ip, knownDevice: device }, code, call.now)
  } catch (error) {
    if (error instanceof Refusal)
      await noteLogin(security.sessions, call, member, error.code === 'AUTH_LOCKED' ? 'LOCKED' : 'CODE')
    throw error
  }
}

/** What was shown, as nobody can read it without the ticket. */
function shownIn(ticket: string, { body }: LoginCall): Buffer {
  const shown = [body.type, body.username.toLowerCase(), body.password, body.firebaseIdToken ?? '', body.deviceId]
  return createHmac('sha256', ticket).update(JSON.stringify(shown)).digest()
}

/** A change of the password shows in it, and nothing else does. */
const passwordPrintOf = (member: Member | undefined): Buffer =>
  createHash('sha256')
    .update(member?.passwordHash ?? '')
    .digest()
