import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, test } from 'vitest'
import { LOGIN, newName, PASSWORD, register } from '../testing/account.ts'
import { infoOf, send } from '../testing/sealing.ts'
import { openSite, type Site } from '../testing/site.ts'
import { call, newVisitor, type Visitor } from '../testing/visitor.ts'

const KEYS = { siteKey: '1x00000000000000000000AA', secretKey: 'a secret of theirs and ours' }

/** A stand-in of Turnstile's siteverify: a token is good once; `silent` gets no answer. */
const taken = new Set<string>()
const asked: URLSearchParams[] = []
let service: Server
let url: string
let site: Site

beforeAll(async () => {
  const answering = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const form = new URLSearchParams(body)
    asked.push(form)
    const token = form.get('response') ?? ''
    if (token === 'silent') return
    const answer = (said: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    if (token === 'nonsense') return response.end('<html>')
    if (form.get('secret') !== KEYS.secretKey)
      return answer({ success: false, 'error-codes': ['invalid-input-secret'] })
    if (!token.startsWith('good')) return answer({ success: false, 'error-codes': ['invalid-input-response'] })
    if (taken.has(token)) return answer({ success: false, 'error-codes': ['timeout-or-duplicate'] })
    taken.add(token)
    return answer({ success: true, hostname: token.includes('elsewhere') ? 'evil.example' : 'localhost' })
  }
  service = createServer((request, response) => void answering(request, response))
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  site = await openSite(
    (brand) =>
      brand.merchantCode === 'senluna'
        ? { ...brand, security: { ...brand.security, humanVerify: 'TURNSTILE' } }
        : brand,
    { signIn: { '': { turnstile: { url, ...KEYS } } } },
  )
})
afterAll(async () => {
  await site.close()
  service.closeAllConnections()
  service.close()
})

const enter = (visitor: Visitor, humanVerify: object | undefined) =>
  send(site, visitor, 'POST', LOGIN, {
    username: 'nobodyatall',
    password: PASSWORD,
    type: 'username',
    deviceId: visitor.deviceId,
    humanVerify,
  })

test('a brand with a hosted check tells its page where it is, and nothing secret', async () => {
  const { security } = await infoOf(site, newVisitor())
  assert.deepEqual([security.humanVerify, security.humanService], ['TURNSTILE', { url, siteKey: KEYS.siteKey }])
  const other = await infoOf(site, newVisitor({ host: 'reference.localhost' }))
  assert.deepEqual([other.security.humanVerify, other.security.humanService], ['ALTCHA', undefined])
})

test('a token lets through once; the secret and the address go to the service', async () => {
  const visitor = newVisitor()
  const right = { humanVerify: { turnstile: 'good one' } }
  assert.equal((await register(site, visitor, right)).success, true)
  assert.deepEqual([asked.at(-1)?.get('secret'), asked.at(-1)?.get('remoteip')], [KEYS.secretKey, visitor.ip])
  assert.equal((await register(site, newVisitor(), right)).errorCode, 'AUTH_HUMAN_VERIFY')
})

for (const [why, given] of [
  ['no token', undefined],
  ['an empty one', { turnstile: '' }],
  ['one that is none', { turnstile: 'made up' }],
  ['one earned on another site', { turnstile: 'good elsewhere' }],
  ['one too long', { turnstile: `good ${'x'.repeat(2_100)}` }],
  ['an answer that is no answer', { turnstile: 'nonsense' }],
  ['no answer at all', { turnstile: 'silent' }],
] as const)
  test(`${why}: nobody is let through`, { timeout: 15_000 }, async () => {
    assert.equal((await enter(newVisitor(), given)).errorCode, 'AUTH_HUMAN_VERIFY')
  })

test('a solved puzzle of ours is no way around the hosted check, nor the other way round', async () => {
  const { value } = await call(site, newVisitor(), 'GET', '/wps/human/challenge')
  assert.ok(value)
  assert.equal((await register(site, newVisitor())).errorCode, 'AUTH_HUMAN_VERIFY')
  const elsewhere = newVisitor({ host: 'reference.localhost' })
  const reply = await register(site, elsewhere, {
    humanVerify: { turnstile: 'good two' },
    email: `${newName()}@example.com`,
    password: 'Quiet4Lake31',
  })
  assert.equal(reply.errorCode, 'AUTH_HUMAN_VERIFY')
  assert.ok(!taken.has('good two'))
})
