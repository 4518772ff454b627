import { writtenTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import { confirmedAs } from '@senluna/kit/agents/pay/bill-states.ts'
import { reckon, type BillInputs, type MemberFigures, type Reckoned } from '@senluna/kit/agents/pay/reckon.ts'
import { isLastOfMonth } from '@senluna/kit/agents/periods.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { BusinessDate, Instant } from '@senluna/kit/time.ts'
import { newId } from '../../platform/ids.ts'
import type { ContractInForce } from './bills.ts'
import type { BillRow, Before, WrittenShortfall } from './store/bill-store.ts'

/** A contract's own part of a period. */
export interface Piece {
  contract: ContractInForce
  start: Instant
  end: Instant
  /** The day in which the whole period begins. */
  day: BusinessDate
}

/**
 * The most that the house pays as a dividend without a second pair of eyes: nothing. Usual: every
 * one is looked at.
 */
export const AUTO_APPROVE_MOST = amount(0n)

/** A first bill of a piece, as it is confirmed. */
export function firstBill(
  { contract, start, end, day }: Piece,
  figures: readonly MemberFigures[],
  before: Before,
  more: { brand: Brand; depth: number; now: Instant },
): BillRow {
  const id = newId<'bill'>(more.now)
  const inputs = {
    figures,
    carryIn: contract.kind === 'DIVIDEND' ? before.carryOut : NOTHING,
    isLastOfMonth: isLastOfMonth(contract.terms.period, { from: day }),
    before: beforeIn(contract, before),
    adjustment: before.adjustment,
  }
  const reckoned = reckon(contract.terms, inputs)
  return {
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
    state: stateOf(contract, reckoned),
    reason: null,
    computed_at: new Date(more.now),
    decided_at: null,
    paid_at: null,
  }
}

/** The columns that a reckoned bill fills. */
export function columnsOf(reckoned: Reckoned, { carryIn, before, adjustment }: BillInputs) {
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
export const stateOf = ({ kind, offerorId }: Pick<ContractInForce, 'kind' | 'offerorId'>, { status, due }: Reckoned) =>
  confirmedAs({ kind, status, amount: due, isPaidByHouse: offerorId === null }, AUTO_APPROVE_MOST)

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
