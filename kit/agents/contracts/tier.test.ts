import fc from 'fast-check'
import { assert, test } from 'vitest'
import { amount, rate } from '../../money.ts'
import type { Tier } from './contract-terms.ts'
import { tierOf } from './tier.ts'

const tier = (minValidBet: bigint, minLoss: bigint, minActive: number, ppm: number): Tier => ({
  minValidBet: amount(minValidBet),
  minLoss: amount(minLoss),
  minActive,
  rate: rate(ppm),
})
const TIERS = [tier(100n, 0n, 1, 1_000), tier(500n, 50n, 3, 2_000), tier(900n, 90n, 5, 3_000)]

for (const [validBet, loss, active, index, missed, why] of [
  [99n, 0n, 1, undefined, ['VALID_BET 1'], 'one unit short of the first'],
  [100n, -7n, 1, 0, ['VALID_BET 400', 'LOSS 57', 'ACTIVE 2'], 'a team that won reaches a tier without loss'],
  [500n, 50n, 3, 1, ['VALID_BET 400', 'LOSS 40', 'ACTIVE 2'], 'exactly the second'],
  [900n, 89n, 5, 1, ['LOSS 1'], 'one unit of loss short of the third'],
  [900n, 90n, 4, 1, ['ACTIVE 1'], 'one member short of the third'],
  [9_000n, 90n, 5, 2, undefined, 'the last'],
  [9_000n, 90n, 2, 0, ['ACTIVE 1'], 'the second has not enough members, whatever was wagered'],
] as const)
  test(`tier: ${why}`, () => {
    const choice = tierOf(TIERS, { validBet: amount(validBet), loss: amount(loss), active })
    assert.equal(choice.index, index)
    assert.equal(choice.tier, index === undefined ? undefined : TIERS[index])
    assert.deepEqual<unknown>(
      choice.next?.missed.map(({ threshold, short }) => `${threshold} ${short}`),
      missed,
    )
  })

test('without a loss no threshold of loss is looked at', () => {
  assert.equal(tierOf(TIERS, { validBet: amount(900n), active: 5 }).index, 2)
})

test('no tiers: none is reached, and none is next', () => {
  assert.deepEqual(tierOf([], { validBet: amount(1n), active: 1 }), {
    index: undefined,
    tier: undefined,
    next: undefined,
  })
})

const near = (least: bigint) => fc.bigInt(-10n, least + 200n).map(amount)

test('what the next tier lacks is exactly what it takes to reach it', () => {
  fc.assert(
    fc.property(near(900n), near(90n), fc.nat(6), (validBet, loss, active) => {
      const { index, next } = tierOf(TIERS, { validBet, loss, active })
      if (!next) return
      const lack = (name: string) => next.missed.find(({ threshold }) => threshold === name)?.short ?? 0n
      const reached = {
        validBet: amount(validBet + lack('VALID_BET')),
        loss: amount(loss + lack('LOSS')),
        active: active + Number(lack('ACTIVE')),
      }
      assert.isAtLeast(tierOf(TIERS, reached).index ?? -1, next.index)
      assert.isTrue(next.missed.length > 0 && next.index === (index ?? -1) + 1)
    }),
    { seed: 18, numRuns: 3_000 },
  )
})
