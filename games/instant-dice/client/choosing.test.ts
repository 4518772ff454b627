import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { choiceOf, waysOf } from '../rules/index.ts'
import { choiceIn, moved, nearest, swapped } from './choosing.ts'

const sides = fc.constantFrom('under', 'over')

test('wherever the point is put, the game offers what comes of it', () => {
  fc.assert(
    fc.property(sides, fc.integer({ min: -500, max: 10_500 }), fc.integer({ min: -300, max: 300 }), (side, to, by) => {
      const choice = nearest(side, to)
      assert.ok(choiceOf(choice), choice)
      assert.ok(choiceOf(moved(choice, by)))
      assert.equal(waysOf(choiceIn(swapped(choice))), waysOf(choiceIn(choice)))
      assert.equal(swapped(swapped(choice)), choice)
    }),
  )
})
