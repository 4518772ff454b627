import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { DAY, MINUTE } from '@senluna/kit/time.ts'
import { cleanCodes } from '../../codes/index.ts'
import { humanProof, knownCaptcha, logIn, PASSWORD } from '../../sessions/testing/account.ts'
import { openSite, type Site } from '../../sessions/testing/site.ts'
import { call, newVisitor } from '../../sessions/testing/visitor.ts'
import { askCode, codeTo, newNumber, otherThan, registerMobile, sentTo } from '../testing/post.ts'

let statements = 0
let site: Site
beforeAll(async () => {
  site = await openSite((brand) => brand, { countStatements: () => void (statements += 1) })
})
// A minute between two tests, so none is slowed down by the one before.
beforeEach(() => site.clock.advance(MINUTE))
afterAll(() => site.close())

const bySms = (typed: string, code: string, visitor = newVisitor(), more: Record<string, unknown> = {}) =>
  logIn(site, visitor, typed, code, { type: 'sms', countryDialingCode: '+84', ...more })

test('a code goes out in the brand name, says how long it is good for and never to pass it on', async () => {
  const { number } = await registerMobile(site, newVisitor())
  const reply = await askCode(site, newVisitor(), number.typed)
  assert.deepEqual(reply.value, { expiredMinutes: 5, resendAfterSec: 300, channel: 'SMS', digits: 6 })
  const message = (await sentTo(site, number.e164)).at(-1)!
  assert.ok(message.kind === 'sms')
  const code = await codeTo(site, number.e164)
  assert.equal(
    message.text,
    `Senluna: mã của bạn là ${code}, dùng trong 5 phút. Không chia sẻ mã: nhân viên không bao giờ hỏi mã này.`,
  )
})

test('a code logs in once; the next try needs a new one', async () => {
  const { number, reply } = await registerMobile(site, newVisitor())
  await askCode(site, newVisitor(), number.typed)
  const code = await codeTo(site, number.e164)
  const first = await bySms(` +84 ${number.typed.slice(1)} `, `${code.slice(0, 3)} ${code.slice(3)}`)
  assert.equal(first.value?.userName, reply.value?.userName)
  assert.equal((await bySms(number.typed, code)).errorCode, 'SMS_CODE_EXPIRED')
})

test('of two log-ins with one code at once, one wins', async () => {
  const { number } = await registerMobile(site, newVisitor())
  await askCode(site, newVisitor(), number.typed)
  const code = await codeTo(site, number.e164)
  const both = await Promise.all([bySms(number.typed, code), bySms(number.typed, code)])
  assert.deepEqual(both.map((item) => item.errorCode ?? 'in').sort(), ['SMS_CODE_EXPIRED', 'in'])
})

test('five wrong tries end a code: after them the right one is over too', async () => {
  const { number } = await registerMobile(site, newVisitor())
  await askCode(site, newVisitor(), number.typed)
  const code = await codeTo(site, number.e164)
  for (let i = 0; i < 5; i++) assert.equal((await bySms(number.typed, otherThan(code))).errorCode, 'SMS_CODE_INVALID')
  assert.equal((await bySms(number.typed, code)).errorCode, 'SMS_CODE_EXPIRED')
})

test('twenty guesses at once are five guesses', async () => {
  const { number } = await registerMobile(site, newVisitor())
  await askCode(site, newVisitor(), number.typed)
  const code = await codeTo(site, number.e164)
  const all = await Promise.all(Array.from({ length: 20 }, () => bySms(number.typed, otherThan(code))))
  assert.equal(all.filter((item) => item.errorCode === 'SMS_CODE_INVALID').length, 5)
  assert.equal(all.filter((item) => item.errorCode === 'SMS_CODE_EXPIRED').length, 15)
})

test('a code is over after its minutes, and by a newer one', async () => {
  const { number } = await registerMobile(site, newVisitor())
  await askCode(site, newVisitor(), number.typed)
  const old = await codeTo(site, number.e164)
  site.clock.advance(5 * MINUTE)
  assert.equal((await bySms(number.typed, old)).errorCode, 'SMS_CODE_EXPIRED')
  await askCode(site, newVisitor(), number.typed)
  const older = await codeTo(site, number.e164)
  await askCode(site, newVisitor(), number.typed)
  assert.equal((await bySms(number.typed, older)).errorCode, 'SMS_CODE_INVALID')
  assert.equal((await bySms(number.typed, await codeTo(site, number.e164))).success, true)
})

test('a code of one purpose or brand is none of another', async () => {
  const { number } = await registerMobile(site, newVisitor())
  await askCode(site, newVisitor(), number.typed, { purpose: 'RESET' })
  assert.equal((await bySms(number.typed, await codeTo(site, number.e164))).errorCode, 'SMS_CODE_EXPIRED')
  await askCode(site, newVisitor(), number.typed)
  const elsewhere = newVisitor({ host: 'reference.localhost' })
  assert.equal((await bySms(number.typed, await codeTo(site, number.e164), elsewhere)).errorCode, 'SMS_CODE_EXPIRED')
})

for (const purpose of ['LOGIN', 'RESET'] as const) {
  test(`${purpose}: a number nobody has gets the same answer after the same work, and no message`, async () => {
    const { number } = await registerMobile(site, newVisitor())
    const nobody = newNumber()
    const ask = async (typed: string) => {
      const visitor = newVisitor()
      await askCode(site, visitor, newNumber().typed, { purpose })
      site.clock.advance(MINUTE)
      const before = statements
      const reply = await askCode(site, visitor, typed, { purpose })
      return { value: reply.value, work: statements - before }
    }
    const known = await ask(number.typed)
    const unknown = await ask(nobody.typed)
    assert.ok(known.work > 8, 'the work was counted')
    assert.deepEqual(unknown, known)
    assert.equal((await sentTo(site, nobody.e164)).length, 0)
    assert.ok((await sentTo(site, number.e164)).length > 0)
  })
}

test('a log-in by a number nobody has fails as one with a wrong code does, after the same work', async () => {
  const { number } = await registerMobile(site, newVisitor())
  const nobody = newNumber()
  const wrong = async (typed: string) => {
    await askCode(site, newVisitor(), typed)
    const before = statements
    const reply = await bySms(typed, '000000')
    return { code: reply.errorCode, fields: reply.fields, work: statements - before }
  }
  const known = await wrong(number.typed)
  assert.deepEqual(await wrong(nobody.typed), known)
  assert.equal(known.code, 'SMS_CODE_INVALID')
})

test('even the code of a number nobody has, guessed by chance, opens nothing', async () => {
  const { typed } = newNumber()
  await askCode(site, newVisitor(), typed)
  const { number } = await registerMobile(site, newVisitor())
  await askCode(site, newVisitor(), number.typed)
  const code = await codeTo(site, number.e164)
  // As if the member had given the number back: the code is right, the account is gone.
  await sql`delete from members.contact where value = ${number.e164}`.execute(site.db)
  assert.equal((await bySms(number.typed, code)).errorCode, 'SMS_CODE_INVALID')
})

test('a number that was only typed at registration opens nothing', async () => {
  const visitor = newVisitor()
  const { number, reply } = await registerMobile(site, visitor)
  await sql`update members.contact set verified_at = null where member_id = ${reply.value!.id}`.execute(site.db)
  const before = (await sentTo(site, number.e164)).length
  await askCode(site, newVisitor(), number.typed)
  assert.equal((await sentTo(site, number.e164)).length, before)
})

for (const [why, body, code] of [
  ['without a number', { mobileNum: '' }, 'SMS_MOBILE_MISSING'],
  ['with no field for it', { mobileNum: undefined }, 'SMS_MOBILE_MISSING'],
  ['with a fixed line', { mobileNum: '0241234567' }, 'SMS_MOBILE_FORMAT'],
  ['with a foreign country the brand does not send to', { mobileNum: '+12025550123' }, 'SMS_MOBILE_FORMAT'],
  ['with an unknown dialling code', { mobileNum: '0912345678', countryDialingCode: '+999' }, 'SMS_MOBILE_FORMAT'],
  ['without the safety check', { mobileNum: '0912345678', humanVerify: undefined }, 'AUTH_HUMAN_VERIFY'],
  ['with a wrong purpose', { mobileNum: '0912345678', purpose: 'BIND' }, 'VAL_FIELD'],
] as const) {
  test(`asking ${why} is refused`, async () => {
    assert.equal((await askCode(site, newVisitor(), '', body)).errorCode, code)
  })
}

test('a safety check is good for one message', async () => {
  const visitor = newVisitor()
  const { typed } = newNumber()
  const humanVerify = await humanProof(site, visitor)
  assert.equal((await askCode(site, visitor, typed, { humanVerify })).success, true)
  assert.equal((await askCode(site, visitor, typed, { humanVerify })).errorCode, 'AUTH_HUMAN_VERIFY')
})

test('a page asks once a second; another page of another site not at all', async () => {
  const visitor = newVisitor()
  const { typed } = newNumber()
  assert.equal((await askCode(site, visitor, typed)).success, true)
  site.clock.advance(-1_000)
  const soon = await askCode(site, visitor, typed)
  assert.deepEqual([soon.status, soon.errorCode, soon.headers['retry-after']], [429, 'SYS_THROTTLED', '1'])
  const foreign = await call(
    site,
    newVisitor(),
    'POST',
    '/wps/verification/sms/noLogin',
    { mobileNum: typed, countryDialingCode: '+84' },
    { origin: 'https://evil.example' },
  )
  assert.equal(foreign.errorCode, 'AUTH_FORBIDDEN')
})

test('after three messages a picture has to be read, and it is used up with a wrong answer', async () => {
  const visitor = newVisitor()
  for (let i = 0; i < 3; i++) assert.equal((await askCode(site, visitor, newNumber().typed)).success, true)
  const { typed } = newNumber()
  const asked = await askCode(site, visitor, typed)
  assert.deepEqual([asked.errorCode, asked.value], ['AUTH_CAPTCHA_REQUIRED', { captcha: true }])
  const captchaId = await knownCaptcha(site, visitor, 'abcd')
  assert.equal((await askCode(site, visitor, typed, { captchaId, captcha: 'wxyz' })).errorCode, 'AUTH_CAPTCHA_WRONG')
  site.clock.advance(1_000)
  const again = await knownCaptcha(site, visitor, 'abcd')
  assert.equal((await askCode(site, visitor, typed, { captchaId: again, captcha: 'ABCD' })).success, true)
})

/** Asks with the picture read, as somebody patient would. */
async function patiently(visitor: ReturnType<typeof newVisitor>, typed: string) {
  site.clock.advance(1_000)
  const captchaId = await knownCaptcha(site, visitor, 'abcd')
  return askCode(site, visitor, typed, { captchaId, captcha: 'abcd' })
}

test('five messages a day go to a number, known or not; then five minutes pass at least', async () => {
  const { number } = await registerMobile(site, newVisitor())
  for (const typed of [number.typed, newNumber().typed]) {
    // The first message to the known number was its registration's.
    const left = typed === number.typed ? 4 : 5
    for (let i = 0; i < left; i++) assert.equal((await askCode(site, newVisitor(), typed)).success, true)
    const over = await askCode(site, newVisitor(), typed)
    assert.equal(over.errorCode, 'SMS_TOO_MANY')
    assert.ok(Number(over.headers['retry-after']) >= 300)
    assert.deepEqual(over.value, { retryAfterSec: Number(over.headers['retry-after']) })
  }
  site.clock.advance(DAY)
  assert.equal((await askCode(site, newVisitor(), number.typed)).success, true)
})

test("strangers can't use up what goes to a member's own device", async () => {
  const own = newVisitor()
  const { number } = await registerMobile(site, own)
  for (let i = 0; i < 5; i++) await askCode(site, newVisitor(), number.typed)
  assert.equal((await askCode(site, newVisitor(), number.typed)).errorCode, 'SMS_TOO_MANY')
  assert.equal((await askCode(site, own, number.typed)).success, true)
})

test('a device gets ten messages a day, an address twenty, whatever the numbers', async () => {
  const visitor = newVisitor()
  for (let i = 0; i < 10; i++) assert.equal((await patiently(visitor, newNumber().typed)).success, true)
  assert.equal((await patiently(visitor, newNumber().typed)).errorCode, 'SMS_TOO_MANY')
  const others = () => newVisitor({ ip: visitor.ip })
  for (let i = 0; i < 9; i++) assert.equal((await patiently(others(), newNumber().typed)).success, true)
  const over = await patiently(others(), newNumber().typed)
  assert.deepEqual([over.status, over.errorCode], [200, 'SMS_TOO_MANY'])
})

test('fifty tries from one address, spread over many numbers, are enough', async () => {
  const attacker = newVisitor()
  const codes: (string | undefined)[] = []
  for (let i = 0; i < 51; i++) {
    site.clock.advance(1_000)
    codes.push((await bySms(newNumber().typed, '123456', { ...attacker })).errorCode)
  }
  assert.deepEqual([...new Set(codes.slice(0, 50))], ['SMS_CODE_EXPIRED'])
  assert.equal(codes[50], 'SMS_TOO_MANY')
})

test('where the switch is off nothing is sent and nobody logs in by a code', async () => {
  const visitor = newVisitor({ host: 'reference.localhost' })
  const reply = await askCode(site, visitor, newNumber().typed, {}, 'register')
  assert.equal(reply.errorCode, 'SMS_DISABLED')
})

test('what is stored tells neither numbers nor codes', async () => {
  const { number } = await registerMobile(site, newVisitor())
  await askCode(site, newVisitor(), number.typed)
  const code = await codeTo(site, number.e164)
  const { rows } = await sql<{ all: string }>`select (select string_agg(c::text, ' ') from codes.code c)
    || (select string_agg(n::text, ' ') from codes.count n) as all`.execute(site.db)
  assert.ok(!rows[0]!.all.includes(number.e164.slice(1)))
  assert.ok(!rows[0]!.all.includes(Buffer.from(code).toString('hex')))
})

test('with a password the number logs in too, and wrong ones count for name and number alike', async () => {
  const visitor = newVisitor()
  const { reply, number } = await registerMobile(site, visitor)
  const { userName } = reply.value!
  assert.equal((await logIn(site, newVisitor(), number.typed, PASSWORD)).value?.userName, userName)
  assert.equal((await logIn(site, newVisitor(), number.e164, PASSWORD)).value?.userName, userName)
  const stranger = newVisitor()
  assert.equal((await logIn(site, stranger, number.typed, 'Wrong+Lake-31')).errorCode, 'AUTH_BAD_CREDENTIALS')
  assert.equal((await logIn(site, stranger, userName, 'Wrong+Lake-31')).errorCode, 'AUTH_CAPTCHA_REQUIRED')
  const nobody = await logIn(site, newVisitor(), newNumber().typed, PASSWORD)
  assert.deepEqual([nobody.errorCode, nobody.value], ['AUTH_BAD_CREDENTIALS', { captcha: true }])
})

test('what is over is forgotten', async () => {
  await askCode(site, newVisitor(), newNumber().typed)
  site.clock.advance(2 * DAY)
  await cleanCodes(site.db, site.clock.now())
  const { rows } = await sql<{
    left: number
  }>`select ((select count(*) from codes.code) + (select count(*) from codes.count)
    + (select count(*) from codes.token where purpose <> 'confirm'))::integer as left`.execute(site.db)
  assert.equal(rows[0]!.left, 0)
})

test('the countries that can be chosen, with the one the visitor is in', async () => {
  const reply = await call<{ list: { countryCode: string; example: string }[]; guess: string }>(
    site,
    newVisitor(),
    'GET',
    '/wps/system/country',
    undefined,
    { 'x-country': 'TH' },
  )
  assert.equal(reply.value!.list.length, 14)
  assert.equal(reply.value!.guess, 'TH')
  assert.deepEqual(reply.value!.list[0], {
    countryCode: 'VN',
    countryDialingCode: '+84',
    digits: { min: 9, max: 9 },
    example: '0912 345 678',
  })
  const away = await call<{ guess: string }>(site, newVisitor(), 'GET', '/wps/system/country', undefined, {
    'x-country': 'FR',
  })
  assert.equal(away.value!.guess, 'VN')
})

test('a provider without quota, or one that nothing gets through to, is said before anything is counted', async () => {
  const { number } = await registerMobile(site, newVisitor())
  const { typed } = number
  const ask = async () => (await askCode(site, newVisitor(), typed)).errorCode
  await site.outgoing.noteQuota('sms', site.clock.now() + MINUTE)
  assert.equal(await ask(), 'SMS_QUOTA')
  await site.outgoing.noteQuota('sms', undefined)
  assert.equal(await ask(), undefined)
  await sql`update platform.outgoing set attempts = 3`.execute(site.db)
  await site.outgoing.refresh()
  assert.equal(await ask(), 'SMS_SEND_FAILED')
  await sql`delete from platform.outgoing`.execute(site.db)
  await site.outgoing.refresh()
  assert.equal(await ask(), undefined)
})
