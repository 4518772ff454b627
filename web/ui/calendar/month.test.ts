import { expect, test } from 'vitest'
import { daysOn, monthsOn, movedBy, weeksOf, within } from './month.ts'

for (const [day, count, later, why] of [
  ['2026-11-23', 1, '2026-12-23', 'the same day of the next month'],
  ['2026-01-31', 1, '2026-02-28', 'a short month has its last day'],
  ['2028-01-31', 1, '2028-02-29', 'a leap year has one more'],
  ['2026-01-15', -1, '2025-12-15', 'back over the year'],
  ['2028-02-29', -12, '2027-02-28', 'a year back from a leap day'],
] as const)
  test(`months: ${why}`, () => expect(monthsOn(day, count)).toBe(later))

test('days go over the end of a month', () => expect(daysOn('2026-11-30', 1)).toBe('2026-12-01'))

for (const [day, first, from, to, weeks, why] of [
  ['2026-11-23', 1, '2026-10-26', '2026-12-06', 6, 'a Sunday is the last day of a week that begins on Monday'],
  ['2026-11-23', 7, '2026-11-01', '2026-12-05', 5, 'a week that begins on Sunday'],
  ['2026-11-23', 6, '2026-10-31', '2026-12-04', 5, 'a week that begins on Saturday'],
  ['2027-02-10', 1, '2027-02-01', '2027-02-28', 4, 'four whole weeks'],
] as const)
  test(`weeks of a month: ${why}`, () => {
    const shown = weeksOf(day, first)
    expect([shown[0]?.[0], shown.at(-1)?.at(-1), shown.length]).toEqual([from, to, weeks])
  })

for (const [key, shiftKey, forward, to] of [
  ['ArrowRight', false, 1, '2026-11-26'],
  ['ArrowRight', false, -1, '2026-11-24'],
  ['ArrowLeft', false, 1, '2026-11-24'],
  ['ArrowDown', false, 1, '2026-12-02'],
  ['ArrowUp', false, 1, '2026-11-18'],
  ['Home', false, 1, '2026-11-23'],
  ['End', false, 1, '2026-11-29'],
  ['PageDown', false, 1, '2026-12-25'],
  ['PageUp', true, 1, '2025-11-25'],
  ['Enter', false, 1, undefined],
] as const)
  test(`${shiftKey ? 'Shift ' : ''}${key} leads to ${to}`, () =>
    expect(movedBy({ key, shiftKey }, '2026-11-25', 1, forward)).toBe(to))

test('no key leads out of what may be chosen', () => {
  expect(within('2026-12-01', '2026-11-01', '2026-11-23')).toBe('2026-11-23')
  expect(within('2026-10-01', '2026-11-01', '2026-11-23')).toBe('2026-11-01')
  expect(within('2026-11-10', undefined, undefined)).toBe('2026-11-10')
})
