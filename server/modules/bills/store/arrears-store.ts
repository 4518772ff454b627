import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A list shows so many; the sums count all. */
const MOST_SHOWN = 200

/** What a payer owes for a line. */
export interface ArrearsRow {
  line_id: Id<'bill-line'>
  merchant_id: MerchantCode
  currency: string
  payer_id: Id<'member'>
  payee_id: Id<'member'>
  amount: Amount
  left_amount: Amount
  covered_at: Date | null
  made_at: Date
  ended_at: Date | null
}

/** Keeps what a payer couldn't pay of a line; what it owed for it before is more then. */
export async function addArrears(
  tx: Tx,
  row: Pick<ArrearsRow, 'line_id' | 'merchant_id' | 'currency' | 'payer_id' | 'payee_id' | 'amount'>,
  now: Instant,
): Promise<void> {
  await sql`insert into bills.arrears (line_id, merchant_id, currency, payer_id, payee_id, amount, left_amount, made_at)
    values (${row.line_id}, ${row.merchant_id}, ${row.currency}, ${row.payer_id}, ${row.payee_id}, ${row.amount}, ${row.amount}, ${new Date(now)})
    on conflict (line_id) do update set amount = arrears.amount + excluded.amount, left_amount = arrears.left_amount + excluded.left_amount,
      ended_at = null`.execute(tx)
}

/** What somebody owes, the oldest first; nobody else collects it until `tx` ends. */
export async function heldArrears(tx: Tx, payerId: Id<'member'>): Promise<ArrearsRow[]> {
  const { rows } = await sql<ArrearsRow>`select * from bills.arrears where payer_id = ${payerId} and left_amount > 0
    order by made_at, line_id for update`.execute(tx)
  return rows
}

/** What is left of arrears. */
export async function leaveArrears(
  tx: Tx,
  lineId: Id<'bill-line'>,
  to: { amount?: Amount; left: Amount; covered?: boolean },
  now: Instant,
): Promise<void> {
  const at = new Date(now)
  await sql`update bills.arrears set left_amount = ${to.left}, amount = coalesce(${to.amount?.toString() ?? null}::bigint, amount),
      ended_at = case when ${to.left}::bigint = 0 then ${at}::timestamptz end,
      covered_at = case when ${to.covered ?? false} then ${at}::timestamptz else covered_at end
    where line_id = ${lineId}`.execute(tx)
}

/** What is left of a line's arrears. */
export async function arrearsOf(db: Db | Tx, lineId: Id<'bill-line'>): Promise<ArrearsRow | undefined> {
  const { rows } = await sql<ArrearsRow>`select * from bills.arrears where line_id = ${lineId}`.execute(db)
  return rows[0]
}

/** Who of some accounts owes anything. */
export async function owingAmong(tx: Tx, memberIds: readonly string[]): Promise<boolean> {
  const { rows } =
    await sql`select from bills.arrears where payer_id = any (${[...memberIds]}::uuid[]) and left_amount > 0 limit 1`.execute(
      tx,
    )
  return rows.length > 0
}

/** Everybody who owes and has money that can be spent, those at the top of the tree first. */
export async function payersWithMoney(db: Db, most: number, tried: readonly string[]): Promise<Id<'member'>[]> {
  const { rows } = await sql<{ id: Id<'member'> }>`select a.payer_id as id
    from (select distinct payer_id from bills.arrears where left_amount > 0 and not (payer_id = any (${[...tried]}::uuid[]))) a
    join members.for_tree m on m.id = a.payer_id
    join ledger.for_balances w on w.owner_id = a.payer_id and w.account_no = ${sql.lit(WALLET.MAIN)} and w.balance - w.held > 0
    order by cardinality(m.path), a.payer_id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What somebody owes its downlines, and is owed by its upline. */
export async function arrearsSums(db: Db | Tx, memberId: Id<'member'>): Promise<{ owed: Amount; due: Amount }> {
  const { rows } = await sql<{ owed: Amount; due: Amount }>`select
      coalesce(sum(left_amount) filter (where payer_id = ${memberId}), 0)::bigint as owed,
      coalesce(sum(left_amount) filter (where payee_id = ${memberId} and covered_at is null), 0)::bigint as due
    from bills.arrears where left_amount > 0 and (payer_id = ${memberId} or payee_id = ${memberId})`.execute(db)
  return rows[0] ?? { owed: amount(0n), due: amount(0n) }
}

/** Arrears of somebody with the bill they are of, and the name of the other side. */
export interface ShownArrears extends ArrearsRow {
  billId: Id<'bill'>
  kind: ContractKind
  day: string
  other: string
}

/** What somebody owes, or is owed, the oldest first. */
export async function arrearsWith(db: Db, memberId: Id<'member'>, side: 'OWED' | 'DUE'): Promise<ShownArrears[]> {
  const [own, other] = side === 'OWED' ? [sql`a.payer_id`, sql`a.payee_id`] : [sql`a.payee_id`, sql`a.payer_id`]
  const { rows } =
    await sql<ShownArrears>`select a.*, b.id as "billId", b.kind, to_char(b.day, 'YYYY-MM-DD') as day, m.user_name as other
    from bills.arrears a join bills.bill b on b.line_id = a.line_id and b.state <> 'ADJUSTED' join bills.in_members m on m.id = ${other}
    where ${own} = ${memberId} and a.left_amount > 0 and (${side === 'OWED'} or a.covered_at is null)
    order by a.made_at, a.line_id limit ${MOST_SHOWN}`.execute(db)
  return rows
}
