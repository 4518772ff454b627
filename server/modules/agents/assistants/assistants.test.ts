import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type * as contract from '@senluna/contract/agent/assistants.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { pagesOfCall, type AgentPage } from '@senluna/kit/agents/pages.ts'
import { switchOn } from '../../settings/testing/switch-on.ts'
import { changeState, memberById, MEMBER_STATE } from '../../members/index.ts'
import { askAs, newSession, newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { sealed } from '../../sessions/testing/sealing.ts'
import { newVisitor } from '../../sessions/testing/visitor.ts'
import { newBelow } from '../testing/tree.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
beforeEach(() => house.advance(20_000))
afterAll(() => house.close())

const db = () => house.parts.database.db
const PATH = '/wps/agent/assistants'
let names = 0
async function add(who: Somebody, pages: readonly AgentPage[], more: Record<string, unknown> = {}) {
  house.advance(1_000)
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const body = { username: `helper${String(++names).padStart(3, '0')}`, pages, ...more }
  const jwe = await sealed(site, newVisitor(), 'POST', PATH, body)
  return askAs<ReplyOf<typeof contract.addAssistant>>(house, who, 'POST', PATH, { jwe })
}
const general = () => newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT, { RNG: 10_000 })

/** An assistant at work, its password changed. */
async function assistant(who: Somebody, pages: readonly AgentPage[]): Promise<Somebody> {
  const { value } = await add(who, pages)
  await sql`update members.member set must_change = false where id = ${value!.id}`.execute(db())
  const member = (await memberById(db(), value!.id))!
  return { member, host: who.host, ...(await newSession(house, member)) }
}
const codeOf = async (who: Somebody, method: string, url: string, body?: unknown) =>
  (await askAs(house, who, method, url, body)).errorCode ?? 'done'

test('an assistant acts for its agent on the ticked pages alone, from the call after a change on', async () => {
  const agent = await general()
  const below = await newBelow(house, agent, ACCOUNT_TYPE.MEMBER)
  const helper = await assistant(agent, ['downlineManagmentView'])
  const seen = await askAs<{ list: { id: string }[] }>(house, helper, 'GET', '/wps/agent/downlines')
  assert.deepEqual(
    seen.value!.list.map(({ id }) => id),
    [below.member.id],
  )
  assert.equal(await codeOf(helper, 'GET', '/wps/agent/links'), 'AUTH_FORBIDDEN')
  const change = await askAs(house, agent, 'PATCH', `${PATH}/${helper.member.id}`, { pages: ['registerCenter'] })
  assert.equal(change.success, true)
  assert.equal(await codeOf(helper, 'GET', '/wps/agent/downlines'), 'AUTH_FORBIDDEN')
  assert.equal(await codeOf(helper, 'GET', '/wps/agent/links'), 'done')
  const pages = await askAs<{ pages: string[] }>(house, helper, 'GET', '/wps/agent/pages')
  assert.deepEqual(pages.value!.pages, ['registerCenter'])
})

test('with no page ticked every call of the center is refused, and calls of no page always are', async () => {
  const agent = await general()
  await switchOn(house, 'AGENT_CREDIT_BOOK')
  const none = await assistant(agent, [])
  const all = await assistant(agent, [...new Set(ENDPOINTS.flatMap(({ method, path }) => pagesOfCall(method, path)))])
  let calls = 0
  for (const { method, path, for: who, switch: hidden } of ENDPOINTS) {
    if (who !== 'agent' || path === '/wps/agent/pages') continue
    house.advance(2_000)
    const url = path.replace(/\{\w+\}/g, crypto.randomUUID())
    const body = method === 'GET' ? undefined : {}
    const refused = await codeOf(none, method, url, body)
    // A body that isn't sealed, or says too little, is refused before anybody looks at pages.
    assert.ok(
      ['AUTH_FORBIDDEN', 'SYS_CRYPTO', 'VAL_FIELD'].includes(refused),
      `${method} ${path}: ${refused} ${hidden}`,
    )
    if (pagesOfCall(method, path).length > 0) continue
    calls += 1
    const code = await codeOf(all, method, url, body)
    assert.ok(['AUTH_FORBIDDEN', 'SYS_CRYPTO', 'VAL_FIELD'].includes(code), `${method} ${path}: ${code}`)
  }
  assert.ok(calls >= 4, `${calls} calls are for the agent alone`)
})

test('what an assistant does stands in the audit log with both ids; what it reads does not', async () => {
  const agent = await general()
  const helper = await assistant(agent, ['registerCenter'])
  await askAs(house, helper, 'GET', '/wps/agent/links')
  const made = await askAs<{ code: string }>(house, helper, 'POST', '/wps/agent/links', {
    kind: 'MEMBER',
    rates: { RNG: 1_000 },
    validDays: 0,
    maxUses: 0,
  })
  assert.ok(made.value)
  await askAs(house, helper, 'PATCH', `/wps/agent/links/${made.value.code}`, { status: 'CLOSED' })
  const { rows } = await sql<{ object_id: string; after: { call: string; id?: string } }>`
    select object_id, after from audit.entry where actor_id = ${helper.member.id} order by seq`.execute(db())
  assert.deepEqual(rows, [
    { object_id: agent.member.id, after: { call: 'POST /wps/agent/links' } },
    { object_id: agent.member.id, after: { call: 'PATCH /wps/agent/links/{id}', id: made.value.code } },
  ])
  const { rows: links } = await sql`select from referrals.ref_code where owner_id = ${agent.member.id}`.execute(db())
  assert.equal(links.length, 1, 'the link is the agent’s')
})

test('an assistant has no wallet, and the calls of members are not for it', async () => {
  const helper = await assistant(await general(), ['agentTeamOverview'])
  const { rows } = await sql`select from ledger.account where owner_id = ${helper.member.id}`.execute(db())
  assert.equal(rows.length, 0)
  assert.equal(await codeOf(helper, 'GET', '/wps/member/rates'), 'AUTH_FORBIDDEN')
})

test('an assistant of a closed agent, or one taken away, acts for nobody', async () => {
  const agent = await general()
  const [first, second] = [await assistant(agent, ['registerCenter']), await assistant(agent, ['registerCenter'])]
  const stranger = await general()
  for (const id of [first.member.id, crypto.randomUUID()]) {
    assert.equal(await codeOf(stranger, 'DELETE', `${PATH}/${id}`), 'SYS_NOT_FOUND')
    assert.equal(await codeOf(stranger, 'PATCH', `${PATH}/${id}`, { pages: [] }), 'SYS_NOT_FOUND')
  }
  assert.equal(await codeOf(agent, 'DELETE', `${PATH}/${first.member.id}`), 'done')
  assert.equal(await codeOf(first, 'GET', '/wps/agent/links'), 'AUTH_EXPIRED')
  assert.equal((await memberById(db(), first.member.id))!.state, MEMBER_STATE.CLOSED)
  await changeState(db(), agent.member.id, MEMBER_STATE.CLOSED, null)
  assert.equal(await codeOf(second, 'GET', '/wps/agent/links'), 'AUTH_NOT_AGENT')
})

test('ten assistants at most, however many are added at once; members have none', async () => {
  const agent = await general()
  for (let count = 0; count < 8; count++) await add(agent, [])
  const added = await Promise.all(Array.from({ length: 4 }, () => add(agent, [])))
  assert.deepEqual(added.map(({ errorCode }) => errorCode ?? 'added').toSorted(), [
    'AGT_ASSISTANT_LIMIT',
    'AGT_ASSISTANT_LIMIT',
    'added',
    'added',
  ])
  const listed = await askAs<ReplyOf<typeof contract.assistants>>(house, agent, 'GET', PATH)
  assert.equal(listed.value!.list.length, 10)
  assert.equal((await add(await newSomebody(house, 0), [])).errorCode, 'AUTH_NOT_AGENT')
  assert.equal((await add(agent, [], { username: 'x' })).errorCode, 'REG_FIELD')
})
