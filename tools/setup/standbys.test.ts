import assert from 'node:assert/strict'
import { test } from 'vitest'
import { standbysOf, usualStandbys } from './standbys.ts'

test('how many stand by is a number from 1 to 8', () => {
  assert.deepEqual(['1', '8'].map(standbysOf), [1, 8])
  for (const wrong of ['0', '9', '-1', '1.5', 'two', ' 1', '10'])
    assert.throws(() => standbysOf(wrong), new RegExp(`STANDBYS must be a number from 1 to 8; it is "${wrong}"`))
})

test('without a number the machine decides', () => {
  assert.deepEqual(
    [2, 4, 64].map((gb) => usualStandbys(gb * 2 ** 30)),
    [1, 5, 5],
  )
  for (const nothing of [undefined, '']) assert.ok([1, 5].includes(standbysOf(nothing)))
})
