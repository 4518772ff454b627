import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { ALL_RIGHTS, HOUSE_RIGHTS, STARTING_ROLES, type Right } from '@senluna/kit/staff.ts'
import { openHouse, type House } from '../modules/rounds/testing/house.ts'
import { switchOn } from '../modules/settings/testing/switch-on.ts'
import { askDesk, newPerson, type Person } from '../modules/staff/testing/desk.ts'

const CALLS = ENDPOINTS.filter((endpoint) => endpoint.for === 'staff')

let house: House
const people = new Map<string, Person>()

beforeAll(async () => {
  house = await openHouse({ BENCH: '' }, false)
  await switchOn(house, 'AGENT_CREDIT_BOOK')
}, 120_000)
afterAll(() => house.close())

/**
 * Parts of a path that stand for nothing there is: a call that is let in finds nothing, one that
 * isn't says so first.
 */
const pathOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-0000000000ff')

/** A body that no call of money or change takes: what is let in stops at its shape. */
const ask = (person: Person, endpoint: Endpoint) =>
  askDesk(
    house,
    person,
    endpoint.method,
    pathOf(endpoint),
    endpoint.method === 'GET' || endpoint.multipart ? undefined : { '': 0 },
  )

const rightsOf = (role: string): readonly string[] =>
  Object.entries(STARTING_ROLES).find(([name]) => name === role)?.[1] ?? []

test('there is something to ask for, and every right is one of the list', () => {
  assert.ok(CALLS.length > 30)
  for (const call of CALLS) if (call.right) assert.ok(ALL_RIGHTS.includes(call.right), `${call.path} ${call.right}`)
})

test('every call that changes something or shows somebody hangs on a right', () => {
  // One's own session, views and favorites, and what every desk shows, ask for none.
  const free = CALLS.filter((call) => !call.right).map((call) => `${call.method} ${call.path}`)
  for (const item of free) assert.match(item, / \/bo\/v1\/(?:session|views|favorites)\b/, item)
})

test('what stands above the brands no role has, and no role can be given', () => {
  for (const rights of Object.values<readonly Right[]>(STARTING_ROLES))
    for (const right of HOUSE_RIGHTS) assert.ok(!rights.includes(right), right)
})

test('every page of the desk that a starting role may change it may also see', () => {
  for (const [role, rights] of Object.entries(STARTING_ROLES))
    for (const right of rights) {
      const view = `${right.split('.')[0]}.view`
      assert.ok(
        (rights as readonly Right[]).some((right) => right === view),
        `${role} has ${right} without ${view}`,
      )
    }
})

test('whoever may decide a request also sees the requests', () => {
  for (const [role, rights] of Object.entries<readonly Right[]>(STARTING_ROLES)) {
    // A message to many waits for a second person who may edit content.
    const decides = rights.some((right) => right.endsWith('.approve') || right === 'content.edit')
    if (decides) assert.ok(rights.includes('approvals.view'), role)
  }
})

for (const role of [...Object.keys(STARTING_ROLES), 'NOBODY'])
  test(`${role}: each call answers by its rights`, { timeout: 120_000 }, async () => {
    const person = await newPerson(house, role === 'NOBODY' ? [] : [role])
    people.set(role, person)
    const rights = rightsOf(role)
    for (const call of CALLS) {
      // It would end the very session that asks.
      if (call.path.startsWith('/bo/v1/session')) continue
      const reply = await ask(person, call)
      const name = `${call.method} ${call.path}`
      if (call.right === undefined || rights.includes(call.right))
        assert.notEqual(reply.errorCode, 'AUTH_FORBIDDEN', `${name} is shut to ${role}`)
      else assert.equal(reply.errorCode, 'AUTH_FORBIDDEN', `${name} is open to ${role}`)
      assert.notEqual(reply.errorCode, 'SYS_UNKNOWN', name)
      house.advance(200)
    }
  })

test('what was refused left no trace but the log-ins', async () => {
  const { rows } = await sql<{ action: string }>`select distinct action from audit.entry
    where actor_id = ${people.get('NOBODY')!.id}`.execute(house.parts.database.db)
  assert.deepEqual(
    rows.filter(({ action }) => !action.startsWith('session.')),
    [],
  )
})
