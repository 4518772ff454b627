import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { handsOf } from '../rules/index.ts'
import { turned } from './deal.ts'

const cards = fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 6, maxLength: 6 })

test('cards are turned one after the other, and all of them in the end', () => {
  fc.assert(
    fc.property(cards, (drawn) => {
      const hands = handsOf(drawn)
      assert.deepEqual(turned(hands, 1), hands)
      assert.deepEqual(turned(hands, 0), { player: [], banker: [] })
      let before = 0
      for (let share = 0; share <= 1; share += 0.02) {
        const { player, banker } = turned(hands, share)
        const count = player.length + banker.length
        assert.ok(count - before === 0 || count - before === 1)
        // The banker never has more cards turned than the player as long as both draw.
        assert.ok(Math.min(player.length, 2) >= Math.min(banker.length, 2))
        before = count
      }
    }),
  )
})
