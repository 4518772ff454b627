import { SWITCH_IDS, type SwitchId } from '@senluna/kit/switches.ts'
import { expect, test } from 'vitest'
import { isListedFor, isOpenFor } from './open-pages.ts'

const AFFILIATE = {
  resourceType: 'AFFILIATE',
  url: 'https://partners.example',
  qrCodeUrl: null,
  labelNameEn: 'Partners',
  sort: 1,
} as const
const brand = (off?: SwitchId, resources: (typeof AFFILIATE)[] = [AFFILIATE]) => ({
  whitelabel: SWITCH_IDS.map((modId) => ({ modId, enabled: modId !== off, childrenNodes: [] })),
  resources,
})

for (const [path, id] of [
  ['/records/bets', 'CENTER'],
  ['/records/account?page=2', 'CENTER'],
] as const)
  test(`${path} hangs on ${id}`, () => {
    expect(isOpenFor(brand().whitelabel, path)).toBe(true)
    expect(isOpenFor(brand(id).whitelabel, path)).toBe(false)
  })
for (const [path, id] of [
  ['/vip', 'VIP'],
  ['/pointMall', 'POINTS'],
  ['/app', 'APP_PAGE'],
  ['/join', 'AFFILIATE_NAV'],
] as const)
  test(`${path} is never there without ${id}`, () => expect(isOpenFor(brand(id).whitelabel, path)).toBe(false))
for (const path of ['/', '/rng', '/noticePage', '/fairness'])
  test(`${path} hangs on no switch`, () =>
    expect(SWITCH_IDS.every((id) => isOpenFor(brand(id).whitelabel, path))).toBe(true))

for (const [path, id] of [
  ['/vip', 'VIP'],
  ['/pointMall', 'POINTS'],
] as const)
  test(`${path} is listed where the brand has it on`, () => {
    expect(isListedFor(brand(), path)).toBe(true)
    expect(isListedFor(brand(id), path)).toBe(false)
  })

test('affiliates are listed by brands that have a programme', () => {
  expect(isListedFor(brand(), '/join')).toBe(true)
  expect(isListedFor(brand(undefined, []), '/join')).toBe(false)
})
