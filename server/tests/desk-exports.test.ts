import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import * as z from 'zod/mini'
import { EXPORT_MOST } from '@senluna/contract/desk/lists.ts'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import { openHouse, newSomebody, type House } from '../modules/rounds/testing/house.ts'
import { askDesk, newPerson, type Person, putAboveBrands } from '../modules/staff/testing/desk.ts'

// Every list of the desk can be taken along, and that it was taken is written down once.

const EXPORTS = ENDPOINTS.filter((endpoint) => endpoint.for === 'staff' && endpoint.path.endsWith('/export'))
/** What stands in the braces of a path. */
const NAMED = new Map([['/bo/v1/chat/rooms/{id}/messages/export', '/bo/v1/chat/rooms/LOBBY-VI/messages/export']])

let house: House
let admin: Person
beforeAll(async () => {
  house = await openHouse()
  admin = await newPerson(house, ['ADMINISTRATOR'])
  // Jobs stand above the brands.
  await putAboveBrands(house, admin, 'system.view')
  await newSomebody(house)
})
afterAll(() => house.close())

/** What a list cannot be read without. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/bo/v1/translations/export': { language: 'VI' },
  '/bo/v1/tickets/export': { state: 'OPEN' },
  '/bo/v1/chat/conversations/export': { state: 'CLOSED' },
}

interface Taken {
  csv: string
  rows: number
  more: boolean
}

const entries = async () => {
  const { rows } = await sql<{ action: string; after: unknown }>`select action, after from audit.entry
    where actor_id = ${admin.id} order by seq`.execute(house.parts.database.db)
  return rows
}

test('every list that is paged can be taken along', () => {
  const taken = new Set(EXPORTS.map(({ path }) => path))
  const lists = ENDPOINTS.filter(
    ({ for: whose, method, path, query }) =>
      whose === 'staff' &&
      method === 'GET' &&
      !path.includes('{') &&
      query instanceof z.ZodMiniObject &&
      'after' in query.shape,
  ).map(({ path }) => path)
  assert.ok(lists.length > 20, `${lists.length} lists`)
  assert.deepEqual(
    lists.filter((path) => !taken.has(`${path}/export`)),
    [],
  )
})

/** The fields of what a list shows. */
function fieldsOf(path: string): string[] {
  const list = ENDPOINTS.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path)
  const page =
    list?.reply instanceof z.ZodMiniObject ? (list.reply.shape as Record<string, unknown>)['list'] : undefined
  const row = page instanceof z.ZodMiniArray ? page.def.element : undefined
  return row instanceof z.ZodMiniObject ? Object.keys(row.shape) : []
}
/** Lists of accounts that are taken along by who may work on them. */
const BY_WHO_WORKS = ['/bo/v1/lottery/line-limits/export', '/bo/v1/protection/export']

test('a list that names members is taken along by a right of its own, not by the one to look', () => {
  const NAMES = new Set(['memberId', 'userName', 'account', 'holderId', 'referrerId'])
  const naming = EXPORTS.filter(({ path }) => fieldsOf(path.replace(/\/export$/, '')).some((field) => NAMES.has(field)))
  assert.ok(naming.length > 15, `${naming.length} lists`)
  const easy = naming.filter(({ right }) => !right?.endsWith('.export')).map(({ path }) => path)
  assert.deepEqual(easy.toSorted(), BY_WHO_WORKS)
})

for (const item of EXPORTS)
  test(`${item.path} gives a table with its names, and one entry in the audit log`, async () => {
    const before = (await entries()).length
    const asked = NEEDS[item.path] ?? {}
    const reply = await askDesk<Taken>(
      house,
      admin,
      'POST',
      `${NAMED.get(item.path) ?? item.path}?${new URLSearchParams(asked).toString()}`,
    )
    assert.equal(reply.errorCode, undefined, `${reply.errorCode}`)
    const { csv, rows } = reply.value!
    assert.ok(csv.startsWith('\uFEFF'), 'spreadsheets know it as UTF-8')
    const lines = csv.slice(1).trimEnd().split('\r\n')
    assert.match(lines[0]!, /^[\w.]+(?: \([\w/]+\))?(?:,[\w.]+(?: \([\w/]+\))?)+$/)
    assert.doesNotMatch(csv, /""exponent""|\dZ[",\r]/, 'no code for a currency, no foreign clock')
    if (rows === 0) assert.equal(lines.length, 1)
    const written = (await entries()).slice(before)
    assert.equal(written.length, 1, JSON.stringify(written.map(({ action }) => action)))
    assert.equal(written[0]!.action.toLowerCase(), item.right!.toLowerCase())
    assert.deepEqual(written[0]!.after, { filters: asked, rows })
    house.advance(300)
  })

test('a list of more rows than a file holds is cut, and its last line says so', async () => {
  await sql`insert into messages.mailing (id, merchant_id, tab, title, content, maker, started_at)
    select gen_random_uuid(), 'senluna', 'SYSTEM', 'One of many', '<p>x</p>', 'somebody', now()
    from generate_series(1, ${EXPORT_MOST + 1})`.execute(house.parts.database.db)
  const { csv, rows, more } = (await askDesk<Taken>(house, admin, 'POST', '/bo/v1/mailings/export')).value!
  assert.deepEqual([rows, more], [EXPORT_MOST, true])
  const lines = csv.trimEnd().split('\r\n')
  assert.equal(lines.length, 1 + EXPORT_MOST + 1)
  assert.match(lines.at(-1)!, /^"[^"]*10,000[^"]*"$/)
})
