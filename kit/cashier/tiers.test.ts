import { assert, test } from 'vitest'
import { depositsLeft, TIER_FOR_DEPOSITS, tierNeeded, withdrawalsLeft } from './tiers.ts'

for (const [ever, day, month, tier, why] of [
  [5_000_000n, 5_000_000n, 5_000_000n, 0, 'up to the total of tier 0'],
  [5_000_001n, 1n, 1n, 1, 'beyond it'],
  [90_000_000n, 50_000_000n, 90_000_000n, 1, 'up to the day of tier 1'],
  [90_000_000n, 50_000_001n, 90_000_000n, 2, 'beyond it'],
  [900_000_000n, 1n, 500_000_000n, 1, 'up to the month of tiers 1 and 2'],
  [900_000_000n, 1n, 500_000_001n, 3, 'beyond it, also for somebody of tier 1'],
] as const)
  test(`withdrawals need tier ${tier}: ${why}`, () => assert.equal(tierNeeded({ ever, day, month }), tier))

for (const [tier, deposited, left] of [
  [0, 0n, 20_000_000n],
  [0, 19_999_999n, 1n],
  [0, 20_000_000n, 0n],
  [0, 30_000_000n, 0n],
  [1, 30_000_000n, undefined],
  [3, 0n, undefined],
] as const)
  test(`tier ${tier} with ${deposited} leaves ${left} of all deposits`, () =>
    assert.equal(depositsLeft(tier, deposited), left))

test('the first tier lets any deposit in', () => assert.equal(TIER_FOR_DEPOSITS, 1))

for (const [tier, ever, day, month, left, why] of [
  [0, 0n, 0n, 0n, 5_000_000n, 'all of tier 0'],
  [0, 4_999_999n, 1n, 1n, 1n, 'what is left of its total'],
  [0, 6_000_000n, 0n, 0n, 0n, 'nothing beyond it'],
  [1, 90_000_000n, 20_000_000n, 90_000_000n, 30_000_000n, 'what the day of tier 1 leaves'],
  [1, 900_000_000n, 0n, 490_000_000n, 10_000_000n, 'what the month leaves'],
  [2, 900_000_000n, 90_000_000n, 490_000_000n, 10_000_000n, 'tier 2 has no day'],
  [3, 900_000_000n, 90_000_000n, 900_000_000n, undefined, 'tier 3 has no limit'],
] as const)
  test(`tier ${tier} leaves ${left} to withdraw: ${why}`, () => {
    assert.equal(withdrawalsLeft(tier, { ever, day, month }), left)
    if (left === undefined) return
    // One more needs a higher tier: both say the same.
    assert.isAtLeast(tierNeeded({ ever: ever + left + 1n, day: day + left + 1n, month: month + left + 1n }), tier + 1)
  })
