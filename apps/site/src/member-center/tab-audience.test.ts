import type { AccountType } from '@senluna/kit/account-type.ts'
import { expect, test } from 'vitest'
import { pageAt, type Page } from '../shell/nav/page-list.ts'
import { isFor } from '../shell/nav/audience.ts'
import { seesTab, tabFor } from './tab-audience.ts'

const page = (path: string): Page => {
  const found = pageAt(path)
  if (!found) throw new Error(`no page at ${path}`)
  return found
}
const PATHS = ['/favorites', '/records/bets', '/account/referral', '/account/security', '/messages', '/agentCenter']

for (const [type, sees, why] of [
  [0, PATHS.slice(0, 5), 'a member sees all but the agent center'],
  [3, PATHS.slice(0, 5), 'so does an internal test member'],
  [1, PATHS, 'an agent sees everything'],
  [2, PATHS, 'a general agent too'],
  [41, PATHS, 'and an affiliate'],
  [
    42,
    ['/favorites', '/account/security', '/messages', '/agentCenter'],
    'an assistant sees security and messages of the center',
  ],
  [4, ['/favorites', '/records/bets'], 'free play is kept out of both centers'],
] as const satisfies readonly (readonly [AccountType, readonly string[], string])[])
  test(`type ${type}: ${why}`, () => {
    expect(PATHS.filter((path) => isFor(type, page(path)))).toEqual(sees)
  })

test.each([
  [0, false],
  [1, true],
  [2, true],
  [4, false],
  [41, true],
  [42, true],
] as const)('menus of type %s lead to the agent center: %s', (type, leads) => {
  expect(isFor(type, page('/agentCenter'))).toBe(leads)
})

for (const [type, path, tab, why] of [
  [0, '/records/bets', 'personalHistoryCopy', 'a member’s record stands in the center'],
  [4, '/records/bets', undefined, 'free play has a page of its own for its record'],
  [4, '/deposit', 'depositv2', 'free play is told there what it needs'],
  [0, '/withdraw', 'withdraw', 'an address that is only in the center'],
  [0, '/favorites', undefined, 'a page that is not of the center'],
  [undefined, '/memberCenter', 'securityCenter', 'the center opens at its first page'],
] as const)
  test(`${path} of type ${type}: ${why}`, () => {
    expect(tabFor(type, page(path))).toBe(tab)
  })

for (const [type, all, forAssistants, why] of [
  [0, true, true, 'a member sees all tabs'],
  [1, true, true, 'an agent too'],
  [2, true, true, 'and a general agent'],
  [3, true, true, 'and an internal test member'],
  [41, true, true, 'and an affiliate'],
  [42, false, true, 'an assistant those that are for assistants'],
  [4, false, false, 'free play none'],
] as const)
  test(`tabs of type ${type}: ${why}`, () => {
    const seen = (path: string) => seesTab(type, page(path))
    expect([seen('/account/referral'), seen('/deposit'), seen('/account/limits')]).toEqual([all, all, all])
    expect([seen('/account/security'), seen('/messages')]).toEqual([forAssistants, forAssistants])
  })

test('the address of the limits leads to a page of its own', () => {
  expect(tabFor(0, page('/account/limits'))).toBeUndefined()
})
