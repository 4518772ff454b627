import { amount, shareOf, type Amount, type Rate } from '@senluna/kit/money.ts'

/** What a period's play and the gifts for it come to, in the currency's smallest unit. */
export interface SummaryOf {
  stake: Amount
  /** Stakes that came back are in it. */
  payout: Amount
  /** All rebates, and those of them that are the player's own. */
  rebates: Amount
  memberRebates: Amount
  bonuses: Amount
  wages: Amount
  dividends: Amount
  paymentFees: Amount
  vendorFee: Rate
}

/**
 * The figures of a report: what the house keeps of the stakes (GGR), what is left of that once
 * everything given and owed is paid (NGR), and what the player won or lost. A vendor's fee is a
 * share of what was won from players, never below 0.
 */
export function summaryOf(figures: SummaryOf) {
  const ggr = figures.stake - figures.payout
  const vendorFee = shareOf(amount(ggr > 0n ? ggr : 0n), figures.vendorFee)
  return {
    ggr: amount(ggr),
    vendorFee,
    ngr: amount(
      ggr - figures.rebates - figures.bonuses - figures.wages - figures.dividends - figures.paymentFees - vendorFee,
    ),
    memberProfit: amount(figures.payout - figures.stake + figures.memberRebates + figures.bonuses),
  }
}
