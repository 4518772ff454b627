import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { BrandDesk, AccessRule } from '@senluna/contract/desk/brand/brand.ts'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { ask, type House } from '../../rounds/testing/house.ts'
import { logIn, type Person } from '../../staff/testing/desk.ts'
import { actsAt, openDesk } from '../../approvals/testing/maker-checker.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
})
afterAll(() => house.close())

const { get, post, set, approve, status } = actsAt(() => ({ house, maker, checker }))
const isOn = (info: PermissionInfo, id: string): boolean => {
  const find = (nodes: PermissionInfo['whitelabel']): boolean =>
    nodes.some((node) => (node.modId === id ? node.enabled : find(node.childrenNodes)))
  return find(info.whitelabel)
}

test('a switch changes when a second person agrees, on the site at once, and is compared with the default', async () => {
  assert.equal(isOn((await status()).info, 'FREEPLAY'), true)
  const asked = await set('switches', { FREEPLAY: false })
  assert.equal(asked.status, 202)
  assert.equal(isOn((await status()).info, 'FREEPLAY'), true, 'nothing has changed yet')
  assert.equal((await approve(asked.value!.approvalId!, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await set('switches', { CHAT: false })).errorCode, 'APPROVAL_OPEN')
  assert.equal((await approve(asked.value!.approvalId!)).success, true)
  assert.equal(isOn((await status()).info, 'FREEPLAY'), false)
  const row = (await get<BrandDesk>('brand')).value!.switches.find((row) => row.id === 'FREEPLAY')
  assert.deepEqual(row, {
    id: 'FREEPLAY',
    above: 'LOGIN',
    on: false,
    own: true,
    usual: true,
    missing: false,
    devices: {},
  })
})

test('a switch of one kind of device changes by two, and stands beside what is everywhere', async () => {
  const asked = await set('deviceSwitches', { H5: { WINNER_BOARD: false }, WEB: {} })
  assert.equal(asked.status, 202)
  assert.equal((await approve(asked.value!.approvalId!, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(asked.value!.approvalId!)).success, true)
  const row = (await get<BrandDesk>('brand')).value!.switches.find((row) => row.id === 'WINNER_BOARD')
  assert.deepEqual([row!.on, row!.devices], [true, { H5: false }])
  const back = await set('deviceSwitches', {})
  assert.equal((await approve(back.value!.approvalId!)).success, true)
})

test('hosts of pictures and games change by two, the look by one, what turned people away is told', async () => {
  const asked = await set('cdns', { imageCDNs: ['https://img.example.com'] })
  assert.equal(asked.status, 202)
  assert.equal((await approve(asked.value!.approvalId!)).success, true)
  assert.deepEqual((await status()).info.imageCDNs, ['https://img.example.com'])
  const { ownCDNs, imageCDNs } = (await get<BrandDesk>('brand')).value!
  assert.deepEqual([ownCDNs.imageCDNs, imageCDNs], [[], ['https://img.example.com']])
  assert.equal((await set('theme', { default: 'light' })).status, 200)
  assert.equal((await status()).info.theme.default, 'light')
  await set('theme', {})
  const back = await set('cdns', {})
  await approve(back.value!.approvalId!)
  const region = await set('region', { denied: ['AQ'] })
  await approve(region.value!.approvalId!)
  const rules = async () => (await get<{ rules: AccessRule[] }>('door-hits')).value!.rules
  assert.deepEqual(
    (await rules()).find(({ rule }) => rule === 'country:AQ'),
    { rule: 'country:AQ', holds: true, today: 0, all: 0, lastAt: null },
  )
  house.parts.settings.hits.note(
    house.parts.settings.brands.byHost('localhost')!,
    'country:AQ',
    '203.0.113.77',
    house.parts.clock.now(),
  )
  await house.parts.settings.hits.flush()
  const open = await set('region', { denied: [] })
  await approve(open.value!.approvalId!)
  const gone = (await rules()).find(({ rule }) => rule === 'country:AQ')!
  assert.deepEqual([gone.holds, gone.today, gone.all], [false, 1, 1])
  assert.ok(gone.lastAt)
  await sql`delete from settings.setting where key = 'region'`.execute(house.parts.database.db)
})

test('who counts pages changes by two, is told to pages at once, and goes again', async () => {
  assert.deepEqual((await status()).info.analytics, [], 'nobody counts where nobody was named')
  const analytics = [
    { provider: 'GA4', id: 'G-AB12CD34EF' },
    { provider: 'FB_PIXEL', id: '123456789012345' },
  ]
  const asked = await set('analytics', { analytics })
  assert.equal(asked.status, 202)
  assert.deepEqual((await status()).info.analytics, [])
  assert.equal((await approve(asked.value!.approvalId!, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(asked.value!.approvalId!)).success, true)
  assert.deepEqual((await status()).info.analytics, analytics)
  const desk = (await get<BrandDesk>('brand')).value!
  assert.deepEqual([desk.analytics, desk.ownAnalytics], [analytics, []])
  const { rows } = await sql<{ action: string }>`select action from audit.entry
    where object_kind = 'setting' and object_id = 'analytics' order by seq`.execute(house.parts.database.db)
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['brand.set.asked', 'brand.set.approved'],
  )
  const gone = await set('analytics', {})
  await approve(gone.value!.approvalId!)
  assert.deepEqual((await status()).info.analytics, [])
})

test('what somebody changed meanwhile is stale, and nothing happens', async () => {
  const asked = await set('region', { denied: ['US'] })
  await sql`insert into settings.setting (merchant_id, key, value, updated_at) values ('senluna', 'region', '{"denied":["FR"]}', now())`.execute(
    house.parts.database.db,
  )
  assert.equal((await approve(asked.value!.approvalId!)).errorCode, 'APPROVAL_STALE')
  assert.deepEqual((await get<BrandDesk>('brand')).value!.region, { denied: ['FR'] })
  await post(`approvals/${asked.value!.approvalId}/withdraw`)
  await sql`delete from settings.setting where key = 'region'`.execute(house.parts.database.db)
})

test('maintenance closes the site when two agree, and opens it again', async () => {
  const asked = await set('maintenance', { flag: true, text: { EN: 'Back at six.', VI: 'Sáu giờ mở lại.' } })
  await approve(asked.value!.approvalId!)
  assert.equal((await status()).status, 1)
  assert.equal((await get('brand')).success, true, 'the desk works meanwhile')
  const open = await set('maintenance', { flag: false })
  await approve(open.value!.approvalId!)
  assert.equal((await status()).status, 0)
})

test('a field rule and a service link change by two, and what every account needs stays', async () => {
  const rule = { enabled: true, required: true, patternId: 'DIGITS', minLength: 9, maxLength: 12 }
  const register = async (value: unknown) => {
    const asked = await set('register', value)
    assert.equal(asked.status, 202)
    await approve(asked.value!.approvalId!)
  }
  await register({ birthday: { ...rule, patternId: 'DATE_YMD', minLength: 10, maxLength: 10 } })
  const { info } = await status()
  const birthday = info.register.find((field) => field.field === 'birthday')
  assert.deepEqual([birthday?.enabled, birthday?.required, birthday?.patternId], [true, true, 'DATE_YMD'])
  await register({ password: { ...rule, enabled: false, patternId: 'STRONG', minLength: 10, maxLength: 20 } })
  const password = (await status()).info.register.find((field) => field.field === 'password')
  assert.deepEqual([password?.enabled, password?.required, password?.patternId], [true, true, 'STRONG'])
  await register({})
  const link = { id: 7, type: '2', name: 'Telegram', icon: 'TELEGRAM', link: 'https://t.me/senluna', scenes: ['HOME'] }
  const serve = async (value: unknown) => {
    const asked = await set('services', value)
    assert.equal(asked.status, 202, asked.text)
    assert.equal((await approve(asked.value!.approvalId!)).success, true)
  }
  await serve({ links: [link] })
  await status()
  const links = await ask<{ list: { id: number; link: string }[] }>(house, 'GET', '/wps/v2/customer/service', {
    headers: { host: 'localhost' },
  })
  if (links.value)
    assert.deepEqual(
      links.value.list.map((row) => row.link),
      [link.link],
    )
  await serve({})
})

test('values that can’t be are refused with a sentence, and change nothing', async () => {
  for (const [setting, value] of [
    ['switches', { NOSUCH: true }],
    ['maintenance', { flag: 'yes' }],
    ['maintenance', { flag: true, until: 'tomorrow' }],
    ['region', { denied: ['Vietnam'] }],
    ['region', { denied: ['UK'] }],
    ['region', { denied: ['XX'] }],
    ['region', { denied: [], allowed: [] }],
    ['maintenance', { flag: true, until: '2020-01-01T00:00:00Z' }],
    ['maintenance', { flag: false, vendors: ['NIX'] }],
    ['region', { denied: [], networks: ['PROXY'] }],
    ['region', { denied: [], networks: ['VPN'] }],
    ['staff', { addresses: ['everywhere'] }],
    ['desk', { addresses: ['203.0.113.77'] }],
    ['register', { nosuch: { enabled: true, required: false, patternId: null, minLength: 1, maxLength: 2 } }],
    ['register', { email: { enabled: true, required: false, patternId: 'EVAL', minLength: 1, maxLength: 2 } }],
    ['register', { email: { enabled: true, required: false, patternId: null, minLength: 9, maxLength: 2 } }],
    ['services', { links: [{ id: 1, type: '1', name: 'x', icon: 'ZALO', link: 'javascript:alert(1)', scenes: [] }] }],
    ['services', { links: [{ id: 1, type: '1', name: 'x', icon: 'ZALO', link: 'http://a.example', scenes: [] }] }],
    ['loginScope', { 'nosuch.example': 'ANY' }],
    ['switches', null],
    ['deviceSwitches', { FRIDGE: { CHAT: false } }],
    ['deviceSwitches', { H5: { NOSUCH: false } }],
    ['theme', { default: 'pink' }],
    ['theme', { choices: [] }],
    ['theme', { default: 'light', choices: ['dark'] }],
    ['cdns', { imageCDNs: ['http://img.example.com'] }],
    ['cdns', { imageCDNs: ['https://img.example.com/path'] }],
    ['cdns', { imageCDNs: ['https://img.example.com; script-src *'] }],
    ['cdns', { launchGameCDNs: ['https://*.example.com'] }],
    ['cdns', { launchGameCDNs: ['https:'] }],
    ['cdns', { scripts: ['https://js.example.com'] }],
    ['analytics', { analytics: [{ provider: 'GA4', id: 'UA-12345-1' }] }],
    ['analytics', { analytics: [{ provider: 'GA4', id: "G-AB12'),alert(1)//" }] }],
    ['analytics', { analytics: [{ provider: 'GTM', id: 'G-AB12CD34EF' }] }],
    ['analytics', { analytics: [{ provider: 'FB_PIXEL', id: '12a' }] }],
    ['analytics', { analytics: [{ provider: 'NONE', id: '' }] }],
    ['analytics', { analytics: Array(2).fill({ provider: 'GTM', id: 'GTM-AB12CD3' }) }],
    ['analytics', { analytics: [{ provider: 'GA4', id: 'G-AB12CD34EF', src: 'https://js.example.com' }] }],
    ['register', []],
    ['register', { password: { enabled: true, required: true, patternId: null, minLength: 7, maxLength: 20 } }],
    ['register', { confirmPassword: { enabled: true, required: true, patternId: null, minLength: 0, maxLength: 20 } }],
  ] as const) {
    const refused = await set(setting, value)
    assert.equal(refused.errorCode, 'VAL_FIELD', `${setting} ${JSON.stringify(value)}`)
  }
  assert.equal((await set('winnerBoard', { least: '1' })).errorCode, 'SYS_NOT_FOUND', 'not set here')
})

test('a desk with a list of addresses answers from those only', async () => {
  const narrow = await set('desk', { addresses: [maker.ip] })
  const shut = await post(`approvals/${narrow.value!.approvalId!}/approve`, {}, checker)
  assert.equal(shut.errorCode, 'VAL_FIELD', 'who agrees would be outside')
  assert.deepEqual([shut.fields?.[0]?.patternId, shut.fields?.[0]?.args], ['OWN_ADDRESS', [checker.ip]])
  await post(`approvals/${narrow.value!.approvalId!}/withdraw`, {}, maker)
  const asked = await set('desk', { addresses: [maker.ip, checker.ip] })
  await approve(asked.value!.approvalId!)
  house.advance(1_100)
  assert.equal((await get('brand')).success, true)
  assert.equal((await get('brand', { ...maker, ip: '192.0.2.1' })).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await logIn(house, { ...maker, ip: '192.0.2.1' }, maker.password)).errorCode, 'AUTH_FORBIDDEN')
  await house.parts.settings.hits.flush()
  const { rules } = (await get<{ rules: AccessRule[] }>('door-hits')).value!
  assert.equal(rules.find(({ rule }) => rule === 'desk')?.today, 1, 'whom the list turned away is counted')
  const free = await set('desk', { addresses: [] })
  await approve(free.value!.approvalId!)
  house.advance(1_100)
  assert.equal((await get('brand', { ...maker, ip: '192.0.2.1' })).success, true)
})
