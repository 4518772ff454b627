import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'vitest'
import { recentlyUsed } from './recently-used.ts'

test('the entry that was used longest ago makes room', () => {
  const kept = recentlyUsed<string, number>(3)
  for (const [place, key] of ['a', 'b', 'c'].entries()) kept.set(key, place)
  kept.get('a')
  kept.set('d', 3)
  assert.deepEqual([...kept.keys()].sort(), ['a', 'c', 'd'])
  for (let i = 0; i < 10_000; i++) kept.set(`k${i}`, i)
  assert.equal(kept.size, 3)
})

test('an entry is forgotten when its time is over', async () => {
  const kept = recentlyUsed<string, number>(3, 20)
  kept.set('a', 1)
  assert.equal(kept.get('a'), 1)
  await sleep(40)
  assert.equal(kept.get('a'), undefined)
})
