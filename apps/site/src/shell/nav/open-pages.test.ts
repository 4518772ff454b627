import { SWITCH_IDS, type SwitchId } from '@senluna/kit/switches.ts'
import { expect, test } from 'vitest'
import { isOpenFor } from './open-pages.ts'

const tree = (off?: SwitchId) => SWITCH_IDS.map((modId) => ({ modId, enabled: modId !== off, childrenNodes: [] }))

for (const [path, id] of [
  ['/records/bets', 'CENTER'],
  ['/records/account?page=2', 'CENTER'],
] as const)
  test(`${path} hangs on ${id}`, () => {
    expect(isOpenFor(tree(), path)).toBe(true)
    expect(isOpenFor(tree(id), path)).toBe(false)
  })
for (const [path, id] of [
  ['/vip', 'VIP'],
  ['/pointMall', 'POINTS'],
  ['/app', 'APP_PAGE'],
  ['/join', 'AFFILIATE_NAV'],
] as const)
  test(`${path} is never there without ${id}`, () => expect(isOpenFor(tree(id), path)).toBe(false))
for (const path of ['/', '/rng', '/noticePage', '/fairness'])
  test(`${path} hangs on no switch`, () => expect(SWITCH_IDS.every((id) => isOpenFor(tree(id), path))).toBe(true))
