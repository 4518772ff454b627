import assert from 'node:assert/strict'
import { instant } from '@senluna/kit/time.ts'
import { test } from 'vitest'
import { houseGenerator } from './index.ts'

/** A generator over counted, known entropy and a clock that is moved by hand. */
function bench() {
  const asked: number[] = []
  const clock = { at: 1_000_000, now: () => instant(clock.at) }
  const entropy = (count: number) => {
    asked.push(count)
    return Buffer.alloc(count, asked.length)
  }
  return { asked, clock, generator: houseGenerator({ service: 'senluna', host: 'test' }, clock, entropy) }
}

test('it starts with 32 bytes of entropy and a nonce of 16', () => {
  assert.deepEqual(bench().asked, [32, 16])
})

test('request 10,001 takes 32 fresh bytes first, and the next 10,000 none', () => {
  const { asked, generator } = bench()
  for (let i = 0; i < 10_000; i++) generator.bytes(1)
  assert.equal(asked.length, 2)
  generator.bytes(1)
  assert.deepEqual(asked, [32, 16, 32])
  for (let i = 0; i < 9_999; i++) generator.bytes(1)
  assert.equal(asked.length, 3)
  generator.bytes(1)
  assert.equal(asked.length, 4)
})

for (const [ms, reseeds, why] of [
  [59_999, 0, 'not before 60 s'],
  [60_000, 1, 'after 60 s'],
  [-1, 1, 'when the clock went backwards'],
] as const) {
  test(`it reseeds by time: ${why}`, () => {
    const { asked, clock, generator } = bench()
    clock.at += ms
    generator.seed()
    generator.seed()
    assert.equal(asked.length - 2, reseeds)
  })
}

test('reseeding changes what comes next', () => {
  const [kept, reseeded] = [bench(), bench()]
  assert.deepEqual(kept.generator.seed(), reseeded.generator.seed())
  reseeded.clock.at += 60_000
  assert.notDeepEqual(kept.generator.seed(), reseeded.generator.seed())
})

test('without entropy it gives nothing', () => {
  const clock = { at: 0, now: () => instant(clock.at) }
  let dry = false
  const entropy = (count: number) => Buffer.alloc(dry ? 0 : count, 1)
  const generator = houseGenerator({ service: 'senluna', host: 'test' }, clock, entropy)
  dry = true
  clock.at += 60_000
  assert.throws(() => generator.seed(), /too little entropy/)
})

test('two generators over the system give different seeds of 32 bytes', () => {
  const clock = { now: () => instant(0) }
  const [a, b] = [1, 2].map(() => houseGenerator({ service: 'senluna', host: 'test' }, clock).seed())
  assert.equal(a?.length, 32)
  assert.notDeepEqual(a, b)
})
