import assert from 'node:assert/strict'
import { certifyInstant, returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { vectors } from '../../vectors/vectors.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { beatOf, limbo, resultX100, targetOf, targetText, waysOf } from './index.ts'

for (const { id, input, expected } of vectors.limbo) {
  test(`a result of limbo: ${id}`, () => {
    const stake = amount(BigInt(input.stake))
    const choice = targetText(input.targetX100)
    const r = new Stream({ ...input, streamCode: 'limbo' }).r52()
    assert.deepEqual(
      {
        r52: r.toString(),
        resultX100: resultX100(Number(r)),
        returned: Number(beatOf(Number(r), stake, input.targetX100).won),
      },
      expected,
    )
    const played = limbo.play(new Stream({ ...input, streamCode: 'limbo' }), stake, choice)
    assert.equal(Number(played.payout), expected.returned)
    assert.deepEqual(limbo.beats(played.draws, stake, choice), [beatOf(Number(r), stake, input.targetX100)])
  })
}

test('the certificate is what the worst of all targets comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(limbo, configurationHashOf(limbo)), played }, certificate)
})

const ALL = 2n ** 52n
const targets = fc.oneof(fc.integer({ min: 101, max: 2_000 }), fc.integer({ min: 101, max: 100_000_000 }))

const results = fc.oneof(
  fc.bigInt({ min: 0n, max: ALL - 1n }),
  fc.bigInt({ min: ALL - 10_000_000_000n, max: ALL - 1n }),
  fc
    .integer({ min: 100, max: 100_000_000 })
    .chain((at) => fc.bigInt({ min: -2n, max: 2n }).map((by) => ALL - (99n * ALL) / BigInt(at) + by)),
)

test('a result is what whole numbers of any size divide to, at the edge of every multiplier too', () => {
  fc.assert(
    fc.property(results, (r) => {
      if (r < 0n || r >= ALL) return
      const exact = (99n * ALL) / (ALL - r)
      assert.equal(resultX100(Number(r)), Number(exact < 100n ? 100n : exact > 100_000_000n ? 100_000_000n : exact))
    }),
    { numRuns: 5_000 },
  )
})

test('a target is reached in as many ways as are told, and returns no less than the worst', () => {
  const { numerator, denominator } = certificate.rtp
  fc.assert(
    fc.property(targets, (target) => {
      const ways = waysOf(target)
      assert.ok(resultX100(Number(ALL - ways)) >= target)
      if (ways < ALL) assert.ok(resultX100(Number(ALL - ways - 1n)) < target)
      const { returned, ways: all } = returnOf(limbo.sharesOf(targetText(target)))
      assert.ok(returned * BigInt(denominator) >= BigInt(numerator) * all * 10_000n)
      assert.ok(returned * 100n <= 99n * all * 10_000n)
    }),
  )
})

for (const text of ['', '1.00', '1', '1.5', '01.50', '1000000.01', '2.000', '-2.00', '2,00']) {
  test(`no choice of limbo: "${text}"`, () => {
    assert.equal(targetOf(text), undefined)
    assert.throws(() => limbo.sharesOf(text), RangeError)
  })
}

test('draws that are no number below 2^52 are refused', () => {
  const stake = amount(1_000n)
  for (const draws of [[], [1, 2], Array.from({ length: 7 }, () => 255)]) {
    assert.throws(() => limbo.beats(draws, stake, '2.00'), RangeError)
  }
})
