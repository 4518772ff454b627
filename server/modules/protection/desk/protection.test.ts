import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { EventPayload, EventTopic } from '@senluna/contract/events.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { Guarded, ProtectionStep } from '@senluna/contract/desk/members/protection.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { DAY, MINUTE } from '@senluna/kit/time.ts'
import { lockMember } from '../../members/index.ts'
import { DRAFTS } from '../../messages/drafts/drafts.ts'
import { askAs, newSomebody, openHouse, sit, spin, type House, type Somebody } from '../../rounds/testing/house.ts'
import { openSession } from '../../sessions/open-session.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

type Role = 'RISK' | 'ADMINISTRATOR' | 'AUDITOR'
const people = new Map<Role, { person: Person; since: number }>()

/** Somebody with a role whose session hasn't ended: tests let months pass. */
async function person(role: Role): Promise<Person> {
  const known = people.get(role)
  const now = house.parts.clock.now()
  if (known && now - known.since < 20 * MINUTE) return known.person
  const made = { person: await newPerson(house, [role]), since: now }
  people.set(role, made)
  return made.person
}

type List<Row> = { list: Row[]; next?: string }
const read = async <Value>(path: string) =>
  askDesk<Value>(house, await person('AUDITOR'), 'GET', `/bo/v1/protection${path}`)
const list = (query = '') => read<List<Guarded>>(query)
const guarded = async (who: Somebody) => (await read<Guarded>(`/${who.member.id}`)).value!
const steps = async (who: Somebody) => (await read<List<ProtectionStep>>(`/${who.member.id}/steps`)).value!.list
const act = async <Value = Guarded>(who: Somebody | string, verb: string, body: unknown = {}, as?: Person) => {
  const path = `/bo/v1/protection/${typeof who === 'string' ? who : who.member.id}/${verb}`
  return askDesk<Value>(house, as ?? (await person('RISK')), 'POST', path, body)
}
const agree = async (id: string, role: Role = 'ADMINISTRATOR') =>
  askDesk(house, await person(role), 'POST', `/bo/v1/approvals/${id}/approve`)
const own = (who: Somebody, body: unknown) => askAs(house, who, 'PUT', '/wps/v2/rg', body)
const db = () => house.parts.database.db

/** What a log-in comes to. */
const enters = (who: Somebody): Promise<string> =>
  db()
    .transaction()
    .execute(async (tx) => {
      const member = (await lockMember(tx, who.member.id))!
      const way = { ip: '203.0.113.7', deviceId: 'device', deviceName: '', weakPassword: false, byPassword: true }
      const brand = house.parts.settings.brands.byHost(who.host)!
      await openSession(tx, house.parts.sessions, brand, member, way, house.parts.clock.now())
    })
    .then(
      () => 'in',
      (error: { code?: string }) => error.code ?? 'a bug',
    )

/** The events that tell a member. */
const noticesOf = async <Topic extends EventTopic>(who: Somebody, topic: Topic) =>
  (
    await sql<{ payload: EventPayload<Topic>; at: Date }>`select payload, at from platform.outbox
      where audience = ${who.member.id} and topic = ${topic} order by id`.execute(db())
  ).rows

test('members are listed by what protects them, with waiting raises; a whole name finds who has nothing yet', async () => {
  const limited = await newSomebody(house)
  const plain = await newSomebody(house)
  await own(limited, { kind: 'lossDay', value: '500000' })
  await own(limited, { kind: 'lossDay', value: '900000' })
  await own(limited, { kind: 'realityCheck', value: '30' })
  const row = (await list('?by=RAISE')).value!.list.find(({ id }) => id === limited.member.id)!
  assert.deepEqual([row.state, row.checkMinutes, row.limits[0]!.value], ['OPEN', 30, '500000'])
  assert.equal(row.limits[0]!.raise!.value, '900000')
  for (const by of ['LIMIT', 'CHECK'])
    assert.ok(
      (await list(`?by=${by}`)).value!.list.some(({ id }) => id === limited.member.id),
      by,
    )
  for (const by of ['BREAK', 'EXCLUSION', 'CLOSED'])
    assert.ok(!(await list(`?by=${by}`)).value!.list.some(({ id }) => id === limited.member.id), by)
  assert.ok(!(await list()).value!.list.some(({ id }) => id === plain.member.id))
  const found = await list(`?name=${plain.member.userName.toUpperCase()}`)
  assert.deepEqual(
    found.value!.list.map(({ id }) => id),
    [plain.member.id],
  )
  const first = await list('?pageSize=1')
  const rest = await list(`?pageSize=100${first.value!.next ? `&after=${first.value!.next}` : ''}`)
  assert.ok(first.value!.list.length === 1 && (!first.value!.next || isUuid(first.value!.next)))
  assert.ok(!first.value!.next || rest.value!.list.every(({ id }) => id < first.value!.list[0]!.id))
  for (const bad of ['?after=x', '?by=OTHER', '?pageSize=1000'])
    assert.equal((await list(bad)).errorCode, 'VAL_FIELD', bad)
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from audit.entry
    where action = 'protection.list' and actor_id = ${(await person('AUDITOR')).id}`.execute(db())
  assert.ok(rows[0]!.n >= 8n)
  const taken = await askDesk<{ csv: string }>(house, await person('RISK'), 'POST', '/bo/v1/protection/export')
  assert.ok(taken.value!.csv.includes(limited.member.userName))
})

test('who may only look can do nothing; nobody reaches another brand’s member or a trial account', async () => {
  const who = await newSomebody(house)
  const bodies = { break: { term: '1d' }, limit: { kind: 'stake', value: '1' }, contact: { text: 'Hi' }, end: {} }
  for (const [verb, body] of Object.entries(bodies)) {
    assert.equal((await act(who, verb, body, await person('AUDITOR'))).status, 403, verb)
    const elsewhere = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
    assert.equal((await act(who, verb, body, elsewhere)).status, 404, verb)
    for (const name of ['x', 'a0000000-0000-7000-8000-000000000000', (await newSomebody(house, 4)).member.id])
      assert.equal((await act(name, verb, body)).status, 404, verb)
  }
  const moderator = await newPerson(house, ['MODERATOR'])
  assert.equal((await askDesk(house, moderator, 'GET', '/bo/v1/protection')).status, 403)
  assert.deepEqual([(await guarded(who)).state, await steps(who)], ['OPEN', []])
})

test('a limit is set lower at once, never looser; a waiting raise is dropped, and the member is told', async () => {
  const who = await newSomebody(house)
  const seat = await sit(house, who)
  assert.equal((await act(who, 'limit', { kind: 'stake', value: '2000' })).value!.limits[0]!.value, '2000')
  assert.equal((await spin(house, seat, { stake: '5000' })).errorCode, 'RG_LIMIT')
  await own(who, { kind: 'stake', value: '9000' })
  assert.ok((await guarded(who)).limits[0]!.raise)
  for (const value of ['9000', '2001', '20000']) {
    const refused = await act(who, 'limit', { kind: 'stake', value })
    assert.equal(refused.errorCode, 'VAL_FIELD', value)
  }
  house.advance(2 * DAY)
  assert.equal((await act(who, 'limit', { kind: 'stake', value: '9000' })).errorCode, 'VAL_FIELD', 'theirs to confirm')
  const same = await act(who, 'limit', { kind: 'stake', value: '2000' })
  assert.deepEqual([same.value!.limits[0]!.value, same.value!.limits[0]!.raise], ['2000', undefined])
  assert.equal((await act(who, 'limit', { kind: 'session', value: '5' })).errorCode, 'VAL_FIELD')
  for (const value of ['-1', '1.5', '', '1'.repeat(30)])
    assert.equal((await act(who, 'limit', { kind: 'stake', value })).errorCode, 'VAL_FIELD', value)
  assert.deepEqual(
    (await noticesOf(who, 'limitChanged')).map(({ payload }) => payload),
    [
      { kind: 'stake', value: '2000' },
      { kind: 'stake', value: '2000' },
    ],
  )
  const [last] = await steps(who)
  assert.deepEqual([last!.kind, last!.detail.to, typeof last!.detail.by], ['limit', '2000', 'string'])
  const { rows } = await sql<{ after: unknown }>`select after from audit.entry
    where action = 'protection.limit' and object_id = ${who.member.id} order by seq limit 1`.execute(db())
  assert.deepEqual(rows[0]!.after, { state: 'OPEN', until: null, stake: '2000' })
})

test('a break holds at once, what lasts longer stays; the member is told', async () => {
  const who = await newSomebody(house)
  const done = await act(who, 'break', { term: '1w' })
  assert.equal(done.value!.state, 'BREAK')
  assert.equal((await askAs(house, who, 'GET', '/wps/v2/rg')).status, 401, 'the session has ended')
  assert.equal(await enters(who), 'AUTH_EXCLUDED')
  assert.equal((await act(who, 'break', { term: '1d' })).value!.until, done.value!.until, 'never made shorter')
  assert.equal((await act<Awaiting>(who, 'end')).errorCode, 'APPROVAL_STALE', 'a break ends by itself')
  const [event] = await noticesOf(who, 'shutOut')
  const draft = DRAFTS.shutOut({ memberId: who.member.id, payload: event!.payload, at: house.parts.clock.now() })
  assert.ok(draft && 'template' in draft && draft.template === 'shutOutBreak')
  house.advance(8 * DAY)
  assert.equal(await enters(who), 'in')
  assert.equal((await act(who, 'break', { term: '9y' })).errorCode, 'VAL_FIELD')
})

test('an exclusion of the member’s own ends after its term only, by two, a day later', async () => {
  const who = await newSomebody(house)
  await act(who, 'break', { term: '6m' })
  // As the member would have asked for it themselves.
  await sql`insert into protection.step (owner_id, id, at, kind, detail)
    values (${who.member.id}, gen_random_uuid(), ${new Date(house.parts.clock.now())}, 'exclusion', '{"term":"6m"}')`.execute(
    db(),
  )
  assert.deepEqual([(await guarded(who)).state, (await guarded(who)).byStaff], ['EXCLUDED', false])
  assert.equal((await act(who, 'end')).errorCode, 'APPROVAL_STALE')
  house.advance(190 * DAY)
  assert.equal((await guarded(who)).state, 'OVER')
  const asked = await act<Awaiting>(who, 'end')
  assert.equal(asked.status, 202)
  assert.equal((await act(who, 'end')).errorCode, 'APPROVAL_OPEN')
  assert.equal((await agree(asked.value!.approvalId, 'RISK')).errorCode, 'APPROVAL_OWN')
  assert.equal(await enters(who), 'AUTH_EXCLUDED', 'nothing has changed yet')
  assert.equal((await agree(asked.value!.approvalId)).success, true)
  assert.equal((await guarded(who)).state, 'RETURNING')
  assert.equal(await enters(who), 'AUTH_EXCLUDED', 'a day is waited')
  assert.equal((await act(who, 'end')).errorCode, 'APPROVAL_STALE')
  assert.equal((await noticesOf(who, 'returnAllowed')).length, 1)
  house.advance(DAY)
  assert.equal(await enters(who), 'in')
  assert.equal((await guarded(who)).state, 'OPEN')
})

test('one that staff set by mistake is ended by two before its term, and a closed account stays closed', async () => {
  const who = await newSomebody(house)
  const done = await act(who, 'break', { term: 'permanent' })
  assert.deepEqual([done.value!.state, done.value!.until, done.value!.byStaff], ['EXCLUDED', undefined, true])
  const asked = await act<Awaiting>(who, 'end')
  assert.equal((await agree(asked.value!.approvalId)).success, true)
  assert.equal(await enters(who), 'AUTH_EXCLUDED')
  house.advance(DAY)
  assert.equal(await enters(who), 'in')
  await sql`update members.member set state = 1 where id = ${who.member.id}`.execute(db())
  assert.equal((await act(who, 'break', { term: '1d' })).errorCode, 'APPROVAL_STALE')
  assert.ok((await list('?by=CLOSED')).value!.list.some(({ id }) => id === who.member.id))
})

test('a talk stands in the history, by key; its words stay out of the audit log', async () => {
  const who = await newSomebody(house)
  for (const text of ['First', 'Second']) await act(who, 'contact', { text })
  const path = `/${who.member.id}/steps`
  const page = (await read<List<ProtectionStep>>(`${path}?pageSize=1`)).value!
  const next = await read<List<ProtectionStep>>(`${path}?pageSize=1&after=${encodeURIComponent(page.next!)}`)
  assert.deepEqual([page.list[0]!.detail.text, next.value!.list[0]!.detail.text], ['Second', 'First'])
  assert.equal((await read(`${path}?after=x`)).errorCode, 'VAL_FIELD')
  assert.equal((await act(who, 'contact', { text: '  ' })).errorCode, 'VAL_FIELD')
  const { rows } = await sql<{ found: boolean }>`select exists (select from audit.entry
    where object_id = ${who.member.id} and (before::text || after::text) like '%Second%') as found`.execute(db())
  assert.equal(rows[0]!.found, false)
})
