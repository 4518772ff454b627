import { sql } from 'kysely'
import type { TeamTotals } from '@senluna/kit/agents/pay/reckon.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { allowMinutes, type Tx } from '../../../platform/database/db.ts'
import { figuresByDay, type TeamAsked } from './figure-store.ts'
import { totalsFrom, totalsOfRow, type TotalsRow } from './total-store.ts'

const FIGURES = sql.raw(
  '"memberId", product, counts, "validBet", stake, payout, rebates, bonuses, wages, "paymentFees"',
)
const COLUMNS = sql.raw('member_id, product, counts, valid_bet, stake, payout, rebates, bonuses, wages, payment_fees')

/**
 * Works out what many teams did in times of whole days and keeps it in the database until `tx`
 * ends, by the place of each in `asked`. Of a hundred thousand accounts it is millions of rows,
 * which no process should hold.
 */
export async function stageFigures(tx: Tx, brand: Brand, asked: readonly TeamAsked[]): Promise<void> {
  await allowMinutes(tx, 10)
  await sql`drop table if exists pg_temp.staged_figure`.execute(tx)
  await sql`set local work_mem = '64MB'`.execute(tx)
  // It takes each stay of a member for many, and would sort everything there is.
  await sql`set local enable_mergejoin = off`.execute(tx)
  await sql`create temp table staged_figure on commit drop as ${figuresByDay(brand, asked)}`.execute(tx)
  await sql`set local enable_mergejoin = on`.execute(tx)
  await sql`analyze pg_temp.staged_figure`.execute(tx)
}

/**
 * What each of them came to, by its place; `leasts` is what makes a member of each active. Cost:
 * one read of all that is staged.
 */
export async function stagedTotals(tx: Tx, leasts: readonly Amount[]): Promise<ReadonlyMap<number, TeamTotals>> {
  const { rows } = await sql<TotalsRow>`${totalsFrom(sql`pg_temp.staged_figure`, leasts)}`.execute(tx)
  return new Map(rows.map((row) => [row.key, totalsOfRow(row)]))
}

/** Writes what bills come of, each by the place of its team. */
export async function insertStaged(tx: Tx, bills: readonly { id: Id<'bill'>; key: number }[]): Promise<void> {
  await sql`insert into bills.figure (bill_id, ${COLUMNS}) select b.id, ${FIGURES}
    from unnest(${bills.map(({ id }) => id)}::uuid[], ${bills.map(({ key }) => key)}::integer[]) as b (id, key)
    join pg_temp.staged_figure s on s.key = b.key`.execute(tx)
}

/** The bills whose figures are not what is staged at their places, as places. */
export async function stagedThatDiffer(tx: Tx, billIds: readonly Id<'bill'>[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ key: number }>`
    select distinct coalesce(s.key, b.key) as key from (select key, "memberId" as member_id, product, counts, "validBet" as valid_bet, stake, payout,
        rebates, bonuses, wages, "paymentFees" as payment_fees from pg_temp.staged_figure) s
    full join (select (k.place - 1)::integer as key, ${COLUMNS} from unnest(${[...billIds]}::uuid[]) with ordinality as k (bill_id, place)
      join bills.figure f on f.bill_id = k.bill_id) b on (b.key, b.member_id, b.product) = (s.key, s.member_id, s.product)
    where (s.counts, s.valid_bet, s.stake, s.payout, s.rebates, s.bonuses, s.wages, s.payment_fees)
      is distinct from (b.counts, b.valid_bet, b.stake, b.payout, b.rebates, b.bonuses, b.wages, b.payment_fees)`.execute(
    tx,
  )
  return new Set(rows.map(({ key }) => key))
}
