import type { ContractShown, WrittenTerms } from '@senluna/contract/agent/contract-shapes.ts'
import { readAffiliate } from '@senluna/kit/agents/contracts/written-affiliate.ts'
import { BASES_OF, PERIODS_OF, type ContractKind, type Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { ACTIVE_MIN_VALID_BET, TIER_LIMITS } from '@senluna/kit/agents/contracts/term-limits.ts'
import { wrongInTerms, type TermsError } from '@senluna/kit/agents/contracts/wrong-in-terms.ts'
import { amount, rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { typedMoney, typedOf } from '../fields/typed-amount.ts'

/** A tier as somebody types it. */
export interface TypedTier {
  key: number
  /** In percent. */
  rate: string
  minValidBet: string
  minLoss: string
  minActive: string
}

/** Terms as somebody types them. */
export interface TypedTerms {
  period: WrittenTerms['period']
  basis: WrittenTerms['basis']
  carryMode: WrittenTerms['carryMode']
  products: readonly Product[]
  tiers: readonly TypedTier[]
  activeMinValidBet: string
  /** Empty: no limit. */
  cap: string
}

/** Terms as calls send them. */
export type OfferedTerms = Omit<WrittenTerms, 'vendorFeePpm' | 'affiliate'>

/** What a form of other terms begins with: those that are in force, each as it stands. */
export function typedAsTheyAre(kind: ContractKind, exponent: number, from: ContractShown): TypedTerms {
  const { period, basis, carryMode, tiers, activeMinValidBet, cap } = from
  const first = firstTyped(kind, exponent, from)
  if (tiers.length === 0) return first
  return {
    ...first,
    period,
    basis,
    carryMode,
    tiers: tiers.map((tier, key) => typedTier(tier, key, exponent)),
    activeMinValidBet: typedOf(activeMinValidBet, exponent),
    cap: cap === undefined ? '' : typedOf(cap, exponent),
  }
}

const typedTier = (tier: ContractShown['tiers'][number] | undefined, key: number, exponent: number): TypedTier => ({
  key,
  rate: tier === undefined ? '' : percentOf(tier.ratePpm),
  minValidBet: typedOf(tier?.minValidBet ?? '0', exponent),
  minLoss: typedOf(tier?.minLoss ?? '0', exponent),
  minActive: String(tier?.minActive ?? 0),
})

/** What a form of new terms begins with: the offeror's own first tier. */
export function firstTyped(
  kind: ContractKind,
  exponent: number,
  from: Pick<ContractShown, 'tiers' | 'products'>,
): TypedTerms {
  return {
    period: PERIODS_OF[kind][0] ?? 'DAILY',
    basis: BASES_OF[kind][0] ?? 'VALID_BET',
    carryMode: kind === 'DIVIDEND' ? 'WITHIN_MONTH' : 'NONE',
    products: from.products,
    tiers: [typedTier(from.tiers[0], 0, exponent)],
    activeMinValidBet: typedOf(ACTIVE_MIN_VALID_BET[kind].toString(), exponent),
    cap: '',
  }
}

/** Parts per million as somebody would type a percentage: `1250` is `0.125`. */
export const percentOf = (ppm: number): string => String(ppm / 10_000)

const PERCENT = /^[0-9]{1,2}(?:[.,][0-9]{1,4})?$/

/** The parts per million that somebody typed as a percentage; undefined for no such thing. */
export function typedPpm(typed: string): number | undefined {
  const solid = typed.replace(/[\s%]/g, '')
  return PERCENT.test(solid) ? Math.round(Number(solid.replace(',', '.')) * 10_000) : undefined
}

/** The terms that were typed; undefined while something in them is no number. */
export function readTyped(typed: TypedTerms, exponent: number): OfferedTerms | undefined {
  const money = (text: string) => typedMoney(text.trim() === '' ? '0' : text, exponent)
  const tiers = typed.tiers.map((tier) => ({
    ratePpm: typedPpm(tier.rate),
    minValidBet: money(tier.minValidBet),
    minLoss: money(tier.minLoss),
    minActive: /^[0-9]{0,6}$/.test(tier.minActive.trim()) ? Number(tier.minActive) : undefined,
  }))
  const activeMinValidBet = money(typed.activeMinValidBet)
  const cap = typed.cap.trim() === '' ? '0' : money(typed.cap)
  const whole = tiers.flatMap(({ ratePpm, minValidBet, minLoss, minActive }) =>
    ratePpm === undefined || minValidBet === undefined || minLoss === undefined || minActive === undefined
      ? []
      : [{ ratePpm, minValidBet, minLoss, minActive }],
  )
  if (whole.length < tiers.length || activeMinValidBet === undefined || cap === undefined) return undefined
  const { period, basis, carryMode, products } = typed
  return {
    period,
    basis,
    carryMode,
    products: [...products],
    tiers: whole,
    activeMinValidBet,
    ...(cap === '0' ? {} : { cap }),
  }
}

/**
 * What is wrong with terms, by the rules that the server goes by; `plan` is what an affiliate's
 * have beside.
 */
export const wrongInTyped = (
  kind: ContractKind,
  terms: OfferedTerms,
  upline: ContractShown['tiers'] | null,
  plan?: Pick<WrittenTerms, 'vendorFeePpm' | 'affiliate'>,
): TermsError[] => {
  const tiersOf = (tiers: ContractShown['tiers']): Terms['tiers'] =>
    tiers.map(({ minValidBet, minLoss, minActive, ratePpm }) => ({
      minValidBet: amount(BigInt(minValidBet)),
      minLoss: amount(BigInt(minLoss)),
      minActive,
      rate: rate(ratePpm),
    }))
  const { period, basis, products, carryMode, activeMinValidBet, cap } = terms
  return wrongInTerms(
    {
      kind,
      period,
      basis,
      products,
      carryMode,
      tiers: tiersOf(terms.tiers),
      activeMinValidBet: amount(BigInt(activeMinValidBet)),
      cap: cap === undefined ? null : amount(BigInt(cap)),
      vendorFee: rate(plan?.vendorFeePpm ?? 0),
      ...(plan?.affiliate && { affiliate: readAffiliate(plan.affiliate) }),
    },
    upline && tiersOf(upline),
    TIER_LIMITS[kind],
  )
}
