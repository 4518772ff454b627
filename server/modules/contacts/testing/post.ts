import { sql } from 'kysely'
import type { Message } from '../../../platform/outgoing/message.ts'
import { openMessage } from '../../../platform/outgoing/sealed.ts'
import { humanProof } from '../../sessions/testing/account.ts'
import { send } from '../../sessions/testing/sealing.ts'
import { type Site } from '../../sessions/testing/site.ts'
import { call, type Answer, type Visitor } from '../../sessions/testing/visitor.ts'

const KEY = 'ab'.repeat(32)

/** Everything that was handed over to be sent, in its order. Nothing is sent in these tests. */
export async function sentBy(site: Site): Promise<Message[]> {
  const { rows } = await sql<{
    id: string
    sealed: Buffer
  }>`select id, sealed from platform.outgoing order by next_at, id`.execute(site.db)
  return rows.map(({ id, sealed }) => openMessage(KEY, id, sealed))
}

export const sentTo = async (site: Site, to: string): Promise<Message[]> =>
  (await sentBy(site)).filter((message) => message.kind !== 'push' && message.to === to)

const textOf = (message: Message | undefined): string =>
  message === undefined || message.kind === 'push' ? '' : message.text

/** The newest code that went to a number or an address. */
export async function codeTo(site: Site, to: string): Promise<string> {
  const code = /\b\d{6}\b/.exec(textOf((await sentTo(site, to)).at(-1)))?.[0]
  if (code === undefined) throw new Error(`no code went to ${to}`)
  return code
}

/** The token of the newest link that went to an address. */
export async function linkTo(site: Site, to: string, page: 'reset' | 'confirm'): Promise<string> {
  const texts = (await sentTo(site, to)).map(textOf)
  const token = texts.map((text) => new RegExp(`/${page}#token=([\\w-]{43})`).exec(text)?.[1]).findLast(Boolean)
  if (token === undefined) throw new Error(`no link to ${page} went to ${to}`)
  return token
}

let numbers = 0
/** A Vietnamese mobile number nobody has used in this file: as it is typed, and in E.164. */
export function newNumber(): { typed: string; e164: string } {
  numbers += 1
  const rest = String(12_000_000 + numbers).padStart(8, '0')
  return { typed: `09${rest}`, e164: `+849${rest}` }
}

/** Another code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/**
 * Asks for a code as a form does. A second later, since more is asked of one page only once a
 * second.
 */
export async function askCode(
  site: Site,
  visitor: Visitor,
  typed: string,
  more: Record<string, unknown> = {},
  path: 'noLogin' | 'register' = 'noLogin',
): Promise<Answer<{ expiredMinutes: number; resendAfterSec: number; channel: string; digits: number }>> {
  site.clock.advance(1_000)
  return call(site, visitor, 'POST', `/wps/verification/sms/${path}`, {
    mobileNum: typed,
    countryDialingCode: '+84',
    humanVerify: await humanProof(site, visitor),
    ...more,
  })
}

/** An account with a confirmed number, opened as a form opens it. */
export async function registerMobile(site: Site, visitor: Visitor, more: Record<string, unknown> = {}) {
  const number = newNumber()
  await askCode(site, visitor, number.typed, {}, 'register')
  const body = {
    mobileNum: number.typed,
    countryDialingCode: '+84',
    verificationCode: await codeTo(site, number.e164),
    password: 'Quiet+Lake-31',
    confirmPassword: 'Quiet+Lake-31',
    domain: 'localhost',
    login: true,
    registerUrl: 'http://localhost/register',
    registerMethod: 'WEB',
    deviceId: visitor.deviceId,
    humanVerify: await humanProof(site, visitor),
    agreeAge: true,
    agreeTerms: true,
    termsVersion: '2026-11-20',
    ...more,
  }
  const reply = await send<{ id: string; userName: string; login?: { token: string } }>(
    site,
    visitor,
    'PUT',
    '/wps/member/register/mobile',
    body,
  )
  if (reply.value?.login) visitor.handle = reply.value.login.token
  return { reply, number, body }
}
