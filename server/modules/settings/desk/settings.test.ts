import assert from 'node:assert/strict'
import { switchedBrand } from '../switched-brand.ts'
import { NOTHING_SET } from '../values/setting-shapes.ts'
import { afterAll, beforeAll, test } from 'vitest'
import type { BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import { DESK_TEXTS } from '@senluna/text/desk-all.ts'
import { openHouse, type House } from '../../rounds/testing/house.ts'
import { SAYS } from '../values/setting-words.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

const { VI: vi, EN: en } = DESK_TEXTS

let house: House
let maker: Person
let other: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  maker = await newPerson(house, ['ADMINISTRATOR'])
  other = await newPerson(house, ['ADMINISTRATOR'])
})
afterAll(() => house.close())

const set = (setting: string, value: unknown, more: object = {}, as = maker) =>
  askDesk(house, as, 'POST', `/bo/v1/brand/${setting}`, { value, ...more })
const brand = async () => (await askDesk<BrandDesk>(house, maker, 'GET', '/bo/v1/brand')).value!

for (const [setting, value, what, part] of [
  ['region', { denied: ['VN', 'UK'] }, 'SET_COUNTRY', 'UK'],
  ['region', { denied: [], networks: ['VPN'] }, 'SET_BLIND', 'VPN'],
  ['region', 7, 'SET_SHAPE', '7'],
  ['maintenance', { flag: true, until: 'soon' }, 'SET_MOMENT', 'soon'],
  ['maintenance', { flag: true, until: '2020-01-01T00:00:00Z' }, 'SET_OVER', '2020-01-01T00:00:00Z'],
  ['maintenance', { flag: false, vendors: ['NIX'] }, 'SET_VENDOR', 'NIX'],
  ['staff', { addresses: ['anywhere'] }, 'SET_ADDRESS', 'anywhere'],
  ['desk', { addresses: ['203.0.113.77'] }, 'OWN_ADDRESS', undefined],
  [
    'register',
    { shoe: { enabled: true, required: false, patternId: null, minLength: 1, maxLength: 2 } },
    'SET_FIELD',
    'shoe',
  ],
  [
    'register',
    { email: { enabled: true, required: false, patternId: null, minLength: 9, maxLength: 2 } },
    'SET_LENGTHS',
    'email',
  ],
  [
    'register',
    { password: { enabled: true, required: true, patternId: null, minLength: 0, maxLength: 20 } },
    'SET_WEAK',
    '8',
  ],
  ['loginScope', { 'nowhere.example': 'ANY' }, 'SET_DOMAIN', 'nowhere.example'],
  ['theme', { default: 'pink' }, 'SET_LOOK', 'pink'],
  ['switches', { NOSUCH: true }, 'SET_SHAPE', 'NOSUCH'],
  ['cdns', { imageCDNs: ['http://x'] }, 'SET_HOST', 'http://x'],
] as const)
  test(`${setting} ${JSON.stringify(value)} is refused in words of the desk, with what is meant`, async () => {
    const refused = await set(setting, value)
    assert.equal(refused.errorCode, 'VAL_FIELD')
    const [field] = refused.fields ?? []
    assert.deepEqual([field?.field, field?.patternId], [setting, what])
    if (part !== undefined) assert.deepEqual(field?.args, [part])
    assert.ok(`desk.wrong.${what}` in en && `desk.wrong.${what}` in vi, what)
  })

test('whatever can be wrong with a setting has its words in both languages', () => {
  for (const name of Object.keys(SAYS)) for (const texts of [en, vi]) assert.ok(`desk.wrong.SET_${name}` in texts, name)
})

test('of two who have the same part open the later one is told, and overwrites nothing', async () => {
  const seen = (await brand()).changedAt.theme ?? null
  const dark = { default: 'dark' }
  const first = await set('theme', dark, { seen })
  assert.equal(first.errorCode, undefined)
  house.advance(1_000)
  const late = await set('theme', {}, { seen }, other)
  assert.equal(late.errorCode, 'APPROVAL_STALE')
  assert.notEqual((await brand()).changedAt.theme ?? null, seen, 'the first one holds')
  const now = (await brand()).changedAt.theme ?? null
  const both = await Promise.all([set('theme', {}, { seen: now }), set('theme', dark, { seen: now }, other)])
  assert.deepEqual(both.map(({ errorCode }) => errorCode ?? 'set').toSorted(), ['APPROVAL_STALE', 'set'])
})

test('a password rule that was set shorter before the bound holds at the bound', () => {
  const own = house.parts.settings.brands.byHost('localhost')!
  const password = { enabled: true, required: true, patternId: null, minLength: 0, maxLength: 5 } as const
  const rule = switchedBrand(own, { ...NOTHING_SET, words: {}, register: { password } }).register.find(
    ({ field }) => field === 'password',
  )
  assert.deepEqual([rule?.minLength, rule?.maxLength], [8, 8])
})
