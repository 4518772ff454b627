import assert from 'node:assert/strict'
import { amount, rate, shareOf, odds } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { fraction } from './fraction.ts'
import { isWithinCap, levelOf, levelRebate, oddsAt, rateOfSeries, rebatesOf, seriesRate } from './rebate.ts'

test('the ten levels of 99.5 are the published row', () => {
  const row = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((level) => oddsAt(odds(99_500), level))
  assert.deepEqual(row, [99_500, 99_401, 99_301, 99_202, 99_102, 99_003, 98_903, 98_804, 98_704, 98_605])
})

test('half a thousandth is rounded up', () => {
  assert.equal(oddsAt(odds(1500), 9), 1499)
  assert.equal(oddsAt(odds(500), 9), 500)
  assert.equal(oddsAt(odds(400), 9), 400)
  assert.equal(oddsAt(odds(600), 9), 599)
})

for (const level of [-1, 11, 0.5])
  test(`${level} is no level`, () => assert.throws(() => oddsAt(odds(99_500), level), RangeError))

test('what the bet level lies below the account level is cash', () => {
  assert.equal(levelRebate(10, 10), 0)
  assert.equal(levelRebate(10, 7), 3000)
  assert.throws(() => levelRebate(7, 8), RangeError)
  assert.deepEqual(
    [levelOf(rate(0)), levelOf(rate(7900)), levelOf(rate(10_000)), levelOf(rate(12_000))],
    [0, 7, 10, 10],
  )
})

test('a series and the rate of an account are the same thing: 1800 of 1960 leaves 8 %', () => {
  assert.deepEqual([rateOfSeries(1700), rateOfSeries(1960)], [0, 130_000])
  assert.equal(seriesRate(1960, 1800), 80_000)
  assert.equal(shareOf(amount(6000n), seriesRate(1980, 1800)), 540n)
  assert.throws(() => seriesRate(1800, 1802), RangeError)
})

for (const [id, base, rates, paid, total] of [
  ['REBATE-CHAIN-01', 1_000_000n, [70_000, 75_000, 80_000], [70_000n, 5000n, 5000n], 80_000n],
  ['REBATE-CHAIN-02', 12_345n, [3333, 6667, 9999, 12_000], [41n, 41n, 41n, 25n], 148n],
  ['REBATE-CHAIN-03', 500_000n, [60_000, 60_000, 80_000], [30_000n, 0n, 10_000n], 40_000n],
] as const) {
  test(`${id}: each gets what its rate has above those below, all together the highest`, () => {
    const entries = rebatesOf(
      amount(base),
      rates.map((share, place) => ({ id: place, rate: rate(share) })),
    )
    assert.deepEqual(
      entries.map((entry) => entry.amount),
      paid,
    )
    assert.equal(
      entries.reduce((sum, entry) => sum + entry.amount, 0n),
      total,
    )
  })
}

test('all of a chain together get the highest rate, however the rates lie', () => {
  const rates = fc.array(fc.integer({ min: 0, max: 130_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), rates, (base, shares) => {
      const entries = rebatesOf(
        amount(base),
        shares.map((share, id) => ({ id, rate: rate(share) })),
      )
      assert.ok(entries.every((entry) => entry.amount >= 0n))
      const total = entries.reduce((sum, entry) => sum + entry.amount, 0n)
      assert.equal(total, shareOf(amount(base), rate(Math.max(...shares))))
    }),
  )
})

test('a bettor who took higher odds gets less cash, and those above get what they would have got anyhow', () => {
  const chain = [
    { id: 'm', rate: rate(7000) },
    { id: 'a', rate: rate(9000) },
    { id: 'g', rate: rate(10_000) },
  ]
  const at = (own: number) => rebatesOf(amount(1_000_000n), chain, rate(own)).map((entry) => entry.amount)
  assert.deepEqual(at(levelRebate(7, 7)), [0n, 2000n, 1000n])
  assert.deepEqual(at(levelRebate(7, 2)), [5000n, 2000n, 1000n])
})

test('99.0 % in all is within the cap, anything more is not', () => {
  assert.equal(isWithinCap(fraction(98, 100), rate(10_000)), true)
  assert.equal(isWithinCap(fraction(98, 100), rate(10_001)), false)
  assert.equal(isWithinCap(fraction(99_000_001, 100_000_000), rate(0)), false)
})
