import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import type { Calendar } from './calendar.ts'
import { drawDates, drawsOn, provinceOn } from './calendar.ts'
import { CALENDAR } from '../catalogue/calendar-data.ts'
import { vn } from '../catalogue/vn.ts'
import { dateOf, dayAfter, dayOf, isDate, weekdayOf } from './dates.ts'

const game = (code: string) => {
  const found = vn.find((item) => item.code === code)
  assert.ok(found, code)
  return found
}

/** The weekly table as it is published, Monday first. */
const WEEK = {
  N: ['HN', 'QN', 'BN', 'HN', 'HP', 'ND', 'TB'],
  C: ['PY HUE', 'DLK QNA', 'DNG KH', 'BDI QT QB', 'GL NT', 'DNG QNG DNO', 'KH KT HUE'],
  S: ['HCM DT CM', 'BT VT BL', 'DN CT ST', 'TN AG BTH', 'VL BD TV', 'HCM LA BP HG', 'TG KG DL'],
}

const TET = ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19']

test('a whole year draws by the weekly table, and the North rests over the lunar new year', () => {
  let draws = 0
  for (let date = '2026-01-01', day = 4; date <= '2026-12-31'; date = dayAfter(date), day = (day % 7) + 1) {
    for (const region of ['N', 'C', 'S'] as const) {
      const drawing = vn.filter(({ group, code }) => group === region && drawsOn(game(code), date, CALENDAR))
      const provinces = drawing.map((item) => provinceOn(item, date, CALENDAR) ?? '')
      const table = region === 'N' && TET.includes(date) ? [] : (WEEK[region][day - 1] ?? '').split(' ')
      assert.deepEqual(provinces, table, `${region} ${date}`)
      draws += drawing.length
    }
  }
  // Of 2026 only Thursday comes 53 times: one more draw in the North, three each in the Centre and
  // the South.
  assert.equal(draws, 52 * (7 + 17 + 22) + 1 + 3 + 3 - TET.length)
})

test('every province has its game, at the hours of its region', () => {
  const hours = (code: string) => drawsOn(game(code), '2026-01-05', CALENDAR)
  assert.deepEqual(hours('VN_N'), { drawAt: '18:15:00', lockAt: '18:10:00' })
  assert.deepEqual(hours('VN_C_PY'), { drawAt: '17:15:00', lockAt: '17:10:00' })
  assert.deepEqual(hours('VN_S_HCM'), { drawAt: '16:15:00', lockAt: '16:10:00' })
  assert.equal(hours('VN_S_TG'), undefined)
  assert.equal(vn.length, 1 + 14 + 21 + 6)
})

const CHANGED: Calendar = {
  changes: [
    { game: 'VN_S_TG', weekdays: [1], from: '2026-03-01', to: '2026-03-31' },
    { game: 'VN_S_TG', weekdays: [2], from: '2026-03-20', provinces: { 2: 'DT' } },
  ],
  exceptions: [
    { game: 'VN_S_TG', date: '2026-01-04', kind: 'NO_DRAW' },
    {
      game: 'VN_S_TG',
      date: '2026-01-11',
      kind: 'MOVED',
      to: '2026-01-12',
      times: { drawAt: '17:00:00', lockAt: '16:55:00' },
    },
    { game: 'VN_S_TG', date: '2026-01-14', kind: 'EXTRA', province: 'HCM' },
    { game: 'VN_S_KG', date: '2026-01-18', kind: 'NO_DRAW' },
  ],
}

for (const [from, to, dates, why] of [
  ['2026-01-01', '2026-01-20', ['2026-01-12', '2026-01-14', '2026-01-18'], 'off, moved and extra days'],
  ['2026-03-01', '2026-03-19', ['2026-03-02', '2026-03-09', '2026-03-16'], 'another weekday for a while'],
  ['2026-03-20', '2026-03-31', ['2026-03-24', '2026-03-31'], 'the change that began last'],
  ['2026-04-01', '2026-04-08', ['2026-04-07'], 'a change without an end'],
] as const) {
  test(`the calendar knows ${why}`, () => assert.deepEqual(drawDates(game('VN_S_TG'), from, to, CHANGED), dates))
}

test('a moved draw keeps its province and has its own hours, an extra one says its province', () => {
  const tg = game('VN_S_TG')
  assert.deepEqual(drawsOn(tg, '2026-01-12', CHANGED), { drawAt: '17:00:00', lockAt: '16:55:00' })
  assert.equal(provinceOn(tg, '2026-01-12', CHANGED), 'TG')
  assert.equal(provinceOn(tg, '2026-01-14', CHANGED), 'HCM')
  assert.equal(provinceOn(tg, '2026-03-24', CHANGED), 'DT')
  assert.equal(provinceOn(tg, '2026-01-13', CHANGED), undefined)
})

test('a game with an interval has no days of its own', () => {
  assert.equal(drawsOn(game('VN_FAST_N_60'), '2026-01-05', CALENDAR), undefined)
})

test('days are counted as the calendar has them', () => {
  assert.equal(dayOf('1970-01-01'), 0)
  assert.equal(dayOf('2026-02-17'), Date.UTC(2026, 1, 17) / 86_400_000)
  assert.equal(weekdayOf('2026-01-05'), 1)
  assert.equal(weekdayOf('1969-12-31'), 3)
  assert.equal(dayAfter('2028-02-28'), '2028-02-29')
  assert.equal(dayAfter('2026-12-31'), '2027-01-01')
  assert.equal(dayAfter('2026-03-01', -1), '2026-02-28')
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '2026-04-31', '']) {
    assert.equal(isDate(wrong), false)
    assert.throws(() => dayOf(wrong), RangeError)
  }
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 400_000 }), (day) => {
      assert.equal(dateOf(day), new Date(day * 86_400_000).toISOString().slice(0, 10))
      assert.equal(dayOf(dateOf(day)), day)
    }),
    { numRuns: 2_000 },
  )
})
