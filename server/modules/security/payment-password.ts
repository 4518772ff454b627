import type * as contract from '@senluna/contract/member/security.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { PATTERNS } from '@senluna/kit/text/patterns.ts'
import { HOUR, iso, instant, type Instant } from '@senluna/kit/time.ts'
import type { Call } from '../../platform/http/route.ts'
import { lockMember, memberById, paymentPasswordOf, setPaymentPassword } from '../members/index.ts'
import { noteChange } from './changes.ts'
import type { SpendCode } from './second-step/check-code.ts'
import { confirmIdentity } from './confirm.ts'
import type { Security } from './security.ts'
import { demandOwnCode } from './second-step/own-code.ts'
import { Turns } from '../../platform/concurrency/turns.ts'
import { countTry, forgetTries } from './pin-store.ts'

/** Five wrong ones, then an hour's rest. */
const TRIES = 5
const REST = HOUR

/**
 * Sets the six digits that payments ask for: the first ones by the log-in password, later ones by
 * the old digits. Who has forgotten those gives the log-in password and a code besides; new
 * accounts to be paid to then rest a day, as after every change.
 *
 * Refuses REG_FIELD for anything but six digits, AUTH_CONFIRM_MISMATCH, AUTH_PASSWORD_WEAK for
 * digits that anyone would try, PIN_NOT_SET, PIN_WRONG, PIN_LOCKED, and what `confirmIdentity` and
 * `demandOwnCode` refuse.
 */
export async function changePin(security: Security, call: Call<typeof contract.paymentPassword>) {
  const { caller, body, now } = call
  const { memberId } = caller
  const { passwords } = security.members
  const member = await memberById(security.db, memberId)
  if (!new RegExp(PATTERNS.PAY_PIN, 'u').test(body.newPin))
    throw new Refusal('REG_FIELD', { fields: [{ field: 'newPin', patternId: 'PAY_PIN', args: [6] }] })
  if (body.newPin !== body.confirmPin) throw new Refusal('AUTH_CONFIRM_MISMATCH')
  if (isEasyPin(body.newPin, member?.profile.birthday)) throw new Refusal('AUTH_PASSWORD_WEAK')
  const isSet = (await paymentPasswordOf(security.db, memberId)).hash !== null
  const spend = await provenBy(security, call, isSet, member?.passwordHash !== null)
  const hash = await passwords.hash(body.newPin)
  await security.db.transaction().execute(async (tx) => {
    // Of two that set the first ones at once, the second has to know them.
    await lockMember(tx, memberId)
    if (((await paymentPasswordOf(tx, memberId)).hash !== null) !== isSet) throw new Refusal('AUTH_CONFIRM')
    await spend?.(tx)
    await setPaymentPassword(tx, memberId, hash, now)
    await forgetTries(tx, memberId)
    const detail: Record<string, string> = spend ? { by: 'code' } : {}
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'paymentPassword', now, detail)
  })
  return { changed: true as const }
}

/** Asks for what a change takes; answers how a code that was given is used up. */
async function provenBy(
  security: Security,
  call: Call<typeof contract.paymentPassword>,
  isSet: boolean,
  hasPassword: boolean,
): Promise<SpendCode | undefined> {
  const { caller, brand, body, now } = call
  if (body.oldPin !== undefined) {
    await demandPin(security, caller.memberId, body.oldPin, now)
    return undefined
  }
  // Forgotten digits are not given anew to whoever has sat down at an open session.
  if (isSet && hasPassword && body.password === undefined) throw new Refusal('AUTH_CONFIRM')
  await confirmIdentity(security, caller, brand, body.password, now)
  return isSet ? demandOwnCode(security, call, body) : undefined
}

const turns = new Turns()

/**
 * Asks for the payment password. Refuses PIN_NOT_SET; PIN_WRONG with the tries that are left;
 * PIN_LOCKED.
 *
 * Not for the inside of a transaction: a try counts even when what it was for is undone. Tries of
 * one member go in turn, so calls that come together with the right one don't lock it.
 */
export const demandPin = (
  security: Pick<Security, 'db' | 'members'>,
  memberId: Id<'member'>,
  pin: string,
  now: Instant,
): Promise<void> => turns.take(memberId, () => tryPin(security, memberId, pin, now))

async function tryPin(
  security: Pick<Security, 'db' | 'members'>,
  memberId: Id<'member'>,
  pin: string,
  now: Instant,
): Promise<void> {
  const { db } = security
  const { hash } = await paymentPasswordOf(db, memberId)
  if (hash === null) throw new Refusal('PIN_NOT_SET')
  const tried = await countPinTry(security, memberId, now)
  if (!(await security.members.passwords.matches(hash, pin)))
    throw new Refusal('PIN_WRONG', { value: { left: TRIES - tried } })
  await forgetTries(db, memberId)
}

/** Counts a try before it is made; answers the how many-th it is. Refuses PIN_LOCKED. */
async function countPinTry({ db }: Pick<Security, 'db'>, memberId: Id<'member'>, now: Instant): Promise<number> {
  const at = new Date(now)
  const { count, locked_until: locked } = await countTry(db, { memberId, at, rest: REST, tries: TRIES }, now)
  if (!locked) return count
  const retryAfterSec = Math.ceil((locked.getTime() - now) / 1_000)
  throw new Refusal('PIN_LOCKED', { value: { until: iso(instant(locked.getTime())) }, retryAfterSec })
}

/** One digit only, a run up or down, or the birthday in any of its short forms. */
export function isEasyPin(pin: string, birthday: string | undefined): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]))
  if ([-1, 0, 1].some((step) => steps.every((item) => item === step))) return true
  const [year = '', month = '', day = ''] = (birthday ?? '').split('-')
  const short = year.slice(2)
  return [
    `${short}${month}${day}`,
    `${day}${month}${short}`,
    `${month}${day}${short}`,
    `${year}${month}`,
    `${month}${year}`,
  ].includes(pin)
}
