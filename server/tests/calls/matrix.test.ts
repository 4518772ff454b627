import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Audience, Endpoint } from '@senluna/contract/endpoint.ts'
import {
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Seated,
  type Somebody,
} from '../../modules/rounds/testing/house.ts'
import { newPerson, type Person } from '../../modules/staff/testing/desk.ts'

// Every call of the contract, asked by everybody it is not for. What a role of the desk may call is
// desk-rights.test.ts.

type Headers = Record<string, string>
/** The refusals that say a call is not for whoever asks. */
const REFUSED = {
  nobody: 'AUTH_REQUIRED',
  trial: 'AUTH_REAL_ACCOUNT',
  noAgent: 'AUTH_NOT_AGENT',
  noGame: 'GAME_SESSION',
  elsewhere: 'SYS_NOT_FOUND',
} as const
type Why = (typeof REFUSED)[keyof typeof REFUSED]

/** Somebody who calls: as what, and which refusal each audience's calls have for them. */
interface Caller {
  name: string
  headers(): Headers
  refused: Partial<Record<Audience, Why>>
}

let house: House
let owner: Seated
let people: Record<'trial' | 'member' | 'agent' | 'abroad', Somebody>
let staff: Person
let staffAbroad: Person

const NO_SESSION = { token: REFUSED.nobody, member: REFUSED.nobody, agent: REFUSED.nobody, gameOrToken: REFUSED.nobody }
const AT_SITE = { game: REFUSED.noGame, staff: REFUSED.elsewhere } as const
const AT_DESK = {
  none: REFUSED.elsewhere,
  opt: REFUSED.elsewhere,
  token: REFUSED.elsewhere,
  member: REFUSED.elsewhere,
  agent: REFUSED.elsewhere,
  game: REFUSED.elsewhere,
  gameOrToken: REFUSED.elsewhere,
  staff: REFUSED.nobody,
} as const

const sessionOf = (who: Somebody, host = who.host): Headers => ({
  host,
  cookie: `__Host-sid=${who.cookie}`,
  authorization: `Bearer ${who.handle}`,
})
const deskOf = (who: Person, host = who.host): Headers => ({
  host,
  cookie: `__Host-staff=${who.cookie}`,
  authorization: `Bearer ${who.handle}`,
})

const CALLERS: readonly Caller[] = [
  { name: 'a guest', headers: () => ({ host: 'localhost' }), refused: { ...NO_SESSION, ...AT_SITE } },
  { name: 'a guest at the desk', headers: () => ({ host: 'desk.localhost' }), refused: AT_DESK },
  {
    name: 'a trial account',
    headers: () => sessionOf(people.trial),
    refused: { ...AT_SITE, member: REFUSED.trial, agent: REFUSED.trial },
  },
  {
    name: 'a member',
    headers: () => sessionOf(people.member),
    refused: { ...AT_SITE, agent: REFUSED.noAgent },
  },
  { name: 'a member at the desk', headers: () => sessionOf(people.member, 'desk.localhost'), refused: AT_DESK },
  { name: 'an agent', headers: () => sessionOf(people.agent), refused: AT_SITE },
  {
    name: 'a member of another brand',
    headers: () => sessionOf(people.abroad, 'localhost'),
    refused: { ...NO_SESSION, ...AT_SITE },
  },
  {
    name: 'somebody of the staff at the site',
    headers: () => deskOf(staff, 'localhost'),
    refused: { ...NO_SESSION, ...AT_SITE },
  },
  {
    name: 'an administrator of another brand',
    headers: () => deskOf(staffAbroad, 'desk.localhost'),
    refused: AT_DESK,
  },
  {
    name: 'somebody in the game frame',
    headers: () => ({ host: 'play.localhost', authorization: `Game ${owner.bearer}` }),
    refused: { token: REFUSED.nobody, member: REFUSED.nobody, agent: REFUSED.nobody, staff: REFUSED.elsewhere },
  },
]

beforeAll(async () => {
  house = await openHouse({ PROFILE: 'bench' })
  owner = await sit(house, await newSomebody(house))
  people = {
    trial: await newSomebody(house, 4),
    member: await newSomebody(house),
    agent: await newSomebody(house, 1),
    abroad: await newSomebody(house, 0, 'reference.localhost'),
  }
  staff = await newPerson(house, ['ADMINISTRATOR'])
  staffAbroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
}, 120_000)
afterAll(() => house.close())

const NOBODYS = '00000000-0000-7000-8000-0000000000ff'
const named = (path: string, value = NOBODYS) => path.replace(/\{\w+\}/g, value)

async function ask(method: string, url: string, headers: Headers, body?: unknown) {
  const reply = await house.app.inject({
    method: method as 'GET',
    url,
    headers: {
      'idempotency-key': NOBODYS,
      'x-reason': 'a%20test',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const isJson = String(reply.headers['content-type']).startsWith('application/json')
  const { errorCode, value } = isJson ? reply.json<{ errorCode?: string; value?: unknown }>() : {}
  return { errorCode, value, status: reply.statusCode, text: reply.body }
}

/** Calls that a brand has switched off are not there for anybody. */
const isRefused = (errorCode: string | undefined, why: Why, { switch: hidden }: Endpoint): boolean =>
  errorCode === why || (hidden !== undefined && errorCode === 'SYS_NOT_FOUND')

test('a call says whom it is for, one of the desk which right it needs', () => {
  const audiences = new Set<string>(['none', 'opt', 'token', 'member', 'agent', 'game', 'gameOrToken', 'staff'])
  for (const { method, path, for: who, right } of ENDPOINTS) {
    assert.ok(audiences.has(who), `${method} ${path}: nobody says what ${who} may do`)
    assert.equal(path.startsWith('/bo/'), who === 'staff' || /\/bo\/v1\/session\b/.test(path), `${method} ${path}`)
    if (who === 'staff' && !/ \/bo\/v1\/(?:session|views|favorites)\b/.test(` ${path}`))
      assert.ok(right, `${method} ${path}`)
  }
})

for (const { name, headers, refused } of CALLERS)
  test(`${name} is refused every call that is not for them`, { timeout: 120_000 }, async () => {
    let calls = 0
    for (const endpoint of ENDPOINTS) {
      const why = refused[endpoint.for]
      if (why === undefined) continue
      // The desk's own log-in is for nobody in particular, at the desk.
      if (endpoint.path.startsWith('/bo/') && endpoint.for !== 'staff') continue
      for (const method of [endpoint.method, ...(endpoint.also ?? [])]) {
        const { errorCode, status } = await ask(
          method,
          named(endpoint.path),
          headers(),
          method === 'GET' ? undefined : {},
        )
        const said = `${name}, ${method} ${endpoint.path}: ${status} ${errorCode}`
        assert.ok(isRefused(errorCode, why, endpoint), said)
        calls += 1
      }
    }
    assert.ok(calls > 20, `${calls} calls were asked`)
  })

/** Whatever a reply names things by. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[A-Z]{1,3}\d{8,}\b/g
const ownCalls = ENDPOINTS.filter(({ for: who }) => who === 'token' || who === 'member' || who === 'gameOrToken')
const ownLists = ownCalls.filter(({ method, path }) => method === 'GET' && !path.includes('{'))

/** Everything of somebody's own that lists show, without what changes by the moment. */
async function ownThings(who: Somebody): Promise<Set<string>> {
  const found = new Set<string>([who.member.id])
  for (const { path } of ownLists) {
    const { value } = await ask('GET', path, sessionOf(who))
    for (const id of JSON.stringify(value ?? null).match(ID) ?? []) found.add(id)
  }
  return found
}

test('another member’s ids lead to nothing: not read, not changed', { timeout: 120_000 }, async () => {
  const { round } = await spun(house, owner)
  const own = sessionOf(owner)
  await ask('PUT', '/wps/v2/rg', own, { kind: 'depositDay', value: '50000000' })
  const mine = await ownThings(owner)
  mine.add(round.id)
  const shared = await ownThings(people.agent)
  const ids = [...mine].filter((id) => !shared.has(id)).slice(0, 12)
  assert.ok(ids.length >= 2, `there is something of one’s own: ${ids.length}`)
  const secrets = [owner.member.userName, owner.member.id]
  for (const endpoint of ownCalls.filter(({ path }) => path.includes('{')))
    for (const id of ids)
      for (const method of [endpoint.method, ...(endpoint.also ?? [])]) {
        const url = named(endpoint.path, id)
        const { text, value } = await ask(method, url, sessionOf(people.member), method === 'GET' ? undefined : {})
        for (const secret of secrets)
          assert.ok(!JSON.stringify(value ?? text).includes(secret), `${method} ${url} shows somebody else’s`)
      }
  const after = await ownThings(owner)
  for (const id of ids) if (id !== round.id) assert.ok(after.has(id), `${id} is gone`)
})

test('another member’s ids in a body lead to nothing either', { timeout: 120_000 }, async () => {
  const before = await ownThings(owner)
  const id = owner.member.id
  for (const endpoint of ownCalls) {
    if (endpoint.method === 'GET' || !endpoint.body || endpoint.sealed || endpoint.multipart) continue
    const body = Object.fromEntries(
      ['id', 'memberId', 'username', 'userName', 'to', 'upline', 'member'].map((name) => [
        name,
        name.toLowerCase() === 'username' ? owner.member.userName : id,
      ]),
    )
    const { value } = await ask(endpoint.method, named(endpoint.path, id), sessionOf(people.member), body)
    const shown = JSON.stringify(value ?? null)
    assert.ok(!shown.includes(id), `${endpoint.method} ${endpoint.path} shows somebody else’s`)
  }
  assert.deepEqual(await ownThings(owner), before)
})
