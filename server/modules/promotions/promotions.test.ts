import assert from 'node:assert/strict'
import { pagesAlone } from '../../platform/words/own-links.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { promotion, promotions } from '@senluna/contract/site/content.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, instant, later } from '@senluna/kit/time.ts'
import { seedPromotions } from '@senluna/tools/seed/promotions.ts'
import { sql } from 'kysely'
import { ask, askAs, newSomebody, openHouse, type House } from '../rounds/testing/house.ts'
import { savePromotion, type PromotionDraft } from './index.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const plain: PromotionDraft = {
  id: 'one',
  category: 'EVENT',
  titles: { VI: 'Một', EN: 'One' },
  summaries: { EN: 'Message' },
  facts: { EN: [['You get', 'a cup']] },
  terms: { EN: '<p onclick=x>Terms</p><script>x</script>' },
  imageUrl: '/art/b-gift.svg',
  sort: 5,
  startAt: instant(0),
  enabled: true,
}
const save = (more: Partial<PromotionDraft> = {}, brandCode = merchantCode('senluna')) =>
  db()
    .transaction()
    .execute((tx) => savePromotion(tx, pagesAlone(brandCode), { ...plain, ...more }, now()))
const list = async (query = '', headers: Record<string, string> = {}) =>
  (await ask<ReplyOf<typeof promotions>>(house, 'GET', `/wps/v2/promotions?${query}`, { headers })).value!
const ids = async (query = '') => (await list(query)).list.map(({ id, status }) => `${id} ${status}`)
const openPromotion = (id: string, headers = {}) =>
  ask<ReplyOf<typeof promotion>>(house, 'GET', `/wps/v2/promotions/${id}`, { headers })

test('a brand without promotions has none; the demonstration tells what it really gives, once', async () => {
  assert.deepEqual(await list(), { list: [], total: 0, categories: [] })
  for (let time = 0; time < 2; time++) await seedPromotions(db(), ['senluna', 'refbrand1'].map(merchantCode), now())
  // Envelopes fall twice a day: whether they do now depends on the clock.
  const seeded = (await list('pageSize=50')).list.map(({ id }) => id)
  assert.deepEqual(seeded.toSorted(), [
    'birthday',
    'check-in',
    'daily-refill',
    'daily-reload',
    'demo-grant',
    'first-deposit',
    'free-bet',
    'free-spins',
    'free-ticket',
    'invite-friends',
    'lantern-wheel',
    'multiple-race',
    'new-member',
    'red-envelopes',
    'share-and-win',
    'streak-race',
    'table-race',
    'weekly-cashback',
    'weekly-race',
    'welcome-code',
  ])
  const { value } = await openPromotion('demo-grant', { language: 'EN' })
  assert.deepEqual(
    [value!.version, value!.facts[0]],
    [1, { name: 'You get', value: '10,000,000.00 VND of demo money' }],
  )
  assert.deepEqual((await list('', { host: 'reference.localhost' })).list, [])
  await sql`update promotions.promotion set enabled = false`.execute(db())
})

test('dates alone say where a promotion stands; open ones come first', async () => {
  const [early, late] = [later(now(), -2 * DAY), later(now(), -DAY)]
  await save({ id: 'over', startAt: early, endAt: late, sort: 1 })
  await save({ id: 'coming', startAt: later(now(), DAY), sort: 2, category: 'WELCOME' })
  await save({ id: 'open', startAt: early, endAt: later(now(), DAY), sort: 3 })
  await save({ id: 'off', enabled: false, category: 'VIP' })
  await save({ id: 'theirs' }, merchantCode('refbrand1'))
  assert.deepEqual(await ids(), ['open JOIN', 'coming COMING_SOON', 'over CLOSED'])
  assert.deepEqual(await ids('status=CLOSED'), ['over CLOSED'])
  assert.deepEqual(await ids('category=DAILY'), [])
  assert.deepEqual(await ids('category=WELCOME'), ['coming COMING_SOON'])
  for (const query of ['', 'category=DAILY', 'page=2&pageSize=2'])
    assert.deepEqual((await list(query)).categories, ['WELCOME', 'EVENT'], query)
  assert.deepEqual(await ids('page=2&pageSize=2'), ['over CLOSED'])
  assert.equal((await list('page=2&pageSize=2')).total, 3)
  for (const id of ['off', 'theirs', 'none', '%00'])
    assert.equal((await openPromotion(id)).errorCode, 'SYS_NOT_FOUND', id)
  for (const query of ['status=X', 'category=x', 'page=0'])
    assert.equal((await ask(house, 'GET', `/wps/v2/promotions?${query}`)).errorCode, 'VAL_FIELD', query)
})

test('its words are in the language asked for, its HTML is cleaned, and other words are a new version', async () => {
  await save()
  await save()
  const { value } = await openPromotion('one', { language: 'VI' })
  assert.deepEqual(
    [value!.title, value!.summary, value!.terms, value!.facts, value!.version],
    ['Một', 'Message', '<p>Terms</p>', [{ name: 'You get', value: 'a cup' }], 1],
  )
  await save({ titles: { EN: 'Two' } })
  await sql`update promotions.promotion set terms = '{"EN":"<p onload=x>old</p>"}', cleaned_by = 0 where id = 'one'`.execute(
    db(),
  )
  const { value: next } = await openPromotion('one')
  assert.deepEqual([next!.title, next!.version, next!.terms], ['Two', 2, '<p>old</p>'])
})

test('who is on a break sees no promotion', async () => {
  const who = await newSomebody(house)
  const seen = async () =>
    (await askAs<{ list: unknown[] }>(house, who, 'GET', '/wps/v2/promotions')).value!.list.length
  assert.ok((await seen()) > 0)
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until) values (${who.member.id}, 'senluna', ${new Date(now() + DAY)})`.execute(
    db(),
  )
  assert.equal(await seen(), 0)
  assert.equal((await askAs(house, who, 'GET', '/wps/v2/promotions/one')).errorCode, 'SYS_NOT_FOUND')
})

for (const [field, more] of [
  ['id', { id: 'Has Spaces' }],
  ['titles', { titles: {} }],
  ['summaries', { summaries: { EN: 'a'.repeat(301) } }],
  ['facts', { facts: { EN: [['', 'x']] } }],
  ['terms', { terms: { english: 'x' } }],
  ['imageUrl', { imageUrl: 'data:x' }],
  ['endAt', { endAt: instant(0) }],
] as const satisfies readonly (readonly [string, Partial<PromotionDraft>])[]) {
  test(`a promotion with a ${field} that can't be shown is refused`, async () => {
    await assert.rejects(
      save(more),
      (error) => error instanceof Refusal && error.code === 'VAL_FIELD' && error.fields?.[0]?.field === field,
    )
  })
}

test('the ladder is the one of the brand, and nobody’s without a session', async () => {
  const { value } = await ask<{ mine: null; levels: { level: number; invited: boolean; upgrade: string }[] }>(
    house,
    'GET',
    '/wps/v2/vip',
  )
  assert.equal(value!.mine, null)
  assert.deepEqual(
    value!.levels.map((row) => row.level),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  )
  assert.deepEqual([value!.levels[3]!.upgrade, value!.levels.map((row) => row.invited).indexOf(true)], ['128000', 10])
})
