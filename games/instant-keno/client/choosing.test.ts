import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { picksOf, writtenPicks } from '../rules/index.ts'
import { fewer, lucky, more, picksIn, toggled } from './choosing.ts'

const choices = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }).map(writtenPicks)

test('whatever is pressed, the game offers what comes of it', () => {
  fc.assert(
    fc.property(choices, fc.integer({ min: 1, max: 40 }), (choice, number) => {
      const { length } = picksIn(choice)
      assert.equal(picksOf(lucky(choice))?.length, length)
      assert.equal(picksOf(more(choice) ?? '')?.length, length < 10 ? length + 1 : undefined)
      assert.equal(picksOf(fewer(choice) ?? '')?.length, length > 1 ? length - 1 : undefined)
      const next = toggled(choice, number)
      if (next === undefined) return assert.ok(length === 1 || length === 10)
      assert.equal(picksIn(next).includes(number), !picksIn(choice).includes(number))
      assert.equal(toggled(next, number), choice)
    }),
  )
})
