import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount, rate } from '../../money.ts'
import type { BusinessDate } from '../../time.ts'
import { planOf, type CpaCounts, type CpaTerms } from '../contracts/affiliate-terms.ts'
import type { Terms } from '../contracts/contract-terms.ts'
import { reckon, type MemberFigures } from '../pay/reckon.ts'
import { cpaTerms, newcomer } from '../testing/newcomers.ts'
import { flatTier, termsWith, tierOfVector } from '../testing/terms.ts'

const MILLION = 1_000_000n
const figures = (loss: bigint, members = 1): MemberFigures[] =>
  Array.from({ length: members }, (_, place) => ({
    memberId: `m${place}`,
    product: 'RNG',
    counts: true,
    validBet: amount(100n * MILLION),
    stake: amount(100n * MILLION),
    payout: amount(100n * MILLION - (place === 0 ? loss : 0n)),
    rebates: amount(0n),
    bonuses: amount(0n),
    wages: amount(0n),
    paymentFees: amount(0n),
  }))

const qualified = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    newcomer({ id: `n${place}`, on: '02', deposit: ['02', 200_000n], bets: [['03', 1_000_000n]] }),
  )

interface Case {
  loss: bigint
  members?: number
  tiers?: Terms['tiers']
  cpa?: Partial<CpaTerms> | null
  newMembers?: number
  carryIn?: bigint
  platformPpm?: number
}

function billOf({
  loss,
  members = 1,
  tiers = [flatTier(300_000)],
  cpa = null,
  newMembers = 0,
  carryIn = 0n,
  platformPpm = 0,
}: Case) {
  const affiliate = { platformFee: rate(platformPpm), cpa: cpa && cpaTerms(cpa) }
  const terms = termsWith({ period: 'MONTHLY', tiers, vendorFee: rate(100_000), carryMode: 'UNLIMITED', affiliate })
  return reckon(terms, {
    figures: figures(loss, members),
    carryIn: amount(carryIn),
    isLastOfMonth: true,
    before: amount(0n),
    adjustment: amount(0n),
    newcomers: {
      contractFrom: '2026-11-01' as BusinessDate,
      from: '2026-11-01' as BusinessDate,
      until: '2026-12-01' as BusinessDate,
      newcomers: qualified(newMembers),
    },
  })
}

describe('a share of what members lost', () => {
  test('both fees are costs: 50,000,000 lost, 10 % to vendors, 5 % to the platform, 30 % of the rest', () => {
    const bill = billOf({ loss: 50n * MILLION, platformPpm: 50_000 })
    assert.deepEqual(
      [bill.vendorFee, bill.platformFee, bill.netLoss, bill.share, bill.cpa, bill.gross],
      [5n * MILLION, 2_500_000n, 42_500_000n, 12_750_000n, 0n, 12_750_000n],
    )
  })
  test('a team that won pays no fee, and is carried', () => {
    const bill = billOf({ loss: -20n * MILLION, platformPpm: 50_000 })
    assert.deepEqual([bill.platformFee, bill.status, bill.carryOut], [0n, 'LOSS_CARRIED', -20n * MILLION])
    assert.equal(billOf({ loss: 50n * MILLION, carryIn: bill.carryOut }).share, 7_500_000n)
  })
  test('tiers ask for net loss and active members', () => {
    const tiers = [
      { minValidBet: 0, minLoss: 0, minActive: 1, ratePpm: 250_000 },
      { minValidBet: 50_000_000, minLoss: 40_000_000, minActive: 5, ratePpm: 350_000 },
    ].map(tierOfVector)
    assert.deepEqual(
      [1, 5].map((members) => billOf({ loss: 50n * MILLION, tiers, members }).rate),
      [250_000, 350_000],
    )
  })
})

test('new members alone: three of them at 300,000; what the team did is no matter, and nothing is carried', () => {
  const bill = billOf({ loss: -20n * MILLION, tiers: [], cpa: {}, newMembers: 3 })
  assert.deepEqual([bill.gross, bill.qualified, bill.carryOut, bill.status], [900_000n, 3, 0n, 'PAYABLE'])
  assert.equal(billOf({ loss: 50n * MILLION, tiers: [], cpa: {} }).status, 'ZERO')
})

describe('both: a share of 13,500,000 and three new members', () => {
  for (const [counts, reward, gross, why] of [
    ['ADDED', 300_000n, 14_400_000n, 'in addition'],
    ['AGAINST_SHARE', 300_000n, 13_500_000n, 'what they brought is part of the share'],
    ['AGAINST_SHARE', 5_000_000n, 15_000_000n, 'never less than what they brought'],
  ] as const)
    test(`${why}`, () => {
      const bill = billOf({ loss: 50n * MILLION, cpa: { counts, amount: amount(reward) }, newMembers: 3 })
      assert.deepEqual([bill.share, bill.cpa, bill.gross], [13_500_000n, 3n * reward, gross])
    })
  test('in a month that the team won, new members are paid for and the loss is carried', () => {
    const bill = billOf({ loss: -20n * MILLION, cpa: {}, newMembers: 1 })
    assert.deepEqual([bill.gross, bill.carryOut, bill.status], [300_000n, -20n * MILLION, 'PAYABLE'])
  })
})

test('the parts of a bill are the bill; a share counted against is never more than one that is added', () => {
  const anyCase = fc.record({
    loss: fc.bigInt(-60n * MILLION, 90n * MILLION),
    newMembers: fc.nat(6),
    platformPpm: fc.nat(100_000),
    tiers: fc.constantFrom([], [flatTier(300_000)]),
    most: fc.option(fc.integer({ min: 1, max: 4 })),
  })
  fc.assert(
    fc.property(anyCase, ({ most, ...more }) => {
      const billAs = (counts: CpaCounts) => billOf({ ...more, cpa: { counts, mostPerPeriod: most } })
      const [added, against] = [billAs('ADDED'), billAs('AGAINST_SHARE')]
      for (const bill of [added, against]) {
        assert.equal(
          bill.newcomers.reduce((sum, line) => sum + line.amount, 0n),
          bill.cpa,
        )
        assert.isTrue(bill.gross >= bill.cpa && bill.gross >= bill.share)
      }
      assert.equal(added.gross, added.share + added.cpa)
      assert.equal(against.gross, against.share > against.cpa ? against.share : against.cpa)
    }),
    { seed: 18, numRuns: 1_000 },
  )
})

test('a plan is called by what it pays', () => {
  assert.deepEqual(
    [planOf({ tiers: [1], cpa: null }), planOf({ tiers: [], cpa: {} }), planOf({ tiers: [1], cpa: {} })],
    ['REVENUE_SHARE', 'CPA', 'HYBRID'],
  )
})
