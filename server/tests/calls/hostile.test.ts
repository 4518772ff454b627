import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { fromWire, wireCopy, wireName } from '@senluna/contract/names.ts'
import type { AccountType } from '@senluna/kit/account-type.ts'
import { ask, newSomebody, openHouse, type House, type Somebody } from '../../modules/rounds/testing/house.ts'
import { sealed } from '../../modules/sessions/testing/sealing.ts'
import { newVisitor } from '../../modules/sessions/testing/visitor.ts'
import { switchOn } from '../../modules/settings/testing/switch-on.ts'
import { askDesk, newPerson } from '../../modules/staff/testing/desk.ts'
import { fieldsOf, filledWith, HOSTILE, ODD } from '../../testing/hostile.ts'

// Every call there is meets the wrong people and the wrong words. A bug that answers throws in
// `ask`.

let house: House
beforeAll(async () => {
  house = await openHouse()
  await switchOn(house, 'AGENT_CREDIT_BOOK')
})
afterAll(() => house.close())

/** What only the program should know: where it was, what it asked the database. */
const INSIDES = /\bat \S+ \(|\.ts:\d+|node_modules|violates \w+ constraint|invalid input syntax|SQLSTATE/

const named = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`

/** One call with somebody's session, sealed where it must be. */
async function send(endpoint: Endpoint, who: Somebody, part: Part) {
  house.advance(2_000)
  const path = endpoint.path.replace(/\{\w+\}/g, encodeURIComponent((part.path ?? 'x').toWellFormed()))
  const query = part.query ? `?${new URLSearchParams(part.query as Record<string, string>)}` : ''
  const { app, log, parts } = house
  const body =
    endpoint.sealed && part.body !== undefined
      ? { jwe: await sealed({ app, log, clock: parts.clock }, newVisitor(), endpoint.method, path, part.body) }
      : part.body
  return ask(house, endpoint.method, path + query, {
    ...(body === undefined ? {} : { body }),
    headers: {
      host: endpoint.for === 'staff' ? `desk.${who.host}` : who.host,
      cookie: `__Host-sid=${who.cookie}`,
      authorization: `Bearer ${who.handle}`,
      'idempotency-key': randomUUID(),
    },
  })
}

/** What is put into a call. */
interface Part {
  path?: string
  query?: unknown
  body?: unknown
}

/**
 * Whether the contract lets this through to the call's own code. What it doesn't is refused by one
 * piece, before anything else reads it.
 */
function isLetThrough(endpoint: Endpoint, { query, body }: Part): boolean {
  const asked = Object.fromEntries(new URLSearchParams((query ?? {}) as Record<string, string>))
  const reads = (schema: Endpoint['body'], value: unknown) =>
    schema?.safeParse(fromWire(endpoint.names, value)).success ?? true
  return reads(endpoint.query, asked) && reads(endpoint.body, body ?? {})
}

/**
 * What is worth a request: all that the contract lets through, once, and the first that it
 * doesn't.
 */
function* worthSending<P extends Part>(endpoint: Endpoint, parts: Iterable<P>): Generator<P> {
  const sent = new Set<string>()
  let refused = false
  for (const part of parts) {
    // A call without a field, a query or a name in its path is the same whatever the text.
    const words = JSON.stringify([endpoint.path.includes('{') && part.path, part.query, part.body])
    if (sent.has(words)) continue
    sent.add(words)
    if (isLetThrough(endpoint, part)) yield part
    else if (!refused) {
      refused = true
      yield part
    }
  }
}

/** Each hostile text wherever one may stand. */
const textsIn = ({ names, query, body }: Endpoint) =>
  HOSTILE.map((text) => ({
    path: text === '' || text.length > 1_000 ? 'x' : text,
    ...(query ? { query: wireCopy(names, filledWith(query, text)) } : {}),
    ...(body ? { body: wireCopy(names, filledWith(body, text)) } : {}),
    what: JSON.stringify(text).slice(0, 40),
  }))

/** Each field of a body with each odd value, the others as they should be. */
function oddIn({ names, body }: Endpoint) {
  const good = body && (wireCopy(names, filledWith(body, 'x')) as object)
  return (body ? fieldsOf(body) : []).flatMap((field) =>
    ODD.map((odd) => ({
      body: { ...good, [wireName(names, field)]: odd },
      what: `${field} = ${JSON.stringify(odd)}`,
    })),
  )
}

/** The desk's calls answer no member at all: the first test of this file. */
const OF_MEMBERS = ENDPOINTS.filter((endpoint) => endpoint.for !== 'staff')

const callsFor = (...audiences: Endpoint['for'][]) => ENDPOINTS.filter((endpoint) => audiences.includes(endpoint.for))

test.each<[AccountType, string, Endpoint['for'][]]>([
  [4, 'AUTH_REAL_ACCOUNT', ['member', 'agent']],
  [1, 'AUTH_REQUIRED', ['staff']],
])('an account of type %i is told %s by the calls that are not for it', async (type, code, audiences) => {
  const who = await newSomebody(house, type)
  const calls = callsFor(...audiences)
  assert.notEqual(calls.length, 0)
  for (const endpoint of calls) {
    const reply = await send(endpoint, who, endpoint.body ? { body: {} } : {})
    assert.equal(reply.errorCode, code, named(endpoint))
  }
})

test('half a session is none: neither the cookie alone, nor the handle alone, nor those of two people', async () => {
  const [first, second] = [await newSomebody(house), await newSomebody(house)]
  const halves: Record<string, string>[] = [
    { cookie: `__Host-sid=${first.cookie}` },
    { authorization: `Bearer ${first.handle}` },
    { cookie: `__Host-sid=${first.cookie}`, authorization: `Bearer ${second.handle}` },
  ]
  for (const endpoint of callsFor('token', 'member', 'agent'))
    for (const headers of halves) {
      house.advance(1_000)
      const reply = await ask(house, endpoint.method, endpoint.path.replace(/\{\w+\}/g, 'x'), {
        ...(endpoint.body ? { body: {} } : {}),
        headers: { host: 'localhost', 'idempotency-key': randomUUID(), ...headers },
      })
      assert.equal(reply.status, 401, `${named(endpoint)} with ${Object.keys(headers).join(' and ')}`)
    }
})

test('no text in any field of any call is taken for anything but a text', { timeout: 240_000 }, async () => {
  for (const endpoint of OF_MEMBERS) {
    const who = await newSomebody(house)
    for (const part of worthSending(endpoint, textsIn(endpoint))) {
      const reply = await send(endpoint, who, part).catch((error: unknown) =>
        assert.fail(`${named(endpoint)} with ${part.what}: ${String(error)}`),
      )
      assert.ok(reply.status < 500, `${named(endpoint)}: ${reply.status}`)
      assert.doesNotMatch(reply.text, INSIDES, named(endpoint))
      assert.equal(reply.headers['set-cookie']?.toString().includes('a=b') ?? false, false)
    }
  }
})

test('no value of another kind in any field of any call is more than refused', { timeout: 240_000 }, async () => {
  for (const endpoint of OF_MEMBERS.filter((endpoint) => endpoint.body)) {
    const who = await newSomebody(house)
    for (const part of worthSending(endpoint, oddIn(endpoint))) {
      const reply = await send(endpoint, who, part).catch((error: unknown) =>
        assert.fail(`${named(endpoint)}, ${part.what}: ${String(error)}`),
      )
      assert.ok(reply.status < 500, `${named(endpoint)}, ${part.what}: ${reply.status}`)
    }
  }
  assert.deepEqual(await house.breaks(), [])
})

test('the same at the desk, by somebody who may do everything', { timeout: 240_000 }, async () => {
  const person = await newPerson(house, ['ADMINISTRATOR'])
  // Ending the session, or changing its password, is not looked for here.
  const calls = callsFor('staff').filter(({ path, multipart }) => !path.startsWith('/bo/v1/session') && !multipart)
  assert.ok(calls.length > 60)
  for (const endpoint of calls) {
    const parts: (Part & { what: string })[] = [...textsIn(endpoint), ...oddIn(endpoint)]
    for (const { path = 'x', query, body, what } of worthSending(endpoint, parts)) {
      house.advance(600)
      const asked = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
      const url = endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(path.toWellFormed())) + asked
      const reply = await askDesk(house, person, endpoint.method, url, body).catch((error: unknown) =>
        assert.fail(`${named(endpoint)} with ${what}: ${String(error)}`),
      )
      assert.ok(reply.status < 500, `${named(endpoint)} with ${what}: ${reply.status}`)
      assert.doesNotMatch(reply.text, INSIDES, `${named(endpoint)} with ${what}`)
      assert.notEqual(reply.errorCode, 'AUTH_REQUIRED', `${named(endpoint)} with ${what}`)
    }
  }
  assert.deepEqual(await house.breaks(), [])
})

test('a text that no table can keep is refused, and nothing of it is written', async () => {
  const person = await newPerson(house, ['ADMINISTRATOR'])
  const { member } = await newSomebody(house)
  const path = `/bo/v1/members/${member.id}/notes`
  assert.equal((await askDesk(house, person, 'POST', path, { text: 'a\u0000b' })).errorCode, 'VAL_FIELD')
  const facts = `/bo/v1/members/${member.id}/facts?of=notes`
  assert.deepEqual((await askDesk<{ list: unknown[] }>(house, person, 'GET', facts)).value?.list, [])
  assert.equal((await askDesk(house, person, 'POST', path, { text: 'ab' })).success, true)
})
