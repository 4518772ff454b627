import { assert } from '../../assert.ts'
import { amount, rate, shareOf, type Amount, type Rate } from '../../money.ts'
import type { Terms } from '../contracts/contract-terms.ts'
import { tierOf, type TierChoice } from '../contracts/tier.ts'
import { atLeastZero, cappedShare, sumOf, type PayStatus } from './pay-status.ts'

/** What a holder's team did in a period, the holder included, in the products of the contract. */
export interface TeamFigures {
  validBet: Amount
  stake: Amount
  payout: Amount
  /** Rebates of all levels of the team. */
  rebates: Amount
  bonuses: Amount
  /** Wages and salaries received in the team. */
  wages: Amount
  paymentFees: Amount
}

/** What a dividend is reckoned from besides the team's figures. */
export interface DividendPeriod {
  /** Carried from the period before: 0 or less. */
  carryIn: Amount
  isLastOfMonth: boolean
  activeMembers: number
}

/** A dividend, with every step that led to it. */
export interface DividendBill {
  ggr: Amount
  vendorFee: Amount
  /** Of an affiliate; 0 of anybody else. */
  platformFee: Amount
  costs: Amount
  /** What the team lost, seen from the house. */
  netLoss: Amount
  /** The net loss after what was carried in. */
  base: Amount
  choice: TierChoice
  rate: Rate
  gross: Amount
  carryOut: Amount
  status: PayStatus
}

type DividendTerms = Pick<Terms, 'tiers' | 'cap' | 'carryMode' | 'vendorFee' | 'affiliate'>

/**
 * What a holder earns for what its team lost in a period.
 *
 * The thresholds of loss are compared with the base: what is carried in has to be recouped before a
 * tier is reached. Source: docs/agents.md, "Dividend"; vectors DIVIDEND-BILL-*.
 */
export function dividendOf(
  figures: TeamFigures,
  { tiers, cap, carryMode, vendorFee: feeRate, affiliate }: DividendTerms,
  { carryIn, isLastOfMonth, activeMembers }: DividendPeriod,
): DividendBill {
  assert(carryIn <= 0n, 'only losses of the house are carried')
  const ggr = amount(figures.stake - figures.payout)
  const vendorFee = shareOf(atLeastZero(ggr), feeRate)
  const platformFee = shareOf(atLeastZero(ggr), affiliate?.platformFee ?? rate(0))
  const costs = sumOf([figures.rebates, figures.bonuses, figures.wages, figures.paymentFees, vendorFee, platformFee])
  const netLoss = amount(ggr - costs)
  const base = amount(netLoss + carryIn)
  const choice = tierOf(base > 0n ? tiers : [], { validBet: figures.validBet, loss: base, active: activeMembers })
  const reckoned = { ggr, vendorFee, platformFee, costs, netLoss, base, choice }
  const nothing = { rate: rate(0), gross: amount(0n), carryOut: amount(0n) }
  if (base <= 0n) {
    const isCarried = carryMode === 'UNLIMITED' || (carryMode === 'WITHIN_MONTH' && !isLastOfMonth)
    const carryOut = isCarried ? base : amount(0n)
    return { ...reckoned, ...nothing, carryOut, status: carryOut < 0n ? 'LOSS_CARRIED' : 'NO_PROFIT' }
  }
  if (!choice.tier) return { ...reckoned, ...nothing, status: 'NOT_REACHED' }
  const gross = cappedShare(base, choice.tier.rate, cap)
  return { ...reckoned, ...nothing, rate: choice.tier.rate, gross, status: gross > 0n ? 'PAYABLE' : 'ZERO' }
}
