import type * as contract from '@senluna/contract/member/security.ts'
import type { SecurityRow } from '@senluna/contract/member/security.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, iso, type Instant } from '@senluna/kit/time.ts'
import type { Call } from '../../platform/http/route.ts'
import { contactsOf, memberById, paymentPasswordOf, type Member } from '../members/index.ts'
import { openSessionsOf } from '../sessions/index.ts'
import type { Security } from './security.ts'
import { passkeysOf } from './passkeys/passkey-store.ts'
import { codesLeft } from './second-step/recovery-store.ts'
import { knownDevices } from './second-step/device-store.ts'
import { totpOf } from './second-step/totp-store.ts'

/** The most points of each row; a hundred together. */
const POINTS = { password: 20, twoStep: 20, mobile: 20, email: 20, paymentPassword: 10, realName: 10 } as const

/** A password older than this could be newer. */
const OLD_PASSWORD = 365 * DAY
/** Fewer recovery codes than this are few. */
const FEW_CODES = 3

/** How the caller's account is secured. */
export async function overview(security: Security, { caller, brand, now }: Call<typeof contract.securityOverview>) {
  const { db } = security
  const { memberId } = caller
  const member = await memberById(db, memberId)
  if (!member) throw new Refusal('AUTH_EXPIRED')
  const contacts = await contactsOf(db, memberId)
  const passkeys = await passkeysOf(db, memberId)
  const rows: SecurityRow[] = [
    passwordRow(member, caller.passwordChangeRequired, now),
    await twoStepRow(security, member, passkeys.length),
    contactRow('mobile', contacts.mobile, (value) => `${'*'.repeat(Math.max(0, value.length - 3))}${value.slice(-3)}`),
    contactRow('email', contacts.email, (value) => value.replace(/^(.)[^@]*/u, '$1***')),
    await pinRow(security, member),
    nameRow(member),
    { row: 'passkeys', state: passkeys.length > 0 ? 'GOOD' : 'INFO', points: 0, of: 0, count: passkeys.length },
    { row: 'sessions', state: 'INFO', points: 0, of: 0, count: (await openSessionsOf(db, memberId, now)).length },
  ]
  return {
    score: rows.reduce((sum, { points }) => sum + points, 0),
    rows,
    knownDeviceDays: brand.security.knownDeviceDays,
    knownDevices: await knownDevices(db, memberId, now),
    hasPassword: member.passwordHash !== null,
  }
}

function passwordRow(member: Member, mustChange: boolean, now: Instant): SecurityRow {
  const most = POINTS.password
  // Who never had one can't lose one.
  if (member.passwordHash === null) return { row: 'password', state: 'INFO', points: most, of: most }
  const weak = mustChange || now - member.passwordChangedAt > OLD_PASSWORD
  return {
    row: 'password',
    state: weak ? 'WEAK' : 'GOOD',
    points: weak ? most / 2 : most,
    of: most,
    at: iso(member.passwordChangedAt),
  }
}

/**
 * A passkey is a device and a person at once, so it counts as much; recovery codes are listed
 * beside the app.
 */
async function twoStepRow(security: Security, member: Member, passkeys: number): Promise<SecurityRow> {
  const most = POINTS.twoStep
  const totp = await totpOf(security.db, security.keys.totp, member.id)
  if (!totp?.confirmedAt)
    return { row: 'twoStep', state: passkeys > 0 ? 'INFO' : 'OPEN', points: passkeys > 0 ? most : 0, of: most }
  const count = await codesLeft(security.db, member.id)
  return {
    row: 'twoStep',
    state: count < FEW_CODES ? 'WEAK' : 'GOOD',
    points: most,
    of: most,
    at: totp.confirmedAt.toISOString(),
    count,
  }
}

function contactRow(
  row: 'mobile' | 'email',
  contact: { value: string; verifiedAt: Instant | null } | undefined,
  mask: (value: string) => string,
): SecurityRow {
  const point = POINTS[row]
  if (!contact) return { row, state: 'OPEN', points: 0, of: point }
  const verified = contact.verifiedAt !== null
  return {
    row,
    state: verified ? 'GOOD' : 'WEAK',
    points: verified ? point : 0,
    of: point,
    masked: mask(contact.value),
    ...(contact.verifiedAt === null ? {} : { at: iso(contact.verifiedAt) }),
  }
}

async function pinRow({ db }: Security, member: Member): Promise<SecurityRow> {
  const most = POINTS.paymentPassword
  const { hash, at } = await paymentPasswordOf(db, member.id)
  if (hash === null) return { row: 'paymentPassword', state: 'OPEN', points: 0, of: most }
  return { row: 'paymentPassword', state: 'GOOD', points: most, of: most, ...(at === null ? {} : { at: iso(at) }) }
}

function nameRow(member: Member): SecurityRow {
  const most = POINTS.realName
  const name = member.profile.payeeName
  if (!name) return { row: 'realName', state: 'OPEN', points: 0, of: most }
  return { row: 'realName', state: 'GOOD', points: most, of: most, masked: name.replace(/(?<=\S)\S/gu, '*') }
}
