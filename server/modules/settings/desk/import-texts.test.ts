import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { TextImport, Translation } from '@senluna/contract/desk/brand/translations.ts'
import { WRITTEN } from '@senluna/text/written.ts'
import { form } from '../../feedback/testing/front.ts'
import { openHouse, type House, type Reply } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let house: House
let writer: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  writer = await newPerson(house, ['CONTENT'])
})
afterAll(() => house.close())

function send<Value>(file: string | Buffer, seen: string | undefined, who: Person) {
  const fields = seen === undefined || seen === 'look' ? [] : [{ name: 'seen', value: seen }]
  const { headers, payload } = form(...fields, { name: 'file', value: file, filename: 'texts.csv', type: 'text/csv' })
  const path = `/bo/v1/translations/file${seen === 'look' ? '/preview' : ''}`
  return askDesk<Value>(house, who, 'POST', path, payload, headers)
}
const look = (file: string | Buffer, who = writer) => send<TextImport>(file, 'look', who)
const take = (file: string | Buffer, seen?: string, who = writer) => send<{ changed: number }>(file, seen, who)
const own = async (language: string) =>
  Object.fromEntries(
    (
      await askDesk<{ list: Translation[] }>(
        house,
        writer,
        'GET',
        `/bo/v1/translations?language=${language}&only=CHANGED&pageSize=50`,
      )
    ).value!.list.map((row) => [row.key, row.own]),
  )
const pattern = (reply: Reply<unknown>) => reply.fields?.[0]?.patternId
const forget = () => sql`delete from settings.text`.execute(house.parts.database.db)

test('a file by languages is looked at, then taken whole; what is as before is left, and all of it stands in the audit log', async () => {
  const file =
    '\uFEFFkey,VI,EN,note\r\nshell.login,Vào nhà,Step in,x\r\nshell.homeOf,"Nhà, của {brand}",Home of {brand}\r\ntile.play,,Purse\r\n'
  const seen = await look(file)
  assert.deepEqual(await own('EN'), {}, 'only looked at')
  const { rows, changed, wrongs, sample } = seen.value!
  assert.deepEqual([rows, wrongs, changed], [5, 0, sample.length])
  assert.deepEqual(
    sample.find((text) => text.key === 'shell.login' && text.language === 'EN'),
    { language: 'EN', key: 'shell.login', before: 'Log in', after: 'Step in' },
  )
  const taken = await take(file, seen.value!.seen)
  assert.equal(taken.value?.changed, changed)
  const english = await own('EN')
  assert.deepEqual([english['shell.login'], english['tile.play']], ['Step in', 'Purse'])
  assert.equal((await own('VI'))['shell.homeOf'], 'Nhà, của {brand}')
  const { rows: entries } = await sql<{ after: Record<string, string> }>`select after from audit.entry
    where actor_id = ${writer.id} and action = 'translations.import'`.execute(house.parts.database.db)
  assert.equal(Object.keys(entries[0]!.after).length, changed)
  assert.equal(entries[0]!.after['EN/shell.login'], 'Step in')
  assert.equal(pattern(await take(file, seen.value!.seen)), 'TEXT_FILE_SAME', 'taken once')
  await forget()
})

test('what the desk exports is read back, also words that a spreadsheet would run', async () => {
  const first = 'key;EN\nshell.login;=1+1\ntile.play;+SUM(A1)\n'
  await take(first, (await look(first)).value!.seen)
  const exported = await askDesk<{ csv: string }>(
    house,
    writer,
    'POST',
    '/bo/v1/translations/export?language=EN&only=CHANGED',
  )
  assert.ok(exported.value!.csv.includes("'=1+1"), 'harmless in a spreadsheet')
  assert.deepEqual(
    [(await look(exported.value!.csv)).value!.changed, await own('EN')],
    [0, { 'tile.play': '+SUM(A1)', 'shell.login': '=1+1' }],
  )
  const edited = exported.value!.csv.replace("'=1+1", 'Step in')
  await take(edited, (await look(edited)).value!.seen)
  assert.equal((await own('EN'))['shell.login'], 'Step in')
  await forget()
})

test('lines that can’t be taken are told one by one, and then nothing of the file is', async () => {
  const long = 'x'.repeat(2_001)
  const file = [
    'key,language,own',
    'shell.login,EN,Fine',
    'shell.homeOf,EN,Home',
    'shell.homeOf,VI,{brand} của {name}',
    'search.count,EN,{count',
    'tile.play,EN,<b>Purse</b>',
    'tile.play,VI,txe\u202et',
    'no.such.key,EN,x',
    'constructor,EN,x',
    'shell.login,XX,x',
    `shell.login,CN,${long}`,
    'shell.login,EN,Other',
    'shell.login,VI,',
  ].join('\n')
  const seen = (await look(file)).value!
  assert.deepEqual(
    seen.wrong.map(({ line, patternId, args }) => [line, patternId, ...args]),
    [
      [3, 'TEXT_MISSING', 'brand'],
      [4, 'TEXT_UNKNOWN', 'name'],
      [5, 'TEXT_ICU'],
      [6, 'TEXT_HTML'],
      [7, 'TEXT_SIGN'],
      [8, 'TEXT_KEY'],
      [9, 'TEXT_KEY'],
      [10, 'TEXT_LANGUAGE'],
      [11, 'TEXT_LONG', 2_000],
      [12, 'TEXT_TWICE'],
    ],
  )
  assert.deepEqual([seen.changed, seen.wrongs], [1, 10])
  assert.equal(pattern(await take(file, seen.seen)), 'TEXT_FILE_WRONG')
  assert.deepEqual(await own('EN'), {})
})

test('files that are none are refused with a sentence, and nothing is written', async () => {
  for (const [file, why] of [
    ['', 'TEXT_FILE_FORMAT'],
    ['nothing of the kind', 'TEXT_FILE_FORMAT'],
    ['key,colour\na,b', 'TEXT_FILE_FORMAT'],
    ['VI,EN\na,b', 'TEXT_FILE_FORMAT'],
    ['key,EN\nshell.login,"Step', 'TEXT_FILE_QUOTE'],
    [Buffer.from('key,EN\nshell.login,Step', 'utf16le'), 'TEXT_FILE_ENCODING'],
    [Buffer.from([0x6b, 0x65, 0x79, 0x2c, 0xff]), 'TEXT_FILE_ENCODING'],
    [`key,EN\n${'a,b\n'.repeat(100_000)}`, 'TEXT_FILE_SIZE'],
    [Buffer.alloc(4 * 1024 * 1024 + 1, 0x61), 'TEXT_FILE_SIZE'],
    [Buffer.alloc(9 * 1024 * 1024, 0x61), 'TEXT_FILE_SIZE'],
  ] as const) {
    assert.equal(pattern(await look(file)), why, String(file).slice(0, 40))
    assert.equal(pattern(await take(file)), why)
  }
  assert.deepEqual(await own('EN'), {})
})

test('what changed since somebody looked is looked at again; of two who take at once one does', async () => {
  const file = 'key,EN\nshell.login,Step in\n'
  const { seen } = (await look(file)).value!
  assert.equal(pattern(await take(file)), 'TEXT_FILE_STALE', 'nobody has looked')
  await askDesk(house, writer, 'POST', '/bo/v1/translations/EN/shell.login', { message: 'Allow' })
  assert.equal(pattern(await take(file, seen)), 'TEXT_FILE_STALE')
  const again = (await look(file)).value!
  assert.equal(again.sample[0]?.before, 'Allow')
  const both = await Promise.all([take(file, again.seen), take(file, again.seen)])
  assert.deepEqual(both.map((reply) => pattern(reply) ?? 'taken').sort(), ['TEXT_FILE_SAME', 'taken'])
  await forget()
})

test('only who may change texts, and only those of their brand', async () => {
  const file = 'key,EN\nshell.login,Step in\n'
  const looker = await newPerson(house, ['AUDITOR'])
  assert.equal((await look(file, looker)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await take(file, 'x', looker)).errorCode, 'AUTH_FORBIDDEN')
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  await take(file, (await look(file, abroad)).value!.seen, abroad)
  assert.deepEqual(await own('EN'), {})
  await forget()
})

test('a file with a text about money waits for a second person, whole; as it was looked at, or not at all', async () => {
  const reader = await newPerson(house, ['CONTENT'])
  const decide = (id: string, as = reader) => askDesk(house, as, 'POST', `/bo/v1/approvals/${id}/approve`)
  const file = 'key,EN\nshell.login,Step in\ndeposit.lead,Top up\n'
  const seen = (await look(file)).value!
  assert.deepEqual([seen.changed, seen.byTwo], [2, 1])
  const asked = await send<Awaiting>(file, seen.seen, writer)
  assert.equal(asked.status, 202)
  assert.deepEqual(await own('EN'), {}, 'nothing has changed yet')
  assert.equal((await decide(asked.value!.approvalId, writer)).errorCode, 'APPROVAL_OWN')
  assert.equal((await decide(asked.value!.approvalId)).success, true)
  assert.deepEqual(await own('EN'), { 'deposit.lead': 'Top up', 'shell.login': 'Step in' })
  const next = 'key,EN\nshell.login,Enter\ndeposit.lead,Pay in\n'
  const late = await send<Awaiting>(next, (await look(next)).value!.seen, writer)
  await forget()
  assert.equal((await decide(late.value!.approvalId)).errorCode, 'APPROVAL_STALE', 'something else stands there by now')
  assert.deepEqual(await own('EN'), {})
})

test('a file sends nobody anywhere, and a second person is given no more than they can read', async () => {
  const file = 'key,EN\nshell.login,Log in at senluna-vip.com\ntile.play,Zalo 0912345678\n'
  const seen = (await look(file)).value!
  assert.deepEqual(
    seen.wrong.map(({ line, patternId, args }) => [line, patternId, ...args]),
    [
      [2, 'TEXT_CONTACT', 'senluna-vip.com'],
      [3, 'TEXT_CONTACT', 'zalo'],
    ],
  )
  assert.equal(pattern(await take(file, seen.seen)), 'TEXT_FILE_WRONG')
  const keys = Object.entries(WRITTEN.EN).filter(([, words]) => !/[{}<>]/.test(words))
  const large = `key,EN\n${keys
    .slice(0, 301)
    .map(([key]) => `${key},Other words`)
    .join('\n')}\ndeposit.lead,Other words\n`
  assert.equal(pattern(await take(large, (await look(large)).value!.seen)), 'TEXT_FILE_BY_TWO')
})
