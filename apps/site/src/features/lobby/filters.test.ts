import { describe, expect, test } from 'vitest'
import { filtersIn, narrowing, NO_FILTERS, paramsOf, queryFor } from './filters.ts'

const read = (query: string) => filtersIn(new URLSearchParams(query))

describe('filters in the address', () => {
  test('an empty address asks for nothing', () => {
    expect(read('')).toEqual(NO_FILTERS)
    expect(paramsOf(NO_FILTERS).toString()).toBe('')
  })
  test('what is set comes back as it was', () => {
    const filters = {
      page: 'HAIAU',
      q: 'gà chọi',
      classify: 'ways',
      theme: 'sea',
      feature: 'WILD',
      volatility: 'HIGH',
      rtp: 9600,
      jackpot: true,
      own: true,
      sort: 'rtp',
    } as const
    expect(filtersIn(paramsOf(filters))).toEqual(filters)
    expect(narrowing(filters)).toBe(8)
  })
  for (const [query, field, value] of [
    ['volatility=EXTREME', 'volatility', ''],
    ['sort=price', 'sort', 'popular'],
    ['rtp=abc', 'rtp', 0],
    ['rtp=-5', 'rtp', 0],
    ['rtp=99999', 'rtp', 0],
    ['rtp=95.5', 'rtp', 0],
    ['own=yes', 'own', false],
  ] as const) {
    test(`${query} counts as absent`, () => expect(read(query)[field]).toBe(value))
  }
  test('a word too long for the call is cut', () => expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(80))
  test('the order and the vendor do not narrow', () =>
    expect(narrowing({ ...NO_FILTERS, page: 'HAIAU', sort: 'az' })).toBe(0))
})

describe('the call', () => {
  test('carries only what is asked for', () => {
    expect(queryFor('RNG', { ...NO_FILTERS, rtp: 9600, own: true }, 3, 60)).toEqual({
      gameType: 'RNG',
      minRtp: '9600',
      own: '1',
      sort: 'popular',
      page: '3',
      pageSize: '60',
    })
  })
})
