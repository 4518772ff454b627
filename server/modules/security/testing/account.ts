import { generateSync } from 'otplib'
import type { Id } from '@senluna/kit/ids.ts'
import { HumanCheck } from '../../sessions/human-check/human-check.ts'
import { openHouse, type House } from '../../rounds/testing/house.ts'
import { openMember } from '../../members/index.ts'
import { humanProof, LOGIN, type LoggedIn } from '../../sessions/testing/account.ts'
import { sealed } from '../../sessions/testing/sealing.ts'
import { call, newVisitor, type Answer, type Visitor } from '../../sessions/testing/visitor.ts'

export const PASSWORD = 'Quiet+Lake-31'

/** The whole server, and how a page talks to it. */
export type Bench = House & { site: { app: House['app']; log: House['log']; clock: House['parts']['clock'] } }

export async function openBench(): Promise<Bench> {
  const house = await openHouse()
  const { parts } = house
  // The proof of work is another module's affair: here it takes no time.
  const { log, config } = parts
  parts.sessions.human = new HumanCheck({ db: parts.database.db, log, keySecret: config.keySecret, rounds: 1 })
  return { ...house, site: { app: house.app, log: house.log, clock: house.parts.clock } }
}

/** An account with a password, and a browser of its owner. */
export interface Account extends Visitor {
  userName: string
  id: Id<'member'>
}

let names = 0

/** Opens an account; nobody is logged in yet. Type 4 has no password. */
export async function newAccount(bench: Bench, more: { password?: null; host?: string } = {}): Promise<Account> {
  const { parts } = bench
  const host = more.host ?? 'localhost'
  const brand = parts.settings.brands.byHost(host)!
  const userName = `owner${String(++names).padStart(4, '0')}`
  const passwordHash = more.password === null ? null : await parts.members.passwords.hash(PASSWORD)
  const member = await parts.database.db.transaction().execute((tx) =>
    openMember(
      tx,
      parts.members,
      brand,
      {
        userName,
        type: 0,
        passwordHash,
        nickname: userName,
        language: 'EN',
        beginning: { consent: { age: brand.profile.minAge, termsVersion: brand.termsVersion } },
      },
      parts.clock.now(),
    ),
  )
  return { ...newVisitor({ host }), userName, id: member.id }
}

/** The same account at another browser. */
export const elsewhere = (account: Account, more: Partial<Visitor> = {}): Account => ({
  ...newVisitor({ host: account.host, ...more }),
  userName: account.userName,
  id: account.id,
})

/**
 * Calls as the owner's page does; `body` travels sealed when `secret`. Time goes on enough that
 * nobody is slowed down.
 */
export async function send<Value = unknown>(
  bench: Bench,
  who: Visitor,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
  url: string,
  body?: unknown,
  secret = true,
): Promise<Answer<Value>> {
  bench.advance(1_000)
  const asked = method as 'POST'
  if (body === undefined || !secret) return call<Value>(bench.site, who, asked, url, body)
  return call<Value>(bench.site, who, asked, url, { jwe: await sealed(bench.site, who, method, url, body) })
}

export interface LoginMore {
  password?: string
  mfa?: { ticket: string; code: string; know?: boolean }
  [field: string]: unknown
}

/** What a log-in answers; of one that asks for the second step, the ticket. */
export type LoginAnswer = LoggedIn & { mfaTicket?: string }

export async function logIn(bench: Bench, who: Account, more: LoginMore = {}): Promise<Answer<LoginAnswer>> {
  const body = {
    username: who.userName,
    password: PASSWORD,
    type: 'username',
    deviceId: who.deviceId,
    humanVerify: more.mfa || more.type === 'passkey' ? undefined : await humanProof(bench.site, who),
    ...more,
  }
  const reply = await send<LoginAnswer>(bench, who, 'POST', LOGIN, body)
  if (reply.success) who.handle = reply.value!.token
  return reply
}

/** An account whose owner is logged in. */
export async function loggedIn(bench: Bench, more: { host?: string } = {}): Promise<Account> {
  const account = await newAccount(bench, more)
  const reply = await logIn(bench, account)
  if (!reply.success) throw new Error(`the owner could not log in: ${reply.errorCode}`)
  return account
}

const TOTP = '/wps/v2/security/totp'

/** The code of the app now. Each step has one code, so time goes on to the next step. */
export function codeOf(bench: Bench, secret: string): string {
  bench.advance(30_000)
  return generateSync({ secret, epoch: Math.floor(bench.parts.clock.now() / 1_000) })
}

/** Turns the second step on; answers the app's secret and the recovery codes. */
export async function enrolled(bench: Bench, who: Account): Promise<{ secret: string; codes: string[] }> {
  const begun = await send<{ secret: string }>(bench, who, 'POST', TOTP, { password: PASSWORD })
  const { secret } = begun.value!
  const done = await send<{ recoveryCodes: string[] }>(bench, who, 'POST', TOTP, { code: codeOf(bench, secret) })
  return { secret, codes: done.value!.recoveryCodes }
}

/** The first step of a log-in that asks for the second; answers the ticket. */
export async function firstStep(bench: Bench, who: Account): Promise<string> {
  const reply = await logIn(bench, who)
  if (reply.errorCode !== 'AUTH_MFA_REQUIRED') throw new Error(`no second step was asked for: ${reply.errorCode}`)
  if (!reply.value?.mfaTicket) throw new Error('no ticket came')
  return reply.value.mfaTicket
}
