import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { BRANDS } from '@senluna/brands/index.ts'
import type { helpVotes } from '@senluna/contract/site/help.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { seedHelp } from '@senluna/tools/seed/help/index.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { createLog } from '../../../platform/log.ts'
import { ask, askAs, newSomebody, openHouse, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'

const ARTICLE = 'set-limits'
let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
  const log = createLog('silent', 'test')
  const owner = openDatabase(house.url, { max: 1, log, as: 'owner', name: 'seed' })
  await seedHelp(owner.db, BRANDS, house.parts.clock.now())
  await owner.close()
})
afterAll(() => house.close())

const url = (id = ARTICLE) => `/wps/v2/help/${id}/vote`
const guest = (deviceId: string, ip: string, helpful: unknown, more: Record<string, string> = {}) => {
  house.advance(1_000)
  const headers = { 'x-device-id': deviceId, 'x-forwarded-for': ip, ...more }
  return ask<{ helpful: boolean }>(house, 'POST', url(), { body: { helpful }, headers })
}
const counted = async (host?: string) => {
  const person = await newPerson(house, ['CONTENT'], host)
  const { value } = await askDesk<ReplyOf<typeof helpVotes>>(house, person, 'GET', '/bo/v1/help/votes')
  const article = value!.list.find(({ id }) => id === ARTICLE)!
  return [article.yes, article.no]
}

test('a reader counts once an article, and the later word holds; each brand counts its own', async () => {
  const member = await newSomebody(house)
  for (const helpful of [true, true, false])
    assert.deepEqual((await askAs(house, member, 'POST', url(), { helpful })).value, { helpful })
  await Promise.all([guest('device-a', '192.0.2.1', true), guest('device-a', '192.0.2.1', true)])
  await guest('device-b', '192.0.2.1', true)
  assert.deepEqual(await counted(), [2, 1])
  assert.deepEqual(await counted('desk.reference.localhost'), [0, 0])
  const { rows } = await sql<{ kept: string }>`select json_agg(v)::text as kept from content.help_vote v`.execute(
    house.parts.database.db,
  )
  for (const trace of [member.member.id, 'device-a', '192.0.2.1']) assert.ok(!rows[0]!.kept.includes(trace), trace)
})

test('an article that is none, a word that is none, and the page of another site', async () => {
  const member = await newSomebody(house)
  for (const id of ['no-such-article', 'x'.repeat(200), "'--"])
    assert.equal(
      (await askAs(house, member, 'POST', url(encodeURIComponent(id)), { helpful: true })).errorCode,
      'SYS_NOT_FOUND',
    )
  assert.equal((await guest('device-c', '192.0.2.3', 'yes')).errorCode, 'VAL_FIELD')
  const foreign = { origin: 'https://evil.example' }
  assert.equal((await guest('device-c', '192.0.2.3', true, foreign)).errorCode, 'AUTH_FORBIDDEN')
})

test('many in a row from one place are slowed down; counting needs its right', async () => {
  const said = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      ask(house, 'POST', url(), {
        body: { helpful: true },
        headers: { 'x-device-id': `bot-${n}`, 'x-forwarded-for': '192.0.2.99' },
      }),
    ),
  )
  assert.ok(said.some((item) => item.errorCode === 'SYS_THROTTLED'))
  const support = await newPerson(house, ['SUPPORT'])
  assert.equal((await askDesk(house, support, 'GET', '/bo/v1/help/votes')).errorCode, 'AUTH_FORBIDDEN')
})
