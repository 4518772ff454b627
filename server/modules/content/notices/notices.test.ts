import assert from 'node:assert/strict'
import { pagesAlone } from '../../../platform/words/own-links.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { agentAnnouncements } from '@senluna/contract/agent/announcements.ts'
import type { announcements, Notice, notices } from '@senluna/contract/site/notices.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { HOUR, instant } from '@senluna/kit/time.ts'
import { seedNotices } from '@senluna/tools/seed/notices.ts'
import { sql } from 'kysely'
import { MERCHANTS, NOW, openSite, visitor, type Site } from '../../catalog/testing/site.ts'
import { cleanHtml } from '../../../platform/words/clean-html.ts'
import { deskNoticeOf } from '../desk/store.ts'
import { removeNotice, saveNotice, type NoticeDraft } from '../index.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

type Reply = ReplyOf<typeof announcements>
const URL = '/wps/relay/MCSFE_getListAnnouncements'
const read = async (query = '', options: Parameters<Site['call']>[1] = {}): Promise<Reply> =>
  (await site.call<Reply>(`${URL}?${query}`, options)).value!
const ids = (notices: readonly Notice[]) => notices.map((notice) => notice.id)

const plain: NoticeDraft = {
  id: 'one',
  type: 'PL',
  titles: { VI: 'Một', EN: 'One' },
  contents: { VI: '<p>Một</p>', EN: '<p>One</p>' },
  linkType: 'NONE',
  sort: 50,
  startAt: instant(NOW - HOUR),
  execution: 'B',
  platforms: ['ALL'],
  audience: 'ALL',
  frequency: 'ONCE',
}
const save = (more: Partial<NoticeDraft> = {}, brandCode = merchantCode('senluna')) =>
  site.db.transaction().execute((tx) => saveNotice(tx, pagesAlone(brandCode), { ...plain, ...more }, NOW))
const remove = (id: string) => site.db.transaction().execute((tx) => removeNotice(tx, merchantCode('senluna'), id, NOW))
const outbox = async () =>
  (
    await sql<{ count: bigint }>`select count(*) as count from platform.outbox where topic = 'notice'`.execute(
      site.owner,
    )
  ).rows[0]!.count

test('the demonstration says what it is, in the language asked for', async () => {
  const vi = await read('', { headers: { language: 'VI' } })
  assert.deepEqual(
    [ids(vi.popup), ids(vi.player), ids(vi.banners), vi.promotion, vi.total],
    [['welcome'], ['verify-every-spin', 'play-limits'], ['banner-fair', 'banner-limits'], [], 2],
  )
  assert.deepEqual([vi.popup[0]!.title, vi.popup[0]!.frequency, vi.popup[0]!.version], ['Chào mừng bạn', 'DAILY', 1])
  assert.equal((await read('', { headers: { language: 'EN' } })).popup[0]!.title, 'Welcome')
  assert.equal((await read('language=JA')).popup[0]!.title, 'ようこそ')
  assert.equal((await read('language=ID')).popup[0]!.title, 'Welcome')
  assert.deepEqual(ids((await read('', { headers: { host: 'reference.localhost' } })).popup), ['welcome'])
})

test('seeding again changes nothing and tells nobody', async () => {
  const before = await outbox()
  await seedNotices(site.owner, MERCHANTS, NOW)
  assert.equal(await outbox(), before)
  assert.equal((await read()).popup[0]!.version, 1)
})

test('a changed notice has a new version and tells the open pages once; the same again does neither', async () => {
  await save()
  const before = await outbox()
  await save({ titles: { VI: 'Changed', EN: 'Changed' } })
  await save({ titles: { VI: 'Changed', EN: 'Changed' } })
  assert.equal(await outbox(), before + 1n)
  const notice = (await read()).player.find(({ id }) => id === 'one')!
  assert.deepEqual([notice.version, notice.title], [2, 'Changed'])
  await remove('one')
  await remove('one')
  assert.equal(await outbox(), before + 2n)
  assert.ok(!ids((await read()).player).includes('one'))
})

test('a headline comes first and says so; each type has its place; types narrow', async () => {
  await save({ id: 'head', type: 'H' })
  await save({ id: 'banner', type: 'B', imageUrl: '/art/hero.svg', place: '/fish', linkType: 'ROUTE', link: '/rng' })
  await save({ id: 'promo', type: 'PR' })
  const all = await read()
  assert.deepEqual([all.player[0]!.id, all.player[0]!.headline, all.player[1]!.headline], ['head', true, undefined])
  const own = all.banners.filter(({ id }) => id === 'banner')
  assert.deepEqual([own.map(({ link, place }) => [link, place]), ids(all.promotion)], [[['/rng', '/fish']], ['promo']])
  const some = await read('types=H,PR')
  assert.deepEqual(
    [ids(some.player), ids(some.promotion), ids(some.banners), ids(some.popup)],
    [['head'], ['promo'], [], []],
  )
  for (const id of ['head', 'banner', 'promo']) await remove(id)
})

test('the notice page turns by ten', async () => {
  for (let nth = 0; nth < 22; nth++) await save({ id: `many-${nth}`, sort: 100 + nth })
  const pages = [await read('page=1'), await read('page=2'), await read('page=3'), await read('page=4')]
  assert.deepEqual(
    pages.map((page) => [page.player.length, page.total]),
    [
      [10, 24],
      [10, 24],
      [4, 24],
      [0, 24],
    ],
  )
  assert.equal(new Set(pages.flatMap((page) => ids(page.player))).size, 24)
  for (let nth = 0; nth < 22; nth++) await remove(`many-${nth}`)
})

test('guests, members, trial accounts and agents each see their own', async () => {
  await save({ id: 'guests', execution: 'G' })
  await save({ id: 'inside', execution: 'L' })
  await save({ id: 'members', audience: 'MEMBER' })
  await save({ id: 'agents', audience: 'AGENT' })
  await save({ id: 'phones', platforms: ['APP'] })
  const seen = async (query: string, as?: ReturnType<typeof visitor>) =>
    ids((await read(query, as ? { as } : {})).player)
      .filter((id) => ['guests', 'inside', 'members', 'agents', 'phones'].includes(id))
      .sort()
  assert.deepEqual(await seen(''), ['guests'])
  assert.deepEqual(await seen('', visitor()), ['inside', 'members'])
  assert.deepEqual(await seen('', visitor({ type: 4 })), ['inside'])
  assert.deepEqual(await seen('', visitor({ type: 1 })), ['agents', 'inside', 'members'])
  assert.deepEqual(await seen('execution=L'), [])
  assert.deepEqual(await seen('execution=L', visitor()), ['inside'])
  assert.deepEqual(await seen('platform=APP'), ['guests', 'phones'])
  for (const id of ['guests', 'inside', 'members', 'agents', 'phones']) await remove(id)
})

test('an agent’s announcements are those for agents alone, with what was read', async () => {
  const agent = visitor({ type: 1 })
  const own = async () =>
    (await site.call<ReplyOf<typeof agentAnnouncements>>('/wps/agent/announcements', { as: agent })).value!
  await save({ id: 'for-all' })
  await save({ id: 'for-agents', audience: 'AGENT' })
  const found = await own()
  assert.deepEqual([ids(found.list), found.total, found.unread], [['for-agents'], 1, 1])
  assert.equal((await site.call('/wps/v2/notices/for-agents/read', { as: agent, method: 'POST' })).success, true)
  const after = await own()
  assert.deepEqual([after.list[0]!.read, after.unread], [true, 0])
  assert.equal((await site.call('/wps/agent/announcements', { as: visitor() })).errorCode, 'AUTH_NOT_AGENT')
  assert.equal((await site.call('/wps/agent/announcements')).errorCode, 'AUTH_REQUIRED')
  for (const id of ['for-all', 'for-agents']) await remove(id)
})

test('a notice shows from its start until before its end', async () => {
  await save({ id: 'coming', startAt: instant(NOW + 1) })
  await save({ id: 'over', endAt: NOW })
  await save({ id: 'now', startAt: NOW, endAt: instant(NOW + 1) })
  const seen = ids((await read()).player)
  assert.deepEqual(
    ['coming', 'over', 'now'].map((id) => seen.includes(id)),
    [false, false, true],
  )
  for (const id of ['coming', 'over', 'now']) await remove(id)
})

test("another brand's notices are not shown", async () => {
  await save({ id: 'theirs' }, merchantCode('refbrand1'))
  assert.ok(!ids((await read()).player).includes('theirs'))
})

for (const [html, left] of [
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script>b', 'b'],
  ['<img src=x onerror=alert(1)>c', 'c'],
  ['<style>*{display:none}</style><iframe src="//x"></iframe><form><input></form>d', 'd'],
  ['<a href="javascript:alert(1)">e</a>', '<a>e</a>'],
  ['<a href="JaVaScRiPt:alert(1)">e</a>', '<a>e</a>'],
  ['<a href="//evil.example">f</a>', '<a>f</a>'],
  [
    '<a href="https://a.example" target="x" rel="opener">g</a>',
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">g</a>',
  ],
  ['<a href="/rng">h</a>', '<a href="/rng">h</a>'],
  ['<svg><script>1</script></svg><math><mtext>i</mtext></math>', 'i'],
  ['<p style="position:fixed">j</p>', '<p>j</p>'],
] as const) {
  test(`of ${html.slice(0, 40)} only what is harmless stays`, () => {
    assert.equal(cleanHtml(html), left)
    assert.equal(cleanHtml(left), left)
  })
}

test('HTML is cleaned when written, and what another allow-list wrote again when read', async () => {
  await save({ id: 'dirty', titles: { EN: 'One' }, contents: { EN: '<p>ok</p><script>x</script>' } })
  const stored = await sql<{
    html: string
  }>`select contents ->> 'EN' as html from content.notice where id = 'dirty'`.execute(site.db)
  assert.equal(stored.rows[0]!.html, '<p>ok</p>')
  await sql`update content.notice set contents = '{"EN":"<p onload=x>old</p>"}', cleaned_by = 0 where id = 'dirty'`.execute(
    site.owner,
  )
  assert.equal((await read()).player.find(({ id }) => id === 'dirty')!.content, '<p>old</p>')
  await remove('dirty')
})

for (const [what, more] of [
  ['id', { id: 'Has Spaces' }],
  ['titles', { titles: {} }],
  ['titles', { titles: { EN: 'a'.repeat(121) } }],
  ['titles', { titles: { EN: 'a\u0000' } }],
  ['contents', { contents: { english: 'x' } }],
  ['contents', { contents: { EN: 'x'.repeat(20_001) } }],
  ['link', { linkType: 'URL', link: 'javascript:alert(1)' }],
  ['link', { linkType: 'URL', link: 'http://plain.example' }],
  ['link', { linkType: 'ROUTE', link: '//evil.example' }],
  ['link', { linkType: 'ROUTE', link: '/\\evil.example' }],
  ['link', { linkType: 'NONE', link: '/rng' }],
  ['link', { linkType: 'GAME' }],
  ['imageUrl', { imageUrl: 'data:text/html,x' }],
  ['endAt', { endAt: plain.startAt }],
  ['platforms', { platforms: [] }],
  ['place', { type: 'B', place: 'rng' }],
  ['place', { place: '/rng' }],
] as const satisfies readonly (readonly [string, Partial<NoticeDraft>])[]) {
  test(`a notice with a wrong ${what} (${JSON.stringify(more).slice(0, 50)}) is refused`, async () => {
    await assert.rejects(
      save(more),
      (error: { code?: string; fields?: { field: string }[] }) =>
        error.code === 'VAL_FIELD' && error.fields?.[0]?.field === what,
    )
  })
}

for (const query of [
  'types=X',
  'types=PL;drop',
  'platform=TV',
  'execution=Z',
  'language=vi',
  'page=0',
  "language='--",
]) {
  test(`the call refuses ${query}`, async () => {
    assert.equal((await site.call(`${URL}?${encodeURI(query)}`)).errorCode, 'VAL_FIELD')
  })
}

const page = async (query = '', as?: ReturnType<typeof visitor>) =>
  (await site.call<ReplyOf<typeof notices>>(`/wps/v2/notices?${query}`, as ? { as } : {})).value!
const readIt = (id: string, as?: ReturnType<typeof visitor>) =>
  site.call<{ kept: boolean }>(`/wps/v2/notices/${id}/read`, { method: 'POST', payload: {}, ...(as ? { as } : {}) })

test('the notice page tells a member what was read, a guest nothing of the kind', async () => {
  const [who, other] = [visitor(), visitor()]
  assert.deepEqual(
    (await page()).list.map(({ read }) => read),
    [undefined, undefined],
  )
  assert.deepEqual((await readIt('play-limits')).value, { kept: true }, 'of a guest once a device')
  assert.deepEqual((await readIt('play-limits', who)).value, { kept: true })
  assert.deepEqual((await readIt('play-limits', who)).value, { kept: true })
  const marks = async (as: typeof who) => (await page('', as)).list.map(({ id, read }) => [id, read])
  const unread = [
    ['verify-every-spin', false],
    ['play-limits', false],
  ]
  assert.deepEqual(await marks(other), unread)
  assert.deepEqual(await marks(who), unread.with(1, ['play-limits', true]))
  assert.deepEqual([(await page('page=2&pageSize=1')).list.length, (await page()).total], [1, 2])
})

test('what is for some is given to those alone, wherever notices are given out', async () => {
  const member = async (type: number, label: string, path: string[] = []) => {
    const who = visitor({ type: type as 0 })
    await sql`insert into members.member (id, merchant_id, user_name, type, path, nickname, avatar, language, currency, password_changed_at,
        first_login, must_change, created_at, label)
      values (${who.memberId}, 'senluna', ${`some${type}${label.toLowerCase()}${path.length}`}, ${type}, ${path}::uuid[], 'n', 'a', 'VI', 'XVD',
        now(), false, false, now(), ${label})`.execute(site.owner)
    return who
  }
  const gold = await member(0, 'GOLD')
  const agent = await member(1, '')
  const below = await member(0, 'LOW', [agent.memberId])
  const sees = async (id: string, as?: typeof gold, language = 'VI') => {
    const options = { headers: { language }, ...(as ? { as } : {}) }
    const shown = ids((await read('', options)).player).includes(id)
    const listed = (await site.call<ReplyOf<typeof notices>>('/wps/v2/notices?pageSize=50', options)).value!.list.some(
      (item) => item.id === id,
    )
    const opened = await site.call(`/wps/v2/notices/${id}/read`, { method: 'POST', payload: {}, ...options })
    assert.deepEqual([listed, opened.success], [shown, shown], `${id} is shown in one place and not in another`)
    return shown
  }
  const draftOf = (id: string, onlyFor: NoticeDraft['onlyFor']) =>
    save({ id, audience: 'SOME', ...(onlyFor ? { onlyFor } : {}) })
  await draftOf('some-label', { label: 'GOLD' })
  await draftOf('some-type', { types: [1, 2] })
  await draftOf('some-line', { line: 'x', lineId: agent.memberId })
  await draftOf('some-english', { languages: ['EN'] })
  await draftOf('some-vip', { vipFrom: 1 })
  const seen = (id: string) => Promise.all([undefined, gold, agent, below].map((who) => sees(id, who)))
  assert.deepEqual(await seen('some-label'), [false, true, false, false])
  assert.deepEqual(await seen('some-type'), [false, false, true, false])
  assert.deepEqual(await seen('some-line'), [false, false, true, true])
  assert.deepEqual(await seen('some-english'), [false, false, false, false])
  assert.deepEqual(await seen('some-vip'), [false, false, false, false], 'nobody has a level yet')
  assert.deepEqual([await sees('some-english', undefined, 'EN'), await sees('some-english', gold, 'EN')], [true, true])
  await assert.rejects(draftOf('some-nobody', undefined), /VAL_FIELD/)
  await assert.rejects(save({ id: 'all-label', onlyFor: { label: 'GOLD' } }), /VAL_FIELD/)
  await assert.rejects(draftOf('some-vips', { vipFrom: 3, vipTo: 2 }), /VAL_FIELD/)
  for (const id of ['some-label', 'some-type', 'some-line', 'some-english', 'some-vip']) await remove(id)
})

test('a read is counted once a member and once a guest’s device, and anew for a new version', async () => {
  await save({ id: 'counted' })
  const [first, second] = [visitor(), visitor()]
  const counts = async () => {
    const shown = await deskNoticeOf(site.db, merchantCode('senluna'), 'counted', NOW)
    return [shown!.reads, shown!.guestReads]
  }
  const asGuest = (device: string) =>
    site.call(`/wps/v2/notices/counted/read`, { method: 'POST', payload: {}, headers: { 'x-device-id': device } })
  await Promise.all([1, 2, 3].map(() => readIt('counted', first)))
  await readIt('counted', second)
  const devices = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  for (const device of [...devices, devices[0]!]) assert.equal((await asGuest(device)).success, true)
  assert.deepEqual(await counts(), [2, 2])
  await save({ id: 'counted', titles: { VI: 'Khác', EN: 'Another' } })
  assert.deepEqual(await counts(), [0, 0])
  await remove('counted')
})

test('a new version of a notice counts as unread again', async () => {
  const who = visitor()
  const counted = async () =>
    (await site.call<{ announcement: number; total: number }>('/wps/relay/CSP_unreadCount', { as: who })).value!
  await save({ id: 'versions' })
  assert.equal((await counted()).announcement, 3)
  await readIt('versions', who)
  assert.deepEqual([(await counted()).announcement, (await counted()).total], [2, 2])
  await save({ id: 'versions', titles: { VI: 'Mới', EN: 'Anew' } })
  assert.equal((await counted()).announcement, 3)
  await readIt('versions', who)
  await remove('versions')
  const { rows } = await sql`select from content.notice_read where notice_id = 'versions'`.execute(site.db)
  assert.deepEqual([rows.length, (await counted()).announcement], [0, 2])
})

test('what a visitor may not see, or what is not there, cannot be read', async () => {
  await save({ id: 'agents', audience: 'AGENT' })
  for (const [id, as] of [
    ['agents', visitor()],
    ['agents', undefined],
    ['none', visitor()],
    ['%00', visitor()],
  ] as const)
    assert.equal((await readIt(id, as)).errorCode, 'SYS_NOT_FOUND', id)
  assert.equal((await readIt('agents', visitor({ type: 41 }))).errorCode, undefined)
  assert.equal((await readIt('welcome', visitor({ merchantCode: merchantCode('refbrand1') }))).errorCode, undefined)
  await remove('agents')
})
