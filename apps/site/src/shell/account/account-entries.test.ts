import type { AccountType } from '@senluna/kit/account-type.ts'
import { expect, test } from 'vitest'
import { isBuilt } from '../nav/absent.ts'
import { centerPageOf, isEntryFor } from './account-entries.ts'

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
    expect(PATHS.filter((path) => isEntryFor(type, path))).toEqual(sees)
  })

test('the agent center is in no menu until it is built', () => {
  expect(isBuilt('/agentCenter')).toBe(false)
})

for (const [type, path, page, why] of [
  [0, '/records/bets', 'personalHistoryCopy', 'a member’s record stands in the center'],
  [4, '/records/bets', undefined, 'free play has a page of its own for its record'],
  [4, '/deposit', 'depositv2', 'free play is told there what it needs'],
  [0, '/withdraw', 'withdraw', 'an address that is only in the center'],
  [0, '/favorites', undefined, 'a page that is not of the center'],
  [undefined, '/memberCenter', 'securityCenter', 'the center opens at its first page'],
] as const)
  test(`${path} of type ${type}: ${why}`, () => {
    expect(centerPageOf(type, path)).toBe(page)
  })
