import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { sealed } from '../../sessions/testing/sealing.ts'
import { newVisitor } from '../../sessions/testing/visitor.ts'
import { openHouse, type House } from '../../rounds/testing/house.ts'
import { addStaff, codeOf } from '../accounts.ts'
import { askDesk, codeAt, cookieOf, giveCode, logIn, newPerson, type Person } from '../testing/desk.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(() => house.close())

const PATH = '/bo/v1/session/password'
const WANTED = 'a quiet lake at noon'

async function change(who: Person, more: Record<string, unknown> = {}) {
  // A fresh code, unless the test says which.
  if (more.code === undefined) house.advance(31_000)
  const body = {
    oldPassword: who.password,
    newPassword: WANTED,
    confirmNewPassword: WANTED,
    code: codeAt(house, who.secret),
    ...more,
  }
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const jwe = await sealed(site, newVisitor(), 'POST', PATH, body)
  return askDesk<{ otherSessionsEnded: number }>(house, who, 'POST', PATH, { jwe }, { 'x-reason': '' })
}
const outcome = async (who: Person, more?: Record<string, unknown>) => (await change(who, more)).errorCode ?? 'changed'
const audited = async (who: Person) => {
  const { rows } = await sql<{ action: string }>`select action from audit.entry
    where object_id = ${who.id} and action like 'staff.password%' order by seq`.execute(house.parts.database.db)
  return rows.map(({ action }) => action)
}

test('by the old password and a code it is changed; only the new one logs in; both steps are written down', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  const before = await logIn(house, who, who.password)
  assert.equal(await outcome(who), 'changed')
  assert.equal((await logIn(house, who, who.password)).errorCode, 'AUTH_BAD_CREDENTIALS')
  house.advance(31_000)
  const begun = await giveCode(house, who, before.value!.ticket, codeAt(house, who.secret))
  assert.equal(begun.errorCode, 'AUTH_BAD_CREDENTIALS', 'a log-in that the old password began is over')
  assert.ok((await logIn(house, who, WANTED)).success)
  assert.deepEqual(await audited(who), ['staff.password'])
  const { rows } = await sql<{ all: string }>`select json_agg(e)::text as all from audit.entry e`.execute(
    house.parts.database.db,
  )
  assert.ok(!rows[0]!.all.includes(WANTED))
})

test('every other session of the person ends, this one stays', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  house.advance(31_000)
  const step = await logIn(house, who, who.password)
  const opened = await giveCode(house, who, step.value!.ticket, codeAt(house, who.secret))
  const second = { ...who, cookie: cookieOf(opened), handle: opened.value!.session.token }
  // One at a time is the rule; the older one is opened again as it was before the rule.
  await sql`update staff.session set ended_at = null where staff_id = ${who.id}`.execute(house.parts.database.db)
  assert.equal((await change(second)).value!.otherSessionsEnded, 1)
  const list = (as: Person) => askDesk(house, as, 'GET', '/bo/v1/tickets?state=OPEN')
  assert.equal((await list(who)).errorCode, 'AUTH_EXPIRED')
  assert.equal((await list(second)).errorCode, undefined)
})

test('a wrong password, a wrong or used code and a poor new one change nothing', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  assert.equal(await outcome(who, { oldPassword: 'not this one' }), 'AUTH_OLD_PASSWORD')
  assert.equal(await outcome(who, { code: '000000' }), 'AUTH_MFA_WRONG')
  assert.equal(await outcome(who, { code: '' }), 'AUTH_MFA_WRONG')
  assert.equal(await outcome(who, { confirmNewPassword: `${WANTED}.` }), 'AUTH_CONFIRM_MISMATCH')
  for (const poor of ['elevenchars', '111111111111', `${who.name}-and-more`])
    assert.equal(await outcome(who, { newPassword: poor, confirmNewPassword: poor }), 'AUTH_PASSWORD_WEAK')
  const same = { newPassword: who.password, confirmNewPassword: who.password }
  assert.equal(await outcome(who, same), 'AUTH_PASSWORD_REUSED')
  assert.ok((await logIn(house, who, who.password)).success)
  assert.deepEqual(
    await audited(who),
    Array.from({ length: 3 }, () => 'staff.passwordRefused'),
  )
})

test('five wrong tries close the way for half an hour, whoever knows the password', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  for (let n = 0; n < 5; n++) assert.equal(await outcome(who, { code: '000000' }), 'AUTH_MFA_WRONG')
  assert.equal(await outcome(who), 'AUTH_LOCKED')
  house.advance(20 * MINUTE)
  await askDesk(house, who, 'GET', '/bo/v1/tickets?state=OPEN')
  house.advance(12 * MINUTE)
  assert.equal(await outcome(who), 'changed')
})

test('of two changes at once by one code, one counts; a demonstration’s password stays everybody’s', async () => {
  const who = await newPerson(house, ['SUPPORT'])
  house.advance(31_000)
  const code = codeAt(house, who.secret)
  const both = await Promise.all([change(who, { code }), change(who, { code })])
  assert.equal(both.filter((item) => item.success).length, 1)
  const { parts } = house
  const deps = { passwords: parts.members.passwords, secrets: parts.staff.secrets }
  const demo = { name: 'demo-own', shownAs: 'Demo', roles: ['SUPPORT'], password: 'LotusRiver88', demonstration: true }
  const { db } = parts.database
  await addStaff(db, deps, { ...demo, merchantCode: merchantCode('senluna') }, parts.clock.now())
  const at = { ...who, name: demo.name, password: demo.password }
  const step = await logIn(house, at, demo.password)
  const first = await codeOf(db, parts.staff.secrets, merchantCode('senluna'), demo.name, parts.clock.now())
  const opened = await giveCode(house, at, step.value!.ticket, first!)
  assert.equal(
    await outcome({ ...at, cookie: cookieOf(opened), handle: opened.value!.session.token }),
    'AUTH_FORBIDDEN',
  )
})
