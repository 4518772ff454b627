import assert from 'node:assert/strict'
import { instant, MINUTE, SECOND } from '@senluna/kit/time.ts'
import { test } from 'vitest'
import { Days } from './days.ts'

const T = instant(1_800_000_000_000)

test('the clock goes on only while everybody waits, and whoever wakes about then wakes together, nobody too early', async () => {
  const days = new Days(T)
  const seen: string[] = []
  const note = (what: string) => seen.push(`${what} ${(days.now() - T) / SECOND}`)
  days.begin(instant(T + MINUTE), async () => {
    note('a begins')
    // Something real, as a call to the product is.
    await new Promise((resolve) => setTimeout(resolve, 5))
    note('a has called')
    await days.pause(30 * SECOND)
    note('a goes')
  })
  days.begin(instant(T + MINUTE + 10 * SECOND), async () => void note('b'))
  while (days.next !== undefined) await days.step()
  assert.deepEqual(seen, ['a begins 70', 'b 70', 'a has called 70', 'a goes 100'])
})

test('a clock that was put ahead never goes back', async () => {
  const days = new Days(T)
  days.begin(instant(T + SECOND), async () => undefined)
  days.advance(instant(T + MINUTE))
  await days.step()
  assert.equal(days.now(), T + MINUTE)
  assert.equal(days.next, undefined)
})
