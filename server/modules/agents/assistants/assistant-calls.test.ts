import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type * as z from 'zod/mini'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { AGENT_PAGES, pagesOfCall, type AgentPage } from '@senluna/kit/agents/pages.ts'
import { filledWith } from '../../../testing/hostile.ts'
import { memberById } from '../../members/index.ts'
import { ask, newSession, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { sealed } from '../../sessions/testing/sealing.ts'
import { newVisitor } from '../../sessions/testing/visitor.ts'
import { switchOn } from '../../settings/testing/switch-on.ts'
import { newBelow } from '../testing/tree.ts'

// Each call of the agent center that the contract has, asked by an assistant: with one of the
// call's pages ticked, with every other page ticked, and what of it stands in the audit log.

const CALLS = ENDPOINTS.filter(({ for: who, path }) => who === 'agent' && path !== '/wps/agent/pages')
/** What calls take whose bodies have fields by product. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /wps/agent/downlines': { username: 'opened0001', type: 0, rates: { RNG: 1_000 } },
  'PUT /wps/agent/downlines/{id}/rates': { rates: { RNG: 1_000 } },
  'POST /wps/agent/links': { kind: 'MEMBER', rates: { RNG: 1_000 }, validDays: 0, maxUses: 0 },
  'PUT /wps/agent/credit/position': { shares: [{ product: 'RNG', share: 1_000 }] },
  'PUT /wps/agent/credit/downlines/{id}/position': { bounds: [{ product: 'RNG', least: 0, most: 1_000 }] },
}
const TEXTS = ['1', randomUUID(), '2026-11-01', 'RNG', 'x']

let house: House
let agent: Somebody
let helper: Somebody
beforeAll(async () => {
  house = await openHouse({}, false)
  await switchOn(house, 'AGENT_CREDIT_BOOK')
  agent = await newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT, { RNG: 10_000 })
  helper = await addAssistant()
}, 60_000)
afterAll(() => house.close())

const named = ({ method, path }: Endpoint) => `${method} ${path}`

/** What a schema takes: the first of some texts in each place that lets the whole be taken. */
function takenBy(schema: z.ZodMiniType, what: string): unknown {
  for (const text of TEXTS) {
    const filled = filledWith(schema, text)
    for (const value of [filled, withoutOptional(schema, filled)]) if (schema.safeParse(value).success) return value
  }
  return assert.fail(`nothing is known that ${what} takes: say it in this test`)
}

/** Only what must be there. */
function withoutOptional(schema: z.ZodMiniType, value: unknown): unknown {
  const { shape } = schema._zod.def as { shape?: Record<string, z.ZodMiniType> }
  if (!shape) return value
  const given = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([, part]) => !part.safeParse(undefined).success)
      .map(([name, part]) => [
        name,
        TEXTS.map((text) => filledWith(part, text)).find((filled) => part.safeParse(filled).success) ?? given[name],
      ]),
  )
}

async function send(endpoint: Endpoint, who: Somebody) {
  house.advance(2_000)
  const { method, body: schema } = endpoint
  const path = endpoint.path.replace('{date}', '2026-11-01').replace(/\{\w+\}/g, randomUUID())
  const query = endpoint.query ? takenBy(endpoint.query, `the query of ${named(endpoint)}`) : undefined
  const given = schema ? (BODIES[named(endpoint)] ?? takenBy(schema, `the body of ${named(endpoint)}`)) : undefined
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const body = endpoint.sealed ? { jwe: await sealed(site, newVisitor(), method, path, given) } : given
  return ask(house, method, query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path, {
    ...(body === undefined ? {} : { body }),
    headers: {
      host: who.host,
      cookie: `__Host-sid=${who.cookie}`,
      authorization: `Bearer ${who.handle}`,
      'idempotency-key': randomUUID(),
    },
  })
}

async function addAssistant(): Promise<Somebody> {
  const path = '/wps/agent/assistants'
  const add = CALLS.find((call) => call.method === 'POST' && call.path === path)!
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const jwe = await sealed(site, newVisitor(), add.method, path, { username: 'helper0001', pages: [] })
  const added = await ask<{ id: Somebody['member']['id'] }>(house, 'POST', path, {
    body: { jwe },
    headers: { host: agent.host, cookie: `__Host-sid=${agent.cookie}`, authorization: `Bearer ${agent.handle}` },
  })
  await sql`update members.member set must_change = false where id = ${added.value!.id}`.execute(
    house.parts.database.db,
  )
  const member = (await memberById(house.parts.database.db, added.value!.id))!
  return { member, host: agent.host, ...(await newSession(house, member)) }
}

async function mayOpen(pages: readonly AgentPage[]): Promise<void> {
  await sql`update agents.assistant set pages = ${[...pages]}::text[] where member_id = ${helper.member.id}`.execute(
    house.parts.database.db,
  )
}

async function logged(): Promise<string[]> {
  const { rows } = await sql<{ call: string; object_id: string }>`
    select after ->> 'call' as call, object_id from audit.entry where actor_id = ${helper.member.id} order by seq`.execute(
    house.parts.database.db,
  )
  for (const { object_id } of rows) assert.equal(object_id, agent.member.id, 'it names the agent, too')
  return rows.map(({ call }) => call)
}

describe('each call of the agent center, by an assistant', () => {
  test.each(CALLS.map((endpoint) => [named(endpoint), endpoint] as const))('%s', async (name, endpoint) => {
    const pages = pagesOfCall(endpoint.method, endpoint.path)
    const before = await logged()
    await mayOpen(AGENT_PAGES.filter((page) => !pages.includes(page)))
    assert.equal((await send(endpoint, helper)).errorCode, 'AUTH_FORBIDDEN', 'with every page but its own')
    assert.deepEqual(await logged(), before, 'what is refused is not done, and not logged')
    for (const page of pages) {
      await mayOpen([page])
      const { errorCode, status } = await send(endpoint, helper)
      assert.ok(!['AUTH_FORBIDDEN', 'AUTH_NOT_AGENT', 'VAL_FIELD'].includes(errorCode ?? ''), `${page}: ${errorCode}`)
      assert.ok(status < 500, `${page}: ${status}`)
    }
    const acts = endpoint.method === 'GET' ? [] : pages.map(() => name)
    assert.deepEqual(await logged(), [...before, ...acts], 'each act is logged, and no read')
  })
})
