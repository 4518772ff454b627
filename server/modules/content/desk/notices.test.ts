import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { DeskNotice } from '@senluna/contract/desk/brand/content.ts'
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
