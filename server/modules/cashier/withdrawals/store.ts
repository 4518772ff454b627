import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, type Instant, later } from '@senluna/kit/time.ts'
import type { WalletNo } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Decision } from '../../risk/index.ts'
import { assertStep, assertStepped } from '../../../platform/steps.ts'
import { WITHDRAWAL_STEPS, type WithdrawalState } from './steps.ts'
import type { Amount } from '@senluna/kit/money.ts'

/** An order as it is stored, with the account it goes to. */
export interface OrderRow {
  no: string
  merchant_id: MerchantCode
  member_id: Id<'member'>
  currency: string
  amount: Amount
  fee: Amount
  account_id: Id<'payout-account'>
  /** What it takes from: the main wallet, or what is kept from play. */
  wallet: WalletNo
  state: WithdrawalState
  decision: Decision
  score: number
  auto_confirm_minutes: number
  returned: Amount
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

export const COLUMNS = sql.raw('w.*, a.kind, a.bank_code, a.number, a.holder')
export const FROM = sql.raw('payout.withdrawal w join payout.account a on a.id = w.account_id')

/** One order of a brand, or of one of its members; held until the transaction ends when `held`. */
export async function orderByNo(
  db: Db | Tx,
  key: { merchantCode: MerchantCode; memberId?: Id<'member'>; no: string },
  held = false,
): Promise<OrderRow | undefined> {
  // What is no number of an order is nobody's, whatever stands in it.
  if (!/^WD[0-9A-Z]{10}$/.test(key.no)) return undefined
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${FROM}
    where w.no = ${key.no} and w.merchant_id = ${key.merchantCode}
      and (${key.memberId ?? null}::uuid is null or w.member_id = ${key.memberId ?? null})
    ${held ? sql`for no key update of w` : sql``}`.execute(db)
  return rows[0]
}

/** What changes with a step, who takes it and what they say. */
export interface StepChange {
  by: string
  note?: string | null
  /** What its member reads; as before when absent. */
  reason?: string | null
  dueAt: Instant
}

/**
 * Takes a held order one step on and writes the step down. Fails for a step that is not in
 * WITHDRAWAL_STEPS, and when the order is not where it was read.
 */
export async function stepWithdrawal(
  tx: Tx,
  order: OrderRow,
  to: WithdrawalState,
  change: StepChange,
  now: Instant,
): Promise<void> {
  assertStep(WITHDRAWAL_STEPS, order.no, order.state, to)
  const ended = WITHDRAWAL_STEPS.ends.includes(to)
  const stepped = await sql`update payout.withdrawal set state = ${to},
      reason = ${change.reason === undefined ? order.reason : change.reason},
      due_at = ${new Date(change.dueAt)}, ended_at = ${ended ? new Date(now) : null}
    where no = ${order.no} and state = ${order.state}`.execute(tx)
  assertStepped(WITHDRAWAL_STEPS, order.no, stepped)
  await noteStep(tx, { no: order.no, state: to, by: change.by, note: change.note ?? null }, now)
}

/** A held order, by its number alone. */
export async function lockWithdrawal(tx: Tx, no: string): Promise<OrderRow> {
  const { rows } =
    await sql<OrderRow>`select ${COLUMNS} from ${FROM} where w.no = ${no} for no key update of w`.execute(tx)
  assert(rows[0], 'an order is never deleted')
  return rows[0]
}

/** Notes who looks at a held order, or that nobody does: the moment reaches the open queues. */
export async function setClaim(tx: Tx, no: string, staffId: Id<'staff'> | null, at: Instant): Promise<void> {
  await sql`update payout.withdrawal set claimed_by = ${staffId}, claimed_at = ${new Date(at)} where no = ${no}`.execute(
    tx,
  )
}

/** Nobody looks at a held order any more, and nothing is missing. */
export async function clearClaim(tx: Tx, no: string): Promise<void> {
  await sql`update payout.withdrawal set missing = '{}', claimed_by = null, claimed_at = null where no = ${no}`.execute(
    tx,
  )
}

/** Notes what is missing before a held order can be paid. */
export async function setMissing(tx: Tx, no: string, missing: readonly string[]): Promise<void> {
  await sql`update payout.withdrawal set missing = ${[...missing]}::text[] where no = ${no}`.execute(tx)
}

/** Notes what of a held order went back to its member, and why. */
export async function addReturned(tx: Tx, no: string, units: Amount, reason: string): Promise<void> {
  await sql`update payout.withdrawal set returned = returned + ${units}, reason = ${reason} where no = ${no}`.execute(
    tx,
  )
}

/** Writes a step of an order's way down. */
export async function noteStep(
  tx: Tx,
  step: { no: string; state: string; by: string; note?: string | null },
  now: Instant,
): Promise<void> {
  await sql`insert into payout.step (no, step, state, by, note, at)
    select ${step.no}, coalesce(max(step), 0) + 1, ${step.state}, ${step.by}, ${step.note ?? null}, ${new Date(now)}
    from payout.step where no = ${step.no}`.execute(tx)
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
    today: Amount
    count: number
    day: Amount
    month: Amount
    ever: Amount
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

/** Writes down an order. */
export async function insertWithdrawal(
  tx: Tx,
  row: {
    no: string
    merchantCode: MerchantCode
    memberId: Id<'member'>
    code: string
    amount: Amount
    fee: Amount
    accountId: Id<'payout-account'>
    wallet: WalletNo
    state: 'REVIEW' | 'HOLD' | 'APPROVED'
    decision: Decision
    score: number
    autoConfirmMinutes: number
    autoTakes: number
    peopleTake: number
  },
  now: Instant,
): Promise<void> {
  await sql`insert into payout.withdrawal (no, merchant_id, member_id, currency, amount, fee, account_id, wallet, state, decision, score,
      auto_confirm_minutes, due_at, created_at)
    values (${row.no}, ${row.merchantCode}, ${row.memberId}, ${row.code}, ${row.amount}, ${row.fee}, ${row.accountId}, ${row.wallet}, ${row.state},
      ${row.decision}, ${row.score}, ${row.autoConfirmMinutes},
      ${new Date(later(now, row.decision === 'AUTO' ? row.autoTakes : row.peopleTake))}, ${new Date(now)})`.execute(tx)
}
