import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode, type Brand } from '@senluna/kit/brand.ts'
import { PATTERNS } from '@senluna/kit/text/patterns.ts'
import { contactsOf, memberByName } from '../../members/index.ts'
import { logIn, newName, PASSWORD, register, REGISTER, registration } from '../testing/account.ts'
import { send } from '../testing/sealing.ts'
import { openSite, type Site } from '../testing/site.ts'
import { call, newVisitor } from '../testing/visitor.ts'
import { deviceOf } from '../visitor.ts'

/** Every optional field is asked for, so each meets bad input. */
const everyField = (brand: Brand): Brand => ({
  ...brand,
  register: brand.register.map((rule) => ({ ...rule, enabled: rule.field !== 'mobileNum' })),
})

let site: Site
beforeAll(async () => {
  site = await openSite(everyField)
})
afterAll(() => site.close())

const refusedFields = async (more: Record<string, unknown>) => {
  const reply = await register(site, newVisitor(), more)
  return [reply.errorCode, reply.fields?.map((field) => [field.field, field.patternId, field.args])]
}

test('an account gets what was filled in, its consent, and its wallets in the same step', async () => {
  const userName = newName()
  const opened = site.opened.length
  const reply = await register(site, newVisitor(), {
    username: userName,
    payeeName: ' Nguye\u0302\u0303n Văn A ',
    email: 'A@b.co',
    paymentPassword: '314159',
    birthday: '1990-02-28',
    nickname: 'Sen_Vàng',
  })
  assert.equal(reply.success, true)
  assert.deepEqual(
    site.opened.slice(opened).map((item) => item.userName),
    [userName],
  )
  const member = (await memberByName(site.db, merchantCode('senluna'), userName))!
  assert.deepEqual(member.profile, { payeeName: 'Nguyễn Văn A', birthday: '1990-02-28' })
  assert.deepEqual(await contactsOf(site.db, member.id), {
    email: { kind: 'email', value: 'a@b.co', verifiedAt: null },
  })
  assert.equal(member.nickname, 'Sen_Vàng')
  const { rows } = await sql<
    Record<string, unknown>
  >`select age_declared, terms_version, payment_password_hash, password_hash, registration
    from members.member where id = ${member.id}`.execute(site.db)
  assert.deepEqual([rows[0]!.age_declared, rows[0]!.terms_version], [21, '2026-11-20'])
  assert.match(String(rows[0]!.payment_password_hash), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.match(String(rows[0]!.password_hash), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('the device that an account is opened on has its name from the start, with nothing hidden in it', async () => {
  const username = newName()
  const reply = await register(site, newVisitor(), { username, deviceName: ' Chrome · Linux\u0007 ' })
  const { rows } = await sql<{ device_name: string; device: string }>`select s.device_name, r.device
    from sessions.session s join sessions.login_record r using (member_id)
    where s.member_id = ${reply.value!.id}`.execute(site.db)
  assert.deepEqual(rows, [{ device_name: 'Chrome · Linux', device: 'Chrome · Linux' }])
})

test('with the specification’s fields alone an account is opened: nothing it was not asked is recorded', async () => {
  const visitor = newVisitor()
  const ours = ['agreeAge', 'agreeTerms', 'termsVersion', 'deviceId']
  const reply = await register(site, visitor, Object.fromEntries(ours.map((field) => [field, undefined])))
  assert.equal(reply.success, true)
  const { rows } = await sql<{ age_declared: number | null; terms_version: string | null; device_id: string }>`
    select m.age_declared, m.terms_version, s.device_id from members.member m join sessions.session s on s.member_id = m.id
    where m.id = ${reply.value!.id}`.execute(site.db)
  assert.deepEqual(rows, [{ age_declared: null, terms_version: null, device_id: visitor.deviceId }])
  for (const [field, code] of [
    ['agreeAge', 'REG_UNDERAGE'],
    ['agreeTerms', 'REG_TERMS'],
  ] as const)
    assert.equal((await register(site, newVisitor(), { [field]: false })).errorCode, code)
})

test('a log-in that names no device is one on a device nobody knows', () => {
  const bare = { body: {}, deviceId: '' }
  assert.notEqual(deviceOf(bare), '')
  assert.notEqual(deviceOf(bare), deviceOf(bare))
  assert.equal(deviceOf({ body: {}, deviceId: 'header' }), 'header')
  assert.equal(deviceOf({ body: { deviceId: 'body' }, deviceId: 'header' }), 'body')
})

test('without `login` the account is opened and nobody logged in', async () => {
  const visitor = newVisitor()
  const userName = newName()
  const reply = await register(site, visitor, { username: userName, login: false })
  assert.equal(reply.value!.login, undefined)
  assert.equal(visitor.cookie, undefined)
  assert.equal((await logIn(site, visitor, userName, PASSWORD)).success, true)
})

for (const [why, username] of [
  ['ten thousand characters', 'a'.repeat(10_000)],
  ['five characters', 'abcde'],
  ['seventeen characters', 'abcdefghijklmnopq'],
  ['a digit first', '1player'],
  ['an underscore', 'a_bcdef'],
  ['a Cyrillic а', 'plаyer01'],
  ['a Greek ο', 'helloοne'],
  ['full-width letters', 'ｐｌａｙｅｒ１'],
  ['a zero-width joiner', 'player\u200d01'],
  ['a dotless ı', 'plıyer01'],
  ['a combining accent', 'player\u0301a'],
  ['SQL', "a'; drop table members.member; --"],
  ['HTML', '<b>player</b>'],
  ['a zero byte', 'player\u00001'],
  ['a newline', 'player01\n'.repeat(1) + 'x'],
] as const) {
  test(`a user name with ${why} is refused`, async () => {
    assert.deepEqual(await refusedFields({ username }), ['REG_FIELD', [['username', 'USERNAME', [6, 16]]]])
  })
}

test('a Kelvin sign is a K in the one form that texts are brought into', async () => {
  assert.equal((await register(site, newVisitor(), { username: '\u212aelvins' })).value!.userName, 'kelvins')
})

for (const username of ['administrator', 'Support1', 'Senluna', 'SYSADMIN', 'moderator', 'trial00000001']) {
  const reserved = username !== 'Support1'
  test(`the name ${username} is ${reserved ? 'reserved' : 'free'}`, async () => {
    const [code] = await refusedFields({ username })
    assert.equal(code, reserved ? 'REG_FIELD' : undefined)
  })
}

test('a name is taken whatever its case, and told only behind the proof of work', async () => {
  const userName = newName()
  await register(site, newVisitor(), { username: userName })
  assert.equal(
    (await register(site, newVisitor(), { username: userName.toUpperCase() })).errorCode,
    'REG_USERNAME_TAKEN',
  )
  assert.equal(
    (await register(site, newVisitor(), { username: userName, humanVerify: undefined })).errorCode,
    'AUTH_HUMAN_VERIFY',
  )
  const other = await register(site, newVisitor({ host: 'reference.localhost' }), {
    username: userName,
    password: 'QuietLake31',
    email: 'a@b.co',
  })
  assert.deepEqual([other.errorCode, other.fields], [undefined, undefined], 'another brand has its own names')
})

test('of two who want one name at once, one gets it', async () => {
  const username = newName()
  const replies = await Promise.all([
    register(site, newVisitor(), { username }),
    register(site, newVisitor(), { username }),
  ])
  assert.deepEqual(replies.map((reply) => reply.errorCode ?? 'ok').sort(), ['REG_USERNAME_TAKEN', 'ok'])
})

for (const [why, password, code] of [
  ['short', 'Ab1+567', 'REG_FIELD'],
  ['long', 'x'.repeat(21), 'REG_FIELD'],
  ['very long', 'x'.repeat(11_000), 'REG_FIELD'],
  ['with a space', 'Quiet Lake 31', 'REG_FIELD'],
  ['with a letter beyond ASCII', 'Mậtkhẩu-2026', 'REG_FIELD'],
  ['that everyone has', 'password123', 'AUTH_PASSWORD_WEAK'],
  ['that everyone has, in capitals', 'PASSWORD123', 'AUTH_PASSWORD_WEAK'],
  ['of one character', 'aaaaaaaaaa', 'AUTH_PASSWORD_WEAK'],
  ['of digits in a row', '23456789', 'AUTH_PASSWORD_WEAK'],
  ['of digits downwards', '98765432', 'AUTH_PASSWORD_WEAK'],
] as const) {
  test(`a password ${why} is refused`, async () => {
    assert.equal((await register(site, newVisitor(), { password })).errorCode, code)
  })
}

test('a password may not hold the user name, and must be typed twice alike', async () => {
  const username = newName()
  assert.equal(
    (await register(site, newVisitor(), { username, password: `x${username.toUpperCase()}x` })).errorCode,
    'AUTH_PASSWORD_WEAK',
  )
  assert.equal(
    (await register(site, newVisitor(), { confirmPassword: 'Quiet+Lake-32' })).errorCode,
    'AUTH_CONFIRM_MISMATCH',
  )
})

for (const [field, value, patternId, args] of [
  ['email', 'a@@b.co', 'EMAIL', [6, 100]],
  ['email', `${'a'.repeat(50_00)}@b.co`, 'EMAIL', [6, 100]],
  ['payeeName', '<script>alert(1)</script>', 'LATIN_NAME', [2, 50]],
  ['payeeName', 'Иван Иванов', 'LATIN_NAME', [2, 50]],
  ['qqNum', '12345x', 'DIGITS', [5, 12]],
  ['line', 'a b', 'NO_SPACES', [2, 50]],
  ['line', 'a\u0000b', 'NO_SPACES', [2, 50]],
  ['line', 'a\ud800b', 'NO_SPACES', [2, 50]],
  ['whatsapp', '1'.repeat(16), 'DIGITS', [7, 15]],
  ['wechat', '1abcdef', 'LETTER_FIRST', [6, 20]],
  ['idNumber', '１２３４５６７８９', 'DIGITS', [9, 12]],
  ['paymentPassword', '12345', 'PAY_PIN', [6]],
  ['birthday', '2001-02-29', 'DATE_YMD', [10]],
  ['birthday', '1990-1-1', 'DATE_YMD', [10]],
  ['nickname', 'admin', 'NO_SPACES', [2, 20]],
  ['affiliateCode', 'ABC-123', 'LETTERS_OR_DIGITS', [3, 20]],
  ['zalo', 'abc', 'DIGITS', [7, 15]],
  ['telegram', '@a b', 'NO_SPACES', [2, 50]],
  ['address', 'x', undefined, [5, 200]],
  ['nationality', 'x', undefined, [2, 50]],
  ['occupation', 'x'.repeat(101), undefined, [2, 100]],
  ['sourceOfIncome', 'x', undefined, [2, 100]],
] as const) {
  test(`${field} ${JSON.stringify(value.slice(0, 30))} is refused at its place`, async () => {
    assert.deepEqual(await refusedFields({ [field]: value }), ['REG_FIELD', [[field, patternId, args]]])
  })
}

test('every broken field is told at once, a missing one without a pattern', async () => {
  assert.deepEqual(await refusedFields({ username: '', email: 'x', qqNum: 'y' }), [
    'REG_FIELD',
    [
      ['username', undefined, undefined],
      ['email', 'EMAIL', [6, 100]],
      ['qqNum', 'DIGITS', [5, 12]],
    ],
  ])
})

for (const [why, more, code] of [
  ["who doesn't declare their age", { agreeAge: false }, 'REG_UNDERAGE'],
  ['who was born 20 years ago', { birthday: `${new Date().getUTCFullYear() - 20}-01-01` }, 'REG_UNDERAGE'],
  ["who doesn't agree to the terms", { agreeTerms: false }, 'REG_TERMS'],
  ['who agrees to older terms', { termsVersion: '2020-01-01' }, 'REG_TERMS'],
  ['without proof of work', { humanVerify: undefined }, 'AUTH_HUMAN_VERIFY'],
] as const) {
  test(`somebody ${why} gets no account`, async () => {
    const username = newName()
    assert.equal((await register(site, newVisitor(), { ...more, username })).errorCode, code)
    assert.equal(await memberByName(site.db, merchantCode('senluna'), username), undefined)
  })
}

const TEXT_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'telegram',
  'address',
  'nickname',
  'birthday',
  'referralCode',
  'domain',
  'registerUrl',
  'deviceId',
  'deviceName',
  'termsVersion',
]
const HOSTILE = [
  "'); drop schema members cascade; --",
  '<img src=x onerror=alert(1)>',
  '\u0000\ud800',
  '${7*7}',
  '\u202eabc',
  '𝒳'.repeat(12),
]

test('SQL, HTML and broken Unicode in any field end in a clear answer and change nothing', async () => {
  for (const field of TEXT_FIELDS) {
    for (const value of HOSTILE) {
      const username = newName()
      const reply = await register(site, newVisitor(), { username, [field]: value })
      const clear = ['REG_FIELD', 'REG_TERMS', 'AUTH_CONFIRM_MISMATCH', 'REG_CODE_INVALID', undefined]
      assert.ok(clear.includes(reply.errorCode), `${field}: ${reply.errorCode}`)
    }
  }
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from members.member`.execute(site.db)
  assert.ok(Number(rows[0]!.count) > 0)
})

test('fields of the wrong type, or missing, are malformed', async () => {
  const visitor = newVisitor()
  for (const more of [
    { username: 7 },
    { agreeAge: 'true' },
    { agreeTerms: 1 },
    { login: 'yes' },
    { domain: undefined },
    { registerMethod: 'APP' },
    { deviceId: '' },
    { email: ['a@b.co'] },
    { humanVerify: [] },
  ]) {
    const reply = await send(site, visitor, 'PUT', REGISTER, { ...(await registration(site, visitor)), ...more })
    assert.deepEqual([reply.status, reply.errorCode], [400, 'VAL_FIELD'], JSON.stringify(more))
  }
  for (const body of [null, [], 'text', 7]) {
    assert.equal((await send(site, visitor, 'PUT', REGISTER, body)).errorCode, 'VAL_FIELD')
  }
})

test("a field the brand doesn't ask for is not kept, whoever sends it", async () => {
  const own = await openSite()
  try {
    const username = newName()
    assert.equal(
      (
        await register(own, newVisitor(), {
          username,
          line: '<b>',
          type: 1,
          state: 1,
          password_hash: 'x',
          firstLogin: false,
        })
      ).success,
      true,
    )
    const member = (await memberByName(own.db, merchantCode('senluna'), username))!
    assert.deepEqual([member.profile, member.type, member.state, member.firstLogin], [{}, 0, 0, true])
  } finally {
    await own.close()
  }
})

test('a closed brand opens no accounts', async () => {
  const closed = await openSite((brand) => ({
    ...brand,
    whitelabel: brand.whitelabel.map((node) => (node.modId === 'REGISTER' ? { ...node, enabled: false } : node)),
  }))
  try {
    assert.equal((await register(closed, newVisitor())).errorCode, 'REG_CLOSED')
    const setting = await call<{ open: boolean }>(closed, newVisitor(), 'GET', '/wps/system/setting/register')
    assert.equal(setting.value!.open, false)
  } finally {
    await closed.close()
  }
})

test('where the brand asks for the picture, none is opened without it', async () => {
  const asking = await openSite((brand) => ({
    ...brand,
    register: brand.register.map((rule) => (rule.field === 'captcha' ? { ...rule, required: true } : rule)),
  }))
  try {
    assert.equal((await register(asking, newVisitor())).errorCode, 'AUTH_CAPTCHA_REQUIRED')
    assert.equal(
      (await register(asking, newVisitor(), { captchaId: 'x', captcha: 'abcd' })).errorCode,
      'AUTH_CAPTCHA_WRONG',
    )
  } finally {
    await asking.close()
  }
})

test('the rules that are sent are the ones that are kept', async () => {
  type Setting = {
    tabs: string[]
    minAge: number
    terms: { version: string }
    smsRequired: boolean
    mobilePassword: boolean
    countries: { countryCode: string }[]
    rules: { field: string; acceptedPattern: string }[]
  }
  const { value } = await call<Setting>(site, newVisitor(), 'GET', '/wps/system/setting/register')
  assert.deepEqual([value!.tabs, value!.minAge, value!.terms.version], [['username', 'mobile'], 21, '2026-11-20'])
  assert.equal(value!.rules.find((rule) => rule.field === 'username')!.acceptedPattern, PATTERNS.USERNAME)
  assert.deepEqual([value!.smsRequired, value!.mobilePassword, value!.countries[0]!.countryCode], [true, true, 'VN'])
  const reference = await call<Setting>(
    site,
    newVisitor({ host: 'reference.localhost' }),
    'GET',
    '/wps/system/setting/register',
  )
  assert.deepEqual(
    [reference.value!.minAge, reference.value!.tabs, reference.value!.smsRequired],
    [18, ['username'], false],
  )
})
