import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib'
import type { InjectOptions } from 'fastify'
import { CompactEncrypt, importJWK, type CompactJWEHeaderParameters } from 'jose'
import { BRANDS } from '@senluna/brands/index.ts'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { PermissionInfo } from '@senluna/contract/system.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { instant, type Clock, type Instant } from '@senluna/kit/time.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { sql, type KyselyPlugin } from 'kysely'
import { pino } from 'pino'
import { AddressList } from '../../../platform/addresses.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { declaring } from '../../../platform/http/declared.ts'
import { buildHttp } from '../../../platform/http/server.ts'
import { Metrics } from '../../../platform/metrics.ts'
import { OutgoingQueue } from '../../../platform/outgoing/outgoing.ts'
import { outboxSender } from '../../../senders/outbox/outbox.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { createCodes } from '../../codes/index.ts'
import { byCode, byFirebase, byTicket, contactRoutes, loginNumbers } from '../../contacts/index.ts'
import { createMembers, memberRoutes, type Member } from '../../members/index.ts'
import { infoOf as protectionOf } from '../../protection/index.ts'
import { Countries, createSettings, openCountryTable, settingsRoutes } from '../../settings/index.ts'
import { answerHash } from '../captcha.ts'
import { createIdentities, identityRoutes, missingSwitches, serveSignIns, socialWays } from '../../identities/index.ts'
import { referralRoutes } from '../../referrals/index.ts'
import type { SignInConfigs } from '../../../platform/sign-in-config.ts'
import { authenticate, createSessions, demandPassword, sessionRoutes, type Sessions } from '../index.ts'

const KEY = 'ab'.repeat(32)

/** A clock that stands wherever a test puts it. */
export class TestClock {
  #ahead = 0
  now(): Instant {
    return instant(Date.now() + this.#ahead)
  }
  advance(ms: number): void {
    this.#ahead += ms
  }
}

/** A reply as tests look at it. */
export interface Answer<Value> extends Envelope<Value> {
  status: number
  headers: Record<string, unknown>
  text: string
}

/** A browser of a visitor: it keeps its cookie, its handle and its device. */
export interface Visitor {
  cookie?: string | undefined
  handle?: string | undefined
  /** The cookie of a sign-in that this browser began. */
  signIn?: string | undefined
  deviceId: string
  ip: string
  host: string
}

/** The server's front with settings, members and sessions on a database of its own. */
export async function openSite(
  change: (brand: Brand) => Brand = (brand) => brand,
  more: { firebase?: { project: string; jwksUrl: string }; countStatements?: () => void; signIn?: SignInConfigs } = {},
) {
  const log: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })
  const url = await createTestDatabase()
  const database = openDatabase(url, { max: 8, log: logger, as: 'app', name: 'test' })
  const clock = new TestClock()
  const signIn = more.signIn ?? {}
  const config = { env: 'test' as const, keySecret: KEY, pepper: 'cd'.repeat(32), bench: false, signIn }
  const opened: Member[] = []
  const ended: string[] = []
  const removed: string[] = []
  /** What changed in the ways in of accounts. */
  const changed: string[] = []
  /** How many passkeys everybody has. */
  const passkeys = { count: 0 }
  const db = more.countStatements ? database.db.withPlugin(counting(more.countStatements)) : database.db
  const countries = new Countries({
    table: openCountryTable(undefined),
    proxies: new AddressList(['127.0.0.1']),
    header: 'x-country',
  })
  const settings = createSettings({
    db,
    clock,
    log: logger,
    config,
    brands: BRANDS.map(change),
    texts: TEXTS,
    countries,
    missing: (merchantCode) => missingSwitches(signIn, merchantCode),
  })
  const members = createMembers({
    protectionOf: (memberId, brand, now) => protectionOf(db, memberId, brand.profile.protection.checkMinutes, now),
    db,
    config,
    onOpened: async (_tx, member) => void opened.push(member),
    languageOf: (brand, asked) => settings.brands.languageOf(brand, asked),
  })
  const outgoing = new OutgoingQueue({
    db,
    clock,
    log: logger,
    keySecret: KEY,
    senders: { sms: outboxSender('sms', { db, clock }), mail: outboxSender('mail', { db, clock }), push: undefined },
  })
  const codes = createCodes({ db, log: logger, config: { ...config, firebase: more.firebase }, outgoing })
  const identities = createIdentities({
    db,
    log: logger,
    configs: signIn,
    // As the module of security does it: by the password, or by a log-in just now.
    confirm: async (caller, brand, password, now) => {
      if (password !== undefined)
        await demandPassword(sessions, caller.memberId, password, brand.security.lockAfter, now)
    },
    otherWays: async (tx, memberId, brand) => passkeys.count + (await loginNumbers(tx, memberId, brand)),
    onChanged: async (_tx, { memberId }, what, provider) => void changed.push(`${memberId} ${what} ${provider}`),
  })
  const sessions: Sessions = createSessions({
    codes,
    ways: { sms: byCode, ticket: byTicket, firebase: byFirebase, ...socialWays(identities) },
    db,
    clock,
    log: logger,
    config,
    members,
    sealed: settings.sealed,
    onRemoved: async (_tx, ids) => void removed.push(...ids),
    onEnded: async (_tx, { sessionIds }) => void ended.push(...sessionIds),
    countries,
    humanRounds: 1,
  })
  const contacts = { db, log: logger, codes, sessions }
  const app = await buildHttp(
    {
      db,
      clock,
      log: logger,
      metrics: new Metrics(),
      brands: settings.brands,
      authenticator: {
        session: (request, brand, now) => authenticate(sessions, request, brand, now),
        game: async () => null,
      },
      entry: settings.entry,
      sealed: settings.sealed,
      production: false,
      unthrottled: true,
      checkReplies: true,
      trustedProxies: ['127.0.0.1'],
    },
    [
      ...settingsRoutes(settings),
      ...memberRoutes(members),
      ...sessionRoutes(sessions),
      ...contactRoutes(contacts),
      ...referralRoutes({ db, unlimited: true, depositedAmong: async () => new Set() }),
      ...identityRoutes(identities, sessions),
    ].map(declaring),
  )
  serveSignIns(app, identities, {
    clock,
    enter: (request, brand, open, now) => settings.entry.enter(request, brand, open, now),
  })
  const close = async () => {
    outgoing.stop()
    await app.close()
    await database.close()
  }
  return {
    app,
    url,
    database,
    db,
    clock,
    log,
    opened,
    ended,
    removed,
    changed,
    passkeys,
    settings,
    members,
    sessions,
    outgoing,
    config,
    close,
  }
}
/** Calls back for every statement, so that a test can compare how much work two answers took. */
const counting = (count: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => (count(), node),
  transformResult: async ({ result }) => result,
})

export type Site = Awaited<ReturnType<typeof openSite>>

let visitors = 0

/** Somebody new, at an address and with a device of their own. */
export const newVisitor = (more: Partial<Visitor> = {}): Visitor => {
  visitors += 1
  return {
    deviceId: randomBytes(16).toString('hex'),
    ip: `203.0.${visitors >> 8}.${visitors & 255}`,
    host: 'localhost',
    ...more,
  }
}

/** Calls as a browser does, keeping the cookie it is given. */
export async function call<Value = unknown>(
  site: Pick<Site, 'app' | 'log'>,
  visitor: Visitor,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Value>> {
  const reply = await site.app.inject({
    method,
    url,
    headers: {
      host: visitor.host,
      'x-forwarded-for': visitor.ip,
      'x-device-id': visitor.deviceId,
      ...cookieOf(visitor),
      ...(visitor.handle ? { authorization: `Bearer ${visitor.handle}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as InjectOptions['payload'] }),
  } as InjectOptions)
  for (const cookie of reply.cookies) {
    if (cookie.name === '__Host-sid') visitor.cookie = cookie.value || undefined
    if (cookie.name === '__Host-sign-in') visitor.signIn = cookie.value || undefined
  }
  const envelope = reply.headers['content-type']?.toString().startsWith('application/json')
    ? reply.json<Envelope<Value>>()
    : ({} as Envelope<Value>)
  if (envelope.errorCode === 'SYS_UNKNOWN')
    throw new Error(`a bug answered ${method} ${url}: ${site.log.findLast((line) => line.includes('"bug"'))}`)
  return { ...envelope, status: reply.statusCode, headers: reply.headers, text: reply.body }
}

function cookieOf({ cookie, signIn }: Visitor): { cookie?: string } {
  const kept = [cookie && `__Host-sid=${cookie}`, signIn && `__Host-sign-in=${signIn}`].filter(Boolean)
  return kept.length === 0 ? {} : { cookie: kept.join('; ') }
}

/** What is needed to send a sealed body to a server that a test runs. */
export type Sealing = Pick<Site, 'app' | 'log'> & { clock: Clock }

export async function infoOf(site: Pick<Site, 'app' | 'log'>, visitor: Visitor): Promise<PermissionInfo> {
  const status = await call<{ info: PermissionInfo }>(site, visitor, 'GET', '/wps/system/status')
  return status.value!.info
}

const FREE_PLAY = '/wps/session/login/freeplay'

/** Seals a body as a page does (free play's secret is a bare text); `change` spoils its header. */
export async function sealed(
  site: Sealing,
  visitor: Visitor,
  method: string,
  path: string,
  body: unknown,
  change: Partial<Record<'kid' | 'iat' | 'jti' | 'htm' | 'htu' | 'alg' | 'enc', unknown>> = {},
): Promise<string> {
  const [jwk] = (await infoOf(site, visitor)).crypto.keys
  const header = {
    alg: 'ECDH-ES+A256KW',
    enc: 'A256GCM',
    kid: jwk!.kid,
    iat: Math.floor(site.clock.now() / 1_000),
    jti: randomBytes(16).toString('base64url'),
    htm: method,
    htu: path,
    ...change,
  }
  const key = await importJWK(jwk!, String(header.alg))
  const plain = path === FREE_PLAY && typeof body === 'string' ? body : JSON.stringify(body)
  return new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader(header as CompactJWEHeaderParameters)
    .encrypt(key)
}

export async function send<Value = unknown>(
  site: Site,
  visitor: Visitor,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return call<Value>(site, visitor, method, path, { jwe: await sealed(site, visitor, method, path, body) }, headers)
}

/** As the library's, but on this thread: hundreds of short turns on others would take ten times as long. */
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
