import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Identities } from '@senluna/contract/identities.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { DAY, MINUTE, SECOND } from '@senluna/kit/time.ts'
import { LOGIN, logIn, newName, PASSWORD, playFree, register, type LoggedIn } from '../sessions/testing/account.ts'
import { infoOf, send } from '../sessions/testing/sealing.ts'
import { openSite, type Site } from '../sessions/testing/site.ts'
import { call, newVisitor, type Visitor } from '../sessions/testing/visitor.ts'
import { changeSetting } from '../settings/index.ts'
import { CLIENT, startOidc, type Oidc } from '../../testing/oidc.ts'
import { FACEBOOK, signInThere, startFacebook, TELEGRAM, telegramData, type Running } from './testing/providers.ts'

type Way = 'google' | 'facebook' | 'telegram'
const HERE = 'http://localhost/wps/session/social'
const REGISTER = '/wps/member/register/social'
const OWN = '/wps/v2/security/identities'

/** Every way is switched on; what is configured decides. */
const offering = (brand: Brand): Brand => ({
  ...brand,
  whitelabel: brand.whitelabel.map((node) =>
    node.modId === 'LOGIN'
      ? {
          ...node,
          childrenNodes: node.childrenNodes.map((one) =>
            one.modId.startsWith('LOGIN_SOCIAL') ? { ...one, enabled: true } : one,
          ),
        }
      : node,
  ),
})

const people = new Map<string, { id: string; name: string }>()
let google: Oidc
let facebook: Running
let site: Site
beforeAll(async () => {
  google = await startOidc(() => [`${HERE}/google`])
  facebook = await startFacebook(people)
  site = await openSite(offering, {
    signIn: {
      '': {
        google: { issuer: google.issuer, ...CLIENT },
        facebook: { url: 'https://www.facebook.com/v23.0', graphUrl: facebook.url, ...FACEBOOK },
        telegram: TELEGRAM,
      },
      // The other brand has nothing.
      REFBRAND1: {},
    },
  })
})
afterAll(async () => {
  await site.close()
  await google.close()
  await facebook.close()
})

const start = (visitor: Visitor, provider: Way, purpose: 'login' | 'link' = 'login', headers = {}) =>
  call<{ url: string }>(site, visitor, 'POST', '/wps/session/social/start', { provider, purpose }, headers)

interface Outcome {
  signIn: Way
  outcome: string
  ticket?: string
}

/** Comes back from a provider, with the cookie the browser has. */
async function comeBack(visitor: Visitor, provider: Way, answer: URLSearchParams) {
  const reply = await call(site, visitor, 'GET', `/wps/session/social/${provider}?${answer}`)
  const said = /id="said">(.*?)<\/script>/.exec(reply.text)?.[1]
  return { reply, said: JSON.parse(said ?? '{}') as Outcome }
}

/** Signs in at the provider and comes back. */
async function signedIn(visitor: Visitor, provider: Way, name: string, purpose: 'login' | 'link' = 'login') {
  const { value } = await start(visitor, provider, purpose)
  if (provider === 'google') {
    const back = await signInThere(value!.url, name)
    return (await comeBack(visitor, provider, back.searchParams)).said
  }
  const state = new URL(value!.url).searchParams.get('state')!
  if (provider === 'facebook') {
    const code = `code ${name} ${Math.random()}`
    people.set(code, { id: idOf(name), name })
    return (await comeBack(visitor, provider, new URLSearchParams({ code, state }))).said
  }
  // Nobody signs in twice within a second: the same data would be the same signature.
  site.clock.advance(SECOND)
  const data = telegramData({ id: idOf(name), first_name: name, auth_date: seconds() })
  data.set('state', state)
  return (await comeBack(visitor, provider, data)).said
}

const seconds = (ms = 0) => String(Math.floor((site.clock.now() + ms) / SECOND))
/** A number for a name. */
const idOf = (name: string) => String([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e12)

async function enter(visitor: Visitor, provider: Way, ticket: string) {
  const reply = await send<LoggedIn>(site, visitor, 'POST', LOGIN, {
    username: '',
    password: ticket,
    type: provider,
    deviceId: visitor.deviceId,
  })
  if (reply.success) visitor.handle = reply.value!.token
  return reply
}

async function open(visitor: Visitor, provider: Way, ticket: string, more: Record<string, unknown> = {}, fields = {}) {
  const { termsVersion } = site.settings.brands.byHost('localhost')!
  const reply = await send<{ id: string; userName: string; login: LoggedIn }>(site, visitor, 'PUT', REGISTER, {
    provider,
    ticket,
    fields: { username: newName(), ...fields },
    registerUrl: 'http://localhost/register',
    registerMethod: 'WEB',
    deviceId: visitor.deviceId,
    agreeAge: true,
    agreeTerms: true,
    termsVersion,
    ...more,
  })
  if (reply.success) visitor.handle = reply.value!.login.token
  return reply
}

const own = (visitor: Visitor) => call<Identities>(site, visitor, 'GET', OWN)
const link = (visitor: Visitor, provider: Way, ticket: string, password?: string) =>
  send(site, visitor, 'POST', OWN, { provider, ticket, ...(password && { password }) })
const unlink = (visitor: Visitor, provider: Way, password?: string) =>
  send(site, visitor, 'DELETE', OWN, { provider, ...(password && { password }) })

for (const way of ['google', 'facebook', 'telegram'] as const) {
  test(`${way}: a first sign-in opens an account by a short form, the next one logs in to it`, async () => {
    const visitor = newVisitor()
    const name = `Linh Dan ${way}`.replaceAll(' ', '')
    const { outcome, ticket } = await signedIn(visitor, way, name)
    assert.equal(outcome, 'done')
    const first = await enter(visitor, way, ticket!)
    assert.equal(first.errorCode, 'AUTH_SOCIAL_NEW')
    const { userName = '', ...told }: { userName?: string; name?: string } = first.value ?? {}
    assert.match(userName, /^linhdan[a-z0-9]+$/)
    assert.equal(told.name, name)
    const opened = await open(visitor, way, ticket!, {}, { username: userName })
    assert.equal(opened.value?.userName, userName)
    assert.equal(opened.value?.login.accountType, 0)
    // A password was never set, so none can be wrong, weak or old.
    assert.equal(opened.value?.login.passwordChangeRequired, false)
    assert.equal((await call(site, visitor, 'GET', '/wps/member/info')).success, true)
    const again = newVisitor()
    const second = await signedIn(again, way, name)
    const entered = await enter(again, way, second.ticket!)
    assert.equal(entered.value?.userName, userName)
    assert.equal((await enter(again, way, second.ticket!)).errorCode, 'AUTH_SOCIAL_FAILED', 'a ticket is taken once')
  })
}

test('the pages of the window are let in by hash, framed nowhere, stored nowhere, and keep their tie to the opener', async () => {
  const visitor = newVisitor()
  const { value } = await start(visitor, 'telegram', 'login', { language: 'EN' })
  const widget = await call(site, visitor, 'GET', value!.url.replace('http://localhost', ''))
  assert.match(widget.text, /data-telegram-login="senluna_bot"/)
  assert.match(
    String(widget.headers['content-security-policy']),
    /script-src https:\/\/telegram\.org 'sha256-[^']+';.*frame-ancestors 'none'/,
  )
  assert.match(widget.text, /<html lang="en" dir="ltr">/)
  assert.match(widget.text, /Telegram can’t be reached from this network/)
  const arabic = await call(site, visitor, 'GET', value!.url.replace('http://localhost', '').replace('=EN', '=AR'))
  assert.match(arabic.text, /<html lang="ar" dir="rtl">/)
  const nonsense = await call(
    site,
    visitor,
    'GET',
    value!.url.replace('http://localhost', '').replace('=EN', '=%22%3E'),
  )
  assert.match(nonsense.text, /<html lang="en" dir="ltr">/, 'a language that is none')
  const data = telegramData({ id: '5', first_name: '</script><script>alert(1)', auth_date: seconds() })
  data.set('state', new URL(value!.url).searchParams.get('state')!)
  const { reply, said } = await comeBack(visitor, 'telegram', data)
  assert.equal(said.outcome, 'done')
  assert.ok(!reply.text.includes('alert(1)'))
  assert.match(String(reply.headers['content-security-policy']), /^default-src 'none'; script-src 'sha256-[^']+'/)
  assert.equal(reply.headers['cache-control'], 'no-store')
  assert.equal(reply.headers['cross-origin-opener-policy'], 'unsafe-none')
  assert.equal(
    (await call(site, visitor, 'GET', '/wps/session/social/telegram/widget?state=x')).errorCode,
    'SYS_NOT_FOUND',
  )
})

test('an answer counts only in the browser that began, once, and for its own provider', async () => {
  const [mine, attacker] = [newVisitor(), newVisitor()]
  const begun = await start(attacker, 'google')
  const back = await signInThere(begun.value!.url, 'attacker')
  // The attacker's answer, slipped to somebody else: with no sign-in of theirs, and with one of their own.
  assert.equal((await comeBack(mine, 'google', back.searchParams)).said.outcome, 'failed')
  await start(mine, 'google')
  assert.equal((await comeBack(mine, 'google', back.searchParams)).said.outcome, 'failed')
  assert.equal((await comeBack(attacker, 'facebook', back.searchParams)).said.outcome, 'failed')
  const { said } = await comeBack(attacker, 'google', back.searchParams)
  assert.equal(said.outcome, 'done')
  assert.equal((await comeBack(attacker, 'google', back.searchParams)).said.outcome, 'failed', 'a second time')
  // Nor does the ticket serve anybody else, or as another way.
  assert.equal((await enter(mine, 'google', said.ticket!)).errorCode, 'AUTH_SOCIAL_FAILED')
  assert.equal((await open(mine, 'google', said.ticket!)).errorCode, 'AUTH_SOCIAL_FAILED')
  assert.equal((await enter(attacker, 'facebook', said.ticket!)).errorCode, 'AUTH_SOCIAL_FAILED')
  assert.equal((await enter(attacker, 'google', 'no ticket')).errorCode, 'AUTH_SOCIAL_FAILED')
})

test('who says no, who comes too late, and a code that is none', async () => {
  const visitor = newVisitor()
  const { value } = await start(visitor, 'google')
  const back = await signInThere(value!.url, 'minh', 'no')
  assert.equal((await comeBack(visitor, 'google', back.searchParams)).said.outcome, 'denied')
  const late = await start(visitor, 'google')
  const lateBack = await signInThere(late.value!.url, 'minh')
  site.clock.advance(11 * MINUTE)
  assert.equal((await comeBack(visitor, 'google', lateBack.searchParams)).said.outcome, 'failed')
  const forged = await start(visitor, 'google')
  const forgedBack = await signInThere(forged.value!.url, 'minh')
  forgedBack.searchParams.set('code', 'made-up')
  assert.equal((await comeBack(visitor, 'google', forgedBack.searchParams)).said.outcome, 'failed')
  const fb = await start(visitor, 'facebook')
  const state = new URL(fb.value!.url).searchParams.get('state')!
  assert.equal(
    (await comeBack(visitor, 'facebook', new URLSearchParams({ code: 'made-up', state }))).said.outcome,
    'failed',
  )
})

test("Telegram's data is believed when its bot signed it lately, and once", async () => {
  const data = { id: '77', first_name: 'Tú', username: 'tu_77' }
  const come = async (query: URLSearchParams, visitor = newVisitor()) => {
    const { value } = await start(visitor, 'telegram')
    query.set('state', new URL(value!.url).searchParams.get('state')!)
    return (await comeBack(visitor, 'telegram', query)).said.outcome
  }
  const right = telegramData({ ...data, auth_date: seconds() })
  assert.equal(await come(new URLSearchParams(right)), 'done')
  assert.equal(await come(new URLSearchParams(right)), 'failed', 'the same data in a sign-in of somebody else')
  assert.equal(await come(telegramData({ ...data, auth_date: seconds(-6 * MINUTE) })), 'failed', 'old')
  assert.equal(await come(telegramData({ ...data, auth_date: seconds(2 * MINUTE) })), 'failed', 'of the future')
  assert.equal(
    await come(telegramData({ ...data, auth_date: seconds() }, `12345678:${'B'.repeat(35)}`)),
    'failed',
    "another bot's",
  )
  const changed = telegramData({ ...data, auth_date: seconds() })
  changed.set('id', '1')
  assert.equal(await come(changed), 'failed', 'another id under the signature')
  const added = telegramData({ ...data, auth_date: seconds() })
  added.set('phone', '1')
  assert.equal(await come(added), 'failed', 'something more than was signed')
})

test('registration by an account elsewhere keeps the rules of registration', async () => {
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'thanhthao')
  const refusal = async (more: Record<string, unknown>, fields = {}) =>
    (await open(visitor, 'google', ticket!, more, fields)).errorCode
  assert.equal(await refusal({ agreeAge: false }), 'REG_UNDERAGE')
  assert.equal(await refusal({ agreeTerms: false }), 'REG_TERMS')
  assert.equal(await refusal({ termsVersion: 'old' }), 'REG_TERMS')
  assert.equal(await refusal({}, { username: 'x' }), 'REG_FIELD')
  assert.equal(await refusal({}, { username: 'admin' }), 'REG_FIELD')
  assert.equal(await refusal({ referralCode: '00000000' }), 'REG_CODE_INVALID')
  const taken = newName()
  await register(site, newVisitor(), { username: taken })
  assert.equal(await refusal({}, { username: taken }), 'REG_USERNAME_TAKEN')
  // None of it used the ticket up. Of several at once, one opens the account.
  const all = await Promise.all(Array.from({ length: 4 }, () => open({ ...visitor }, 'google', ticket!)))
  assert.equal(all.filter((one) => one.success).length, 1)
  assert.deepEqual(
    new Set(all.filter((one) => !one.success).map((one) => one.errorCode)),
    new Set(['AUTH_SOCIAL_FAILED']),
  )
})

test('a referral link leads through a social registration, and the checked address is kept as one', async () => {
  const friend = newVisitor()
  const { value } = await register(site, friend)
  const { code } = (await call<{ code: string }>(site, friend, 'GET', '/wps/v2/referral')).value!
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'quynhanh')
  const opened = await open(visitor, 'google', ticket!, { referralCode: code })
  const { rows } = await sql<{ referrer_id: string; password_hash: null; value: string; verified_at: Date }>`
    select referrer_id, password_hash, c.value, c.verified_at from members.member m
    join members.contact c on c.member_id = m.id and c.kind = 'email' where id = ${opened.value!.id}`.execute(site.db)
  assert.equal(rows[0]?.referrer_id, value!.id)
  assert.equal(rows[0]?.password_hash, null)
  assert.equal(rows[0]?.value, 'quynhanh@example.com')
  assert.ok(rows[0]?.verified_at)
})

test('an account is never found by its address: whoever has it here must link by themselves', async () => {
  const victim = newVisitor()
  const name = newName()
  await register(site, victim, { username: name, email: 'huongly@example.com' })
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'huongly')
  assert.equal((await enter(visitor, 'google', ticket!)).errorCode, 'AUTH_SOCIAL_NEW')
})

test('linking asks for the password, adds a way in, and tells of it; unlinking takes it away', async () => {
  const visitor = newVisitor()
  const { value } = await register(site, visitor)
  const { ticket } = await signedIn(visitor, 'google', 'baochau', 'link')
  // The ticket of a link opens no session.
  assert.equal(
    (await enter({ ...visitor, handle: undefined, cookie: undefined }, 'google', ticket!)).errorCode,
    'AUTH_SOCIAL_FAILED',
  )
  assert.equal((await link(visitor, 'google', ticket!, 'wrong password')).errorCode, 'AUTH_OLD_PASSWORD')
  assert.equal((await link(visitor, 'google', ticket!, PASSWORD)).success, true)
  assert.equal((await link(visitor, 'google', ticket!, PASSWORD)).errorCode, 'AUTH_SOCIAL_FAILED')
  const { list, offered, removable } = (await own(visitor)).value!
  assert.deepEqual(
    list.map(({ provider, name }) => [provider, name]),
    [['google', 'baochau']],
  )
  assert.deepEqual([offered, removable], [['facebook', 'telegram'], true])
  const other = newVisitor()
  const again = await signedIn(other, 'google', 'baochau')
  assert.equal((await enter(other, 'google', again.ticket!)).value?.userName, value!.userName)
  assert.equal((await unlink(other, 'google', 'wrong password')).errorCode, 'AUTH_OLD_PASSWORD')
  assert.equal((await unlink(other, 'google', PASSWORD)).success, true)
  const third = newVisitor()
  const after = await signedIn(third, 'google', 'baochau')
  assert.equal((await enter(third, 'google', after.ticket!)).errorCode, 'AUTH_SOCIAL_NEW')
  assert.deepEqual(site.changed.slice(-2), [`${value!.id} signInAdded google`, `${value!.id} signInRemoved google`])
})

test('one account elsewhere opens one account here, and one of a kind each', async () => {
  const [one, other] = [newVisitor(), newVisitor()]
  await register(site, one)
  await register(site, other)
  const first = await signedIn(one, 'facebook', 'same person', 'link')
  assert.equal((await link(one, 'facebook', first.ticket!, PASSWORD)).success, true)
  const second = await signedIn(other, 'facebook', 'same person', 'link')
  assert.equal((await link(other, 'facebook', second.ticket!, PASSWORD)).errorCode, 'SOC_TAKEN')
  const third = await signedIn(one, 'facebook', 'another person', 'link')
  assert.equal((await link(one, 'facebook', third.ticket!, PASSWORD)).errorCode, 'SOC_TAKEN')
})

test("nobody links to another's account: neither with another's ticket nor without a session", async () => {
  const [one, other, trial] = [newVisitor(), newVisitor(), newVisitor()]
  await register(site, one)
  await register(site, other)
  await playFree(site, trial)
  const { ticket } = await signedIn(one, 'telegram', 'of one', 'link')
  // Even in the same browser, after somebody else has logged in there.
  assert.equal(
    (await link({ ...other, signIn: one.signIn }, 'telegram', ticket!, PASSWORD)).errorCode,
    'AUTH_SOCIAL_FAILED',
  )
  assert.equal((await start(newVisitor(), 'google', 'link')).errorCode, 'AUTH_REQUIRED')
  assert.equal((await start(trial, 'google', 'link')).errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal((await own(trial)).errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal((await link(newVisitor(), 'google', 'x')).errorCode, 'AUTH_REQUIRED')
  assert.equal(
    (await start(newVisitor(), 'google', 'login', { origin: 'https://evil.example' })).errorCode,
    'AUTH_FORBIDDEN',
  )
})

test('the last way in stays, until a passkey, a password or another account elsewhere remains', async () => {
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'onlyway')
  await open(visitor, 'google', ticket!)
  assert.equal((await own(visitor)).value?.removable, false)
  assert.equal((await unlink(visitor, 'google')).errorCode, 'SOC_LAST_WAY')
  const second = await signedIn(visitor, 'facebook', 'onlyway', 'link')
  assert.equal((await link(visitor, 'facebook', second.ticket!)).success, true)
  // Two at once: one of them finds what the other left.
  const both = await Promise.all([unlink(visitor, 'google'), unlink(visitor, 'facebook')])
  assert.deepEqual(new Set(both.map((one) => one.errorCode)), new Set(['SOC_LAST_WAY', undefined]))
  const { list, removable } = (await own(visitor)).value!
  assert.deepEqual([list.length, removable], [1, false])
  site.passkeys.count = 1
  assert.equal((await unlink(visitor, list[0]!.provider)).success, true)
  site.passkeys.count = 0
  assert.equal((await unlink(visitor, 'telegram')).success, true, 'one that is not there')
})

test('a confirmed number is a way in too; one that is only said is none', async () => {
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'hasanumber')
  const { value } = await open(visitor, 'google', ticket!)
  await sql`insert into members.contact (member_id, kind, merchant_id, value) values
    (${value!.id}, 'mobile', 'senluna', '+84977000111')`.execute(site.db)
  assert.equal((await own(visitor)).value?.removable, false)
  assert.equal((await unlink(visitor, 'google')).errorCode, 'SOC_LAST_WAY')
  await sql`update members.contact set verified_at = ${new Date()} where member_id = ${value!.id}`.execute(site.db)
  assert.equal((await own(visitor)).value?.removable, true)
  assert.equal((await unlink(visitor, 'google')).success, true)
})

test('without what it needs a way is off, however the switch stands; a closed account stays closed', async () => {
  const elsewhere = newVisitor({ host: 'reference.localhost' })
  const switchesOf = async (visitor: Visitor) => JSON.stringify((await infoOf(site, visitor)).whitelabel)
  assert.match(await switchesOf(newVisitor()), /"modId":"LOGIN_SOCIAL_GOOGLE","enabled":true/)
  assert.match(await switchesOf(elsewhere), /"modId":"LOGIN_SOCIAL_GOOGLE","enabled":false/)
  assert.equal((await start(elsewhere, 'google')).errorCode, 'AUTH_SOCIAL_FAILED')
  assert.equal((await enter(elsewhere, 'google', 'x')).errorCode, 'VAL_FIELD')
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'telegram', 'closed one')
  const opened = await open(visitor, 'telegram', ticket!)
  await sql`update members.member set state = 1 where id = ${opened.value!.id}`.execute(site.db)
  const again = newVisitor()
  const back = await signedIn(again, 'telegram', 'closed one')
  assert.equal((await enter(again, 'telegram', back.ticket!)).errorCode, 'AUTH_DISABLED')
})

test('an operator switches a way off while it runs: not even a ticket of before lets in', async () => {
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'facebook', 'switched off')
  await changeSetting(site.db, 'senluna', 'switches', { LOGIN_SOCIAL_FACEBOOK: false }, site.clock.now())
  site.clock.advance(2 * SECOND)
  try {
    assert.equal((await start(newVisitor(), 'facebook')).errorCode, 'AUTH_SOCIAL_FAILED')
    assert.equal((await enter(visitor, 'facebook', ticket!)).errorCode, 'VAL_FIELD')
    assert.equal((await open(visitor, 'facebook', ticket!)).errorCode, 'REG_CLOSED')
  } finally {
    await changeSetting(site.db, 'senluna', 'switches', {}, site.clock.now())
    site.clock.advance(2 * SECOND)
  }
})

test('a log-in by an account elsewhere gives new tokens, and no secret is written into the log', async () => {
  const visitor = newVisitor()
  await register(site, visitor)
  const before = { cookie: visitor.cookie, handle: visitor.handle }
  const { ticket } = await signedIn(visitor, 'google', 'freshsession')
  await open(visitor, 'google', ticket!)
  assert.notEqual(visitor.cookie, before.cookie)
  assert.notEqual(visitor.handle, before.handle)
  assert.equal((await call(site, { ...visitor, ...before }, 'GET', '/wps/member/info')).status, 401)
  const log = site.log.join('\n')
  for (const secret of [CLIENT.clientSecret, FACEBOOK.appSecret, TELEGRAM.botToken, ticket!, 'token of'])
    assert.ok(!log.includes(secret), secret)
})

test('a provider that is away is no bug, and is asked again later', async () => {
  const port = Number(new URL(google.issuer).port)
  const away = await openSite(offering, {
    signIn: { '': { google: { issuer: `http://127.0.0.1:${await freePort(port)}`, ...CLIENT } } },
  })
  try {
    const reply = await call(away, newVisitor(), 'POST', '/wps/session/social/start', { provider: 'google' })
    assert.equal(reply.errorCode, 'AUTH_SOCIAL_FAILED')
  } finally {
    await away.close()
  }
})

/** A port that nobody listens on. */
async function freePort(not: number): Promise<number> {
  const one = await startOidc(() => [])
  await one.close()
  const port = Number(new URL(one.issuer).port)
  return port === not ? freePort(not) : port
}

test('an account without a password is not entered by one', async () => {
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'nopassword')
  const opened = await open(visitor, 'google', ticket!)
  for (const password of ['', ' ', 'null', PASSWORD])
    assert.notEqual((await logIn(site, newVisitor(), opened.value!.userName, password)).success, true)
})

test('what is over is forgotten', async () => {
  const { cleanSignIns } = await import('./index.ts')
  await start(newVisitor(), 'google')
  site.clock.advance(DAY)
  await cleanSignIns(site.db, site.clock.now())
  const { rows } = await sql<{ count: bigint }>`select (select count(*) from identities.sign_in)
    + (select count(*) from identities.taken_proof) as count`.execute(site.db)
  assert.equal(rows[0]?.count, 0n)
})
