import { beforeAll, expect, test } from 'vitest'
import { showBy } from '../../say.ts'
import { objectName } from '../../shown/object-name.ts'
import { linesOf } from './words.ts'

// Without texts a word is its key or its code: what is looked at here is which lines there are and
// how values are written.
beforeAll(() =>
  showBy({ timeZone: 'Asia/Ho_Chi_Minh', currency: { code: 'VND', exponent: 0, displayDecimals: 2 }, vendors: [] }),
)

const ask = (action: string, objectKind: string, objectId: string, before: unknown, after: unknown) => ({
  action,
  objectKind,
  objectId,
  before,
  after,
})

test('of switches, domains and rights only what changes is a line', () => {
  const switches = ask('brand.set', 'setting', 'switches', { CHAT: true, VIP: true }, { CHAT: false, VIP: true })
  expect(linesOf(switches)).toEqual([{ name: 'CHAT', was: 'desk.approvals.value.on', is: 'desk.approvals.value.off' }])
  const devices = ask(
    'brand.set',
    'setting',
    'deviceSwitches',
    { WEB: { CHAT: true } },
    { WEB: {}, H5: { VIP: false } },
  )
  expect(linesOf(devices).map(({ name, was, is }) => [name, was, is])).toEqual([
    ['WEB · CHAT', 'desk.approvals.value.on', 'desk.approvals.value.usual'],
    ['H5 · VIP', 'desk.approvals.value.usual', 'desk.approvals.value.off'],
  ])
  const domain = ask('brand.set', 'setting', 'loginScope', {}, { 'a.example': 'AGENT' })
  expect(linesOf(domain)).toEqual([{ name: 'a.example', was: 'desk.approvals.value.usual', is: 'AGENT' }])
  const rights = ask('staff.rights', 'role', 'NIGHT', ['chat.view', 'chat.edit'], ['chat.edit', 'kyc.view'])
  expect(linesOf(rights).map(({ name, is }) => [name, is])).toEqual([
    ['kyc: view', 'desk.approvals.value.YES'],
    ['chat: view', 'desk.approvals.value.NO'],
  ])
})

test('games and vendors are called by their names, a long code is never cut', () => {
  const opens = { game: 'Baccarat Trăng', maintenance: true }
  expect(objectName(ask('games.open', 'game', 'baccarat', opens, opens))).toBe('Baccarat Trăng')
  expect(objectName(ask('games.open', 'game', 'a-game-of-a-long-code', {}, {}))).toBe('a-game-of-a-long-code')
  expect(objectName(ask('vendors.open', 'vendor', 'ACME', { vendor: 'Acme' }, { vendor: 'Acme' }))).toBe('Acme')
})

test('what maintenance closes are categories, not products', () => {
  const shut = ask('brand.set', 'setting', 'maintenance', { products: [] }, { products: ['RNG'] })
  expect(linesOf(shut).map(({ is }) => is)).toEqual(['desk.gameType.RNG'])
})

test('money, shares, moments and lists are written as people read them', () => {
  const money = { member: 'lan2026', balance: '0' }
  const credit = ask('adjustments.post', 'adjustment', 'x', money, { ...money, balance: '1500000', turnoverX100: 300 })
  expect(linesOf(credit).map(({ was, is }) => [was, is])).toEqual([
    ['lan2026', 'lan2026'],
    ['0.00', '1,500,000.00'],
    ['–', '× 3'],
  ])
  expect(objectName(credit)).toBe('lan2026')
  const shut = { flag: false, until: '2026-11-22T20:00:00.000Z', products: ['FISH', 'RNG'] }
  const closing = linesOf(ask('brand.set', 'setting', 'maintenance', { flag: false, products: [] }, shut))
  expect(closing.slice(0, 2).map(({ was, is }) => [was, is])).toEqual([
    ['false', 'false'],
    ['–', 'FISH, desk.gameType.RNG'],
  ])
  expect(closing[2]?.is).toContain('23')
  const fee = linesOf(ask('vendors.fee', 'vendor', 'X', { feePpm: 1_500 }, { feePpm: 12_000 }))
  expect(fee.map(({ was, is }) => [was, is])).toEqual([['0.15%', '1.2%']])
})
