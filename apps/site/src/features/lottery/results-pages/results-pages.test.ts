import { expect, test } from 'vitest'
import { pathOfDay, pathOfStation, pathOfStats, placeAt, regionOf } from './address.ts'
import { lotoOf, prizesIn } from './prizes.ts'

test.each([
  ['xsmb', { page: 'day', region: 'xsmb', day: undefined }],
  ['xsmn/2026-11-20', { page: 'day', region: 'xsmn', day: '2026-11-20' }],
  ['xsmt/', { page: 'day', region: 'xsmt', day: undefined }],
  ['xsmn/hcm', { page: 'station', region: 'xsmn', slug: 'hcm', day: undefined }],
  ['xsmt/dng/2026-11-21', { page: 'station', region: 'xsmt', slug: 'dng', day: '2026-11-21' }],
  ['stats', { page: 'stats', game: 'VN_N' }],
  ['reminders', { page: 'reminders' }],
  ['stats/VN_S_HCM', { page: 'stats', game: 'VN_S_HCM' }],
] as const)('%s is a place', (path, place) => expect(placeAt(path)).toEqual(place))

test.each([
  '',
  'xsla',
  'xsmn/dng',
  'xsmb/hn',
  'xsmn/hcm/today',
  'xsmn/hcm/2026-11-21/more',
  'xsmb/2026-02-30',
  'xsmb/yesterday',
  'xsmb/2026-11-20/more',
])('%s is none', (path) => expect(placeAt(path)).toBeUndefined())

test('an address that is made leads to its place', () => {
  for (const path of [
    pathOfDay('xsmn', '2026-11-20'),
    pathOfDay('xsmb'),
    pathOfStation('xsmn', 'dt', '2026-11-20'),
    pathOfStats('VN_C_PY'),
  ])
    expect(placeAt(path.replace('/results/', ''))).toBeDefined()
  expect(['VN_N', 'VN_C_PY', 'VN_S_HCM'].map(regionOf)).toEqual(['xsmb', 'xsmt', 'xsmn'])
})

test('tails stand in order, and the special prize’s is marked once', () => {
  const result = { db: ['31258'], g1: ['70458'], g6: ['007'], g7: ['58'] }
  expect(lotoOf(result)).toEqual([
    { tail: '07', special: false },
    { tail: '58', special: true },
    { tail: '58', special: false },
    { tail: '58', special: false },
  ])
})

test('the North begins with the special prize, the others end with it', () => {
  expect([prizesIn('xsmb')[0], prizesIn('xsmn').at(-1), prizesIn('xsmt')[0]]).toEqual(['db', 'db', 'g8'])
})
