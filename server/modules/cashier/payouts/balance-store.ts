import { sql } from 'kysely'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

interface Row {
  provider: string
  amount: Amount | null
  told_at: Date | null
  failed: boolean
}

/** Keeps what a provider answered. */
export async function keepBalance(
  db: Db,
  row: { name: string; currency: string; amount: Amount | undefined; answeredAt: Date | null; at: Date },
): Promise<void> {
  await sql`insert into payout.balance (provider, currency, amount, told_at, asked_at, failed)
          values (${row.name}, ${row.currency}, ${row.amount ?? null}::bigint, ${row.answeredAt}, ${row.at}, false)
          on conflict (provider, currency) do update set amount = excluded.amount, told_at = excluded.told_at,
            asked_at = excluded.asked_at, failed = false`.execute(db)
}

/** Notes that a provider didn't answer. */
export async function keepSilence(db: Db, name: string, currency: string, at: Date): Promise<void> {
  await sql`insert into payout.balance (provider, currency, asked_at, failed) values (${name}, ${currency}, ${at}, true)
          on conflict (provider, currency) do update set asked_at = excluded.asked_at, failed = true`.execute(db)
}

/** What the providers answered last. */
export async function lastBalances(db: Db | Tx, currency: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select provider, amount, told_at, failed from payout.balance
    where currency = ${currency}`.execute(db)
  return rows
}
