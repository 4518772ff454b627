import type { Product } from '../../product.ts'
import { MOST_CPA_DAYS, type AffiliateTerms } from './affiliate-terms.ts'
import { BASES_OF, PERIODS_OF, type Terms, type Tier } from './contract-terms.ts'
import type { TierLimits } from './term-limits.ts'

/** What is wrong with tiers that are offered. */
export type TierError =
  | 'LOSS_GT_BET'
  | 'NOT_DOMINATED'
  | 'RATE_ORDER'
  | 'RATE_RANGE'
  | 'THRESHOLD_ORDER'
  | 'THRESHOLD_RANGE'
  | 'TIER_COUNT'

/** What is wrong with other terms. */
export type TermsError =
  | TierError
  | 'AFFILIATE'
  | 'BASIS'
  | 'CPA_RANGE'
  | 'FEE_RANGE'
  | 'PERIOD'
  | 'PRODUCTS'
  | 'THRESHOLD_UNUSED'

/** Whether one tier of an upline asks for no more and gives no less. */
export const isDominated = (tier: Tier, upline: readonly Tier[]): boolean =>
  upline.some(
    (own) =>
      own.minValidBet <= tier.minValidBet &&
      own.minLoss <= tier.minLoss &&
      own.minActive <= tier.minActive &&
      own.rate >= tier.rate,
  )

/** Whether every tier is dominated: then no team can cost its upline a higher rate than it has. */
export const areDominated = (tiers: readonly Tier[], upline: readonly Tier[]): boolean =>
  tiers.every((tier) => isDominated(tier, upline))

/**
 * What is wrong with tiers, in order of their names; empty when they can be offered.
 *
 * `upline` are the tiers of the offeror's own contract, `null` when the house offers.
 * TIER_COUNT: none, or too many. RATE_RANGE: a rate outside the brand's range. RATE_ORDER: rates
 * don't rise. THRESHOLD_ORDER: a threshold falls, or none rises. THRESHOLD_RANGE: a negative one.
 * LOSS_GT_BET: more loss than bets. NOT_DOMINATED: no tier of the offeror covers it. Vectors
 * CONTRACT-VALIDATE-*.
 */
export function wrongInTiers(tiers: readonly Tier[], upline: readonly Tier[] | null, limits: TierLimits): TierError[] {
  const pairs = tiers.slice(1).map((tier, place) => [tiers[place]!, tier] as const)
  const isWrong: Record<TierError, boolean> = {
    LOSS_GT_BET: tiers.some(({ minLoss, minValidBet }) => minLoss > minValidBet),
    NOT_DOMINATED: upline !== null && !areDominated(tiers, upline),
    RATE_ORDER: pairs.some(([lower, higher]) => higher.rate <= lower.rate),
    RATE_RANGE: tiers.some(({ rate }) => rate < limits.minRate || rate > limits.maxRate),
    THRESHOLD_ORDER: pairs.some(([lower, higher]) => !rises(lower, higher)),
    THRESHOLD_RANGE: tiers.some(
      ({ minValidBet, minLoss, minActive }) => minValidBet < 0n || minLoss < 0n || !(minActive >= 0),
    ),
    TIER_COUNT: tiers.length === 0 || tiers.length > limits.maxTiers,
  }
  return (Object.keys(isWrong) as TierError[]).filter((error) => isWrong[error])
}

/**
 * What is wrong with the terms of an offer, in order of the names: of its tiers, and PERIOD, BASIS
 * (none of the kind's), PRODUCTS (none), THRESHOLD_UNUSED (hourly salary knows no loss, real-time
 * salary no threshold). Of an affiliate: AFFILIATE (no dividend of the house), CPA_RANGE (an
 * amount, a number of days or the most of a period that can't be), FEE_RANGE (more than all).
 */
export function wrongInTerms(terms: Terms, upline: readonly Tier[] | null, limits: TierLimits): TermsError[] {
  const { kind, tiers, affiliate } = terms
  const isRealtime = kind === 'REALTIME_SALARY'
  const isUnused = ({ minValidBet, minLoss, minActive }: Tier) =>
    (isRealtime && (minValidBet !== 0n || minActive !== 0)) ||
    ((isRealtime || kind === 'HOURLY_SALARY') && minLoss !== 0n)
  const isCpaAlone = tiers.length === 0 && !!affiliate?.cpa
  const periods = affiliate ? AFFILIATE_PERIODS : PERIODS_OF[kind]
  const errors: TermsError[] = [
    ...wrongInTiers(tiers, upline, limits).filter((error) => !isCpaAlone || error !== 'TIER_COUNT'),
    ...(affiliate ? wrongInAffiliate(affiliate, terms, upline) : []),
    ...(BASES_OF[kind].includes(terms.basis) ? [] : ['BASIS' as const]),
    ...(periods.includes(terms.period) ? [] : ['PERIOD' as const]),
    ...(terms.products.length > 0 ? [] : ['PRODUCTS' as const]),
    ...(tiers.some(isUnused) ? ['THRESHOLD_UNUSED' as const] : []),
  ]
  return errors.toSorted()
}

/** An affiliate is paid by the month. */
export const AFFILIATE_PERIODS: readonly Terms['period'][] = ['MONTHLY']
/** All of it, in parts per million. */
const ALL = 1_000_000

function wrongInAffiliate(
  { platformFee, cpa }: AffiliateTerms,
  { kind, vendorFee }: Terms,
  upline: readonly Tier[] | null,
): TermsError[] {
  const isRight =
    cpa === null ||
    (cpa.amount > 0n &&
      cpa.minFirstDeposit >= 0n &&
      cpa.minValidBet >= 0n &&
      isBetween(cpa.withinDays, 1, MOST_CPA_DAYS) &&
      (cpa.mostPerPeriod === null || isBetween(cpa.mostPerPeriod, 1, Infinity)))
  return [
    ...(kind === 'DIVIDEND' && upline === null ? [] : ['AFFILIATE' as const]),
    ...(isRight ? [] : ['CPA_RANGE' as const]),
    ...(platformFee >= 0 && vendorFee + platformFee <= ALL ? [] : ['FEE_RANGE' as const]),
  ]
}

const isBetween = (count: number, least: number, most: number): boolean =>
  Number.isInteger(count) && count >= least && count <= most

/** Salaries pay for the same bets; a dividend pays for what the team lost. */
const isSalary = ({ kind }: Pick<Terms, 'kind'>): boolean => kind !== 'DIVIDEND'

/**
 * The products for which a holder would get two salaries under new terms. `others` are the
 * contracts it holds; one of the same kind is replaced and overlaps nothing.
 */
export const overlappingProducts = (
  terms: Pick<Terms, 'kind' | 'products'>,
  others: readonly Pick<Terms, 'kind' | 'products'>[],
): Product[] =>
  terms.products.filter(
    (product) =>
      isSalary(terms) &&
      others.some((other) => isSalary(other) && other.kind !== terms.kind && other.products.includes(product)),
  )

/** No threshold falls, and at least one rises. */
const rises = (lower: Tier, higher: Tier): boolean => {
  const steps = [
    higher.minValidBet - lower.minValidBet,
    higher.minLoss - lower.minLoss,
    BigInt(higher.minActive - lower.minActive),
  ]
  return steps.every((step) => step >= 0n) && steps.some((step) => step > 0n)
}
