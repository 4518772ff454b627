import { assert, test } from 'vitest'
import { SEN_VANG, windowOf } from '../../../slots-sen-vang/rules/index.ts'
import { waitedReels } from './waited.ts'
import { along } from './along.ts'

for (const [stops, reels, why] of [
  [[8, 2, 11, 15, 16], [2], 'the third scatter comes on the very next reel'],
  [[8, 2, 0, 0, 16], [2, 3, 4], 'every reel up to the third scatter is waited for'],
  [[8, 2, 0, 0, 0], [2, 3, 4], 'the same when no third comes: waiting gives nothing away'],
  [[0, 0, 0, 0, 16], [], 'the second scatter on the last reel leaves nothing to wait for'],
  [[0, 0, 0, 0, 0], [], 'nothing to wait for'],
] as const) {
  test(`waited reels: ${why}`, () =>
    assert.deepEqual(waitedReels({ window: windowOf(SEN_VANG, stops) }, { symbol: 'S', enough: 3 }), reels))
}

test('a light goes along a path by its length', () => {
  const path = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ]
  assert.deepEqual(along(path, 0), { x: 0, y: 0 })
  assert.deepEqual(along(path, 0.5), { x: 10, y: 10 })
  assert.deepEqual(along(path, 1), { x: 10, y: 30 })
})
