import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { DeskNotice } from '@senluna/contract/desk/brand/content.ts'
import { cleanHtml } from '../../../platform/words/clean-html.ts'
import { type House } from '../../rounds/testing/house.ts'
import { type Person } from '../../staff/testing/desk.ts'
import { actsAt, openDesk } from '../../approvals/testing/maker-checker.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
})
afterAll(() => house.close())

const { get, post } = actsAt(() => ({ house, maker, checker }))

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

test('a notice leads to the brand’s own hosts only, by its words and by its link', async () => {
  const html = (href: string) => ({ contents: { EN: `<a href="${href}">x</a>`, VI: '<p>x</p>' } })
  const url = (link: string) => ({ linkType: 'URL', link })
  for (const more of [
    html('https://evil.example/'),
    html('mailto:a@evil.example'),
    url('https://evil.example/'),
    url('https://localhost@evil.example/'),
    url('https://localhost:8443/'),
  ]) {
    const reply = await post('notices/leads', notice(more))
    assert.equal(reply.errorCode, 'VAL_FIELD', JSON.stringify(more))
    assert.match(reply.text, /FOREIGN_LINK/)
  }
  for (const more of [html('https://localhost/promo'), html('/promo'), url('https://localhost/promo')])
    assert.equal((await post('notices/leads', notice(more))).errorCode, undefined, JSON.stringify(more))
})

test('a notice sends nobody elsewhere by its words, and shows the brand’s own pictures only', async () => {
  const words = (EN: string) => ({ contents: { EN: `<p>${EN}</p>`, VI: '<p>x</p>' } })
  const bad: [string, object][] = [
    ['CONTACT', words('Send your deposit to Techcombank 1903 5227 4410 18')],
    ['CONTACT', words('Call 0912 345 678')],
    ['CONTACT', words('Go to evil<b></b>.com')],
    ['CONTACT', { titles: { EN: 'evil.com', VI: 'x' } }],
    ['FOREIGN_LINK', { imageUrl: 'https://evil.example/qr.png' }],
    ['FOREIGN_LINK', { imageUrl: 'https://localhost@evil.example/qr.png' }],
  ]
  for (const [patternId, more] of bad) {
    const reply = await post('notices/words', notice(more))
    assert.equal(reply.fields?.[0]?.patternId, patternId, JSON.stringify(more))
  }
  const fine = [
    words('Up to 10,000,000 VND, see localhost/promo'),
    words('<table><tr><td>50,000</td><td>100,000</td><td>200,000</td></tr></table>'),
    { imageUrl: '/art/hero.svg' },
    { imageUrl: 'https://localhost/art/hero.svg' },
  ]
  for (const more of fine)
    assert.equal((await post('notices/words', notice(more))).errorCode, undefined, JSON.stringify(more))
})

test('a notice that is too long once it is cleaned is refused, and one that was kept so is still listed', async () => {
  const long = '<a href="https://localhost/">x</a>'.repeat(580)
  assert.equal((await post('notices/grows', notice({ contents: { EN: long, VI: 'x' } }))).errorCode, 'VAL_FIELD')
  await post('notices/kept-long', notice())
  await sql`update content.notice set contents = ${JSON.stringify({ EN: cleanHtml(long), VI: 'x' })}::jsonb
    where id = 'kept-long'`.execute(house.parts.database.db)
  const list = await get<{ list: DeskNotice[] }>('notices?type=PL')
  assert.ok(list.value!.list.some(({ id }) => id === 'kept-long'))
})
