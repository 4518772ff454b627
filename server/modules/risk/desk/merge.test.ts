import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { RiskCase, SharedPlace } from '@senluna/contract/desk/money/risk.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { openCase, type NewCase } from '../cases.ts'

let house: House
let maker: Person
let other: Person
let checker: Person
beforeAll(async () => {
  house = await openHouse()
  maker = await newPerson(house, ['RISK'])
  other = await newPerson(house, ['RISK'])
  checker = await newPerson(house, ['ADMINISTRATOR'])
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const caseOf = (id: string, as = maker) => askDesk<RiskCase>(house, as, 'GET', `/bo/v1/risk-cases/${id}`)
const act = <Value = RiskCase>(id: string, verb: string, body: unknown = {}, as = maker) =>
  askDesk<Value>(house, as, 'POST', `/bo/v1/risk-cases/${id}/${verb}`, body)
const near = async (id: string) =>
  (await askDesk<{ list: { id: string; device?: string }[] }>(house, maker, 'GET', `/bo/v1/risk-cases/${id}/near`))
    .value!.list

async function newCase(who: Somebody, more: Partial<NewCase> = {}): Promise<string> {
  const aboutId = randomUUID()
  const opened = {
    merchantCode: merchantCode('senluna'),
    memberId: who.member.id,
    kind: 'WITHDRAWAL' as const,
    aboutId,
    score: 20,
    signals: ['FIRST_WITHDRAWAL'],
  }
  house.advance(1_000)
  await db()
    .transaction()
    .execute((tx) => openCase(tx, { ...opened, ...more }, house.parts.clock.now()))
  const { rows } = await sql<{ id: string }>`select id from risk."case" where about_id = ${aboutId}`.execute(db())
  return rows[0]!.id
}

async function cluster() {
  const device = `cluster-${randomUUID().slice(0, 8)}`
  const [a, b, stranger] = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  await sql`update sessions.session set device_id = ${device} where member_id in (${a.member.id}, ${b.member.id})`.execute(
    db(),
  )
  return { device, a, b, stranger }
}

test('two cases of one cluster become one with everything in it; the other leads there, and both are written down', async () => {
  const { device, a, b, stranger } = await cluster()
  const [first, second] = [await newCase(a, { score: 70, signals: ['WATCHLIST'] }), await newCase(b)]
  const apart = await newCase(stranger)
  await act(first, 'note', { text: 'looked at the device' })
  await act(second, 'note', { text: 'the same card' }, other)
  await act(first, 'take')
  assert.deepEqual(await near(second), [{ ...(await near(second))[0]!, id: first, device }])
  const graph = await askDesk<{ list: SharedPlace[] }>(house, maker, 'GET', '/bo/v1/graph')
  assert.equal(graph.value!.list.find(({ value }) => value === device)!.openCases, 2)
  const merged = await act(first, 'merge', { into: second })
  assert.equal(merged.value?.id, second)
  assert.deepEqual([merged.value.score, merged.value.state, merged.value.owner], [70, 'INVESTIGATING', maker.name])
  assert.deepEqual(merged.value.signals, ['FIRST_WITHDRAWAL', 'WATCHLIST'])
  assert.deepEqual(
    merged.value.notes.map(({ text }) => text),
    ['looked at the device', 'the same card'],
  )
  assert.deepEqual(
    merged.value.merged.map((moved) => [moved.id, moved.by, moved.reason]),
    [[first, maker.name, 'a test']],
  )
  const gone = (await caseOf(first)).value!
  assert.deepEqual(
    [gone.state, gone.mergedInto?.id, gone.mergedInto?.by, gone.notes.length],
    ['MERGED', second, maker.name, 1],
  )
  for (const verb of ['take', 'merge'] as const)
    assert.equal((await act(first, verb, verb === 'merge' ? { into: second } : {})).errorCode, 'WD_STATE', verb)
  assert.equal((await act(first, 'decide', { state: 'CLEARED' })).errorCode, 'WD_STATE')
  const { rows } = await sql<{ object_id: string }>`select object_id from audit.entry where action = 'risk.merge'
    and object_id in (${first}, ${second}) order by seq`.execute(db())
  assert.deepEqual(
    rows.map((row) => row.object_id),
    [second, first],
  )

  assert.equal((await act(second, 'merge', { into: second })).errorCode, 'VAL_FIELD')
  assert.equal((await act(second, 'merge', { into: apart })).errorCode, 'VAL_FIELD', 'nothing links them')
  assert.equal((await act(second, 'merge', { into: randomUUID() })).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await act(second, 'merge', { into: 'x' })).errorCode, 'VAL_FIELD')
  const laundering = await newCase(a, { kind: 'AML' })
  assert.equal(
    (await act(laundering, 'merge', { into: second })).errorCode,
    'VAL_FIELD',
    'laundering stays among itself',
  )
  assert.ok((await near(second)).every(({ id }) => id !== laundering))
  const elsewhere = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await act(second, 'merge', { into: apart }, elsewhere)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await caseOf(second, elsewhere)).errorCode, 'SYS_NOT_FOUND')
})

test('a cleared link links no cases, and nobody merges what is about their own', async () => {
  const { device, a, b } = await cluster()
  const [first, second] = [await newCase(a), await newCase(b)]
  const link = { deviceId: device, memberId: b.member.id }
  const asked = await askDesk<Awaiting>(house, maker, 'POST', '/bo/v1/graph/clear', link)
  await askDesk(house, other, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
  assert.deepEqual(await near(first), [])
  assert.equal((await act(first, 'merge', { into: second })).errorCode, 'VAL_FIELD')
  const own = await newCase(a)
  const related = await newPerson(house, ['RISK'])
  await sql`insert into approvals.relation (staff_id, member_id) values (${related.id}, ${a.member.id})`.execute(db())
  assert.equal((await act(first, 'merge', { into: own }, related)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await act(first, 'merge', { into: own })).success, true, 'of one member they go together')
})

test('a case is about those of the cases that went into it, too', async () => {
  const { a, b } = await cluster()
  const [first, second] = [await newCase(a), await newCase(b)]
  const related = await newPerson(house, ['RISK'])
  await sql`insert into approvals.relation (staff_id, member_id) values (${related.id}, ${a.member.id})`.execute(db())
  assert.equal((await act(second, 'note', { text: 'Looked at' }, related)).errorCode, undefined)
  assert.equal((await act(first, 'merge', { into: second })).errorCode, undefined)
  assert.equal((await act(second, 'note', { text: 'Nothing here' }, related)).errorCode, 'APPROVAL_RELATED')
  const asked = await act<Awaiting>(second, 'decide', { state: 'CLEARED' })
  const path = `/bo/v1/approvals/${asked.value!.approvalId}/approve`
  assert.equal((await askDesk(house, related, 'POST', path)).errorCode, 'APPROVAL_RELATED')
})

test('of two who merge against each other at once one does, and nothing is lost', async () => {
  for (let nth = 0; nth < 4; nth++) {
    const { a, b } = await cluster()
    const [first, second] = [await newCase(a), await newCase(b, { signals: ['LOW_TURNOVER'] })]
    const both = await Promise.all([
      act(first, 'merge', { into: second }),
      act(second, 'merge', { into: first }, other),
    ])
    assert.deepEqual(both.map(({ errorCode }) => errorCode ?? 'done').sort(), ['WD_STATE', 'done'])
    const { rows } = await sql<{ state: string; signals: string[] }>`select state, signals from risk."case"
      where id in (${first}, ${second}) order by state`.execute(db())
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['MERGED', 'OPEN'],
    )
    assert.deepEqual([...rows[1]!.signals].sort(), ['FIRST_WITHDRAWAL', 'LOW_TURNOVER'])
  }
})

test('what was asked about a case before another went into it is over, and asked anew it holds', async () => {
  const { a, b } = await cluster()
  const [first, second] = [await newCase(a), await newCase(b)]
  const asked = await act<Awaiting>(second, 'decide', { state: 'CLEARED' })
  assert.equal(asked.status, 202)
  await act(first, 'merge', { into: second })
  const agree = (id: string) => askDesk(house, checker, 'POST', `/bo/v1/approvals/${id}/approve`, {})
  assert.equal((await agree(asked.value!.approvalId)).errorCode, 'APPROVAL_STATE')
  assert.equal((await caseOf(second)).value!.state, 'OPEN')
  const again = await act<Awaiting>(second, 'decide', { state: 'CLEARED' })
  await sql`update risk."case" set score = score + 1 where id = ${second}`.execute(db())
  assert.equal((await agree(again.value!.approvalId)).errorCode, 'APPROVAL_STALE', 'it weighs more by now')
  await sql`update risk."case" set score = score - 1 where id = ${second}`.execute(db())
  assert.equal((await agree(again.value!.approvalId)).success, true)
  assert.equal((await caseOf(second)).value!.state, 'CLEARED')
})
