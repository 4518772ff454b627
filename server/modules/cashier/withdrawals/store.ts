import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import type { Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Decision } from '../../risk/index.ts'
import type { PartState } from '@senluna/kit/cashier/withdrawal-progress.ts'
import type { WalletNo } from '@senluna/ledger/index.ts'

export type State = Exclude<Withdrawal['state'], 'SUBMITTED' | 'RISK'>

/** An order as it is stored, with the account it goes to. */
export interface OrderRow {
  no: string
  merchant_id: MerchantCode
  member_id: Id<'member'>
  currency: string
  amount: bigint
  fee: bigint
  account_id: string
  /** What it takes from: the main wallet, or what is kept from play. */
  wallet: WalletNo
  state: State
  decision: Decision
  score: number
  auto_confirm_minutes: number
  returned: bigint
  missing: string[]
  reason: string | null
  claimed_by: string | null
  claimed_at: Date | null
  due_at: Date
  created_at: Date
  ended_at: Date | null
  kind: PayoutAccount['kind']
  bank_code: string | null
  number: string
  holder: string
}

/** A part as it is stored. */
export interface PartRow {
  no: string
  part: number
  amount: bigint
  channel_id: string
  state: PartState
  hold_key: string
  send_key: string
  bank_ref: string | null
  proof_file: string | null
  reason: string | null
  made_by: string | null
  made_at: Date
  sent_at: Date | null
  asked: number
  ask_at: Date | null
  /** Its provider has had it once. */
  heard: boolean
  /** Its provider has had it and knows it no more: people find out what became of it. */
  forgotten: boolean
  paid_at: Date | null
  confirmed_at: Date | null
  confirmed_by: 'MEMBER' | 'CLOCK' | 'STAFF' | null
}

export const COLUMNS = sql.raw('w.*, a.kind, a.bank_code, a.number, a.holder')
export const FROM = sql.raw('payout.withdrawal w join payout.account a on a.id = w.account_id')

/** One order of a brand, or of one of its members; held until the transaction ends when `held`. */
export async function orderByNo(
  db: Db | Tx,
  of: { merchantCode: MerchantCode; memberId?: Id<'member'>; no: string },
  held = false,
): Promise<OrderRow | undefined> {
  // What is no number of an order is nobody's, whatever stands in it.
  if (!/^WD[0-9A-Z]{10}$/.test(of.no)) return undefined
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${FROM}
    where w.no = ${of.no} and w.merchant_id = ${of.merchantCode}
      and (${of.memberId ?? null}::uuid is null or w.member_id = ${of.memberId ?? null})
    ${held ? sql`for no key update of w` : sql``}`.execute(db)
  return rows[0]
}

/** The parts of some orders, in order. */
export async function partsOf(db: Db | Tx, nos: readonly string[]): Promise<PartRow[]> {
  if (nos.length === 0) return []
  const { rows } =
    await sql<PartRow>`select * from payout.part where no = any(${[...nos]}::text[]) order by no, part`.execute(db)
  return rows
}

/** Takes a held order from the state it is in to another; false when it is not in it any more. */
export async function setState(
  tx: Tx,
  order: OrderRow,
  to: State,
  more: { reason?: string | null; dueAt?: Instant; ended?: boolean },
  now: Instant,
): Promise<boolean> {
  const moved = await sql`update payout.withdrawal set state = ${to},
      reason = ${more.reason === undefined ? order.reason : more.reason},
      due_at = ${more.dueAt === undefined ? order.due_at : new Date(more.dueAt)},
      ended_at = ${more.ended ? new Date(now) : null}
    where no = ${order.no} and state = ${order.state}`.execute(tx)
  return moved.numAffectedRows === 1n
}

/** Writes a step of an order's way down. */
export async function noteStep(
  tx: Tx,
  of: { no: string; state: string; by: string; note?: string | null },
  now: Instant,
): Promise<void> {
  await sql`insert into payout.step (no, step, state, by, note, at)
    select ${of.no}, coalesce(max(step), 0) + 1, ${of.state}, ${of.by}, ${of.note ?? null}, ${new Date(now)}
    from payout.step where no = ${of.no}`.execute(tx)
}

export async function stepsOf(db: Db | Tx, no: string) {
  const { rows } = await sql<{ state: string; by: string; note: string | null; at: Date }>`
    select state, by, note, at from payout.step where no = ${no} order by step`.execute(db)
  return rows
}

/** Orders that came to nothing count for no limit. */
const NOTHING = sql.raw(`('REJECTED', 'FAILED')`)

/** What a member has ordered: today, in a day, in a month, ever; and how those before went. */
export async function outOf(db: Db | Tx, memberId: Id<'member'>, today: Date, now: Instant) {
  const { rows } = await sql<{
    today: bigint
    count: number
    day: bigint
    month: bigint
    ever: bigint
    paid: number
    disputed: number
  }>`select coalesce(sum(amount) filter (where created_at >= ${today}), 0)::bigint as today,
      (count(*) filter (where created_at >= ${today}))::integer as count,
      coalesce(sum(amount) filter (where created_at > ${new Date(now - DAY)}), 0)::bigint as day,
      coalesce(sum(amount) filter (where created_at > ${new Date(now - 30 * DAY)}), 0)::bigint as month,
      coalesce(sum(amount), 0)::bigint as ever,
      (count(*) filter (where state in ('RECEIVED', 'AUTO_RECEIVED')))::integer as paid,
      (select count(*) from payout.step s join payout.withdrawal d on d.no = s.no
        where d.member_id = ${memberId} and s.state = 'DISPUTED')::integer as disputed
    from payout.withdrawal where member_id = ${memberId} and state not in ${NOTHING}`.execute(db)
  return rows[0]!
}
