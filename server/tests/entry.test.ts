import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { merchantCode, switchOn } from '@senluna/kit/brand.ts'
import { DAY, MINUTE } from '@senluna/kit/time.ts'
import { changeSetting, blockedCounts } from '../modules/settings/index.ts'
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
} from '../modules/rounds/testing/house.ts'

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
  for (const key of ['deviceSwitches', 'loginScope', 'theme', 'cdns'] as const) await set(key, {})
})

const set = async (key: Parameters<typeof changeSetting>[2], value: unknown, brand = 'senluna') => {
  await changeSetting(house.parts.database.db, merchantCode(brand), key, value, house.parts.clock.now())
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

test('a switch may stand otherwise on one kind of device: for its pages and its calls, and for no other', async () => {
  const trial = { os: 'x', platform: 'W', secret: 'x', gatewayVersion: 3 }
  const free = async (headers: Record<string, string>) =>
    (await ask(house, 'POST', '/wps/session/login/freeplay', { body: trial, headers })).errorCode === 'GAME_DISABLED'
  const shown = async (headers: Record<string, string>) => {
    const { info } = (await ask<{ info: PermissionInfo }>(house, 'GET', '/wps/system/status', { headers })).value!
    return [info.device, switchOn(info.whitelabel, 'FREEPLAY')]
  }
  const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Mobile/15E148' }
  await set('deviceSwitches', { H5: { FREEPLAY: false } })
  assert.deepEqual(await shown({ device: 'H5' }), ['H5', false])
  assert.deepEqual(await shown({ device: 'WEB' }), ['WEB', true])
  assert.deepEqual(await shown(iphone), ['H5', false], 'a call that says nothing goes by its browser')
  assert.deepEqual(await shown({ ...iphone, device: 'WEB' }), ['WEB', true], 'what the page says goes before')
  assert.deepEqual(await shown({ device: 'FRIDGE' }), ['WEB', true])
  assert.deepEqual([await free({ device: 'H5' }), await free({ device: 'WEB' })], [true, false])
  await set('switches', { FREEPLAY: false })
  await set('deviceSwitches', { WEB: { FREEPLAY: true } })
  assert.deepEqual(
    [await shown({ device: 'H5' }), await shown({ device: 'WEB' })],
    [
      ['H5', false],
      ['WEB', true],
    ],
  )
  await set('switches', { LOGIN: false })
  assert.deepEqual(await shown({ device: 'WEB' }), ['WEB', false], 'what is above holds on every device')
})

test('whom a rule turns away is counted: once a visitor in ten minutes, by rule, today and in all', async () => {
  const { db } = house.parts.database
  const { hits, brands } = house.parts.settings
  const brand = brands.byHost('localhost')!
  const counts = async () => {
    await hits.flush()
    const all = await blockedCounts(db, brand, house.parts.clock.now())
    return new Map(all.map(({ rule, today, all: sum }) => [rule, [today, sum]]))
  }
  const more = async (before: Map<string, number[]>, rule: string) =>
    ((await counts()).get(rule) ?? [0, 0]).map((now, place) => now - (before.get(rule)?.[place] ?? 0))
  const from = (ip: string, country: string) => ({ 'x-forwarded-for': ip, 'x-country': country })
  const list = '/wps/relay/GCSGAME_gameVendor'
  let before = await counts()
  await set('region', { denied: ['NZ'], allowed: ['VN', 'NZ'], networks: ['VPN'] })
  await statusOf(from('203.0.113.1', 'NZ'))
  for (let call = 0; call < 5; call++) await ask(house, 'GET', list, { headers: from('203.0.113.1', 'NZ') })
  await ask(house, 'GET', list, { headers: from('203.0.113.2', 'NZ') })
  await ask(house, 'GET', list, { headers: from('203.0.113.3', 'FR') })
  await ask(house, 'GET', list, { headers: from('203.0.113.4', 'XX') })
  await ask(house, 'GET', list, { headers: from('198.51.100.9', 'VN') })
  await ask(house, 'GET', list, { headers: from('203.0.113.5', 'VN') })
  assert.deepEqual(await more(before, 'country:NZ'), [2, 2])
  for (const rule of ['elsewhere', 'unknown', 'network:VPN']) assert.deepEqual(await more(before, rule), [1, 1], rule)
  house.advance(10 * MINUTE)
  await statusOf(from('203.0.113.1', 'NZ'))
  assert.deepEqual(await more(before, 'country:NZ'), [3, 3], 'a visit later counts again')
  await set('region', { denied: [] })
  before = await counts()
  await set('maintenance', { flag: true })
  await set('staff', { addresses: ['203.0.113.7'] })
  await statusOf(from('203.0.113.7', 'VN'))
  await statusOf(from('203.0.113.8', 'VN'))
  assert.deepEqual(await more(before, 'maintenance'), [1, 1], 'who passes is not counted')
  await set('maintenance', { flag: false, products: ['RNG'] })
  const who = await newSomebody(house)
  await launch(house, who)
  assert.deepEqual(await more(before, 'product:RNG'), [1, 1])
  // The next day begins at nothing, the sum stays; another brand has its own.
  const [, all = 0] = (await counts()).get('product:RNG') ?? []
  house.advance(DAY)
  assert.deepEqual((await counts()).get('product:RNG'), [0, all])
  hits.note(brand, 'product:RNG', '203.0.113.9', house.parts.clock.now())
  assert.deepEqual((await counts()).get('product:RNG'), [1, all + 1])
  assert.deepEqual(await blockedCounts(db, brands.byHost('reference.localhost')!, house.parts.clock.now()), [])
})

test('an operator’s scope of a domain, hosts and look hold at once', async () => {
  const host = 'localhost'
  const info = async () =>
    (await ask<{ info: PermissionInfo }>(house, 'GET', '/wps/system/status', { headers: { host } })).value!.info
  await set('loginScope', { [host]: 'AGENT' })
  assert.equal(switchOn((await info()).whitelabel, 'REGISTER'), false, 'where agents alone log in nobody registers')
  await set('loginScope', {})
  assert.equal(switchOn((await info()).whitelabel, 'REGISTER'), true)
  await set('cdns', { imageCDNs: ['https://img.example.com'], launchGameCDNs: ['https://games.example.com:8443'] })
  await set('theme', { default: 'light', choices: ['light'] })
  const { imageCDNs, launchGameCDNs, theme } = await info()
  assert.deepEqual(
    [imageCDNs, launchGameCDNs, theme],
    [['https://img.example.com'], ['https://games.example.com:8443'], { default: 'light', choices: ['light'] }],
  )
  await set('cdns', {})
  await set('theme', {})
  assert.deepEqual((await info()).imageCDNs, [])
  assert.equal((await info()).theme.default, 'dark')
})

test('while the database is slow the last settings hold', async () => {
  await set('region', { denied: ['US'] })
  const { values } = house.parts.settings
  const now = house.parts.clock.now()
  await values.of(merchantCode('senluna'), now)
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
