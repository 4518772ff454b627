import { sql } from 'kysely'
import type { BillState } from '@senluna/kit/agents/pay/bill-states.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { BILL, type BillRow } from './bill-store.ts'

/** What a payment of a line is. */
export type What = 'PAY' | 'ARREARS' | 'ADJUST' | 'COVER'

/** The number of a line's next payment. */
export async function nextSeq(tx: Tx, lineId: Id<'bill-line'>): Promise<number> {
  const { rows } = await sql<{
    seq: number
  }>`select coalesce(max(seq), 0) + 1 as seq from bills.payment where line_id = ${lineId}`.execute(tx)
  return rows[0]?.seq ?? 1
}

/** Keeps a payment. */
export async function insertPayment(
  tx: Tx,
  payment: {
    lineId: Id<'bill-line'>
    seq: number
    merchantCode: MerchantCode
    what: What
    from: Id<'member'> | null
    to: Id<'member'> | null
    amount: Amount
    key: Id<'posting'>
  },
  now: Instant,
): Promise<void> {
  const { lineId, seq, merchantCode, what, from, to, amount, key } = payment
  await sql`insert into bills.payment (line_id, seq, merchant_id, what, from_id, to_id, amount, posting_key, at)
    values (${lineId}, ${seq}, ${merchantCode}, ${what}, ${from}, ${to}, ${amount}, ${key}, ${new Date(now)})`.execute(
    tx,
  )
}

/** Bills `b` that can be paid: who waits for its own bill pays nobody yet. */
const payable = (tried: readonly string[]) => sql`b.state = 'ISSUED' and not (b.id = any (${[...tried]}::uuid[]))
    and not exists (select from bills.bill own where own.merchant_id = b.merchant_id and own.kind = b.kind and own.holder_id = b.payer_id
      and own.period_end <= b.period_end and own.state in ('ISSUED', 'REVIEW') and not (own.id = any (${[...tried]}::uuid[])))`

/**
 * The bills of a kind that are to be paid next: those of the oldest period at the top of the tree,
 * the oldest contract first. None of them waits for another.
 */
export async function nextIssued(
  db: Db,
  merchantCode: MerchantCode,
  kind: ContractKind,
  tried: readonly string[],
): Promise<Id<'bill'>[]> {
  const { rows } = await sql<{ id: Id<'bill'> }>`with open as materialized (
      select b.id, b.period_end, b.depth, b.signed_at, b.contract_id from bills.bill b
      where b.merchant_id = ${merchantCode} and b.kind = ${kind} and ${payable(tried)})
    select id from open where (period_end, depth) = (select period_end, depth from open order by period_end, depth limit 1)
    order by signed_at, contract_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** One of them, held until `tx` ends; undefined once it isn't to be paid any more. */
export async function heldIssued(tx: Tx, id: Id<'bill'>, tried: readonly string[]): Promise<BillRow | undefined> {
  const { rows } =
    await sql<BillRow>`select ${BILL} from bills.bill b where b.id = ${id} and ${payable(tried)} for update of b`.execute(
      tx,
    )
  return rows[0]
}

/** Puts a bill from one state into another, with what was paid of it by now. */
export async function stepBill(
  tx: Tx,
  bill: Pick<BillRow, 'id' | 'state'>,
  to: { state: BillState; paid?: Amount; paidAt?: Instant; decidedAt?: Instant; reason?: string },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update bills.bill set state = ${to.state}, paid = coalesce(${to.paid?.toString() ?? null}::bigint, paid),
      paid_at = coalesce(${to.paidAt === undefined ? null : new Date(to.paidAt)}::timestamptz, paid_at),
      decided_at = coalesce(${to.decidedAt === undefined ? null : new Date(to.decidedAt)}::timestamptz, decided_at),
      reason = coalesce(${to.reason ?? null}, reason)
    where id = ${bill.id} and state = ${bill.state}`.execute(tx)
  return numAffectedRows === 1n
}

/** What a line still stands as: its last version, held until `tx` ends. */
export async function heldLine(tx: Tx, lineId: Id<'bill-line'>): Promise<BillRow | undefined> {
  const { rows } =
    await sql<BillRow>`select ${BILL} from bills.bill b where b.line_id = ${lineId} order by b.version desc limit 1 for update`.execute(
      tx,
    )
  return rows[0]
}

/** The payments of a line, in their order, with the names of both sides. */
export interface PaymentRow {
  seq: number
  what: What
  from: string | null
  to: string | null
  amount: Amount
  postingKey: string
  at: Date
}
export async function paymentsOf(db: Db, lineId: Id<'bill-line'>): Promise<PaymentRow[]> {
  const { rows } =
    await sql<PaymentRow>`select p.seq, p.what, f.user_name as "from", t.user_name as "to", p.amount, p.posting_key as "postingKey", p.at
    from bills.payment p left join bills.in_members f on f.id = p.from_id left join bills.in_members t on t.id = p.to_id
    where p.line_id = ${lineId} order by p.seq`.execute(db)
  return rows
}
