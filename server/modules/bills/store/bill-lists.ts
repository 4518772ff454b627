import { sql } from 'kysely'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { BillState } from '@senluna/kit/agents/pay/bill-states.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Place } from '../../../platform/page-key.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { BILL, type BillRow } from './bill-store.ts'

/** A bill with the names of both sides, and what its payer still owes. */
export interface NamedBill extends BillRow {
  holder: string
  payer: string | null
  arrears: Amount
}

const NAMED = sql`${BILL}, h.user_name as holder, p.user_name as payer,
    (select coalesce(sum(a.left_amount), 0)::bigint from bills.arrears a where a.line_id = b.line_id and a.covered_at is null) as arrears
  from bills.bill b join bills.in_members h on h.id = b.holder_id left join bills.in_members p on p.id = b.payer_id`

/** What a list of bills is of. */
export interface BillsAsked {
  kind: ContractKind
  side: 'RECEIVED' | 'PAID'
  memberId: Id<'member'>
  state?: BillState | undefined
  /** The beginning of the name of who receives. */
  account?: string | undefined
  from: Date
  until: Date
  after: Place<'bill'> | undefined
  size: number
}

/** The bills that somebody receives, or pays, the latest period first. */
export async function billsWith(db: Db, asked: BillsAsked): Promise<NamedBill[]> {
  const side = asked.side === 'RECEIVED' ? sql`b.holder_id` : sql`b.payer_id`
  const { rows } =
    await sql<NamedBill>`select ${NAMED} where ${side} = ${asked.memberId} and b.kind = ${asked.kind} and b.state <> 'ADJUSTED'
      and (${asked.account ?? null}::text is null or starts_with(h.user_name, ${asked.account ?? null}))
      and b.period_end > ${asked.from} and b.period_start < ${asked.until} and (${asked.state ?? null}::text is null or b.state = ${asked.state ?? null})
      and (${asked.after?.at ?? null}::timestamptz is null or (b.period_end, b.id) < (${asked.after?.at ?? null}, ${asked.after?.id ?? null}::uuid))
    order by b.period_end desc, b.id desc limit ${asked.size + 1}`.execute(db)
  return rows
}

/** What the bills of a time came to for somebody: due and paid, on both sides. */
export async function billSums(
  db: Db,
  asked: Pick<BillsAsked, 'kind' | 'memberId' | 'from' | 'until'>,
): Promise<{ received: Amount; paid: Amount }> {
  const { rows } = await sql<{ received: Amount; paid: Amount }>`select
      coalesce(sum(b.paid) filter (where b.holder_id = ${asked.memberId}), 0)::bigint as received,
      coalesce(sum(b.paid) filter (where b.payer_id = ${asked.memberId}), 0)::bigint as paid
    from bills.bill b where (b.holder_id = ${asked.memberId} or b.payer_id = ${asked.memberId}) and b.kind = ${asked.kind} and b.state <> 'ADJUSTED'
      and b.period_end > ${asked.from} and b.period_start < ${asked.until}`.execute(db)
  return rows[0]!
}

/** One bill that somebody receives or pays, any version. */
export async function billWith(db: Db, memberId: Id<'member'>, id: Id<'bill'>): Promise<NamedBill | undefined> {
  const { rows } =
    await sql<NamedBill>`select ${NAMED} where b.id = ${id} and (b.holder_id = ${memberId} or b.payer_id = ${memberId})`.execute(
      db,
    )
  return rows[0]
}

/** One bill of a brand with its holder's name, held until `tx` ends. */
export async function brandBill(
  tx: Tx,
  merchantCode: MerchantCode,
  id: Id<'bill'>,
): Promise<(BillRow & { holder: string }) | undefined> {
  const { rows } = await sql<BillRow & { holder: string }>`select ${BILL}, h.user_name as holder from bills.bill b
    join bills.in_members h on h.id = b.holder_id
    where b.id = ${id} and b.merchant_id = ${merchantCode} and b.state <> 'ADJUSTED' for update of b`.execute(tx)
  return rows[0]
}

/** Whether a brand has a bill. */
export async function isOfBrand(db: Db, merchantCode: MerchantCode, id: Id<'bill'>): Promise<boolean> {
  const { rows } = await sql`select from bills.bill where id = ${id} and merchant_id = ${merchantCode}`.execute(db)
  return rows.length > 0
}

/** Which bills of a brand a list is of. */
export interface BrandBillsAsked {
  merchantCode: MerchantCode
  name: string | undefined
  kind: ContractKind | undefined
  state: BillState | undefined
  /** Only those of which a payer still owes something. */
  isOwed: boolean
  after: Place<'bill'> | undefined
  size: number
}

/** Bills of a brand as they stand, the latest period first. */
export async function brandBills(db: Db, asked: BrandBillsAsked): Promise<NamedBill[]> {
  const { merchantCode, name, kind, state, isOwed, after, size } = asked
  const { rows } = await sql<NamedBill>`select ${NAMED} where b.merchant_id = ${merchantCode} and b.state <> 'ADJUSTED'
      and (${kind ?? null}::text is null or b.kind = ${kind ?? null}) and (${state ?? null}::text is null or b.state = ${state ?? null})
      and (${name ?? null}::text is null or h.user_name = ${(name ?? '').trim().toLowerCase()})
      and (not ${isOwed} or exists (select from bills.arrears a where a.line_id = b.line_id and a.left_amount > 0 and a.covered_at is null))
      and (${after?.at ?? null}::timestamptz is null or (b.period_end, b.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by b.period_end desc, b.id desc limit ${size + 1}`.execute(db)
  return rows
}

/** The bills that a holder pays of the same time and kind: where its money went. */
export async function billsBelow(db: Db, bill: NamedBill): Promise<NamedBill[]> {
  const { rows } =
    await sql<NamedBill>`select ${NAMED} where b.payer_id = ${bill.holder_id} and b.kind = ${bill.kind} and b.state <> 'ADJUSTED'
    and b.period_end > ${bill.period_start} and b.period_end <= ${bill.period_end} order by b.signed_at, b.contract_id limit 200`.execute(
      db,
    )
  return rows
}

/** The versions of a line, the first one first. */
export async function versionsOf(
  db: Db,
  lineId: Id<'bill-line'>,
): Promise<{ id: Id<'bill'>; version: number; gross: Amount; computedAt: Date }[]> {
  const { rows } = await sql<{ id: Id<'bill'>; version: number; gross: Amount; computedAt: Date }>`
    select id, version, gross, computed_at as "computedAt" from bills.bill where line_id = ${lineId} order by version`.execute(
    db,
  )
  return rows
}

/** The bills of a contract's day, in their order. */
export async function billsOfDay(
  db: Db,
  memberId: Id<'member'>,
  kind: ContractKind,
  day: string,
): Promise<NamedBill[]> {
  const { rows } =
    await sql<NamedBill>`select ${NAMED} where b.holder_id = ${memberId} and b.kind = ${kind} and b.day = ${day}::date
    and b.state <> 'ADJUSTED' order by b.period_start`.execute(db)
  return rows
}
