import assert from 'node:assert/strict'
import { vectors } from '@senluna/games/vectors/vectors.ts'
import { at } from '@senluna/kit/assert.ts'
import { shuffle, weighted } from '@senluna/kit/games/draws.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { commitmentOf, isClientSeed, pf1Stream, streamKey } from './index.ts'

const bytes = (hex: string) => Buffer.from(hex, 'hex')

for (const { id, input, expected } of vectors.rng_pf1) {
  test(`PF1: ${id}`, () => {
    const stream = pf1Stream({ ...input, serverSeed: bytes(input.serverSeed), client: input.clientSeed })
    const found: typeof expected = {}
    if (expected.commitment !== undefined) found.commitment = commitmentOf(bytes(input.serverSeed))
    if (input.take !== undefined) found.bytes = stream.bytes(input.take).toString('hex')
    if (input.bounds) found.values = input.bounds.map((n) => stream.uint(n))
    if (expected.bytesConsumed !== undefined) found.bytesConsumed = stream.consumed
    if (input.n !== undefined) found.order = shuffle(stream, input.n)
    const { weights, draws = 0 } = input
    if (weights) found.indices = Array.from({ length: draws }, () => weighted(stream, weights))
    assert.deepEqual(found, expected)
    assert.ok(Object.keys(found).length > 0)
  })
}

const seed = Buffer.alloc(32, 7)
const open = (nonce = 0) => pf1Stream({ serverSeed: seed, game: 'test', client: 'alice', nonce })

test('a number lies in [0, n), whatever n, and the same name gives it again', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.bigInt(1n, 2n ** 53n).map(Number), { minLength: 1 }), (nonce, bounds) => {
      const [stream, again] = [open(nonce), open(nonce)]
      for (const n of bounds) {
        const x = stream.uint(n)
        assert.ok(Number.isSafeInteger(x) && x >= 0 && x < n)
        assert.equal(again.uint(n), x)
      }
    }),
  )
})

test('one of one is 0 and reads nothing; 2^32 reads 4 bytes; one more reads 8', () => {
  const stream = open()
  assert.equal(stream.uint(1), 0)
  assert.equal(stream.consumed, 0)
  stream.uint(2 ** 32)
  assert.equal(stream.consumed, 4)
  // 2^32 + 1 rejects about one word in 2^32, so exactly 8 bytes are read.
  stream.uint(2 ** 32 + 1)
  assert.equal(stream.consumed, 12)
})

test('reads run over the end of a block and are never aligned anew', () => {
  const whole = open().bytes(96)
  const stream = open()
  stream.bytes(30)
  assert.equal(stream.uint(2 ** 32), whole.readUInt32BE(30))
  assert.equal(stream.r52(), whole.readBigUInt64BE(34) >> 12n)
  stream.bytes(19)
  assert.equal(stream.r52(), whole.readBigUInt64BE(61) >> 12n)
})

test('a seed made ready gives the numbers of its bytes', () => {
  const ready = pf1Stream({ serverSeed: streamKey(seed), game: 'test', client: 'alice', nonce: 3 })
  assert.deepEqual(ready.bytes(64), open(3).bytes(64))
})

test('a bound that is none is refused', () => {
  for (const n of [0, -1, 1.5, Number.NaN, Infinity, 2 ** 53 + 2]) assert.throws(() => open().uint(n), RangeError)
})

test('a name that is none is refused', () => {
  const name = { serverSeed: seed, game: 'test', client: 'alice', nonce: 0 }
  for (const wrong of [
    { serverSeed: seed.subarray(1) },
    { game: 'a:b' },
    { game: '' },
    { client: '' },
    { client: 'một' },
    { client: 'a'.repeat(129) },
    { nonce: -1 },
    { nonce: 0.5 },
    { nonce: 2 ** 53 },
  ]) {
    assert.throws(() => pf1Stream({ ...name, ...wrong }), RangeError)
  }
})

for (const [text, is] of [
  ['alice', true],
  ['Bob_77-x', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['a:b', false],
  ['a b', false],
  ['alice\n', false],
  ['аlice', false],
] as const) {
  test(`${JSON.stringify(text)} is ${is ? 'a' : 'no'} client seed`, () => assert.equal(isClientSeed(text), is))
}

test('six faces come up evenly over 200,000 fixed draws', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  const stream = open(1)
  for (let i = 0; i < 200_000; i++) {
    const face = stream.uint(6)
    counts[face] = at(counts, face) + 1
  }
  const expected = 200_000 / 6
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 5 degrees of freedom: p = 10^-6 at 35.9 and 1 - 10^-6 at 0.008.
  assert.ok(chiSquare > 0.008 && chiSquare < 35.9, `chi-square ${chiSquare}`)
})
