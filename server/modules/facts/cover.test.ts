import assert from 'node:assert/strict'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { coverOf } from './cover.ts'

const TODAY = '2026-11-27'

test.each([
  ['a month', '2026-10-01', '2026-10-31', { months: ['2026-10-01'], plus: [], minus: [] }],
  ['as much of one as there has been', '2026-11-01', TODAY, { months: ['2026-11-01'], plus: [], minus: [] }],
  [
    'all of a month but its first day',
    '2026-10-02',
    '2026-10-31',
    { months: ['2026-10-01'], plus: [], minus: [{ from: '2026-10-01', to: '2026-10-01' }] },
  ],
  ['a week', '2026-10-08', '2026-10-14', { months: [], plus: [{ from: '2026-10-08', to: '2026-10-14' }], minus: [] }],
  [
    'from the middle of a month to that of another',
    '2026-08-10',
    '2026-10-10',
    {
      months: ['2026-08-01', '2026-09-01'],
      plus: [{ from: '2026-10-01', to: '2026-10-10' }],
      minus: [{ from: '2026-08-01', to: '2026-08-09' }],
    },
  ],
] as const)('%s', (_, from, to, cover) => assert.deepEqual(coverOf({ from, to }, TODAY), cover))

const day = fc.integer({ min: 0, max: 800 }).map((n) => daysFrom('2025-01-01', n))

test('whatever the period, every day of it counts once and no other does', () => {
  fc.assert(
    fc.property(day, day, fc.nat(60), (a, b, more) => {
      const [from, to] = a < b ? [a, b] : [b, a]
      const today = daysFrom(to, more)
      const counted = new Map<string, number>()
      const count = (first: string, last: string, by: number) => {
        for (let at = first; at <= last; at = daysFrom(at, 1)) counted.set(at, (counted.get(at) ?? 0) + by)
      }
      const { months, plus, minus } = coverOf({ from, to }, today)
      // There are no facts of days after today.
      for (const first of months)
        for (let at = first; at.slice(0, 7) === first.slice(0, 7) && at <= today; at = daysFrom(at, 1)) count(at, at, 1)
      for (const span of plus) count(span.from, span.to, 1)
      for (const span of minus) count(span.from, span.to, -1)
      const days = [...counted].flatMap(([at, times]) => (times === 0 ? [] : [`${at} ${times}`])).toSorted()
      const wanted: string[] = []
      for (let at = from; at <= to; at = daysFrom(at, 1)) wanted.push(`${at} 1`)
      assert.deepEqual(days, wanted)
    }),
  )
})
