import assert from 'node:assert/strict'
import { vectors } from '@senluna/games/vectors/vectors.ts'
import { test } from 'vitest'
import { hmacDrbg } from './index.ts'

const bytes = (hex: string) => Buffer.from(hex, 'hex')

for (const { id, input, expected } of vectors.rng_hmac_drbg) {
  test(`HMAC_DRBG: ${id}`, () => {
    const drbg = hmacDrbg(bytes(input.entropy), bytes(input.nonce), Buffer.from(input.personalization_utf8))
    const first = drbg.generate(input.first_generate_bytes).toString('hex')
    if (input.reseed_entropy) drbg.reseed(bytes(input.reseed_entropy))
    const second = drbg.generate(input.second_generate_bytes).toString('hex')
    assert.equal(second, expected.second)
    if (expected.first !== undefined) assert.equal(first, expected.first)
  })
}

test('too little entropy, nonce or request is refused', () => {
  const none = new Uint8Array()
  assert.throws(() => hmacDrbg(Buffer.alloc(31), Buffer.alloc(16), none), RangeError)
  assert.throws(() => hmacDrbg(Buffer.alloc(32), Buffer.alloc(15), none), RangeError)
  const drbg = hmacDrbg(Buffer.alloc(32), Buffer.alloc(16), none)
  assert.throws(() => drbg.reseed(Buffer.alloc(31)), RangeError)
  for (const count of [0, -1, 1.5, 65_537]) assert.throws(() => drbg.generate(count), RangeError)
  assert.equal(drbg.generate(65_536).length, 65_536)
})
