import assert from 'node:assert/strict'
import { instant, type Instant, iso, MINUTE, SECOND } from '@senluna/kit/time.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { type LotteryCase, lotteryCases } from '../../../vectors/lottery.ts'
import type { CalendarClock, IntervalClock } from '../catalogue/game.ts'
import { weekdayOf } from './dates.ts'
import { drawsADay, isAccepting, isNear, drawNumbersOf, type Slot } from './draw-number.ts'

const interval = (seconds: number, lockSeconds: number, zone = 'Asia/Ho_Chi_Minh'): IntervalClock => ({
  kind: 'INTERVAL',
  seconds,
  lockSeconds,
  zone,
})

const moment = (text: string): Instant => instant(Date.parse(text))

interface ClockCase {
  now: string
  interval_s: number
  lock_s: number
  expected: {
    drawNumber: string
    open_at: string
    lock_at: string
    draw_at: string
    accepting: boolean
    draws_per_day: number
  }
}

for (const worked of lotteryCases.filter(
  (lotteryCase): lotteryCase is LotteryCase & ClockCase => lotteryCase.kind === 'numero',
)) {
  const { now, interval_s: seconds, lock_s: lock, expected } = worked
  test(`${worked.id}: ${String(worked['note'])}`, () => {
    const clock = interval(seconds, lock)
    const slot = drawNumbersOf(clock).at(moment(now))
    assert.ok(slot)
    assert.equal(slot.drawNumber, expected.drawNumber)
    assert.deepEqual(
      [slot.openAt, slot.lockAt, slot.drawAt],
      [moment(expected.open_at), moment(expected.lock_at), moment(expected.draw_at)],
    )
    assert.equal(isAccepting(slot, moment(now)), expected.accepting)
    assert.equal(drawsADay(clock), expected.draws_per_day)
  })
}

for (const [seconds, draws] of [
  [45, 1920],
  [60, 1440],
  [75, 1152],
  [90, 960],
  [120, 720],
  [180, 480],
  [300, 288],
] as const) {
  test(`every ${seconds} seconds makes ${draws} draws a day, the last of them at the next midnight`, () => {
    const drawNumbers = drawNumbersOf(interval(seconds, 5))
    const last = drawNumbers.read(`20260105${String(draws).padStart(4, '0')}`)
    assert.ok(typeof last !== 'string')
    assert.deepEqual([last.date, iso(last.drawAt)], ['2026-01-05', '2026-01-05T17:00:00.000Z'])
    assert.equal(drawNumbers.next(last)?.drawNumber, '202601060001')
    assert.equal(drawNumbers.read(`20260105${String(draws + 1).padStart(4, '0')}`), 'LOT_E_NUMERO_UNKNOWN')
  })
}

test('a day that is no whole number of intervals is refused', () => {
  assert.throws(() => drawNumbersOf(interval(7 * 60 + 1, 5)), RangeError)
  assert.throws(() => drawNumbersOf(interval(0, 5)), RangeError)
})

test('a zone no lottery draws in is refused', () =>
  assert.throws(() => drawNumbersOf(interval(60, 5, 'Europe/Berlin')).at(instant(0)), RangeError))

for (const drawNumber of [
  '',
  '20260105',
  '2026010506010',
  '202601050000',
  '202613050001',
  '202602300001',
  '20260105060a',
  '२०२६01050601',
  ' 202601050001',
])
  test(`a fast draw is never called "${drawNumber}"`, () =>
    assert.equal(drawNumbersOf(interval(60, 5)).read(drawNumber), 'LOT_E_NUMERO_UNKNOWN'))

const seconds = fc.constantFrom(45, 60, 75, 90, 120, 180, 300)
/** Moments of some twenty years, half of them within two seconds of a midnight of the zone. */
const moments = fc.oneof(
  fc.integer({ min: 1.6e12, max: 2.3e12 }),
  fc
    .tuple(fc.integer({ min: 18_600, max: 26_000 }), fc.integer({ min: -2000, max: 2000 }))
    .map(([day, off]) => day * 86_400_000 - 7 * 3_600_000 + off),
)

test('at any moment exactly one draw is next: it is read back by its number, and follows on the one before', () => {
  fc.assert(
    fc.property(seconds, moments, (every, ms) => {
      const drawNumbers = drawNumbersOf(interval(every, 5))
      const slot = drawNumbers.at(instant(ms))
      assert.ok(slot)
      assert.ok(slot.openAt <= ms && ms < slot.drawAt)
      assert.equal(slot.drawAt - slot.openAt, every * SECOND)
      assert.equal(slot.drawAt - slot.lockAt, 5 * SECOND)
      assert.deepEqual(drawNumbers.read(slot.drawNumber), slot)
      const [before, after] = [drawNumbers.previous(slot), drawNumbers.next(slot)]
      assert.ok(before && after)
      assert.deepEqual([before.drawAt, after.openAt], [slot.openAt, slot.drawAt])
      assert.ok(before.drawNumber < slot.drawNumber && slot.drawNumber < after.drawNumber)
      assert.deepEqual([drawNumbers.next(before), drawNumbers.previous(after)], [slot, slot])
    }),
  )
})

const weekly = (weekdays: readonly number[], drawNumber: CalendarClock['drawNumber'] = 'yyyyMMdd'): CalendarClock => ({
  kind: 'CALENDAR',
  zone: 'Asia/Ho_Chi_Minh',
  drawAt: '18:15:00',
  lockAt: '18:10:00',
  days: { weekdays },
  drawNumber,
})

const times = { drawAt: '18:15:00', lockAt: '18:10:00' }
const on =
  (weekdays: readonly number[], rests: readonly string[] = []) =>
  (date: string) =>
    weekdays.includes(weekdayOf(date)) && !rests.includes(date) ? times : undefined

const found = (slot: Slot | string | undefined): Slot => {
  assert.ok(slot !== undefined && typeof slot !== 'string')
  return slot
}

test('a calendar draw opens when the one before it locks, rests included', () => {
  const daily = drawNumbersOf(
    weekly([1, 2, 3, 4, 5, 6, 7]),
    on([1, 2, 3, 4, 5, 6, 7], ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19']),
  )
  const after = found(daily.read('20260220'))
  assert.equal(iso(after.openAt), '2026-02-15T11:10:00.000Z')
  assert.equal(daily.previous(after)?.drawNumber, '20260215')
  assert.equal(daily.read('20260217'), 'LOT_E_NO_DRAW')
  assert.equal(daily.at(moment('2026-02-17T09:00:00+07:00'))?.drawNumber, '20260220')
})

test('at its draw a calendar draw is over and the next one stands', () => {
  const mondays = drawNumbersOf(weekly([1]), on([1]))
  assert.equal(mondays.at(moment('2026-01-05T18:14:59+07:00'))?.drawNumber, '20260105')
  assert.equal(mondays.at(moment('2026-01-05T18:15:00+07:00'))?.drawNumber, '20260112')
  const slot = found(mondays.read('20260105'))
  assert.equal(isAccepting(slot, moment('2026-01-05T18:09:59.999+07:00')), true)
  assert.equal(isAccepting(slot, moment('2026-01-05T18:10:00+07:00')), false)
  assert.equal(isAccepting(slot, moment('2025-12-29T18:09:59+07:00')), false)
})

test('a weekly draw is near as soon as the one before it locks, and no earlier', () => {
  const mondays = drawNumbersOf(weekly([1]), on([1]))
  const slot = found(mondays.read('20260112'))
  assert.equal(isNear(slot, moment('2026-01-05T18:10:00+07:00')), true)
  assert.equal(isNear(slot, moment('2026-01-05T18:09:59+07:00')), false)
  assert.equal(isNear(found(mondays.read('20260119')), moment('2026-01-05T18:10:00+07:00')), false)
})

test('a year of a weekly draw, and nothing where a calendar is empty', () => {
  const mondays = drawNumbersOf(weekly([1]), on([1]))
  const year = [...mondays.between(moment('2026-01-01T00:00:00+07:00'), moment('2026-12-31T23:59:59+07:00'))]
  assert.equal(year.length, 52)
  assert.ok(year.every(({ date }) => weekdayOf(date) === 1))
  const never = drawNumbersOf(weekly([]))
  assert.equal(never.at(moment('2026-01-01T00:00:00Z')), undefined)
  assert.equal(never.read('20260105'), 'LOT_E_NO_DRAW')
})

test('an issue number counts the draws of its year', () => {
  const daily = drawNumbersOf(weekly([1, 2, 3, 4, 5, 6, 7], 'yyyyNNN'), on([1, 2, 3, 4, 5, 6, 7], ['2026-01-02']))
  assert.equal(found(daily.read('2026004')).date, '2026-01-05')
  assert.equal(daily.at(moment('2026-01-05T10:00:00+07:00'))?.drawNumber, '2026004')
  assert.equal(found(daily.read('2026364')).date, '2026-12-31')
  for (const drawNumber of ['2026000', '2026365', '202604', '20260105', '2026 04'])
    assert.equal(daily.read(drawNumber), 'LOT_E_NUMERO_UNKNOWN', drawNumber)
})

test('draws of a span of time come oldest first, the first after it and the last within it', () => {
  const drawNumbers = drawNumbersOf(interval(300, 20))
  const from = moment('2026-01-05T23:50:00+07:00')
  const slots = [...drawNumbers.between(from, instant(from + 15 * MINUTE))]
  assert.deepEqual(
    slots.map(({ drawNumber }) => drawNumber),
    ['202601050287', '202601050288', '202601060001'],
  )
})
