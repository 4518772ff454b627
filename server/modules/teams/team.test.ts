import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentAccounts } from '@senluna/contract/agent/team.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { at } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { askAs, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { callerAgent, crumbsOf, inTeam, namedAccount, noPrincipal } from './index.ts'
import { placed, treeOf, type Tree } from './testing/tree.ts'

let house: House
let tree: Tree
beforeAll(async () => {
  house = await openHouse()
  tree = await treeOf(house)
}, 120_000)
afterAll(() => house.close())

const parts = () => ({ db: house.parts.database.db, principalOf: noPrincipal })
const db = () => house.parts.database.db
const agentOf = (who: Somebody) => callerAgent(parts(), { memberId: who.member.id, type: who.member.type })
const brand = () => house.parts.settings.brands.byHost('localhost')!
const masking = (): Brand => ({
  ...brand(),
  whitelabel: [
    { modId: 'AGENT', enabled: true, childrenNodes: [{ modId: 'AGENT_MASK_DEEP', enabled: true, childrenNodes: [] }] },
  ],
})
const code = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

test('an account of another line is answered like one that there is not', async () => {
  const agent = await agentOf(tree.top)
  const foreign = await newSomebody(house)
  for (const id of [foreign.member.id, '01900000-0000-7000-8000-000000000000', 'x', tree.internal.member.id])
    assert.equal(await code(inTeam(db(), agent, id)), 'AGT_NOT_IN_TEAM', id)
  const left = await agentOf(tree.left)
  assert.equal(await code(inTeam(db(), left, tree.right.member.id)), 'AGT_NOT_IN_TEAM', 'beside')
  assert.equal(await code(inTeam(db(), left, tree.top.member.id)), 'AGT_NOT_IN_TEAM', 'above')
  assert.equal((await inTeam(db(), agent, tree.deep.member.id)).userName, tree.deep.member.userName)
  assert.equal((await inTeam(db(), agent, agent.id)).id, agent.id)
})

test('whose team a caller sees: its own, an assistant its agent’s, nobody else any', async () => {
  const [assistant, affiliate, player] = [await newSomebody(house, 42), await newSomebody(house, 41), tree.deep]
  assert.equal(await code(agentOf(player)), 'AUTH_NOT_AGENT')
  assert.equal(await code(agentOf(assistant)), 'AUTH_NOT_AGENT')
  assert.equal(await code(agentOf(affiliate)), 'AUTH_FORBIDDEN')
  const caller = { memberId: affiliate.member.id, type: affiliate.member.type }
  assert.equal((await callerAgent(parts(), caller, { affiliates: true })).id, affiliate.member.id)
  const principalOf = () => Promise.resolve(tree.left.member.id)
  const asked = { memberId: assistant.member.id, type: assistant.member.type }
  assert.equal((await callerAgent({ ...parts(), principalOf }, asked)).id, tree.left.member.id)
})

test('the way down, with names deeper than one level masked where the brand says so', async () => {
  const agent = await agentOf(tree.top)
  const deep = await inTeam(db(), agent, tree.deep.member.id)
  const names = [tree.top, tree.left, tree.deep].map(({ member }) => member.userName)
  const way = await crumbsOf(db(), brand(), agent, deep)
  assert.deepEqual(
    way.map(({ account }) => account),
    names,
  )
  const masked = await crumbsOf(db(), masking(), agent, deep)
  assert.deepEqual(
    masked.map(({ account }) => account),
    [names[0], names[1], `${at(names, 2).slice(0, 3)}***${at(names, 2).slice(-1)}`],
  )
  assert.deepEqual(
    (await crumbsOf(db(), brand(), agent, agent)).map(({ id }) => id),
    [agent.id],
  )
  const left = await agentOf(tree.left)
  assert.equal(namedAccount(masking(), left, deep).account, deep.userName, 'its own agent reads it')
})

test('accounts are found by the first letters of their names, in the own team alone', async () => {
  const found = async (who: Somebody, name: string) => {
    const { value } = await askAs<ReplyOf<typeof agentAccounts>>(house, who, 'GET', `/wps/agent/accounts?name=${name}`)
    return value!.list.map(({ id }) => id).sort()
  }
  const ids = (...people: Somebody[]) => people.map(({ member }) => member.id).sort()
  assert.deepEqual(await found(tree.top, 'TESTER'), ids(tree.left, tree.right, tree.deep, tree.own))
  assert.deepEqual(await found(tree.left, 'tester'), ids(tree.deep))
  assert.deepEqual(await found(tree.left, tree.right.member.userName), [])
  const stranger = await askAs(house, tree.deep, 'GET', '/wps/agent/accounts?name=t')
  assert.equal(stranger.errorCode, 'AUTH_NOT_AGENT')
})

test('a day belongs to the place an account had when it ended', async () => {
  const who = await newSomebody(house)
  const HOUR = 3_600_000
  const day = (ms: number) => new Date(ms + 7 * HOUR).toISOString().slice(0, 10)
  const begun = house.parts.clock.now()
  const midnight = Date.parse(`${day(begun + 24 * HOUR)}T00:00:00+07:00`)
  await placed(house, who, [tree.top, tree.left], begun + 1)
  await placed(house, who, [tree.top, tree.right], midnight)
  const { rows } = await house.parts.database.pool.query<{ path: string[]; from_day: string; until_day: string }>(
    `select path::text[] as path, from_day::text, until_day::text from members.places_below($1, 'Asia/Ho_Chi_Minh')
     where member_id = $2 order by from_day`,
    [tree.top.member.id, who.member.id],
  )
  assert.deepEqual(
    rows.map(({ path, ...days }) => [path.at(-1), days.from_day, days.until_day]),
    [
      [tree.left.member.id, day(begun), day(midnight)],
      [tree.right.member.id, day(midnight), 'infinity'],
    ],
  )
})
