import assert from 'node:assert/strict'
import { test } from 'vitest'
import { detailOf } from './refused-order.ts'

const CASES: readonly (readonly [unknown, object, string])[] = [
  [{ ticket: 1, at: '39', availableUnit: '3000' }, { ticket: 1, at: '39', availableUnit: '3000' }, 'a full number'],
  [{ milli: { '': 90_000 } }, { milli: { '': 90_000 } }, 'odds that fell'],
  [
    { fallen: [{ at: '52', milli: { '': 90_000 } }, { at: '53' }, 'x'] },
    { fallen: [{ at: '52', milli: { '': 90_000 } }] },
    'all numbers whose odds fell',
  ],
  [{ fallen: [] }, {}, 'no numbers where none fell'],
  [{ left: '500000' }, { left: '500000' }, 'what can still be won'],
  [{ ticket: 0, mostUnit: '5000000' }, { ticket: 0, mostUnit: '5000000' }, 'the most of a unit'],
  [{ least: 2, most: 10 }, { least: 2, most: 10 }, 'how many numbers there may be'],
  [{ left: 'a lot', least: '2', milli: { '': 'high' } }, {}, 'what is no figure is left out'],
  [null, {}, 'nothing is said where nothing was sent'],
]
for (const [value, said, why] of CASES) {
  test(`a refused order says ${why}`, () => {
    assert.deepEqual(detailOf(value), said)
  })
}
