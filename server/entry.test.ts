import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { changeSetting } from './modules/settings/index.ts'
import {
  ask,
  askAs,
  GAME,
  launch,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
} from './modules/rounds/testing/house.ts'

const folder = mkdtempSync(join(tmpdir(), 'senluna-entry-'))
let house: House
beforeAll(async () => {
  writeFileSync(join(folder, 'networks.csv'), '198.51.100.0/24,VPN\n198.51.100.128/25,HOSTING\n2001:db8::/32,HOSTING')
  house = await openHouse({ COUNTRY_HEADER: 'x-country', NETWORKS_CSV: join(folder, 'networks.csv') })
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  await set('maintenance', { flag: false })
  await set('region', { denied: [] })
  await set('staff', { addresses: [] })
  await set('switches', {})
})

const set = async (key: 'maintenance' | 'region' | 'staff' | 'switches', value: unknown, brand = 'senluna') => {
  await changeSetting(house.parts.database.db, brand, key, value, house.parts.clock.now())
  house.advance(1_100)
}
interface Status {
  status: number
  location: { ip: string; country: string }
  maintenance: { flag: boolean }
  regionRestriction: { flag: boolean; network?: string }
}
const statusOf = async (headers: Record<string, string> = {}) =>
  (await ask<Status>(house, 'GET', '/wps/system/status', { headers })).value!
const isNew = async (query: string) =>
  (await ask<{ list: { gameId: string; isNew: number }[] }>(house, 'GET', `/wps/relay/GCSGAME_gameList?${query}`))
    .value!.list

test('a closed region stops every call there and then: a session, a game, a spin; what is owned stays', async () => {
  const who = await newSomebody(house)
  const seat = await sit(house, who)
  await spun(house, seat)
  await set('region', { denied: ['US'] })
  const us = { 'x-country': 'US' }
  assert.deepEqual([(await statusOf(us)).status, (await statusOf({ 'x-country': 'VN' })).status], [2, 0])
  for (const [method, path, body] of [
    ['GET', '/wps/member/info', undefined],
    ['GET', '/wps/v2/wallets/balance', undefined],
    ['POST', '/wps/v2/live/ticket', {}],
  ] as const) {
    const reply = await askAs(house, who, method, path, body, us)
    assert.deepEqual([reply.status, reply.errorCode], [403, 'SYS_REGION'], path)
  }
  const away = { ...seat, host: seat.host }
  house.advance(3_000)
  const play = await ask(house, 'POST', `/wps/house/${GAME}/play`, {
    body: { stake: '1000', seen: seat.last!.id },
    headers: {
      host: 'play.localhost',
      authorization: `Game ${away.bearer}`,
      'idempotency-key': crypto.randomUUID(),
      ...us,
    },
  })
  assert.deepEqual([play.status, play.errorCode], [403, 'SYS_REGION'])
  const login = await ask(house, 'POST', '/wps/session/login', { body: { jwe: 'x' }, headers: us })
  assert.equal(login.errorCode, 'SYS_REGION', 'nobody logs in from there')
  for (const [method, path] of [
    ['GET', '/wps/system/customerService'],
    ['GET', '/wps/system/domainRoute'],
    ['POST', '/wps/session/logout'],
  ] as const)
    assert.equal(
      (await ask(house, method, path, { headers: us, ...(method === 'POST' && { body: {} }) })).success,
      true,
      path,
    )
  assert.equal(
    (await spin(house, seat, { stake: '1000', seen: seat.last!.id })).success,
    true,
    'from elsewhere play goes on',
  )
  assert.deepEqual(await house.breaks(), [])
})

test('nobody talks their way past a region: the header counts from a proxy of ours alone', async () => {
  await set('region', { denied: [], allowed: ['VN'] })
  const from = async (headers: Record<string, string>, remoteAddress: string) =>
    (
      await house.app.inject({
        url: '/wps/system/status',
        headers: { host: 'localhost', ...headers },
        remoteAddress,
      })
    ).json<{ value: Status }>().value
  const spoofed = await from({ 'x-country': 'VN', 'x-forwarded-for': '113.160.0.1' }, '8.8.8.8')
  assert.deepEqual(
    [spoofed.status, spoofed.location],
    [2, { ip: '8.8.8.8', country: 'US', source: 'nro.net (CC BY 4.0)' }],
  )
  const named = await from({ 'x-country': 'VN', 'x-forwarded-for': '8.8.8.8' }, '127.0.0.1')
  assert.deepEqual([named.status, named.location], [0, { ip: '8.8.8.8', country: 'VN' }])
  const byTable = await from({ 'x-forwarded-for': '113.160.0.1' }, '127.0.0.1')
  assert.deepEqual([byTable.status, byTable.location.country], [0, 'VN'])
  const chained = await from({ 'x-forwarded-for': '113.160.0.1, 8.8.8.8' }, '127.0.0.1')
  assert.deepEqual(
    [chained.status, chained.location.ip],
    [2, '8.8.8.8'],
    'what the visitor put before it counts for nothing',
  )
})

test('a network that hides its visitors is closed like a region, and the page learns of which kind it is', async () => {
  const from = (ip: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': ip, ...more })
  const shut = async (headers: Record<string, string>) => {
    const { status, regionRestriction } = await statusOf(headers)
    return [status, regionRestriction.network]
  }
  assert.deepEqual(await shut(from('198.51.100.7')), [0, undefined], 'without a rule nobody is kept out')
  const who = await newSomebody(house)
  await set('region', { denied: ['US'], networks: ['VPN', 'TOR'] })
  await set('staff', { addresses: ['198.51.100.0/24'] })
  for (const [headers, standing] of [
    [from('198.51.100.7'), [2, 'VPN']],
    [from('198.51.100.200'), [2, 'VPN']],
    [from('2001:db8::7'), [0, undefined]],
    [from('113.160.0.1'), [0, undefined]],
    [from('113.160.0.1', { 'x-country': 'T1' }), [2, 'TOR']],
    [from('113.160.0.1', { 'x-country': 'US' }), [2, undefined]],
    [from('198.51.100.7', { 'x-country': 'US' }), [2, 'VPN']],
    [from('198.51.100.7, 113.160.0.1'), [0, undefined]],
  ] as const)
    assert.deepEqual(await shut(headers), standing, JSON.stringify(headers))
  const reply = await askAs(house, who, 'GET', '/wps/member/info', undefined, from('198.51.100.7'))
  assert.deepEqual([reply.status, reply.errorCode], [403, 'SYS_REGION'], 'also in the middle of a session')
  assert.equal((await askAs(house, who, 'GET', '/wps/member/info', undefined, from('113.160.0.1'))).success, true)
  const visit = async (headers: Record<string, string>, remoteAddress: string) =>
    (
      await house.app.inject({ url: '/wps/system/status', headers: { host: 'localhost', ...headers }, remoteAddress })
    ).json<{ value: Status }>().value.status
  assert.equal(await visit({ 'x-forwarded-for': '113.160.0.1' }, '198.51.100.7'), 2, 'their word counts for nothing')
  assert.equal(await visit({ 'x-country': 'T1' }, '113.160.0.1'), 0, 'nor what they say of Tor')
  await set('region', { denied: [], networks: ['HOSTING'] })
  assert.deepEqual(await shut(from('2001:db8::7')), [2, 'HOSTING'])
  assert.deepEqual(await shut(from('198.51.100.7')), [0, undefined])
})

test('a region wins over maintenance; people at staff addresses pass maintenance and no region', async () => {
  await set('maintenance', { flag: true })
  await set('region', { denied: ['US'] })
  await set('staff', { addresses: ['198.51.100.0/24'] })
  const guest = { 'x-forwarded-for': '113.160.0.1' }
  assert.deepEqual(
    [
      (await statusOf({ ...guest, 'x-country': 'US' })).status,
      (await statusOf({ ...guest, 'x-country': 'VN' })).status,
      (await statusOf({ 'x-country': 'VN' })).status,
      (await statusOf({ 'x-country': 'US' })).status,
    ],
    [2, 1, 0, 2],
  )
  const list = '/wps/relay/GCSGAME_gameVendor'
  const closed = await ask(house, 'GET', list, { headers: guest })
  assert.deepEqual([closed.status, closed.errorCode], [503, 'SYS_MAINTENANCE'])
  assert.equal((await ask(house, 'GET', list)).success, true, 'the default address of these tests is on the list')
  assert.equal((await ask(house, 'GET', list, { headers: { ...guest, host: 'reference.localhost' } })).success, true)
})

test('the chat with the brand goes on while the site is closed: its screen sends people there', async () => {
  await set('maintenance', { flag: true })
  for (const path of ['/wps/v2/chat/conversation', '/wps/v2/chat/conversation/messages'])
    assert.equal((await ask(house, 'GET', path)).errorCode, undefined, path)
  assert.equal((await ask(house, 'GET', '/wps/v2/chat/rooms')).errorCode, 'SYS_MAINTENANCE')
})

test('maintenance of a category or a vendor: its tiles say so and its games do not start; the rest goes on', async () => {
  const who = await newSomebody(house)
  const seat = await sit(house, who)
  for (const scope of [{ products: ['RNG'] }, { vendors: ['SENLUNA'] }]) {
    await set('maintenance', { flag: false, ...scope })
    assert.equal((await statusOf()).status, 0)
    assert.deepEqual(
      (await isNew(`vassalage=SENLUNA`)).map((game) => game.isNew),
      [1],
    )
    assert.deepEqual((await isNew('vassalage=SENLUNA&isNew=0')).length, 0)
    assert.deepEqual(
      (await isNew('vassalage=SENLUNA&isNew=1')).map((game) => game.gameId),
      [GAME],
    )
    assert.equal((await launch(house, who)).errorCode, 'GAME_MAINTENANCE')
    assert.ok(await spun(house, seat), 'a game that is open is played on')
  }
  await set('maintenance', { flag: false, vendors: ['OTHER'], products: ['LIVE'] })
  assert.deepEqual(
    (await isNew('vassalage=SENLUNA')).map((game) => game.isNew),
    [0],
  )
  assert.equal((await launch(house, who)).success, true)
})

test("a switch set by the operator holds for calls and pages at once, and goes back with the brand's own", async () => {
  const trial = { os: 'x', platform: 'W', secret: 'x', gatewayVersion: 3 }
  const on = async () => {
    const { value } = await ask<{
      info: { whitelabel: { modId: string; childrenNodes: { modId: string; enabled: boolean }[] }[] }
    }>(house, 'GET', '/wps/system/status')
    return value!.info.whitelabel.flatMap((node) => node.childrenNodes).find((node) => node.modId === 'FREEPLAY')!
      .enabled
  }
  assert.equal(await on(), true)
  await set('switches', { FREEPLAY: false })
  assert.equal(await on(), false)
  assert.equal((await ask(house, 'POST', '/wps/session/login/freeplay', { body: trial })).errorCode, 'GAME_DISABLED')
  await set('switches', {})
  assert.equal(await on(), true)
  assert.notEqual((await ask(house, 'POST', '/wps/session/login/freeplay', { body: trial })).errorCode, 'GAME_DISABLED')
})

test('while the database is slow the last settings hold', async () => {
  await set('region', { denied: ['US'] })
  const { values } = house.parts.settings
  const now = house.parts.clock.now()
  await values.of('senluna', now)
  const { db } = house.parts.database
  await db.transaction().execute(async (tx) => {
    await (await import('kysely')).sql`lock table settings.setting in access exclusive mode`.execute(tx)
    const began = performance.now()
    house.advance(1_100)
    const reply = await statusOf({ 'x-country': 'US' })
    assert.equal(reply.status, 2)
    assert.ok(performance.now() - began < 5_000)
  })
})
