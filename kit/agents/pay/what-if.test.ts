import fc from 'fast-check'
import { assert, test } from 'vitest'
import { amount } from '../../money.ts'
import { flatTier, termsWith, tierOfVector } from '../testing/terms.ts'
import { windowSalariesOf } from './salary.ts'
import { amountsUnder, offerorPeriods, type ClosedPeriod } from './what-if.ts'

const units = (value: number) => amount(BigInt(value))

/** A half-month in which a team lost so much. */
const half = (net: number, isLastOfMonth: boolean, activeMembers = 5): ClosedPeriod => ({
  kind: 'DIVIDEND',
  figures: {
    validBet: units(10_000),
    stake: units(10_000),
    payout: units(10_000 - net),
    rebates: units(0),
    bonuses: units(0),
    wages: units(0),
    paymentFees: units(0),
  },
  activeMembers,
  isLastOfMonth,
})
const HALVES = [half(-400, false), half(1_000, true), half(1_000, false)]

test('a loss is carried from one closed period to the next, within its month', () => {
  const terms = termsWith({ tiers: [flatTier(100_000)] })
  assert.deepEqual<bigint[]>(amountsUnder(terms, HALVES), [0n, 60n, 100n])
  assert.deepEqual<bigint[]>(amountsUnder({ ...terms, carryMode: 'NONE' }, HALVES), [0n, 100n, 100n])
  assert.deepEqual<bigint[]>(amountsUnder(terms, HALVES.slice(1), units(-700)), [30n, 100n])
})

test('other tiers, other amounts', () => {
  const tiers = [
    tierOfVector({ minValidBet: 0, minLoss: 0, minActive: 0, ratePpm: 50_000 }),
    tierOfVector({ minValidBet: 0, minLoss: 700, minActive: 5, ratePpm: 200_000 }),
  ]
  assert.deepEqual<bigint[]>(amountsUnder(termsWith({ tiers }), HALVES), [0n, 30n, 200n])
})

test('salaries are tried day by day', () => {
  const wage = termsWith({ kind: 'DAILY_SALARY', period: 'DAILY', basis: 'VALID_BET', tiers: [flatTier(10_000)] })
  const figures = { validBet: units(12_345), netLoss: units(0), activeMembers: 1 }
  assert.deepEqual<bigint[]>(amountsUnder(wage, [{ kind: 'DAILY_SALARY', figures }]), [123n])
  const hours = [1_999, 1_999].map((bets, hour) => ({ hour, validBet: units(bets), activeMembers: 1 }))
  const hourly = termsWith({ ...wage, kind: 'HOURLY_SALARY' })
  assert.deepEqual<bigint[]>(amountsUnder(hourly, [{ kind: 'HOURLY_SALARY', hours }]), [38n])
  const realtime = termsWith({ ...wage, kind: 'REALTIME_SALARY' })
  assert.deepEqual<bigint[]>(amountsUnder(realtime, [{ kind: 'REALTIME_SALARY', validBet: units(3_998) }]), [39n])
})

test('a day tried in real time is what its windows paid', () => {
  const windows = fc.array(fc.nat(100_000), { maxLength: 50 })
  fc.assert(
    fc.property(windows, fc.integer({ min: 100, max: 5_000 }), (bets, ppm) => {
      const terms = termsWith({ kind: 'REALTIME_SALARY', tiers: [flatTier(ppm)] })
      const validBet = units(bets.reduce((sum, next) => sum + next, 0))
      const paid = windowSalariesOf(
        bets.map((units, window) => ({ window, validBet: amount(BigInt(units)) })),
        terms.tiers[0]!.rate,
      )
      assert.deepEqual(amountsUnder(terms, [{ kind: 'REALTIME_SALARY', validBet }]), [paid.total])
    }),
    { seed: 18, numRuns: 2_000 },
  )
})

test('a period of another kind is a bug', () => {
  assert.throws(() => amountsUnder(termsWith({ kind: 'DAILY_SALARY' }), HALVES), RangeError)
})

test('an offeror sees the periods in which it would have paid more than it earned', () => {
  const own = amountsUnder(termsWith({ tiers: [flatTier(200_000)] }), HALVES)
  const downline = amountsUnder(termsWith({ tiers: [flatTier(150_000)], carryMode: 'NONE' }), HALVES)
  const other = [units(0), units(20)]
  assert.deepEqual<object>(offerorPeriods(own, [downline, other]), [
    { own: 0n, paid: 0n, net: 0n },
    { own: 120n, paid: 170n, net: -50n },
    { own: 200n, paid: 150n, net: 50n },
  ])
})
