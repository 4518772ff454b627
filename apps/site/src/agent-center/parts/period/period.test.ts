import { expect, test } from 'vitest'
import { chosenDays, daysOf, withEnd } from './period.ts'

test.each([
  ['today', '2026-11-26', '2026-11-26'],
  ['yesterday', '2026-11-25', '2026-11-25'],
  ['thisWeek', '2026-11-23', '2026-11-26'],
  ['lastWeek', '2026-11-16', '2026-11-22'],
  ['thisMonth', '2026-11-01', '2026-11-26'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
] as const)('%s is of these days on a Thursday', (period, from, to) => {
  expect(daysOf(period, '2026-11-26')).toEqual({ from, to })
})

test('days in an address are taken when they could be asked for', () => {
  expect(chosenDays('2026-11-01', '2026-11-30', 31)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  for (const [from, to] of [
    ['2026-11-30', '2026-11-01'],
    ['2026-10-01', '2026-11-30'],
    ['2026-11-01', 'x'],
    [null, '2026-11-01'],
  ] as const)
    expect(chosenDays(from, to, 31)).toBeUndefined()
})

test('the other end follows the one that is chosen', () => {
  const days = { from: '2026-11-10', to: '2026-11-20' }
  expect(withEnd(days, 'from', '2026-11-25', 31)).toEqual({ from: '2026-11-25', to: '2026-11-25' })
  expect(withEnd(days, 'from', '2026-01-01', 31)).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(withEnd(days, 'to', '2026-11-05', 31)).toEqual({ from: '2026-11-05', to: '2026-11-05' })
  expect(withEnd(days, 'to', '2026-12-31', 31)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})
