import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount, rate } from '../money.ts'
import { friendReward, stepsReached } from './referral.ts'

const units = (value: number) => amount(BigInt(value))
const TERMS = {
  minDeposit: units(300_000),
  minValidBet: units(3_000_000),
  rate: rate(100_000),
  cap: units(588_000),
}
const LADDER = [
  { count: 1, amount: units(50_000) },
  { count: 5, amount: units(300_000) },
  { count: 10, amount: units(800_000) },
  { count: 30, amount: units(3_000_000) },
]
const reward = (deposit: number, bet: number) =>
  friendReward({ firstDeposit: units(deposit), validBet: units(bet) }, TERMS)

describe('rewards for friends', () => {
  test('REFERRAL-FIRSTDEPOSIT-01: 10 % of the first deposit, capped', () =>
    assert.deepEqual(reward(9_000_000, 3_000_000), { qualified: true, amount: units(588_000) }))

  test('a dong less of either qualifies for nothing', () => {
    assert.deepEqual(reward(299_999, 3_000_000), { qualified: false, amount: units(0) })
    assert.deepEqual(reward(300_000, 2_999_999), { qualified: false, amount: units(0) })
    assert.deepEqual(reward(300_000, 3_000_000), { qualified: true, amount: units(30_000) })
  })

  test('REFERRAL-LADDER-01: six friends, the first step already paid', () =>
    assert.deepEqual(stepsReached(LADDER, 6, [1]), [{ count: 5, amount: units(300_000) }]))

  test('whatever the order friends come in, each step is paid once', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7 })), (arrivals) => {
        const paid: number[] = []
        let qualified = 0
        for (const more of arrivals) {
          qualified += more
          paid.push(...stepsReached(LADDER, qualified, paid).map(({ count }) => count))
        }
        assert.deepEqual(
          paid,
          LADDER.map(({ count }) => count).filter((count) => count <= qualified),
        )
      }),
    ))
})
