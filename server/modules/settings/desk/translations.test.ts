import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import type { Translation } from '@senluna/contract/desk/brand/translations.ts'
import { WRITTEN } from '@senluna/text/written.ts'
import { ask, openHouse, type House } from '../../rounds/testing/house.ts'
import { wrongWords } from '../words/message-shape.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let house: House
let writer: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  writer = await newPerson(house, ['CONTENT'])
})
afterAll(() => house.close())

type List = { list: Translation[]; next?: string }
const list = (query: string, as = writer) => askDesk<List>(house, as, 'GET', `/bo/v1/translations${query}`)
const set = (key: string, message: string, language = 'EN', as = writer) =>
  askDesk<Translation>(house, as, 'POST', `/bo/v1/translations/${language}/${key}`, { message })
const reset = (key: string, language = 'EN', as = writer) =>
  askDesk<Translation>(house, as, 'POST', `/bo/v1/translations/${language}/${key}/reset`)
const from = (path: string, host = 'localhost') =>
  ask<{ info: PermissionInfo; texts: Record<string, unknown> }>(house, 'GET', path, {
    headers: { host, 'x-forwarded-for': '203.0.113.30', language: 'EN' },
  })
const worded = async (host?: string) => {
  house.advance(1_100)
  return (await from('/wps/system/status', host)).value!.info.worded
}

test('a text is said in other words by the brand, from the next page on, and as before again', async () => {
  assert.equal(await worded(), undefined, 'no page asks for words that there are none of')
  const changed = await set('shell.login', 'Step in')
  assert.deepEqual([changed.value?.own, changed.value?.builtIn], ['Step in', 'Log in'])
  const version = (await worded())!.EN!
  assert.deepEqual((await from(`/wps/system/texts/EN?v=${version}`)).value!.texts, { 'shell.login': ['Step in'] })
  assert.equal((await from('/wps/system/texts/VI')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await from('/wps/system/texts/EN', 'reference.localhost')).errorCode, 'SYS_NOT_FOUND')
  assert.equal(await worded('reference.localhost'), undefined, 'another brand says what it said')

  await set('balance.label', 'Purse')
  assert.notEqual((await worded())!.EN, version, 'what a browser kept is not looked at any more')
  assert.deepEqual(
    (await list('?language=EN&only=CHANGED')).value!.list.map((text) => text.key),
    ['balance.label', 'shell.login'],
  )
  await reset('shell.login')
  const again = await reset('balance.label')
  assert.equal(again.value?.own, undefined)
  assert.equal(await worded(), undefined)
  assert.equal((await reset('balance.label')).errorCode, 'SYS_NOT_FOUND')
  const { rows } = await sql<{
    action: string
    before: unknown
    after: unknown
  }>`select action, before, after from audit.entry
    where actor_id = ${writer.id} and action like 'translations.%' order by seq limit 1`.execute(
    house.parts.database.db,
  )
  assert.deepEqual(rows[0], { action: 'translations.set', before: { message: null }, after: { message: 'Step in' } })
})

test('what the server itself says is said in the brand’s words too', async () => {
  await set('refusal.SYS_NOT_FOUND', 'Nothing here of that name.')
  house.advance(1_100)
  const refused = await from('/wps/system/texts/VI')
  assert.deepEqual([refused.errorCode, refused.message], ['SYS_NOT_FOUND', 'Nothing here of that name.'])
  const abroad = await from('/wps/system/texts/VI', 'reference.localhost')
  assert.notEqual(abroad.message, refused.message)
  await reset('refusal.SYS_NOT_FOUND')
})

test('a text that would break the page is refused, and changes nothing', async () => {
  const wrong = async (key: string, message: string) => {
    const refused = await set(key, message)
    assert.equal(refused.errorCode, 'VAL_FIELD', message)
    const [field] = refused.fields ?? []
    return [field?.patternId, ...(field?.args ?? [])]
  }
  assert.deepEqual(await wrong('shell.homeOf', 'Home'), ['TEXT_MISSING', 'brand'])
  assert.deepEqual(await wrong('shell.homeOf', '{brand} of {name}'), ['TEXT_UNKNOWN', 'name'])
  assert.deepEqual(await wrong('shell.homeOf', '{brand, plural, other {#}}'), ['TEXT_UNKNOWN', 'brand, plural'])
  assert.deepEqual(await wrong('shell.homeOf', 'Home of {brand'), ['TEXT_ICU'])
  assert.deepEqual(await wrong('shell.homeOf', '<b>{brand}</b>'), ['TEXT_HTML'])
  assert.deepEqual(await wrong('shell.homeOf', '{brand} \u202etxet'), ['TEXT_SIGN'])
  assert.deepEqual(await wrong('shell.login', ' '), [undefined])
  assert.deepEqual(await wrong('shell.login', 'x'.repeat(2_001)), [undefined])
  assert.equal((await set('search.count', '{count, plural, one {# game} other {# games}}')).success, true)
  await reset('search.count')
  assert.equal((await set('no.such.key', 'x')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await set('constructor', 'x')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await set('shell.login', 'x', 'XX')).errorCode, 'SYS_NOT_FOUND')
  assert.equal(await worded(), undefined)
})

test('texts are found by name and words, the missing ones by themselves, page by page; by those who may', async () => {
  const found = await list('?language=VI&words=dang%20nhap&pageSize=1')
  assert.equal(found.value!.list.length, 1)
  const next = await list(`?language=VI&words=dang%20nhap&pageSize=1&after=${found.value!.next}`)
  assert.ok(next.value!.list[0]!.key > found.value!.list[0]!.key)
  assert.deepEqual((await list('?language=VI&only=MISSING')).value!.list, [], 'a complete language lacks nothing')
  for (const text of (await list('?language=FR&only=MISSING&pageSize=5')).value!.list)
    assert.deepEqual([text.builtIn, text.english.length > 0], [undefined, true])
  assert.equal((await list('?language=XX')).errorCode, 'VAL_FIELD')
  const auditor = await newPerson(house, ['AUDITOR'])
  assert.equal((await list('?language=EN', auditor)).success, true)
  assert.equal((await set('shell.login', 'x', 'EN', auditor)).errorCode, 'AUTH_FORBIDDEN')
  const taken = await askDesk<{ rows: number }>(
    house,
    writer,
    'POST',
    '/bo/v1/translations/export?language=EN&words=shell.login',
  )
  assert.ok(taken.value!.rows > 0)
})

test('of two who word a text at once the later stands, whole', async () => {
  const both = await Promise.all([set('shell.login', 'One'), set('shell.login', 'Two')])
  assert.ok(both.every((reply) => reply.success))
  const [row] = (await list('?language=EN&only=CHANGED')).value!.list
  assert.ok(row?.own === 'One' || row?.own === 'Two')
  const { rows } = await sql<{
    n: bigint
  }>`select count(*) as n from settings.text where merchant_id = 'senluna'`.execute(house.parts.database.db)
  assert.equal(rows[0]!.n, 1n)
  await reset('shell.login')
})

test('everything the product says could be said by an operator in its own place', () => {
  for (const texts of Object.values(WRITTEN))
    for (const [key, message] of Object.entries(texts)) {
      const own: string = message ?? ''
      const english: string = WRITTEN.EN[key as keyof typeof WRITTEN.EN]
      if (/[<>\u2066-\u2069]/.test(own)) continue
      assert.equal(
        wrongWords(own, [own, english, WRITTEN.VI[key as keyof typeof WRITTEN.VI]]),
        undefined,
        `${key}: ${own}`,
      )
    }
})
