import assert from 'node:assert/strict'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { merchantCode, switchOn, type Brand, type SwitchNode } from '@senluna/kit/brand.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { contactsOf, memberById, memberByName } from '../members/index.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { humanProof, logIn, newName, PASSWORD, registration } from '../sessions/testing/account.ts'
import { send, sealed } from '../sessions/testing/sealing.ts'
import { openSite, type Site } from '../sessions/testing/site.ts'
import { newVisitor, call, type Visitor } from '../sessions/testing/visitor.ts'
import { askCode, codeTo, newNumber, otherThan, registerMobile, sentTo } from './testing/post.ts'

const PATH = '/wps/member/register/mobile'

const withSwitch = (tree: readonly SwitchNode[], changes: Record<string, boolean>): SwitchNode[] =>
  tree.map((node) => ({
    ...node,
    enabled: changes[node.modId] ?? node.enabled,
    childrenNodes: withSwitch(node.childrenNodes, changes),
  }))

/**
 * Senluna asks for a code; the other brand here registers by mobile without one, and by name with a
 * number beside it.
 */
const brands = (brand: Brand): Brand =>
  brand.merchantCode === 'senluna'
    ? { ...brand, whitelabel: withSwitch(brand.whitelabel, { REG_MOBILE_PASSWORD: false }) }
    : {
        ...brand,
        whitelabel: withSwitch(brand.whitelabel, { REG_MOBILE: true, REG_MOBILE_PASSWORD: false, REGMOBVERF3: false }),
      }

let site: Site
beforeAll(async () => {
  site = await openSite(brands)
})
beforeEach(() => site.clock.advance(MINUTE))
afterAll(() => site.close())

const memberOf = async (id: string) => (await memberById(site.db, id as Id<'member'>))!

test('a code opens an account with a name that tells nothing of the number, and logs it in', async () => {
  const visitor = newVisitor()
  const { reply, number } = await registerMobile(site, visitor, { email: 'me@example.com' })
  const { id, userName } = reply.value!
  assert.match(userName, /^m\d{9}$/)
  assert.ok(!number.e164.includes(userName.slice(1)))
  assert.equal((await call(site, visitor, 'GET', '/wps/member/info')).success, true)
  const contacts = await contactsOf(site.db, (await memberOf(id)).id)
  assert.equal(contacts.mobile!.value, number.e164)
  assert.ok(contacts.mobile!.verifiedAt)
  assert.equal(contacts.email!.verifiedAt, null)
  const info = await call<{ masked: object }>(site, visitor, 'GET', '/wps/member/info')
  assert.deepEqual(info.value!.masked, { mobile: `*********${number.e164.slice(-3)}`, email: 'm***@example.com' })
})

test('where the brand asks for no password, the number alone opens it, and no password ever matches', async () => {
  const { reply } = await registerMobile(site, newVisitor(), { password: undefined, confirmPassword: undefined })
  assert.equal((await memberOf(reply.value!.id)).passwordHash, null)
  assert.equal((await logIn(site, newVisitor(), reply.value!.userName, '')).errorCode, 'VAL_FIELD')
  assert.equal((await logIn(site, newVisitor(), reply.value!.userName, 'x')).errorCode, 'AUTH_BAD_CREDENTIALS')
})

const again = async (visitor: Visitor, body: Record<string, unknown>, more: Record<string, unknown>) =>
  send<{ id: string }>(site, visitor, 'PUT', PATH, { ...body, humanVerify: await humanProof(site, visitor), ...more })

test('of two registrations with one code at once, one wins', async () => {
  const visitor = newVisitor()
  const { typed, e164 } = newNumber()
  await askCode(site, visitor, typed, {}, 'register')
  const body = await registration(site, visitor, {
    username: undefined,
    mobileNum: typed,
    countryDialingCode: '+84',
    verificationCode: await codeTo(site, e164),
  })
  const both = await Promise.all([again(visitor, body, {}), again(newVisitor(), body, {})])
  assert.deepEqual(both.map((item) => item.errorCode ?? 'opened').sort(), ['SMS_CODE_EXPIRED', 'opened'])
})

test('a number that is taken is told to whom its code reaches, and to nobody else', async () => {
  const { number, body } = await registerMobile(site, newVisitor())
  const stranger = newVisitor()
  const asked = await askCode(site, stranger, number.typed, {}, 'register')
  assert.deepEqual(asked.value, (await askCode(site, stranger, newNumber().typed, {}, 'register')).value)
  const code = await codeTo(site, number.e164)
  assert.equal((await again(stranger, body, { verificationCode: otherThan(code) })).errorCode, 'SMS_CODE_INVALID')
  assert.equal((await again(stranger, body, { verificationCode: code })).errorCode, 'REG_MOBILE_TAKEN')
})

test('two numbers confirmed at once by two codes: the unique one stays with the first', async () => {
  const { typed, e164 } = newNumber()
  const open = async () => {
    const visitor = newVisitor()
    const { reply } = await registerMobile(site, visitor)
    site.clock.advance(1_000)
    await call(site, visitor, 'POST', '/wps/v2/security/otp', {
      channel: 'SMS',
      purpose: 'BIND',
      value: typed,
      countryDialingCode: '+84',
    })
    return { visitor, id: reply.value!.id, code: await codeTo(site, e164) }
  }
  const [first, second] = [await open(), await open()]
  const own = async (who: typeof first) => {
    site.clock.advance(1_000)
    await call(site, who.visitor, 'POST', '/wps/v2/security/otp', { channel: 'SMS', purpose: 'OWN' })
    const mobile = (await contactsOf(site.db, (await memberOf(who.id)).id)).mobile!
    return codeTo(site, mobile.value)
  }
  const codes = [await own(first), await own(second)]
  const bind = (who: typeof first, oldCode: string) =>
    send(site, who.visitor, 'POST', '/wps/v2/security/bind/mobile', {
      value: typed,
      countryDialingCode: '+84',
      code: who.code,
      oldCode,
    })
  const both = await Promise.all([bind(first, codes[0]!), bind(second, codes[1]!)])
  assert.deepEqual(both.map((reply) => reply.errorCode ?? 'bound').sort(), ['REG_MOBILE_TAKEN', 'bound'])
})

for (const [why, more, code] of [
  ['without a number', { mobileNum: '' }, 'SMS_MOBILE_MISSING'],
  ['with a number that is none', { mobileNum: '0652345678' }, 'SMS_MOBILE_FORMAT'],
  ['without a code', { verificationCode: undefined }, 'SMS_CODE_MISSING'],
  ['with a code of no message', { mobileNum: '0987654321', verificationCode: '123456' }, 'SMS_CODE_EXPIRED'],
  ['too young', { agreeAge: false }, 'REG_UNDERAGE'],
  ['without the terms', { agreeTerms: false }, 'REG_TERMS'],
  ['with older terms', { termsVersion: '2020-01-01' }, 'REG_TERMS'],
  ['with a field that breaks its rule', { email: 'x' }, 'REG_FIELD'],
  ['without the safety check', { humanVerify: undefined }, 'AUTH_HUMAN_VERIFY'],
  ["with somebody else's signed word that is none", { firebaseIdToken: 'a.b.c' }, 'AUTH_SOCIAL_FAILED'],
] as const) {
  test(`registering by mobile ${why} is refused`, async () => {
    assert.equal((await registerMobile(site, newVisitor(), more)).reply.errorCode, code)
  })
}

test('a sealed registration that is sent again is refused', async () => {
  const visitor = newVisitor()
  const body = await registration(site, visitor, { username: undefined, mobileNum: newNumber().typed })
  const jwe = await sealed(site, visitor, 'PUT', PATH, body)
  assert.equal((await call(site, visitor, 'PUT', PATH, { jwe })).errorCode, 'SMS_CODE_MISSING')
  assert.equal((await call(site, visitor, 'PUT', PATH, { jwe })).errorCode, 'SYS_CRYPTO')
})

test('without codes the number is kept unconfirmed, a password is always asked for, and nobody learns of others', async () => {
  const open = async (typed: string, more: Record<string, unknown> = {}) => {
    const visitor = newVisitor({ host: 'reference.localhost' })
    const body = await registration(site, visitor, {
      username: undefined,
      password: 'Quiet1Lake31',
      mobileNum: typed,
      countryDialingCode: '+84',
      email: 'a@b.co',
      ...more,
    })
    return send<{ id: string; userName: string }>(site, visitor, 'PUT', PATH, body)
  }
  const { typed, e164 } = newNumber()
  const first = await open(typed)
  assert.equal((await contactsOf(site.db, (await memberOf(first.value!.id)).id)).mobile!.verifiedAt, null)
  assert.equal((await open(typed, { password: undefined })).errorCode, 'REG_FIELD')
  assert.equal((await open(typed)).success, true, 'no one is told that a number was typed before')
  const away = newVisitor({ host: 'reference.localhost' })
  await askCode(site, away, typed)
  assert.equal((await sentTo(site, e164)).length, 0, 'a code never goes to a number nobody confirmed')
})

test('where a brand has no such tab, nobody registers by it', async () => {
  const closed = await openSite((brand) => ({
    ...brand,
    whitelabel: withSwitch(brand.whitelabel, { REG_MOBILE: false }),
  }))
  try {
    const visitor = newVisitor()
    assert.ok(!switchOn(closed.settings.brands.byHost('localhost')!.whitelabel, 'REG_MOBILE'))
    const body = await registration(closed, visitor, { mobileNum: '0912345678' })
    assert.equal((await send(closed, visitor, 'PUT', PATH, body)).errorCode, 'REG_CLOSED')
  } finally {
    await closed.close()
  }
})

test('where the user name tab asks for a number too, it is confirmed there as well', async () => {
  const asking = await openSite((brand) => ({
    ...brand,
    register: brand.register.map((rule) =>
      rule.field === 'mobileNum' ? { ...rule, required: false, tabs: ['username', 'mobile'] } : rule,
    ),
  }))
  try {
    const visitor = newVisitor()
    const username = newName()
    const { typed, e164 } = newNumber()
    const tryIt = async (more: Record<string, unknown>) =>
      send(asking, visitor, 'PUT', '/wps/member/register', await registration(asking, visitor, { username, ...more }))
    assert.equal((await tryIt({ mobileNum: typed })).errorCode, 'SMS_CODE_MISSING')
    await askCode(asking, visitor, typed, {}, 'register')
    const verificationCode = await codeTo(asking, e164)
    assert.equal((await tryIt({ mobileNum: typed, verificationCode })).success, true)
    const member = (await memberByName(asking.db, merchantCode('senluna'), username))!
    assert.ok((await contactsOf(asking.db, member.id)).mobile!.verifiedAt)
    assert.equal((await logIn(asking, newVisitor(), username, PASSWORD)).success, true)
    assert.equal((await tryIt({ username: newName(), mobileNum: undefined })).success, true)
  } finally {
    await asking.close()
  }
})
