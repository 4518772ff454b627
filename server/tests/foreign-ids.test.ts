import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test, vi } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { HEADERS } from '@senluna/contract/envelope.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { newBelow } from '../modules/agents/testing/tree.ts'
import { flatTerms, lineOf, offerAs, offerBody, RELAY, signedLine } from '../modules/contracts/testing/line.ts'
import { CreditHouse, MILLION } from '../modules/credit/testing/credit-house.ts'
import { askAs, type House, type Somebody } from '../modules/rounds/testing/house.ts'
import { treeOf, type Tree } from '../modules/teams/testing/tree.ts'

// Every call of the agent center that names something by its id answers for another line's as for
// one that there is not. A call that changes something needs a body here that would do.

const NO_LIMITS = { ticket: null, draw: null, number: null }
const BODIES: Readonly<Record<string, object>> = {
  'PUT /wps/agent/downlines/{id}/rates': { rates: { RNG: 0 } },
  'PUT /wps/agent/downlines/{id}/registrations': { locked: true },
  'PUT /wps/agent/downlines/{id}/lottery-limits': { ...NO_LIMITS, ticket: '1000' },
  'PATCH /wps/agent/assistants/{id}': { pages: [] },
  'PATCH /wps/agent/links/{id}': { status: 'CLOSED' },
  'PUT /wps/agent/credit/downlines/{id}': { credit: '0' },
  'PUT /wps/agent/credit/downlines/{id}/position': { bounds: [{ product: 'LIVE', least: 0, most: 0 }] },
  'POST /wps/agent/credit/statements/{id}/answer': { accept: true },
}

let office: CreditHouse
let house: House
let tree: Tree
/** Another line's agent, and somebody below it. */
let other: Somebody
let foreign: Somebody
/** A general agent of a line on credit, and an agent of another one. */
let banker: Somebody
let borrower: Somebody
/** What is the other line’s, by the path that names it; elsewhere it is the agent’s own id. */
const things = new Map<string, string>()
vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  office = await CreditHouse.open()
  house = office.house
  tree = await treeOf(house)
  other = await newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT, { RNG: 10_000 })
  foreign = await newBelow(house, other, ACCOUNT_TYPE.AGENT, { RNG: 8_000 })
  const made = async (method: string, path: string, body: object) => {
    house.advance(1_000)
    const { value, errorCode } = await askAs<{ code: string; waiting: { id: string } }>(
      house,
      other,
      method,
      path,
      body,
    )
    assert.ok(value, errorCode ?? undefined)
    return value
  }
  const link = { kind: 'MEMBER', rates: {}, validDays: 0, maxUses: 0, channel: '', note: '' }
  things.set('/wps/agent/links/{id}', (await made('POST', '/wps/agent/links', link)).code)
  const lower = await made('PUT', `/wps/agent/downlines/${foreign.member.id}/rates`, { rates: { RNG: 1_000 } })
  things.set('/wps/agent/rate-requests/{id}', lower.waiting.id)
  const helper = await office.account(ACCOUNT_TYPE.ASSISTANT)
  await sql`insert into agents.assistant (member_id, merchant_id, principal_id, pages, created_at)
    values (${helper.member.id}, 'senluna', ${other.member.id}, '{}', now())`.execute(office.db)
  things.set('/wps/agent/assistants/{id}', helper.member.id)
  banker = await office.account(ACCOUNT_TYPE.GENERAL_AGENT)
  const lender = await office.account(ACCOUNT_TYPE.GENERAL_AGENT)
  borrower = await office.account(ACCOUNT_TYPE.AGENT, [lender])
  for (const top of [banker, lender]) await office.givesLine(top, 100n * MILLION)
  await office.gives(lender, borrower, 1n * MILLION)
}, 120_000)
afterAll(() => house.close())

const named = ({ method, path }: Endpoint) => `${method} ${path}`
const isOfCredit = (path: string) => path.startsWith('/wps/agent/credit')
const ofAgents = ENDPOINTS.filter((endpoint) => endpoint.for === 'agent')
const byPath = ofAgents.filter(({ path }) => path.includes('{id}'))

/** The ways in which a query names an account. */
const QUERIES: readonly (readonly [path: string, field: string])[] = [
  ['/wps/agent/bets', 'accountId'],
  ['/wps/agent/transactions', 'accountId'],
  ['/wps/agent/pal', 'parentId'],
  ['/wps/agent/downlines', 'parentId'],
  ['/wps/agent/credit/exposure', 'accountId'],
]

/** Who asks of whom: calls of credit are asked in lines that are on credit. */
const partiesOf = (path: string) =>
  isOfCredit(path) ? { who: banker, stranger: borrower } : { who: tree.top, stranger: foreign }

async function answersFor(
  ids: readonly string[],
  ask: (id: string) => Promise<{ errorCode?: string | undefined; value: unknown }>,
) {
  const answers = []
  for (const id of ids) {
    house.advance(60_000)
    const { errorCode, value } = await ask(id)
    answers.push({ errorCode, value })
  }
  return answers
}

for (const endpoint of byPath)
  test(`${named(endpoint)}: a foreign id is as one that there is not`, async () => {
    const { method, path } = endpoint
    const { who, stranger } = partiesOf(path)
    const body = BODIES[named(endpoint)]
    const answers = await answersFor([things.get(path) ?? stranger.member.id, randomUUID()], (id) =>
      askAs(house, who, method, path.replace('{id}', id), body ?? (method === 'GET' ? undefined : {}), {
        [HEADERS.idempotencyKey]: randomUUID(),
      }),
    )
    assert.ok(answers[0]?.errorCode, 'it is refused')
    assert.notEqual(answers[0].errorCode, 'VAL_FIELD', 'for the id, not for its body')
    assert.deepEqual(answers[0], answers[1])
    if (path.includes('/downlines/{id}')) assert.equal(answers[0].errorCode, 'AGT_NOT_IN_TEAM')
  })

for (const [path, field] of QUERIES)
  test(`${path}?${field}: a foreign account is as one that there is not`, async () => {
    const { who, stranger } = partiesOf(path)
    const answers = await answersFor([stranger.member.id, randomUUID()], (id) =>
      askAs(house, who, 'GET', `${path}?${field}=${id}`),
    )
    assert.deepEqual(answers, [
      { errorCode: 'AGT_NOT_IN_TEAM', value: null },
      { errorCode: 'AGT_NOT_IN_TEAM', value: null },
    ])
  })

test('every query of an agent’s call that names an account by its id is asked here', () => {
  const fieldsOf = ({ query }: Endpoint) =>
    query && 'shape' in query
      ? Object.keys(query.shape as object).filter((field) => /(?:account|parent)Id$/.test(field))
      : []
  const known = new Set(QUERIES.map(([path, field]) => `${path} ${field}`))
  const found = ofAgents.flatMap((endpoint) => fieldsOf(endpoint).map((field) => `${endpoint.path} ${field}`))
  assert.deepEqual(
    found.filter((name) => !known.has(name)),
    [],
  )
})

test('terms are offered and tried for nobody of another line, whether there is such an account or not', async () => {
  const [top] = (await lineOf(house, 1)) as [Somebody]
  await signedLine(house, [top], 'DIVIDEND', [200_000])
  const nobody = { ...foreign, member: { ...foreign.member, id: randomUUID() as typeof foreign.member.id } }
  const terms = flatTerms('DIVIDEND', 100_000)
  for (const path of ['/wps/agent/contracts/offers', '/wps/agent/contracts/what-if']) {
    const codes = []
    for (const holder of [foreign, nobody]) {
      house.advance(60_000)
      const { errorCode, value } = await askAs(house, top, 'POST', path, offerBody(holder, terms))
      codes.push({ errorCode, value })
    }
    assert.deepEqual(
      codes,
      Array.from({ length: 2 }, () => ({ errorCode: 'AGT_NOT_DIRECT', value: null })),
      path,
    )
  }
})

test('contracts and requests of another line are as ones that there are not; its list of them is empty', async () => {
  const [top, below] = (await lineOf(house, 2)) as [Somebody, Somebody]
  for (const kind of Object.keys(RELAY) as ContractKind[]) {
    if (kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY') continue
    const [contractId] = await signedLine(house, [top], kind, [kind === 'DIVIDEND' ? 200_000 : 5_000])
    const offered = await offerAs(house, top, below, flatTerms(kind, kind === 'DIVIDEND' ? 100_000 : 1_000))
    const acts = [
      { action: 'TERMINATE', contractId },
      ...(['ACCEPT', 'REJECT', 'WITHDRAW'] as const).map((action) => ({ action, requestId: offered.value!.requestId })),
    ]
    for (const act of acts) {
      const answers = await answersFor(['', randomUUID()], (id) =>
        askAs(house, tree.top, 'POST', RELAY[kind], {
          ...act,
          ...(id !== '' && { [act.action === 'TERMINATE' ? 'contractId' : 'requestId']: id }),
        }),
      )
      assert.deepEqual(
        answers,
        Array.from({ length: 2 }, () => ({ errorCode: 'CTR_NOT_FOUND', value: null })),
        act.action,
      )
    }
  }
  const seen = await askAs<{ list: unknown[] }>(
    house,
    tree.top,
    'GET',
    `/wps/agent/contracts?side=OFFEROR&holderId=${below.member.id}`,
  )
  assert.deepEqual(seen.value!.list, [])
})
