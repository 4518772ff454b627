import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount, rate, type Amount } from '../money.ts'
import type { BusinessDate } from '../time.ts'
import { birthdayGift, isWithin, monthlyGift, weeklyGift } from './gift-windows.ts'
import { keptLevel, newGifts, riseOf, type Rung } from './levels.ts'
import { memberRebateOf, VIP_REBATE_MODES, vipRatesOf, type VipRebateMode } from './member-rebate.ts'
import vectors from './testing/vip.vectors.json' with { type: 'json' }

interface Input {
  mode: 'DAILY_UP' | 'MONTHLY_KEEP' | VipRebateMode
  levels: { cumBet: number; cumDeposit: number; keepBet: number; upgradeBonus: number }[]
  current: number
  cumBet: number
  cumDeposit: number
  paidBonusLevels: number[]
  monthBet: number
  protected: boolean
  validBets: Record<string, number>
  vipRates: Record<string, number>
  chainRates: Record<string, number>
  cap: number
  minPayout: number
}

const units = (value: number) => amount(BigInt(value))
const ladderOf = (levels: Input['levels']): Rung[] =>
  levels.map(({ cumBet, cumDeposit, keepBet, upgradeBonus }) => ({
    validBet: units(cumBet),
    deposit: units(cumDeposit),
    keep: units(keepBet),
    upgrade: units(upgradeBonus),
  }))
const mapped = <From, To>(values: Record<string, From>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, to(value)]))

const made: Record<string, (given: Input) => object> = {
  'vip.evaluate': (given) => {
    const ladder = ladderOf(given.levels)
    if (given.mode === 'MONTHLY_KEEP') {
      const { current: level, monthBet, protected: isProtected } = given
      return {
        newLevel: keptLevel(ladder, { level, monthBet: units(monthBet), isProtected }),
        bonusLevels: [],
        bonus: 0,
      }
    }
    const rise = riseOf(ladder, {
      level: given.current,
      peak: given.current,
      validBet: units(given.cumBet),
      deposit: units(given.cumDeposit),
      regained: units(0),
    })
    const gifts = newGifts(ladder, rise.passed, given.paidBonusLevels)
    return {
      newLevel: rise.level,
      bonusLevels: gifts.map(({ level }) => level),
      bonus: Number(gifts.reduce((sum, gift) => sum + gift.amount, 0n)),
    }
  },
  'rebate.member': ({ validBets, vipRates, chainRates, mode, cap, minPayout }) => {
    const rules = { mode: mode as VipRebateMode, cap: units(cap), least: units(minPayout) }
    const rebate = memberRebateOf(mapped(validBets, units), mapped(vipRates, rate), mapped(chainRates, rate), rules)
    return { byProduct: mapped(rebate.byProduct as Record<string, Amount>, Number), amount: Number(rebate.amount) }
  },
}

describe('the worked cases', () => {
  for (const { id, fn, title, input, expected } of vectors)
    test(`${id}: ${title}`, () => assert.deepEqual(made[fn]!(input as unknown as Input), expected))
})

const TOP = 6
const LADDER: Rung[] = [
  ...Array.from({ length: TOP }, (_, level) => ({
    validBet: units(level * level * 100),
    deposit: units(level * 10),
    keep: units(level * 20),
    upgrade: units(level * 5),
  })),
  // By invitation.
  { validBet: null, deposit: null, keep: units(500), upgrade: units(999) },
]
const anyStanding = fc
  .record({
    level: fc.integer({ min: 0, max: TOP }),
    above: fc.integer({ min: 0, max: TOP }),
    validBet: fc.integer({ min: 0, max: 4_000 }).map(units),
    deposit: fc.integer({ min: 0, max: 80 }).map(units),
    regained: fc.integer({ min: -50, max: 400 }).map(units),
  })
  .map(({ above, ...standing }) => ({ ...standing, peak: Math.min(TOP, standing.level + above) }))

test('a rise never goes down, never to a level by invitation, and uses up no more than was played', () => {
  fc.assert(
    fc.property(anyStanding, (standing) => {
      const { level, passed, used } = riseOf(LADDER, standing)
      assert.ok(level >= standing.level)
      assert.deepEqual(
        passed,
        Array.from({ length: level - standing.level }, (_, nth) => standing.level + 1 + nth),
      )
      assert.ok(!passed.includes(TOP))
      assert.ok(used === 0n || used <= standing.regained)
      // What is left leads no further.
      const after = { ...standing, level, regained: amount(standing.regained - used) }
      assert.deepEqual(riseOf(LADDER, after).passed, [])
    }),
  )
})

test('a way back costs what keeps each level, only up to the highest one ever reached', () => {
  const standing = { level: 2, peak: 4, validBet: units(99_999), deposit: units(999), regained: units(60) }
  assert.deepEqual(riseOf(LADDER, standing), { level: 3, passed: [3], used: units(60) })
  assert.deepEqual(riseOf(LADDER, { ...standing, regained: units(59) }).passed, [])
  assert.deepEqual(riseOf(LADDER, { ...standing, regained: units(140) }), {
    level: 5,
    passed: [3, 4, 5],
    used: units(140),
  })
})

test('a month takes one level at most, none of who is protected, none of who played enough', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: TOP }),
      fc.integer({ min: 0, max: 600 }),
      fc.boolean(),
      (level, played, isProtected) => {
        const kept = keptLevel(LADDER, { level, monthBet: units(played), isProtected })
        const falls = level > 0 && !isProtected && BigInt(played) < LADDER[level]!.keep
        assert.equal(kept, falls ? level - 1 : level)
      },
    ),
  )
})

test('each level’s gift is given once', () => {
  assert.deepEqual(newGifts(LADDER, [1, 2, 3], [2]), [
    { level: 1, amount: units(5) },
    { level: 3, amount: units(15) },
  ])
})

test('a rebate by MAX and the line’s together are the higher of the two, to the unit of each cut', () => {
  const anyRate = fc.integer({ min: 0, max: 20_000 }).map(rate)
  const anyBet = fc.integer({ min: 0, max: 100_000_000 }).map(units)
  fc.assert(
    fc.property(anyBet, anyRate, anyRate, fc.constantFrom(...VIP_REBATE_MODES), (bet, vip, line, mode) => {
      const rules = { mode, cap: units(10 ** 12), least: units(0) }
      const paid = memberRebateOf({ RNG: bet }, { RNG: vip }, { RNG: line }, rules).amount
      const most = { MAX: vip > line ? vip - line : 0, ADD: vip, OFF: 0 }[mode]
      assert.equal(paid, (bet * BigInt(most)) / 1_000_000n)
    }),
  )
})

test('a day’s rebate is capped, and one below the least is not paid', () => {
  const shares = vipRatesOf({ RNG: 10_000, LIVE: 0, SPORTS: 0, LOTT: 1_000 })
  const paid = (bet: number, rules: object) =>
    memberRebateOf(
      { RNG: units(bet), VNLOTT: units(bet), FISH: units(bet) },
      shares,
      {},
      {
        mode: 'MAX',
        cap: units(5_000),
        least: units(1_000),
        ...rules,
      },
    ).amount
  assert.equal(paid(100_000, {}), 1_100n, 'every lottery goes by LOTT, fishing has none')
  assert.equal(paid(90_000, {}), 0n)
  assert.equal(paid(9_000_000, {}), 5_000n)
})

const day = (text: string) => text as BusinessDate

test('windows of gifts: a week, the first seven days of a month, three days around a birthday', () => {
  assert.deepEqual(weeklyGift(day('2026-11-29')), {
    window: { period: '2026-11-23', from: '2026-11-23', to: '2026-11-29' },
    deposit: { from: '2026-11-16', to: '2026-11-22' },
  })
  const monthly = monthlyGift(day('2026-03-08'))
  assert.deepEqual(monthly, {
    window: { period: '2026-03-01', from: '2026-03-01', to: '2026-03-07' },
    deposit: { from: '2026-02-01', to: '2026-02-28' },
  })
  assert.ok(!isWithin(day('2026-03-08'), monthly.window))
  assert.deepEqual(birthdayGift(day('2026-12-30'), '1990-01-01'), {
    period: '2027',
    from: '2026-12-29',
    to: '2027-01-04',
  })
  assert.deepEqual(birthdayGift(day('2027-01-02'), '1990-12-31').period, '2026')
  assert.deepEqual(birthdayGift(day('2026-02-28'), '1992-02-29').from, '2026-02-25')
  assert.deepEqual(birthdayGift(day('2028-02-28'), '1992-02-29').to, '2028-03-03')
})
