import assert from 'node:assert/strict'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS } from '@senluna/brands/index.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskArticle, deskDocuments } from '@senluna/contract/desk/brand/help.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { helpCenter, helpVotes, legalDocument } from '@senluna/contract/site/help.ts'
import type { registerSetting } from '@senluna/contract/site/system.ts'
import { seedHelp } from '@senluna/tools/seed/help/index.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { createLog } from '../../../platform/log.ts'
import { ask, type House } from '../../rounds/testing/house.ts'
import type { Person } from '../../staff/testing/desk.ts'
import { actsAt, openDesk } from '../../approvals/testing/maker-checker.ts'

const ARTICLE = 'set-limits'
let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
  await seed()
})
afterAll(() => house.close())

/** What every start of a demonstration does. */
async function seed() {
  const owner = openDatabase(house.url, { max: 1, log: createLog('silent', 'test'), as: 'owner', name: 'seed' })
  await seedHelp(owner.db, BRANDS, house.parts.clock.now())
  await owner.close()
}

const { get, post, approve } = actsAt(() => ({ house, maker, checker }))
const site = async <Value>(path: string) => {
  house.advance(1_100)
  return ask<Value>(house, 'GET', path, { headers: { host: 'localhost' } })
}
const read = (id: string) => site<ReplyOf<typeof helpCenter>>(`/wps/system/helpCenter?articleId=${id}&language=VI`)
const wanted = (more: object = {}) => ({
  categoryId: 'limits',
  titles: { VI: 'Nghỉ chơi' },
  contents: { VI: '<p>Nghỉ một tuần.<script>alert(1)</script></p>' },
  sort: 9,
  seen: 0,
  ...more,
})

test('an article is on the site once another person approves, is changed in one language, and taken off', async () => {
  const asked = await post<Awaiting>('help/articles/take-a-week', wanted())
  const { approvalId } = asked.value!
  assert.equal((await read('take-a-week')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await approve(approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(approvalId)).errorCode, undefined)
  assert.equal((await read('take-a-week')).value!.article!.html, '<p>Nghỉ một tuần.</p>')

  const english = wanted({ titles: { EN: 'Take a break' }, contents: { EN: '<p>A week off.</p>' }, seen: 1 })
  await approve((await post<Awaiting>('help/articles/take-a-week', english)).value!.approvalId)
  const kept = (await get<DeskArticle>('help/articles/take-a-week')).value!
  assert.deepEqual([kept.titles, kept.version], [{ VI: 'Nghỉ chơi', EN: 'Take a break' }, 2])

  assert.deepEqual((await post('help/articles/take-a-week/hide')).value, { hidden: true })
  assert.equal((await read('take-a-week')).errorCode, 'SYS_NOT_FOUND')
  const rows = (await get<ReplyOf<typeof helpVotes>>('help/votes')).value!.list
  assert.equal(rows.find(({ id }) => id === 'take-a-week')!.shown, false)
  assert.equal((await post('help/articles/take-a-week/hide')).errorCode, 'SYS_NOT_FOUND')
  const again = wanted({ titles: {}, contents: {}, seen: 3 })
  await approve((await post<Awaiting>('help/articles/take-a-week', again)).value!.approvalId)
  assert.equal((await read('take-a-week')).value!.article!.title, 'Nghỉ chơi')
})

test('what staff wrote, and what they took off, stays so through the next start', async () => {
  const { version, ...before } = (await get<DeskArticle>(`help/articles/${ARTICLE}`)).value!
  const change = { ...wanted({ titles: { VI: 'Đặt giới hạn cho mình' }, contents: {} }), seen: version }
  await approve(
    (await post<Awaiting>(`help/articles/${ARTICLE}`, { ...change, categoryId: before.categoryId })).value!.approvalId,
  )
  await post('help/articles/take-a-break/hide')
  await seed()
  assert.equal((await read(ARTICLE)).value!.article!.title, 'Đặt giới hạn cho mình')
  assert.equal((await read('take-a-break')).errorCode, 'SYS_NOT_FOUND')
})

test('what can’t be shown is refused at its field, with what is wrong', async () => {
  const wrongOf = async (id: string, body: object) => (await post(`help/articles/${id}`, body)).fields?.[0]
  const broken: [id: string, body: object, field: object][] = [
    ['Bad%20name', wanted(), { field: 'id', patternId: 'NAME', args: ['Bad name'] }],
    ['terms', wanted(), { field: 'id', patternId: 'TAKEN', args: ['terms'] }],
    [ARTICLE, wanted(), { field: 'id', patternId: 'TAKEN', args: [ARTICLE] }],
    ['new', wanted({ categoryId: 'no-such' }), { field: 'categoryId', patternId: 'CHOOSE', args: [] }],
    ['new', wanted({ titles: {}, contents: {} }), { field: 'titles', patternId: 'EMPTY', args: [] }],
    ['new', wanted({ contents: {} }), { field: 'contents', patternId: 'MISSING_IN', args: ['VI'] }],
    [
      'new',
      wanted({ contents: { VI: '<script>x</script>' } }),
      { field: 'contents', patternId: 'MISSING_IN', args: ['VI'] },
    ],
    ['new', wanted({ titles: { VI: 'a', QQ: 'b' } }), { field: 'titles', patternId: 'LANGUAGE', args: ['QQ'] }],
    ['new', wanted({ titles: { VI: 'a'.repeat(121) } }), { field: 'titles.VI', patternId: 'LONG', args: ['120'] }],
    ['new', wanted({ sort: 10_000 }), { field: 'sort', patternId: 'AT_MOST', args: ['9999'] }],
    ['new', wanted({ sort: -1 }), { field: 'sort', patternId: 'AT_LEAST', args: ['0'] }],
    [
      'new',
      wanted({ contents: { VI: '<a href="https://evil.example/x">x</a>' } }),
      { field: 'contents', patternId: 'FOREIGN_LINK', args: ['https://evil.example/x'] },
    ],
  ]
  for (const [id, body, field] of broken) assert.deepEqual(await wrongOf(id, body), field, JSON.stringify(body))
  assert.equal((await post(`help/articles/${ARTICLE}`, wanted({ seen: 99 }))).errorCode, 'APPROVAL_STALE')
})

test('new terms hold from their approval: newcomers agree to them, the former ones stay readable', async () => {
  const terms = async (query = '') =>
    (await site<ReplyOf<typeof legalDocument>>(`/wps/v2/system/document?kind=terms&language=VI${query}`)).value!
  const former = await terms()
  const body = { titles: {}, contents: { VI: '<p>Điều khoản mới.</p>' }, seen: former.version }
  const two = [await post<Awaiting>('documents/terms', body), await post<Awaiting>('documents/terms', body)]
  assert.equal(two[1]!.errorCode, 'APPROVAL_OPEN')
  assert.equal((await terms()).version, former.version)
  await approve(two[0]!.value!.approvalId)
  const now = await terms()
  expect(now).toMatchObject({ html: '<p>Điều khoản mới.</p>', title: former.title, current: true })
  assert.ok(now.version > former.version)
  expect(await terms(`&version=${former.version}`)).toMatchObject({ html: former.html, current: false })
  const setting = (await site<ReplyOf<typeof registerSetting>>('/wps/system/setting/register')).value!
  assert.equal(setting.terms.version, now.version)

  // A second one of the same day has a name of its own.
  const next = { ...body, contents: { VI: '<p>Bản sửa.</p>' }, seen: now.version }
  await approve((await post<Awaiting>('documents/terms', next)).value!.approvalId)
  assert.ok((await terms()).version > now.version)
  assert.equal((await post('documents/terms', next)).errorCode, 'APPROVAL_STALE')
  const { list } = (await get<ReplyOf<typeof deskDocuments>>('documents')).value!
  assert.deepEqual(
    list.filter(({ current }) => current).map(({ kind, version }) => [kind, version]),
    [
      ['terms', (await terms()).version],
      ['privacy', list.find(({ kind }) => kind === 'privacy')!.version],
    ],
  )
})
