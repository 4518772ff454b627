import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { DAY, MINUTE } from '@senluna/kit/time.ts'
import { DRAFTS } from '../../messages/drafts/drafts.ts'
import { playFree } from '../../sessions/testing/account.ts'
import {
  codeOf,
  elsewhere,
  enrolled,
  firstStep,
  loggedIn,
  logIn,
  openBench,
  PASSWORD,
  send,
  type Account,
  type Bench,
} from '../testing/account.ts'

const TOTP = '/wps/v2/security/totp'
const CODES = '/wps/v2/security/recovery-codes'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

const code = (answer: { errorCode?: string | undefined; success: boolean }) => answer.errorCode ?? 'OK'
const knownCookie = (answer: { headers: Record<string, unknown> }) =>
  /__Host-known=([\w-]{43})/.exec(String(answer.headers['set-cookie']))![1]!
const over = (answer: { value: unknown }) => (answer.value as { over?: boolean } | null)?.over

test('enrolment: a secret for the app, then its first code; recovery codes are shown once and kept as hashes', async () => {
  const who = await loggedIn(bench)
  assert.equal(code(await send(bench, who, 'POST', TOTP, { code: '123456' })), 'AUTH_MFA_WRONG', 'no secret waits')
  const begun = await send<{ secret: string; secretUri: string }>(bench, who, 'POST', TOTP, { password: PASSWORD })
  const { secret, secretUri } = begun.value!
  assert.match(secretUri, new RegExp(`^otpauth://totp/Senluna:${who.userName}\\?.*secret=${secret}`))
  assert.equal(code(await send(bench, who, 'POST', TOTP, { code: '000000' })), 'AUTH_MFA_WRONG')
  assert.equal((await logIn(bench, elsewhere(who))).success, true, 'not in force before the first code')
  await logIn(bench, who)
  const done = await send<{ recoveryCodes: string[] }>(bench, who, 'POST', TOTP, { code: codeOf(bench, secret) })
  assert.equal(new Set(done.value!.recoveryCodes).size, 10)
  for (const recoveryCode of done.value!.recoveryCodes) assert.match(recoveryCode, /^[2-9a-z]{5}-[2-9a-z]{5}$/)
  assert.equal(code(await send(bench, who, 'POST', TOTP, { password: PASSWORD })), 'SEC_TOTP_ON')
  assert.equal(code(await send(bench, who, 'POST', TOTP, { code: codeOf(bench, secret) })), 'SEC_TOTP_ON')
  const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text from security.totp t
    union all select to_jsonb(c)::text from security.recovery_code c union all select to_jsonb(c)::text from security.change c`.execute(
    bench.parts.database.db,
  )
  for (const { text } of rows) {
    assert.ok(!text.includes(secret))
    for (const recoveryCode of done.value!.recoveryCodes) assert.ok(!text.includes(recoveryCode))
  }
})

test('enrolling asks who it is: not with a wrong password, and not without one once the log-in is a while ago', async () => {
  const who = await loggedIn(bench)
  assert.equal(code(await send(bench, who, 'POST', TOTP, { password: 'Wrong+Lake-31' })), 'AUTH_OLD_PASSWORD')
  assert.equal(code(await send(bench, who, 'POST', TOTP, {})), 'OK', 'a fresh log-in shows as much')
  bench.advance(11 * MINUTE)
  assert.equal(code(await send(bench, who, 'POST', TOTP, {})), 'AUTH_CONFIRM')
  for (let count = 0; count < 5; count++) await send(bench, who, 'POST', TOTP, { password: 'Wrong+Lake-31' })
  assert.equal(code(await send(bench, who, 'POST', TOTP, { password: PASSWORD })), 'AUTH_LOCKED')
})

test('a log-in with the second step on: the ticket alone, the code alone, other words, a replay open nothing', async () => {
  const who = await loggedIn(bench)
  const { secret } = await enrolled(bench, who)
  const other = elsewhere(who)
  const ticket = await firstStep(bench, other)
  assert.equal(other.cookie, undefined, 'nothing was opened')
  const now = codeOf(bench, secret)
  const wrong = async (more: Parameters<typeof logIn>[2], from: Account = other) => {
    const reply = await logIn(bench, from, more)
    assert.equal(code(reply), 'AUTH_MFA_WRONG')
    assert.equal(from.cookie, undefined)
    return reply
  }
  assert.equal(over(await wrong({ mfa: { ticket: 'x'.repeat(43), code: now } })), true, 'a ticket that never was')
  assert.equal(over(await wrong({ password: '', mfa: { ticket, code: now } })), true, 'without the password')
  assert.equal(over(await wrong({ password: 'Wrong+Lake-31', mfa: { ticket, code: now } })), true)
  assert.equal(over(await wrong({ mfa: { ticket, code: now } }, elsewhere(who))), true, 'from another device')
  assert.equal(over(await wrong({ mfa: { ticket, code: '000000' } })), undefined)
  const reply = await logIn(bench, other, { mfa: { ticket, code: now } })
  assert.equal(reply.success, true)
  const third = elsewhere(who, { deviceId: other.deviceId })
  assert.equal(over(await wrong({ mfa: { ticket, code: now } }, third)), true, 'the ticket is used')
  const next = await firstStep(bench, third)
  assert.equal(over(await wrong({ mfa: { ticket: next, code: now } }, third)), undefined, 'the code is used')
  assert.equal((await logIn(bench, third, { mfa: { ticket: next, code: codeOf(bench, secret) } })).success, true)
  const { rows } = await sql<{
    result: number
  }>`select result from sessions.login_record where member_id = ${who.id} and result = 3`.execute(
    bench.parts.database.db,
  )
  assert.ok(rows.length >= 2, 'wrong codes after a right password are written down')
})

test('a ticket is good for five minutes and five codes, and only as long as the password stands', async () => {
  const who = await loggedIn(bench)
  const { secret } = await enrolled(bench, who)
  const late = elsewhere(who)
  const ticket = await firstStep(bench, late)
  bench.advance(5 * MINUTE)
  assert.equal(over(await logIn(bench, late, { mfa: { ticket, code: codeOf(bench, secret) } })), true)
  const many = elsewhere(who)
  const second = await firstStep(bench, many)
  for (let count = 0; count < 4; count++)
    assert.equal(code(await logIn(bench, many, { mfa: { ticket: second, code: '000000' } })), 'AUTH_MFA_WRONG')
  const changed = elsewhere(who)
  const third = await firstStep(bench, changed)
  const hash = await bench.parts.members.passwords.hash('Other+Lake-31')
  await sql`update members.member set password_hash = ${hash} where id = ${who.id}`.execute(bench.parts.database.db)
  assert.equal(over(await logIn(bench, changed, { mfa: { ticket: third, code: codeOf(bench, secret) } })), true)
})

test(
  'guessing: a place is locked after five wrong codes, the account after twenty; its known device is not',
  { timeout: 60_000 },
  async () => {
    const who = await loggedIn(bench)
    const { secret } = await enrolled(bench, who)
    const home = elsewhere(who)
    const first = await firstStep(bench, home)
    const known = knownCookie(
      await logIn(bench, home, { mfa: { ticket: first, code: codeOf(bench, secret), know: true } }),
    )
    let locked = 0
    for (let place = 0; place < 5; place++) {
      const thief = elsewhere(who)
      const ticket = await firstStep(bench, thief)
      for (let count = 0; count < 5; count++) {
        const reply = await logIn(bench, thief, { mfa: { ticket, code: '000000' } })
        if (reply.errorCode === 'AUTH_LOCKED') locked += 1
      }
    }
    assert.ok(locked >= 4, 'after twenty wrong codes nobody else may try')
    const thief = elsewhere(who)
    const ticket = await firstStep(bench, thief)
    const right = codeOf(bench, secret)
    assert.equal(code(await logIn(bench, thief, { mfa: { ticket, code: right } })), 'AUTH_LOCKED')
    home.cookie = `${home.cookie}; __Host-known=${known}`
    assert.equal((await logIn(bench, home)).success, true, 'the owner comes in with the device that is known')
  },
)

test('a known device needs no code for thirty days, for this account only; the strict brand always asks', async () => {
  const who = await loggedIn(bench)
  const { secret } = await enrolled(bench, who)
  const home = elsewhere(who)
  const ticket = await firstStep(bench, home)
  const reply = await logIn(bench, home, { mfa: { ticket, code: codeOf(bench, secret), know: true } })
  const cookie = String(reply.headers['set-cookie'])
  assert.match(cookie, /__Host-known=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax/)
  const known = knownCookie(reply)
  home.cookie = `${home.cookie}; __Host-known=${known}`
  assert.equal((await logIn(bench, home)).success, true)
  const neighbour = await loggedIn(bench)
  await enrolled(bench, neighbour)
  const borrowed = elsewhere(neighbour)
  borrowed.cookie = `${'x'.repeat(43)}; __Host-known=${known}`
  assert.equal(code(await logIn(bench, borrowed)), 'AUTH_MFA_REQUIRED')
  bench.advance(30 * DAY)
  home.cookie = `${'x'.repeat(43)}; __Host-known=${known}`
  assert.equal(code(await logIn(bench, home)), 'AUTH_MFA_REQUIRED')

  const strict = await loggedIn(bench, { host: 'reference.localhost' })
  const app = await enrolled(bench, strict)
  const place = elsewhere(strict)
  const asked = await firstStep(bench, place)
  const in2 = await logIn(bench, place, { mfa: { ticket: asked, code: codeOf(bench, app.secret), know: true } })
  assert.ok(!String(in2.headers['set-cookie']).includes('known'))
})

test('a recovery code opens once, however it is typed; of two at once one', async () => {
  const who = await loggedIn(bench)
  const { codes } = await enrolled(bench, who)
  const visitor = elsewhere(who)
  const two = elsewhere(who)
  const [first, second] = [await firstStep(bench, visitor), await firstStep(bench, two)]
  const both = await Promise.all([
    logIn(bench, visitor, { mfa: { ticket: first, code: codes[0]!.toUpperCase().replace('-', ' ') } }),
    logIn(bench, two, { mfa: { ticket: second, code: codes[0]! } }),
  ])
  assert.deepEqual(both.map(code).sort(), ['AUTH_MFA_WRONG', 'OK'])
  const winner = both[0].success ? visitor : two
  const state = await send<{ rows: { row: string; count?: number }[] }>(bench, winner, 'GET', '/wps/v2/security')
  assert.equal(state.value!.rows.find(({ row }) => row === 'twoStep')!.count, 9)
})

test('recovery codes are renewed by a code, and the old ones end', async () => {
  const who = await loggedIn(bench)
  const { secret, codes } = await enrolled(bench, who)
  assert.equal(code(await send(bench, who, 'POST', CODES, { password: PASSWORD, code: '000000' })), 'AUTH_MFA_WRONG')
  const renewed = await send<{ recoveryCodes: string[] }>(bench, who, 'POST', CODES, {
    password: PASSWORD,
    code: codeOf(bench, secret),
  })
  assert.equal(renewed.value!.recoveryCodes.length, 10)
  const other = elsewhere(who)
  const ticket = await firstStep(bench, other)
  assert.equal(code(await logIn(bench, other, { mfa: { ticket, code: codes[1]! } })), 'AUTH_MFA_WRONG')
  assert.equal((await logIn(bench, other, { mfa: { ticket, code: renewed.value!.recoveryCodes[1]! } })).success, true)
})

test('taking the second step away asks for the password and a code', async () => {
  const who = await loggedIn(bench)
  const { secret, codes } = await enrolled(bench, who)
  const wrong = { password: 'Wrong+Lake-31', code: codeOf(bench, secret) }
  assert.equal(code(await send(bench, who, 'DELETE', TOTP, wrong)), 'AUTH_OLD_PASSWORD')
  assert.equal(code(await send(bench, who, 'DELETE', TOTP, { password: PASSWORD, code: '000000' })), 'AUTH_MFA_WRONG')
  assert.equal(code(await send(bench, who, 'DELETE', TOTP, { password: PASSWORD, code: codes[3]! })), 'OK')
  assert.equal((await logIn(bench, elsewhere(who))).success, true)
})

test('a trial account has nothing to secure; a guest neither', async () => {
  const guest = elsewhere(await loggedIn(bench))
  await playFree(bench.site, guest)
  for (const [method, url, body] of [
    ['GET', '/wps/v2/security', undefined],
    ['POST', TOTP, {}],
    ['DELETE', TOTP, { code: '000000' }],
    ['POST', CODES, { code: '000000' }],
    ['POST', '/wps/v2/security/passkeys/options', {}],
    ['PUT', '/wps/v2/security/payment-password', { newPin: '135790', confirmPin: '135790' }],
    ['POST', '/wps/v2/security/closure', { confirmation: 'x' }],
    ['POST', '/wps/v2/export', { report: 'OWN_DATA' }],
  ] as const) {
    assert.equal(code(await send(bench, guest, method, url, body)), 'AUTH_REAL_ACCOUNT', url)
  }
  const nobody = elsewhere(await loggedIn(bench))
  assert.equal(code(await send(bench, nobody, 'GET', '/wps/v2/security')), 'AUTH_REQUIRED')
})

for (const [what, noticed] of [
  ['totpOff', 'message.security.totpOff'],
  ['passkeyAdded', 'message.security.passkeyAdded'],
  ['sessionsEnded', undefined],
  ['profile', undefined],
] as const)
  test(`the owner ${noticed ? 'is notified of' : 'needs no notice of'} ${what}`, async () => {
    const who = await loggedIn(bench)
    const message = DRAFTS.securityChanged({
      memberId: who.id,
      payload: { what, ip: who.ip },
      at: bench.parts.clock.now(),
    })
    assert.deepEqual(message && 'args' in message ? message.args?.what : undefined, noticed && { text: noticed })
  })
