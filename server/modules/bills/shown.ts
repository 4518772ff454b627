import type { Bill, BillDetail, BillNewcomer } from '@senluna/contract/agent/bills.ts'
import { planOf } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import type { WrittenFigures } from '@senluna/kit/agents/pay/statement.ts'
import { isLastOfMonth } from '@senluna/kit/agents/periods.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { maskedName } from '../members/index.ts'
import { namedAccount, type Agent, type TeamAccount } from '../teams/index.ts'
import { HOUSE_NAME } from './statement.ts'
import { billsBelow, versionsOf, type NamedBill } from './store/bill-lists.ts'
import { figuresOf } from './store/bill-store.ts'
import { newcomersIn } from './store/counted-store.ts'
import { accountsOf } from './store/account-store.ts'
import { paymentsOf } from './store/payment-store.ts'

/** A bill as a list shows it. */
export const shownBill = (bill: NamedBill): Bill => ({
  billId: bill.id,
  contractId: bill.contract_id,
  kind: bill.kind,
  account: bill.holder,
  payer: bill.payer ?? HOUSE_NAME,
  period: { start: bill.period_start.toISOString(), endExclusive: bill.period_end.toISOString(), day: bill.day },
  validBet: bill.valid_bet.toString(),
  ggr: (bill.stake - bill.payout).toString(),
  costs: (bill.stake - bill.payout - bill.net_loss).toString(),
  netLoss: bill.net_loss.toString(),
  carryIn: bill.carry_in.toString(),
  base: bill.base.toString(),
  carryOut: bill.carry_out.toString(),
  active: bill.active,
  tierIndex: bill.tier,
  ratePpm: bill.rate_ppm,
  gross: bill.gross.toString(),
  ...(bill.terms.affiliate && {
    plan: {
      kind: planOf({ tiers: bill.terms.tiers, cpa: bill.terms.affiliate.cpa }),
      share: bill.share.toString(),
      qualified: bill.qualified,
      cpa: bill.cpa.toString(),
    },
  }),
  adjustment: bill.adjustment.toString(),
  due: bill.due.toString(),
  paid: bill.paid.toString(),
  arrears: bill.arrears.toString(),
  state: bill.state,
  version: bill.version,
  computedAt: bill.computed_at.toISOString(),
  ...(bill.paid_at === null ? {} : { paidAt: bill.paid_at.toISOString() }),
})

/** The members' figures of a bill, with the names that an agent may read. */
export async function shownFigures(
  db: Db,
  brand: Brand,
  agent: Agent,
  billId: Id<'bill'>,
): Promise<(WrittenFigures & { memberId: Id<'member'> })[]> {
  const figures = await figuresOf(db, billId)
  const ids = figures.map(({ memberId }) => memberId as Id<'member'>)
  const accounts = new Map<string, TeamAccount>((await accountsOf(db, ids)).map((account) => [account.id, account]))
  return figures.map((row) => {
    const account = accounts.get(row.memberId)
    return {
      memberId: row.memberId as Id<'member'>,
      account: account ? namedAccount(brand, agent, account).account : '',
      product: row.product,
      counts: row.counts,
      validBet: row.validBet.toString(),
      stake: row.stake.toString(),
      payout: row.payout.toString(),
      rebates: row.rebates.toString(),
      bonuses: row.bonuses.toString(),
      wages: row.wages.toString(),
      paymentFees: row.paymentFees.toString(),
    }
  })
}

/** How a bill's new members are named: `abc***z` to an affiliate, by their names to the desk. */
export type NameShown = (userName: string) => string

/** The new members of a bill. */
export async function shownNewcomers(db: Db, billId: Id<'bill'>, nameShown: NameShown): Promise<BillNewcomer[]> {
  const rows = await newcomersIn(db, billId)
  const accounts = new Map(
    (
      await accountsOf(
        db,
        rows.map(({ memberId }) => memberId),
      )
    ).map(({ id, userName }) => [id, userName]),
  )
  return rows.map(({ firstDeposit, bets, validBet, amount, ...row }) => ({
    ...row,
    account: nameShown(accounts.get(row.memberId) ?? ''),
    firstDeposit: firstDeposit && { day: firstDeposit.day, amount: firstDeposit.amount.toString() },
    bets: bets.map((bet) => ({ day: bet.day, validBet: bet.validBet.toString() })),
    validBet: validBet.toString(),
    amount: amount.toString(),
  }))
}

/** A bill with every step that led to it. */
export async function detailOf(db: Db, brand: Brand, agent: Agent, bill: NamedBill): Promise<BillDetail> {
  const { kind: _, cap, ...terms } = bill.terms
  const payments = await paymentsOf(db, bill.line_id)
  return {
    ...shownBill(bill),
    contractVersion: bill.contract_version,
    terms: { ...terms, products: [...terms.products], tiers: [...terms.tiers], ...(cap === null ? {} : { cap }) },
    metrics: {
      stake: bill.stake.toString(),
      payout: bill.payout.toString(),
      rebates: bill.rebates.toString(),
      bonuses: bill.bonuses.toString(),
      wages: bill.wages.toString(),
      paymentFees: bill.payment_fees.toString(),
      vendorFee: bill.vendor_fee.toString(),
      platformFee: bill.platform_fee.toString(),
    },
    newcomers: await shownNewcomers(db, bill.id, maskedName),
    before: bill.before.toString(),
    isLastOfMonth: isLastOfMonth(terms.period, { from: bill.day as BusinessDate }),
    missed: [...bill.missed],
    adjustmentLeft: bill.adjustment_left.toString(),
    ...(bill.reason === null ? {} : { reason: bill.reason }),
    figures: await shownFigures(db, brand, agent, bill.id),
    payments: payments.map(({ from, to, amount, postingKey, at, seq, what }) => ({
      seq,
      what,
      from: from ?? HOUSE_NAME,
      to: to ?? HOUSE_NAME,
      amount: amount.toString(),
      serialNo: postingKey,
      at: at.toISOString(),
    })),
    versions: (await versionsOf(db, bill.line_id)).map(({ id, version, gross, computedAt }) => ({
      billId: id,
      version,
      gross: gross.toString(),
      computedAt: computedAt.toISOString(),
    })),
    // What a payer's own downlines pay on is theirs: it is the holder who sees it.
    below: bill.holder_id === agent.id ? (await billsBelow(db, bill)).map(shownBill) : [],
  }
}
