import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { makeMonthsAhead } from '../../platform/database/months.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY, HOUR, MINUTE } from '@senluna/kit/time.ts'
import { memberByName } from '../members/index.ts'
import { logIn, newName, PASSWORD, playFree, register, type LoggedIn } from './testing/account.ts'
import { sealed, send } from './testing/sealing.ts'
import { openSite, type Site } from './testing/site.ts'
import { call, newVisitor, type Visitor } from './testing/visitor.ts'
import { cleanSessions, removeExpiredTrials } from './jobs.ts'
import { endSessions } from './end-sessions.ts'
import { redeemTicket } from './ticket-store.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const newMember = async (more: Partial<Visitor> = {}) => {
  const visitor = newVisitor(more)
  const userName = newName()
  await register(site, visitor, { username: userName })
  return { visitor, userName }
}
const info = (visitor: Visitor, headers?: Record<string, string>) =>
  call<{ account: string }>(site, visitor, 'GET', '/wps/member/info', undefined, headers)
const outcome = async (visitor: Visitor, headers?: Record<string, string>) =>
  (await info(visitor, headers)).errorCode ?? 'ok'
const sessionEvents = async () => {
  const { rows } = await sql<{ audience: string; payload: { sessionId: string; type: string } }>`
    select audience, payload from platform.outbox where topic = 'session' order by at, id`.execute(site.db)
  return rows
}

test('cookie and handle count only together, and only when they belong together', async () => {
  const { visitor } = await newMember()
  const { visitor: other } = await newMember()
  assert.equal(await outcome(visitor), 'ok')
  assert.equal(await outcome({ ...visitor, handle: undefined }), 'AUTH_REQUIRED', 'a cookie alone')
  assert.equal(await outcome({ ...visitor, cookie: undefined }), 'AUTH_REQUIRED', 'a handle alone')
  assert.equal(await outcome({ ...visitor, handle: other.handle }), 'AUTH_REQUIRED', "another session's handle")
  assert.equal(await outcome({ ...visitor, handle: visitor.cookie }), 'AUTH_REQUIRED', 'the cookie as the handle')
  assert.equal(await outcome({ ...visitor, cookie: visitor.handle }), 'AUTH_REQUIRED', 'the handle as the cookie')
  assert.equal(await outcome({ ...visitor, host: 'reference.localhost' }), 'AUTH_REQUIRED', 'at another brand')
  for (const cookie of ['', 'x', "'--", 'a'.repeat(5_000)])
    assert.equal(await outcome({ ...visitor, cookie }), 'AUTH_REQUIRED')
  assert.equal(await outcome(visitor, { authorization: `Basic ${visitor.handle}` }), 'AUTH_REQUIRED')
})

test('the cookie is for this host, safe connections and no script, and differs at every log-in', async () => {
  const { visitor, userName } = await newMember()
  const before = visitor.cookie
  const reply = await logIn(site, visitor, userName, PASSWORD)
  assert.match(
    String(reply.headers['set-cookie']),
    /^__Host-sid=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  assert.notEqual(visitor.cookie, before)
})

test('a cookie that was set before the log-in never becomes valid', async () => {
  const planted = randomBytes(32).toString('base64url')
  const victim = newVisitor({ cookie: planted })
  await register(site, victim)
  assert.equal(await outcome(victim), 'ok')
  assert.notEqual(victim.cookie, planted)
  assert.equal(await outcome({ ...victim, cookie: planted }), 'AUTH_REQUIRED')
})

test('logging in as somebody else ends the session this browser had', async () => {
  const visitor = newVisitor()
  await playFree(site, visitor)
  const trial = { ...visitor }
  await register(site, visitor)
  assert.equal(await outcome(visitor), 'ok')
  assert.equal(await outcome(trial), 'AUTH_EXPIRED')
})

test('only hashes of the tokens are stored', async () => {
  const { visitor } = await newMember()
  const { rows } = await sql<{ text: string }>`select s::text as text from sessions.session s`.execute(site.db)
  for (const secret of [visitor.cookie!, visitor.handle!]) {
    const bytes = Buffer.from(secret, 'base64url').toString('hex')
    assert.ok(rows.every(({ text }) => !text.includes(secret) && !text.includes(bytes)))
  }
})

test('a new log-in ends the older one, which is told so, and so are its tabs', async () => {
  const { visitor, userName } = await newMember()
  const elsewhere = newVisitor()
  const ended = site.ended.length
  await logIn(site, elsewhere, userName, PASSWORD)
  assert.equal(await outcome(elsewhere), 'ok')
  const kicked = await info(visitor)
  assert.deepEqual([kicked.status, kicked.errorCode], [401, 'AUTH_KICKED'])
  assert.equal(site.ended.length, ended + 1)
  const last = (await sessionEvents()).at(-1)!
  assert.deepEqual(last.payload, { sessionId: site.ended.at(-1), type: 'kicked' })
  const open = await call(site, visitor, 'GET', '/wps/system/status')
  assert.equal(open.success, true, 'what guests may do still works')
  assert.equal((await call(site, visitor, 'POST', '/wps/session/logout')).success, true)
  assert.equal(await outcome(elsewhere), 'ok', 'and leaving the ended one ends nothing else')
})

test('two log-ins at once leave one session', async () => {
  const { visitor, userName } = await newMember()
  const tabs = [newVisitor({ ip: visitor.ip }), newVisitor({ ip: visitor.ip })]
  await Promise.all(tabs.map((tab) => logIn(site, tab, userName, PASSWORD)))
  const outcomes = await Promise.all([...tabs, visitor].map((tab) => outcome(tab)))
  assert.deepEqual(outcomes.sort(), ['AUTH_KICKED', 'AUTH_KICKED', 'ok'])
})

test('half an hour without a call ends a session, a call each minute keeps it', async () => {
  const { visitor } = await newMember()
  for (let i = 0; i < 3; i++) {
    site.clock.advance(29 * MINUTE)
    assert.equal(await outcome(visitor), 'ok')
  }
  site.clock.advance(30 * MINUTE + 1)
  assert.equal(await outcome(visitor), 'AUTH_EXPIRED')
  assert.equal((await call(site, visitor, 'GET', '/wps/session')).value, null)
})

test('thirty days end a session however busy it is', async () => {
  const { visitor, userName } = await newMember()
  await sql`update sessions.session set expires_at = expires_at - interval '30 days' where user_name = ${userName}`.execute(
    site.db,
  )
  assert.equal(await outcome(visitor), 'AUTH_EXPIRED')
})

test('another tab of the same site gets the handle, nobody else does', async () => {
  const { visitor, userName } = await newMember()
  const tab: Visitor = { ...visitor, handle: undefined }
  const reply = await call<LoggedIn>(site, tab, 'GET', '/wps/session', undefined, { 'sec-fetch-site': 'same-origin' })
  assert.deepEqual([reply.value!.userName, reply.value!.token], [userName, visitor.handle])
  assert.equal(await outcome({ ...tab, handle: reply.value!.token }), 'ok')
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://play.localhost' },
    { origin: 'https://evil.example' },
    // The same host, read over another scheme.
    { origin: 'https://localhost' },
  ]
  for (const headers of foreign) {
    const refused = await call(site, tab, 'GET', '/wps/session', undefined, headers)
    assert.deepEqual([refused.status, refused.errorCode, refused.value], [403, 'AUTH_FORBIDDEN', null])
  }
  assert.equal((await call(site, newVisitor(), 'GET', '/wps/session')).value, null)
})

test("a change asked by another site's page is refused although the cookie came along", async () => {
  const { visitor } = await newMember()
  for (const origin of [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://play.localhost',
    'http://localhost:8080',
    'null',
  ]) {
    for (const url of ['/wps/session/logout', '/wps/v2/live/ticket', '/wps/member/firstLogin']) {
      const reply = await call(site, visitor, 'POST', url, {}, { origin })
      assert.deepEqual([reply.status, reply.errorCode], [403, 'AUTH_FORBIDDEN'], `${origin} ${url}`)
    }
  }
  assert.equal(
    (await call(site, visitor, 'POST', '/wps/v2/live/ticket', {}, { origin: 'http://localhost' })).success,
    true,
  )
})

test("a change of the password ends the account's other sessions and keeps this one", async () => {
  const many = await openSite((brand) => ({ ...brand, security: { ...brand.security, singleSession: false } }))
  try {
    const here = newVisitor()
    const there = newVisitor()
    const userName = newName()
    await register(many, here, { username: userName })
    await logIn(many, there, userName, PASSWORD)
    const at = async (visitor: Visitor) => (await call(many, visitor, 'GET', '/wps/member/info')).errorCode ?? 'ok'
    assert.deepEqual([await at(here), await at(there)], ['ok', 'ok'])
    const change = (more: Record<string, string>) =>
      send<{ otherSessionsEnded: number }>(many, here, 'POST', '/wps/member/password', {
        oldPassword: PASSWORD,
        newPassword: 'Still+Lake-32',
        confirmNewPassword: more.newPassword ?? 'Still+Lake-32',
        ...more,
      })
    assert.equal((await change({ oldPassword: 'wrong' })).errorCode, 'AUTH_OLD_PASSWORD')
    assert.equal((await change({ newPassword: PASSWORD })).errorCode, 'AUTH_PASSWORD_REUSED')
    assert.equal((await change({ newPassword: 'password123' })).errorCode, 'AUTH_PASSWORD_WEAK')
    assert.equal((await change({ confirmNewPassword: 'other' })).errorCode, 'AUTH_CONFIRM_MISMATCH')
    const short = await change({ newPassword: 'short' })
    assert.deepEqual([short.errorCode, short.fields?.[0]?.field], ['REG_FIELD', 'newPassword'])
    const done = await change({})
    assert.deepEqual(done.value, { changed: true, otherSessionsEnded: 1 })
    assert.deepEqual([await at(here), await at(there)], ['ok', 'AUTH_EXPIRED'])
    assert.equal((await logIn(many, there, userName, PASSWORD)).errorCode, 'AUTH_BAD_CREDENTIALS')
    assert.equal((await change({ oldPassword: '' })).errorCode, 'VAL_FIELD')
  } finally {
    await many.close()
  }
})

test('of two changes of the password at once, one holds', async () => {
  const { visitor, userName } = await newMember()
  const wanted = ['Still+Lake-32', 'Still+Lake-33']
  const replies = await Promise.all(
    wanted.map((password) =>
      send(site, visitor, 'POST', '/wps/member/password', {
        oldPassword: PASSWORD,
        newPassword: password,
        confirmNewPassword: password,
      }),
    ),
  )
  assert.deepEqual(replies.map((reply) => reply.errorCode ?? 'ok').sort(), ['AUTH_OLD_PASSWORD', 'ok'])
  const held = wanted[replies.findIndex((reply) => reply.success)]!
  assert.equal((await logIn(site, newVisitor(), userName, held)).success, true)
})

test('closing an account ends its sessions, and what hangs on them', async () => {
  const { visitor, userName } = await newMember()
  const member = (await memberByName(site.db, merchantCode('senluna'), userName))!
  const ended = site.ended.length
  const close = () =>
    site.db.transaction().execute((tx) => endSessions(tx, site.sessions, member.id, 'closed', site.clock.now()))
  assert.equal(await close(), 1)
  assert.equal(await close(), 0, "what is over doesn't end again")
  assert.equal(site.ended.length, ended + 1)
  assert.equal((await sessionEvents()).at(-1)!.payload.type, 'ended')
  assert.equal(await outcome(visitor), 'AUTH_EXPIRED')
})

test('guessing the old password locks the change', async () => {
  const { visitor } = await newMember()
  const guess = async () =>
    (
      await send(site, visitor, 'POST', '/wps/member/password', {
        oldPassword: 'wrong',
        newPassword: 'Still+Lake-32',
        confirmNewPassword: 'Still+Lake-32',
      })
    ).errorCode
  for (let i = 0; i < 5; i++) assert.equal(await guess(), 'AUTH_OLD_PASSWORD')
  assert.equal(await guess(), 'AUTH_LOCKED')
})

test('the first log-in is told until its welcome was shown, and a nickname is checked', async () => {
  const { visitor, userName } = await newMember()
  const first = async () =>
    (await call<{ firstTimeLogin: boolean; nickname: string }>(site, visitor, 'GET', '/wps/member/info')).value!
  assert.equal((await first()).firstTimeLogin, true)
  for (const nickname of ['a b', 'x', 'a\u0000b', 'y'.repeat(21)]) {
    assert.equal((await call(site, visitor, 'POST', '/wps/member/firstLogin', { nickname })).errorCode, 'REG_FIELD')
  }
  assert.equal((await call(site, visitor, 'POST', '/wps/member/firstLogin', { nickname: 7 })).errorCode, 'VAL_FIELD')
  assert.deepEqual((await call(site, visitor, 'POST', '/wps/member/firstLogin', { nickname: 'Sen<b>' })).value, {
    done: true,
  })
  const after = await first()
  assert.deepEqual([after.firstTimeLogin, after.nickname], [false, 'Sen<b>'])
  assert.equal((await logIn(site, visitor, userName, PASSWORD)).value!.firstTimeLogin, false)
})

test('a language chosen is kept for members and in a cookie for guests', async () => {
  const { visitor } = await newMember()
  const choose = (who: Visitor, language: unknown) =>
    call<{ language: string; effective: string }>(site, who, 'POST', '/wps/member/language', { language })
  assert.deepEqual((await choose(visitor, 'EN')).value, { language: 'EN', effective: 'EN' })
  assert.equal((await call<{ language: string }>(site, visitor, 'GET', '/wps/member/info')).value!.language, 'EN')
  const guest = newVisitor({ host: 'reference.localhost' })
  const reply = await choose(guest, 'MY')
  assert.deepEqual(reply.value, { language: 'MY', effective: 'MY' })
  assert.match(String(reply.headers['set-cookie']), /^language=MY; /)
  for (const bad of ['XX', 'vi', 'VIE', '', 7]) assert.equal((await choose(guest, bad)).errorCode, 'VAL_FIELD')
})

test('a live ticket is good once, for half a minute, while its session is open', async () => {
  const { visitor, userName } = await newMember()
  const give = async () => (await call<{ ticket: string }>(site, visitor, 'POST', '/wps/v2/live/ticket')).value!.ticket
  const ticket = await give()
  const redeemed = await Promise.all([1, 2, 3].map(() => redeemTicket(site.db, ticket, site.clock.now())))
  assert.equal(redeemed.filter(Boolean).length, 1)
  const late = await give()
  site.clock.advance(30_000)
  assert.equal(await redeemTicket(site.db, late, site.clock.now()), undefined)
  const left = await give()
  await call(site, visitor, 'POST', '/wps/session/logout')
  assert.equal(await redeemTicket(site.db, left, site.clock.now()), undefined)
  for (const wrong of ['', 'x', '\u0000', "'--"])
    assert.equal(await redeemTicket(site.db, wrong, site.clock.now()), undefined)
  assert.equal((await logIn(site, visitor, userName, PASSWORD)).success, true)
})

test('free play opens a trial account with play money, which no real-account call takes', async () => {
  const visitor = newVisitor()
  const reply = await playFree(site, visitor)
  assert.equal(reply.value!.accountType, 4)
  assert.match(reply.value!.userName, /^trial\d{8}$/)
  assert.equal(site.opened.at(-1)!.currency, 'TRL')
  assert.equal((await call<{ type: number }>(site, visitor, 'GET', '/wps/member/info')).value!.type, 4)
  assert.equal((await call(site, visitor, 'POST', '/wps/member/password', { jwe: '' })).errorCode, 'AUTH_REAL_ACCOUNT')
})

test('free play asks for a fresh sealed secret of 32 characters', async () => {
  const path = '/wps/session/login/freeplay'
  const visitor = newVisitor()
  const ask = async (secret: unknown) =>
    (await call(site, visitor, 'POST', path, { os: 'x', platform: 'W', secret, gatewayVersion: 3 })).errorCode
  const used = await sealed(site, visitor, 'POST', path, 'x'.repeat(32))
  assert.equal(await ask(used), undefined)
  assert.equal(await ask(used), 'SYS_CRYPTO')
  assert.equal(await ask('plain'), 'SYS_CRYPTO')
  assert.equal(await ask(await sealed(site, visitor, 'POST', path, 'short')), 'SYS_CRYPTO')
  assert.equal(await ask(await sealed(site, visitor, 'POST', path, { a: 1 })), 'SYS_CRYPTO')
  assert.equal(await ask(await sealed(site, visitor, 'POST', '/wps/session/login', 'x'.repeat(32))), 'SYS_CRYPTO')
  assert.equal(await ask(7), 'VAL_FIELD')
})

test('a brand without free play opens none', async () => {
  const off = await openSite((brand) => ({
    ...brand,
    whitelabel: brand.whitelabel.filter((node) => node.modId !== 'LOGIN'),
  }))
  try {
    assert.equal((await playFree(off, newVisitor())).errorCode, 'GAME_DISABLED')
  } finally {
    await off.close()
  }
})

test('free play dies after a day, and its accounts are removed', async () => {
  const old = newVisitor()
  await playFree(site, old)
  site.clock.advance(12 * HOUR)
  const young = newVisitor()
  await playFree(site, young)
  site.clock.advance(12 * HOUR)
  const before = (await sessionEvents()).length
  assert.ok((await removeExpiredTrials(site.sessions, site.clock.now())) >= 1)
  assert.ok((await sessionEvents()).length > before)
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from members.member where type = 4`.execute(site.db)
  assert.equal(rows[0]!.count, 1)
  assert.ok(site.removed.length >= 1, 'what is kept for them goes in the same transaction')
  assert.equal(await removeExpiredTrials(site.sessions, site.clock.now()), 0)
  assert.equal(await outcome(old), 'AUTH_EXPIRED')
})

test("what is over is cleaned up, what isn't stays", async () => {
  const own = await openSite()
  try {
    const visitor = newVisitor()
    await register(own, visitor)
    await call(own, visitor, 'POST', '/wps/v2/live/ticket')
    await call(own, visitor, 'GET', '/wps/captcha')
    await logIn(own, newVisitor(), 'nosuchname', 'wrong')
    const left = async () => {
      const { rows } = await sql<
        Record<string, number>
      >`select (select count(*)::integer from sessions.session) as sessions,
        (select count(*)::integer from sessions.live_ticket) as tickets, (select count(*)::integer from sessions.captcha) as captchas,
        (select count(*)::integer from sessions.human_proof) as proofs, (select count(*)::integer from sessions.failure) as failures`.execute(
        own.db,
      )
      return rows[0]!
    }
    const before = await left()
    await cleanSessions(own.db, own.clock.now())
    assert.deepEqual(await left(), before)
    own.clock.advance(HOUR)
    await cleanSessions(own.db, own.clock.now())
    assert.deepEqual(await left(), { sessions: 1, tickets: 0, captchas: 0, proofs: 0, failures: 0 })
    own.clock.advance(61 * DAY)
    await cleanSessions(own.db, own.clock.now())
    assert.equal((await left()).sessions, 0)
  } finally {
    await own.close()
  }
})

test('the months of the log-in record are made ahead, as often as asked, beside what is there', async () => {
  const own = await openSite()
  try {
    await makeMonthsAhead(own.db, own.clock.now())
    await register(own, newVisitor())
    own.clock.advance(40 * DAY)
    await Promise.all([makeMonthsAhead(own.db, own.clock.now()), makeMonthsAhead(own.db, own.clock.now())])
    const { rows } = await sql<{ name: string; count: number }>`
      select tableoid::regclass::text as name, count(*)::integer as count from sessions.login_record group by 1`.execute(
      own.db,
    )
    assert.deepEqual(
      rows.map((row) => /login_record_\d{6}$/.test(row.name)),
      [true],
    )
  } finally {
    await own.close()
  }
})

test('no password, token, name or proof reaches the log', async () => {
  const own = await openSite()
  try {
    const visitor = newVisitor()
    const userName = newName()
    await register(own, visitor, { username: userName, payeeName: 'Trần Thị Bích', email: 'seen@example.com' })
    const first = { ...visitor }
    await logIn(own, visitor, userName, 'Wrong+Lake-99')
    await logIn(own, newVisitor(), userName, PASSWORD)
    await send(own, visitor, 'POST', '/wps/member/password', {
      oldPassword: PASSWORD,
      newPassword: 'Still+Lake-32',
      confirmNewPassword: 'Still+Lake-32',
    })
    const log = own.log.join('')
    assert.ok(log.includes('"login"') && log.includes('"registered"'))
    for (const secret of [
      PASSWORD,
      'Wrong+Lake-99',
      'Still+Lake-32',
      first.cookie!,
      first.handle!,
      userName,
      'Bích',
      'seen@example.com',
      visitor.ip,
    ]) {
      assert.ok(!log.includes(secret), secret)
    }
  } finally {
    await own.close()
  }
})
