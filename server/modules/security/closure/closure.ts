import type * as contract from '@senluna/contract/member/closure.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { DAY, iso, later } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { MEMBER_STATE, changeState, lockMember, memberById, type Member } from '../../members/index.ts'
import { endSessions } from '../../sessions/index.ts'
import { noteChange } from '../changes.ts'
import { checkCode } from '../second-step/check-code.ts'
import { confirmIdentity } from '../confirm.ts'
import type { ClosingMoney, Security } from '../security.ts'
import { insertClosure } from './closure-store.ts'
import { forgetDevices } from '../second-step/device-store.ts'
import { totpOf } from '../second-step/totp-store.ts'

/**
 * Contact and profile are erased after this long: until then customer service can open the account
 * again whole.
 */
const ERASE_DAYS = 30
/** Who it was is kept as long as records of money are; source: docs/security.md. */
const FORGET_DAYS = 5 * 365

/** What closing the caller's account would mean now. */
export async function closureTerms(security: Security, { caller, brand }: Call<typeof contract.closureTerms>) {
  const member = await memberById(security.db, caller.memberId)
  if (!member) throw new Refusal('AUTH_EXPIRED')
  const { balance, currency, rule, openRounds } = await security.closing.look(security.db, member, brand)
  const totp = await totpOf(security.db, security.keys.totp, member.id)
  return {
    balance: balance.toString(),
    currency,
    money: rule,
    openRounds,
    twoStep: Boolean(totp?.confirmedAt),
    hasPassword: member.passwordHash !== null,
    eraseDays: ERASE_DAYS,
  }
}

/**
 * Closes the caller's account, at once and for good: sessions and games end, play money goes back,
 * the name stays taken.
 *
 * Asks for the password (a fresh log-in where there is none), for a code when the second step is
 * on, and for the user name, typed. Refuses CLOSE_NAME, CLOSE_BALANCE while real money is there,
 * CLOSE_ROUNDS, AUTH_MFA_REQUIRED, AUTH_MFA_WRONG, and what `confirmIdentity` refuses.
 */
export async function closeAccount(security: Security, call: Call<typeof contract.closeAccount>) {
  const { caller, brand, body, now } = call
  const { memberId } = caller
  if (body.confirmation.toLowerCase() !== caller.userName) throw new Refusal('CLOSE_NAME')
  const before = await memberById(security.db, memberId)
  if (!before) throw new Refusal('AUTH_EXPIRED')
  if (before.passwordHash && body.password === undefined) throw new Refusal('AUTH_CONFIRM')
  await confirmIdentity(security, caller, brand, body.password, now)
  const totp = await totpOf(security.db, security.keys.totp, memberId)
  if (totp?.confirmedAt && body.code === undefined)
    throw new Refusal('AUTH_MFA_REQUIRED', { value: { mfaMethods: ['TOTP', 'RECOVERY'] } })
  const spendCode = totp?.confirmedAt
    ? await checkCode(security, { memberId, ip: call.ip }, body.code ?? '', now)
    : undefined
  const eraseAt = later(now, ERASE_DAYS * DAY)
  await security.db.transaction().execute(async (tx) => {
    // The player first, then the account: in the order of those who take a break or open a game.
    await security.closing.hold(tx, before)
    const member = await lockMember(tx, memberId)
    // Excluded or closed meanwhile: that stays as it is.
    if (!member || member.state !== MEMBER_STATE.OPEN) throw new Refusal('AUTH_EXPIRED')
    await spendCode?.(tx)
    await endSessions(tx, security.sessions, memberId, 'closed', now)
    await security.closing.holdMoney(tx, member)
    const money = await refuseUnfinished(security, tx, member, brand)
    await security.closing.settle(tx, member, brand, now)
    await changeState(tx, memberId, 1, null)
    await forgetDevices(tx, memberId)
    await insertClosure(
      tx,
      {
        memberId,
        merchantCode: member.merchantCode,
        reason: body.reason,
        rule: money.rule,
        balance: money.balance,
        currency: money.currency,
        eraseAt,
        forgetDays: FORGET_DAYS,
      },
      now,
    )
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'closed', now)
  })
  security.log.info({ memberId }, 'an account is closed by its owner')
  return { closedAt: iso(now), eraseAt: iso(eraseAt) }
}

/** Refuses CLOSE_ROUNDS, CLOSE_BALANCE; from `hold` on nothing of it changes any more. */
async function refuseUnfinished(security: Security, tx: Tx, member: Member, brand: Brand): Promise<ClosingMoney> {
  const money = await security.closing.look(tx, member, brand)
  if (money.openRounds > 0) throw new Refusal('CLOSE_ROUNDS')
  if (money.rule === 'WITHDRAW_FIRST') throw new Refusal('CLOSE_BALANCE')
  return money
}
