import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount, rate } from '../money.ts'
import { cashbackOf } from './cashback.ts'
import { checkInRewards, checkInStep } from './check-in.ts'
import { dropAt, envelopeOf } from './red-envelope.ts'

const units = (value: number) => amount(BigInt(value))

describe('cashback', () => {
  const terms = {
    tiers: [
      { minLoss: units(100_000), rate: rate(30_000) },
      { minLoss: units(5_000_000), rate: rate(50_000) },
      { minLoss: units(50_000_000), rate: rate(80_000) },
    ],
    cap: units(20_000_000),
    minPayout: units(10_000),
  }
  const lost = (stake: number, payout: number, bonuses = 0, rebates = 0) =>
    cashbackOf({ stake: units(stake), payout: units(payout), bonuses: units(bonuses), rebates: units(rebates) }, terms)

  test('CASHBACK-LOSS-01: a weekly loss of 12,345,678 at 5 %', () =>
    assert.deepEqual(lost(112_345_678, 100_000_000), {
      base: units(12_345_678),
      rate: rate(50_000),
      amount: units(617_283),
    }))

  test('what bonuses and rebates gave back is not lost', () =>
    assert.equal(lost(10_000_000, 1_000_000, 3_000_000, 1_500_001).base, 4_499_999n))

  test('a tier is reached by its own figure, and none by a dong less', () => {
    assert.equal(lost(5_000_000, 0).rate, 50_000)
    assert.equal(lost(4_999_999, 0).rate, 30_000)
    assert.equal(lost(99_999, 0).rate, 0)
  })

  test('more than the most is cut, less than the least is nothing', () => {
    assert.equal(lost(900_000_000, 0).amount, 20_000_000n)
    assert.equal(lost(333_000, 0).amount, 0n)
    assert.equal(lost(334_000, 0).amount, 10_020n)
  })

  test('whoever won gets nothing, and nobody more than the most', () =>
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (stake, payout) => {
        const { base, amount: paid } = lost(stake, payout)
        assert.isTrue(paid >= 0n && paid <= terms.cap && paid <= base)
        if (payout >= stake) assert.equal(paid, 0n)
      }),
    ))
})

describe('check-in', () => {
  const ladder = [1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 20_000].map(units)

  test('CHECKIN-REWARDS-01: a missed day begins the ladder again', () => {
    const made = checkInRewards(ladder, ['2024-03-01', '2024-03-02', '2024-03-04', '2024-03-05'])
    assert.deepEqual(
      made.map(({ step, amount: given }) => [step, given]),
      [
        [1, 1_000n],
        [2, 2_000n],
        [1, 1_000n],
        [2, 2_000n],
      ],
    )
  })

  test('after the last step comes the first, over the end of a month and of a leap February', () => {
    assert.equal(checkInStep(7, { day: '2024-02-28', step: 7 }, '2024-02-29'), 1)
    assert.equal(checkInStep(7, { day: '2024-02-29', step: 3 }, '2024-03-01'), 4)
    assert.equal(checkInStep(7, { day: '2023-12-31', step: 6 }, '2024-01-01'), 7)
    assert.equal(checkInStep(1, { day: '2024-02-28', step: 1 }, '2024-02-29'), 1)
  })

  test('the same day is the same step', () =>
    assert.equal(checkInStep(7, { day: '2024-02-28', step: 5 }, '2024-02-28'), 5))
})

describe('red envelopes', () => {
  const terms = { least: units(5_000), most: units(50_000), pool: units(1_000_000), count: 50 }

  test('the lowest draw is the least, the highest the most', () => {
    assert.equal(envelopeOf(terms, { amount: units(0), count: 0 }, 0), 5_000n)
    assert.equal(envelopeOf(terms, { amount: units(0), count: 0 }, 999_999), 50_000n)
  })

  test('after the last one there is none', () =>
    assert.equal(envelopeOf(terms, { amount: units(300_000), count: 50 }, 0), undefined))

  test('whatever is drawn, every envelope holds at least the least and the pool is never overdrawn', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(999_999), { minLength: 60, maxLength: 60 }), (draws) => {
        const given = { amount: units(0), count: 0 }
        for (const draw of draws) {
          const held = envelopeOf(terms, given, draw)
          if (held === undefined) break
          assert.isTrue(held >= terms.least && held <= terms.most && held % 1_000n === 0n)
          given.amount = amount(given.amount + held)
          given.count++
        }
        assert.equal(given.count, 50)
        assert.isTrue(given.amount <= terms.pool)
      }),
    ))

  test('a drop lasts its minutes', () => {
    assert.equal(dropAt(['12:00', '20:30'], 10, 20 * 60 + 30), '20:30')
    assert.equal(dropAt(['12:00', '20:30'], 10, 20 * 60 + 39), '20:30')
    assert.equal(dropAt(['12:00', '20:30'], 10, 20 * 60 + 40), undefined)
  })
})
