import { assert, test } from 'vitest'
import { daysFrom, offsetAt, startOfDay, weekdayOf } from './days.ts'
import { businessDate, HOUR, instant, iso, MINUTE, type BusinessDate } from '../time.ts'

for (const [day, zone, start, why] of [
  ['2026-11-24', 'Asia/Ho_Chi_Minh', '2026-11-23T17:00:00.000Z', 'seven hours before UTC’s midnight'],
  ['2026-11-24', 'Asia/Kolkata', '2026-11-23T18:30:00.000Z', 'half hours count'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 'the clock changes later that day'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z', 'the day after the clock went back'],
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 'a day without midnight begins at one'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 'of two midnights the first'],
] as const)
  test(`${day} begins in ${zone} at ${start}: ${why}`, () => {
    const begun = startOfDay(day, zone)
    assert.equal(iso(begun), start)
    assert.equal<string>(businessDate(begun, zone), day)
    assert.notEqual<string>(businessDate(instant(begun - 1), zone), day)
  })

test('days are counted by the calendar', () => {
  assert.equal(daysFrom('2024-02-28', 2), '2024-03-01')
  assert.equal(daysFrom('2026-01-01', -1), '2025-12-31')
})

test('a week begins on Monday', () => {
  assert.equal(weekdayOf('2026-11-23' as BusinessDate), 0)
  assert.equal(weekdayOf('2026-11-29' as BusinessDate), 6)
})

test('how far a clock is ahead of UTC', () => {
  assert.equal(offsetAt(instant(1_000), 'Asia/Kolkata'), 5 * HOUR + 30 * MINUTE)
  assert.equal(offsetAt(instant(Date.UTC(2026, 6, 1) + 999), 'America/New_York'), -4 * HOUR)
})
