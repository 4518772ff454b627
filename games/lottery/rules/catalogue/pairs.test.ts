import assert from 'node:assert/strict'
import { test } from 'vitest'
import { drawsOn } from '../draws/calendar.ts'
import { weekdayOf } from '../draws/dates.ts'
import { findGame, GAMES, PAIR_GAMES, pairsWith } from '../index.ts'
import { CALENDAR } from './calendar-data.ts'

const pair = (code: string) => {
  const found = findGame(code)
  assert.ok(found?.stations, code)
  return found
}

const codesOf = (region: string) => [...PAIR_GAMES.keys()].filter((code) => code.startsWith(`VN_${region}2_`))

test('the South has 24 pairs and the Centre 13, by its calendar; nobody else has any', () => {
  assert.deepEqual([codesOf('S').length, codesOf('C').length, PAIR_GAMES.size], [24, 13, 37])
  assert.deepEqual(
    codesOf('C').filter((code) => code.includes('HUE')),
    ['VN_C2_PY_HUE', 'VN_C2_KH_HUE', 'VN_C2_KT_HUE'],
  )
  assert.equal([...PAIR_GAMES.keys()].filter((code) => GAMES.has(code)).length, 0)
})

test('a station is found with every other of its days', () => {
  const others = pairsWith('VN_S_HCM').map(({ code }) => code)
  assert.deepEqual(
    others,
    ['DT', 'CM', 'LA', 'BP', 'HG'].map((other) => `VN_S2_HCM_${other}`),
  )
  assert.deepEqual(pairsWith('VN_N'), [])
  assert.deepEqual(pairsWith('VN_FAST_S_300'), [])
})

test('a pair draws on the days of both, at their hour', () => {
  const { clock } = pair('VN_S2_HCM_LA')
  assert.ok(clock.kind === 'CALENDAR' && 'weekdays' in clock.days)
  assert.deepEqual(clock.days.weekdays, [6])
  for (const game of PAIR_GAMES.values())
    for (let day = 1; day <= 7; day++) {
      const date = `2026-03-0${day}`
      const both = game.stations?.every((station) => drawsOn(station, date, CALENDAR))
      assert.equal(drawsOn(game, date, CALENDAR) !== undefined, both, `${game.code} on weekday ${weekdayOf(date)}`)
    }
})

test('an exception of either station is the pair’s: no draw, an extra one of both, the earlier lock', () => {
  const game = pair('VN_S2_HCM_DT')
  const on = (date: string, ...exceptions: Parameters<typeof drawsOn>[2]['exceptions']) =>
    drawsOn(game, date, { changes: [], exceptions })
  assert.deepEqual(on('2026-01-05'), { drawAt: '16:15:00', lockAt: '16:10:00' })
  assert.equal(on('2026-01-05', { game: 'VN_S_DT', date: '2026-01-05', kind: 'NO_DRAW' }), undefined)
  const extra = (code: string, times?: { drawAt: string; lockAt: string }) =>
    ({ game: code, date: '2026-01-06', kind: 'EXTRA', ...(times ? { times } : {}) }) as const
  assert.equal(on('2026-01-06', extra('VN_S_HCM')), undefined)
  const times = { drawAt: '17:15:00', lockAt: '15:00:00' }
  assert.deepEqual(on('2026-01-06', extra('VN_S_HCM'), extra('VN_S_DT', times)), times)
})
