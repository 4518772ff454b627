import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { TOUCHES } from '../../concerns.ts'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Approval } from '@senluna/contract/desk/approvals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import type { Right } from '@senluna/kit/staff.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { openHouse, type House } from '../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'
import { askApproval } from './ask.ts'
import { createApprovals, type Approved } from './approvals.ts'
import { expireApprovals } from './jobs.ts'
import { waitingFor } from './store.ts'

let house: House
let maker: Person
let checker: Person
let done: Approved[] = []
let refused: Approved[] = []

beforeAll(async () => {
  house = await openHouse({}, false)
  maker = await newPerson(house, ['FINANCE_MAKER'])
  checker = await newPerson(house, ['FINANCE_CHECKER'])
  const action = {
    action: 'adjustments.make',
    run: async (_: unknown, approved: Approved) => {
      if (approved.payload === 'stale') throw new Refusal('APPROVAL_STALE')
      done.push(approved)
    },
    onRefused: async (_: unknown, approved: Approved) => void refused.push(approved),
  }
  Object.assign(house.parts.approvals, createApprovals(house.parts.database.db, [action], TOUCHES.approval))
})
afterAll(() => house.close())
beforeEach(() => {
  done = []
  refused = []
})

/** Asks as a route of a module does. */
function ask(
  wanted: { object?: string; payload?: unknown; memberId?: Id<'member'>; by?: Right; needs?: Right } = {},
  who = maker,
) {
  const call = {
    brand: house.parts.settings.brands.byHost('localhost')!,
    caller: {
      staffId: id<'staff'>(who.id),
      merchantCode: merchantCode('senluna'),
      name: who.name,
      shownAs: who.name,
      rights: [],
      sessionId: id<'staff-session'>(randomUUID()),
    },
    now: house.parts.clock.now(),
    ip: who.ip,
    deviceId: '',
    reason: 'a good reason',
    traceId: 't',
    params: {},
    body: {},
    ...(wanted.by ? { right: wanted.by } : {}),
    reply: { code: () => undefined },
  }
  return house.parts.database.db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: 'adjustments.make',
      object: { kind: 'adjustment', id: wanted.object ?? randomUUID() },
      ...(wanted.memberId ? { memberId: wanted.memberId } : {}),
      payload: wanted.payload ?? { amount: '5' },
      before: { balance: '0' },
      after: { balance: '5' },
      needs: wanted.needs ?? 'adjustments.approve',
    }),
  )
}
const decide = (who: Person, id: string, verb: string) =>
  askDesk<Approval>(house, who, 'POST', `/bo/v1/approvals/${id}/${verb}`, {})

const waitingOf = async (who: Person) =>
  (await askDesk<{ list: Approval[] }>(house, who, 'GET', '/bo/v1/approvals?state=PENDING&pageSize=100')).value!.list
async function waitingCount(who: Person): Promise<number> {
  const { db } = house.parts.database
  const { rows } = await sql<{ rights: Right[] }>`select array(select p.page || '.' || p.action
    from staff.account_role r join staff.permission p on p.merchant_id = r.merchant_id and p.role = r.role
    where r.staff_id = ${who.id}) as rights`.execute(db)
  const caller = {
    staffId: id<'staff'>(who.id),
    merchantCode: merchantCode('senluna'),
    name: who.name,
    shownAs: who.name,
    rights: rows[0]!.rights,
    sessionId: id<'staff-session'>(randomUUID()),
  }
  return (await waitingFor(db, caller, house.parts.clock.now())).waiting
}

test('what one asks for happens once another approves it, and both are in the audit log', async () => {
  const { approvalId } = await ask()
  const list = await askDesk<{ list: Approval[] }>(house, checker, 'GET', '/bo/v1/approvals?state=PENDING')
  const waiting = list.value!.list.find((request) => request.id === approvalId)!
  assert.deepEqual([waiting.mine, waiting.decidable, waiting.maker], [false, true, maker.name])
  assert.ok(waiting.makerShownAs)
  const approved = await decide(checker, approvalId, 'approve')
  assert.deepEqual([approved.value!.state, approved.value!.checker], ['APPROVED', checker.name])
  assert.deepEqual(
    done.map(({ payload, makerId }) => [payload, makerId]),
    [[{ amount: '5' }, maker.id]],
  )
  const { rows } = await sql<{ action: string }>`select action from audit.entry
    where object_id = ${waiting.objectId} order by seq`.execute(house.parts.database.db)
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['adjustments.make.asked', 'adjustments.make.approved'],
  )
})

test('the one who asked cannot decide, nor one without the right, nor one for their own account', async () => {
  const memberId = id<'member'>(randomUUID())
  const { approvalId } = await ask({ memberId })
  assert.equal((await decide(maker, approvalId, 'approve')).errorCode, 'APPROVAL_OWN')
  assert.equal((await decide(maker, approvalId, 'reject')).errorCode, 'APPROVAL_OWN')
  const auditor = await newPerson(house, ['AUDITOR'])
  assert.equal((await decide(auditor, approvalId, 'approve')).errorCode, 'AUTH_FORBIDDEN')
  await sql`insert into approvals.relation (staff_id, member_id) values (${checker.id}, ${memberId})`.execute(
    house.parts.database.db,
  )
  assert.equal((await decide(checker, approvalId, 'approve')).errorCode, 'APPROVAL_RELATED')
  await assert.rejects(ask({ memberId }, checker), { code: 'APPROVAL_RELATED' })
  assert.deepEqual(done, [])
})

test('what somebody asked for is stale once they are related to the member: the second person alone is not two', async () => {
  const memberId = id<'member'>(randomUUID())
  const { approvalId } = await ask({ memberId })
  await sql`insert into approvals.relation (staff_id, member_id) values (${maker.id}, ${memberId})`.execute(
    house.parts.database.db,
  )
  assert.equal((await decide(checker, approvalId, 'approve')).errorCode, 'APPROVAL_STALE')
  assert.deepEqual(done, [])
  assert.equal((await decide(checker, approvalId, 'reject')).value!.state, 'REJECTED')
})

test('of an approval and a rejection at once exactly one holds', async () => {
  const others = await newPerson(house, ['FINANCE_CHECKER'])
  for (let round = 0; round < 5; round++) {
    done = []
    refused = []
    const { approvalId } = await ask()
    const replies = await Promise.all([
      decide(checker, approvalId, 'approve'),
      decide(others, approvalId, 'reject'),
      decide(others, approvalId, 'approve'),
      decide(maker, approvalId, 'withdraw'),
    ])
    assert.equal(replies.filter(({ success }) => success).length, 1)
    assert.ok(replies.every(({ success, errorCode }) => success || errorCode === 'APPROVAL_STATE'))
    assert.equal(done.length + refused.length, 1)
  }
})

test('what is stale by then is refused whole: it still waits', async () => {
  const { approvalId } = await ask({ payload: 'stale' })
  assert.equal((await decide(checker, approvalId, 'approve')).errorCode, 'APPROVAL_STALE')
  assert.equal((await decide(checker, approvalId, 'reject')).value!.state, 'REJECTED')
  assert.equal(refused.length, 1)
})

test('one open request for a thing; its maker alone takes it back', async () => {
  const object = randomUUID()
  const { approvalId } = await ask({ object })
  await assert.rejects(ask({ object }), { code: 'APPROVAL_OPEN' })
  assert.equal((await decide(checker, approvalId, 'withdraw')).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await decide(maker, approvalId, 'withdraw')).value!.state, 'WITHDRAWN')
  await ask({ object })
})

test('a request of another brand, of no one, and one out of time are refused', async () => {
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  const { approvalId } = await ask()
  for (const [who, requestId] of [
    [abroad, approvalId],
    [checker, randomUUID()],
    [checker, 'x'],
  ] as const)
    assert.equal((await decide(who, requestId, 'approve')).errorCode, 'SYS_NOT_FOUND')
  await sql`update approvals.approval set expires_at = ${new Date(house.parts.clock.now())} where id = ${approvalId}`.execute(
    house.parts.database.db,
  )
  assert.equal((await decide(checker, approvalId, 'approve')).errorCode, 'APPROVAL_STATE')
  await expireApprovals(house.parts.approvals, house.parts.log, later(house.parts.clock.now(), DAY))
  const list = await askDesk<{ list: Approval[] }>(house, checker, 'GET', '/bo/v1/approvals?state=EXPIRED')
  assert.ok(list.value!.list.some((request) => request.id === approvalId))
  assert.ok(refused.some((request) => request.id === approvalId))
})

test('what nobody knows how to do any more is not agreed to, and can be taken back', async () => {
  const { approvalId } = await ask()
  await sql`update approvals.approval set action = 'adjustments.once' where id = ${approvalId}`.execute(
    house.parts.database.db,
  )
  assert.equal((await decide(checker, approvalId, 'approve')).errorCode, 'APPROVAL_STALE')
  assert.equal((await decide(maker, approvalId, 'withdraw')).value?.state, 'WITHDRAWN')
  assert.deepEqual([done.length, refused.length], [0, 0])
})

test('what somebody asked for is stale once they may not ask for it any more, and ends with their account', async () => {
  const left = await newPerson(house, ['FINANCE_MAKER'])
  const { approvalId } = await ask({ by: 'adjustments.edit' }, left)
  const db = house.parts.database.db
  await sql`update staff.account_role set role = 'SUPPORT' where staff_id = ${left.id}`.execute(db)
  assert.equal((await decide(checker, approvalId, 'approve')).errorCode, 'APPROVAL_STALE')
  await sql`update staff.account_role set role = 'FINANCE_MAKER' where staff_id = ${left.id}`.execute(db)
  const other = await ask({ by: 'adjustments.edit' }, left)
  assert.equal((await decide(checker, other.approvalId, 'approve')).success, true)
  const unnamed = await ask({}, left)
  await sql`update staff.account set closed_at = ${new Date(house.parts.clock.now())} where id = ${left.id}`.execute(db)
  for (const { approvalId: waits } of [{ approvalId }, unnamed])
    assert.equal((await decide(checker, waits, 'approve')).errorCode, 'APPROVAL_STALE')
  assert.equal(done.length, 1)
  await expireApprovals(house.parts.approvals, house.parts.log, house.parts.clock.now())
  const list = await askDesk<{ list: Approval[] }>(house, checker, 'GET', '/bo/v1/approvals?state=WITHDRAWN')
  assert.ok(list.value!.list.some(({ id }) => id === approvalId))
  assert.deepEqual(refused.map(({ id }) => id).toSorted(), [approvalId, unnamed.approvalId].toSorted())
})

test('a request is seen by who asked, who may decide it and who sees its page, counted and decided alike', async () => {
  const risk = await newPerson(house, ['RISK'])
  const trader = await newPerson(house, ['TRADING'])
  const before = (await waitingOf(trader)).length
  const counted = await waitingCount(trader)
  const { approvalId } = await ask({ needs: 'risk.approve' }, risk)
  assert.equal((await waitingOf(trader)).length, before)
  assert.equal(await waitingCount(trader), counted)
  assert.equal((await decide(trader, approvalId, 'reject')).errorCode, 'SYS_NOT_FOUND')
  for (const who of [maker, checker, trader])
    assert.ok(!(await waitingOf(who)).some(({ id }) => id === approvalId), who.name)
  const another = await newPerson(house, ['RISK'])
  const auditor = await newPerson(house, ['AUDITOR'])
  for (const who of [risk, another, auditor])
    assert.ok(
      (await waitingOf(who)).some(({ id }) => id === approvalId),
      who.name,
    )
  const own = await ask({ needs: 'risk.approve' }, trader)
  assert.ok((await waitingOf(trader)).some(({ id }) => id === own.approvalId))
  assert.equal(await waitingCount(trader), counted + 1)
})
