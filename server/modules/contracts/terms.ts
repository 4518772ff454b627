import { contractTerms, type WrittenTerms, type WrittenTier } from '@senluna/contract/agent/contract-shapes.ts'
import { readAffiliate, writtenAffiliate } from '@senluna/kit/agents/contracts/written-affiliate.ts'
import { BASES_OF, type ContractKind, type Terms, type Tier } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { amount, rate, type Rate } from '@senluna/kit/money.ts'

/** Terms as the wire has them and as they are kept. */
export const writtenTerms = (terms: Terms): WrittenTerms => ({
  period: terms.period,
  products: [...terms.products],
  basis: terms.basis,
  tiers: terms.tiers.map(writtenTier),
  activeMinValidBet: terms.activeMinValidBet.toString(),
  ...(terms.cap === null ? {} : { cap: terms.cap.toString() }),
  carryMode: terms.carryMode,
  vendorFeePpm: terms.vendorFee,
  ...(terms.affiliate && { affiliate: writtenAffiliate(terms.affiliate) }),
})

export const writtenTier = ({ minValidBet, minLoss, minActive, rate: of }: Tier): WrittenTier => ({
  minValidBet: minValidBet.toString(),
  minLoss: minLoss.toString(),
  minActive,
  ratePpm: of,
})

/** The terms that somebody offers; a product that is named twice counts once. */
export const termsOf = (
  kind: ContractKind,
  asked: Omit<WrittenTerms, 'carryMode' | 'vendorFeePpm' | 'affiliate'> & {
    carryMode?: WrittenTerms['carryMode'] | undefined
    affiliate?: WrittenTerms['affiliate'] | undefined
  },
  vendorFee: Rate,
): Terms => ({
  kind,
  period: asked.period,
  products: [...new Set(asked.products)],
  basis: asked.basis,
  tiers: asked.tiers.map((tier) => ({
    minValidBet: amount(BigInt(tier.minValidBet)),
    minLoss: amount(BigInt(tier.minLoss)),
    minActive: tier.minActive,
    rate: rate(tier.ratePpm),
  })),
  activeMinValidBet: amount(BigInt(asked.activeMinValidBet)),
  cap: asked.cap === undefined ? null : amount(BigInt(asked.cap)),
  carryMode: asked.carryMode ?? usualCarry(kind),
  vendorFee,
  ...(asked.affiliate && { affiliate: readAffiliate(asked.affiliate) }),
})

/** Terms as a row keeps them. */
export function keptTerms(kind: ContractKind, kept: unknown): Terms {
  const written = contractTerms.parse(kept)
  return termsOf(kind, written, rate(written.vendorFeePpm))
}

/** Only what is of the net loss can be negative, and so carried. */
const usualCarry = (kind: ContractKind): Terms['carryMode'] =>
  BASES_OF[kind][0] === 'NET_LOSS' ? 'WITHIN_MONTH' : 'NONE'
