import { EDIT_FIELDS, EDITED_BY_TWO, type EditField } from '@senluna/contract/desk/members/member-edit.ts'
import type * as contract from '@senluna/contract/desk/members/member-edit.ts'
import { PROFILE_FIELDS, type ProfileField } from '@senluna/contract/member/profile.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { PATTERNS } from '@senluna/kit/text/patterns.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, forgetRequests, waitsForMember, type ApprovalAction } from '../../approvals/index.ts'
import { addressOf, emailOf, sendChangeNotice, type Codes } from '../../codes/index.ts'
import {
  contactsOf,
  dropContact,
  memberByContact,
  setContact,
  type Contact,
  type ContactKind,
} from '../contact-store.ts'
import { isUnderage } from '../registration-fields.ts'
import { lockMember, memberById } from '../store.ts'
import { maskedContact } from '../masked-profile.ts'
import type { Member } from '../member.ts'
import {
  checkedProfile,
  maskedPart,
  mergeProfile,
  noteChange,
  profileRule,
  profileValue,
} from '../../security/index.ts'
import { staffDid } from '../../staff/index.ts'
import { changing, type MemberDesk } from './changes.ts'
import { namedMember } from './members.ts'

const CONTACTS = ['mobile', 'email'] as const satisfies readonly ContactKind[]
const isContact = (field: string): field is ContactKind => CONTACTS.some((kind) => kind === field)
const byTwo = (field: string): boolean => EDITED_BY_TWO.some((name) => name === field)
const isProfile = (field: string): field is ProfileField => PROFILE_FIELDS.some((name) => name === field)

/** Values by field: as they are, or as they would be. */
type Values = Partial<Record<EditField, string>>
type Contacts = Partial<Record<ContactKind, Contact>>

const valueOf = (member: Member, contacts: Contacts, field: EditField): string =>
  isContact(field) ? (contacts[field]?.value ?? '') : profileValue(member, field)

/** Enough to know a value again, and no more. */
function masked(field: string, value: string): string {
  if (value === '') return ''
  if (isContact(field)) return maskedContact({ kind: field, value })
  return isProfile(field) && field !== 'nickname' ? maskedPart(field, value) : value
}

const maskedValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, masked(field, value)]))

/** What can be changed of a member, masked; the look is written down. */
export async function editable({ db }: MemberDesk, call: Call<typeof contract.memberProfile>) {
  const { brand, now } = call
  const memberId = id<'member'>((await namedMember(db, call)).id)
  const [member, contacts, waits] = await Promise.all([
    memberById(db, memberId),
    contactsOf(db, memberId),
    waitsForMember(db, EDIT, memberId, now),
  ])
  if (!member) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(db, call, { action: 'members.profile', object: { kind: 'member', id: memberId } })
  const fields = EDIT_FIELDS.map((field): contract.Editable => {
    const value = masked(field, valueOf(member, contacts, field))
    if (isContact(field))
      return { field, value, confirmed: Boolean(contacts[field]?.verifiedAt), ...CONTACT_RULES[field] }
    const { acceptedPattern, patternId, minLength, maxLength } = profileRule(brand, field)
    return { field, value, acceptedPattern, patternId, minLength, maxLength }
  })
  return { fields, waits }
}

const CONTACT_RULES = {
  mobile: { acceptedPattern: '*', patternId: null, minLength: 7, maxLength: 30 },
  email: { acceptedPattern: PATTERNS.EMAIL, patternId: 'EMAIL', minLength: 6, maxLength: 254 },
} as const

const EDIT = 'members.identity'

/** What was asked for: as it was, and as it shall be. */
interface IdentityChange {
  from: Values
  to: Values
}

/**
 * Changes a profile. What says who somebody is, or what they are reached by, waits for a second
 * person; the rest holds at once and the member is notified.
 *
 * Refuses REG_FIELD with every field that breaks its rule, REG_UNDERAGE, SMS_MOBILE_FORMAT,
 * REG_MOBILE_TAKEN, REG_EMAIL_TAKEN, VAL_FIELD where nothing is different, APPROVAL_OPEN.
 */
export function edit(desk: MemberDesk, call: Call<typeof contract.editMember>) {
  const { brand, body, now, traceId } = call
  return changing(desk, call, async (tx, memberId) => {
    const member = await lockMember(tx, memberId)
    if (!member) throw new Refusal('SYS_NOT_FOUND')
    const contacts = await contactsOf(tx, memberId)
    const { values, broken } = checkedProfile(brand, member, body, true)
    if (broken.length > 0) throw new Refusal('REG_FIELD', { fields: broken })
    if (isUnderage(values.get('birthday') || undefined, brand.profile.minAge, now)) throw new Refusal('REG_UNDERAGE')
    const to: Values = {
      ...Object.fromEntries([...values].filter(([field]) => byTwo(field))),
      ...typedContacts(brand, body, contacts),
    }
    const plain = new Map([...values].filter(([field]) => !byTwo(field)))
    const asked = EDIT_FIELDS.filter((field) => to[field] !== undefined)
    if (plain.size + asked.length === 0) throw new Refusal('VAL_FIELD')
    await refuseTaken(tx, brand, memberId, to)
    if (plain.size > 0) {
      await mergeProfile(tx, member, plain, now)
      // Where the brand's people sit is nobody's business.
      await noteChange(tx, { memberId, ip: '', traceId }, 'profileByStaff', now, {
        fields: [...plain.keys()].join(' '),
      })
    }
    const saved = [...plain.keys()]
    const object = { kind: 'member', id: memberId }
    if (saved.length > 0)
      await staffDid(tx, call, {
        action: 'members.edit',
        object,
        before: maskedValues(Object.fromEntries(saved.map((field) => [field, profileValue(member, field)]))),
        after: maskedValues(Object.fromEntries(plain)),
      })
    if (asked.length === 0) return { saved, asked }
    const from: Values = Object.fromEntries(asked.map((field) => [field, valueOf(member, contacts, field)]))
    const wanted: IdentityChange = { from, to }
    const waiting = await askApproval(tx, call, {
      action: EDIT,
      object,
      memberId,
      payload: wanted,
      before: { member: member.userName, ...from },
      after: { member: member.userName, ...to },
      needs: 'members.approve',
      concealed,
    })
    return { saved, asked, ...waiting }
  })
}

/** The number and the address as they are kept, where they are typed and differ. */
function typedContacts(brand: Brand, body: { mobile?: string | undefined; email?: string | undefined }, own: Contacts) {
  const typed: Values = {}
  if (body.mobile !== undefined) typed.mobile = body.mobile.trim() && addressOf(brand, body.mobile, '', 'mobile').value
  if (body.email !== undefined) typed.email = body.email.trim() && emailOf(body.email, 'email').value
  return Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== valueOfContact(own, field)))
}

const valueOfContact = (own: Contacts, field: string): string => (isContact(field) ? (own[field]?.value ?? '') : '')

/** A confirmed one of somebody else could never be confirmed by this member. */
async function refuseTaken(tx: Tx, { merchantCode }: Brand, memberId: Id<'member'>, to: Values) {
  for (const kind of CONTACTS) {
    const value = to[kind]
    const owner = value ? await memberByContact(tx, merchantCode, kind, value) : undefined
    if (owner && owner.id !== memberId)
      throw new Refusal(kind === 'mobile' ? 'REG_MOBILE_TAKEN' : 'REG_EMAIL_TAKEN', { fields: [{ field: kind }] })
  }
}

/** A side without what is personal in it. */
const concealed = (side: unknown): unknown =>
  typeof side === 'object' && side !== null
    ? Object.fromEntries(
        Object.entries(side).map(([name, value]) => [name, typeof value === 'string' ? masked(name, value) : value]),
      )
    : side

/** Changes it once a second person has agreed, unless it is no longer as it was when asked. */
export const editApproval = (codes: Codes): ApprovalAction => ({
  action: EDIT,
  concealed,
  async run(tx, approved, call) {
    const { brand, now, traceId } = call
    const wanted = approved.payload as IdentityChange | null
    const member = await lockMember(tx, id<'member'>(approved.objectId))
    if (!member || !wanted) throw new Refusal('APPROVAL_STALE')
    const contacts = await contactsOf(tx, member.id)
    const asked = EDIT_FIELDS.filter((field) => wanted.to[field] !== undefined)
    if (asked.some((field) => valueOf(member, contacts, field) !== wanted.from[field]))
      throw new Refusal('APPROVAL_STALE')
    const profile = asked.filter((field) => isProfile(field))
    if (profile.length > 0) {
      await mergeProfile(tx, member, new Map(profile.map((field) => [field, wanted.to[field]!])), now)
      await noteChange(tx, { memberId: member.id, ip: '', traceId }, 'identityByStaff', now, {
        fields: profile.join(' '),
      })
    }
    const reached = CONTACTS.filter((kind) => asked.includes(kind))
    if (reached.length === 0) return
    for (const kind of reached) {
      await writeContact(tx, member, kind, wanted.to[kind]!)
      await notifyFormerContact(codes, tx, brand, member, kind, contacts)
    }
    await noteChange(tx, { memberId: member.id, ip: '', traceId }, 'contactByStaff', now, { fields: reached.join(' ') })
  },
})

/** Only its owner shows that it is theirs: until then nothing is proved by it. */
const writeContact = (tx: Tx, member: Member, kind: ContactKind, value: string): Promise<void> =>
  value === '' ? dropContact(tx, member.id, kind) : setContact(tx, member, kind, value, null)

/**
 * Whoever had it hears of it where the change doesn't reach: at the one before, or whatever else
 * was confirmed.
 */
async function notifyFormerContact(
  codes: Codes,
  tx: Tx,
  brand: Brand,
  member: Member,
  kind: ContactKind,
  known: Contacts,
) {
  const confirmed = (contact: Contact | undefined) => (contact?.verifiedAt ? contact : undefined)
  const to = confirmed(known[kind]) ?? confirmed(known[kind === 'mobile' ? 'email' : 'mobile'])
  if (to)
    await sendChangeNotice(codes, tx, { brand, language: member.language, about: kind, name: member.userName, to })
}

/** Takes what was asked for about erased accounts out of the requests. */
export const forgetEdits = (tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void> =>
  forgetRequests(tx, EDIT, memberIds)
