import { sql } from 'kysely'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { CREDIT_GIVEN, WALLET } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { BOOK, WAGER_STATUS } from '../wagers/index.ts'
import { treasuryOf } from '../wallet/index.ts'

/** What a standing is made of. */
export const STANDING = [
  'MAIN',
  'LOCKED',
  'VENDOR',
  'DEBT',
  'SUSPENSE',
  'CREDIT',
  'HELD',
  'WITHDRAWALS',
  'OPEN_BETS',
  'WORST_CASE',
  'HOUSE',
] as const
export type Liability = Readonly<Record<(typeof STANDING)[number], bigint>>

/** Wallets at vendors have the numbers from here on. */
const FIRST_VENDOR = 100

/** The most that open bets of a brand may pay, in a currency: the families of games say it. */
export type WorstCase = (db: Db | Tx, merchantCode: MerchantCode, currency: string) => Promise<bigint>

/**
 * What a brand owes and risks at this moment, in its own currency, from balances alone. Cost: one
 * read of every wallet of the brand.
 */
export async function standingNow(
  db: Db | Tx,
  { merchantCode, currency: { code } }: Brand,
  worstCase: WorstCase,
): Promise<Liability> {
  const worst = await worstCase(db, merchantCode, code)
  const { rows } = await sql<Liability>`with wallets as (
      select a.account_no as no, sum(a.balance) as balance, sum(a.held) as held from ledger.for_balances a
      join members.for_reports m on m.id = a.owner_id and m.merchant_id = ${merchantCode}
      where a.currency = ${code} group by 1)
    select coalesce(sum(balance) filter (where no = ${sql.lit(WALLET.MAIN)}), 0)::bigint as "MAIN",
      coalesce(sum(balance) filter (where no = ${sql.lit(WALLET.LOCKED)}), 0)::bigint as "LOCKED",
      coalesce(sum(balance) filter (where no >= ${sql.lit(FIRST_VENDOR)}), 0)::bigint as "VENDOR",
      coalesce(sum(balance) filter (where no = ${sql.lit(WALLET.DEBT)}), 0)::bigint as "DEBT",
      (select coalesce(sum(balance), 0)::bigint from ledger.for_balances where owner_id = ${treasuryOf(merchantCode)} and currency = ${code}) as "SUSPENSE",
      coalesce(sum(held), 0)::bigint as "HELD",
      (select coalesce(sum(owed), 0)::bigint from payout.for_owed where merchant_id = ${merchantCode} and currency = ${code}) as "WITHDRAWALS",
      (select coalesce(sum(w.stake), 0)::bigint from wagers.for_late_hours l
        join members.for_reports m on m.id = l.owner_id and m.merchant_id = ${merchantCode}
        join wagers.for_record w on w.owner_id = l.owner_id and w.placed_at >= l.hour and w.placed_at < l.hour + interval '1 hour'
        where l.settled_to is null and w.status = ${sql.lit(WAGER_STATUS.OPEN)} and w.book = ${sql.lit(BOOK.REAL)} and w.currency = ${code}) as "OPEN_BETS",
      ${worst.toString()}::bigint as "WORST_CASE",
      (select coalesce(sum(balance), 0)::bigint from ledger.for_house
        where merchant_id = ${merchantCode} and currency = ${code} and code = ${CREDIT_GIVEN}) as "CREDIT",
      (select -coalesce(sum(balance), 0)::bigint from ledger.for_house
        where merchant_id = ${merchantCode} and currency = ${code} and code <> ${CREDIT_GIVEN}) as "HOUSE"
    from wallets`.execute(db)
  return rows[0]!
}

/** Whether the standing at a day's end was kept. */
export async function isKept(db: Db, merchantCode: MerchantCode, day: string): Promise<boolean> {
  const { rows } =
    await sql`select from reports.liability where merchant_id = ${merchantCode} and day = ${day}::date limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** Keeps the standing at a day's end; the first one stays. */
export async function keepStanding(
  tx: Tx,
  { merchantCode, currency: { code } }: Brand,
  day: string,
  standing: Liability,
  now: Instant,
): Promise<void> {
  await sql`insert into reports.liability (merchant_id, day, currency, kind, amount, at)
    select ${merchantCode}, ${day}::date, ${code}, s.kind, s.amount, ${new Date(now)}
    from unnest(${[...STANDING]}::text[], ${STANDING.map((kind) => standing[kind].toString())}::bigint[]) as s (kind, amount)
    on conflict do nothing`.execute(tx)
}

/** The standings that were kept of some days, the latest first. */
export async function standingsOf(
  db: Db,
  { merchantCode, currency: { code } }: Brand,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; at: Date; standing: Liability }[]> {
  const { rows } = await sql<{ day: string; at: Date; kinds: Record<string, string> }>`
    select to_char(day, 'YYYY-MM-DD') as day, min(at) as at, jsonb_object_agg(kind, amount::text) as kinds from reports.liability
    where merchant_id = ${merchantCode} and currency = ${code} and day between ${from}::date and ${to}::date
    group by 1 order by 1 desc`.execute(db)
  return rows.map(({ day, at, kinds }) => ({ day, at, standing: standingOf(kinds) }))
}

/** A kind that wasn't kept yet when the day ended is nothing. */
const standingOf = (kinds: Readonly<Record<string, string>>): Liability => {
  const amountOf = (kind: (typeof STANDING)[number]) => BigInt(kinds[kind] ?? '0')
  return {
    MAIN: amountOf('MAIN'),
    LOCKED: amountOf('LOCKED'),
    VENDOR: amountOf('VENDOR'),
    DEBT: amountOf('DEBT'),
    SUSPENSE: amountOf('SUSPENSE'),
    CREDIT: amountOf('CREDIT'),
    HELD: amountOf('HELD'),
    WITHDRAWALS: amountOf('WITHDRAWALS'),
    OPEN_BETS: amountOf('OPEN_BETS'),
    WORST_CASE: amountOf('WORST_CASE'),
    HOUSE: amountOf('HOUSE'),
  }
}
