import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { recordBytes, recordOf } from './record.ts'

const draws = fc.array(fc.integer({ min: 0, max: 255 }))

test('a record with a choice comes back as it was stored', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.-]{1,64}$/), draws, (choice, drawn) => {
      assert.deepEqual(recordOf(recordBytes({ choice, draws: drawn }), true), { choice, draws: drawn })
    }),
  )
})

test('a record without a choice is its draws and nothing more', () => {
  const bytes = recordBytes({ choice: undefined, draws: [23, 0, 31] })
  assert.deepEqual(bytes, [23, 0, 31])
  assert.deepEqual(recordOf(bytes, false), { choice: undefined, draws: [23, 0, 31] })
})

test('a choice that is not written plainly is refused', () => {
  for (const choice of ['', 'A', 'a b', 'é', 'a'.repeat(241)]) {
    assert.throws(() => recordBytes({ choice, draws: [] }), RangeError)
  }
})

test('bytes that hold no choice are refused', () => {
  for (const bytes of [[], [0, 1], [5, 97], [1, 65]]) assert.throws(() => recordOf(bytes, true), RangeError)
})
