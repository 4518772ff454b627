import { amount, rate, type Amount } from '../../money.ts'
import type { AffiliateTerms } from '../contracts/affiliate-terms.ts'
import type { Terms } from '../contracts/contract-terms.ts'
import { dividendOf, type DividendBill, type DividendPeriod, type TeamFigures } from '../pay/dividend.ts'
import { atLeastZero } from '../pay/pay-status.ts'
import { cpaOf, type CpaDays, type CpaResult } from './cpa.ts'
import type { Newcomer } from './newcomer.ts'

/** The new members that a bill looks at. */
export interface NewcomersAsked extends CpaDays {
  newcomers: readonly Newcomer[]
}

/** What an affiliate's plan comes to: its gross is what of the share is paid, and all lines. */
export interface AffiliateBill extends DividendBill {
  /** The share of what was lost, before new members are counted against it. */
  share: Amount
  cpa: CpaResult
}

const NO_ONE: CpaResult = { lines: [], qualified: 0, amount: amount(0n) }

/**
 * What an affiliate earns in a period: a share of what its members lost, so much for each new one,
 * or both. Source: docs/agents.md, "Affiliates".
 */
export function affiliateOf(
  figures: TeamFigures,
  terms: Terms & { affiliate: AffiliateTerms },
  period: DividendPeriod,
  asked: NewcomersAsked | undefined,
): AffiliateBill {
  const { cpa: cpaTerms } = terms.affiliate
  const bill =
    terms.tiers.length === 0 ? withoutShare(dividendOf(figures, terms, period)) : dividendOf(figures, terms, period)
  const cpa = cpaTerms && asked ? cpaOf(cpaTerms, asked, asked.newcomers) : NO_ONE
  const left = cpaTerms?.counts === 'AGAINST_SHARE' ? atLeastZero(amount(bill.gross - cpa.amount)) : bill.gross
  const gross = amount(left + cpa.amount)
  return { ...bill, share: bill.gross, cpa, gross, status: gross > 0n ? 'PAYABLE' : bill.status }
}

/** Without tiers nothing is carried, and no loss is spoken of. */
const withoutShare = (bill: DividendBill): DividendBill => ({
  ...bill,
  rate: rate(0),
  gross: amount(0n),
  carryOut: amount(0n),
  status: 'ZERO',
})
