import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount } from '../../money.ts'
import { adjusted, adjustedAtEnd } from './adjust.ts'
import vectors from '../testing/pay.vectors.json' with { type: 'json' }

const units = (value: number) => amount(BigInt(value))
const correction = (paid: number, recomputed: number, carried = 0) => ({
  paid: units(paid),
  recomputed: units(recomputed),
  carried: units(carried),
})

describe('the worked cases', () => {
  for (const { id, fn, title, input, expected } of vectors)
    if (fn === 'bill.adjust')
      test(`${id}: ${title}`, () => {
        const given = input as unknown as Record<string, number>
        const made = adjusted(
          correction(given['paid']!, given['recomputed']!, given['carryAdjustment']),
          units(given['nextComputed']!),
        )
        assert.deepEqual<object>(
          {
            adjustment: Number(made.adjustment),
            nextPayable: Number(made.nextPayable),
            carryAdjustment: Number(made.carried),
          },
          expected,
        )
      })
})

for (const [paid, recomputed, carried, next, payable, rest, why] of [
  [100, 130, 0, 50, 80, 0, 'too little was paid: the next bill adds it'],
  [100, 20, 0, 50, 0, -30, 'the next bill does not absorb it: the rest is carried'],
  [100, 100, -30, 50, 20, 0, 'a rest of before is absorbed'],
  [100, 50, 0, 50, 0, 0, 'absorbed to the unit'],
] as const)
  test(`adjusted: ${why}`, () => {
    const made = adjusted(correction(paid, recomputed, carried), units(next))
    assert.deepEqual([Number(made.nextPayable), Number(made.carried)], [payable, rest])
  })

test('of a contract that ended, the rest is paid at once or owed', () => {
  assert.deepEqual<object>(adjustedAtEnd(correction(100, 130)), { payable: 30n, debt: 0n })
  assert.deepEqual<object>(adjustedAtEnd(correction(100, 20, -5)), { payable: 0n, debt: 85n })
  assert.deepEqual<object>(adjustedAtEnd(correction(100, 100)), { payable: 0n, debt: 0n })
})

test('over any row of corrected bills all that was paid and carried is all that was due', () => {
  const period = fc.tuple(fc.nat(1_000), fc.nat(1_000))
  fc.assert(
    fc.property(fc.array(period, { minLength: 1, maxLength: 10 }), fc.nat(1_000), (periods, last) => {
      let [paid, due, carried] = [0n, 0n, units(0)]
      let before = units(0)
      let recomputed = 0
      for (const [computed, corrected] of periods) {
        // The period before is corrected when this one is billed.
        const made = adjusted({ paid: before, recomputed: units(recomputed), carried }, units(computed))
        paid += made.nextPayable
        carried = made.carried
        due += BigInt(computed) + BigInt(recomputed) - before
        before = units(computed)
        recomputed = corrected
        assert.equal(paid + carried, due)
      }
      const end = adjustedAtEnd({ paid: before, recomputed: units(last), carried })
      assert.equal(paid + end.payable - end.debt, due + BigInt(last) - before)
      assert.isTrue(end.payable === 0n || end.debt === 0n)
    }),
    { seed: 18, numRuns: 3_000 },
  )
})
