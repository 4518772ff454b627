import assert from 'node:assert/strict'
import { createDecipheriv, hkdfSync } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { BRANDS } from '@senluna/brands/index.ts'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { merchantCode, type Brand, type ServiceLink } from '@senluna/kit/brand.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { register } from '../../sessions/testing/account.ts'
import { infoOf } from '../../sessions/testing/sealing.ts'
import { openSite, type Site } from '../../sessions/testing/site.ts'
import { call, newVisitor } from '../../sessions/testing/visitor.ts'
import { BrandDirectory } from '../brands.ts'
import { changeSetting } from '../values/setting-values.ts'

const chat = (id: number, type: ServiceLink['type'], link: string): ServiceLink => ({
  id,
  type,
  name: `link ${id}`,
  icon: 'LIVECHAT',
  link,
  scenes: ['HOME'],
})
const withService = (brand: Brand): Brand => ({
  ...brand,
  customerService: {
    shortcuts: ['LIVECHAT'],
    vip: false,
    hosts: ['chat.example'],
    links: [
      { ...chat(1, '1', 'https://chat.example/open'), scenes: ['HOME', 'LOGIN'] },
      chat(3, '3', 'https://chat.example/known?room=1'),
      chat(4, '3', 'https://other.example/known'),
      chat(5, '3', 'http://chat.example/known'),
      { ...chat(6, '3', '/helpmc?room=2'), name: 'Chat', names: { EN: 'Contact us' } },
      chat(7, '3', '//other.example/known'),
      { ...chat(8, '2', '/help/feedback?category=GAME'), scenes: ['VIP'] },
    ],
  },
})

let site: Site
beforeAll(async () => {
  site = await openSite(withService)
})
afterAll(() => site.close())

interface Status {
  status: number
  maintenance: { flag: boolean; text?: Record<string, string> }
  regionRestriction: { flag: boolean }
  location: { ip: string; country: string }
  info: PermissionInfo
}
const statusOf = async (headers: Record<string, string> = {}, visitor = newVisitor()) =>
  (await call<Status>(site, visitor, 'GET', '/wps/system/status?url=localhost', undefined, headers)).value!

test('the site is open, under maintenance, or closed to a region, which wins', async () => {
  const visitor = newVisitor()
  const open = await statusOf({ 'x-country': 'VN' }, visitor)
  assert.deepEqual([open.status, open.maintenance.flag, open.location], [0, false, { ip: visitor.ip, country: 'VN' }])
  await changeSetting(
    site.db,
    merchantCode('senluna'),
    'maintenance',
    { flag: true, text: { EN: 'Back soon' } },
    site.clock.now(),
  )
  site.clock.advance(1_000)
  const closed = await statusOf({ 'x-country': 'VN' })
  assert.deepEqual([closed.status, closed.maintenance], [1, { flag: true, text: { EN: 'Back soon' } }])
  await changeSetting(site.db, merchantCode('senluna'), 'region', { denied: ['US'] }, site.clock.now())
  site.clock.advance(1_000)
  assert.deepEqual(
    [(await statusOf({ 'x-country': 'US' })).status, (await statusOf({ 'x-country': 'VN' })).status],
    [2, 1],
  )
  const unknown = await statusOf({ 'x-country': '<script>' })
  assert.deepEqual([unknown.location.country, unknown.regionRestriction.flag], ['', false])
  const reference = await call<Status>(site, newVisitor({ host: 'reference.localhost' }), 'GET', '/wps/system/status')
  assert.equal(reference.value!.status, 0, 'another brand stays open')
  await changeSetting(site.db, merchantCode('senluna'), 'maintenance', { flag: false }, site.clock.now())
  site.clock.advance(1_000)
  assert.equal((await statusOf()).status, 0)
})

test("a brand's page learns what its brand is, and nothing secret", async () => {
  const info = await infoOf(site, newVisitor())
  assert.deepEqual(
    [info.merchantCode, info.currency.code, info.currency.symbol, info.limits.minAge],
    ['senluna', 'XVD', 'VND', 21],
  )
  assert.deepEqual(Object.keys(info.crypto.keys[0]!).sort(), ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  assert.ok(!JSON.stringify(info).includes('weakPasswords'))
  const reference = await infoOf(site, newVisitor({ host: 'reference.localhost' }))
  assert.deepEqual(
    [
      reference.merchantCode,
      reference.defaultLanguage,
      reference.currentLanguage,
      reference.supportedLanguages,
      reference.pickerLanguages,
      reference.limits.minAge,
    ],
    ['refbrand1', 'MY', 'MY', ['EN', 'MY'], ['CN', 'EN', 'JA', 'TH', 'VI', 'TY'], 18],
  )
  assert.deepEqual(reference.offeredLanguages, ['CN', 'EN', 'JA', 'TH', 'VI', 'TY', 'MY'])
})

for (const [host, stage] of [
  ['localhost:8080', 'http://play.localhost:8080'],
  ['127.0.0.1:8080', 'http://play.localhost:8080'],
  ['reference.localhost:8080', 'http://play.reference.localhost:8080'],
  ['play.localhost:8080', 'http://play.localhost:8080'],
  ['LOCALHOST', 'http://play.localhost'],
] as const) {
  test(`the stage of ${host} is ${stage}`, async () => {
    assert.equal((await infoOf(site, newVisitor({ host }))).stageOrigin, stage)
  })
}

test('the host decides the brand, with its stage; an unknown one is refused where it counts', () => {
  const strict = new BrandDirectory(BRANDS, TEXTS, true)
  const lenient = new BrandDirectory(BRANDS, TEXTS, false)
  for (const [host, code] of [
    ['localhost', 'senluna'],
    ['LocalHost:99', 'senluna'],
    ['play.localhost', 'senluna'],
    ['reference.localhost.', 'refbrand1'],
    ['play.reference.localhost', 'refbrand1'],
  ] as const) {
    assert.equal(strict.byHost(host)?.merchantCode, code)
  }
  for (const host of ['example.com', 'play.play.localhost', 'localhost.evil.example', '', 'play.']) {
    assert.equal(strict.byHost(host), undefined)
    assert.equal(lenient.byHost(host)?.merchantCode, 'senluna')
  }
})

test("a brand named by the page must be the host's", async () => {
  const wrong = await call(site, newVisitor(), 'GET', '/wps/system/status', undefined, { merchant: 'refbrand1' })
  assert.deepEqual([wrong.status, wrong.errorCode], [403, 'SYS_MERCHANT'])
})

test("a refusal speaks the language asked for, else the brand's, else English", async () => {
  const brands = new BrandDirectory(BRANDS, TEXTS, true)
  const [senluna, reference] = BRANDS as [Brand, Brand]
  assert.deepEqual(
    [brands.languageOf(senluna, 'EN'), brands.languageOf(senluna, 'TH'), brands.languageOf(reference, undefined)],
    ['EN', 'VI', 'MY'],
  )
  assert.equal(brands.refusalText('EN', 'AUTH_REQUIRED'), TEXTS.EN['refusal.AUTH_REQUIRED'])
  assert.equal(brands.refusalText('TH', 'AUTH_REQUIRED'), TEXTS.TH['refusal.AUTH_REQUIRED'])
  assert.match(brands.refusalText('MY', 'AUTH_REQUIRED'), /\p{Script=Myanmar}/u)
  assert.equal(brands.refusalText('XX', 'AUTH_REQUIRED'), TEXTS.EN['refusal.AUTH_REQUIRED'])
  const others = Object.fromEntries(Object.entries(TEXTS).filter(([language]) => language !== 'MY'))
  const withoutBurmese = new BrandDirectory(BRANDS, others, true)
  assert.deepEqual(
    [withoutBurmese.offeredLanguages(reference).includes('MY'), withoutBurmese.languageOf(reference, 'MY')],
    [false, 'EN'],
  )
  const reply = await call(site, newVisitor(), 'GET', '/wps/member/info', undefined, { language: 'VI' })
  assert.equal(reply.message, TEXTS.VI['refusal.AUTH_REQUIRED'])
})

test("a text's arguments are filled in by the rules of ICU", () => {
  const brands = new BrandDirectory(
    BRANDS,
    { EN: { 'refusal.FB': 'x', 'refusal.AUTH_LOCKED': 'Wait {n, plural, one {# minute} other {# minutes}}.' } },
    true,
  )
  assert.equal(brands.refusalText('EN', 'AUTH_LOCKED', { n: 1 }), 'Wait 1 minute.')
  assert.equal(brands.refusalText('EN', 'AUTH_LOCKED', { n: 30 }), 'Wait 30 minutes.')
  assert.equal(brands.refusalText('EN', 'AUTH_DISABLED'), 'AUTH_DISABLED')
})

test('customer service: a link to a page of the site goes with the switch of that page', async () => {
  const ids = async () =>
    (
      await call<{ list: { id: number }[] }>(site, newVisitor(), 'GET', '/wps/system/customerService?scene=VIP')
    ).value!.list.map(({ id }) => id)
  assert.deepEqual(await ids(), [8])
  await changeSetting(site.db, merchantCode('senluna'), 'switches', { FEEDBACK: false }, site.clock.now())
  site.clock.advance(1_100)
  assert.deepEqual(await ids(), [])
  await changeSetting(site.db, merchantCode('senluna'), 'switches', {}, site.clock.now())
  site.clock.advance(1_100)
  assert.deepEqual(await ids(), [8])
})

test('customer service: a link is shown in its hours and on its devices', async () => {
  const visitor = newVisitor()
  const now = site.clock.now()
  const clockAt = (minutes: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', timeStyle: 'short' }).format(
      now + minutes * 60_000,
    )
  const zalo = { type: '2', name: 'Zalo', icon: 'ZALO', link: 'https://zalo.me/x', scenes: ['HOME'] } as const
  const links = [
    { ...zalo, id: 1, hours: { from: clockAt(-60), to: clockAt(60) } },
    { ...zalo, id: 2, hours: { from: clockAt(60), to: clockAt(120) } },
    { ...zalo, id: 3, devices: ['PHONE'] as const },
    { ...zalo, id: 4, devices: ['DESKTOP'] as const },
    { ...zalo, id: 5, devices: ['DESKTOP', 'PHONE'] as const },
  ]
  await changeSetting(site.db, merchantCode('senluna'), 'services', { links }, now)
  site.clock.advance(1_100)
  const shown = async (agent: string) =>
    (
      await call<{ list: { id: number }[] }>(site, visitor, 'GET', '/wps/system/customerService', undefined, {
        'user-agent': agent,
      })
    ).value!.list.map(({ id }) => id)
  assert.deepEqual(await shown('Mozilla/5.0 (X11; Linux x64) Chrome/140'), [1, 4, 5])
  assert.deepEqual(await shown('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148'), [1, 3, 5])
  await changeSetting(site.db, merchantCode('senluna'), 'services', {}, site.clock.now())
  site.clock.advance(1_100)
})

test('customer service: links by scene; one that knows who asks is sealed for that page', async () => {
  const visitor = newVisitor()
  type Links = { list: { id: number; type: string; name: string; link: string }[] }
  const links = async (query = '', headers: Record<string, string> = {}) =>
    (await call<Links>(site, visitor, 'GET', `/wps/system/customerService${query}`, undefined, headers)).value!.list
  assert.deepEqual(
    (await links()).map((link) => link.id),
    [1, 3, 6, 8],
    'foreign or open addresses are left out',
  )
  assert.deepEqual(
    (await links('?scene=LOGIN')).map((link) => link.id),
    [1],
  )
  assert.equal((await call(site, visitor, 'GET', '/wps/system/customerService?scene=X')).errorCode, 'VAL_FIELD')
  const opened = (link: string, secret: string) => {
    const sealed = Buffer.from(link, 'base64url')
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'cs-link', 32))
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16))
    return new URL(Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString())
  }
  const guest = opened((await links())[1]!.link, visitor.deviceId)
  assert.deepEqual(
    [guest.host, guest.searchParams.get('room'), guest.searchParams.get('visitor')],
    ['chat.example', '1', 'guest'],
  )
  assert.equal(Date.parse(guest.searchParams.get('until')!) > Date.now() + 50_000, true)
  const here = opened((await links())[2]!.link, visitor.deviceId)
  assert.deepEqual([here.origin, here.pathname, here.searchParams.get('room')], ['http://localhost', '/helpmc', '2'])
  assert.deepEqual([(await links())[2]!.name, (await links('', { language: 'EN' }))[2]!.name], ['Chat', 'Contact us'])
  const { value } = await register(site, visitor)
  const own = opened((await links())[1]!.link, visitor.handle!)
  assert.equal(own.searchParams.get('visitor'), value!.id)
  assert.throws(() => opened('A'.repeat(100), visitor.handle!))
})

test('the domains of a brand', async () => {
  const { value } = await call<{ domainList: { domain: string; kind: string }[] }>(
    site,
    newVisitor(),
    'GET',
    '/wps/system/domainRoute',
  )
  assert.deepEqual(
    value!.domainList.map((item) => [item.domain, item.kind]),
    [['localhost', 'WEB']],
  )
})

test('a setting of the wrong shape is not stored', async () => {
  for (const [key, wrong, sentence] of [
    ['maintenance', { flag: 'yes' }, /maintenance can't be that: flag /],
    ['maintenance', { flag: true, til: '2026-11-21' }, /til/],
    ['maintenance', { flag: true, until: 'tomorrow' }, /until must be a moment/],
    ['maintenance', 'on', /maintenance can't be that/],
    ['region', { denied: ['us'] }, /denied 0 must be a country/],
    ['region', {}, /denied/],
  ] as const) {
    await assert.rejects(changeSetting(site.db, merchantCode('senluna'), key, wrong, site.clock.now()), sentence)
  }
})
