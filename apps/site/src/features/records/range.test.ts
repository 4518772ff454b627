import { expect, test } from 'vitest'
import { lastDays, spanOf, withDay, yesterday } from './range.ts'

const NOON = Date.parse('2026-03-01T12:00:00Z')
const ZONE = 'Asia/Ho_Chi_Minh'

test('presets are days of the brand, today in them', () => {
  expect(lastDays(1, ZONE, NOON)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(lastDays(7, ZONE, NOON)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(yesterday(ZONE, NOON)).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

for (const [which, day, from, to, why] of [
  ['from', '2026-01-10', '2026-01-10', '2026-02-01', 'a first day inside leaves the last'],
  ['from', '2026-02-05', '2026-02-05', '2026-02-05', 'a first day after the last takes it along'],
  ['from', '2025-11-01', '2025-11-01', '2025-12-01', 'no more than 31 days'],
  ['to', '2026-01-20', '2026-01-03', '2026-01-20', 'a last day inside leaves the first'],
  ['to', '2026-01-01', '2026-01-01', '2026-01-01', 'a last day before the first takes it along'],
  ['to', '2026-03-10', '2026-02-08', '2026-03-10', 'no more than 31 days, from behind'],
] as const)
  test(`a chosen day: ${why}`, () => {
    expect(withDay({ from: '2026-01-03', to: '2026-02-01' }, which, day)).toEqual({ from, to })
  })

for (const [from, to, good, why] of [
  ['2026-01-03', '2026-02-02', true, '31 days'],
  ['2026-01-03', '2026-01-03', true, 'one day'],
  ['2026-01-03', '2026-02-03', false, '32 days'],
  ['2026-01-03', '2026-01-02', false, 'the wrong way round'],
  ['2026-13-03', '2026-13-04', false, 'no day'],
  ['2026-01-03', null, false, 'half of it'],
  ['<script>', '2026-01-03', false, 'no day at all'],
] as const)
  test(`a span in an address: ${why}`, () => {
    expect(spanOf(from, to)).toEqual(good ? { from, to } : undefined)
  })
