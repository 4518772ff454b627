import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { HEADERS } from '@senluna/contract/envelope.ts'
import { askAs, newSomebody, openHouse, type House, type Somebody } from '../modules/rounds/testing/house.ts'
import { placed, treeOf, type Tree } from '../modules/teams/testing/tree.ts'

// Every call of the agent center that names something by its id answers for another line's as for
// one that there is not. A call that changes something needs a body here that would do.

const NO_LIMITS = { ticket: null, draw: null, number: null }
const BODIES: Readonly<Record<string, object | undefined>> = {
  'PUT /wps/agent/downlines/{id}/rates': { rates: { RNG: 0 } },
  'PUT /wps/agent/downlines/{id}/registrations': { locked: true },
  'PUT /wps/agent/downlines/{id}/lottery-limits': { ...NO_LIMITS, ticket: '1000' },
}

let house: House
let tree: Tree
let foreign: Somebody
beforeAll(async () => {
  house = await openHouse()
  tree = await treeOf(house)
  const [other, below] = [await newSomebody(house, 2), await newSomebody(house, 1)]
  await placed(house, below, [other], house.parts.clock.now() + 1)
  foreign = below
}, 120_000)
afterAll(() => house.close())

const named = ({ method, path }: Endpoint) => `${method} ${path}`
const ofAgents = ENDPOINTS.filter((endpoint) => endpoint.for === 'agent')
const byPath = ofAgents.filter(({ path }) => path.includes('{id}'))

/** The ways in which a query names an account. */
const QUERIES: readonly (readonly [path: string, field: string])[] = [
  ['/wps/agent/bets', 'accountId'],
  ['/wps/agent/transactions', 'accountId'],
  ['/wps/agent/pal', 'parentId'],
  ['/wps/agent/downlines', 'parentId'],
]

async function answersFor(ask: (id: string) => Promise<{ errorCode?: string | undefined; value: unknown }>) {
  const answers = []
  for (const id of [foreign.member.id, randomUUID()]) {
    house.advance(60_000)
    const { errorCode, value } = await ask(id)
    answers.push({ errorCode, value })
  }
  return answers
}

for (const endpoint of byPath)
  test(`${named(endpoint)}: a foreign id is as one that there is not`, async () => {
    const body = BODIES[named(endpoint)]
    const answers = await answersFor((id) =>
      askAs(
        house,
        tree.top,
        endpoint.method,
        endpoint.path.replace('{id}', id),
        body ?? (endpoint.method === 'GET' ? undefined : {}),
        {
          [HEADERS.idempotencyKey]: randomUUID(),
        },
      ),
    )
    assert.ok(answers[0]?.errorCode, 'it is refused')
    assert.deepEqual(answers[0], answers[1])
    if (body) assert.equal(answers[0]?.errorCode, 'AGT_NOT_IN_TEAM')
  })

for (const [path, field] of QUERIES)
  test(`${path}?${field}: a foreign account is as one that there is not`, async () => {
    const answers = await answersFor((id) => askAs(house, tree.top, 'GET', `${path}?${field}=${id}`))
    assert.deepEqual(answers, [
      { errorCode: 'AGT_NOT_IN_TEAM', value: null },
      { errorCode: 'AGT_NOT_IN_TEAM', value: null },
    ])
  })
