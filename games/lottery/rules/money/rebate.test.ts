import assert from 'node:assert/strict'
import { rebatesOf } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import { amount, rate, odds } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { fraction } from './fraction.ts'
import { isWithinCap, levelOf, levelRebate, oddsAt } from './rebate.ts'

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
