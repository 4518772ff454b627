import assert from 'node:assert/strict'
import { BRANDS } from '@senluna/brands/index.ts'
import type { Approval, Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { merchantCode, switchOn } from '@senluna/kit/brand.ts'
import { later } from '@senluna/kit/time.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { ask, openHouse, type House } from '../../rounds/testing/house.ts'
import type { AddedHost } from '../hosts/added-host.ts'
import { FollowedHosts } from '../hosts/brand-hosts.ts'
import { BrandDirectory } from '../brands.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { addedHosts } from '../hosts/host-store.ts'

const ABROAD = 'desk.reference.localhost'

let house: House
let maker: Person
let checker: Person
/** Two people of the other brand. */
let makerThere: Person
let checkerThere: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  maker = await newPerson(house, ['ADMINISTRATOR'])
  checker = await newPerson(house, ['ADMINISTRATOR'])
  makerThere = await newPerson(house, ['ADMINISTRATOR'], ABROAD)
  checkerThere = await newPerson(house, ['ADMINISTRATOR'], ABROAD)
})
afterAll(() => house.close())
afterEach(async () => {
  await sql`delete from settings.brand_host`.execute(house.parts.database.db)
  house.advance(1_100)
})

const post = <Value = unknown>(path: string, body: unknown, as: Person) =>
  askDesk<Value>(house, as, 'POST', `/bo/v1/${path}`, body)
const add = (host: string, as = maker, loginScope = 'ANY') => post<Awaiting>('brand-hosts', { host, loginScope }, as)
const remove = (host: string, as = maker) => post<Awaiting>('brand-hosts/remove', { host }, as)
const approve = (asked: { value?: Awaiting | null }, as = checker) =>
  post<Approval>(`approvals/${asked.value!.approvalId}/approve`, {}, as)
const withdraw = (asked: { value?: Awaiting | null }, as = maker) =>
  post(`approvals/${asked.value!.approvalId}/withdraw`, {}, as)
const desk = async (as = maker) => (await askDesk<BrandDesk>(house, as, 'GET', '/bo/v1/brand')).value!
/** Which brand a host answers as, a second later. */
const infoOf = async (host: string) => {
  house.advance(1_100)
  const reply = await ask<{ info: PermissionInfo }>(house, 'GET', '/wps/system/status', { headers: { host } })
  return reply.value!.info
}
const faultOf = (reply: { errorCode?: string; fields?: readonly { patternId?: string }[] }) => [
  reply.errorCode,
  reply.fields?.[0]?.patternId,
]

test('a host is added by two, answers as its brand within a second with stage and desk, and goes the same way', async () => {
  assert.equal((await infoOf('pond.example')).merchantCode, 'senluna', 'outside production the first brand answers')
  const asked = await add('Pond.EXAMPLE.', makerThere)
  assert.equal(asked.status, 202)
  assert.equal((await add('pond.example', makerThere)).errorCode, 'APPROVAL_OPEN')
  assert.equal((await approve(asked, makerThere)).errorCode, 'APPROVAL_OWN')
  assert.equal((await infoOf('pond.example')).merchantCode, 'senluna', 'nothing has changed yet')
  const approved = await approve(asked, checkerThere)
  assert.deepEqual([approved.value!.objectKind, approved.value!.objectId], ['host', 'pond.example'])
  const info = await infoOf('pond.example')
  assert.deepEqual([info.merchantCode, info.stageOrigin], ['refbrand1', 'http://play.pond.example'])
  assert.equal((await infoOf('play.pond.example')).merchantCode, 'refbrand1')
  const there = { ...checkerThere, host: 'desk.pond.example' }
  assert.deepEqual(
    (await desk(there)).hosts.find(({ host }) => host === 'pond.example')?.added?.by,
    makerThere.name,
    'the desk answers there too',
  )
  const domains = await ask<{ domainList: { domain: string }[] }>(house, 'GET', '/wps/system/domainRoute', {
    headers: { host: 'pond.example' },
  })
  assert.ok(domains.value!.domainList.some(({ domain }) => domain === 'pond.example'))

  assert.deepEqual(faultOf(await remove('pond.example', { ...makerThere, host: 'desk.pond.example' })), [
    'VAL_FIELD',
    'HOST_YOURS',
  ])
  const leaves = await remove('pond.example', makerThere)
  assert.equal((await approve(leaves, makerThere)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(leaves, checkerThere)).success, true)
  assert.equal((await infoOf('pond.example')).merchantCode, 'senluna')
  const { rows } = await sql<{ action: string }>`select action from audit.entry
    where object_kind = 'host' and object_id = 'pond.example' order by seq`.execute(house.parts.database.db)
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['brand.addHost.asked', 'brand.addHost.approved', 'brand.removeHost.asked', 'brand.removeHost.approved'],
  )
})

test('who may log in there is said with the host, set over it later, and forgotten with it', async () => {
  const register = async () => switchOn((await infoOf('agents.example')).whitelabel, 'REGISTER')
  const asked = await add('agents.example', maker, 'AGENT')
  assert.equal(await register(), true)
  await approve(asked)
  assert.equal(await register(), false, 'where agents alone log in nobody registers')
  const scope = async () => (await desk()).domains.find(({ domain }) => domain === 'agents.example')
  assert.deepEqual(await scope(), { domain: 'agents.example', kind: 'WEB', loginScope: 'AGENT', own: 'AGENT' })
  const set = await post<Awaiting>('brand/loginScope', { value: { 'agents.example': 'MEMBER' } }, maker)
  await approve(set)
  assert.equal(await register(), true)
  assert.equal((await scope())!.loginScope, 'MEMBER')
  await approve(await remove('agents.example'))
  house.advance(1_100)
  assert.equal(await scope(), undefined)
  await approve(await add('agents.example', maker, 'AGENT'))
  assert.equal(await register(), false, 'what was set over it is not found again')
  await approve(await remove('agents.example'))
})

test('a host that goes while scopes are set takes its own along and leaves the others as they were set', async () => {
  const { db } = house.parts.database
  const scopes = async () => {
    const { rows } = await sql<{ value: Record<string, string> }>`select value from settings.setting
      where merchant_id = 'senluna' and key = 'loginScope'`.execute(db)
    return rows[0]?.value ?? {}
  }
  for (let round = 0; round < 5; round++) {
    const host = `going-${round}.example`
    await approve(await add(host))
    house.advance(1_100)
    await approve(await post<Awaiting>('brand/loginScope', { value: { [host]: 'AGENT' } }, maker))
    const leaves = await remove(host)
    const value = { [host]: 'AGENT', localhost: 'MEMBER' }
    const asked = await post<Awaiting>('brand/loginScope', { value }, maker)
    const [gone, set] = await Promise.all([approve(leaves), approve(asked)])
    assert.equal(gone.success, true)
    assert.deepEqual(await scopes(), set.success ? { localhost: 'MEMBER' } : {})
    if (!set.success) await withdraw(asked)
  }
  await sql`delete from settings.setting where merchant_id = 'senluna' and key = 'loginScope'`.execute(db)
})

test('what can’t be a host, or is somebody’s, is refused with why', async () => {
  for (const [host, wrong] of [
    ['not a name', 'HOST_SYNTAX'],
    ['203.0.113.7', 'HOST_ADDRESS'],
    ['play.pond.example', 'HOST_PREFIX'],
    ['localhost', 'HOST_TAKEN'],
    ['reference.localhost', 'HOST_TAKEN'],
  ] as const)
    assert.deepEqual(faultOf(await add(host)), ['VAL_FIELD', wrong], host)
  await approve(await add('mine.example', makerThere), checkerThere)
  assert.deepEqual(faultOf(await add('mine.example')), ['VAL_FIELD', 'HOST_TAKEN'])
  assert.equal((await remove('mine.example')).errorCode, 'SYS_NOT_FOUND', 'another brand’s')
  assert.equal((await remove('nobody.example')).errorCode, 'SYS_NOT_FOUND')
  assert.deepEqual(faultOf(await remove('localhost')), ['VAL_FIELD', 'HOST_FILE'])
  const support = await newPerson(house, ['SUPPORT'])
  assert.equal((await add('pond.example', support)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await remove('mine.example', support)).errorCode, 'AUTH_FORBIDDEN')
  const silent = await askDesk(house, maker, 'POST', '/bo/v1/brand-hosts', { host: 'pond.example', loginScope: 'ALL' })
  assert.equal(silent.errorCode, 'VAL_FIELD')
})

test('of two brands that are given one host at once, one gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const host = `wanted-${round}.example`
    const here = await add(host)
    const there = await add(host, makerThere)
    assert.deepEqual([here.status, there.status], [202, 202])
    const replies = await Promise.all([approve(here), approve(there, checkerThere)])
    const [first, second] = replies
    assert.equal(replies.filter(({ success }) => success).length, 1)
    const lost = first.success ? second : first
    assert.equal(lost.errorCode, 'APPROVAL_STALE')
    assert.equal((await infoOf(host)).merchantCode, first.success ? 'senluna' : 'refbrand1')
    await (first.success ? withdraw(there, makerThere) : withdraw(here))
  }
})

test('of two removals of one host one happens; it is given again afterwards', async () => {
  await approve(await add('twice.example'))
  const leaves = await remove('twice.example')
  assert.equal((await remove('twice.example')).errorCode, 'APPROVAL_OPEN')
  await sql`delete from settings.brand_host where host = 'twice.example'`.execute(house.parts.database.db)
  assert.equal((await approve(leaves)).errorCode, 'APPROVAL_STALE')
  await withdraw(leaves)
  await approve(await add('twice.example', makerThere), checkerThere)
  assert.equal((await infoOf('twice.example')).merchantCode, 'refbrand1')
})

test('in production the last host that people can come by stays, whichever two of them go at once', async () => {
  const { deps } = house.parts.settings
  const { env } = deps.config
  await approve(await add('one.example'))
  await approve(await add('two.example'))
  Object.assign(deps.config, { env: 'production' })
  try {
    assert.deepEqual(faultOf(await add('pond.localhost')), ['VAL_FIELD', 'HOST_LOCAL'])
    const leaves = [await remove('one.example'), await remove('two.example')]
    const replies = await Promise.all(leaves.map((leave) => approve(leave)))
    assert.deepEqual(replies.map(({ errorCode }) => errorCode ?? 'ok').sort(), ['APPROVAL_STALE', 'ok'])
    await withdraw(leaves[replies.findIndex(({ success }) => !success)]!)
    const [left] = (await desk()).hosts.filter(({ added }) => added).map(({ host }) => host)
    assert.deepEqual(faultOf(await remove(left!)), ['VAL_FIELD', 'HOST_LAST'])
  } finally {
    Object.assign(deps.config, { env })
  }
})

test('another process follows within a second, keeps what it knew while the database is away, and refuses the rest', async () => {
  const { db } = house.parts.database
  const strict = new BrandDirectory(BRANDS, TEXTS, true)
  const other = new FollowedHosts(() => addedHosts(db), house.parts.log, strict)
  const at = () => house.parts.clock.now()
  await other.current(at())
  assert.equal(strict.byHost('far.example'), undefined)
  await approve(await add('far.example', makerThere), checkerThere)
  house.advance(1_100)
  await other.current(at())
  assert.equal(other.current(at()), undefined, 'once a second is enough')
  const found = strict.byHost('play.far.example:8443')!
  assert.deepEqual([found.merchantCode, found.hosts.at(-1)], ['refbrand1', 'far.example'])
  assert.equal(strict.byHost('desk.FAR.example.')?.merchantCode, 'refbrand1')
  assert.equal(strict.byHost('play.play.far.example'), undefined)
  const away = new FollowedHosts(() => Promise.reject(new Error('away')), house.parts.log, strict)
  await away.current(at())
  assert.equal(strict.byHost('far.example')?.merchantCode, 'refbrand1')
  await sql`delete from settings.brand_host`.execute(db)
  house.advance(1_100)
  await other.current(at())
  assert.equal(strict.byHost('far.example'), undefined)
  strict.take([
    {
      host: 'localhost',
      merchantCode: merchantCode('refbrand1'),
      loginScope: 'ANY',
      addedBy: merchantCode('x'),
      addedAt: new Date(),
    },
  ])
  assert.equal(strict.byHost('localhost')?.merchantCode, 'senluna', 'a file’s host stays its brand’s')
})

test('a reading that is slower than the next one doesn’t bring back what that one has replaced', async () => {
  const directory = new BrandDirectory(BRANDS, TEXTS, true)
  const asked: PromiseWithResolvers<AddedHost[]>[] = []
  const hosts = () => {
    const reading = Promise.withResolvers<AddedHost[]>()
    asked.push(reading)
    return reading.promise
  }
  const followed = new FollowedHosts(hosts, house.parts.log, directory)
  const host = (name: string): AddedHost => ({
    host: name,
    merchantCode: merchantCode('refbrand1'),
    loginScope: 'ANY',
    addedBy: 'x',
    addedAt: new Date(0),
  })
  const now = house.parts.clock.now()
  const slow = followed.current(now)
  const quick = followed.current(later(now, 1_000))
  asked[1]!.resolve([host('new.example')])
  await quick
  asked[0]!.resolve([host('old.example')])
  await slow
  assert.equal(directory.byHost('old.example'), undefined)
  assert.equal(directory.byHost('new.example')?.merchantCode, 'refbrand1')
  const third = followed.current(later(now, 2_000))
  asked[2]!.resolve([host('last.example')])
  await third
  assert.equal(directory.byHost('last.example')?.merchantCode, 'refbrand1', 'and the next one is taken again')
})
