import { sql } from 'kysely'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { WrittenTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import type { BillState } from '@senluna/kit/agents/pay/bill-states.ts'
import type { MemberFigures } from '@senluna/kit/agents/pay/reckon.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A threshold of the next tier that was missed, in writing. */
export interface WrittenShortfall {
  tier: number
  threshold: 'VALID_BET' | 'LOSS' | 'ACTIVE'
  needed: string
  reached: string
  short: string
}

/** A bill as it stands. */
export interface BillRow {
  id: Id<'bill'>
  line_id: Id<'bill-line'>
  version: number
  replaces_id: Id<'bill'> | null
  merchant_id: MerchantCode
  kind: ContractKind
  contract_id: Id<'contract'>
  contract_version: number
  signed_at: Date
  holder_id: Id<'member'>
  payer_id: Id<'member'> | null
  depth: number
  currency: string
  period_start: Date
  period_end: Date
  day: string
  terms: WrittenTerms
  valid_bet: Amount
  stake: Amount
  payout: Amount
  rebates: Amount
  bonuses: Amount
  wages: Amount
  payment_fees: Amount
  vendor_fee: Amount
  /** Of an affiliate; 0 of anybody else, like the three below. */
  platform_fee: Amount
  share: Amount
  qualified: number
  cpa: Amount
  active: number
  net_loss: Amount
  carry_in: Amount
  base: Amount
  carry_out: Amount
  before: Amount
  tier: number | null
  rate_ppm: number
  missed: readonly WrittenShortfall[]
  gross: Amount
  adjustment: Amount
  adjustment_left: Amount
  due: Amount
  paid: Amount
  state: BillState
  reason: string | null
  computed_at: Date
  decided_at: Date | null
  paid_at: Date | null
}

/** The columns of a bill, of table `b`; the day as text. */
export const BILL = sql.raw(
  `b.id, b.line_id, b.version, b.replaces_id, b.merchant_id, b.kind, b.contract_id, b.contract_version, b.signed_at, b.holder_id, b.payer_id,
   b.depth, b.currency, b.period_start, b.period_end, to_char(b.day, 'YYYY-MM-DD') as day, b.terms, b.valid_bet, b.stake, b.payout, b.rebates,
   b.bonuses, b.wages, b.payment_fees, b.vendor_fee,
   b.platform_fee, b.share, b.qualified, b.cpa, b.active, b.net_loss, b.carry_in, b.base, b.carry_out, b.before, b.tier, b.rate_ppm,
   b.missed, b.gross, b.adjustment, b.adjustment_left, b.due, b.paid, b.state, b.reason, b.computed_at, b.decided_at, b.paid_at`,
)

/** Writes a bill. Throws when the contract has one of the period. */
export async function insertBill(tx: Tx, bill: BillRow): Promise<void> {
  await sql`insert into bills.bill (id, line_id, version, replaces_id, merchant_id, kind, contract_id, contract_version, signed_at, holder_id,
      payer_id, depth, currency, period_start, period_end, day, terms, valid_bet, stake, payout, rebates, bonuses, wages, payment_fees, vendor_fee,
      platform_fee, share, qualified, cpa, active, net_loss, carry_in, base, carry_out, before, tier, rate_ppm, missed, gross, adjustment, adjustment_left, due, paid, state, reason,
      computed_at, decided_at, paid_at)
    values (${bill.id}, ${bill.line_id}, ${bill.version}, ${bill.replaces_id}, ${bill.merchant_id}, ${bill.kind}, ${bill.contract_id},
      ${bill.contract_version}, ${bill.signed_at}, ${bill.holder_id}, ${bill.payer_id}, ${bill.depth}, ${bill.currency}, ${bill.period_start},
      ${bill.period_end}, ${bill.day}::date, ${JSON.stringify(bill.terms)}::jsonb, ${bill.valid_bet}, ${bill.stake}, ${bill.payout}, ${bill.rebates},
      ${bill.bonuses}, ${bill.wages}, ${bill.payment_fees}, ${bill.vendor_fee},
      ${bill.platform_fee}, ${bill.share}, ${bill.qualified}, ${bill.cpa}, ${bill.active}, ${bill.net_loss}, ${bill.carry_in}, ${bill.base},
      ${bill.carry_out}, ${bill.before}, ${bill.tier}, ${bill.rate_ppm}, ${JSON.stringify(bill.missed)}::jsonb, ${bill.gross}, ${bill.adjustment},
      ${bill.adjustment_left}, ${bill.due}, ${bill.paid}, ${bill.state}, ${bill.reason}, ${bill.computed_at}, ${bill.decided_at}, ${bill.paid_at})`.execute(
    tx,
  )
}

/** Writes the figures that a bill comes of. */
export async function insertFigures(
  tx: Tx,
  bill: Pick<BillRow, 'id'>,
  figures: readonly MemberFigures[],
): Promise<void> {
  const column = <Value>(valueOf: (row: MemberFigures) => Value) => figures.map(valueOf)
  const units = (field: 'validBet' | 'stake' | 'payout' | 'rebates' | 'bonuses' | 'wages' | 'paymentFees') =>
    column((row) => row[field].toString())
  await sql`insert into bills.figure (bill_id, member_id, product, counts, valid_bet, stake, payout, rebates, bonuses, wages, payment_fees)
    select ${bill.id}, f.* from unnest(${column(({ memberId }) => memberId)}::uuid[], ${column(({ product }) => product)}::text[],
      ${column(({ counts }) => counts)}::boolean[], ${units('validBet')}::bigint[], ${units('stake')}::bigint[], ${units('payout')}::bigint[],
      ${units('rebates')}::bigint[], ${units('bonuses')}::bigint[], ${units('wages')}::bigint[], ${units('paymentFees')}::bigint[]) as f`.execute(
    tx,
  )
}

/** What a bill comes of, member by member. */
export async function figuresOf(db: Db | Tx, billId: Id<'bill'>): Promise<MemberFigures[]> {
  const { rows } =
    await sql<MemberFigures>`select member_id as "memberId", product, counts, valid_bet as "validBet", stake, payout, rebates,
    bonuses, wages, payment_fees as "paymentFees" from bills.figure where bill_id = ${billId} order by 1, 2`.execute(db)
  return rows
}

/** What a contract's bills before a period say of the next one. */
export interface Before {
  contractId: Id<'contract'>
  /** Carried out of the dividend before. */
  carryOut: Amount
  /** Left of corrections, and what of them nobody took. */
  adjustment: Amount
  /** What the bills of the same day came to, and their valid bets. */
  dayGross: Amount
  dayValidBet: Amount
}

/** The same of some contracts before a moment of a business day. */
export async function beforeOf(
  tx: Db | Tx,
  contractIds: readonly Id<'contract'>[],
  start: Instant,
  day: string,
): Promise<ReadonlyMap<Id<'contract'>, Before>> {
  const at = new Date(start)
  const { rows } = await sql<Before>`select c.id as "contractId", coalesce(l.carry_out, 0) as "carryOut",
      (coalesce(l.adjustment_left, 0) + coalesce(k.amount, 0))::bigint as adjustment,
      coalesce(d.gross, 0)::bigint as "dayGross", coalesce(d.valid_bet, 0)::bigint as "dayValidBet"
    from unnest(${[...contractIds]}::uuid[]) as c (id)
    left join lateral (select carry_out, adjustment_left from bills.bill b where b.contract_id = c.id and b.state <> 'ADJUSTED' and b.period_end <= ${at}
      order by b.period_start desc limit 1) l on true
    left join lateral (select sum(amount) as amount from bills.correction r where r.contract_id = c.id and r.taken_by is null) k on true
    left join lateral (select sum(gross) as gross, sum(valid_bet) as valid_bet from bills.bill b
      where b.contract_id = c.id and b.state <> 'ADJUSTED' and b.day = ${day}::date and b.period_start < ${at}) d on true`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.contractId, row]))
}

/** Says of corrections of a contract that a bill took them. */
export async function takeCorrections(tx: Tx, contractId: Id<'contract'>, billId: Id<'bill'>): Promise<void> {
  await sql`update bills.correction set taken_by = ${billId} where contract_id = ${contractId} and taken_by is null`.execute(
    tx,
  )
}

/** How many accounts stand above some holders. */
export async function depthsOf(tx: Tx, holders: readonly Id<'member'>[]): Promise<ReadonlyMap<Id<'member'>, number>> {
  const { rows } = await sql<{
    id: Id<'member'>
    depth: number
  }>`select id, cardinality(path) as depth from members.for_tree
    where id = any (${[...holders]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, depth }) => [id, depth]))
}

/** Up to when the periods of a kind were worked out. */
export async function doneUntil(
  db: Db | Tx,
  merchantCode: MerchantCode,
  kind: ContractKind,
): Promise<Instant | undefined> {
  const { rows } = await sql<{
    at: Date
  }>`select done_until as at from bills.run where merchant_id = ${merchantCode} and kind = ${kind}`.execute(db)
  return rows[0] && instant(rows[0].at.getTime())
}

/** Keeps up to when they were. */
export async function keepDone(tx: Tx, merchantCode: MerchantCode, kind: ContractKind, until: Instant): Promise<void> {
  await sql`insert into bills.run (merchant_id, kind, done_until) values (${merchantCode}, ${kind}, ${new Date(until)})
    on conflict (merchant_id, kind) do update set done_until = excluded.done_until`.execute(tx)
}

/** Whoever works at the bills of a kind holds it until the end of their transaction. */
export const lockKind = (tx: Tx, merchantCode: MerchantCode, kind: ContractKind) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`bills ${merchantCode} ${kind}`}, 0))`.execute(tx)
