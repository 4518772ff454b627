import assert from 'node:assert/strict'
import { betsIn, unitsIn } from '@senluna/kit/games/table.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { roulette, SPOTS } from '../../table-roulette/rules/index.ts'
import { doubled, laid, unitsOn } from './bets.ts'

const spot = fc.constantFrom(...SPOTS.map(({ bet }) => bet))
const press = fc.record({ bet: spot, chips: fc.integer({ min: 1, max: 2 }), chip: fc.constantFrom(1, 10, 500) })

test('whatever is laid, the table takes what lies there, and no limit is passed', () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 60 }), (presses) => {
      let choice = ''
      for (const { bet, chips, chip } of presses) {
        const before = unitsOn(choice, bet)
        const next = laid(roulette, choice, [{ bet, units: chips }], chip)
        assert.equal(roulette.choosing.read(next.choice) ?? '', next.choice)
        if (!next.limited) assert.equal(unitsOn(next.choice, bet), before + chips * chip)
        assert.ok(unitsOn(next.choice, bet) <= roulette.bets.get(bet)!)
        choice = next.choice
      }
      const twice = doubled(roulette, choice)
      if (twice !== undefined) assert.equal(unitsIn(twice), 2 * unitsIn(choice))
    }),
  )
})

test('a chip over a limit lays what the limit leaves, and says so', () => {
  assert.deepEqual(laid(roulette, 'n17.150', [{ bet: 'n17', units: 1 }], 100), { choice: 'n17.200', limited: true })
  assert.deepEqual(laid(roulette, '', [{ bet: 'red', units: 1 }], 10), { choice: 'red.10', limited: false })
})

test('nothing is doubled where nothing lies or a bet would pass its limit', () => {
  assert.equal(doubled(roulette, ''), undefined)
  assert.equal(doubled(roulette, 'n17.150'), undefined)
  assert.deepEqual(betsIn(doubled(roulette, 'n17.5-red.10')!), [
    { bet: 'n17', units: 10 },
    { bet: 'red', units: 20 },
  ])
})
