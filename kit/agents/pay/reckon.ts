import { amount, rate, type Amount, type Rate } from '../../money.ts'
import type { Product } from '../../product.ts'
import { affiliateOf, type NewcomersAsked } from '../affiliates/affiliate-bill.ts'
import type { NewcomerLine } from '../affiliates/newcomer.ts'
import type { Terms } from '../contracts/contract-terms.ts'
import { tierOf, type TierChoice } from '../contracts/tier.ts'
import { dividendOf, type TeamFigures } from './dividend.ts'
import { atLeastZero, sumOf, type PayStatus } from './pay-status.ts'
import { dailyWageOf, hourSalaryOf, windowSalaryOf } from './salary.ts'

/** What a member of a team did: its play of a product, or under no product its money. */
export interface MemberFigures extends TeamFigures {
  memberId: string
  product: Product | ''
  /** Whether the account can be an active member: the house's own and affiliates can't. */
  counts: boolean
}

/** What a team came to, all of its members together. */
export interface TeamTotals {
  team: TeamFigures
  /** How many members bet what makes one active. */
  active: number
}

/** What a bill is reckoned from, besides the terms and the team. */
export interface PeriodInputs {
  /** Of a dividend, from the period before: 0 or less. */
  carryIn: Amount
  isLastOfMonth: boolean
  /**
   * Of a real-time salary the day's valid bets that were paid before; of an hourly one what the day
   * came to before, which its cap counts.
   */
  before: Amount
  /** What corrections of periods before add. */
  adjustment: Amount
  /** Of an affiliate's plan that pays for new members. */
  newcomers?: NewcomersAsked | undefined
}

/** The same with what each member of the team did. */
export interface BillInputs extends PeriodInputs {
  figures: readonly MemberFigures[]
}

/** A bill with every step that led to it. */
export interface Reckoned {
  team: TeamFigures
  active: number
  vendorFee: Amount
  platformFee: Amount
  netLoss: Amount
  base: Amount
  choice: TierChoice
  rate: Rate
  /** Of an affiliate: the share before new members count against it, and what they came to. */
  share: Amount
  newcomers: readonly NewcomerLine[]
  qualified: number
  cpa: Amount
  /** What the period itself comes to; of a window after a correction it can be less than 0. */
  gross: Amount
  carryOut: Amount
  /** What is to be paid, with the corrections; less than 0: to be given back. */
  due: Amount
  /** What is left of the corrections for the next bill: 0 or less. */
  adjustmentLeft: Amount
  status: PayStatus
}

/**
 * What a contract comes to in one of its periods. The server, a statement's verifier and the page
 * that checks one run this same function. Source: docs/agents.md.
 */
export const reckon = (terms: Terms, inputs: BillInputs): Reckoned =>
  reckonTotals(terms, totalsOf(inputs.figures, terms.activeMinValidBet), inputs)

/** The same by what the team came to. */
export function reckonTotals(terms: Terms, { team, active }: TeamTotals, inputs: PeriodInputs): Reckoned {
  const { ggr: _, costs: _costs, ...own } = ofKind(terms, inputs, team, active)
  const sum = amount(own.gross + inputs.adjustment)
  const isGivenBack = terms.kind === 'REALTIME_SALARY'
  const due = isGivenBack ? sum : atLeastZero(sum)
  const adjustmentLeft = amount(sum - due)
  return { ...own, team, active, due, adjustmentLeft, status: statusOf(own.status, due) }
}

/** What members' figures come to. */
export const totalsOf = (figures: readonly MemberFigures[], activeLeast: Amount): TeamTotals => ({
  team: teamOf(figures),
  active: activeAmong(figures, activeLeast),
})

/** The figures of all members together. */
export function teamOf(figures: readonly MemberFigures[]): TeamFigures {
  const total = (field: keyof TeamFigures) => sumOf(figures.map((row) => row[field]))
  return {
    validBet: total('validBet'),
    stake: total('stake'),
    payout: total('payout'),
    rebates: total('rebates'),
    bonuses: total('bonuses'),
    wages: total('wages'),
    paymentFees: total('paymentFees'),
  }
}

/** How many accounts bet at least so much, and anything at all. */
export function activeAmong(figures: readonly MemberFigures[], least: Amount): number {
  const bets = new Map<string, bigint>()
  for (const { memberId, counts, validBet } of figures)
    if (counts) bets.set(memberId, (bets.get(memberId) ?? 0n) + validBet)
  return [...bets.values()].filter((bet) => bet > 0n && bet >= least).length
}

const NOTHING = amount(0n)

/** Of everybody who is no affiliate. */
const NO_PLAN = { share: NOTHING, newcomers: [], qualified: 0, cpa: NOTHING }

function ofKind(terms: Terms, inputs: PeriodInputs, team: TeamFigures, active: number) {
  const { carryIn, isLastOfMonth, before, newcomers } = inputs
  const { affiliate } = terms
  const period = { carryIn, isLastOfMonth, activeMembers: active }
  if (terms.kind === 'DIVIDEND' && affiliate) {
    const { cpa, ...bill } = affiliateOf(team, { ...terms, affiliate }, period, newcomers)
    return { ...bill, newcomers: cpa.lines, qualified: cpa.qualified, cpa: cpa.amount }
  }
  const dividend = dividendOf(team, terms, period)
  if (terms.kind === 'DIVIDEND') return { ...dividend, ...NO_PLAN }
  const { ggr, costs, vendorFee, platformFee, netLoss } = dividend
  const steps = { ggr, costs, vendorFee, platformFee, netLoss, carryOut: NOTHING, ...NO_PLAN }
  switch (terms.kind) {
    case 'DAILY_SALARY': {
      const wage = dailyWageOf({ validBet: team.validBet, netLoss, activeMembers: active }, terms)
      return { ...steps, ...wage, gross: wage.amount }
    }
    case 'HOURLY_SALARY': {
      const left = terms.cap === null ? null : atLeastZero(amount(terms.cap - before))
      const hour = hourSalaryOf({ hour: 0, validBet: team.validBet, activeMembers: active }, terms.tiers, left)
      return { ...steps, base: team.validBet, ...paidAt(hour.choice, hour.amount) }
    }
    case 'REALTIME_SALARY': {
      const choice = tierOf(terms.tiers, { validBet: team.validBet, active })
      const gross = windowSalaryOf(before, team.validBet, terms.tiers[0]?.rate ?? rate(0))
      return { ...steps, base: team.validBet, ...paidAt({ ...choice, index: 0, tier: terms.tiers[0] }, gross) }
    }
  }
}

const paidAt = (choice: TierChoice, gross: Amount) => ({
  choice,
  rate: choice.tier?.rate ?? rate(0),
  gross,
  status: salaryStatus(choice, gross),
})

function salaryStatus({ tier }: TierChoice, gross: Amount): PayStatus {
  if (!tier) return 'NOT_REACHED'
  return gross === 0n ? 'ZERO' : 'PAYABLE'
}

/** Corrections can make a bill payable that came to nothing, and the other way round. */
function statusOf(reckoned: PayStatus, due: Amount): PayStatus {
  if (due !== 0n) return 'PAYABLE'
  return reckoned === 'PAYABLE' ? 'ZERO' : reckoned
}
