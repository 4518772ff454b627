import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { businessDate, DAY, HOUR, instant, iso, MINUTE, type BusinessDate } from '../time.ts'
import {
  commonSpan,
  DAY_PERIODS,
  daySpanOf,
  isLastOfMonth,
  nextPeriod,
  periodAt,
  previousPeriod,
  type DayPeriodKind,
  type PeriodKind,
} from './periods.ts'
import vectors from './testing/period.vectors.json' with { type: 'json' }

const HANOI = 'Asia/Ho_Chi_Minh'
const at = (text: string) => instant(Date.parse(text))
const day = (text: string) => text as BusinessDate

/** A zone that is always so many minutes ahead of UTC. */
function zoneOf(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

describe('the worked cases', () => {
  for (const { id, title, input, expected } of vectors)
    test(`${id}: ${title}`, () => {
      const { from, until, days } = daySpanOf(
        input.kind as DayPeriodKind,
        businessDate(at(input.at), zoneOf(input.tzOffsetMinutes)),
      )
      assert.deepEqual({ start: `${from}`, endExclusive: `${until}`, days }, expected)
    })
})

for (const [kind, moment, start, end, why] of [
  ['DAILY', '2026-11-24T16:59:59.999Z', '2026-11-23T17:00', '2026-11-24T17:00', 'a day ends before midnight'],
  ['DAILY', '2026-11-24T17:00:00Z', '2026-11-24T17:00', '2026-11-25T17:00', 'and begins with it'],
  ['WEEKLY', '2026-11-29T16:59:59Z', '2026-11-22T17:00', '2026-11-29T17:00', 'Sunday ends the week'],
  ['SEMIMONTHLY', '2026-11-15T16:59:59Z', '2026-10-31T17:00', '2026-11-15T17:00', 'the 15th is of the first half'],
  ['SEMIMONTHLY', '2026-11-15T17:00:00Z', '2026-11-15T17:00', '2026-11-30T17:00', 'the 16th begins the second'],
  ['MONTHLY', '2026-12-31T16:59:59Z', '2026-11-30T17:00', '2026-12-31T17:00', 'a year ends with its last month'],
  ['HOUR', '2026-11-24T08:59:59.999Z', '2026-11-24T08:00', '2026-11-24T09:00', 'an hour by the clock'],
  ['WINDOW', '2026-11-24T08:04:59.999Z', '2026-11-24T08:00', '2026-11-24T08:05', 'five minutes'],
  ['WINDOW', '2026-11-24T08:05:00Z', '2026-11-24T08:05', '2026-11-24T08:10', 'the next five begin at the minute'],
] as const)
  test(`${kind} at ${moment}: ${why}`, () => {
    const period = periodAt(kind, at(moment), HANOI)
    assert.deepEqual([iso(period.start), iso(period.end)], [`${start}:00.000Z`, `${end}:00.000Z`])
  })

test('an hour follows a clock that is half an hour off', () => {
  const hour = periodAt('HOUR', at('2026-11-24T08:29:00Z'), 'Asia/Kolkata')
  assert.equal(iso(hour.start), '2026-11-24T07:30:00.000Z')
})

test('a day on which the clock changes is shorter or longer, and nothing is lost', () => {
  const short = periodAt('DAILY', at('2026-03-08T12:00:00Z'), 'America/New_York')
  assert.equal(short.end - short.start, 23 * HOUR)
  const long = periodAt('DAILY', at('2026-11-01T12:00:00Z'), 'America/New_York')
  assert.equal(long.end - long.start, 25 * HOUR)
})

const KINDS: readonly PeriodKind[] = [...DAY_PERIODS, 'HOUR', 'WINDOW']
const ZONES = [HANOI, 'UTC', 'Asia/Kolkata', 'America/New_York', 'America/Havana', 'Europe/London']

test('periods follow each other without a gap, and each moment is in exactly one', () => {
  const moments = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2032, 0) })
  fc.assert(
    fc.property(moments, fc.constantFrom(...KINDS), fc.constantFrom(...ZONES), (ms, kind, zone) => {
      const period = periodAt(kind, instant(ms), zone)
      assert.isTrue(period.start <= ms && ms < period.end)
      assert.equal(businessDate(period.start, zone), period.day)
      assert.deepEqual(periodAt(kind, period.start, zone), period)
      assert.deepEqual(periodAt(kind, instant(period.end - 1), zone), period)
      const next = nextPeriod(period, zone)
      assert.equal(next.start, period.end)
      assert.deepEqual(previousPeriod(next, zone), period)
    }),
    { seed: 18, numRuns: 3_000 },
  )
})

for (const [kind, from, last] of [
  ['DAILY', '2024-02-28', false],
  ['DAILY', '2024-02-29', true],
  ['SEMIMONTHLY', '2024-02-01', false],
  ['SEMIMONTHLY', '2024-02-16', true],
  ['MONTHLY', '2024-02-01', true],
  ['WEEKLY', '2024-01-22', false],
  ['WEEKLY', '2024-01-29', true],
  ['WEEKLY', '2024-02-05', false],
] as const)
  test(`the ${kind} period from ${from} is ${last ? '' : 'not '}the last of its month`, () =>
    assert.equal(isLastOfMonth(kind, { from: day(from) }), last))

test('every month has exactly one last period of each kind', () => {
  for (const kind of DAY_PERIODS)
    for (let month = 0; month < 60; month++) {
      const first = instant(Date.UTC(2024, month, 1))
      const starts = new Set<string>()
      for (let ms = first; ms < Date.UTC(2024, month + 1, 1); ms = instant(ms + DAY)) {
        const from = daySpanOf(kind, businessDate(ms, 'UTC')).from
        if (from >= businessDate(first, 'UTC')) starts.add(from)
      }
      assert.equal([...starts].filter((from) => isLastOfMonth(kind, { from: day(from) })).length, 1, `${kind} ${month}`)
    }
})

test('a contract counts only its own part of a period', () => {
  const period = periodAt('SEMIMONTHLY', at('2026-11-20T00:00:00Z'), HANOI)
  const inside = at('2026-11-20T17:00:00Z')
  assert.deepEqual(commonSpan(period, { start: inside }), { start: inside, end: period.end })
  assert.deepEqual(commonSpan(period, { start: instant(0), end: inside }), { start: period.start, end: inside })
  assert.isUndefined(commonSpan(period, { start: period.end }))
  assert.isUndefined(commonSpan(period, { start: instant(0), end: period.start }))
  assert.deepEqual(commonSpan(period, { start: instant(0), end: instant(period.end + 5 * MINUTE) }), {
    start: period.start,
    end: period.end,
  })
})
