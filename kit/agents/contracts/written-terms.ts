import { amount, rate } from '../../money.ts'
import type { WrittenAffiliate } from './affiliate-terms.ts'
import type { Terms } from './contract-terms.ts'
import { readAffiliate, writtenAffiliate } from './written-affiliate.ts'

/** Terms as tables, files and the wire hold them: amounts are digits. */
export interface WrittenTerms extends Omit<Terms, 'tiers' | 'activeMinValidBet' | 'cap' | 'vendorFee' | 'affiliate'> {
  tiers: readonly { minValidBet: string; minLoss: string; minActive: number; ratePpm: number }[]
  activeMinValidBet: string
  cap: string | null
  vendorFeePpm: number
  affiliate?: WrittenAffiliate
}

/** Terms in writing. */
export const writtenTerms = ({
  tiers,
  activeMinValidBet,
  cap,
  vendorFee,
  affiliate,
  ...rest
}: Terms): WrittenTerms => ({
  kind: rest.kind,
  period: rest.period,
  products: rest.products,
  basis: rest.basis,
  carryMode: rest.carryMode,
  tiers: tiers.map((tier) => ({
    minValidBet: tier.minValidBet.toString(),
    minLoss: tier.minLoss.toString(),
    minActive: tier.minActive,
    ratePpm: tier.rate,
  })),
  activeMinValidBet: activeMinValidBet.toString(),
  cap: cap === null ? null : cap.toString(),
  vendorFeePpm: vendorFee,
  ...(affiliate && { affiliate: writtenAffiliate(affiliate) }),
})

/** Terms as they were written. */
export const readTerms = ({
  tiers,
  activeMinValidBet,
  cap,
  vendorFeePpm,
  affiliate,
  ...rest
}: WrittenTerms): Terms => ({
  ...rest,
  tiers: tiers.map((tier) => ({
    minValidBet: amount(BigInt(tier.minValidBet)),
    minLoss: amount(BigInt(tier.minLoss)),
    minActive: tier.minActive,
    rate: rate(tier.ratePpm),
  })),
  activeMinValidBet: amount(BigInt(activeMinValidBet)),
  cap: cap === null ? null : amount(BigInt(cap)),
  vendorFee: rate(vendorFeePpm),
  ...(affiliate && { affiliate: readAffiliate(affiliate) }),
})
