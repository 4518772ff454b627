import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskVendor } from '@senluna/contract/desk/brand/catalog.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { vendorKeys } from '@senluna/contract/desk/brand/vendor-keys.ts'
import { HOUR, instant, later, MINUTE } from '@senluna/kit/time.ts'
import { VendorCalls } from '../vendors/vendor-calls.ts'
import { expireApprovals } from '../../approvals/index.ts'
import { ask, newSomebody } from '../../rounds/testing/house.ts'
import { sealed } from '../../sessions/testing/sealing.ts'
import { newVisitor } from '../../sessions/testing/visitor.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { bring, only, openVendorHouse, VENDOR, type VendorHouse } from '../../transfers/testing/vendor-house.ts'
import { forgetVendorCalls, vendorHealth } from '../vendors/call-store.ts'
import { wipeVendorKeys } from '../vendors/key-store.ts'

const FIRST = 'first-key-of-the-desk-0001'
const SECOND = 'second-key-of-the-desk-002'

let house: VendorHouse
let maker: Person
let checker: Person
beforeAll(async () => {
  house = await openVendorHouse()
  maker = await newPerson(house, ['ADMINISTRATOR'])
  checker = await newPerson(house, ['ADMINISTRATOR'])
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const KEYS = '/bo/v1/vendor-keys'
async function enter(body: unknown, who = maker) {
  house.advance(600)
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const jwe = await sealed(site, newVisitor({ host: who.host.replace(/^desk\./, '') }), 'POST', KEYS, body)
  return ask<Awaiting>(house, 'POST', KEYS, {
    body: { jwe },
    headers: {
      host: who.host,
      'x-forwarded-for': who.ip,
      cookie: `__Host-staff=${who.cookie}`,
      authorization: `Bearer ${who.handle}`,
      'x-reason': 'a%20test',
    },
  })
}
const decide = (id: string, verb: string, who = checker) =>
  askDesk(house, who, 'POST', `/bo/v1/approvals/${id}/${verb}`)
const keys = async () => {
  const reply = await askDesk<ReplyOf<typeof vendorKeys>>(house, maker, 'GET', `/bo/v1/vendors/${VENDOR}/keys`)
  return { text: reply.text, ...reply.value! }
}
const states = async () => (await keys()).list.map(({ state }) => state)
/** Lets time pass, with somebody at the desk. */
async function pass(minutes: number) {
  for (let left = minutes; left > 0; left -= 10) {
    house.advance(Math.min(left, 10) * MINUTE)
    for (const who of [maker, checker]) await askDesk(house, who, 'GET', '/bo/v1/vendors')
  }
}
const db = () => house.parts.database.db
/** Whether the vendor and the server understand each other now. */
async function works() {
  // Longer than a process goes on with the keys it read.
  house.advance(2_100)
  const reply = await bring(house, await newSomebody(house), '50000')
  return reply.errorCode === undefined && only(reply).status === 'DONE'
}

test('a key is entered by one and signs when another agrees; the one before overlaps as long as was said', async () => {
  assert.equal(await works(), true, 'by the key of the environment')
  assert.deepEqual(await keys().then(({ list, builtIn }) => ({ list, builtIn })), { list: [], builtIn: true })
  const asked = await enter({ vendor: VENDOR, secret: FIRST, overlapMinutes: 60 })
  assert.equal(asked.status, 202)
  assert.deepEqual(await states(), ['WAITS'])
  assert.equal(await works(), true, 'nothing has changed yet')
  assert.equal((await decide(asked.value!.approvalId, 'approve', maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await enter({ vendor: VENDOR, secret: SECOND, overlapMinutes: 0 })).errorCode, 'APPROVAL_OPEN')
  assert.equal((await decide(asked.value!.approvalId, 'approve')).success, true)
  assert.deepEqual([await states(), (await keys()).builtIn], [['SIGNS'], false])
  assert.equal(await works(), false, 'the vendor does not know the new key yet')
  house.vendor.takeSecrets([FIRST])
  assert.equal(await works(), true)

  const next = await enter({ vendor: VENDOR, secret: SECOND, overlapMinutes: 30 })
  await decide(next.value!.approvalId, 'approve')
  assert.deepEqual(await states(), ['SIGNS', 'OVERLAPS'])
  const ring = house.parts.vendorKeys
  house.advance(2_100)
  const at = { merchantCode: merchantCode('senluna'), vendorCode: VENDOR }
  assert.deepEqual(await ring.keysOf(at, 'env'), { signs: SECOND, believed: [SECOND, FIRST] })
  await pass(31)
  assert.deepEqual(await ring.keysOf(at, 'env'), { signs: SECOND, believed: [SECOND] })
  assert.deepEqual(await states(), ['SIGNS', 'OVER'])
  await wipeVendorKeys(db(), house.parts.clock.now())
  const { rows } = await sql<{ left: number }>`select octet_length(sealed) as left from catalog.vendor_key
    order by entered_at`.execute(db())
  assert.deepEqual([rows[0]?.left, (rows[1]?.left ?? 0) > SECOND.length], [0, true])
})

test('a rotation without an overlap ends every older one at once', async () => {
  const ring = house.parts.vendorKeys
  const at = { merchantCode: merchantCode('senluna'), vendorCode: VENDOR }
  for (const [secret, overlapMinutes] of [
    ['third-key-of-the-desk-0003', 600],
    ['fourth-key-of-the-desk-004', 0],
  ] as const) {
    const asked = await enter({ vendor: VENDOR, secret, overlapMinutes })
    await decide(asked.value!.approvalId, 'approve')
  }
  house.advance(2_100)
  assert.deepEqual((await ring.keysOf(at, 'env')).believed, ['fourth-key-of-the-desk-004'])
  house.vendor.takeSecrets(['fourth-key-of-the-desk-004'])
  assert.equal(await works(), true)
})

test('the other brand keeps its own key, and neither sees the other’s', async () => {
  const abroad = { merchantCode: merchantCode('refbrand1'), vendorCode: VENDOR }
  assert.equal((await house.parts.vendorKeys.keysOf(abroad, 'env')).signs, 'env')
  const there = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  const list = await askDesk<ReplyOf<typeof vendorKeys>>(house, there, 'GET', `/bo/v1/vendors/${VENDOR}/keys`)
  assert.deepEqual([list.value!.list, list.value!.builtIn], [[], true])
  const asked = await enter({ vendor: VENDOR, secret: FIRST, overlapMinutes: 0 })
  assert.equal((await decide(asked.value!.approvalId, 'approve', there)).errorCode, 'SYS_NOT_FOUND')
  await decide(asked.value!.approvalId, 'withdraw', maker)
})

test('what nobody agrees to is forgotten: refused, taken back or run out', async () => {
  const count = async () => (await states()).length
  const before = await count()
  for (const [verb, who] of [
    ['reject', checker],
    ['withdraw', maker],
  ] as const) {
    const asked = await enter({ vendor: VENDOR, secret: FIRST, overlapMinutes: 5 })
    assert.equal(await count(), before + 1)
    await decide(asked.value!.approvalId, verb, who)
    assert.equal(await count(), before)
  }
  await enter({ vendor: VENDOR, secret: FIRST, overlapMinutes: 5 })
  await expireApprovals(house.parts.approvals, house.parts.log, later(house.parts.clock.now(), 25 * HOUR))
  assert.equal(await count(), before)
})

test('bad keys and vendors are refused with a sentence, and change nothing', async () => {
  const before = await states()
  const good = { vendor: VENDOR, secret: SECOND, overlapMinutes: 5 }
  for (const [body, code, pattern] of [
    [{ ...good, vendor: 'NO_SUCH' }, 'SYS_NOT_FOUND'],
    [{ ...good, vendor: 'SENLUNA' }, 'VAL_FIELD', 'VENDOR_UNCONNECTED'],
    [{ ...good, secret: 'fourth-key-of-the-desk-004' }, 'VAL_FIELD', 'VENDOR_KEY_SAME'],
    [{ ...good, secret: 'short' }, 'VAL_FIELD'],
    [{ ...good, secret: 'with spaces in the middle' }, 'VAL_FIELD'],
    [{ ...good, secret: 'x'.repeat(513) }, 'VAL_FIELD'],
    [{ ...good, overlapMinutes: -1 }, 'VAL_FIELD'],
    [{ ...good, overlapMinutes: 10_081 }, 'VAL_FIELD'],
    [{ ...good, overlapMinutes: 1.5 }, 'VAL_FIELD'],
  ] as const) {
    const reply = await enter(body)
    assert.deepEqual([reply.errorCode, code], [code, code], JSON.stringify(body))
    if (pattern) assert.ok(reply.text.includes(pattern))
  }
  // In the open it isn't even read.
  assert.equal((await askDesk(house, maker, 'POST', KEYS, good)).errorCode, 'SYS_CRYPTO')
  const looker = await newPerson(house, ['AUDITOR'])
  assert.equal((await enter(good, looker)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await askDesk(house, looker, 'GET', `/bo/v1/vendors/NO_SUCH/keys`)).errorCode, 'SYS_NOT_FOUND')
  assert.deepEqual(await states(), before)
})

test('no secret is told, written down or kept in the open', async () => {
  const { text } = await keys()
  const tables = ['catalog.vendor_key', 'approvals.approval', 'audit.entry', 'platform.outbox']
  const kept = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ all: string }>`select coalesce(string_agg(t::text, ' '), '') as all
        from ${sql.raw(table)} t`.execute(db())
      return rows[0]!.all
    }),
  )
  for (const secret of [FIRST, SECOND]) {
    const hex = Buffer.from(secret).toString('hex')
    for (const written of [text, ...kept]) assert.ok(!written.includes(secret) && !written.includes(hex))
  }
})

test('two who agree to the same key at once: one holds', async () => {
  const asked = await enter({ vendor: VENDOR, secret: 'fifth-key-of-the-desk-0005', overlapMinutes: 10_080 })
  const other = await newPerson(house, ['ADMINISTRATOR'])
  const replies = await Promise.all([checker, other].map((who) => decide(asked.value!.approvalId, 'approve', who)))
  assert.deepEqual(replies.map(({ errorCode }) => errorCode ?? 'done').sort(), ['APPROVAL_STATE', 'done'])
  assert.equal((await states()).filter((state) => state === 'SIGNS').length, 1)
})

test('the desk tells how a vendor has answered: calls, errors, speed and the hour in parts', async () => {
  // What the house itself called is noted a few seconds late: longer ago than an hour by then.
  await pass(70)
  await sql`delete from catalog.vendor_minute`.execute(db())
  const calls = new VendorCalls({ db: db(), clock: house.parts.clock, log: house.parts.log })
  const list = async () =>
    (await askDesk<{ list: OnWire<DeskVendor>[] }>(house, maker, 'GET', '/bo/v1/vendors')).value!.list
  const shown = async () => (await list()).find(({ vassalage }) => vassalage === VENDOR)!.health
  assert.equal((await shown()).state, 'QUIET')
  const at = { merchantCode: merchantCode('senluna'), vendorCode: VENDOR }
  for (let n = 0; n < 95; n++) calls.called({ ...at, ms: 35, answered: true })
  for (let n = 0; n < 5; n++) calls.called({ ...at, ms: 900, answered: true })
  // Of two processes that write at once both count.
  const beside = new VendorCalls({ db: db(), clock: house.parts.clock, log: house.parts.log })
  for (let n = 0; n < 100; n++) beside.called({ ...at, ms: 35, answered: n > 1 })
  await Promise.all([calls.flush(), beside.flush()])
  const good = await shown()
  assert.deepEqual(
    [good.state, good.calls, good.unanswered, good.p95Ms, good.hour.at(-1), good.hour[0]],
    ['GOOD', 200, 2, 40, 'GOOD', 'NONE'],
  )
  assert.ok(good.lastAnswerAt)
  await pass(12)
  for (let n = 0; n < 6; n++) calls.called({ ...at, ms: 4_000, answered: false })
  await calls.flush()
  const down = await shown()
  assert.deepEqual([down.state, down.hour.at(-1), down.lastAnswerAt], ['DOWN', 'BAD', good.lastAnswerAt])
  assert.equal((await list()).find(({ vassalage }) => vassalage === 'SENLUNA')!.health.state, 'OWN')
  const now = house.parts.clock.now()
  assert.equal(
    (await vendorHealth(db(), merchantCode('refbrand1'), [VENDOR], now)).get(VENDOR)!.calls,
    0,
    'the other brand’s',
  )
  await forgetVendorCalls(db(), instant(now + 9 * 24 * HOUR))
  assert.equal((await shown()).state, 'QUIET')
})
