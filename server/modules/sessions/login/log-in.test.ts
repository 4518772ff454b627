import assert from 'node:assert/strict'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, test, vi } from 'vitest'
import type { LoginReply } from '@senluna/contract/member/account.ts'
import { merchantCode, type Brand } from '@senluna/kit/brand.ts'
import { DAY, instant, later, MINUTE } from '@senluna/kit/time.ts'
import { changeState, memberByName, openMember } from '../../members/index.ts'
import {
  humanProof,
  knownCaptcha,
  LOGIN,
  logIn,
  logInWithCaptcha,
  newName,
  PASSWORD,
  register,
} from '../testing/account.ts'
import { send } from '../testing/sealing.ts'
import { openSite, type Site } from '../testing/site.ts'
import { call, newVisitor, type Visitor } from '../testing/visitor.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function newMember() {
  const owner = newVisitor()
  const userName = newName()
  const { value } = await register(site, owner, { username: userName })
  await call(site, owner, 'POST', '/wps/session/logout')
  return { owner, userName, id: value!.id }
}

test('somebody registers, is logged in, logs out and logs in again', async () => {
  const visitor = newVisitor()
  const userName = newName()
  const registered = await register(site, visitor, { username: userName.toUpperCase() })
  assert.equal(registered.errorCode, undefined)
  assert.equal(registered.value!.userName, userName)
  assert.equal(registered.value!.login!.passwordChangeRequired, false)
  const info = await call<{ account: string; currency: string }>(site, visitor, 'GET', '/wps/member/info')
  assert.equal(info.value!.account, userName)
  assert.equal(info.value!.currency, 'XVD')

  const out = await call(site, visitor, 'POST', '/wps/session/logout')
  assert.deepEqual(out.value, { loggedOut: true })
  assert.equal(visitor.cookie, undefined)
  assert.equal((await call(site, visitor, 'GET', '/wps/member/info')).errorCode, 'AUTH_REQUIRED')
  assert.deepEqual((await call(site, visitor, 'DELETE', '/wps/session/logout')).value, { loggedOut: true })
  assert.equal((await call(site, visitor, 'GET', '/wps/session/logout')).status, 405)

  const again = await logIn(site, visitor, ` ${userName.toUpperCase()} `, PASSWORD)
  assert.equal(again.value!.userName, userName)
  assert.equal(again.value!.lastLogin!.ip, visitor.ip)
  assert.equal((await call(site, visitor, 'GET', '/wps/member/info')).status, 200)
})

test('a password that others handed over opens the account until its day is over', async () => {
  const { userName, id } = await newMember()
  const end = (memberId: string, ms: number) =>
    sql`update members.member set password_until = ${new Date(site.clock.now() + ms)} where id = ${memberId}`.execute(
      site.db,
    )
  await end(id, -1)
  assert.equal((await logIn(site, newVisitor(), userName, PASSWORD)).errorCode, 'AUTH_BAD_CREDENTIALS')
  const other = await newMember()
  await end(other.id, DAY)
  assert.equal((await logIn(site, newVisitor(), other.userName, PASSWORD)).success, true)
})

test('a wrong password and an unknown name get the same answers, all the way to the lock', async () => {
  const { userName } = await newMember()
  const answersFor = async (name: string) => {
    const visitor = newVisitor()
    const answers: unknown[] = []
    for (let i = 0; i < 7; i++) {
      const reply =
        i === 0 ? await logIn(site, visitor, name, 'wrong') : await logInWithCaptcha(site, visitor, name, 'wrong')
      answers.push([
        reply.status,
        reply.errorCode,
        reply.message,
        reply.value,
        reply.fields,
        reply.headers['retry-after'],
        reply.headers['set-cookie'],
      ])
    }
    return answers
  }
  const known = await answersFor(userName)
  assert.deepEqual(await answersFor('nosuchname'), known)
  assert.deepEqual(
    known.map((answer) => (answer as unknown[])[1]),
    [...Array<string>(5).fill('AUTH_BAD_CREDENTIALS'), 'AUTH_LOCKED', 'AUTH_LOCKED'],
  )
})

test('an unknown name costs as much hashing as a known one', async () => {
  const { userName } = await newMember()
  const work = vi.spyOn(site.members.passwords, 'matches')
  await logIn(site, newVisitor(), userName, 'wrong')
  await logIn(site, newVisitor(), 'nosuchname2', 'wrong')
  await logIn(site, newVisitor(), 'Trаnslated', 'wrong')
  assert.deepEqual(
    work.mock.calls.map(([stored]) => stored === null),
    [false, true, true],
  )
  work.mockRestore()
  // Without an account the same function runs against a hash of ours.
  const began = performance.now()
  assert.equal(await site.members.passwords.matches(null, 'nobody'), false)
  assert.ok(performance.now() - began > 2)
})

test("the picture is asked for after the first failure, is good for one try and isn't case sensitive", async () => {
  const { userName } = await newMember()
  const visitor = newVisitor()
  const first = await logIn(site, visitor, userName, 'wrong')
  assert.deepEqual([first.errorCode, first.value], ['AUTH_BAD_CREDENTIALS', { captcha: true }])
  assert.equal((await logIn(site, visitor, userName, PASSWORD)).errorCode, 'AUTH_CAPTCHA_REQUIRED')
  site.clock.advance(1_000)
  const captchaId = await knownCaptcha(site, visitor, 'aB3d')
  assert.equal(
    (await logIn(site, visitor, userName, PASSWORD, { captchaId, captcha: 'nope' })).errorCode,
    'AUTH_CAPTCHA_WRONG',
  )
  assert.equal(
    (await logIn(site, visitor, userName, PASSWORD, { captchaId, captcha: 'aB3d' })).errorCode,
    'AUTH_CAPTCHA_WRONG',
  )
  site.clock.advance(1_000)
  const late = await knownCaptcha(site, visitor, 'aB3d')
  site.clock.advance(2 * MINUTE)
  assert.equal(
    (await logIn(site, visitor, userName, PASSWORD, { captchaId: late, captcha: 'aB3d' })).errorCode,
    'AUTH_CAPTCHA_WRONG',
  )
  assert.equal((await logInWithCaptcha(site, visitor, userName, PASSWORD)).success, true)
  await call(site, visitor, 'POST', '/wps/session/logout')
  assert.equal((await logIn(site, visitor, userName, PASSWORD)).success, true, 'a success forgets the failure')
})

test('a picture is a PNG of four characters, once a second, and text for old clients', async () => {
  const visitor = newVisitor()
  const { value } = await call<{ captchaId: string; image: string; expiresInSec: number }>(
    site,
    visitor,
    'GET',
    '/wps/captcha',
  )
  assert.equal(value!.expiresInSec, 120)
  const [head, base64] = value!.image.split(',')
  assert.equal(head, 'data:image/png;base64')
  assert.equal((await sharp(Buffer.from(base64!, 'base64')).metadata()).format, 'png')
  const tooSoon = await call(site, visitor, 'GET', '/wps/captcha')
  assert.deepEqual([tooSoon.status, tooSoon.errorCode, tooSoon.headers['retry-after']], [429, 'SYS_THROTTLED', '1'])
  site.clock.advance(1_000)
  const old = await call(site, visitor, 'GET', '/wps/captcha?t=1', undefined, { accept: 'text/plain' })
  assert.match(String(old.headers['content-type']), /^text\/plain/)
  assert.equal((await sharp(Buffer.from(old.text, 'base64')).metadata()).format, 'png')
})

test('five failures lock the account for that address only, and not for a device it knows', async () => {
  const { owner, userName } = await newMember()
  const attacker = newVisitor({ ip: owner.ip })
  await logIn(site, attacker, userName, 'wrong')
  for (let i = 0; i < 4; i++) await logInWithCaptcha(site, attacker, userName, 'wrong')
  const locked = await logInWithCaptcha(site, attacker, userName, PASSWORD)
  assert.equal(locked.errorCode, 'AUTH_LOCKED')
  assert.ok(Number(locked.headers['retry-after']) > 1_700)
  // The attacker takes another device id: the address stays locked.
  assert.equal(
    (await logInWithCaptcha(site, newVisitor({ ip: owner.ip }), userName, PASSWORD)).errorCode,
    'AUTH_LOCKED',
  )
  assert.equal((await logInWithCaptcha(site, newVisitor(), userName, PASSWORD)).success, true, 'from another address')
  for (let i = 0; i < 5; i++) await logIn(site, attacker, userName, 'wrong', { captchaId: 'x', captcha: 'x' })
  const own = await logIn(site, owner, userName, PASSWORD)
  assert.equal(own.success, true, 'from the device it was opened on, behind the same address')
  site.clock.advance(31 * MINUTE)
  assert.equal((await logIn(site, attacker, userName, PASSWORD)).success, true, 'after half an hour')
})

test('a known device is locked by its own failures', async () => {
  const { owner, userName } = await newMember()
  await logIn(site, owner, userName, 'wrong')
  for (let i = 0; i < 4; i++) await logInWithCaptcha(site, owner, userName, 'wrong')
  assert.equal((await logInWithCaptcha(site, owner, userName, PASSWORD)).errorCode, 'AUTH_LOCKED')
  assert.equal((await logInWithCaptcha(site, newVisitor({ ip: owner.ip }), userName, PASSWORD)).success, true)
})

test('of many tries at once no more than five look at the password', async () => {
  const { userName } = await newMember()
  const visitor = newVisitor()
  const proofs: { payload: string }[] = []
  for (let i = 0; i < 12; i++) proofs.push(await humanProof(site, visitor))
  const replies = await Promise.all(
    proofs.map((humanVerify) =>
      send(site, visitor, 'POST', LOGIN, {
        username: userName,
        password: 'wrong',
        type: 'username',
        deviceId: 'd',
        humanVerify,
      }),
    ),
  )
  const codes = replies.map((reply) => reply.errorCode)
  assert.ok(codes.filter((code) => code === 'AUTH_BAD_CREDENTIALS').length <= 5)
  assert.ok(
    codes.every(
      (code) => code === 'AUTH_BAD_CREDENTIALS' || code === 'AUTH_LOCKED' || code === 'AUTH_CAPTCHA_REQUIRED',
    ),
  )
})

test('each proof of work is taken once, and only one of ours', async () => {
  const { userName } = await newMember()
  const visitor = newVisitor()
  const humanVerify = await humanProof(site, visitor)
  const log = (proof: unknown) => logIn(site, visitor, userName, PASSWORD, { humanVerify: proof })
  assert.equal((await log(humanVerify)).success, true)
  assert.equal((await log(humanVerify)).errorCode, 'AUTH_HUMAN_VERIFY')
  assert.equal((await log(undefined)).errorCode, 'AUTH_HUMAN_VERIFY')
  assert.equal((await log({ payload: 'no' })).errorCode, 'AUTH_HUMAN_VERIFY')
  const fresh = JSON.parse(Buffer.from((await humanProof(site, visitor)).payload, 'base64').toString())
  const spoiled = (change: (proof: typeof fresh) => void) => {
    const copy = structuredClone(fresh)
    change(copy)
    return { payload: Buffer.from(JSON.stringify(copy)).toString('base64') }
  }
  for (const proof of [
    spoiled((copy) => (copy.solution.counter += 1)),
    spoiled((copy) => (copy.challenge.parameters.keyPrefix = '0')),
    spoiled((copy) => (copy.challenge.parameters.expiresAt += 1)),
    spoiled((copy) => (copy.challenge.signature = '0'.repeat(64))),
  ]) {
    assert.equal((await log(proof)).errorCode, 'AUTH_HUMAN_VERIFY')
  }
  const slow = await humanProof(site, visitor)
  site.clock.advance(11 * MINUTE)
  assert.equal((await log(slow)).errorCode, 'AUTH_HUMAN_VERIFY')
})

test('of many log-ins at once with one proof of work, one passes', async () => {
  const { userName } = await newMember()
  const visitor = newVisitor()
  const humanVerify = await humanProof(site, visitor)
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => logIn(site, newVisitor({ ip: visitor.ip }), userName, PASSWORD, { humanVerify })),
  )
  assert.deepEqual(replies.map((reply) => reply.errorCode ?? 'ok').sort(), [
    ...Array<string>(7).fill('AUTH_HUMAN_VERIFY'),
    'ok',
  ])
})

test('a weak password must be changed before anything else', async () => {
  const brand = site.settings.brands.byHost('localhost')!
  const userName = newName()
  const passwordHash = await site.members.passwords.hash('a123456')
  await site.db
    .transaction()
    .execute((tx) =>
      openMember(
        tx,
        site.members,
        brand,
        { userName, type: 0, passwordHash, nickname: userName, language: 'VI' },
        site.clock.now(),
      ),
    )
  const visitor = newVisitor()
  const { value } = await logIn(site, visitor, userName, 'a123456')
  assert.deepEqual([value!.weakPassword, value!.passwordChangeRequired], [true, true])
  assert.equal((await call(site, visitor, 'GET', '/wps/v2/security/logins')).errorCode, 'AUTH_PASSWORD_CHANGE')
  assert.equal((await call(site, visitor, 'POST', '/wps/member/firstLogin', {})).errorCode, 'AUTH_PASSWORD_CHANGE')
  assert.equal((await call(site, visitor, 'GET', '/wps/member/info')).success, true)
  const body = { oldPassword: 'a123456', newPassword: PASSWORD, confirmNewPassword: PASSWORD }
  assert.equal((await send(site, visitor, 'POST', '/wps/member/password', body)).success, true)
  assert.equal((await call(site, visitor, 'GET', '/wps/v2/security/logins')).success, true)
})

test('a password that somebody else chose must be changed, however good it is', async () => {
  const brand = site.settings.brands.byHost('localhost')!
  const userName = newName()
  const passwordHash = await site.members.passwords.hash(PASSWORD)
  const wanted = { userName, type: 0, passwordHash, nickname: userName, language: 'VI', mustChange: true } as const
  await site.db.transaction().execute((tx) => openMember(tx, site.members, brand, wanted, site.clock.now()))
  const visitor = newVisitor()
  const { value } = await logIn(site, visitor, userName, PASSWORD)
  assert.deepEqual([value!.weakPassword, value!.passwordChangeRequired], [false, true])
  const body = { oldPassword: PASSWORD, newPassword: 'Still+Lake-32', confirmNewPassword: 'Still+Lake-32' }
  assert.equal((await send(site, visitor, 'POST', '/wps/member/password', body)).success, true)
  assert.equal((await logIn(site, visitor, userName, 'Still+Lake-32')).value!.passwordChangeRequired, false)
})

test('where passwords expire, an old one must be changed; where that is switched off, it lives on', async () => {
  const withExpiry = (enabled: boolean) => (brand: Brand) => ({
    ...brand,
    security: { ...brand.security, passwordExpiryDays: 30 },
    whitelabel: [
      ...brand.whitelabel,
      {
        modId: 'FORCE_PWD_CHANGE',
        enabled: true,
        childrenNodes: [{ modId: 'PWD_EXPIRY', enabled, childrenNodes: [] }],
      },
    ],
  })
  for (const [on, expired] of [
    [true, [false, true]],
    [false, [false, false]],
  ] as const) {
    const own = await openSite(withExpiry(on))
    try {
      const visitor = newVisitor()
      const userName = newName()
      await register(own, visitor, { username: userName })
      for (const after of expired) {
        own.clock.advance(15 * DAY + MINUTE)
        const { value } = await logIn(own, visitor, userName, PASSWORD)
        assert.deepEqual([value!.passwordExpired, value!.passwordChangeRequired], [after, after])
      }
    } finally {
      await own.close()
    }
  }
})

test('a closed account and an excluded one are told so, behind the right password only', async () => {
  const { userName } = await newMember()
  const member = (await memberByName(site.db, merchantCode('senluna'), userName))!
  await changeState(site.db, member.id, 1, null)
  assert.equal((await logIn(site, newVisitor(), userName, PASSWORD)).errorCode, 'AUTH_DISABLED')
  assert.equal((await logIn(site, newVisitor(), userName, 'wrong')).errorCode, 'AUTH_BAD_CREDENTIALS')
  const until = later(site.clock.now(), DAY)
  await changeState(site.db, member.id, 2, until)
  const excluded = await logInWithCaptcha(site, newVisitor(), userName, PASSWORD)
  assert.deepEqual([excluded.errorCode, excluded.value], ['AUTH_EXCLUDED', { until: new Date(until).toISOString() }])
  await changeState(site.db, member.id, 2, null)
  assert.equal((await logIn(site, newVisitor(), userName, PASSWORD)).errorCode, 'AUTH_EXCLUDED')
  await changeState(site.db, member.id, 2, instant(site.clock.now() - 1))
  assert.equal((await logIn(site, newVisitor(), userName, PASSWORD)).success, true)
})

test('a hash made with less work is made again at the next log-in', async () => {
  const { userName } = await newMember()
  const { hash } = await import('@node-rs/argon2')
  const light = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, secret: Buffer.from(site.config.pepper, 'hex') })
  await sql`update members.member set password_hash = ${light} where user_name = ${userName}`.execute(site.db)
  assert.equal((await logIn(site, newVisitor(), userName, PASSWORD)).success, true)
  const member = (await memberByName(site.db, merchantCode('senluna'), userName))!
  assert.match(member.passwordHash!, /m=19456,t=2,p=1/)
})

test("the record of log-ins is the account's own, newest first, in pages", async () => {
  const { owner, userName } = await newMember()
  await logIn(site, owner, userName, 'wrong', { deviceName: 'A <b>browser</b>\u0000' })
  for (let i = 0; i < 2; i++) {
    site.clock.advance(1_000)
    await logInWithCaptcha(site, owner, userName, PASSWORD)
  }
  type Page = { list: { at: string; result: string; ip: string; device: string }[]; next?: string }
  const first = (await call<Page>(site, owner, 'GET', '/wps/v2/security/logins?pageSize=2')).value!
  assert.deepEqual(
    first.list.map((item) => item.result),
    ['OK', 'OK'],
  )
  const second = (await call<Page>(site, owner, 'GET', `/wps/v2/security/logins?pageSize=2&after=${first.next}`)).value!
  assert.deepEqual(
    second.list.map((item) => [item.result, item.device]),
    [
      ['FAILED', 'A <b>browser</b>'],
      ['OK', ''],
    ],
  )
  assert.equal(second.next, undefined)
  for (const bad of ['pageSize=0', 'pageSize=101', 'pageSize=x']) {
    assert.equal((await call(site, owner, 'GET', `/wps/v2/security/logins?${bad}`)).errorCode, 'VAL_FIELD')
  }
  for (const after of ["'; drop table x", '1.2', `1790000000000.${'-'.repeat(36)}`]) {
    assert.equal(
      (await call(site, owner, 'GET', `/wps/v2/security/logins?after=${encodeURIComponent(after)}`)).success,
      true,
    )
  }
})

const nonsense = async (visitor: Visitor) => ({
  username: 'abcdef',
  password: 'x',
  type: 'username',
  deviceId: visitor.deviceId,
  humanVerify: await humanProof(site, visitor),
})

for (const [why, change] of [
  ['a name of 10,000 characters', { username: 'a'.repeat(10_000) }],
  ['a number for a name', { username: 7 }],
  ['a list for a name', { username: ['abcdef'] }],
  ['no name', { username: '   ' }],
  ['no password', { password: '' }],
  ['an object for a password', { password: { $ne: '' } }],
  ['another type of log-in', { type: 'admin' }],
  ['no device', { deviceId: '' }],
  ['a text for the proof', { humanVerify: 'yes' }],
] as const) {
  test(`log-in with ${why} is refused as malformed`, async () => {
    const visitor = newVisitor()
    const reply = await send<LoginReply>(site, visitor, 'POST', LOGIN, { ...(await nonsense(visitor)), ...change })
    assert.deepEqual([reply.status, reply.errorCode], [400, 'VAL_FIELD'])
  })
}

for (const username of [
  "' or 1=1 --",
  'a\u0000b',
  '<script>alert(1)</script>',
  'plаyer0001',
  'ｐｌａｙｅｒ０１',
  '\ud800',
  '%',
  '../admin',
  'ＡＤＭＩＮ',
]) {
  test(`the name ${JSON.stringify(username)} is just an unknown one`, async () => {
    const reply = await logIn(site, newVisitor(), username, "' or '1'='1", {
      deviceName: "'; drop schema sessions cascade; --",
      deviceId: 'd\u0000\ud800',
    })
    assert.deepEqual([reply.status, reply.errorCode], [200, 'AUTH_BAD_CREDENTIALS'])
  })
}

test("log-in from another site's page is refused", async () => {
  const visitor = newVisitor()
  const body = await nonsense(visitor)
  assert.equal(
    (await send(site, visitor, 'POST', LOGIN, body, { origin: 'https://evil.example' })).errorCode,
    'AUTH_FORBIDDEN',
  )
  assert.equal((await send(site, visitor, 'POST', LOGIN, body, { origin: 'null' })).errorCode, 'AUTH_FORBIDDEN')
  assert.equal(
    (await send(site, visitor, 'POST', LOGIN, body, { origin: 'http://localhost' })).errorCode,
    'AUTH_BAD_CREDENTIALS',
  )
})

test("an account of one brand doesn't exist at another", async () => {
  const { userName } = await newMember()
  assert.equal(
    (await logIn(site, newVisitor({ host: 'reference.localhost' }), userName, PASSWORD)).errorCode,
    'AUTH_BAD_CREDENTIALS',
  )
})

test('a flood of log-ins from one address is slowed down', async () => {
  const visitor = newVisitor()
  const body = await nonsense(visitor)
  const codes: (string | undefined)[] = []
  for (let i = 0; i < 40; i++)
    codes.push((await send(site, visitor, 'POST', LOGIN, { ...body, humanVerify: undefined })).errorCode)
  assert.ok(codes.includes('SYS_THROTTLED'))
})
