import { amount, shareOf, type Amount, type Rate } from '../../money.ts'
import { atLeastZero } from './pay-status.ts'

/** What a set of members did in a time, and what it cost. */
export interface SummaryFigures {
  stake: Amount
  payout: Amount
  /** Rebates of members and agents. */
  rebates: Amount
  /** Of them the members' own. */
  memberRebates: Amount
  bonuses: Amount
  /** What the house paid as wages and salaries. */
  wages: Amount
  /** What the house paid as dividends. */
  dividends: Amount
  paymentFees: Amount
  vendorFee: Rate
}

/** What is left to the house, and what the members made of it. */
export interface Summary {
  ggr: Amount
  vendorFee: Amount
  ngr: Amount
  memberProfit: Amount
}

/** From stakes to NGR. Source: docs/glossary.md; vectors REPORT-SUMMARY-*. */
export function summaryOf(figures: SummaryFigures): Summary {
  const { stake, payout, rebates, memberRebates, bonuses, wages, dividends, paymentFees } = figures
  const ggr = amount(stake - payout)
  const vendorFee = shareOf(atLeastZero(ggr), figures.vendorFee)
  return {
    ggr,
    vendorFee,
    ngr: amount(ggr - rebates - bonuses - wages - dividends - paymentFees - vendorFee),
    memberProfit: amount(payout - stake + memberRebates + bonuses),
  }
}
