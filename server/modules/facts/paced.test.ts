import assert from 'node:assert/strict'
import { test } from 'vitest'
import { instant } from '@senluna/kit/time.ts'
import { paced } from './paced.ts'

test('work takes a twentieth of the time at most', async () => {
  let at = 0
  const work = paced({ now: () => instant(at) }, async () => {
    at += 1_000
    return 5
  })
  assert.equal(await work(), 5)
  at += 18_999
  assert.equal(await work(), 0, 'it rests nineteen times as long as it worked')
  at += 1
  assert.equal(await work(), 5)
})
