import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Passkey } from '@senluna/contract/member/passkeys.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import {
  elsewhere,
  enrolled,
  loggedIn,
  logIn,
  openBench,
  PASSWORD,
  send,
  type Account,
  type Bench,
} from '../testing/account.ts'
import { Authenticator, type Ceremony } from '../testing/authenticator.ts'

const KEYS = '/wps/v2/security/passkeys'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

const code = (answer: { errorCode?: string | undefined }) => answer.errorCode ?? 'OK'

async function optionsFor(who: Account): Promise<string> {
  return (await send<{ options: string }>(bench, who, 'POST', `${KEYS}/options`, { password: PASSWORD })).value!.options
}

async function add(who: Account, device: Authenticator, how: Ceremony = {}) {
  return send<Passkey>(
    bench,
    who,
    'POST',
    KEYS,
    { name: 'My phone', passkey: device.make(await optionsFor(who), how) },
    false,
  )
}

async function withPasskey(more: { host?: string } = {}) {
  const who = await loggedIn(bench, more)
  const device = new Authenticator()
  const added = await add(who, device, more.host ? { origin: `http://${more.host}` } : {})
  return { who, device, added: added.value! }
}

const begin = async (who: Account) =>
  (await send<{ options: string }>(bench, who, 'POST', '/wps/session/login/passkey')).value!.options

const show = (who: Account, passkey: string) =>
  logIn(bench, who, { username: '', password: '', type: 'passkey', passkey })

test('a passkey is made, listed, renamed, logs in without a name and a second step, and is taken away', async () => {
  const { who, device, added } = await withPasskey()
  assert.deepEqual([added.name, added.synced], ['My phone', false])
  await enrolled(bench, who)
  const other = elsewhere(who)
  const entered = await show(other, device.show(await begin(other)))
  assert.equal(entered.success, true)
  assert.equal(entered.value!.userName, who.userName)
  const renamed = await send<Passkey>(bench, other, 'PATCH', `${KEYS}/${added.id}`, { name: 'Old phone' }, false)
  assert.equal(renamed.value!.name, 'Old phone')
  const { list } = (await send<{ list: Passkey[] }>(bench, other, 'GET', KEYS)).value!
  assert.deepEqual(
    list.map(({ name, usedAt }) => [name, usedAt !== undefined]),
    [['Old phone', true]],
  )
  bench.advance(11 * MINUTE)
  assert.equal(code(await send(bench, other, 'DELETE', `${KEYS}/${added.id}`, {})), 'AUTH_CONFIRM')
  assert.equal(code(await send(bench, other, 'DELETE', `${KEYS}/${added.id}`, { password: PASSWORD })), 'OK')
  assert.equal(code(await show(elsewhere(who), device.show(await begin(who)))), 'SEC_PASSKEY')
})

test('a passkey that is made otherwise than asked is not kept', async () => {
  const who = await loggedIn(bench)
  for (const [how, why] of [
    [{ origin: 'https://evil.example' }, 'for the page of another site'],
    [{ rpId: 'evil.example' }, 'for another site'],
    [{ verified: false }, 'without a finger, a face or a PIN'],
    [{ challenge: Buffer.from('x'.repeat(32)).toString('base64url') }, 'for a challenge of its own'],
  ] as const)
    assert.equal(code(await add(who, new Authenticator(), how)), 'SEC_PASSKEY', why)
  const options = await optionsFor(who)
  const device = new Authenticator()
  const made = device.make(options)
  assert.equal(code(await send(bench, who, 'POST', KEYS, { name: 'x', passkey: made }, false)), 'OK')
  assert.equal(
    code(await send(bench, who, 'POST', KEYS, { name: 'x', passkey: made }, false)),
    'SEC_PASSKEY',
    'a replay',
  )
  const again = device.make(await optionsFor(who))
  assert.equal(code(await send(bench, who, 'POST', KEYS, { name: 'x', passkey: again }, false)), 'SEC_PASSKEY', 'twice')
  const other = await loggedIn(bench)
  const forOther = new Authenticator().make(await optionsFor(other))
  const stolen = { name: 'x', passkey: forOther }
  assert.equal(code(await send(bench, who, 'POST', KEYS, stolen, false)), 'SEC_PASSKEY', "another's challenge")
  for (const passkey of ['', '{}', 'null', '[1]', made.slice(0, -9)])
    assert.equal(code(await send(bench, who, 'POST', KEYS, { name: 'x', passkey }, false)), 'SEC_PASSKEY')
  const late = new Authenticator().make(await optionsFor(who))
  bench.advance(5 * MINUTE)
  assert.equal(
    code(await send(bench, who, 'POST', KEYS, { name: 'x', passkey: late }, false)),
    'SEC_PASSKEY',
    'too late',
  )
})

test('a passkey that is shown otherwise than asked opens nothing', async () => {
  const { who, device } = await withPasskey()
  const other = elsewhere(who)
  const refused = async (passkey: string, why: string) => {
    assert.equal(code(await show(other, passkey)), 'SEC_PASSKEY', why)
    assert.equal(other.cookie, undefined)
  }
  await refused(device.show(await begin(other), { origin: 'https://evil.example' }), 'shown to another site')
  await refused(device.show(await begin(other), { rpId: 'evil.example' }), 'of another site')
  await refused(device.show(await begin(other), { verified: false }), 'nobody was verified')
  await refused(device.show(await begin(other), { challenge: 'AAAA' }), 'a challenge of its own')
  await refused(
    device.show(await begin(other), { userHandle: Buffer.from('x').toString('base64url') }),
    'of somebody else',
  )
  await refused(new Authenticator().show(await begin(other)), 'unknown')
  await refused('no passkey', 'not even one')
  const forged = JSON.parse(device.show(await begin(other))) as { response: { signature: string } }
  forged.response.signature = Buffer.from(new Authenticator().show(await begin(other)))
    .toString('base64url')
    .slice(0, 96)
  await refused(JSON.stringify(forged), 'signed by another')
  const shown = device.show(await begin(other))
  assert.equal(code(await show(other, shown)), 'OK')
  const third = elsewhere(who)
  assert.equal(code(await show(third, shown)), 'SEC_PASSKEY', 'a replay')
  const made = await optionsFor(other)
  assert.equal(
    code(await show(third, device.show(made, { rpId: 'localhost' }))),
    'SEC_PASSKEY',
    'a challenge for making one',
  )
})

test('a copy of a passkey that counts is behind, and refused; so is its owner in another brand', async () => {
  const { who, device } = await withPasskey()
  device.counter = 7
  assert.equal(code(await show(elsewhere(who), device.show(await begin(who)))), 'OK')
  assert.equal(code(await show(elsewhere(who), device.show(await begin(who)))), 'SEC_PASSKEY')
  device.counter = 8
  assert.equal(code(await show(elsewhere(who), device.show(await begin(who)))), 'OK')
  const there = elsewhere(who, { host: 'reference.localhost' })
  device.counter = 9
  const passkey = device.show(await begin(there), { rpId: 'localhost', origin: 'http://reference.localhost' })
  assert.equal(code(await show(there, passkey)), 'SEC_PASSKEY')
})

test("another member's passkeys are not found, and an account has ten at most", async () => {
  const { added, who } = await withPasskey()
  const other = await loggedIn(bench)
  assert.equal(code(await send(bench, other, 'PATCH', `${KEYS}/${added.id}`, { name: 'Mine' }, false)), 'SYS_NOT_FOUND')
  assert.equal(code(await send(bench, other, 'DELETE', `${KEYS}/${added.id}`, { password: PASSWORD })), 'SYS_NOT_FOUND')
  assert.equal(code(await send(bench, other, 'PATCH', `${KEYS}/no-id`, { name: 'Mine' }, false)), 'SYS_NOT_FOUND')
  assert.equal(code(await send(bench, who, 'PATCH', `${KEYS}/${added.id}`, { name: '  ' }, false)), 'VAL_FIELD')
  const late = await optionsFor(who)
  await sql`insert into security.passkey (id, merchant_id, member_id, rp_id, credential_id, public_key, counter, transports, name, synced, created_at)
    select gen_random_uuid(), merchant_id, member_id, rp_id, 'copy' || n, public_key, 0, '{}', 'x', false, created_at
    from security.passkey, generate_series(1, 9) n where id = ${added.id}`.execute(bench.parts.database.db)
  assert.equal(code(await send(bench, who, 'POST', `${KEYS}/options`, { password: PASSWORD })), 'SEC_PASSKEY_LIMIT')
  const attempt = { name: 'x', passkey: new Authenticator().make(late) }
  assert.equal(code(await send(bench, who, 'POST', KEYS, attempt, false)), 'SEC_PASSKEY_LIMIT')
})

test('the last way into an account without a password stays', async () => {
  const { who, added } = await withPasskey()
  const db = bench.parts.database.db
  await sql`update members.member set password_hash = null where id = ${who.id}`.execute(db)
  const url = `${KEYS}/${added.id}`
  assert.equal(code(await send(bench, who, 'DELETE', url, {})), 'SOC_LAST_WAY')
  await sql`insert into members.contact (member_id, kind, merchant_id, value, verified_at)
    values (${who.id}, 'mobile', 'senluna', '+84988000222', ${new Date()})`.execute(db)
  assert.equal(code(await send(bench, who, 'DELETE', url, {})), 'OK')
})

test('an address without a name has no passkeys', async () => {
  const who = elsewhere(await loggedIn(bench), { host: '127.0.0.1' })
  assert.equal(code(await send(bench, who, 'POST', '/wps/session/login/passkey')), 'SYS_NOT_FOUND')
})
