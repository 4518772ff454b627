import { amount, rate } from '../../money.ts'
import type { AffiliateTerms, CpaTerms, WrittenAffiliate, WrittenCpa } from './affiliate-terms.ts'

/** Terms of an affiliate in writing. */
export const writtenAffiliate = ({ platformFee, cpa }: AffiliateTerms): WrittenAffiliate => ({
  platformFeePpm: platformFee,
  cpa: cpa && writtenCpa(cpa),
})

const writtenCpa = (cpa: CpaTerms): WrittenCpa => ({
  amount: cpa.amount.toString(),
  minFirstDeposit: cpa.minFirstDeposit.toString(),
  minValidBet: cpa.minValidBet.toString(),
  withinDays: cpa.withinDays,
  mostPerPeriod: cpa.mostPerPeriod,
  counts: cpa.counts,
})

/** Terms of an affiliate as they were written. */
export const readAffiliate = ({ platformFeePpm, cpa }: WrittenAffiliate): AffiliateTerms => ({
  platformFee: rate(platformFeePpm),
  cpa: cpa && {
    ...cpa,
    amount: amount(BigInt(cpa.amount)),
    minFirstDeposit: amount(BigInt(cpa.minFirstDeposit)),
    minValidBet: amount(BigInt(cpa.minValidBet)),
  },
})
