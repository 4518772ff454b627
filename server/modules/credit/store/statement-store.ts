import { sql } from 'kysely'
import type { CreditState } from '@senluna/kit/agents/credit/statement-steps.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { BusinessDate, Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** What a week comes to between an account and the one above it. */
export interface Statement {
  id: Id<'credit-statement'>
  week: BusinessDate
  memberId: Id<'member'>
  uplineId: Id<'member'> | null
  generalAgentId: Id<'member'>
  merchantCode: MerchantCode
  currency: string
  /** Of the account and all below it. */
  stake: Amount
  payout: Amount
  /** What of payout − stake belongs to weeks before. */
  adjustment: Amount
  /** Above zero the account owes its upline, below zero the upline owes it. */
  owed: Amount
  state: CreditState
  madeAt: Date
  reportedAt: Date | null
  confirmedAt: Date | null
  toReset: Amount
  resets: number
}

export const STATEMENT =
  sql.raw(`s.id, to_char(s.week, 'YYYY-MM-DD') as week, s.member_id as "memberId", s.upline_id as "uplineId",
  s.general_agent_id as "generalAgentId", s.merchant_id as "merchantCode", s.currency, s.stake, s.payout, s.adjustment, s.owed, s.state,
  s.made_at as "madeAt", s.reported_at as "reportedAt", s.confirmed_at as "confirmedAt", s.to_reset as "toReset", s.resets`)

type NewStatement = Omit<Statement, 'madeAt' | 'reportedAt' | 'confirmedAt' | 'toReset' | 'resets'>

/** Writes the statements of a week. */
export async function insertStatements(tx: Tx, statements: readonly NewStatement[], now: Instant): Promise<void> {
  if (statements.length === 0) return
  const rows = statements.map((row) => ({
    ...row,
    stake: row.stake.toString(),
    payout: row.payout.toString(),
    adjustment: row.adjustment.toString(),
    owed: row.owed.toString(),
  }))
  await sql`insert into credit.statement (id, week, member_id, upline_id, general_agent_id, merchant_id, currency, stake, payout,
      adjustment, owed, state, made_at)
    select id, week, "memberId", "uplineId", "generalAgentId", "merchantCode", currency, stake, payout, adjustment, owed, state, ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id uuid, week date, "memberId" uuid, "uplineId" uuid, "generalAgentId" uuid,
      "merchantCode" text, currency text, stake bigint, payout bigint, adjustment bigint, owed bigint, state text)`.execute(
    tx,
  )
}

/** A statement, held until `tx` ends. */
export async function heldStatement(tx: Tx, id: Id<'credit-statement'>): Promise<Statement | undefined> {
  const { rows } =
    await sql<Statement>`select ${STATEMENT} from credit.statement s where s.id = ${id} for update`.execute(tx)
  return rows[0]
}

/** What a step changes beside the state. */
export interface Stepping {
  to: CreditState
  reported?: { by: string; at: Instant } | null
  confirmed?: { by: string; at: Instant }
  toReset?: Amount
}

/** Puts a held statement into another state. */
export async function stepStatement(
  tx: Tx,
  { id, state }: Pick<Statement, 'id' | 'state'>,
  { to, reported, confirmed, toReset }: Stepping,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update credit.statement set state = ${to}
      ${reported === undefined ? sql`` : sql`, reported_by = ${reported?.by ?? null}::uuid, reported_at = ${reported ? new Date(reported.at) : null}::timestamptz`}
      ${confirmed ? sql`, confirmed_by = ${confirmed.by}::uuid, confirmed_at = ${new Date(confirmed.at)}` : sql``}
      ${toReset === undefined ? sql`` : sql`, to_reset = ${toReset.toString()}`}
    where id = ${id} and state = ${state}`.execute(tx)
  return numAffectedRows === 1n
}

/** Writes that a posting has brought a wallet nearer to its credit, and what is left to do. */
export async function countReset(tx: Tx, { id, resets }: Statement, left: Amount): Promise<void> {
  await sql`update credit.statement set to_reset = ${left.toString()}, resets = ${resets + 1} where id = ${id}`.execute(
    tx,
  )
}

/** Statements that wait for their wallet to hold what is to be taken. */
export async function resetsLeft(db: Db, most: number, tried: readonly string[]): Promise<Id<'credit-statement'>[]> {
  const { rows } = await sql<{ id: Id<'credit-statement'> }>`select id from credit.statement where to_reset <> 0
      and id <> all (${[...tried]}::uuid[]) order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
