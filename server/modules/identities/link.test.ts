import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { PASSWORD, playFree, register } from '../sessions/testing/account.ts'
import { newVisitor } from '../sessions/testing/visitor.ts'
import { openSignIns, site, start, signedIn, enter, open, own, link, unlink } from './testing/sign-in-world.ts'

// Ways in that a member adds and takes away.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openSignIns()
})
afterAll(() => close())

test('linking asks for the password, adds a way in, and tells of it; unlinking takes it away', async () => {
  const visitor = newVisitor()
  const { value } = await register(site, visitor)
  const { ticket } = await signedIn(visitor, 'google', 'baochau', 'link')
  // The ticket of a link opens no session.
  assert.equal(
    (await enter({ ...visitor, handle: undefined, cookie: undefined }, 'google', ticket!)).errorCode,
    'AUTH_SOCIAL_FAILED',
  )
  assert.equal((await link(visitor, 'google', ticket!, 'wrong password')).errorCode, 'AUTH_OLD_PASSWORD')
  assert.equal((await link(visitor, 'google', ticket!, PASSWORD)).success, true)
  assert.equal((await link(visitor, 'google', ticket!, PASSWORD)).errorCode, 'AUTH_SOCIAL_FAILED')
  const { list, offered, removable } = (await own(visitor)).value!
  assert.deepEqual(
    list.map(({ provider, name }) => [provider, name]),
    [['google', 'baochau']],
  )
  assert.deepEqual([offered, removable], [['facebook', 'telegram'], true])
  const other = newVisitor()
  const again = await signedIn(other, 'google', 'baochau')
  assert.equal((await enter(other, 'google', again.ticket!)).value?.userName, value!.userName)
  assert.equal((await unlink(other, 'google', 'wrong password')).errorCode, 'AUTH_OLD_PASSWORD')
  assert.equal((await unlink(other, 'google', PASSWORD)).success, true)
  const third = newVisitor()
  const after = await signedIn(third, 'google', 'baochau')
  assert.equal((await enter(third, 'google', after.ticket!)).errorCode, 'AUTH_SOCIAL_NEW')
  assert.deepEqual(site.changed.slice(-2), [`${value!.id} signInAdded google`, `${value!.id} signInRemoved google`])
})

test('one account elsewhere opens one account here, and one of a kind each', async () => {
  const [visitor, stranger] = [newVisitor(), newVisitor()]
  await register(site, visitor)
  await register(site, stranger)
  const first = await signedIn(visitor, 'facebook', 'same person', 'link')
  assert.equal((await link(visitor, 'facebook', first.ticket!, PASSWORD)).success, true)
  const second = await signedIn(stranger, 'facebook', 'same person', 'link')
  assert.equal((await link(stranger, 'facebook', second.ticket!, PASSWORD)).errorCode, 'SOC_TAKEN')
  const third = await signedIn(visitor, 'facebook', 'another person', 'link')
  assert.equal((await link(visitor, 'facebook', third.ticket!, PASSWORD)).errorCode, 'SOC_TAKEN')
})

test("nobody links to another's account: neither with another's ticket nor without a session", async () => {
  const [first, second, trial] = [newVisitor(), newVisitor(), newVisitor()]
  await register(site, first)
  await register(site, second)
  await playFree(site, trial)
  const { ticket } = await signedIn(first, 'telegram', 'of one', 'link')
  // Even in the same browser, after somebody else has logged in there.
  assert.equal(
    (await link({ ...second, signIn: first.signIn }, 'telegram', ticket!, PASSWORD)).errorCode,
    'AUTH_SOCIAL_FAILED',
  )
  assert.equal((await start(newVisitor(), 'google', 'link')).errorCode, 'AUTH_REQUIRED')
  assert.equal((await start(trial, 'google', 'link')).errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal((await own(trial)).errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal((await link(newVisitor(), 'google', 'x')).errorCode, 'AUTH_REQUIRED')
  assert.equal(
    (await start(newVisitor(), 'google', 'login', { origin: 'https://evil.example' })).errorCode,
    'AUTH_FORBIDDEN',
  )
})

test('the last way in stays, until a passkey, a password or another account elsewhere remains', async () => {
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'onlyway')
  await open(visitor, 'google', ticket!)
  assert.equal((await own(visitor)).value?.removable, false)
  assert.equal((await unlink(visitor, 'google')).errorCode, 'SOC_LAST_WAY')
  const second = await signedIn(visitor, 'facebook', 'onlyway', 'link')
  assert.equal((await link(visitor, 'facebook', second.ticket!)).success, true)
  // Two at once: one of them finds what the other left.
  const both = await Promise.all([unlink(visitor, 'google'), unlink(visitor, 'facebook')])
  assert.deepEqual(new Set(both.map((item) => item.errorCode)), new Set(['SOC_LAST_WAY', undefined]))
  const { list, removable } = (await own(visitor)).value!
  assert.deepEqual([list.length, removable], [1, false])
  site.passkeys.count = 1
  assert.equal((await unlink(visitor, list[0]!.provider)).success, true)
  site.passkeys.count = 0
  assert.equal((await unlink(visitor, 'telegram')).success, true, 'one that is not there')
})

test('a confirmed number is a way in too; one that is only said is none', async () => {
  const visitor = newVisitor()
  const { ticket } = await signedIn(visitor, 'google', 'hasanumber')
  const { value } = await open(visitor, 'google', ticket!)
  await sql`insert into members.contact (member_id, kind, merchant_id, value) values
    (${value!.id}, 'mobile', 'senluna', '+84977000111')`.execute(site.db)
  assert.equal((await own(visitor)).value?.removable, false)
  assert.equal((await unlink(visitor, 'google')).errorCode, 'SOC_LAST_WAY')
  await sql`update members.contact set verified_at = ${new Date()} where member_id = ${value!.id}`.execute(site.db)
  assert.equal((await own(visitor)).value?.removable, true)
  assert.equal((await unlink(visitor, 'google')).success, true)
})
