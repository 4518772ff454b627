import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Part, Scope } from './rebates.ts'
import { sumTeams } from './team-store.ts'

/** The number of what became of a payment. */
export const PAYMENT_STATE = { POSTED: 0, REFUSED: 1 } as const

/** Whoever works at a scope holds it until the end of their transaction. */
export const lockScope = (tx: Tx, scope: Scope) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`rebates ${scope}`}, 0))`.execute(tx)

/**
 * Puts what a scope comes to in place of what it came to before, with what of it is whose team's.
 * `zone` is the one of the day.
 */
export async function writeParts(
  tx: Tx,
  scope: Scope,
  { day, zone }: { day: string; zone: string },
  parts: readonly Part[],
): Promise<void> {
  await sql`delete from rebates.part where scope = ${scope}`.execute(tx)
  const column = <Value>(valueOf: (part: Part) => Value) => parts.map(valueOf)
  await sql`insert into rebates.part (scope, beneficiary_id, source_id, product, currency, merchant_id, day, base, amount)
    select ${scope}, p.beneficiary_id, p.source_id, p.product, p.currency, p.merchant_id, ${day}::date, p.base, p.amount
    from unnest(${column(({ beneficiary }) => beneficiary)}::uuid[], ${column(({ source }) => source)}::uuid[],
      ${column(({ product }) => product)}::text[], ${column(({ currency }) => currency)}::text[], ${column(({ merchantCode }) => merchantCode)}::text[],
      ${column(({ base }) => base.toString())}::bigint[], ${column((part) => part.amount.toString())}::bigint[])
    as p (beneficiary_id, source_id, product, currency, merchant_id, base, amount)`.execute(tx)
  await sumTeams(tx, scope, zone)
}

/**
 * What an account is still to get of a scope, or to give back; with how many payments there were.
 */
export interface Due {
  beneficiary: Id<'member'>
  merchantCode: MerchantCode
  currency: string
  amount: Amount
  /** Whether it is for its own bets. */
  own: boolean
  payments: number
}

/** Whom a scope still owes, or who owes it: what was worked out less what was posted. */
export async function duesOf(tx: Tx, scope: Scope): Promise<Due[]> {
  const { rows } = await sql<Due>`with wanted as (
      select beneficiary_id, currency, beneficiary_id = source_id as own, merchant_id, sum(amount)::bigint as amount
      from rebates.part where scope = ${scope} group by 1, 2, 3, 4),
    done as (
      select beneficiary_id, currency, own, min(merchant_id) as merchant_id, sum(amount)::bigint as amount, count(*)::integer as payments
      from rebates.posted where scope = ${scope} group by 1, 2, 3)
    select beneficiary_id as beneficiary, currency, own, coalesce(w.merchant_id, d.merchant_id) as "merchantCode",
      coalesce(w.amount, 0) - coalesce(d.amount, 0) as amount, coalesce(d.payments, 0) as payments
    from wanted w full join done d using (beneficiary_id, currency, own)
    where coalesce(w.amount, 0) <> coalesce(d.amount, 0) order by own desc, beneficiary_id, currency`.execute(tx)
  return rows
}

/** Keeps what was posted, or refused by the wallet. */
export async function keepPayments(
  tx: Tx,
  scope: Scope,
  payments: readonly (Due & { state: number })[],
  now: Instant,
): Promise<void> {
  if (payments.length === 0) return
  const column = <Value>(valueOf: (payment: Due & { state: number }) => Value) => payments.map(valueOf)
  await sql`insert into rebates.posted (scope, beneficiary_id, currency, own, seq, merchant_id, amount, state, at)
    select ${scope}, p.beneficiary_id, p.currency, p.own, p.seq, p.merchant_id, p.amount, p.state, ${new Date(now)}
    from unnest(${column(({ beneficiary }) => beneficiary)}::uuid[], ${column(({ currency }) => currency)}::text[],
      ${column(({ own }) => own)}::boolean[], ${column((payment) => payment.payments)}::integer[], ${column(({ merchantCode }) => merchantCode)}::text[],
      ${column((payment) => payment.amount.toString())}::bigint[], ${column(({ state }) => state)}::smallint[])
    as p (beneficiary_id, currency, own, seq, merchant_id, amount, state)`.execute(tx)
}

/** Which of some accounts have a debt of their main wallet. */
export async function debtorsAmong(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<ReadonlySet<Id<'member'>>> {
  const { rows } = await sql<{ id: Id<'member'> }>`select owner_id as id from ledger.for_balances
    where owner_id = any (${[...memberIds]}::uuid[]) and account_no = ${sql.lit(WALLET.DEBT)} and balance < 0`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
