import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Approval, Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import type { Translation } from '@senluna/contract/desk/brand/translations.ts'
import { slotWordsIn } from '@senluna/games/slot-words.ts'
import { WRITTEN } from '@senluna/text/written.ts'
import { ask, openHouse, type House } from '../../rounds/testing/house.ts'
import { wrongFor } from './product-texts.ts'
import { BY_ONE } from './text-areas.ts'
import { wrongWords } from '../words/message-shape.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let house: House
let writer: Person
let reader: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  writer = await newPerson(house, ['CONTENT'])
  reader = await newPerson(house, ['CONTENT'])
})
afterAll(() => house.close())

type List = { list: Translation[]; next?: string }
const list = (query: string, as = writer) => askDesk<List>(house, as, 'GET', `/bo/v1/translations${query}`)
const set = (key: string, message: string, language = 'EN', as = writer) =>
  askDesk<Translation>(house, as, 'POST', `/bo/v1/translations/${language}/${key}`, { message })
/** Says a text in other words by two people. */
async function setByTwo(key: string, message: string) {
  const asked = await askDesk<Awaiting>(house, writer, 'POST', `/bo/v1/translations/EN/${key}`, { message })
  assert.equal(asked.status, 202)
  return decide(asked.value!.approvalId)
}
const decide = (id: string, as = reader) => askDesk(house, as, 'POST', `/bo/v1/approvals/${id}/approve`)
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

  await set('tile.play', 'Purse')
  assert.notEqual((await worded())!.EN, version, 'what a browser kept is not looked at any more')
  assert.deepEqual(
    (await list('?language=EN&only=CHANGED')).value!.list.map((text) => text.key),
    ['shell.login', 'tile.play'],
  )
  await reset('shell.login')
  const again = await reset('tile.play')
  assert.equal(again.value?.own, undefined)
  assert.equal(await worded(), undefined)
  assert.equal((await reset('tile.play')).errorCode, 'SYS_NOT_FOUND')
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
  await setByTwo('refusal.SYS_NOT_FOUND', 'Nothing here of that name.')
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
  assert.deepEqual(await wrong('shell.login', ' '), ['EMPTY'])
  assert.deepEqual(await wrong('shell.login', 'x'.repeat(2_001)), ['LONG', '2000'])
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

for (const [why, key, message] of [
  ['a link', 'tile.play', 'Play at https://evil.example/x'],
  ['a name of a host', 'tile.play', 'Play at evil.zone'],
  ['a host in disguise', 'tile.play', 'Play at evil (dot) com'],
  ['letters of another script', 'tile.play', 'Play at еvil.соm'],
  ['a telephone number', 'tile.play', 'Call 0912 345 678'],
  ['digits of another script', 'tile.play', 'Call ٠٩١٢٣٤٥٦٧٨'],
  ['an account number', 'tile.play', 'Techcombank 1903522'],
  ['an e-mail address', 'tile.play', 'help@evil.example'],
  ['a handle', 'tile.play', 'Write to @senluna_help'],
  ['a messenger', 'tile.play', 'Find us on Telegram'],
  ['an address of a wallet', 'tile.play', 'TXYZ2abc3defGHJK4mnpQRST5uvwxYZ678'],
  ['parts of a choice', 'search.count', '{count, plural, one {# 0912} other {# 0912}} 345678'],
  ['parts around an argument', 'shell.homeOf', '0912{brand}345678'],
  ['one way of several', 'search.count', '{count, plural, one {#} other {# evil.com}}'],
] as const)
  test(`a text sends nobody where the product’s doesn’t: ${why}`, async () => {
    const refused = await set(key, message)
    assert.equal(refused.fields?.[0]?.patternId, 'TEXT_CONTACT', JSON.stringify(refused))
  })

for (const [key, message] of [
  ['tile.play', 'From 50,000 to 10,000,000.00 VND, until 31/12/2026 18:30'],
  ['tile.play', 'Round 12345, 2025–2026'],
  ['field.zalo', 'Your Zalo name'],
] as const)
  test(`a text that sends nobody anywhere is fine: ${message}`, () =>
    assert.equal(wrongFor('EN', key, message), undefined))

for (const part of [
  'deposit',
  'withdraw',
  'transfer',
  'login',
  'register',
  'reset',
  'sec',
  'sent',
  'message',
  'refusal',
])
  test(`a text of ${part} takes two people`, async () => {
    const [key] = Object.entries(WRITTEN.EN).find(
      ([name, words]) => name.startsWith(`${part}.`) && !/[{<]/.test(words),
    )!
    assert.equal((await set(key, 'Words')).status, 202)
    assert.equal((await set(key, 'Others')).errorCode, 'APPROVAL_OPEN')
  })

test('a text about money is said once a second person has read it; another’s words meanwhile stay', async () => {
  const asked = await askDesk<Awaiting>(house, writer, 'POST', '/bo/v1/translations/EN/transfer.lead', {
    message: 'Pay in',
  })
  const read = await askDesk<{ list: Approval[] }>(
    house,
    reader,
    'GET',
    '/bo/v1/approvals?objectKind=text&objectId=EN/transfer.lead',
  )
  const request = read.value!.list.find(({ id }) => id === asked.value!.approvalId)!
  assert.deepEqual(request.after, { texts: { 'EN/transfer.lead': 'Pay in' } })
  assert.deepEqual(request.before, { texts: { 'EN/transfer.lead': WRITTEN.EN['transfer.lead'] } })
  assert.equal((await decide(asked.value!.approvalId, writer)).errorCode, 'APPROVAL_OWN')
  assert.equal((await decide(asked.value!.approvalId)).success, true)
  const [row] = (await list('?language=EN&words=transfer.lead')).value!.list
  assert.deepEqual([row?.own, row?.changedBy], ['Pay in', writer.name])
  const late = await askDesk<Awaiting>(house, writer, 'POST', '/bo/v1/translations/EN/transfer.lead', {
    message: 'Top up',
  })
  assert.equal((await reset('transfer.lead')).success, true, 'back to the product’s own is one person’s')
  assert.equal((await decide(late.value!.approvalId)).errorCode, 'APPROVAL_STALE')
})

test('what one person changes is part of the product', () => {
  const parts = new Set(Object.keys({ ...WRITTEN.VI, ...slotWordsIn('VI') }).map((key) => key.split('.')[0]))
  for (const part of BY_ONE) assert.ok(parts.has(part), part)
})
