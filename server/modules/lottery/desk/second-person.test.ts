import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Approval, Awaiting } from '@senluna/contract/desk/approvals.ts'
import { newSomebody } from '../../rounds/testing/house.ts'
import { newPerson, type Person } from '../../staff/testing/desk.ts'
import { placed } from '../testing/lottery-house.ts'
import {
  approve,
  db,
  desk,
  first,
  lottery,
  north,
  official,
  openDesk,
  plain,
  sealIt,
  second,
  third,
} from '../testing/desk-world.ts'

let close: () => Promise<void>
beforeAll(async () => {
  close = await openDesk()
}, 120_000)
afterAll(() => close())

const NOTE = 'the broadcast'

/** What a request would have, as somebody reads it. */
async function afterOf(who: Person, asked: { value: Awaiting | null; text: string }): Promise<Record<string, unknown>> {
  assert.ok(asked.value, asked.text)
  const list = await desk<{ list: Approval[] }>(who, 'GET', '/approvals?state=PENDING')
  const row = list.value!.list.find(({ id }) => id === asked.value!.approvalId)
  assert.ok(row, 'the request is seen')
  return row.after as Record<string, unknown>
}

/** A closed official draw on which a member of each of two brands has a bet. */
async function closedDraw(): Promise<{ id: string; early: string }> {
  const { house } = lottery
  const { id, numero } = await official()
  const theirs = await newSomebody(house, 0, 'reference.localhost')
  const early = new Date(house.parts.clock.now() - 30_000).toISOString()
  await placed(house, theirs, {
    tickets: [{ gameCode: 'VN_N', numero, betType: 'LO2', selection: ['58'], unit: '1000' }],
    clientTotal: '27000',
  })
  await sealIt()
  return { id, early }
}

const enter = (who: Person, id: string, tail: string) =>
  desk<{ became: string }>(who, 'POST', `/lottery/draws/${id}/result`, { result: north(tail) })

const brandsIn = (after: Record<string, unknown>) => after.brands as Record<string, unknown>[] | undefined

test('a decision says since when it was out and what that makes void: all brands’ to who decides above them', async () => {
  const { id, early } = await closedDraw()
  await enter(first, id, '58')
  assert.equal((await enter(second, id, '59')).value?.became, 'DISAGREES')
  const decision = { result: north('58'), note: NOTE, publishedAt: early }
  const asked = await desk<Awaiting>(plain, 'POST', `/lottery/draws/${id}/decide`, decision)
  const own = { tickets: 1, changed: 1, voidTickets: 1, voidStake: '27000' }
  const seen = await afterOf(third, asked)
  const { tickets, changed, voidTickets, voidStake, publishedAt, note } = seen
  assert.deepEqual({ tickets, changed, voidTickets, voidStake }, own)
  assert.deepEqual([publishedAt, note], [early, NOTE])
  assert.deepEqual(
    brandsIn(seen)?.map(({ tickets, voidTickets, voidStake }) => [tickets, voidTickets, voidStake]),
    [
      [1, 1, '27,000.00 XVD'],
      [1, 1, '27,000.00 XVD'],
    ],
  )
  // The brand's own people see their own tickets only, and so does the log.
  const colleague = await newPerson(lottery.house, ['LOTTERY'])
  const blind = await afterOf(colleague, asked)
  assert.deepEqual([blind.publishedAt, blind.voidTickets, brandsIn(blind)], [early, 1, undefined])
  const { rows } = await sql<{ after: Record<string, unknown> }>`select after from audit.entry
    where action = 'lottery.decide.asked' and object_id = ${id}`.execute(db())
  assert.deepEqual(
    rows.map(({ after }) => [after.publishedAt, after.brands]),
    [[early, undefined]],
  )
  const done = await approve(third, asked.value!.approvalId)
  assert.equal(done.errorCode, undefined, done.text)
}, 60_000)

test('a correction and a void say the same of theirs', async () => {
  const { house } = lottery
  const { id, early } = await closedDraw()
  for (const person of [first, second]) await enter(person, id, '58')
  for (let turn = 0; turn < 5; turn++) {
    house.advance(2_000)
    await lottery.draws.drawDue()
  }
  await lottery.draws.settleDue()
  const path = `/lottery/draws/${id}`
  const other = { result: north('59'), note: 'another number', publishedAt: early }
  const corrected = await desk<Awaiting>(plain, 'POST', `${path}/correct`, other)
  const seen = await afterOf(third, corrected)
  assert.deepEqual([seen.publishedAt, seen.tickets, seen.voidTickets, seen.voidStake], [early, 1, 1, '27000'])
  assert.equal(brandsIn(seen)?.length, 2)
  await desk(plain, 'POST', `/approvals/${corrected.value!.approvalId}/withdraw`, {})
  const asked = await desk<Awaiting>(plain, 'POST', `${path}/void`, {})
  const whole = await afterOf(third, asked)
  assert.deepEqual(
    [whole.state, whole.tickets, whole.changed, whole.voidTickets, whole.voidStake, whole.paidBesides],
    ['VOID', 1, 1, 1, '27000', '27000'],
  )
  assert.ok(BigInt(String(whole.takenBack)) > 0n, 'what was won is taken back')
  assert.equal(brandsIn(whole)?.length, 2)
}, 60_000)
