import type { bindEmail, bindMobile } from '@senluna/contract/member/codes.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../platform/http/route.ts'
import type { Tx } from '../../platform/database/db.ts'
import { addressOf, emailOf, proveCode, sendChangeNotice, takeCode, type LiveCode } from '../codes/index.ts'
import {
  contactsOf,
  lockMember,
  maskedContact,
  memberById,
  setContact,
  type Contact,
  type ContactKind,
  type Member,
} from '../members/index.ts'
import { confirmIdentity, noteChange } from '../security/index.ts'
import { demandPassword } from '../sessions/index.ts'
import type { Contacts } from './contacts.ts'

type BindCall = Call<typeof bindMobile> | Call<typeof bindEmail>

/**
 * Makes a number or an address the account's own, by the code that went to it. Who has a confirmed
 * one shows it by its code; who has none yet gives the password, so that an open tab alone is not
 * enough.
 *
 * Refuses SMS_CODE_* (at `code` or `oldCode`), AUTH_CONFIRM, AUTH_OLD_PASSWORD, AUTH_LOCKED,
 * REG_MOBILE_TAKEN, REG_EMAIL_TAKEN.
 */
export async function bindContact(contacts: Contacts, call: BindCall, kind: ContactKind) {
  const { codes, db } = contacts
  const { brand, body, caller, now } = call
  const { memberId } = caller
  const to =
    kind === 'mobile'
      ? addressOf(brand, body.value, body.countryDialingCode ?? '', 'value')
      : emailOf(body.value, 'value')
  const own = await contactsOf(db, memberId)
  const before = confirmed(own[kind])
  const used: LiveCode[] = []
  if (!before) await demandOwner(contacts, call)
  used.push(await proveCode(codes, { brand, purpose: 'BIND', to, memberId }, body.code, call, now, 'code'))
  if (before) {
    const proof = { brand, purpose: 'OWN', to: before, memberId } as const
    used.push(await proveCode(codes, proof, body.oldCode ?? '', call, now, 'oldCode'))
  }
  await db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, memberId)
    for (const code of used) await takeCode(tx, code)
    if (!member || confirmed((await contactsOf(tx, memberId))[kind])?.value !== before?.value)
      throw new Refusal('SMS_CODE_EXPIRED')
    await setContact(tx, member, kind, to.value, now)
    await notifyFormerContact(contacts, tx, call, member, kind, { ...own, [kind]: before })
    // A first one is no change: it lets nobody in who wasn't.
    if (before) await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'contactChanged', now, { kind })
  })
  contacts.log.info({ traceId: call.traceId, memberId, kind }, 'contact bound')
  return { masked: maskedContact(to) }
}

const confirmed = (contact: Contact | undefined): Contact | undefined => (contact?.verifiedAt ? contact : undefined)

/** Who has no password shows by a log-in just now what others show by theirs. */
async function demandOwner({ db, sessions }: Contacts, { brand, body, caller, now }: BindCall): Promise<void> {
  const member = await memberById(db, caller.memberId)
  if (member?.passwordHash === null) return confirmIdentity({ db, sessions }, caller, brand, undefined, now)
  await demandPassword(sessions, caller.memberId, body.password ?? '', brand.security.lockAfter, now)
}

/** Notifies the former contact; without one, the account's other confirmed contact. */
async function notifyFormerContact(
  { codes }: Contacts,
  tx: Tx,
  { brand }: BindCall,
  member: Member,
  kind: ContactKind,
  known: Partial<Record<ContactKind, Contact | undefined>>,
): Promise<void> {
  const other = confirmed(known[kind === 'mobile' ? 'email' : 'mobile'])
  const to = known[kind] ?? other
  const notice = { brand, language: member.language, about: kind, name: member.userName } as const
  if (to) await sendChangeNotice(codes, tx, { ...notice, to })
}
