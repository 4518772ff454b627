import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { logIn, newName, PASSWORD, register } from '../sessions/testing/account.ts'
import { call, newVisitor } from '../sessions/testing/visitor.ts'
import { openSignIns, site, signedIn, enter, open } from './testing/sign-in-world.ts'

// Accounts that are made by an account elsewhere.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openSignIns()
})
afterAll(() => close())

test('registration by an account elsewhere keeps the rules of registration', async () => {
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'thanhthao')
  const refusal = async (more: Record<string, unknown>, fields = {}) =>
    (await open(visitor, 'google', ticket!, more, fields)).errorCode
  assert.equal(await refusal({ agreeAge: false }), 'REG_UNDERAGE')
  assert.equal(await refusal({ agreeTerms: false }), 'REG_TERMS')
  assert.equal(await refusal({ termsVersion: 'old' }), 'REG_TERMS')
  assert.equal(await refusal({}, { username: 'x' }), 'REG_FIELD')
  assert.equal(await refusal({}, { username: 'admin' }), 'REG_FIELD')
  assert.equal(await refusal({ referralCode: '00000000' }), 'REG_CODE_INVALID')
  const taken = newName()
  await register(site, newVisitor(), { username: taken })
  assert.equal(await refusal({}, { username: taken }), 'REG_USERNAME_TAKEN')
  // None of it used the ticket up. Of several at once, one opens the account.
  const all = await Promise.all(Array.from({ length: 4 }, () => open({ ...visitor }, 'google', ticket!)))
  assert.equal(all.filter((item) => item.success).length, 1)
  assert.deepEqual(
    new Set(all.filter((item) => !item.success).map((item) => item.errorCode)),
    new Set(['AUTH_SOCIAL_FAILED']),
  )
})

test('a referral link leads through a social registration, and the checked address is kept as one', async () => {
  const friend = newVisitor()
  const { value } = await register(site, friend)
  const { code } = (await call<{ code: string }>(site, friend, 'GET', '/wps/v2/referral')).value!
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'quynhanh')
  const opened = await open(visitor, 'google', ticket!, { referralCode: code })
  const { rows } = await sql<{ referrer_id: string; password_hash: null; value: string; verified_at: Date }>`
    select referrer_id, password_hash, c.value, c.verified_at from members.member m
    join members.contact c on c.member_id = m.id and c.kind = 'email' where id = ${opened.value!.id}`.execute(site.db)
  assert.equal(rows[0]?.referrer_id, value!.id)
  assert.equal(rows[0]?.password_hash, null)
  assert.equal(rows[0]?.value, 'quynhanh@example.com')
  assert.ok(rows[0]?.verified_at)
})

test('an account is never found by its address: whoever has it here must link by themselves', async () => {
  const victim = newVisitor()
  const name = newName()
  await register(site, victim, { username: name, email: 'huongly@example.com' })
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'huongly')
  assert.equal((await enter(visitor, 'google', ticket!)).errorCode, 'AUTH_SOCIAL_NEW')
})

test('an account without a password is not entered by one', async () => {
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'nopassword')
  const opened = await open(visitor, 'google', ticket!)
  for (const password of ['', ' ', 'null', PASSWORD])
    assert.notEqual((await logIn(site, newVisitor(), opened.value!.userName, password)).success, true)
})
