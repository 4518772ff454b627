import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount, rate } from '../money.ts'
import { bonusOf, forfeitOf, maxBetOf } from './deposit-bonus.ts'

const units = (value: number) => amount(BigInt(value))

describe('deposit bonuses', () => {
  const first = {
    minDeposit: units(100_000),
    rate: rate(1_000_000),
    cap: units(3_888_000),
    turnoverX100: 2_000,
    includeDeposit: true,
  }

  test('BONUS-DEPOSIT-01: a capped first deposit, twenty times both', () =>
    assert.deepEqual(bonusOf(units(5_000_000), first), { bonus: units(3_888_000), required: units(177_760_000) }))

  test('BONUS-DEPOSIT-02: a reload, 12.5 times the bonus', () =>
    assert.deepEqual(
      bonusOf(units(777_000), {
        minDeposit: units(200_000),
        rate: rate(300_000),
        cap: units(2_000_000),
        turnoverX100: 1_250,
        includeDeposit: false,
      }),
      { bonus: units(233_100), required: units(2_913_750) },
    ))

  test('a dong below the least deposit gives none', () => {
    assert.isUndefined(bonusOf(units(99_999), first))
    assert.equal(bonusOf(units(100_000), first)?.bonus, 100_000n)
  })

  test('the most one bet may be: a tenth of both, at least 100,000', () => {
    const terms = { rate: rate(100_000), least: units(100_000) }
    assert.equal(maxBetOf(units(5_000_000), units(3_888_000), terms), 888_800n)
    assert.equal(maxBetOf(units(500_000), units(499_999), terms), 100_000n)
    assert.equal(maxBetOf(units(500_000), units(500_010), terms), 100_001n)
  })

  test('BONUS-FORFEIT-01: the bonus and what was won with it', () =>
    assert.deepEqual(
      forfeitOf({
        available: units(4_200_000),
        bonus: units(1_000_000),
        staked: units(9_000_000),
        won: units(10_500_000),
      }),
      { removed: units(2_500_000), kept: units(1_700_000) },
    ))

  test('who lost with it gives back no more than the bonus, and never more than is there', () =>
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), fc.nat(1e9), fc.nat(1e9), (available, bonus, staked, won) => {
        const { removed, kept } = forfeitOf({
          available: units(available),
          bonus: units(bonus),
          staked: units(staked),
          won: units(won),
        })
        assert.equal(removed + kept, BigInt(available))
        assert.isTrue(removed >= 0n && removed <= BigInt(available))
        if (won <= staked) assert.isTrue(removed <= BigInt(bonus))
      }),
    ))
})
