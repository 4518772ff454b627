import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/approvals.ts'
import type { BrandDesk, DoorRule } from '@senluna/contract/brand-desk.ts'
import type { DeskRole, DeskStaff } from '@senluna/contract/staff-desk.ts'
import type { DeskJob, JobRun, SystemState } from '@senluna/contract/system-desk.ts'
import type { PermissionInfo } from '@senluna/contract/system.ts'
import type { DeskGame, DeskVendor } from '@senluna/contract/catalog-desk.ts'
import type { DeskNotice } from '@senluna/contract/content-desk.ts'
import type { Dashboard } from '@senluna/contract/dashboard.ts'
import { ask, newSomebody, openHouse, sit, spun, type House } from '../rounds/testing/house.ts'
import { keptJobs } from '../../platform/jobs/job-state.ts'
import { newId } from '../../platform/ids.ts'
import { noteActive } from '../people/index.ts'
import { markDays } from './index.ts'
import { askDesk, codeAt, cookieOf, giveCode, logIn, newPerson, type Person } from '../staff/testing/desk.ts'

/** A channel of the dashboard's deposits. */
const CHANNEL = '00000000-0000-7000-8000-0000000000d1'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  house = await openHouse()
  maker = await newPerson(house, ['ADMINISTRATOR'])
  checker = await newPerson(house, ['ADMINISTRATOR'])
})
afterAll(() => house.close())

const get = <Value>(path: string, as = maker) => askDesk<Value>(house, as, 'GET', `/bo/v1/${path}`)
const post = <Value = unknown>(path: string, body: unknown = {}, as = maker) =>
  askDesk<Value>(house, as, 'POST', `/bo/v1/${path}`, body)
const set = (setting: string, value: unknown, as = maker) => post<Partial<Awaiting>>(`brand/${setting}`, { value }, as)
const approve = (id: string, as = checker) => post(`approvals/${id}/approve`, {}, as)
const status = async () => {
  house.advance(1_100)
  const reply = await ask<{ status: number; info: PermissionInfo }>(house, 'GET', '/wps/system/status?url=localhost', {
    headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9' },
  })
  return reply.value!
}
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
  const row = (await get<BrandDesk>('brand')).value!.switches.find((one) => one.id === 'FREEPLAY')
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
  const row = (await get<BrandDesk>('brand')).value!.switches.find((one) => one.id === 'WINNER_BOARD')
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
  const rules = async () => (await get<{ rules: DoorRule[] }>('door-hits')).value!.rules
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

test('a field rule and a service link change at once, and what every account needs stays', async () => {
  const rule = { enabled: true, required: true, patternId: 'DIGITS', minLength: 9, maxLength: 12 }
  assert.equal(
    (await set('register', { birthday: { ...rule, patternId: 'DATE_YMD', minLength: 10, maxLength: 10 } })).success,
    true,
  )
  const { info } = await status()
  const birthday = info.register.find((one) => one.field === 'birthday')
  assert.deepEqual([birthday?.enabled, birthday?.required, birthday?.patternId], [true, true, 'DATE_YMD'])
  await set('register', { password: { ...rule, enabled: false, patternId: 'STRONG', minLength: 10, maxLength: 20 } })
  const password = (await status()).info.register.find((one) => one.field === 'password')
  assert.deepEqual([password?.enabled, password?.required, password?.patternId], [true, true, 'STRONG'])
  await set('register', {})
  const link = { id: 7, type: '2', name: 'Telegram', icon: 'TELEGRAM', link: 'https://t.me/senluna', scenes: ['HOME'] }
  assert.equal((await set('services', { links: [link] })).success, true)
  await status()
  const links = await ask<{ list: { id: number; link: string }[] }>(house, 'GET', '/wps/v2/customer/service', {
    headers: { host: 'localhost' },
  })
  if (links.value)
    assert.deepEqual(
      links.value.list.map((one) => one.link),
      [link.link],
    )
  await set('services', {})
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
  const { rules } = (await get<{ rules: DoorRule[] }>('door-hits')).value!
  assert.equal(rules.find(({ rule }) => rule === 'desk')?.today, 1, 'whom the list turned away is counted')
  const free = await set('desk', { addresses: [] })
  await approve(free.value!.approvalId!)
  house.advance(1_100)
  assert.equal((await get('brand', { ...maker, ip: '192.0.2.1' })).success, true)
})

test('new staff: asked for, agreed to, invited, logged in; roles, a new beginning and the end', async () => {
  const asked = await post<Awaiting>('staff', { name: 'linh.tran', shownAs: 'Linh', roles: ['SUPPORT'] })
  assert.equal(asked.status, 202)
  const found = async () =>
    (await get<{ list: DeskStaff[] }>('staff?name=linh')).value!.list.find((one) => one.name === 'linh.tran')
  assert.equal(await found(), undefined)
  await approve(asked.value!.approvalId)
  const linh = (await found())!
  assert.deepEqual([linh.state, linh.roles], ['INVITED', ['SUPPORT']])
  const who = { host: 'desk.localhost', ip: '198.51.99.1', name: 'linh.tran' }
  assert.equal((await logIn(house, who, '')).success, false, 'there is no password yet')
  const invitation = await post<{ password: string }>(`staff/${linh.id}/invite`)
  const first = await logIn(house, who, invitation.value!.password)
  const opened = await giveCode(house, who, first.value!.ticket, codeAt(house, first.value!.enrol!.secret))
  const session: Person = {
    ...who,
    id: linh.id,
    password: '',
    secret: '',
    cookie: cookieOf(opened),
    handle: opened.value!.session.token,
  }
  assert.equal((await get('members', session)).success, true)
  assert.equal((await get('brand', session)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await post(`staff/${linh.id}/invite`)).errorCode, 'APPROVAL_STATE', 'the first log-in has been')
  const roles = await post<Awaiting>(`staff/${linh.id}/roles`, { roles: ['CONTENT'] })
  await approve(roles.value!.approvalId)
  assert.equal((await get('members', session)).errorCode, 'AUTH_FORBIDDEN', 'with the next call')
  assert.equal((await post<DeskStaff>(`staff/${linh.id}/close`)).value!.state, 'CLOSED')
  assert.equal((await get('members', session)).status, 401)
  const renew = await post<Awaiting>(`staff/${linh.id}/renew`)
  await approve(renew.value!.approvalId)
  assert.equal((await found())!.state, 'INVITED')
})

test('what can’t be done with staff is refused', async () => {
  assert.equal((await post('staff', { name: maker.name, shownAs: 'x', roles: [] })).errorCode, 'REG_USERNAME_TAKEN')
  assert.equal((await post('staff', { name: 'x1', shownAs: 'x', roles: ['NO_SUCH'] })).errorCode, 'VAL_FIELD')
  assert.equal((await post('staff', { name: 'Ủa', shownAs: 'x', roles: [] })).errorCode, 'VAL_FIELD')
  for (const shownAs of ['Lan\u202eimdA', 'La\u200bn', '\u200b', '—', 'Lan\n'.padEnd(6, 'a')])
    assert.equal((await post('staff', { name: 'x1', shownAs, roles: [] })).errorCode, 'VAL_FIELD', shownAs)
  assert.equal((await post('staff', { name: 'x1', shownAs: 'x', roles: ['RISK', 'RISK'] })).errorCode, 'VAL_FIELD')
  assert.equal((await post(`staff/${maker.id}/close`)).errorCode, 'APPROVAL_OWN')
  assert.equal((await post(`staff/${maker.id}/relate`, { userName: 'nobody' })).errorCode, 'VAL_FIELD')
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  for (const id of ['x', '00000000-0000-7000-8000-000000000000', abroad.id])
    for (const [what, body] of [
      ['roles', { roles: [] }],
      ['renew', {}],
      ['invite', {}],
      ['close', {}],
      ['relate', { userName: 'x' }],
    ] as const)
      assert.equal((await post(`staff/${id}/${what}`, body)).errorCode, 'SYS_NOT_FOUND', what)
})

test('a role changes when two agree; one asked for on an older state is stale', async () => {
  const asked = await post<Awaiting>('roles/NIGHT_WATCH', { rights: ['chat.view', 'chat.edit'] })
  await approve(asked.value!.approvalId)
  const list = (await get<{ list: DeskRole[] }>('roles')).value!.list
  assert.deepEqual(
    list.find((one) => one.code === 'NIGHT_WATCH'),
    {
      code: 'NIGHT_WATCH',
      rights: ['chat.edit', 'chat.view'],
      people: 0,
    },
  )
  const stale = await post<Awaiting>('roles/NIGHT_WATCH', { rights: [] })
  await sql`delete from staff.permission where role = 'NIGHT_WATCH' and action = 'edit'`.execute(
    house.parts.database.db,
  )
  assert.equal((await approve(stale.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  assert.equal((await post('roles/night', { rights: [] })).errorCode, 'VAL_FIELD')
  assert.equal((await post('roles/NIGHT', { rights: ['all.view'] })).errorCode, 'VAL_FIELD')
})

test('views are each person’s own, twenty a page, and replaced by name', async () => {
  const settings = { query: 'state=OPEN', columns: ['userName'] }
  const save = (name: string, as = maker, page = 'members') =>
    post<{ list: { name: string }[] }>('views', { page, name, settings }, as)
  for (let n = 1; n <= 20; n++) await save(`view ${n}`)
  assert.equal((await save('one more')).errorCode, 'VAL_FIELD')
  assert.equal((await save('view 1')).value!.list.length, 20)
  assert.deepEqual((await get<{ list: unknown[] }>('views?page=members', checker)).value!.list, [])
  const left = await post<{ list: unknown[] }>('views/delete', { page: 'members', name: 'view 1' })
  assert.equal(left.value!.list.length, 19)
  assert.equal((await save('x', maker, 'Members!')).errorCode, 'VAL_FIELD')
})

test('the chain is worked out anew, a broken one is named, and the log is exported', async () => {
  const check = () => post<{ whole: boolean; broken?: { seq: string } }>('audit/check')
  assert.equal((await check()).value!.whole, true)
  const taken = await post<{ csv: string; rows: number }>('audit/export?objectKind=setting')
  assert.match(taken.value!.csv, /brand\.set/)
  assert.ok(taken.value!.rows > 0)
})

test('a game is hidden, shown, marked and put under maintenance; the lobby follows', async () => {
  const patch = (path: string, body: unknown, as = maker) =>
    askDesk<DeskGame>(house, as, 'PATCH', `/bo/v1/${path}`, body)
  const inLobby = async () => {
    const reply = await ask<{ list: { gameId: string }[] }>(house, 'GET', '/wps/relay/GCSGAME_gameList?pageSize=50', {
      headers: { host: 'localhost' },
    })
    return reply.value!.list.some((one) => one.gameId === 'sen-vang')
  }
  const shown = await inLobby()
  const hidden = await patch('games/sen-vang', { enabled: false, hot: true })
  assert.deepEqual([hidden.value!.enabled, hidden.value!.hot, hidden.value!.maintenance], [false, true, false])
  assert.deepEqual([shown, await inLobby()], [true, false])
  const list = await get<{ list: DeskGame[] }>('games?shown=NO&name=sen')
  assert.deepEqual(
    list.value!.list.map((one) => one.gameId),
    ['sen-vang'],
  )
  await patch('games/sen-vang', { enabled: true, hot: false })
  assert.equal((await patch('games/no-such', { hot: true })).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await patch('games/sen-vang', { hot: 'yes' })).errorCode, 'VAL_FIELD')
  assert.equal((await get('games?after=x')).errorCode, 'VAL_FIELD')
  const first = await get<{ list: DeskGame[]; next?: string }>('games?pageSize=1')
  const second = await get<{ list: DeskGame[] }>(`games?pageSize=1&after=${encodeURIComponent(first.value!.next!)}`)
  assert.notEqual(first.value!.list[0]!.gameId, second.value!.list[0]!.gameId)
})

test('a game with a place stands before those without one, by its number, and where it was again without', async () => {
  const place = (id: string, value: unknown) =>
    askDesk<DeskGame>(house, maker, 'PATCH', `/bo/v1/games/${id}`, { place: value })
  const lobby = async (more = '') => {
    const reply = await ask<{ list: { gameId: string }[] }>(
      house,
      'GET',
      `/wps/relay/GCSGAME_gameList?pageSize=50${more}`,
      {
        headers: { host: 'localhost' },
      },
    )
    return reply.value!.list.map((one) => one.gameId)
  }
  const before = await lobby()
  const [last, other] = [before.at(-1)!, before.at(-2)!]
  assert.equal((await place(last, 2)).value!.place, 2)
  assert.equal((await place(other, 1)).value!.place, 1)
  assert.deepEqual((await lobby()).slice(0, 2), [other, last])
  const first = await ask<{ list: { gameId: string }[]; next: string }>(
    house,
    'GET',
    '/wps/relay/GCSGAME_gameList?pageSize=1',
    {
      headers: { host: 'localhost' },
    },
  )
  assert.equal((await lobby(`&after=${encodeURIComponent(first.value!.next)}`))[0], last, 'pages go on by the place')
  const placed = await get<{ list: DeskGame[] }>('games?shown=PLACED')
  assert.deepEqual(new Set(placed.value!.list.map((one) => one.gameId)), new Set([last, other]))
  for (const bad of [0, 10_000, 1.5, '1']) assert.equal((await place(last, bad)).errorCode, 'VAL_FIELD', String(bad))
  await place(other, null)
  assert.equal((await place(last, null)).value!.place, undefined)
  assert.deepEqual(await lobby(), before)
})

test('a vendor is put under maintenance, and its game does not start', async () => {
  const patch = (code: string, body: unknown) =>
    askDesk<DeskVendor>(house, maker, 'PATCH', `/bo/v1/vendors/${code}`, body)
  const closed = await patch('SENLUNA', { maintenance: true })
  assert.deepEqual([closed.value!.maintenance, closed.value!.enabled, closed.value!.games], [true, true, 1])
  await assert.rejects(sit(house, await newSomebody(house)), /url|game/)
  await patch('SENLUNA', { maintenance: false })
  assert.ok((await sit(house, await newSomebody(house))).bearer)
  assert.equal((await patch('NO_SUCH', { enabled: true })).errorCode, 'SYS_NOT_FOUND')
})

test('what a vendor takes changes by two; what has changed meanwhile is stale', async () => {
  const feeOf = async () =>
    (await get<{ list: DeskVendor[] }>('vendors')).value!.list.find((one) => one.vassalage === 'SENLUNA')!.feePpm
  assert.equal(await feeOf(), 0)
  const asked = await post<Awaiting>('vendors/SENLUNA/fee', { feePpm: 120_000 })
  assert.deepEqual([asked.status, await feeOf()], [202, 0], 'nothing has changed yet')
  assert.equal((await approve(asked.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(asked.value!.approvalId)).success, true)
  assert.equal(await feeOf(), 120_000)
  const stale = await post<Awaiting>('vendors/SENLUNA/fee', { feePpm: 90_000 })
  await sql`update catalog.vendor set fee_ppm = 1 where merchant_id = 'senluna' and vassalage = 'SENLUNA'`.execute(
    house.parts.database.db,
  )
  assert.equal((await approve(stale.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  for (const feePpm of [-1, 1_000_001, 1.5, '5', 1])
    assert.equal((await post('vendors/SENLUNA/fee', { feePpm })).errorCode, 'VAL_FIELD', String(feePpm))
  assert.equal((await post('vendors/NO_SUCH/fee', { feePpm: 5 })).errorCode, 'SYS_NOT_FOUND')
})

const notice = (more: object = {}) => ({
  type: 'PL',
  titles: { EN: 'Hello', VI: 'Xin chào' },
  contents: { EN: '<p>Hi<script>alert(1)</script></p>', VI: '<p>Chào</p>' },
  linkType: 'NONE',
  sort: 1,
  startAt: '2026-01-01T00:00:00Z',
  execution: 'B',
  platforms: ['ALL'],
  audience: 'ALL',
  frequency: 'ONCE',
  ...more,
})

test('a notice is written, cleaned, shown, changed and taken away', async () => {
  const saved = await post<DeskNotice>('notices/hello', notice())
  assert.deepEqual([saved.value!.contents.EN, saved.value!.version, saved.value!.state], ['<p>Hi</p>', 1, 'SHOWN'])
  const again = await post<DeskNotice>('notices/hello', notice({ titles: { EN: 'Hello again', VI: 'Xin chào' } }))
  assert.equal(again.value!.version, 2)
  const planned = await post<DeskNotice>('notices/later', notice({ startAt: '2030-01-01T00:00:00Z' }))
  assert.equal(planned.value!.state, 'PLANNED')
  assert.ok((await get<{ list: DeskNotice[] }>('notices?type=PL')).value!.list.length >= 2)
  assert.deepEqual((await post('notices/preview', { html: '<b onclick=x>a</b>' })).value, { html: '<b>a</b>' })
  assert.deepEqual((await post('notices/hello/remove')).value, { removed: true })
  assert.equal((await post('notices/hello/remove')).errorCode, 'SYS_NOT_FOUND')
  for (const more of [
    { startAt: 'soon' },
    { endAt: '2025-01-01T00:00:00Z' },
    { linkType: 'URL', link: 'http://x.example' },
    { linkType: 'URL' },
    { titles: {} },
    { platforms: [] },
    { sort: -1 },
    { titles: { QQ: 'x' } },
    { titles: { QQ: 'x' }, contents: { QQ: 'x' } },
    { titles: { EN: 'Hello' } },
  ])
    assert.equal((await post('notices/bad', notice(more))).errorCode, 'VAL_FIELD', JSON.stringify(more))
  assert.equal((await post('notices/Bad%20name', notice())).errorCode, 'VAL_FIELD')
})

test('of two who have the same notice open the later one is told, and overwrites nothing', async () => {
  const saved = await post<DeskNotice>('notices/shared', notice({ seen: 0 }))
  assert.equal(saved.value?.version, 1)
  assert.equal((await post('notices/shared', notice({ seen: 0 }))).errorCode, 'VAL_FIELD', 'the name is taken')
  const change = (sort: number) => post<DeskNotice>('notices/shared', notice({ sort, seen: 1 }))
  const both = await Promise.all([change(5), change(6)])
  assert.deepEqual(both.map(({ errorCode }) => errorCode ?? 'saved').toSorted(), ['APPROVAL_STALE', 'saved'])
  const list = (await get<{ list: DeskNotice[] }>('notices?type=PL')).value!.list
  assert.equal(list.find(({ id }) => id === 'shared')?.sort, both.find(({ value }) => value)!.value!.sort)
})

test('the dashboard counts what waits and what the day brought', async () => {
  const before = (await get<Dashboard>('dashboard')).value!
  assert.equal(before.today.ggr, undefined, 'a day without a mark tells nothing')
  await markDays(house.parts.database.db, house.parts.brands, house.parts.clock.now())
  const { round } = await spun(house, await sit(house, await newSomebody(house)))
  await markDays(house.parts.database.db, house.parts.brands, house.parts.clock.now())
  const read = (await get<Dashboard>('dashboard')).value!
  assert.ok(read.today.registrations >= 1)
  assert.ok(read.online >= 1)
  assert.deepEqual(read.queues.map((one) => one.name).sort(), [
    'approvals',
    'chat',
    'deposits',
    'kyc',
    'risk',
    'tickets',
    'withdrawals',
  ])
  const rng = read.products.find((one) => one.product === 'RNG')
  assert.equal(rng?.today, (1_000n - BigInt(round.payout)).toString())
  assert.equal(read.today.ggr, rng?.today)
  assert.equal(read.today.ngr, read.today.ggr, 'nothing was given back of it')
  assert.equal(read.yesterday.ngr, undefined)
})

test('active members and first deposits are counted once a day, without trials and the house’s own people', async () => {
  const { db } = house.parts.database
  const at = new Date(house.parts.clock.now())
  const before = (await get<Dashboard>('dashboard')).value!.today
  const [player, trial, own] = [await newSomebody(house), await newSomebody(house, 4), await newSomebody(house, 3)]
  const play = ({ member }: { member: { id: string } }, merchantId = 'senluna') => ({
    memberId: member.id,
    merchantId,
    at,
  })
  const note = (plays: ReturnType<typeof play>[]) =>
    db.transaction().execute((tx) => noteActive(tx, house.parts.brands, plays))
  await Promise.all([note([play(player), play(player), play(trial)]), note([play(own), play(player)])])
  await note([play(player, 'no-such-brand')])
  const deposit = (memberId: string, no: string, units: bigint, credited: Date) =>
    sql`insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
        currency, request_key, asked, fee_ppm, fee_fixed, received, fee, main_part, locked_part, state, created_at, expires_at,
        changed_at, credited_at)
      values (${newId(house.parts.clock.now())}, 'senluna', ${no}, ${memberId}, 'm', ${CHANNEL}, 'BANK-D', 'manual-bank', 'BANK_QR', 'XVD',
        gen_random_uuid(), ${units}, 0, 0, ${units}, 0, ${units}, 0, 'CREDITED', ${at}, ${at}, ${at}, ${credited})`.execute(
      db,
    )
  await sql`insert into cashier.deposit_channel (id, merchant_id, code, method, provider, name, least, most, fee_ppm, fee_fixed,
      expire_min, priority, quick, state, payee, settings, created_at, changed_at)
    values (${CHANNEL}, 'senluna', 'BANK-D', 'BANK_QR', 'manual-bank', 'A bank', 1, 100, 0, 0, 15, 1, '{}', 'OPEN', '{}', '{}', ${at}, ${at})`.execute(
    db,
  )
  const later = await newSomebody(house)
  await deposit(player.member.id, 'D0000000091', 40n, at)
  await deposit(player.member.id, 'D0000000092', 60n, new Date(at.getTime() + 1_000))
  await deposit(later.member.id, 'D0000000093', 7n, new Date(at.getTime() - 40 * 86_400_000))
  await deposit(later.member.id, 'D0000000094', 9n, at)
  const after = (await get<Dashboard>('dashboard')).value!.today
  assert.equal(after.active - before.active, 1)
  assert.equal(after.firstDeposits - before.firstDeposits, 1)
  assert.equal(BigInt(after.firstDeposited) - BigInt(before.firstDeposited), 40n)
  assert.equal(BigInt(after.deposits) - BigInt(before.deposits), 109n)
})

test('a job tells what it dealt with, and goes through a day once more when two agree', async () => {
  const { db } = house.parts.database
  const replayed: string[] = []
  const jobs = await keptJobs(db, house.parts.clock, [
    { name: 'idle-job', cron: '* * * * *', run: async () => ({ rows: 0 }) },
    {
      name: 'day-job',
      cron: '0 3 * * *',
      run: async () => ({ rows: 7, lastKey: 'k-7', period: '2026-01-01' }),
      replay: async (day) => {
        replayed.push(day)
        if (day === '2026-01-03') throw new Error('that day breaks')
        return { rows: 2, lastKey: 'k-2', period: day }
      },
    },
  ])
  const run = (name: string) => jobs.find((one) => one.name === name)!.run()
  const job = async (name: string) =>
    (await get<{ list: DeskJob[] }>(`jobs?name=${name}`)).value!.list.find((one) => one.name === name)!
  const runs = async (name: string) =>
    (await get<{ list: JobRun[]; next?: string }>(`jobs/${name}/runs?pageSize=2`)).value!
  await run('idle-job')
  await run('day-job')
  assert.deepEqual((await runs('idle-job')).list, [], 'what found nothing to do is no news')
  const { rows, lastKey, period, replays } = await job('day-job')
  assert.deepEqual([rows, lastKey, period, replays], [7, 'k-7', '2026-01-01', true])
  assert.equal((await job('idle-job')).replays, false)

  const replay = (name: string, day: string) => post<Awaiting>(`jobs/${name}/replay`, { day })
  assert.equal((await replay('idle-job', '2026-01-02')).errorCode, 'VAL_FIELD', 'it is of no days')
  assert.equal((await replay('day-job', '2999-01-02')).errorCode, 'VAL_FIELD', 'a day to come')
  assert.equal((await replay('day-job', '2026-02-31')).errorCode, 'VAL_FIELD')
  assert.equal((await replay('no-job', '2026-01-02')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await get('jobs/no-job/runs')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await get('jobs/day-job/runs?after=x')).errorCode, 'VAL_FIELD')
  const asked = await replay('day-job', '2026-01-02')
  await run('run-wanted-jobs')
  assert.deepEqual(replayed, [], 'nobody has agreed yet')
  assert.equal((await approve(asked.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  await approve(asked.value!.approvalId)
  assert.equal((await job('day-job')).replaying, '2026-01-02')
  await Promise.all([run('run-wanted-jobs'), run('run-wanted-jobs')])
  assert.deepEqual(replayed, ['2026-01-02'], 'once, of two that heard of it')
  const broken = await replay('day-job', '2026-01-03')
  await approve(broken.value!.approvalId)
  await run('run-wanted-jobs')
  const first = await runs('day-job')
  assert.deepEqual(
    first.list.map(({ how, failed, rows: much }) => [how, failed, much]),
    [
      ['REPLAY', 'that day breaks', undefined],
      ['REPLAY', undefined, 2],
    ],
  )
  const rest = (await get<{ list: JobRun[] }>(`jobs/day-job/runs?pageSize=2&after=${first.next}`)).value!
  assert.deepEqual(
    rest.list.map(({ how }) => how),
    ['CLOCK'],
  )
})

test('jobs keep what became of them, are paused, and run when somebody asks', async () => {
  const { db } = house.parts.database
  let ran = 0
  const jobs = await keptJobs(db, house.parts.clock, [
    { name: 'good-job', cron: '* * * * *', run: async () => void ran++ },
    { name: 'bad-job', cron: '0 0 * * *', run: () => Promise.reject(new Error('it broke')) },
  ])
  const run = (name: string) => jobs.find((one) => one.name === name)!.run()
  const job = async (name: string) =>
    (await get<{ list: DeskJob[] }>(`jobs?name=${name}`)).value!.list.find((one) => one.name === name)!
  assert.equal((await job('good-job')).state, 'IDLE')
  await run('good-job')
  await assert.rejects(run('bad-job'), /it broke/)
  assert.deepEqual([(await job('good-job')).state, (await job('bad-job')).failed], ['OK', 'it broke'])
  await post('jobs/good-job/pause', { paused: true })
  await run('good-job')
  assert.deepEqual([ran, (await job('good-job')).state], [1, 'PAUSED'])
  await post('jobs/good-job/run')
  await Promise.all([run('run-wanted-jobs'), run('run-wanted-jobs')])
  assert.equal(ran, 2, 'once, of two that heard of it')
  const system = (await get<SystemState>('system')).value!
  assert.deepEqual(
    system.alarms
      .filter((one) => one.name.startsWith('job'))
      .map((one) => one.name)
      .sort(),
    ['jobFailed', 'jobPaused'],
  )
  assert.match(system.migration, /^\d{4}-/)
  assert.equal((await post('jobs/no-job/run')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await post('jobs/no-job/pause', { paused: true })).errorCode, 'SYS_NOT_FOUND')
})
