import assert from 'node:assert/strict'
import { instant } from '@senluna/kit/time.ts'
import { test } from 'vitest'
import type { Price } from '../tickets/bet-type.ts'
import { drawsOn } from '../draws/calendar.ts'
import { compare, ppm } from '../money/fraction.ts'
import { GAMES, PAIR_GAMES, structureOf } from '../index.ts'
import { drawNumbersOf } from '../draws/draw-number.ts'
import { returnOf } from '../money/payout.ts'
import { MOST_RETURN } from '../money/rebate.ts'
import { CALENDAR } from './calendar-data.ts'

/** A price at the best a player can choose. */
const highest = (price: Price): Price => (price.by === 'SERIES' ? { ...price, series: price.maxSeries } : price)

for (const game of [...GAMES.values(), ...PAIR_GAMES.values()]) {
  test(`${game.code} offers bet types of its draw, and none returns more than 99.0 %`, () => {
    const { betTypes } = structureOf(game)
    assert.ok(Object.keys(game.prices).length > 0)
    for (const [code, price] of Object.entries(game.prices)) {
      const type = betTypes.get(code)
      assert.ok(type, code)
      for (const kind of Object.keys(type.kinds)) {
        const share = returnOf(type, highest(price), kind)
        assert.ok(compare(share, MOST_RETURN) <= 0, `${code} ${kind} returns ${ppm(share)} ppm`)
        assert.ok(share.n > 0n, `${code} ${kind} returns something`)
      }
    }
  })

  test(`${game.code} has a name in seven languages and a draw to come`, () => {
    for (const name of Object.values(game.names)) assert.ok(name.trim())
    assert.equal(Object.keys(game.names).length, 7)
    const drawNumbers = drawNumbersOf(game.clock, (date) => drawsOn(game, date, CALENDAR))
    const slot = drawNumbers.at(instant(Date.UTC(2026, 10, 22)))
    assert.ok(slot)
    assert.deepEqual(drawNumbers.read(slot.drawNumber), slot)
    assert.ok(slot.openAt < slot.lockAt && slot.lockAt < slot.drawAt)
    // Offered games are drawn by the house, the official ones on a demonstration brand.
    assert.ok(game.disabled !== undefined || structureOf(game).draw || game.stations)
  })
}

test('two games never have the same name', () => {
  for (const language of ['VI', 'EN', 'CN', 'JA', 'TH', 'TY'] as const) {
    const names = [...GAMES.values(), ...PAIR_GAMES.values()].map((game) => game.names[language])
    assert.deepEqual(
      names.filter((name, i) => names.indexOf(name) < i),
      [],
    )
  }
})

for (const [code, lock, cancel] of [
  ['SSC_45S', 5, false],
  ['SSC_1M', 5, false],
  ['SSC_90S', 5, false],
  ['SSC_3M', 10, true],
  ['SSC_5M', 20, true],
  ['PC28_1M', 5, false],
] as const) {
  test(`${code} closes ${lock} seconds before its draw, and its tickets ${cancel ? 'can' : "can't"} be taken back`, () => {
    const game = GAMES.get(code)
    assert.ok(game?.clock.kind === 'INTERVAL')
    assert.deepEqual([game.clock.lockSeconds, game.cancel], [lock, cancel])
  })
}
