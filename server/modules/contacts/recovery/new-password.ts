import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { sendChangeNotice, type Address } from '../../codes/index.ts'
import { contactsOf, setPassword, type Member } from '../../members/index.ts'
import { endSessions, unlockHere } from '../../sessions/index.ts'
import type { Contacts } from '../contacts.ts'

interface From {
  brand: Brand
  ip: string
  deviceId: string
  traceId: string
  now: Instant
}

/**
 * Gives a locked account its new password: every session ends, its owner is notified, what was
 * counted against it here is forgotten.
 */
export async function giveNewPassword(
  contacts: Contacts,
  tx: Tx,
  call: From,
  member: Member,
  hash: string,
  used: Address,
): Promise<void> {
  const { sessions } = contacts
  const { now, traceId } = call
  await setPassword(tx, member.id, hash, now)
  await endSessions(tx, sessions, member.id, 'password', now)
  await unlockHere(tx, call, member)
  await emit(tx, now, { topic: 'passwordChanged', audience: member.id, payload: {}, traceId })
  await notifyOwner(contacts, tx, call.brand, member, used)
}

/**
 * By mail where there is an address. By text message too, unless the phone is what was just used
 * and a mail tells.
 */
async function notifyOwner({ codes }: Contacts, tx: Tx, brand: Brand, member: Member, used: Address): Promise<void> {
  const { email, mobile } = await contactsOf(tx, member.id)
  const notice = { brand, language: member.language, about: 'password', name: member.userName } as const
  if (email) await sendChangeNotice(codes, tx, { ...notice, to: email })
  if (mobile?.verifiedAt && (used.kind === 'email' || !email))
    await sendChangeNotice(codes, tx, { ...notice, to: mobile })
}
