import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { MINUTE } from '@senluna/kit/time.ts'
import { logIn, newName, PASSWORD, playFree, register } from '../sessions/testing/account.ts'
import { send } from '../sessions/testing/sealing.ts'
import { openSite, type Site } from '../sessions/testing/site.ts'
import { call, newVisitor, type Visitor } from '../sessions/testing/visitor.ts'
import { codeTo, newNumber, otherThan } from './testing/post.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => site.clock.advance(MINUTE))
afterAll(() => site.close())

const WANTED = 'Green+Field-72'
const LONG = 11 * MINUTE
const set = async (visitor: Visitor, more: Record<string, unknown> = {}) => {
  const body = { newPassword: WANTED, confirmNewPassword: WANTED, ...more }
  return send<{ set: true }>(site, visitor, 'POST', '/wps/v2/security/password', body)
}
const byCode = (channel: string, code: string) => ({ proof: { channel, code } })

/** An account as those are that were opened by an account elsewhere, logged in just now. */
async function bare() {
  const visitor = newVisitor()
  const username = newName()
  const { value } = await register(site, visitor, { username })
  await sql`update members.member set password_hash = null where id = ${value!.id}`.execute(site.db)
  return { visitor, username, id: value!.id }
}

async function own(id: string, kind: 'mobile' | 'email', value: string, verified = true) {
  await sql`insert into members.contact (member_id, kind, merchant_id, value, verified_at)
    values (${id}, ${kind}, 'senluna', ${value}, ${verified ? new Date() : null})`.execute(site.db)
}

async function askOwn(visitor: Visitor, channel: string, to: string): Promise<string> {
  site.clock.advance(1_000)
  await call(site, visitor, 'POST', '/wps/v2/security/otp', { channel, purpose: 'OWN' })
  return codeTo(site, to)
}

test('minutes after a log-in the first password is set, and opens the account from then on', async () => {
  const { visitor, username, id } = await bare()
  assert.equal((await set(visitor)).success, true)
  assert.equal((await logIn(site, newVisitor(), username, WANTED)).success, true)
  const { rows } = await sql<{ what: string }>`select what from security.change where member_id = ${id}`.execute(
    site.db,
  )
  assert.deepEqual(
    rows.map(({ what }) => what),
    ['passwordSet'],
  )
})

test('who has a password changes it elsewhere, and of two at once one sets it', async () => {
  const visitor = newVisitor()
  const username = newName()
  await register(site, visitor, { username })
  assert.equal((await set(visitor)).errorCode, 'AUTH_OLD_PASSWORD')
  assert.equal((await logIn(site, newVisitor(), username, PASSWORD)).success, true)
  const other = await bare()
  const both = await Promise.all([set(other.visitor), set(other.visitor)])
  assert.deepEqual(both.map((item) => item.errorCode ?? 'set').sort(), ['AUTH_OLD_PASSWORD', 'set'])
})

test('a password that breaks the rules is none', async () => {
  const { visitor, username } = await bare()
  const wrong = await set(visitor, { newPassword: 'short', confirmNewPassword: 'short' })
  assert.deepEqual([wrong.errorCode, wrong.fields?.[0]?.field], ['REG_FIELD', 'newPassword'])
  assert.equal((await set(visitor, { confirmNewPassword: 'another-one' })).errorCode, 'AUTH_CONFIRM_MISMATCH')
  const named = { newPassword: `${username}+1A`, confirmNewPassword: `${username}+1A` }
  assert.equal((await set(visitor, named)).errorCode, 'AUTH_PASSWORD_WEAK')
})

test('later it takes a code of the confirmed number or address, each once and of nobody else', async () => {
  const { visitor, username, id } = await bare()
  const { e164 } = newNumber()
  site.clock.advance(LONG)
  assert.equal((await set(visitor)).errorCode, 'AUTH_CONFIRM')
  assert.equal((await set(visitor, byCode('SMS', '123456'))).errorCode, 'SMS_MOBILE_MISSING')
  assert.deepEqual((await set(visitor, byCode('EMAIL', '123456'))).fields, [{ field: 'email' }])
  await own(id, 'mobile', e164)
  await own(id, 'email', `${username}@example.com`, false)
  assert.equal((await set(visitor, byCode('EMAIL', '123456'))).errorCode, 'REG_FIELD', 'one that is only said')
  assert.equal((await set(visitor, byCode('SMS', ''))).errorCode, 'SMS_CODE_MISSING')
  assert.equal((await set(visitor, byCode('SMS', '123456'))).errorCode, 'SMS_CODE_EXPIRED')
  const code = await askOwn(visitor, 'SMS', e164)
  assert.equal((await set(visitor, byCode('SMS', otherThan(code)))).errorCode, 'SMS_CODE_INVALID')
  const stranger = await bare()
  await own(stranger.id, 'mobile', newNumber().e164)
  site.clock.advance(LONG)
  assert.equal((await set(stranger.visitor, byCode('SMS', code))).errorCode, 'SMS_CODE_EXPIRED')
  const again = await askOwn(visitor, 'SMS', e164)
  const both = await Promise.all([set(visitor, byCode('SMS', again)), set(visitor, byCode('SMS', again))])
  assert.equal(both.filter((item) => item.success).length, 1)
  assert.equal((await logIn(site, newVisitor(), username, WANTED)).success, true)
})

test('guests, free play and a number bound by an old log-in get nothing', async () => {
  assert.equal((await set(newVisitor())).errorCode, 'AUTH_REQUIRED')
  const trial = newVisitor()
  await playFree(site, trial)
  assert.equal((await set(trial)).errorCode, 'AUTH_REAL_ACCOUNT')
  // An open tab alone must not lead to a number of one's own, and by its code to a password.
  const { visitor } = await bare()
  site.clock.advance(LONG)
  const { typed, e164 } = newNumber()
  const dialing = { countryDialingCode: '+84', value: typed }
  await call(site, visitor, 'POST', '/wps/v2/security/otp', { channel: 'SMS', purpose: 'BIND', ...dialing })
  const code = await codeTo(site, e164)
  const bound = await send(site, visitor, 'POST', '/wps/v2/security/bind/mobile', { ...dialing, code })
  assert.equal(bound.errorCode, 'AUTH_CONFIRM')
})
