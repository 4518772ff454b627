import { writtenTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import type { NewcomersAsked } from '@senluna/kit/agents/affiliates/affiliate-bill.ts'
import { confirmedAs } from '@senluna/kit/agents/pay/bill-states.ts'
import { reckonTotals, type PeriodInputs, type Reckoned, type TeamTotals } from '@senluna/kit/agents/pay/reckon.ts'
import { isLastOfMonth } from '@senluna/kit/agents/periods.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { BusinessDate, Instant } from '@senluna/kit/time.ts'
import { newId } from '../../platform/ids.ts'
import type { ContractInForce } from './bills.ts'
import { billedNewcomers } from './newcomers/newcomers-of.ts'
import type { BilledNewcomer } from './store/counted-store.ts'
import type { BillRow, Before, WrittenShortfall } from './store/bill-store.ts'

/** A contract's own part of a period. */
export interface Piece {
  contract: ContractInForce
  start: Instant
  end: Instant
  /** The day in which the whole period begins. */
  day: BusinessDate
}

/** A first bill of a piece, as it is confirmed, with the new members that it looked at. */
export function firstBill(
  { contract, start, end, day }: Piece,
  { totals, newcomers }: { totals: TeamTotals; newcomers: NewcomersAsked | undefined },
  before: Before,
  more: { brand: Brand; depth: number; autoApproveMost: Amount; now: Instant },
): { bill: BillRow; newcomers: BilledNewcomer[] } {
  const id = newId<'bill'>(more.now)
  const inputs = { ...inputsOf({ contract, day }, before), newcomers }
  const reckoned = reckonTotals(contract.terms, totals, inputs)
  const bill: BillRow = {
    id,
    line_id: id as string as Id<'bill-line'>,
    version: 1,
    replaces_id: null,
    merchant_id: contract.merchantCode,
    kind: contract.kind,
    contract_id: contract.id,
    contract_version: contract.version,
    signed_at: new Date(contract.signedAt),
    holder_id: contract.holderId,
    payer_id: contract.offerorId,
    depth: more.depth,
    currency: more.brand.currency.code,
    period_start: new Date(start),
    period_end: new Date(end),
    day,
    terms: writtenTerms(contract.terms),
    ...columnsOf(reckoned, inputs),
    due: reckoned.due,
    paid: NOTHING,
    state: stateOf(contract, reckoned, more.autoApproveMost),
    reason: null,
    computed_at: new Date(more.now),
    decided_at: null,
    paid_at: null,
  }
  return { bill, newcomers: billedNewcomers(newcomers, reckoned.newcomers) }
}

/** What a piece is reckoned from, besides its team. */
export const inputsOf = ({ contract, day }: Pick<Piece, 'contract' | 'day'>, before: Before): PeriodInputs => ({
  carryIn: contract.kind === 'DIVIDEND' ? before.carryOut : NOTHING,
  isLastOfMonth: isLastOfMonth(contract.terms.period, { from: day }),
  before: beforeIn(contract, before),
  adjustment: before.adjustment,
})

/** The columns that a reckoned bill fills. */
export function columnsOf(reckoned: Reckoned, { carryIn, before, adjustment }: PeriodInputs) {
  const { team, choice } = reckoned
  return {
    valid_bet: team.validBet,
    stake: team.stake,
    payout: team.payout,
    rebates: team.rebates,
    bonuses: team.bonuses,
    wages: team.wages,
    payment_fees: team.paymentFees,
    vendor_fee: reckoned.vendorFee,
    platform_fee: reckoned.platformFee,
    share: reckoned.share,
    qualified: reckoned.qualified,
    cpa: reckoned.cpa,
    active: reckoned.active,
    net_loss: reckoned.netLoss,
    carry_in: carryIn,
    base: reckoned.base,
    carry_out: reckoned.carryOut,
    before,
    tier: choice.index ?? null,
    rate_ppm: reckoned.rate,
    missed: missedOf(reckoned),
    gross: reckoned.gross,
    adjustment,
    adjustment_left: reckoned.adjustmentLeft,
  }
}

/** Where a bill stands that was just worked out. */
export const stateOf = (
  { kind, offerorId }: Pick<ContractInForce, 'kind' | 'offerorId'>,
  { status, due }: Reckoned,
  autoApproveMost: Amount,
) => confirmedAs({ kind, status, amount: due, isPaidByHouse: offerorId === null }, autoApproveMost)

const NOTHING = amount(0n)

/** What of the day before counts: bets that were paid, or what the cap of the day counts. */
function beforeIn({ kind }: ContractInForce, { dayGross, dayValidBet }: Before) {
  if (kind === 'HOURLY_SALARY') return dayGross
  return kind === 'REALTIME_SALARY' ? dayValidBet : NOTHING
}

/** Why the next tier doesn't hold; a dividend of a base below 0 has no next tier to speak of. */
const missedOf = ({ choice }: Reckoned): WrittenShortfall[] =>
  (choice.next?.missed ?? []).map(({ threshold, needed, reached, short }) => ({
    tier: choice.next!.index,
    threshold,
    needed: needed.toString(),
    reached: reached.toString(),
    short: short.toString(),
  }))
