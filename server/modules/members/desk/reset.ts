import type * as contract from '@senluna/contract/desk/members/members.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction, type Released, type StaffCall } from '../../approvals/index.ts'
import { restNewAccounts } from '../../cashier/index.ts'
import { giveToken, issueCode, sendCodeMessage, sendLinkMail, type Codes } from '../../codes/index.ts'
import { dropSecondStep, noteChange, RESET_REST } from '../../security/index.ts'
import { endSessions, type Sessions } from '../../sessions/index.ts'
import { siteOriginOf } from '../../settings/index.ts'
import { staffDid } from '../../staff/index.ts'
import { contactsOf, type Contact } from '../contact-store.ts'
import { maskedContact } from '../masked-profile.ts'
import type { Member } from '../member.ts'
import type { Members } from '../members.ts'
import { printedPassword } from '../passwords/printed-password.ts'
import { dropPaymentPassword, setForeignPassword } from '../profile-store.ts'
import { lockMember } from '../store.ts'
import { changing, type MemberDesk } from './changes.ts'

/** What a reset is made of, besides what every change takes. */
export interface ResetDesk extends MemberDesk {
  codes: Codes
}

type What = 'PASSWORD' | 'PAYMENT' | 'SECOND_STEP'

const RESET = 'members.reset'
const CHANGE = { PASSWORD: 'passwordByStaff', PAYMENT: 'paymentByStaff', SECOND_STEP: 'secondStepByStaff' } as const

/**
 * Resets what opens an account. A new password is set by the owner alone, by what is sent to their
 * confirmed contact; without one, and for the second step and the payment password, two people
 * decide. The approval makes the printed code of a password: whoever asked never has it.
 *
 * Refuses SYS_NOT_FOUND, APPROVAL_OPEN, APPROVAL_RELATED for an account of one's own.
 */
export function reset(desk: ResetDesk, call: Call<typeof contract.resetMember>) {
  const { what } = call.body
  return changing(desk, call, async (tx, memberId) => {
    const member = await lockMember(tx, memberId)
    if (!member) throw new Refusal('SYS_NOT_FOUND')
    const to = what === 'PASSWORD' ? await wayTo(desk.codes, tx, call.brand, memberId) : undefined
    if (to) return { sentTo: await sendTo(desk, tx, call, member, to), sentBy: SENT_BY[to.kind] }
    return askApproval(tx, call, {
      action: RESET,
      object: { kind: 'member', id: memberId },
      memberId,
      payload: { what },
      after: { member: member.userName, reset: what },
      needs: 'members.approve',
    })
  })
}

const SENT_BY = { email: 'EMAIL', mobile: 'SMS' } as const

/** The owner's confirmed contact, as far as something can be sent there and used. */
async function wayTo(codes: Codes, tx: Tx, brand: Brand, memberId: Id<'member'>): Promise<Contact | undefined> {
  const { email, mobile } = await contactsOf(tx, memberId)
  if (email?.verifiedAt && codes.outgoing.can('mail') !== 'off') return email
  const texts = switchOn(brand.whitelabel, 'CHNGPASSVERIF3') && codes.outgoing.can('sms') !== 'off'
  return texts && mobile?.verifiedAt ? mobile : undefined
}

/** Sends a link or a code to the owner; the password stays until they choose another one. */
async function sendTo(
  { codes, sessions }: ResetDesk,
  tx: Tx,
  call: Call<typeof contract.resetMember>,
  member: Member,
  to: Contact,
): Promise<string> {
  const { brand, now } = call
  const recipient = { brand, language: member.language, to }
  if (to.kind === 'email') {
    const about = { purpose: 'reset', merchantCode: brand.merchantCode, memberId: member.id, value: to.value } as const
    const link = `${siteOriginOf(call.request, brand)}/reset#token=${await giveToken(tx, about, now)}`
    await sendLinkMail(codes, tx, { ...recipient, about: 'reset', name: member.userName, link }, now)
  } else {
    const code = await issueCode(codes, tx, { brand, purpose: 'RESET', to }, now)
    await sendCodeMessage(codes, tx, { ...recipient, code }, now)
  }
  const sessionsEnded = await noteReset(sessions, tx, call, member.id, 'PASSWORD')
  const sentTo = maskedContact(to)
  await staffDid(tx, call, {
    action: RESET,
    object: { kind: 'member', id: member.id },
    after: { what: 'PASSWORD', sentTo, sessionsEnded },
  })
  return sentTo
}

/** What every reset does: sessions end, payouts to new accounts rest, the owner is notified. */
async function noteReset(
  sessions: Sessions,
  tx: Tx,
  { now, traceId }: { now: Instant; traceId: string },
  memberId: Id<'member'>,
  what: What,
): Promise<number> {
  // Where the brand's people sit is nobody's business.
  await noteChange(tx, { memberId, ip: '', traceId }, CHANGE[what], now)
  await restNewAccounts(tx, memberId, { addedSince: later(now, -RESET_REST), until: later(now, RESET_REST) })
  return endSessions(tx, sessions, memberId, 'password', now)
}

/**
 * Resets it once a second person has agreed. The printed code of a password is answered to them
 * alone.
 */
export const resetApproval = (sessions: Sessions, { passwords }: Members): ApprovalAction => ({
  action: RESET,
  async run(tx, { objectId, payload }, call: StaffCall): Promise<Released> {
    const { what } = payload as { what: What }
    const member = await lockMember(tx, id(objectId))
    if (!member) throw new Refusal('APPROVAL_STALE')
    const code = what === 'PASSWORD' ? printedPassword() : undefined
    if (code !== undefined) await setForeignPassword(tx, member.id, await passwords.hash(code), call.now)
    else if (what === 'PAYMENT') await dropPaymentPassword(tx, member.id)
    else await dropSecondStep(tx, member.id)
    await noteReset(sessions, tx, call, member.id, what)
    return code === undefined ? {} : { code }
  },
})
