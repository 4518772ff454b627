import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { wireCopy, wireName } from '@senluna/contract/names.ts'
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
async function send(endpoint: Endpoint, who: Somebody, part: { path?: string; query?: unknown; body?: unknown }) {
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
  for (const endpoint of ENDPOINTS) {
    const who = await newSomebody(house)
    for (const text of HOSTILE) {
      const reply = await send(endpoint, who, {
        path: text === '' || text.length > 1_000 ? 'x' : text,
        ...(endpoint.query ? { query: wireCopy(endpoint.names, filledWith(endpoint.query, text)) } : {}),
        ...(endpoint.body ? { body: wireCopy(endpoint.names, filledWith(endpoint.body, text)) } : {}),
      }).catch((error: unknown) =>
        assert.fail(`${named(endpoint)} with ${JSON.stringify(text).slice(0, 40)}: ${String(error)}`),
      )
      assert.ok(reply.status < 500, `${named(endpoint)}: ${reply.status}`)
      assert.doesNotMatch(reply.text, INSIDES, named(endpoint))
      assert.equal(reply.headers['set-cookie']?.toString().includes('a=b') ?? false, false)
    }
  }
})

test('no value of another kind in any field of any call is more than refused', { timeout: 240_000 }, async () => {
  for (const endpoint of ENDPOINTS.filter((endpoint) => endpoint.body)) {
    const who = await newSomebody(house)
    const good = wireCopy(endpoint.names, filledWith(endpoint.body!, 'x')) as Record<string, unknown>
    for (const field of fieldsOf(endpoint.body!))
      for (const odd of ODD) {
        const reply = await send(endpoint, who, { body: { ...good, [wireName(endpoint.names, field)]: odd } }).catch(
          (error: unknown) => assert.fail(`${named(endpoint)}, ${field} = ${JSON.stringify(odd)}: ${String(error)}`),
        )
        assert.ok(reply.status < 500, `${named(endpoint)}, ${field}: ${reply.status}`)
      }
  }
  assert.deepEqual(await house.breaks(), [])
})

test('the same at the desk, by somebody who may do everything', { timeout: 240_000 }, async () => {
  const person = await newPerson(house, ['ADMINISTRATOR'])
  // Ending the session, or changing its password, is not looked for here.
  const calls = callsFor('staff').filter(({ path, multipart }) => !path.startsWith('/bo/v1/session') && !multipart)
  assert.ok(calls.length > 60)
  const send = async (endpoint: Endpoint, path: string, query: unknown, body: unknown, what: string) => {
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
  for (const endpoint of calls) {
    const { query, body } = endpoint
    for (const text of HOSTILE)
      await send(
        endpoint,
        text === '' || text.length > 1_000 ? 'x' : text,
        query && wireCopy(endpoint.names, filledWith(query, text)),
        body && wireCopy(endpoint.names, filledWith(body, text)),
        JSON.stringify(text).slice(0, 40),
      )
    const good = body ? (wireCopy(endpoint.names, filledWith(body, 'x')) as object) : {}
    for (const field of body ? fieldsOf(body) : [])
      for (const odd of ODD)
        await send(
          endpoint,
          'x',
          undefined,
          { ...good, [wireName(endpoint.names, field)]: odd },
          `${field} = ${JSON.stringify(odd)}`,
        )
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
