import { rate, type Rate } from '../../money.ts'
import type { Product } from '../../product.ts'
import { PPM_PER_SERIES } from './prize-group.ts'
import type { RateQuota } from './quota.ts'

/** The highest rebate rate of a product, where a brand sets no other. Source: docs/agents.md. */
export const RATE_CAPS: Readonly<Record<Product, Rate>> = {
  LOTT: rate(130_000),
  ELOTT: rate(130_000),
  VNLOTT: rate(10_000),
  LIVE: rate(12_000),
  SPORTS: rate(12_000),
  ESPORTS: rate(12_000),
  RNG: rate(15_000),
  FISH: rate(12_000),
  PVP: rate(10_000),
}

/** What rates are multiples of. In the series lotteries that is one series, so both stay equal. */
const STEP = 100

export const rateStepOf = (product: Product): number =>
  product === 'LOTT' || product === 'ELOTT' ? PPM_PER_SERIES : STEP

/** What is wrong with a rate that somebody wants to set. */
export type RateError = 'RATE_CAP' | 'RATE_STEP' | 'RATE_ABOVE_UPLINE' | 'RATE_LOWERED' | 'RATE_QUOTA'

/** Who changes a rate. AGENT: its direct upline. */
export type RateSetter = 'OPERATOR' | 'AGENT'

/** A rate of one product that is to be set. */
export interface RateChange {
  product: Product
  /** Undefined for an account that is being opened. */
  from?: Rate | undefined
  to: Rate
  /** The upline's own; undefined under the house. */
  upline?: Rate | undefined
  by: RateSetter
  /** The account itself agreed to less. */
  hasConsent?: boolean | undefined
}

/** What a brand allows. */
export interface RateRules {
  caps?: Readonly<Partial<Record<Product, Rate>>> | undefined
  /** Switch `rebate.uplineMayLower`: an upline lowers without being asked. */
  uplineMayLower?: boolean | undefined
  /** How many direct downlines may have high rates; absent: as many as an agent likes. */
  quotas?: Readonly<Partial<Record<Product, readonly RateQuota[]>>> | undefined
}

/**
 * Why a rate can't be set; empty when it can.
 *
 * RATE_CAP: below 0 or over the brand's cap. RATE_STEP: no multiple of the step. RATE_ABOVE_UPLINE:
 * more than its upline has. RATE_LOWERED: less than before, and neither the operator, the account's
 * consent nor the brand's switch allows it. What lies below an account that is lowered is
 * `loweredRates`; RATE_QUOTA is found by `quotaExceeded`, which needs the other downlines.
 */
export function wrongInRate({ product, from, to, upline, by, hasConsent }: RateChange, rules: RateRules): RateError[] {
  const isLowered = from !== undefined && to < from
  const mayLower = by === 'OPERATOR' || hasConsent || rules.uplineMayLower
  return [
    ...(to < 0 || to > (rules.caps?.[product] ?? RATE_CAPS[product]) ? ['RATE_CAP' as const] : []),
    ...(to % rateStepOf(product) === 0 ? [] : ['RATE_STEP' as const]),
    ...(upline !== undefined && to > upline ? ['RATE_ABOVE_UPLINE' as const] : []),
    ...(isLowered && !mayLower ? ['RATE_LOWERED' as const] : []),
  ]
}

/** The rate of an account that a link opens: what the link says, at most what its owner has now. */
export const rateByLink = (link: Rate, owner: Rate): Rate => (link < owner ? link : owner)
