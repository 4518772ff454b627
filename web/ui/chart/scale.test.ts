import assert from 'node:assert/strict'
import { test } from 'vitest'
import { linear, pathOf, skipOf, ticksOf } from './scale.ts'

for (const [least, greatest, ticks] of [
  [0, 9, [0, 5, 10]],
  [0, 100, [0, 50, 100]],
  [-30, 70, [-50, 0, 50, 100]],
  [0, 0, [0]],
  [0, 1_234_567, [0, 500_000, 1_000_000, 1_500_000]],
] as const)
  test(`round values hold ${least} to ${greatest}`, () => {
    const found = ticksOf(least, greatest)
    assert.ok(found[0]! <= least && found.at(-1)! >= greatest)
    assert.deepEqual(found, ticks)
  })

test('a value stands where its share of the whole is', () => {
  const place = linear([0, 10], [100, 0])
  assert.deepEqual([place(0), place(5), place(10)], [100, 50, 0])
  assert.equal(linear([3, 3], [0, 9])(3), 0, 'one value alone has a place too')
})

test('a line breaks where nothing is known', () => {
  assert.equal(pathOf([[0, 1], [1, 2], undefined, [3, 4]]), 'M0.0 1.0L1.0 2.0M3.0 4.0')
})

test('as many names are written as stand beside each other', () => {
  for (const [count, room, width, skip] of [
    [8, 560, 70, 1],
    [9, 560, 70, 2],
    [29, 568, 119, 8],
    [3, 50, 119, 3],
    [0, 560, 70, 1],
  ] as const)
    assert.equal(skipOf(count, room, width), skip)
})
