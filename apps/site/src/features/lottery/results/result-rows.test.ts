import assert from 'node:assert/strict'
import { test } from 'vitest'
import { changedFrom, rowsOf, type ShownResult } from './result-rows.ts'

test('a result by prize stands with the greatest first, whatever order it came in', () => {
  assert.deepEqual(rowsOf({ g7: ['01', '23'], db: '48207', g1: '11111' }), [
    { prize: 'db', numbers: ['48207'] },
    { prize: 'g1', numbers: ['11111'] },
    { prize: 'g7', numbers: ['01', '23'] },
  ])
})

test('numbers in the order drawn are one row without a name', () => {
  assert.deepEqual(rowsOf([3, 1, 2]), [{ prize: '', numbers: ['3', '1', '2'] }])
})

const CASES: readonly (readonly [ShownResult | undefined, string, number, string, boolean, string])[] = [
  [undefined, 'db', 0, '48207', false, 'the first version changed nothing'],
  [{ db: '48207' }, 'db', 0, '48207', false, 'the same number was not changed'],
  [{ db: '48207' }, 'db', 0, '48208', true, 'another number was changed'],
  [{ g7: ['01', '23'] }, 'g7', 1, '32', true, 'the place in the prize counts'],
  [{ db: '48207' }, 'g1', 0, '11111', true, 'a prize that was missing was added'],
  [[3, 1], '', 1, '2', true, 'numbers in the order drawn are told apart by their place'],
]
for (const [before, prize, place, number, changed, why] of CASES) {
  test(`a corrected result: ${why}`, () => {
    assert.equal(changedFrom(before, prize, place, number), changed)
  })
}
