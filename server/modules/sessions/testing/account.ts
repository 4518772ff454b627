import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib'
import { sql } from 'kysely'
import { answerHash } from '../human-check/captcha.ts'
import { FREE_PLAY, sealed, send, type Sealing } from './sealing.ts'
import type { Site } from './site.ts'
import { call, type Visitor } from './visitor.ts'

/**
 * As the library's, but on this thread: hundreds of short turns on others would take ten times as
 * long.
 */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
})

/** Does the work a browser does to show that somebody sits in front of it. */
export async function humanProof(site: Pick<Site, 'app' | 'log'>, visitor: Visitor): Promise<{ payload: string }> {
  const reply = await call<Challenge>(site, visitor, 'GET', '/wps/human/challenge')
  const challenge = reply.value!
  const solution = await solveChallenge({ challenge, deriveKey })
  return { payload: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') }
}

export const LOGIN = '/wps/session/login'
export const REGISTER = '/wps/member/register'

export interface LoggedIn {
  token: string
  userName: string
  accountType: number
  firstTimeLogin: boolean
  weakPassword: boolean
  passwordExpired: boolean
  passwordChangeRequired: boolean
  lastLogin?: { at: string; ip: string; place: string }
}

export async function logIn(
  site: Site,
  visitor: Visitor,
  username: string,
  password: string,
  more: Record<string, unknown> = {},
) {
  const body = {
    username,
    password,
    type: 'username',
    deviceId: visitor.deviceId,
    humanVerify: await humanProof(site, visitor),
    ...more,
  }
  const reply = await send<LoggedIn>(site, visitor, 'POST', LOGIN, body)
  if (reply.success) visitor.handle = reply.value!.token
  return reply
}

let names = 0
export const newName = (): string => `player${String(++names).padStart(4, '0')}`
export const PASSWORD = 'Quiet+Lake-31'

/** What somebody fills in who does everything right. */
export async function registration(site: Site, visitor: Visitor, more: Record<string, unknown> = {}) {
  return {
    username: newName(),
    password: PASSWORD,
    confirmPassword: typeof more.password === 'string' ? more.password : PASSWORD,
    domain: 'localhost',
    login: true,
    registerUrl: 'http://localhost/register',
    registerMethod: 'WEB',
    deviceId: visitor.deviceId,
    humanVerify: await humanProof(site, visitor),
    agreeAge: true,
    agreeTerms: true,
    termsVersion: site.settings.brands.byHost(visitor.host)!.termsVersion,
    ...more,
  }
}

export async function register(site: Site, visitor: Visitor, more: Record<string, unknown> = {}) {
  const body = await registration(site, visitor, more)
  const reply = await send<{ id: string; userName: string; login?: LoggedIn }>(site, visitor, 'PUT', REGISTER, body)
  if (reply.value?.login) visitor.handle = reply.value.login.token
  return reply
}

export async function playFree(site: Sealing, visitor: Visitor) {
  const secret = await sealed(site, visitor, 'POST', FREE_PLAY, randomBytes(16).toString('hex'))
  const reply = await call<LoggedIn>(site, visitor, 'POST', FREE_PLAY, {
    os: 'Linux',
    platform: 'W',
    secret,
    gatewayVersion: 3,
  })
  if (reply.success) visitor.handle = reply.value!.token
  return reply
}

/** A picture whose answer the test knows. */
export async function knownCaptcha(site: Site, visitor: Visitor, answer: string): Promise<string> {
  const { value } = await call<{ captchaId: string }>(site, visitor, 'GET', '/wps/captcha')
  await sql`update sessions.captcha set answer = ${answerHash(value!.captchaId, answer)} where id = ${value!.captchaId}`.execute(
    site.db,
  )
  return value!.captchaId
}

/** Logs in with the picture's answer, which is asked for after a failure. */
export async function logInWithCaptcha(site: Site, visitor: Visitor, username: string, password: string) {
  site.clock.advance(1_000)
  return logIn(site, visitor, username, password, {
    captchaId: await knownCaptcha(site, visitor, 'wxyz'),
    captcha: 'WXyz',
  })
}
