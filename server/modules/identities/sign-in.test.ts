import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY, MINUTE, SECOND } from '@senluna/kit/time.ts'
import { register } from '../sessions/testing/account.ts'
import { infoOf } from '../sessions/testing/sealing.ts'
import { openSite } from '../sessions/testing/site.ts'
import { call, newVisitor, type Visitor } from '../sessions/testing/visitor.ts'
import { changeSetting } from '../settings/index.ts'
import { CLIENT, startOidc } from '../../testing/oidc.ts'
import { FACEBOOK, signInThere, TELEGRAM, telegramData } from './testing/providers.ts'
import {
  openSignIns,
  offering,
  google,
  site,
  start,
  comeBack,
  signedIn,
  seconds,
  enter,
  open,
} from './testing/sign-in-world.ts'

// Signing in by an account elsewhere: what counts as an answer, and when the way is off.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openSignIns()
})
afterAll(() => close())

for (const way of ['google', 'facebook', 'telegram'] as const) {
  test(`${way}: a first sign-in opens an account by a short form, the next one logs in to it`, async () => {
    const visitor = newVisitor()
    const name = `Linh Dan ${way}`.replaceAll(' ', '')
    const { outcome, ticket } = await signedIn(visitor, way, name)
    assert.equal(outcome, 'done')
    const first = await enter(visitor, way, ticket!)
    assert.equal(first.errorCode, 'AUTH_SOCIAL_NEW')
    const { userName = '', ...profile }: { userName?: string; name?: string } = first.value ?? {}
    assert.match(userName, /^linhdan[a-z0-9]+$/)
    assert.equal(profile.name, name)
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
  assert.match(widget.text, /We can’t reach Telegram from this network/)
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
  // The attacker's answer, slipped to somebody else: with no sign-in of theirs, and with one of
  // their own.
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
  await changeSetting(site.db, merchantCode('senluna'), 'switches', { LOGIN_SOCIAL_FACEBOOK: false }, site.clock.now())
  site.clock.advance(2 * SECOND)
  try {
    assert.equal((await start(newVisitor(), 'facebook')).errorCode, 'AUTH_SOCIAL_FAILED')
    assert.equal((await enter(visitor, 'facebook', ticket!)).errorCode, 'VAL_FIELD')
    assert.equal((await open(visitor, 'facebook', ticket!)).errorCode, 'REG_CLOSED')
  } finally {
    await changeSetting(site.db, merchantCode('senluna'), 'switches', {}, site.clock.now())
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

test('what is over is forgotten', async () => {
  const { cleanSignIns } = await import('./index.ts')
  await start(newVisitor(), 'google')
  site.clock.advance(DAY)
  await cleanSignIns(site.db, site.clock.now())
  const { rows } = await sql<{ count: bigint }>`select (select count(*) from identities.sign_in)
    + (select count(*) from identities.taken_proof) as count`.execute(site.db)
  assert.equal(rows[0]?.count, 0n)
})

/** A port that nobody listens on. */
async function freePort(not: number): Promise<number> {
  const provider = await startOidc(() => [])
  await provider.close()
  const port = Number(new URL(provider.issuer).port)
  return port === not ? freePort(not) : port
}
