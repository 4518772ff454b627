import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { MINUTE } from '@senluna/kit/time.ts'
import { newName, PASSWORD, playFree, register } from '../sessions/testing/account.ts'
import { send } from '../sessions/testing/sealing.ts'
import { openSite, type Site } from '../sessions/testing/site.ts'
import { call, newVisitor, type Visitor } from '../sessions/testing/visitor.ts'
import { codeTo, newNumber, otherThan, registerMobile, sentTo } from './testing/post.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => site.clock.advance(MINUTE))
afterAll(() => site.close())

const OTP = '/wps/v2/security/otp'
const ask = (visitor: Visitor, body: Record<string, unknown>) => {
  site.clock.advance(1_000)
  return call<{ channel: string }>(site, visitor, 'POST', OTP, { countryDialingCode: '+84', ...body })
}
const bind = (visitor: Visitor, kind: 'mobile' | 'email', body: Record<string, unknown>) =>
  send<{ masked: string }>(site, visitor, 'POST', `/wps/v2/security/bind/${kind}`, {
    countryDialingCode: '+84',
    password: PASSWORD,
    ...body,
  })

let mails = 0
const newMail = () => `bound${++mails}@example.com`

async function member() {
  const visitor = newVisitor()
  await register(site, visitor, { username: newName() })
  return visitor
}

test('a member binds a number with its code and the password', async () => {
  const visitor = await member()
  const { typed, e164 } = newNumber()
  assert.equal((await ask(visitor, { channel: 'SMS', purpose: 'BIND', value: typed })).value?.channel, 'SMS')
  const code = await codeTo(site, e164)
  assert.equal((await bind(visitor, 'mobile', { value: typed, code, password: 'x' })).errorCode, 'AUTH_OLD_PASSWORD')
  assert.deepEqual((await bind(visitor, 'mobile', { value: typed, code })).value, {
    masked: `*********${e164.slice(-3)}`,
  })
  assert.equal((await bind(visitor, 'mobile', { value: typed, code })).errorCode, 'SMS_CODE_EXPIRED')
})

test('changing an address needs a code of the old one too, and the old one is told', async () => {
  const visitor = await member()
  const [first, second] = [newMail(), newMail()]
  await ask(visitor, { channel: 'EMAIL', purpose: 'BIND', value: first.toUpperCase() })
  assert.equal(
    (await bind(visitor, 'email', { value: first, code: await codeTo(site, first) })).value?.masked,
    'b***@example.com',
  )
  await ask(visitor, { channel: 'EMAIL', purpose: 'BIND', value: second })
  const code = await codeTo(site, second)
  const without = await bind(visitor, 'email', { value: second, code })
  assert.deepEqual([without.errorCode, without.fields], ['SMS_CODE_MISSING', [{ field: 'oldCode' }]])
  await ask(visitor, { channel: 'EMAIL', purpose: 'OWN' })
  const oldCode = await codeTo(site, first)
  const wrong = await bind(visitor, 'email', { value: second, code, oldCode: otherThan(oldCode) })
  assert.deepEqual([wrong.errorCode, wrong.fields], ['SMS_CODE_INVALID', [{ field: 'oldCode' }]])
  assert.equal((await bind(visitor, 'email', { value: second, code, oldCode, password: undefined })).success, true)
  const notice = (await sentTo(site, first)).at(-1)!
  assert.ok(notice.kind === 'mail' && notice.subject === 'Email của tài khoản Senluna đã thay đổi')
})

test("another member's code does not pass, for the new address or the old one", async () => {
  const [first, second] = [await member(), await member()]
  const { typed, e164 } = newNumber()
  await ask(first, { channel: 'SMS', purpose: 'BIND', value: typed })
  const code = await codeTo(site, e164)
  assert.equal((await bind(second, 'mobile', { value: typed, code })).errorCode, 'SMS_CODE_EXPIRED')
  const other = newNumber()
  await ask(second, { channel: 'SMS', purpose: 'BIND', value: other.typed })
  const otherCode = await codeTo(site, other.e164)
  assert.equal((await bind(second, 'mobile', { value: typed, code: otherCode })).errorCode, 'SMS_CODE_EXPIRED')
})

test('a number of another account is told to be taken only with its code', async () => {
  const { number } = await registerMobile(site, newVisitor())
  const visitor = await member()
  const fresh = await ask(visitor, { channel: 'SMS', purpose: 'BIND', value: newNumber().typed })
  assert.deepEqual((await ask(visitor, { channel: 'SMS', purpose: 'BIND', value: number.typed })).value, fresh.value)
  const code = await codeTo(site, number.e164)
  assert.equal((await bind(visitor, 'mobile', { value: number.typed, code })).errorCode, 'REG_MOBILE_TAKEN')
})

test('an address of another account is told to be taken only with its code', async () => {
  const email = newMail()
  const [first, second] = [await member(), await member()]
  await ask(first, { channel: 'EMAIL', purpose: 'BIND', value: email })
  assert.equal((await bind(first, 'email', { value: email, code: await codeTo(site, email) })).success, true)
  await ask(second, { channel: 'EMAIL', purpose: 'BIND', value: email })
  assert.equal(
    (await bind(second, 'email', { value: email, code: await codeTo(site, email) })).errorCode,
    'REG_EMAIL_TAKEN',
  )
})

test('an account without a password binds with the code alone', async () => {
  const visitor = await member()
  await sql`update members.member set password_hash = null where id = (
    select member_id from sessions.session where device_id = ${visitor.deviceId})`.execute(site.db)
  const { typed, e164 } = newNumber()
  await ask(visitor, { channel: 'SMS', purpose: 'BIND', value: typed })
  const code = await codeTo(site, e164)
  assert.equal((await bind(visitor, 'mobile', { value: typed, code, password: undefined })).success, true)
})

for (const [why, body, code] of [
  ['to no number', { channel: 'SMS', purpose: 'BIND', value: '' }, 'SMS_MOBILE_MISSING'],
  ['to a number that is none', { channel: 'SMS', purpose: 'BIND', value: '123' }, 'SMS_MOBILE_FORMAT'],
  ['to no address', { channel: 'EMAIL', purpose: 'BIND' }, 'REG_FIELD'],
  ['to an address that is none', { channel: 'EMAIL', purpose: 'BIND', value: 'a@b' }, 'REG_FIELD'],
  ["to the account's number, where there is none", { channel: 'SMS', purpose: 'OWN' }, 'SMS_MOBILE_MISSING'],
  ["to the account's address, where there is none", { channel: 'EMAIL', purpose: 'OWN' }, 'REG_FIELD'],
  ['for another purpose', { channel: 'SMS', purpose: 'LOGIN', value: '0912345678' }, 'VAL_FIELD'],
] as const) {
  test(`a code ${why} is refused`, async () => {
    assert.equal((await ask(await member(), body)).errorCode, code)
  })
}

test('an address that was only typed gets no code as the own one', async () => {
  const visitor = newVisitor()
  await register(site, visitor, { username: newName(), email: newMail() })
  assert.equal((await ask(visitor, { channel: 'EMAIL', purpose: 'OWN' })).errorCode, 'REG_FIELD')
})

test('guests and trial accounts are refused; six messages a day to one place are too many', async () => {
  assert.equal((await ask(newVisitor(), { channel: 'SMS', purpose: 'OWN' })).errorCode, 'AUTH_REQUIRED')
  const trial = newVisitor()
  await playFree(site, trial)
  assert.equal((await ask(trial, { channel: 'SMS', purpose: 'OWN' })).errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal((await bind(trial, 'email', { value: 'a@b.co', code: '123456' })).errorCode, 'AUTH_REAL_ACCOUNT')
  const visitor = await member()
  const { typed } = newNumber()
  for (let i = 0; i < 5; i++)
    assert.equal((await ask(visitor, { channel: 'SMS', purpose: 'BIND', value: typed })).success, true)
  assert.equal((await ask(visitor, { channel: 'SMS', purpose: 'BIND', value: typed })).errorCode, 'SMS_TOO_MANY')
})
