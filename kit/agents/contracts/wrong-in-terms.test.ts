import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount, rate } from '../../money.ts'
import { anyTiers, flatTier, termsWith, tierOfVector, type WrittenTier } from '../testing/terms.ts'
import type { AffiliateTerms, CpaTerms } from './affiliate-terms.ts'
import { CONTRACT_KINDS, type Terms } from './contract-terms.ts'
import { ACTIVE_MIN_VALID_BET, TIER_LIMITS } from './term-limits.ts'
import { areDominated, overlappingProducts, wrongInTerms, wrongInTiers, type TermsError } from './wrong-in-terms.ts'
import vectors from '../testing/contract.vectors.json' with { type: 'json' }

interface Input {
  tiers: WrittenTier[]
  uplineTiers: WrittenTier[] | null
  limits: { maxTiers: number; minRatePpm: number; maxRatePpm: number }
}

describe('the worked cases', () => {
  for (const { id, fn, title, input, expected } of vectors)
    if (fn === 'contract.validate')
      test(`${id}: ${title}`, () => {
        const { tiers, uplineTiers, limits } = input as unknown as Input
        const { maxTiers, minRatePpm, maxRatePpm } = limits
        const errors = wrongInTiers(tiers.map(tierOfVector), uplineTiers?.map(tierOfVector) ?? null, {
          maxTiers,
          minRate: rate(minRatePpm),
          maxRate: rate(maxRatePpm),
        })
        assert.deepEqual<object>({ ok: errors.length === 0, errors }, expected)
      })
})

const tier = (minValidBet: number, minLoss: number, minActive: number, ratePpm: number) =>
  tierOfVector({ minValidBet, minLoss, minActive, ratePpm })
const LIMITS = TIER_LIMITS.DIVIDEND

for (const [tiers, upline, errors, why] of [
  [[], null, ['TIER_COUNT'], 'no tier at all'],
  [Array.from({ length: 11 }, (_, at) => tier(at, 0, 0, 10_000 + at)), null, ['TIER_COUNT'], 'eleven tiers'],
  [Array.from({ length: 10 }, (_, at) => tier(at, 0, 0, 10_000 + at)), null, [], 'ten tiers'],
  [[tier(0, 0, 0, 9_999)], null, ['RATE_RANGE'], 'a rate under the range'],
  [[tier(0, 0, 0, 400_001)], null, ['RATE_RANGE'], 'a rate over the range'],
  [[tier(0, 0, 0, 10_000), tier(1, 0, 0, 400_000)], null, [], 'the ends of the range'],
  [[tier(1, 0, 0, 20_000), tier(2, 0, 0, 20_000)], null, ['RATE_ORDER'], 'an equal rate'],
  [[tier(2, 0, 3, 20_000), tier(2, 0, 3, 30_000)], null, ['THRESHOLD_ORDER'], 'no threshold rises'],
  [[tier(2, 0, 3, 20_000), tier(9, 0, 2, 30_000)], null, ['THRESHOLD_ORDER'], 'one threshold falls'],
  [[tier(2, 0, 3, 20_000), tier(2, 0, 4, 30_000)], null, [], 'one threshold rises'],
  [[tier(9, 9, 0, 20_000)], null, [], 'as much loss as bets'],
  [[tier(9, 10, 0, 20_000)], null, ['LOSS_GT_BET'], 'more loss than bets'],
  [[tier(-1, -1, 0, 20_000)], null, ['THRESHOLD_RANGE'], 'less than nothing'],
  [[tier(5, 5, 5, 20_000)], [tier(5, 5, 5, 20_000)], [], 'the same as the upline'],
  [[tier(5, 5, 5, 20_000)], [tier(6, 5, 5, 20_000)], ['NOT_DOMINATED'], 'asks for fewer bets than the upline'],
  [[tier(5, 4, 5, 20_000)], [tier(5, 5, 5, 20_000)], ['NOT_DOMINATED'], 'asks for less loss'],
  [[tier(5, 5, 4, 20_000)], [tier(5, 5, 5, 20_000)], ['NOT_DOMINATED'], 'asks for fewer members'],
  [[tier(5, 5, 5, 20_000)], [], ['NOT_DOMINATED'], 'an upline without tiers covers nothing'],
] as const)
  test(`tiers: ${why}`, () => assert.deepEqual<unknown>(wrongInTiers(tiers, upline, LIMITS), errors))

const THRESHOLDS = tierOfVector({ minValidBet: 50, minLoss: 10, minActive: 1, ratePpm: 5_000 })
const hourly: Partial<Terms> = { kind: 'HOURLY_SALARY', period: 'DAILY', basis: 'VALID_BET' }
const realtime: Partial<Terms> = { ...hourly, kind: 'REALTIME_SALARY' }

for (const [terms, errors, why] of [
  [{}, [], 'a dividend in order'],
  [{ basis: 'VALID_BET' }, ['BASIS'], 'a dividend is of the net loss'],
  [{ products: [] }, ['PRODUCTS'], 'of no product'],
  [{ ...hourly, tiers: [THRESHOLDS] }, ['THRESHOLD_UNUSED'], 'an hour knows no loss'],
  [{ ...hourly, tiers: [{ ...THRESHOLDS, minLoss: amount(0n) }] }, [], 'an hour by bets and members'],
  [{ ...hourly, period: 'WEEKLY', tiers: [flatTier(5_000)] }, ['PERIOD'], 'an hour of a week'],
  [{ ...realtime, tiers: [flatTier(5_000)] }, [], 'a rate in real time'],
  [{ ...realtime, tiers: [{ ...flatTier(5_000), minActive: 1 }] }, ['THRESHOLD_UNUSED'], 'with a threshold'],
  [{ ...realtime, tiers: [flatTier(100), THRESHOLDS] }, ['THRESHOLD_UNUSED', 'TIER_COUNT'], 'two rates in real time'],
  [
    { ...realtime, basis: 'NET_LOSS', period: 'MONTHLY', products: [], tiers: [] },
    ['BASIS', 'PERIOD', 'PRODUCTS', 'TIER_COUNT'],
    'everything at once',
  ],
] as const satisfies readonly (readonly [Partial<Terms>, readonly TermsError[], string])[])
  test(`terms: ${why}`, () => {
    const offered = termsWith(terms)
    assert.deepEqual<unknown>(wrongInTerms(offered, null, TIER_LIMITS[offered.kind]), errors)
  })

const CPA = {
  amount: amount(300_000n),
  minFirstDeposit: amount(0n),
  minValidBet: amount(0n),
  withinDays: 30,
  mostPerPeriod: null,
  counts: 'ADDED',
} as const satisfies CpaTerms

for (const [affiliate, terms, errors, why] of [
  [{ cpa: CPA }, {}, [], 'in order'],
  [{ cpa: CPA }, { tiers: [] }, [], 'new members alone'],
  [{}, { tiers: [] }, ['TIER_COUNT'], 'that pays for nothing'],
  [{}, { period: 'WEEKLY' }, ['PERIOD'], 'of a week'],
  [{}, { kind: 'DAILY_SALARY', basis: 'NET_LOSS' }, ['AFFILIATE', 'RATE_RANGE'], 'that is a wage'],
  [{ platformFee: rate(600_000) }, { vendorFee: rate(400_000) }, [], 'that leaves nothing'],
  [{ platformFee: rate(600_001) }, { vendorFee: rate(400_000) }, ['FEE_RANGE'], 'whose fees are more than all'],
  [{ platformFee: rate(-1) }, {}, ['FEE_RANGE'], 'with a fee below 0'],
  [{ cpa: { ...CPA, amount: amount(0n) } }, {}, ['CPA_RANGE'], 'of nothing for a new member'],
  [{ cpa: { ...CPA, minFirstDeposit: amount(-1n) } }, {}, ['CPA_RANGE'], 'with a deposit below 0'],
  [{ cpa: { ...CPA, minValidBet: amount(-1n) } }, {}, ['CPA_RANGE'], 'with bets below 0'],
  [{ cpa: { ...CPA, withinDays: 0 } }, {}, ['CPA_RANGE'], 'within no day'],
  [{ cpa: { ...CPA, withinDays: 91 } }, {}, ['CPA_RANGE'], 'within too many days'],
  [{ cpa: { ...CPA, mostPerPeriod: 0 } }, {}, ['CPA_RANGE'], 'for nobody'],
] as const satisfies readonly (readonly [Partial<AffiliateTerms>, Partial<Terms>, readonly TermsError[], string])[])
  test(`a plan ${why}`, () => {
    const offered = termsWith({
      period: 'MONTHLY',
      ...terms,
      affiliate: { platformFee: rate(0), cpa: null, ...affiliate },
    })
    assert.deepEqual<unknown>(wrongInTerms(offered, null, TIER_LIMITS[offered.kind]), errors)
  })

test('a plan is offered by the house alone', () => {
  const offered = termsWith({ period: 'MONTHLY', affiliate: { platformFee: rate(0), cpa: null } })
  assert.include(wrongInTerms(offered, offered.tiers, TIER_LIMITS.DIVIDEND), 'AFFILIATE')
})

test('a kind has limits, and a threshold that makes a member active', () => {
  for (const kind of CONTRACT_KINDS) {
    assert.isBelow(TIER_LIMITS[kind].minRate, TIER_LIMITS[kind].maxRate)
    assert.isTrue(ACTIVE_MIN_VALID_BET[kind] >= 0n)
  }
})

for (const [kind, products, others, overlap, why] of [
  ['DAILY_SALARY', ['RNG', 'LIVE'], [['REALTIME_SALARY', ['LIVE', 'PVP']]], ['LIVE'], 'two salaries of one product'],
  ['DAILY_SALARY', ['RNG'], [['HOURLY_SALARY', ['LIVE']]], [], 'two salaries of different ones'],
  ['DAILY_SALARY', ['RNG'], [['DAILY_SALARY', ['RNG']]], [], 'a salary that is replaced'],
  ['DAILY_SALARY', ['RNG'], [['DIVIDEND', ['RNG']]], [], 'a salary beside a dividend'],
  ['DIVIDEND', ['RNG'], [['HOURLY_SALARY', ['RNG']]], [], 'a dividend beside a salary'],
] as const)
  test(`overlap: ${why}`, () => {
    const held = others.map(([other, scope]) => ({ kind: other, products: scope }))
    assert.deepEqual<unknown>(overlappingProducts({ kind, products }, held), overlap)
  })

test('domination hands down: what an upline’s upline dominates for the upline, it dominates for all below', () => {
  fc.assert(
    fc.property(anyTiers, anyTiers, anyTiers, (top, middle, low) => {
      assert.isTrue(areDominated(top, top))
      if (areDominated(middle, top) && areDominated(low, middle)) assert.isTrue(areDominated(low, top))
    }),
    { seed: 18, numRuns: 5_000 },
  )
})
