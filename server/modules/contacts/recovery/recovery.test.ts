import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { MINUTE, SECOND } from '@senluna/kit/time.ts'
import { contactsOf, memberByName } from '../../members/index.ts'
import { humanProof, logIn, logInWithCaptcha, newName, PASSWORD, register } from '../../sessions/testing/account.ts'
import { sealed, send } from '../../sessions/testing/sealing.ts'
import { openSite, type Site } from '../../sessions/testing/site.ts'
import { call, newVisitor, type Visitor } from '../../sessions/testing/visitor.ts'
import { askCode, codeTo, linkTo, newNumber, otherThan, registerMobile, sentTo } from '../testing/post.ts'

let statements = 0
let site: Site
beforeAll(async () => {
  site = await openSite((brand) => brand, { countStatements: () => void (statements += 1) })
})
beforeEach(() => site.clock.advance(MINUTE))
afterAll(() => site.close())

const NEW = 'Calm+River-77'
const MAIL = '/wps/member/password/email'
const LINK = '/wps/member/password/link'
const PHONE = '/wps/member/password/verification'

let mails = 0
async function withMail(more: Record<string, unknown> = {}) {
  const visitor = newVisitor()
  const username = newName()
  const email = `someone${++mails}@example.com`
  await register(site, visitor, { username, email, ...more })
  return { visitor, username, email }
}

async function askMail(visitor: Visitor, username: string, email: string, more: Record<string, string> = {}) {
  site.clock.advance(SECOND)
  const humanVerify = JSON.stringify(await humanProof(site, visitor))
  const form = new URLSearchParams({ username, email, humanVerify, ...more })
  return call<{ sent: boolean }>(site, visitor, 'POST', MAIL, form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
}

const useLink = (visitor: Visitor, token: string, password = NEW, again = password) =>
  send<{ userName: string }>(site, visitor, 'POST', LINK, { token, newPassword: password, confirmNewPassword: again })

test('a mailed link sets a new password once; sessions end, links end, the owner is told', async () => {
  const { visitor, username, email } = await withMail()
  const stranger = newVisitor()
  assert.deepEqual((await askMail(stranger, username.toUpperCase(), ` ${email.toUpperCase()} `)).value, { sent: true })
  await askMail(newVisitor(), username, email)
  const later = await linkTo(site, email, 'reset')
  const links = (await sentTo(site, email)).filter(
    (item) => item.kind === 'mail' && item.text.includes('/reset#token='),
  )
  assert.equal(links.length, 2)
  const first = /token=([\w-]{43})/.exec(links[0]!.kind === 'mail' ? links[0]!.text : '')![1]!
  const done = await useLink(stranger, first)
  assert.equal(done.value?.userName, username)
  assert.equal((await useLink(stranger, first)).errorCode, 'AUTH_LINK_INVALID')
  assert.equal((await useLink(stranger, later)).errorCode, 'AUTH_LINK_INVALID')
  assert.equal((await call(site, visitor, 'GET', '/wps/member/info')).status, 401)
  assert.equal((await logIn(site, newVisitor(), username, NEW)).success, true)
  assert.equal((await logIn(site, newVisitor(), username, PASSWORD)).errorCode, 'AUTH_BAD_CREDENTIALS')
  const mail = (await sentTo(site, email)).at(-1)!
  assert.ok(mail.kind === 'mail')
  assert.equal(mail.subject, 'Mật khẩu Senluna của bạn đã được thay đổi')
  const member = (await memberByName(site.db, merchantCode('senluna'), username))!
  assert.ok((await contactsOf(site.db, member.id)).email!.verifiedAt, 'who opened the link has the address')
})

test('the token is in the fragment, where no log and no other site sees it', async () => {
  const { username, email } = await withMail()
  await askMail(newVisitor(), username, email)
  const token = await linkTo(site, email, 'reset')
  const text = (await sentTo(site, email)).at(-1)!
  assert.ok(text.kind === 'mail' && text.text.includes(`http://localhost/reset#token=${token}`))
  await useLink(newVisitor(), token)
  assert.ok(!site.log.some((line) => line.includes(token) || line.includes(email)))
})

test('a link leads to the brand, whatever host the request names', async () => {
  const { username, email } = await withMail()
  await askMail(newVisitor({ host: 'evil.example' }), username, email)
  const text = (await sentTo(site, email)).at(-1)!
  assert.ok(text.kind === 'mail' && text.text.includes('http://localhost/reset#token='))
})

test('a pair that does not belong together gets the same answer after the same work, and no mail', async () => {
  const { username, email } = await withMail()
  const other = await withMail()
  const ask = async (name: string, to: string) => {
    const visitor = newVisitor()
    await askMail(visitor, newName(), 'nobody@example.com')
    const before = statements
    const reply = await askMail(visitor, name, to)
    return { value: reply.value, work: statements - before }
  }
  const known = await ask(username, email)
  const mailed = (await sentTo(site, email)).length
  assert.deepEqual(await ask(username, other.email), known)
  assert.deepEqual(await ask(newName(), email), known)
  assert.deepEqual(await ask(newName(), 'stranger@example.com'), known)
  assert.equal((await sentTo(site, email)).length, mailed)
  assert.equal((await sentTo(site, 'stranger@example.com')).length, 0)
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from codes.token
    where member_id = '00000000-0000-0000-0000-000000000000'`.execute(site.db)
  assert.equal(rows[0]!.n, 0)
})

test('a link is over after half an hour, of another brand none, and none for an address given up since', async () => {
  const { username, email } = await withMail()
  await askMail(newVisitor(), username, email)
  const token = await linkTo(site, email, 'reset')
  const elsewhere = await useLink(newVisitor({ host: 'reference.localhost' }), token, 'Calm77River')
  assert.equal(elsewhere.errorCode, 'AUTH_LINK_INVALID')
  await sql`update members.contact set value = 'new@example.com' where value = ${email}`.execute(site.db)
  assert.equal((await useLink(newVisitor(), token)).errorCode, 'AUTH_LINK_INVALID')
  await sql`update members.contact set value = ${email} where value = 'new@example.com'`.execute(site.db)
  site.clock.advance(30 * MINUTE)
  assert.equal((await useLink(newVisitor(), token)).errorCode, 'AUTH_LINK_INVALID')
})

for (const token of ['', 'x', 'A'.repeat(43), '\u0000'.repeat(43)]) {
  test(`the token ${JSON.stringify(token.slice(0, 5))} opens nothing`, async () => {
    assert.equal((await useLink(newVisitor(), token)).errorCode, 'AUTH_LINK_INVALID')
  })
}

test('a password that is refused leaves the link as it is; of two uses at once one wins', async () => {
  const { username, email } = await withMail()
  await askMail(newVisitor(), username, email)
  const token = await linkTo(site, email, 'reset')
  assert.equal((await useLink(newVisitor(), token, 'short')).errorCode, 'REG_FIELD')
  assert.equal((await useLink(newVisitor(), token, NEW, 'Calm+River-78')).errorCode, 'AUTH_CONFIRM_MISMATCH')
  assert.equal((await useLink(newVisitor(), token, `${username}1`)).errorCode, 'AUTH_PASSWORD_WEAK')
  const both = await Promise.all([useLink(newVisitor(), token), useLink(newVisitor(), token)])
  assert.deepEqual(both.map((item) => item.errorCode ?? 'changed').sort(), ['AUTH_LINK_INVALID', 'changed'])
})

for (const [why, username, email, code] of [
  ['no user name', '', 'a@b.co', 'REG_FIELD'],
  ['a user name that is none', '1 or 1=1', 'a@b.co', 'REG_FIELD'],
  ['no address', 'someone', '', 'REG_FIELD'],
  ['an address that is none', 'someone', 'a@b', 'REG_FIELD'],
  ['a header in the address', 'someone', 'a@b.co\r\nBcc: x@y.co', 'REG_FIELD'],
] as const) {
  test(`asking for a link with ${why} is refused`, async () => {
    assert.equal((await askMail(newVisitor(), username, email)).errorCode, code)
  })
}

test('a link needs the safety check, comes five times a day, and is taken as JSON too', async () => {
  const { username, email } = await withMail()
  const visitor = newVisitor()
  assert.equal(
    (await askMail(visitor, username, email, { humanVerify: '{"payload":1}' })).errorCode,
    'AUTH_HUMAN_VERIFY',
  )
  site.clock.advance(SECOND)
  const humanVerify = JSON.stringify(await humanProof(site, visitor))
  assert.equal((await call(site, visitor, 'POST', MAIL, { username, email, humanVerify })).success, true)
  for (let i = 0; i < 4; i++) assert.equal((await askMail(newVisitor(), username, email)).success, true)
  assert.equal((await askMail(newVisitor(), username, email)).errorCode, 'SMS_TOO_MANY')
})

test('who recovered a password is let in where wrong ones had locked the account', async () => {
  const { username, email } = await withMail()
  const visitor = newVisitor()
  await logIn(site, visitor, username, 'Wrong+Lake-31')
  for (let i = 0; i < 5; i++) await logInWithCaptcha(site, visitor, username, 'Wrong+Lake-31')
  assert.equal((await logInWithCaptcha(site, visitor, username, PASSWORD)).errorCode, 'AUTH_LOCKED')
  await askMail(visitor, username, email)
  await useLink(visitor, await linkTo(site, email, 'reset'))
  assert.equal((await logIn(site, visitor, username, NEW)).success, true)
})

const byPhone = (visitor: Visitor, typed: string, code: string, more: Record<string, unknown> = {}) =>
  send<{ loginTicket: string; userName: string }>(site, visitor, 'POST', PHONE, {
    mobileNum: typed,
    countryDialingCode: '+84',
    verificationCode: code,
    newPassword: NEW,
    confirmNewPassword: NEW,
    ...more,
  })

async function withCode() {
  const visitor = newVisitor()
  const { number, reply } = await registerMobile(site, visitor)
  await askCode(site, newVisitor(), number.typed, { purpose: 'RESET' })
  return {
    visitor,
    number,
    id: reply.value!.id,
    userName: reply.value!.userName,
    code: await codeTo(site, number.e164),
  }
}

test('a code sets a new password and answers a ticket that logs in once', async () => {
  const { visitor, number, userName, code } = await withCode()
  const stranger = newVisitor()
  const done = await byPhone(stranger, number.typed, code)
  assert.equal(done.value?.userName, userName)
  assert.equal((await call(site, visitor, 'GET', '/wps/member/info')).status, 401)
  const ticket = done.value.loginTicket
  const enter = () => logIn(site, newVisitor(), '', ticket, { type: 'ticket', humanVerify: undefined })
  const both = await Promise.all([enter(), enter()])
  assert.deepEqual(both.map((item) => item.errorCode ?? 'in').sort(), ['AUTH_BAD_CREDENTIALS', 'in'])
  assert.equal((await enter()).errorCode, 'AUTH_BAD_CREDENTIALS')
  assert.equal((await logIn(site, newVisitor(), userName, NEW)).success, true)
  const notice = (await sentTo(site, number.e164)).at(-1)!
  assert.ok(notice.kind === 'sms' && notice.text.includes('mật khẩu của tài khoản'))
})

test('a ticket is over after a minute, and none of another brand', async () => {
  const { number, code } = await withCode()
  const ticket = (await byPhone(newVisitor(), number.typed, code)).value!.loginTicket
  const elsewhere = newVisitor({ host: 'reference.localhost' })
  assert.equal((await logIn(site, elsewhere, '', ticket, { type: 'ticket' })).errorCode, 'AUTH_BAD_CREDENTIALS')
  site.clock.advance(60 * SECOND)
  assert.equal((await logIn(site, newVisitor(), '', ticket, { type: 'ticket' })).errorCode, 'AUTH_BAD_CREDENTIALS')
})

test('of two recoveries with one code at once, one wins', async () => {
  const { number, code } = await withCode()
  const both = await Promise.all([byPhone(newVisitor(), number.typed, code), byPhone(newVisitor(), number.typed, code)])
  assert.deepEqual(both.map((item) => item.errorCode ?? 'changed').sort(), ['SMS_CODE_EXPIRED', 'changed'])
})

test('a sealed recovery that is sent again is refused', async () => {
  const { number, code } = await withCode()
  const visitor = newVisitor()
  const body = {
    mobileNum: number.typed,
    countryDialingCode: '+84',
    verificationCode: otherThan(code),
    newPassword: NEW,
  }
  const jwe = await sealed(site, visitor, 'POST', PHONE, body)
  assert.equal((await call(site, visitor, 'POST', PHONE, { jwe })).errorCode, 'SMS_CODE_INVALID')
  assert.equal((await call(site, visitor, 'POST', PHONE, { jwe })).errorCode, 'SYS_CRYPTO')
})

test('a password that is refused leaves the code as it is', async () => {
  const { number, code, userName } = await withCode()
  const weak = { newPassword: `${userName}x`, confirmNewPassword: `${userName}x` }
  assert.equal((await byPhone(newVisitor(), number.typed, code, weak)).errorCode, 'AUTH_PASSWORD_WEAK')
  const short = { newPassword: 'a', confirmNewPassword: 'a' }
  for (let i = 0; i < 9; i++)
    assert.equal((await byPhone(newVisitor(), number.typed, code, short)).errorCode, 'REG_FIELD')
  assert.equal(
    (await byPhone(newVisitor(), number.typed, code, { confirmNewPassword: 'x' })).errorCode,
    'AUTH_CONFIRM_MISMATCH',
  )
  assert.equal((await byPhone(newVisitor(), number.typed, code)).success, true)
})

for (const [why, more, code] of [
  ['without a number', { mobileNum: '' }, 'SMS_MOBILE_MISSING'],
  ['with a number that is none', { mobileNum: '12' }, 'SMS_MOBILE_FORMAT'],
  ['without a code', { verificationCode: ' ' }, 'SMS_CODE_MISSING'],
  ['when none was sent', { mobileNum: '0999888777' }, 'SMS_CODE_EXPIRED'],
] as const) {
  test(`a recovery by phone ${why} is refused`, async () => {
    assert.equal((await byPhone(newVisitor(), newNumber().typed, '123456', more)).errorCode, code)
  })
}

test('a recovery by phone that guesses wrong costs a try; a number nobody has is no different', async () => {
  const { number, code } = await withCode()
  const nobody = newNumber()
  await askCode(site, newVisitor(), nobody.typed, { purpose: 'RESET' })
  for (const typed of [number.typed, nobody.typed])
    for (let i = 0; i < 5; i++)
      assert.equal((await byPhone(newVisitor(), typed, otherThan(code))).errorCode, 'SMS_CODE_INVALID')
  assert.equal((await byPhone(newVisitor(), number.typed, code)).errorCode, 'SMS_CODE_EXPIRED')
})

test('a closed account sets a password and stays closed', async () => {
  const { number, code, id } = await withCode()
  await sql`update members.member set state = 1 where id = ${id}`.execute(site.db)
  const ticket = (await byPhone(newVisitor(), number.typed, code)).value!.loginTicket
  assert.equal((await logIn(site, newVisitor(), '', ticket, { type: 'ticket' })).errorCode, 'AUTH_DISABLED')
})

const confirm = (token: string, mine: boolean) =>
  call<{ confirmed: boolean }>(site, newVisitor(), 'POST', '/wps/member/email/confirm', { token, mine })

test('the owner of an address says that it is theirs, once', async () => {
  const { username, email } = await withMail()
  const token = await linkTo(site, email, 'confirm')
  assert.deepEqual((await confirm(token, true)).value, { confirmed: true })
  assert.equal((await confirm(token, true)).errorCode, 'AUTH_LINK_INVALID')
  const member = (await memberByName(site.db, merchantCode('senluna'), username))!
  assert.ok((await contactsOf(site.db, member.id)).email!.verifiedAt)
})

test('a stranger whose address was typed takes it off: no link goes there any more', async () => {
  const { username, email } = await withMail()
  assert.deepEqual((await confirm(await linkTo(site, email, 'confirm'), false)).value, { confirmed: false })
  const before = (await sentTo(site, email)).length
  await askMail(newVisitor(), username, email)
  assert.equal((await sentTo(site, email)).length, before)
})

test('an address confirmed for one account is told to be taken by its owner only', async () => {
  const { email } = await withMail()
  assert.equal((await confirm(await linkTo(site, email, 'confirm'), true)).success, true)
  const visitor = newVisitor()
  assert.equal((await register(site, visitor, { email })).success, true)
  const token = await linkTo(site, email, 'confirm')
  assert.equal((await confirm(token, true)).errorCode, 'REG_EMAIL_TAKEN')
})

test('an address is asked a few times a day, whoever types it', async () => {
  const email = 'many@example.com'
  for (let i = 0; i < 7; i++) await register(site, newVisitor(), { email })
  assert.equal((await sentTo(site, email)).length, 5)
})
