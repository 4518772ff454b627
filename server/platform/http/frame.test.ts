import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, test, vi } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import {
  ask,
  askAs,
  launch,
  launchTokenOf,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
} from '../../modules/rounds/testing/house.ts'
import { isPacked } from './compress.ts'

let house: House
let production: House
beforeAll(async () => {
  house = await openHouse({ METRICS_TOKEN: 'a-metrics-token-of-24-chars' })
  production = await openHouse(
    {
      NODE_ENV: 'production',
      SEED_KEY: '01'.repeat(32),
      PEPPER: '23'.repeat(32),
      KEY_SECRET: '45'.repeat(32),
      METRICS_TOKEN: 'a-metrics-token-of-24-chars',
    },
    false,
  )
})
afterAll(() => Promise.all([house.close(), production.close()]))

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const urlOf = (path: string) => path.replace(/\{\w+\}/g, 'x')

test('an unknown call is told so, in the envelope', async () => {
  for (const url of [
    '/wps/nothing',
    '/wps',
    '/wps/game/launchGame/more',
    '/WPS/system/status',
    '/%',
    '/%ff',
    '/wps/../etc/passwd',
    `/${'x'.repeat(2_000)}`,
    `/wps/house/rounds/${'1'.repeat(400)}`,
  ]) {
    for (const method of ['GET', 'POST']) {
      const reply = await ask(house, method, url)
      assert.deepEqual(
        [reply.status, reply.success, reply.errorCode],
        [404, false, 'SYS_NOT_FOUND'],
        `${method} ${url.slice(0, 40)}`,
      )
      assert.ok(reply.traceId !== undefined && reply.serverTime)
    }
  }
})

test('a known call by another method names the right one', async () => {
  for (const endpoint of ENDPOINTS) {
    const allowed = new Set<string>(
      ENDPOINTS.filter((other) => other.path === endpoint.path).flatMap((other) => [
        other.method,
        ...(other.also ?? []),
      ]),
    )
    const wrong = METHODS.find((method) => !allowed.has(method))!
    const reply = await ask(house, wrong, urlOf(endpoint.path))
    assert.deepEqual([reply.status, reply.errorCode], [405, 'SYS_METHOD'], `${wrong} ${endpoint.path}`)
    assert.deepEqual(new Set(String(reply.headers.allow).split(', ')), allowed)
  }
})

test('every call that needs a session says so to nobody in particular', async () => {
  const { whitelabel } = house.parts.settings.brands.byHost('localhost')!
  const isOn = ({ switch: on }: Endpoint) => on === undefined || switchOn(whitelabel, on)
  for (const endpoint of ENDPOINTS.filter((other) => !['none', 'opt'].includes(other.for) && isOn(other))) {
    house.advance(1_000)
    const reply = await ask(house, endpoint.method, urlOf(endpoint.path), {
      ...(endpoint.body ? { body: {} } : {}),
      headers: { 'idempotency-key': randomUUID(), host: endpoint.for === 'staff' ? 'desk.localhost' : 'localhost' },
    })
    assert.equal(reply.status, 401, endpoint.path)
    assert.equal(reply.errorCode, endpoint.for === 'game' ? 'GAME_SESSION' : 'AUTH_REQUIRED')
  }
})

test('a body too large, malformed or of another kind is refused', async () => {
  const who = await newSomebody(house)
  const send = (payload: string, type = 'application/json') =>
    askAs(house, who, 'POST', '/wps/game/launchGame', payload, { 'content-type': type })
  const big = await send(JSON.stringify({ gameId: 'x'.repeat(70_000) }))
  assert.deepEqual([big.status, big.errorCode], [413, 'SYS_TOO_LARGE'])
  for (const text of ['{', '{"a":', 'null,', '{"a":1}}', '', '\u0000', "{'a':1}"]) {
    const reply = await send(text)
    assert.ok(
      [400].includes(reply.status) && ['SYS_MALFORMED', 'VAL_FIELD'].includes(reply.errorCode!),
      `${text}: ${reply.status} ${reply.errorCode}`,
    )
  }
  for (const type of ['text/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
    house.advance(1_000)
    const reply = await send('<a/>', type)
    assert.deepEqual([reply.status, reply.errorCode], [400, 'SYS_MALFORMED'], type)
  }
  house.advance(5_000)
  for (const text of ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}']) {
    assert.ok([400].includes((await send(text)).status))
    assert.equal(Reflect.get({}, 'admin'), undefined)
  }
  for (const body of [[], 7, 'x', true]) assert.equal((await send(JSON.stringify(body))).status, 400)
  house.advance(5_000)
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const deep = await send(`{"gameId":${open.repeat(9_000)}1${close.repeat(9_000)}}`)
    assert.deepEqual([deep.status, deep.errorCode], [400, 'VAL_FIELD'])
  }
})

test('a part of a path with the zero character names nothing', async () => {
  const who = await newSomebody(house)
  for (const path of ['/wps/v2/withdraw/orders/x%00', '/wps/v2/messages/%00'])
    assert.equal((await askAs(house, who, 'GET', path)).errorCode, 'SYS_NOT_FOUND', path)
})

test('a flood is slowed down and told how long to wait', async () => {
  const who = await newSomebody(house)
  const replies = await Promise.all(
    Array.from({ length: 120 }, () => askAs(house, who, 'GET', '/wps/v2/wallets/balance')),
  )
  const slowed = replies.filter((reply) => reply.status === 429)
  assert.ok(slowed.length >= 70 && slowed.length < 120, `${slowed.length} slowed`)
  for (const reply of slowed) {
    assert.equal(reply.errorCode, 'SYS_THROTTLED')
    assert.match(String(reply.headers['retry-after']), /^[1-9]\d*$/)
  }
  const other = await newSomebody(house)
  assert.equal((await askAs(house, other, 'GET', '/wps/v2/wallets/balance')).status, 200, 'nobody else is slowed')
  house.advance(5_000)
  assert.equal((await askAs(house, who, 'GET', '/wps/v2/wallets/balance')).status, 200)
  const guests = await Promise.all(
    Array.from({ length: 200 }, () =>
      ask(house, 'GET', '/wps/house/fairness/x', { headers: { 'x-forwarded-for': '198.51.100.77' } }),
    ),
  )
  assert.ok(guests.some((reply) => reply.status === 429))
})

test('the host decides the brand; another merchant is refused, an unknown host is nobody', async () => {
  const status = (house: House, host: string, headers: Record<string, string> = {}) =>
    ask(house, 'GET', '/wps/house/fairness/x', { headers: { host, ...headers } })
  for (const [host, merchant] of [
    ['localhost', 'refbrand1'],
    ['reference.localhost', 'senluna'],
    ['localhost', ''],
    ['localhost', 'SENLUNA'],
  ] as const) {
    const reply = await status(house, host, { merchant })
    assert.deepEqual([reply.status, reply.errorCode], [403, 'SYS_MERCHANT'], `${host} ${merchant}`)
  }
  assert.equal((await status(house, 'reference.localhost', { merchant: 'refbrand1' })).status, 404)
  for (const host of ['evil.example', 'localhost.evil.example', 'evillocalhost', '10.0.0.1']) {
    const reply = await status(production, host)
    assert.deepEqual([reply.status, reply.errorCode], [421, 'SYS_HOST'], host)
  }
  assert.equal((await status(production, 'localhost')).status, 404)
})

test('health, readiness and figures', async () => {
  assert.deepEqual(JSON.parse((await ask(house, 'GET', '/healthz')).text), { ok: true })
  assert.deepEqual(JSON.parse((await ask(house, 'GET', '/readyz')).text), { ready: true })
  house.state.stopping = true
  assert.equal((await ask(house, 'GET', '/readyz')).status, 503, 'not while it stops')
  house.state.stopping = false
  assert.equal((await ask(house, 'GET', '/metrics')).status, 403)
  assert.equal((await ask(house, 'GET', '/metrics', { headers: { authorization: 'Bearer wrong' } })).status, 403)
  const figures = await ask(house, 'GET', '/metrics', {
    headers: { authorization: 'Bearer a-metrics-token-of-24-chars' },
  })
  for (const name of [
    'senluna_http_seconds_bucket',
    'senluna_posting_batch_items',
    'senluna_live_sockets',
    'process_cpu_seconds_total',
  ])
    assert.ok(figures.text.includes(name), name)
})

test('the reference lists every call of the contract and nothing else', async () => {
  const { text } = await ask(house, 'GET', '/docs/json')
  const document = JSON.parse(text) as {
    openapi: string
    paths: Record<string, Record<string, { parameters: { name: string }[]; responses: object; requestBody?: object }>>
  }
  assert.equal(document.openapi, '3.1.0')
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const wanted = ENDPOINTS.flatMap((endpoint) =>
    [endpoint.method, ...(endpoint.also ?? [])].map((method) => `${method} ${endpoint.path}`),
  )
  assert.deepEqual(listed.sort(), [...new Set(wanted)].sort())
  for (const endpoint of ENDPOINTS) {
    const operation = document.paths[endpoint.path]![endpoint.method.toLowerCase()]!
    assert.equal(
      operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
      endpoint.once === true,
      endpoint.path,
    )
    assert.equal(
      operation.requestBody !== undefined,
      (endpoint.body ?? endpoint.multipart) !== undefined,
      endpoint.path,
    )
  }
  const page = await ask(house, 'GET', '/docs/')
  assert.equal(page.status, 200)
  const policy = String(page.headers['content-security-policy'])
  assert.match(policy, /default-src 'none'.*frame-ancestors 'none'/)
  assert.doesNotMatch(policy, /https:|validator/)
})

test('the reference is made once, packed, known again by its tag, and asked for at a pace', async () => {
  const docs = (headers: Record<string, string> = {}, ip = '198.18.3.1') =>
    house.app.inject({ url: '/docs/yaml', remoteAddress: ip, headers: { host: 'localhost', ...headers } })
  const whole = await docs()
  const packed = await docs({ 'accept-encoding': 'gzip, br' })
  assert.equal(packed.headers['content-encoding'], 'gzip')
  assert.ok(packed.rawPayload.length * 4 < whole.rawPayload.length)
  assert.deepEqual(gunzipSync(packed.rawPayload), whole.rawPayload)
  const again = await docs({ 'if-none-match': String(whole.headers.etag) })
  assert.deepEqual([again.statusCode, again.rawPayload.length], [304, 0])
  const crowd = await Promise.all(Array.from({ length: 150 }, () => docs({}, '198.18.3.2')))
  assert.deepEqual(
    [...new Set(crowd.map(({ statusCode }) => statusCode))].sort((a, b) => a - b),
    [200, 429],
  )
})

test('in production nobody reads the reference', async () => {
  for (const host of ['localhost', 'desk.localhost'])
    for (const path of ['/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.html'])
      assert.equal((await ask(production, 'GET', path, { headers: { host } })).status, 404, `${host}${path}`)
  assert.equal((await ask(production, 'GET', '/metrics')).status, 403)
})

test('every answer carries a trace id of our own; one that was given is noted beside it', async () => {
  const given = '4bf92f3577b34da6a3ce929d0e0e4736'
  const reply = await ask(house, 'GET', '/wps/house/fairness/x', {
    headers: { traceparent: `00-${given}-00f067aa0ba902b7-01` },
  })
  assert.notEqual(reply.traceId, given)
  assert.equal(reply.headers['x-trace-id'], reply.traceId)
  assert.ok(house.log.some((line) => line.includes(given) && line.includes(reply.traceId)))
  for (const traceparent of ['x', `00-${given}`, '<script>', `00-${given.toUpperCase()}-00f067aa0ba902b7-01`]) {
    assert.match(
      (await ask(house, 'GET', '/wps/house/fairness/x', { headers: { traceparent } })).traceId,
      /^[0-9a-f]{32}$/,
    )
  }
})

test('answers are not kept by anybody, and say what they may do', async () => {
  const reply = await ask(house, 'GET', '/wps/house/fairness/x')
  assert.equal(reply.headers['cache-control'], 'no-store')
  assert.equal(reply.headers['x-content-type-options'], 'nosniff')
  assert.match(String(reply.headers['content-security-policy']), /default-src 'none'; frame-ancestors 'none'/)
  assert.equal(reply.headers['x-powered-by'], undefined)
})

test('no secret of a whole session stands in the log', async () => {
  const from = house.log.length
  const who = await newSomebody(house)
  const launched = await launch(house, who)
  const token = launchTokenOf(launched)
  const seated = await sit(house, who)
  await spun(house, seated)
  const marker = 'MARKER-7f3a-secret'
  await ask(house, 'POST', '/wps/session/login', {
    body: { jwe: marker, password: marker },
    headers: { authorization: `Bearer ${marker}`, cookie: `__Host-sid=${marker}`, 'x-device-id': marker },
  })
  await ask(house, 'GET', `/wps/house/rounds/${marker}?token=${marker}`)
  await askAs(house, who, 'POST', '/wps/session/logout', {})
  const log = house.log.slice(from).join('')
  assert.ok(log.includes('"request"'), 'something was logged')
  for (const secret of [
    who.cookie,
    who.handle,
    token,
    seated.bearer,
    marker,
    who.member.userName,
    '198.51.100.9',
    '01'.repeat(32),
    '5e'.repeat(32),
  ]) {
    assert.ok(!log.includes(secret), secret)
  }
})

test('a bug is logged with its trace and told to nobody', async () => {
  const broken = house.parts.rounds.games.get('sen-vang')!
  const own = broken.game.play
  const who = await sit(house, await newSomebody(house))
  broken.game.play = () => {
    throw new Error('a secret detail of ours')
  }
  try {
    const reply = await house.app.inject({
      method: 'POST',
      url: '/wps/house/sen-vang/play',
      headers: { host: 'play.localhost', authorization: `Game ${who.bearer}`, 'idempotency-key': randomUUID() },
      payload: { stake: '1000' },
    })
    assert.deepEqual([reply.statusCode, reply.json<{ errorCode: string }>().errorCode], [500, 'SYS_UNKNOWN'])
    assert.ok(!reply.body.includes('secret detail'))
    const line = house.log.findLast((item) => item.includes('"bug"'))!
    assert.ok(line.includes('a secret detail of ours') && line.includes(reply.json<{ traceId: string }>().traceId))
  } finally {
    broken.game.play = own
  }
})

test('a caller who hangs up while the call runs is known by address all the same', async () => {
  const { member, handle, cookie } = await newSomebody(house)
  const open = new Set<Socket>()
  house.app.server.on('connection', (socket: Socket) => open.add(socket))
  await house.app.listen({ port: 0, host: '127.0.0.1' })
  const { now } = house.parts.clock
  const line = connect((house.app.server.address() as AddressInfo).port, '127.0.0.1')
  line.on('error', () => undefined)
  const body = JSON.stringify({ nickname: 'Sen' })
  // The hosts have just been read: the call itself doesn't wait for them.
  await ask(house, 'GET', '/wps/house/fairness/x')
  line.write(
    `PATCH /wps/v2/security/profile HTTP/1.1\r\nhost: localhost\r\ncookie: __Host-sid=${cookie}\r\n` +
      `authorization: Bearer ${handle}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  house.parts.clock.now = () => {
    for (const socket of open) socket.destroy()
    return now()
  }
  try {
    await once(line, 'close')
    const { db } = house.parts.database
    const changes = () =>
      sql<{ ip: string }>`select ip from security.change where member_id = ${member.id} and what = 'profile'`.execute(
        db,
      )
    await vi.waitUntil(async () => (await changes()).rows.length > 0, { timeout: 5_000 })
    assert.deepEqual((await changes()).rows, [{ ip: '127.0.0.1' }])
  } finally {
    house.parts.clock.now = now
  }
})

test('long lists that anybody may read are sent packed to who can unpack them; what is a member’s own is not', async () => {
  const url = '/wps/system/status'
  const get = (headers: Record<string, string>) =>
    house.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } })
  const plain = await get({})
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.equal(plain.headers.vary, 'accept-encoding')
  const packed = await get({ 'accept-encoding': 'br, gzip' })
  assert.equal(packed.headers['content-encoding'], 'gzip')
  assert.ok(packed.rawPayload.length < plain.rawPayload.length / 2)
  const value = (text: string) => (JSON.parse(text) as { value: unknown }).value
  assert.deepEqual(value(gunzipSync(packed.rawPayload).toString()), value(plain.payload))
  for (const endpoint of ENDPOINTS)
    if (isPacked(endpoint))
      assert.ok(endpoint.method === 'GET' && ['none', 'opt'].includes(endpoint.for), endpoint.path)
})
