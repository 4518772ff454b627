import type { MemberInfo } from '@senluna/contract/member/account.ts'
import type { AccountType } from '@senluna/kit/account-type.ts'
import { expect, test } from 'vitest'
import { TAB_GROUPS } from './tabs.ts'
import { groupsFor, hasUse, panelOf, soonTab } from './panels.ts'

const somebody = (type: AccountType, line = false): MemberInfo => ({
  id: '1',
  account: 'lotus1',
  nickname: '',
  type,
  toUpline: line,
  toDownline: false,
  clubLabel: null,
  memberLabel: [],
  avatar: '',
  avatarType: 'STATIC',
  avatarUrl: '',
  hasPassword: true,
  currency: 'XVD',
  language: 'VI',
  masked: {},
  createdAt: '2026-11-21T00:00:00Z',
  firstTimeLogin: false,
  passwordChangeRequired: false,
  rg: { realityCheckMin: 60 },
})
const pagesOf = (type: AccountType, off: readonly string[] = [], line = false) =>
  groupsFor(somebody(type, line), (id) => !off.includes(id)).flat()

const ALL = TAB_GROUPS.flat()

test('the tabs are those of the specification, in its order and groups', () => {
  expect(TAB_GROUPS).toEqual([
    ['securityCenter', 'limits'],
    ['depositv2', 'withdraw', 'transferFund', 'transferUpline'],
    ['personalHistoryCopy', 'transactionHistory', 'personalProfit'],
    ['bonusDetails', 'rewardCenter', 'referral', 'missionLeaderboard'],
    ['messageV2'],
  ])
})

test('every tab has its panel and its picture', () => {
  expect(TAB_GROUPS.flat().filter((tab) => !panelOf(tab)?.Icon)).toEqual([])
})

for (const [type, why] of [
  [0, 'a member'],
  [3, 'an internal test member'],
  [1, 'an agent'],
  [41, 'an affiliate'],
  [4, 'free play, which is told on each what it needs'],
] as const)
  test(`${why} finds every page`, () => {
    expect(pagesOf(type, [], true)).toEqual(ALL)
  })

test('an assistant finds security and messages only', () => {
  expect(pagesOf(42)).toEqual(['securityCenter', 'messageV2'])
})

test('transfers in a line are for who may make them', () => {
  expect(pagesOf(0)).not.toContain('transferUpline')
})

test('a page goes with its switch', () => {
  const off = ['CENTER_REWARD', 'CENTER_REFERRAL', 'CENTER_MISSION', 'CENTER_TRANSFER']
  const gone = ['rewardCenter', 'referral', 'missionLeaderboard', 'transferFund', 'transferUpline']
  expect(pagesOf(0, off)).toEqual(ALL.filter((page) => !gone.includes(page)))
})

test('every page’s engine runs, and an address asks for none that doesn’t', () => {
  expect(TAB_GROUPS.flat().filter((tab) => !hasUse(tab))).toEqual([])
  expect(soonTab('missionLeaderboard', somebody(0), () => true)).toBeUndefined()
})
