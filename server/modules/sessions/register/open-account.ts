import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../platform/database/db.ts'
import { openMember, type Member } from '../../members/index.ts'
import { rulesOf, setRatesByLink } from '../../rates/index.ts'
import { noteRegistration, originOf, type CodesGiven, type Origin } from '../../referrals/index.ts'
import { endPresented } from '../end-presented.ts'
import type { Sessions } from '../sessions.ts'
import { recordLogin } from '../login/record-store.ts'
import { openSession, type Opened } from '../open-session.ts'
import { placeOf, plainText } from '../visitor.ts'

/** A registration as every way to register makes one: every rule was checked before. */
export interface NewAccount {
  userName: string
  nickname: string
  profile: Record<string, string>
  /** Null for whoever comes in by an account elsewhere. */
  passwordHash: string | null
  paymentPasswordHash: string | null
  /** Who brought them, as they say. */
  codes: CodesGiven
  /** Where the form stood. */
  source: { domain: string; registerUrl: string; method: string }
  deviceId: string
  /** Whether they agreed to age and terms. */
  consented: boolean
  deviceName: string | undefined
  /** Whether it is logged in at once. */
  login: boolean
  /** What belongs into the same transaction. */
  inside?(tx: Tx, member: Member): Promise<void>
}

interface From {
  brand: Brand
  language: string
  ip: string
  request: FastifyRequest
  now: Instant
}

/**
 * Opens an account with all that comes with it, in one transaction: its place below whoever brought
 * it, wallets, consent, and a session when wanted.
 *
 * Refuses REG_CODE_INVALID and REG_USERNAME_TAKEN, and what `inside` and `onOpening` refuse.
 */
export async function openAccount(
  sessions: Sessions,
  call: From,
  wanted: NewAccount,
): Promise<{ member: Member; opened: Opened | undefined }> {
  const { brand, now } = call
  const { domain, registerUrl, method } = wanted.source
  const source = { domain: plainText(domain), registerUrl: plainText(registerUrl), method }
  return sessions.db.transaction().execute(async (tx) => {
    const origin = await originOf(tx, brand, wanted.codes, call.request.hostname, now)
    const member = await openMember(
      tx,
      sessions.members,
      brand,
      {
        userName: wanted.userName,
        type: origin.type,
        passwordHash: wanted.passwordHash,
        nickname: wanted.nickname,
        language: call.language,
        profile: wanted.profile,
        beginning: {
          paymentPasswordHash: wanted.paymentPasswordHash,
          consent: wanted.consented ? { age: brand.profile.minAge, termsVersion: brand.termsVersion } : null,
          registration: { ...source, ...origin.source },
          line: origin.line,
        },
      },
      now,
    )
    await giveByLink(tx, brand, member, origin, now)
    await wanted.inside?.(tx, member)
    if (!wanted.login) return { member, opened: undefined }
    await endPresented(tx, sessions, call)
    const byPassword = wanted.passwordHash !== null
    const deviceName = plainText(wanted.deviceName ?? '')
    const way = { ip: call.ip, deviceId: plainText(wanted.deviceId), deviceName, weakPassword: false, byPassword }
    const opened = await openSession(tx, sessions, brand, member, way, now)
    const { merchantCode } = brand
    const place = placeOf(sessions, call)
    await recordLogin(
      tx,
      { memberId: member.id, merchantCode, ip: call.ip, place, device: deviceName, result: 'OK' },
      now,
    )
    return { member, opened }
  })
}

/** Whoever comes by an agent's code is remembered with it; by a link they get its rates. */
async function giveByLink(
  tx: Tx,
  brand: Brand,
  member: Member,
  { link, code, line }: Origin,
  now: Instant,
): Promise<void> {
  const { merchantCode } = brand
  if (code !== undefined) await noteRegistration(tx, merchantCode, member.id, code)
  if (!link || !line.parentId) return
  const asked = { memberId: member.id, merchantCode, ownerId: line.parentId, rates: link.rates, rules: rulesOf(brand) }
  await setRatesByLink(tx, asked, now)
}
