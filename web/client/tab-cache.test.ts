import { gameVendors } from '@senluna/contract/play/games.ts'
import { announcements } from '@senluna/contract/site/notices.ts'
import { domainRoute, registerSetting } from '@senluna/contract/site/system.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from './call/call.ts'
import { identity } from './call/identity.ts'
import { q } from './query.ts'
import { keepAnswer, keptAnswer } from './tab-cache.ts'

const tab = new Map<string, string>()
beforeEach(() => {
  tab.clear()
  Object.assign(identity, { merchant: 'senluna', language: 'VI', authorization: null })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ success: true, value: { list: ['x'] }, traceId: 't', serverTime: '' })),
  )
})

for (const endpoint of [domainRoute, registerSetting, gameVendors, announcements]) {
  test(`${endpoint.path}: its answer is there after a reload, and is asked for anew when it is old`, async () => {
    expect(keptAnswer(endpoint.path, endpoint.path)).toBeUndefined()
    await call(endpoint as typeof domainRoute)
    expect(tab.size).toBe(1)
    const query = q(endpoint as typeof domainRoute)
    expect(query.initialData()).toEqual({ list: ['x'] })
    expect(Date.now() - query.initialDataUpdatedAt()!).toBeLessThan(5_000)
  })
}
test("what belongs to a member is not kept, nor a member's notices", async () => {
  identity.authorization = 'Bearer h'
  await call(balance)
  await call(announcements)
  expect(tab.size).toBe(0)
  await call(gameVendors, { query: { merchantCode: 'senluna' } })
  expect(tab.size).toBe(1)
  expect(q(balance).initialData()).toBeUndefined()
})
test('another language and another brand have answers of their own', () => {
  keepAnswer(gameVendors.path, '/a', { list: [1] })
  identity.language = 'EN'
  expect(keptAnswer(gameVendors.path, '/a')).toBeUndefined()
  Object.assign(identity, { language: 'VI', merchant: 'refbrand1' })
  expect(keptAnswer(gameVendors.path, '/a')).toBeUndefined()
  identity.merchant = 'senluna'
  expect(keptAnswer(gameVendors.path, '/a')?.value).toEqual({ list: [1] })
})
test('what cannot be read counts as absent', () => {
  keepAnswer(gameVendors.path, '/a', { list: [1] })
  for (const broken of ['{', 'null', '"x"', '{"at":"now","value":1}', '{"at":1}']) {
    tab.set([...tab.keys()][0]!, broken)
    expect(keptAnswer(gameVendors.path, '/a')).toBeUndefined()
  }
})
