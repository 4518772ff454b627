import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY, HOUR, MINUTE } from '@senluna/kit/time.ts'
import { ask, askAs, newSomebody, openHouse, type House } from '../rounds/testing/house.ts'
import {
  askDesk,
  codeAt,
  cookieOf,
  giveCode,
  logIn,
  newAccount,
  newPerson,
  statusOf,
  type Person,
} from './testing/desk.ts'
import { addStaff, closeStaff, codeOf, giveRoles, renewStaff } from './accounts.ts'
import { endUnusedStaff } from './clean-store.ts'
import { redeemStaffTicket } from './ticket-store.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(() => house.close())

const audit = (who: Person) => askDesk<{ list: { action: string }[] }>(house, who, 'GET', '/bo/v1/audit')
const outcome = async (who: Person) => (await audit(who)).errorCode ?? 'ok'
const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
/** A later half minute, so that the next code is a fresh one. */
const nextStep = () => house.advance(31_000)

test('the first log-in sets an authenticator up; the next ones ask for its code', async () => {
  const account = await newAccount(house, ['ADMINISTRATOR'])
  const first = await logIn(house, account, account.password)
  assert.match(first.value!.enrol!.uri, /^otpauth:\/\/totp\/.*secret=[A-Z2-7]+/)
  const { secret } = first.value!.enrol!
  const opened = await giveCode(house, account, first.value!.ticket, codeAt(house, secret))
  assert.equal(opened.value!.recoveryCodes!.length, 10)
  assert.match(
    String(opened.headers['set-cookie']),
    /^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  nextStep()
  const second = await logIn(house, account, account.password)
  assert.equal(second.value!.enrol, undefined, 'the secret is told once')
  const again = await giveCode(house, account, second.value!.ticket, codeAt(house, secret))
  assert.equal(again.value!.session.name, account.name)
  assert.equal(again.value!.recoveryCodes, undefined)
})

test('the authenticator’s secret and the recovery codes are not in the tables', async () => {
  const account = await newAccount(house, ['SUPPORT'])
  const first = await logIn(house, account, account.password)
  const { secret } = first.value!.enrol!
  const opened = await giveCode(house, account, first.value!.ticket, codeAt(house, secret))
  const { rows } = await sql<{ kept: string }>`select (select json_agg(a) from staff.account a)::text
    || (select json_agg(r) from staff.recovery_code r)::text || (select json_agg(e) from audit.entry e)::text
    || coalesce((select json_agg(s) from staff.session s)::text, '') as kept`.execute(db())
  const hex = (text: string) => Buffer.from(text).toString('hex')
  for (const recoveryCode of [
    secret,
    account.password,
    opened.value!.session.token,
    cookieOf(opened),
    ...opened.value!.recoveryCodes!,
  ])
    for (const form of [recoveryCode, hex(recoveryCode)]) assert.ok(!rows[0]!.kept.includes(form))
  assert.ok(!house.log.some((line) => line.includes(secret) || line.includes(account.password)))
})

test('a code is taken once, also when it comes twice at once', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  nextStep()
  const code = codeAt(house, who.secret)
  const tickets = [await logIn(house, who, who.password), await logIn(house, who, who.password)]
  const replies = await Promise.all(tickets.map((ticket) => giveCode(house, who, ticket.value!.ticket, code)))
  assert.equal(replies.filter((reply) => reply.success).length, 1)
  const third = await logIn(house, who, who.password)
  assert.equal((await giveCode(house, who, third.value!.ticket, code)).errorCode, 'AUTH_MFA_WRONG')
  assert.equal(
    (await giveCode(house, who, third.value!.ticket, codeAt(house, who.secret, -1))).errorCode,
    'AUTH_MFA_WRONG',
    'nor an older one',
  )
  nextStep()
  assert.ok((await giveCode(house, who, third.value!.ticket, codeAt(house, who.secret))).success)
})

test('a recovery code opens once, however it is typed', async () => {
  const account = await newAccount(house, ['SUPPORT'])
  const first = await logIn(house, account, account.password)
  const opened = await giveCode(house, account, first.value!.ticket, codeAt(house, first.value!.enrol!.secret))
  const [code] = opened.value!.recoveryCodes!
  const second = await logIn(house, account, account.password)
  const by = await giveCode(house, account, second.value!.ticket, code!.toLowerCase().replaceAll('-', ' '))
  assert.equal(by.value!.recoveryLeft, 9)
  const third = await logIn(house, account, account.password)
  assert.equal((await giveCode(house, account, third.value!.ticket, code!)).errorCode, 'AUTH_MFA_WRONG')
})

test('a name that nobody has is answered as a wrong password is', async () => {
  const who = await newAccount(house, ['SUPPORT'])
  const wrong = await logIn(house, who, 'not this one')
  const unknown = await logIn(house, { ...who, name: 'nobody.here' }, 'not this one')
  const shape = ({ traceId: _t, serverTime: _s, headers: _h, text: _x, ...rest }: typeof wrong) => rest
  assert.deepEqual(shape(wrong), shape(unknown))
  assert.equal(wrong.errorCode, 'AUTH_BAD_CREDENTIALS')
})

test('guessed passwords lock the guesser out, not the person', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  const guesser = { ...who, ip: '192.0.2.77' }
  for (let n = 0; n < 5; n++)
    assert.equal((await logIn(house, guesser, `guess ${n}`)).errorCode, 'AUTH_BAD_CREDENTIALS')
  assert.equal((await logIn(house, guesser, who.password)).errorCode, 'AUTH_LOCKED', 'the right one too')
  assert.ok((await logIn(house, who, who.password)).success, 'from elsewhere')
  house.advance(31 * MINUTE)
  assert.ok((await logIn(house, guesser, who.password)).success)
})

test('guessed codes stop after five, whatever ticket they come with and from wherever', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  house.advance(HOUR)
  const codes = []
  for (let n = 0; n < 6; n++) {
    const place = { ...who, ip: `192.0.2.${100 + n}` }
    const { value } = await logIn(house, place, who.password)
    codes.push((await giveCode(house, place, value!.ticket, '000000')).errorCode)
  }
  assert.deepEqual(codes, [...Array.from({ length: 5 }, () => 'AUTH_MFA_WRONG'), 'AUTH_LOCKED'])
  const { value } = await logIn(house, who, who.password)
  assert.equal((await giveCode(house, who, value!.ticket, codeAt(house, who.secret))).errorCode, 'AUTH_LOCKED')
  house.advance(31 * MINUTE)
  const later = await logIn(house, who, who.password)
  assert.ok((await giveCode(house, who, later.value!.ticket, codeAt(house, who.secret))).success)
})

test('the second step is for its brand, its time and one session', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  nextStep()
  const { value } = await logIn(house, who, who.password)
  const code = codeAt(house, who.secret)
  const elsewhere = { ...who, host: 'desk.reference.localhost' }
  assert.equal((await giveCode(house, elsewhere, value!.ticket, code)).errorCode, 'AUTH_BAD_CREDENTIALS')
  assert.equal((await giveCode(house, who, 'x', code)).errorCode, 'AUTH_BAD_CREDENTIALS')
  house.advance(6 * MINUTE)
  assert.equal((await giveCode(house, who, value!.ticket, codeAt(house, who.secret))).errorCode, 'AUTH_BAD_CREDENTIALS')
  assert.equal((await logIn(house, elsewhere, who.password)).errorCode, 'AUTH_BAD_CREDENTIALS')
})

test('cookie and handle count only together; a cookie set before the log-in opens nothing', async () => {
  const planted = 'p'.repeat(43)
  const account = await newAccount(house, ['AUDITOR'])
  const first = await logIn(house, { ...account, cookie: planted }, account.password)
  const opened = await giveCode(
    house,
    { ...account, cookie: planted },
    first.value!.ticket,
    codeAt(house, first.value!.enrol!.secret),
  )
  const who = { ...account, secret: '', cookie: cookieOf(opened), handle: opened.value!.session.token }
  assert.notEqual(who.cookie, planted)
  assert.equal(await outcome(who), 'ok')
  const other = await newPerson(house, ['AUDITOR'])
  for (const wrong of [
    { ...who, cookie: planted },
    { ...who, cookie: '' },
    { ...who, handle: '' },
    { ...who, handle: other.handle },
    { ...who, handle: who.cookie },
    { ...who, host: 'desk.reference.localhost' },
  ])
    assert.equal(await outcome(wrong), 'AUTH_REQUIRED')
})

test('a new log-in ends the older session, and its desk is told', async () => {
  const who = await newPerson(house, ['AUDITOR'])
  nextStep()
  const { value } = await logIn(house, who, who.password)
  const opened = await giveCode(house, who, value!.ticket, codeAt(house, who.secret))
  assert.equal(await outcome(who), 'AUTH_EXPIRED')
  assert.equal(await outcome({ ...who, cookie: cookieOf(opened), handle: opened.value!.session.token }), 'ok')
  const { rows } = await sql`select from platform.outbox where topic = 'session' and audience = ${who.id}`.execute(db())
  assert.equal(rows.length, 1)
})

test('half an hour without use ends a session, and eight hours do in any case', async () => {
  const idle = await newPerson(house, ['AUDITOR'])
  house.advance(31 * MINUTE)
  assert.equal(await outcome(idle), 'AUTH_EXPIRED')
  const busy = await newPerson(house, ['AUDITOR'])
  for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
    house.advance(20 * MINUTE)
    assert.equal(await outcome(busy), 'ok')
  }
  house.advance(20 * MINUTE)
  assert.equal(await outcome(busy), 'AUTH_EXPIRED')
  const left = await newPerson(house, ['AUDITOR'])
  house.advance(32 * MINUTE)
  await endUnusedStaff(db(), now())
  const { rows } = await sql<{
    ended_at: Date | null
  }>`select ended_at from staff.session where staff_id = ${left.id}`.execute(db())
  assert.ok(rows[0]!.ended_at)
})

test('the page of another site reads and changes nothing', async () => {
  const who = await newPerson(house, ['ADMINISTRATOR'])
  const foreign = { origin: 'https://evil.example' }
  assert.equal((await statusOf(house, who, { ...foreign, 'sec-fetch-site': 'cross-site' })).errorCode, 'AUTH_FORBIDDEN')
  assert.equal(
    (await statusOf(house, who, { 'sec-fetch-site': 'same-site' })).errorCode,
    'AUTH_FORBIDDEN',
    'nor the site’s own',
  )
  const change = await askDesk(house, who, 'POST', '/bo/v1/session/live', {}, foreign)
  assert.equal(change.errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await statusOf(house, who)).value!.session!.token, who.handle)
})

test('members’ calls and staff’s calls stay apart: by host, by session, by right', async () => {
  const member = await newSomebody(house)
  const who = await newPerson(house, ['AUDITOR'])
  assert.equal((await askAs(house, member, 'GET', '/bo/v1/audit')).errorCode, 'SYS_NOT_FOUND', 'not at the site’s host')
  assert.equal(
    (await askAs(house, { ...member, host: 'desk.localhost' }, 'GET', '/bo/v1/audit')).errorCode,
    'AUTH_REQUIRED',
  )
  const asStaff = { host: 'desk.localhost', cookie: `__Host-staff=${member.cookie}; __Host-sid=${member.cookie}` }
  assert.equal(
    (await ask(house, 'GET', '/bo/v1/audit', { headers: { ...asStaff, authorization: `Bearer ${member.handle}` } }))
      .errorCode,
    'AUTH_REQUIRED',
  )
  assert.equal((await askDesk(house, who, 'GET', '/wps/member/info')).errorCode, 'SYS_NOT_FOUND', 'not at the desk')
  const atSite = { ...who, host: 'localhost' }
  assert.equal((await askDesk(house, atSite, 'GET', '/wps/member/info')).errorCode, 'AUTH_REQUIRED')
  assert.equal((await askDesk(house, atSite, 'GET', '/bo/v1/audit')).errorCode, 'SYS_NOT_FOUND')
  const asMember = { host: 'localhost', cookie: `__Host-sid=${who.cookie}`, authorization: `Bearer ${who.handle}` }
  assert.equal((await ask(house, 'GET', '/wps/member/info', { headers: asMember })).errorCode, 'AUTH_REQUIRED')
  assert.equal(await outcome(await newPerson(house, ['SUPPORT'])), 'AUTH_FORBIDDEN', 'without the right')
})

test('a role taken away is gone with the next call', async () => {
  const who = await newPerson(house, ['AUDITOR'])
  assert.equal(await outcome(who), 'ok')
  await giveRoles(db(), merchantCode('senluna'), who.name, ['SUPPORT'], now())
  assert.equal(await outcome(who), 'AUTH_FORBIDDEN')
})

test('a closed account is out at once and does not come in again; a renewed one begins anew', async () => {
  const who = await newPerson(house, ['AUDITOR'])
  assert.equal(await closeStaff(db(), merchantCode('senluna'), who.name, now()), true)
  assert.equal(await outcome(who), 'AUTH_EXPIRED')
  assert.equal((await logIn(house, who, who.password)).errorCode, 'AUTH_DISABLED')
  const renewed = await renewStaff(
    db(),
    { passwords: house.parts.members.passwords },
    merchantCode('senluna'),
    who.name,
    now(),
  )
  assert.equal((await logIn(house, who, who.password)).errorCode, 'AUTH_BAD_CREDENTIALS')
  assert.ok((await logIn(house, who, renewed!.password)).value!.enrol, 'with another authenticator')
  assert.equal(await closeStaff(db(), merchantCode('senluna'), merchantCode('nobody'), now()), false)
})

test('a first password that nobody used is over after three days', async () => {
  const account = await newAccount(house, ['SUPPORT'])
  house.advance(3 * DAY + MINUTE)
  assert.equal((await logIn(house, account, account.password)).errorCode, 'AUTH_DISABLED')
})

test('a demonstration’s account has its code asked for by command, and opens nothing in production', async () => {
  const { parts } = house
  const deps = { passwords: parts.members.passwords, secrets: parts.staff.secrets }
  const demo = {
    merchantCode: merchantCode('senluna'),
    name: 'demo-desk',
    shownAs: 'Demo',
    roles: ['SUPPORT'],
    password: 'LotusRiver88',
    demonstration: true,
  }
  await addStaff(db(), deps, demo, now())
  const who = { host: 'desk.localhost', ip: '192.0.2.9', name: 'demo-desk' }
  const step = await logIn(house, who, demo.password)
  assert.equal(step.value!.enrol, undefined)
  const code = await codeOf(db(), parts.staff.secrets, merchantCode('senluna'), 'demo-desk', now())
  assert.ok((await giveCode(house, who, step.value!.ticket, code!)).success)
  assert.equal(
    await codeOf(db(), parts.staff.secrets, merchantCode('senluna'), (await newPerson(house, ['SUPPORT'])).name, now()),
    undefined,
  )
  const { config } = parts.staff
  Reflect.set(parts.staff, 'config', { ...config, env: 'production' })
  assert.equal((await logIn(house, who, demo.password)).errorCode, 'AUTH_DISABLED')
  Reflect.set(parts.staff, 'config', config)
})

test('leaving ends the session; a ticket of the live connection is good once and for an open session', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  const ticket = async () =>
    (await askDesk<{ ticket: string }>(house, who, 'POST', '/bo/v1/session/live', {})).value!.ticket
  const [used, kept] = [await ticket(), await ticket()]
  assert.equal((await redeemStaffTicket(db(), used, now()))?.memberId, who.id)
  assert.equal(await redeemStaffTicket(db(), used, now()), undefined)
  await ask(house, 'POST', '/bo/v1/session/logout', {
    headers: { host: who.host, cookie: `__Host-staff=${who.cookie}` },
  })
  assert.equal(await redeemStaffTicket(db(), kept, now()), undefined)
  assert.equal(await outcome(who), 'AUTH_EXPIRED')
  assert.equal((await statusOf(house, who)).value!.session, null)
})

test('every step is in the audit log', async () => {
  const who = await newPerson(house, ['AUDITOR'])
  await logIn(house, who, 'wrong')
  const { value } = await askDesk<{ list: { action: string; actorId: string; ip: string }[] }>(
    house,
    who,
    'GET',
    `/bo/v1/audit?objectKind=staff&objectId=${who.id}`,
  )
  assert.deepEqual(
    value!.list.map(({ action }) => action),
    ['session.failed', 'session.enrol', 'staff.add'],
  )
  assert.equal(value!.list[0]!.ip, who.ip)
})

test('an unknown name costs the same statements as a wrong password, and both are written down', async () => {
  const account = await newAccount(house, ['SUPPORT'])
  const { staff } = house.parts
  const { db } = staff
  let statements = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  Object.assign(staff, { db: counted })
  const entries = async () =>
    (await sql`select from audit.entry where action = 'session.failed' and merchant_id = 'senluna'`.execute(db)).rows
      .length
  const cost = async (name: string) => {
    house.advance(2_000)
    const [from, written] = [statements, await entries()]
    const reply = await logIn(house, { ...account, name }, 'not the password')
    assert.equal(reply.errorCode, 'AUTH_BAD_CREDENTIALS')
    return [statements - from, (await entries()) - written]
  }
  const known = await cost(account.name)
  assert.deepEqual(await cost('nobody.here'), known)
  assert.deepEqual(await cost('Not A Name!'), known)
  assert.equal(known[1], 1)
  const { rows } = await sql`select from audit.entry where actor_name like '%nobody.here%'`.execute(db)
  assert.equal(rows.length, 0, 'the name itself is kept nowhere')
  Object.assign(staff, { db })
})

test('a call without the right is written down; repeats are counted, not a row each', async () => {
  const person = await newPerson(house, ['SUPPORT'])
  for (let n = 0; n < 12; n++) {
    house.advance(1_000)
    assert.equal((await askDesk(house, person, 'GET', '/bo/v1/brand')).errorCode, 'AUTH_FORBIDDEN')
  }
  const noted = async () =>
    (
      await sql<{ id: string; after: { times: number } }>`select object_id as id, after from audit.entry
        where action = 'session.forbidden' and actor_id = ${person.id} order by seq`.execute(house.parts.database.db)
    ).rows.map(({ id, after }) => [id, after.times])
  assert.deepEqual(await noted(), [
    ['GET /bo/v1/brand', 1],
    ['GET /bo/v1/brand', 10],
  ])
  assert.equal((await askDesk(house, person, 'POST', '/bo/v1/staff', {})).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await noted()).length, 3, 'another call is another entry')
})
