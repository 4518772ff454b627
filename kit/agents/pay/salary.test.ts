import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount, rate, shareOf } from '../../money.ts'
import type { PayBasis } from '../contracts/contract-terms.ts'
import { anyTiers, flatTier, tierOfVector, type WrittenTier } from '../testing/terms.ts'
import { dailyWageOf, hourlySalariesOf, hourSalaryOf, windowSalariesOf, windowSalaryOf } from './salary.ts'
import vectors from '../testing/salary.vectors.json' with { type: 'json' }

interface Input {
  basis: PayBasis
  cap: number | null
  dailyCap: number | null
  activeMembers: number
  tiers: WrittenTier[]
  metrics: { validBet: number; netLoss: number }
  hours: { hour: number; validBet: number; active: number }[]
  ratePpm: number
  windows: { window: number; validBet: number }[]
}

const units = (value: number) => amount(BigInt(value))
const capOf = (value: number | null) => (value === null ? null : units(value))

const made: Record<string, (given: Input) => object> = {
  'salary.daily': ({ basis, cap, tiers, metrics, activeMembers }) => {
    const wage = dailyWageOf(
      { validBet: units(metrics.validBet), netLoss: units(metrics.netLoss), activeMembers },
      { basis, tiers: tiers.map(tierOfVector), cap: capOf(cap) },
    )
    return {
      tierIndex: wage.choice.index ?? null,
      ratePpm: wage.rate,
      amount: Number(wage.amount),
      status: wage.status,
    }
  },
  'salary.hourly': ({ hours, tiers, dailyCap }) => {
    const salaries = hourlySalariesOf(
      hours.map(({ hour, validBet, active }) => ({ hour, validBet: units(validBet), activeMembers: active })),
      { tiers: tiers.map(tierOfVector), cap: capOf(dailyCap) },
    )
    return {
      hours: salaries.hours.map(({ hour, choice, amount }) => ({
        hour,
        tierIndex: choice.index ?? null,
        amount: Number(amount),
      })),
      total: Number(salaries.total),
    }
  },
  'salary.realtime': ({ ratePpm, windows }) => {
    const salaries = windowSalariesOf(
      windows.map(({ window, validBet }) => ({ window, validBet: units(validBet) })),
      rate(ratePpm),
    )
    return {
      windows: salaries.windows.map(({ window, amount }) => ({ window, amount: Number(amount) })),
      total: Number(salaries.total),
    }
  },
}

describe('the worked cases', () => {
  for (const { id, fn, title, input, expected } of vectors)
    test(`${id}: ${title}`, () => assert.deepEqual(made[fn]!(input as unknown as Input), expected))
})

const TIERS = [
  tierOfVector({ minValidBet: 1_000, minLoss: 0, minActive: 1, ratePpm: 10_000 }),
  tierOfVector({ minValidBet: 5_000, minLoss: 200, minActive: 2, ratePpm: 20_000 }),
]

for (const [basis, validBet, netLoss, active, pay, status, why] of [
  ['VALID_BET', 999, 900, 9, 0, 'NOT_REACHED', 'under the first tier'],
  ['VALID_BET', 1_000, -900, 1, 10, 'PAYABLE', 'a team that won is paid for its bets'],
  ['NET_LOSS', 1_000, -900, 1, 0, 'ZERO', 'of a team that won there is no loss to share'],
  ['NET_LOSS', 5_000, 250, 2, 5, 'PAYABLE', 'a share of the loss'],
  ['NET_LOSS', 5_000, 49, 2, 0, 'ZERO', 'a share of less than one unit'],
] as const)
  test(`daily wage: ${why}`, () => {
    const figures = { validBet: units(validBet), netLoss: units(netLoss), activeMembers: active }
    const wage = dailyWageOf(figures, { basis, tiers: TIERS, cap: null })
    assert.deepEqual([Number(wage.amount), wage.status], [pay, status])
  })

const hour = (hour: number, validBet: number, activeMembers = 1) => ({ hour, validBet: units(validBet), activeMembers })

test('a cap of the day cuts the hour that reaches it, and leaves nothing to those after it', () => {
  const { hours, total } = hourlySalariesOf([hour(0, 2_000), hour(1, 2_000), hour(2, 2_000)], {
    tiers: TIERS,
    cap: units(30),
  })
  assert.deepEqual<bigint[]>(
    hours.map((salary) => salary.amount),
    [20n, 10n, 0n],
  )
  assert.equal<bigint>(total, 30n)
})

test('an hour asks for bets and members, never for a loss', () => {
  assert.equal(hourSalaryOf(hour(0, 5_000, 2), TIERS, null).choice.index, 1)
})

test('a correction in a window takes back what was paid, at most all of it', () => {
  const windows = [100_000, -40_000, -90_000, 50_000].map((bets, window) => ({ window, validBet: units(bets) }))
  assert.deepEqual<bigint[]>(
    windowSalariesOf(windows, rate(1_000)).windows.map((salary) => salary.amount),
    [100n, -40n, -60n, 20n],
  )
})

const bets = fc.bigInt(-5_000_000n, 50_000_000n).map(amount)
const RUNS = { seed: 18, numRuns: 5_000 }

test('all windows of a day are exactly the share of the day', () => {
  fc.assert(
    fc.property(fc.array(bets, { maxLength: 288 }), fc.integer({ min: 100, max: 5_000 }), (windowBets, ppm) => {
      const windows = windowBets.map((validBet, window) => ({ window, validBet }))
      const salaries = windowSalariesOf(windows, rate(ppm))
      const day = windowBets.reduce((sum, validBet) => sum + validBet, 0n)
      assert.equal<bigint>(salaries.total, day > 0n ? shareOf(amount(day), rate(ppm)) : 0n)
      // One window at a time gives the same.
      let before = amount(0n)
      for (const [at, validBet] of windowBets.entries()) {
        assert.equal(windowSalaryOf(before, validBet, rate(ppm)), salaries.windows[at]!.amount)
        before = amount(before + validBet)
      }
    }),
    { ...RUNS, numRuns: 2_000 },
  )
})

test('a day of hours never pays more than its cap, and without one each hour stands alone', () => {
  const hourBets = fc.array(fc.nat(5_000), { maxLength: 24 })
  fc.assert(
    fc.property(hourBets, anyTiers, fc.option(fc.nat(200)), fc.nat(6), (validBets, tiers, cap, active) => {
      const hours = validBets.map((validBet, at) => hour(at, validBet, active))
      const { hours: salaries, total } = hourlySalariesOf(hours, { tiers, cap: capOf(cap) })
      const alone = hours.map((figures) => hourSalaryOf(figures, tiers, null).amount)
      const sum = alone.reduce((all, next) => all + next, 0n)
      assert.equal<bigint>(total, cap !== null && BigInt(cap) < sum ? BigInt(cap) : sum)
      assert.isTrue(salaries.every((salary, at) => salary.amount >= 0n && salary.amount <= alone[at]!))
    }),
    RUNS,
  )
})

test('a higher valid bet never earns less on the same tier', () => {
  const day = (validBet: number) => ({ validBet: units(validBet), netLoss: units(0), activeMembers: 0 })
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(1_000), (validBet, more) => {
      const terms = { basis: 'VALID_BET', tiers: [flatTier(12_345)], cap: null } as const
      assert.isTrue(dailyWageOf(day(validBet), terms).amount <= dailyWageOf(day(validBet + more), terms).amount)
    }),
    RUNS,
  )
})
