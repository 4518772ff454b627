import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { assert, test } from 'vitest'
import { tween } from './tween.ts'

test('the sounds are made by at most 2 kB of code', () => {
  const code = readFileSync(new URL('sound.ts', import.meta.url), 'utf8')
  assert.isAtMost(gzipSync(code).length, 2_048)
})

test('a tween cut short draws its end at once', async () => {
  const steps = new Set<() => void>()
  const cut = new AbortController()
  const drawn: number[] = []
  const over = tween(
    { add: (step) => steps.add(step), remove: (step) => steps.delete(step) },
    60_000,
    (share) => drawn.push(share),
    { signal: cut.signal },
  )
  cut.abort()
  await over
  assert.deepEqual(drawn, [0, 1])
  assert.equal(steps.size, 0)
})
